/** Where bots think, hints are found and matches are reviewed: one question after the other. */
import type { News, Start, Thought } from "./messages";
import { startPython } from "./python";

const tell = (news: News) => postMessage(news);

onmessage = ({ data }: MessageEvent<Start>) =>
  void start(data).catch((error: unknown) => tell({ failed: String(error) }));

async function start({ home, port }: Start): Promise<void> {
  const python = await startPython(home, (progress) => tell({ progress }));
  const { answer_question } = python.pyimport("chrysalide.local.thinking") as {
    answer_question: (question: string) => string;
  };
  // What was asked before waits in the port.
  port.onmessage = ({ data: [number, question] }: MessageEvent<Thought>) =>
    port.postMessage([number, answer_question(question)] satisfies Thought);
  tell({ ready: { kept: false } });
}
