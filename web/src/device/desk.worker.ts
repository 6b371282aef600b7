/** The desk of this device: the site's own tables in Python, beside the page. */
import type { News, Start, Thought } from "./messages";
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
  const python = await startPython(home, (progress) => tell({ progress }));
  const store = await Store.open().catch(() => undefined);
  const { open_desk } = python.pyimport("chrysalide.local.posted") as { open_desk: Open };
  const receive = await open_desk(store, asking(port), (text) => postMessage(text), site ?? undefined);
  onmessage = ({ data }: MessageEvent<string>) => receive(data);
  tell({ ready: { kept: store !== undefined } });
}

/** Questions go to the other worker, so that a table answers while a bot thinks. */
function asking(port: MessagePort): (question: string) => Promise<string> {
  const waiting = new Map<number, (answer: string) => void>();
  let last = 0;
  port.onmessage = ({ data: [number, answer] }: MessageEvent<Thought>) => {
    waiting.get(number)?.(answer);
    waiting.delete(number);
  };
  return (question) =>
    new Promise((resolve) => {
      waiting.set((last += 1), resolve);
      port.postMessage([last, question] satisfies Thought);
    });
}
