/** The desk of this device: the site's own tables in Python, beside the page. */
import { Asking } from "./asking";
import type { News, Start } from "./messages";
import { startPython } from "./python";
import { Store } from "./store";

type Open = (
  store: Store | undefined,
  think: (question: string) => Promise<string>,
  post: (text: string) => void,
  site: string | undefined,
) => Promise<(text: string) => void>;

const tell = (news: News) => postMessage(news);

onmessage = ({ data }: MessageEvent<Start>) =>
  void start(data).catch((error: unknown) => tell({ failed: String(error) }));

async function start({ home, site, port }: Start): Promise<void> {
  const { python, thawed } = await startPython(home, (progress) => tell({ progress }));
  const store = await Store.open().catch(() => undefined);
  const { open_desk } = python.pyimport("chrysalide.local.posted") as { open_desk: Open };
  // Questions go to the other worker, so that a table answers while a bot thinks.
  const asking = new Asking(port);
  const receive = await open_desk(
    store,
    (question) => {
      tell({ asks: true });
      return asking.ask(question);
    },
    (text) => postMessage(text),
    site ?? undefined,
  );
  onmessage = ({ data }: MessageEvent<string | MessagePort>) =>
    typeof data === "string" ? receive(data) : asking.take(data);
  tell({ ready: { kept: store !== undefined, thawed } });
}
