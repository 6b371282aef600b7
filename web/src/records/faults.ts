/** What is wrong with an imported record, and where. */
import type { Message } from "$web/net/protocol";

/** Bytes that the site accepts at most. */
export const LARGEST = 4_000_000;
const AROUND = 2;
const WIDEST = 120;

/** What to do about each kind of damage; for all others, get the file again. */
const ADVICE: Record<string, string> = {
  "error-record-foreign": "record-advice-foreign",
  "error-record-empty": "record-advice-foreign",
  "error-record-binary": "record-advice-foreign",
  "error-too-large": "record-advice-foreign",
  "error-record-long": "record-advice-foreign",
  "error-record-format": "record-advice-version",
  "error-record-rules": "record-advice-version",
  "error-record-game": "record-advice-version",
  "error-record-masked": "record-advice-masked",
  "error-record-changed": "record-advice-edited",
  "error-record-entry": "record-advice-edited",
  "error-record-seat": "record-advice-edited",
  "error-record-setting": "record-advice-edited",
  "error-record-result": "record-advice-edited",
};

export const adviceFor = (message: Message | null): string => ADVICE[message?.id ?? ""] ?? "record-advice-again";

/** The line of the file that a refusal refers to, counted from 1. */
export function faultyLine(text: string, message: Message | null): number | null {
  const { line, number } = message?.args ?? {};
  if (typeof line === "number") return line;
  return typeof number === "number" ? lineOfEntry(text, number) : null;
}

/** Entries follow the first empty line; empty lines and comments do not count. */
function lineOfEntry(text: string, number: number): number | null {
  const lines = split(text);
  const head = lines.indexOf("");
  let entries = 0;
  const found = lines.findIndex(
    (line, at) => at > head && line !== "" && !line.startsWith("#") && ++entries === number,
  );
  return head < 0 || found < 0 ? null : found + 1;
}

const split = (text: string) =>
  text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());

export interface Line {
  number: number;
  text: string;
  faulty: boolean;
}

/** The faulty line with those around it. */
export function excerpt(text: string, faulty: number): Line[] {
  const first = Math.max(1, faulty - AROUND);
  const lines = split(text).slice(first - 1, faulty + AROUND);
  return lines.map((line, at) => ({ number: first + at, text: line.slice(0, WIDEST), faulty: first + at === faulty }));
}
