/** Where bots think, hints are found and matches are reviewed: one question after the other. */
import type { News, Start, Thought } from "./messages";
import { PLACE, startPython } from "./python";

const tell = (news: News) => postMessage(news);

onmessage = ({ data }: MessageEvent<Start>) =>
  void start(data).catch((error: unknown) => tell({ failed: String(error) }));

async function start({ home, port }: Start): Promise<void> {
  const { python, thawed } = await startPython(home, (progress) => tell({ progress }));
  // Compiled rules, if the archive has them; otherwise they are interpreted.
  python.runPython(`
import runpy, pathlib
package = pathlib.Path("${PLACE}/chrysalide")
runpy.run_path(str(package / "wasm/taking.py"))["take"](package)`);
  const { answer_question, is_lost } = python.pyimport("chrysalide.local.thinking") as {
    answer_question: (question: string) => string;
    is_lost: (question: string, answer: string) => boolean;
  };
  // What was asked before waits in the port.
  port.onmessage = ({ data: [number, question] }: MessageEvent<Thought>) => {
    const answer = answer_question(question);
    if (is_lost(question, answer)) tell({ failed: answer });
    else port.postMessage([number, answer] satisfies Thought);
  };
  tell({ ready: { kept: false, thawed } });
}
