/** Starts Python once more, behind a table that is already played at, and keeps it for the next visits. */
import { freezePython } from "./python";

/** Where nothing can be kept, or there is no room, the next visit starts as this one did. */
onmessage = ({ data }: MessageEvent<string>) =>
  void freezePython(data)
    .catch(() => {})
    .finally(close);
