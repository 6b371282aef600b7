/** A link as a QR code, made in the browser: secrets after `#` are not sent anywhere. */
import { encode } from "uqr";

export interface Code {
  /** Modules on a side, without the quiet zone. */
  size: number;
  /** The dark modules as one path, a row's run at a time. */
  path: string;
}

export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return {
    size,
    path: data
      .map((row, y) =>
        runs(row)
          .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
          .join(""),
      )
      .join(""),
  };
}

/** Where the dark runs of a row begin, and how long each is. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
