/** Starts the workers: the desk at once, the thinker when it is asked something or the table has had time to appear. */
import { home } from "$web/shell/place";
import { Device } from "./device";
import type { News, Start } from "./messages";

/** On a slow device the two would take the processor from each other. */
const LATER_MS = 3000;

interface Started {
  device: Device;
  kept: boolean;
  /** Another thinker in the place of one that has failed; it answers what that one was asked. */
  think: () => void;
}

/** What can happen later. */
interface Failures {
  /** Nobody thinks any more, until `think` is called. */
  stopped: () => void;
  /** Nobody answers any more: all of this has to be started again. */
  lost: () => void;
}

export async function start(
  site: string | null,
  progress: (share: number) => void,
  { stopped, lost }: Failures,
): Promise<Started> {
  const { port1, port2 } = new MessageChannel();
  const desk = new Worker(new URL("./desk.worker.ts", import.meta.url), { type: "module", name: "desk" });
  const device = new Device(desk);
  let asked = false;
  let wake = () => {
    asked = true; // before the desk has said that it is ready
  };
  const { kept, thawed } = await new Promise<{ kept: boolean; thawed: boolean }>((resolve, reject) => {
    desk.onerror = ({ message }) => reject(new Error(message));
    desk.onmessage = ({ data }: MessageEvent<News | string>) => {
      if (typeof data === "string") device.hear(data);
      else if ("progress" in data) progress(data.progress);
      else if ("ready" in data) resolve(data.ready);
      else if ("asks" in data) wake();
      else reject(new Error(data.failed));
    };
    begin(desk, site, port1);
  }).catch((error: unknown) => {
    desk.terminate();
    throw error;
  });
  let thinker: Worker | undefined;
  wake = () => {
    clearTimeout(later);
    thinker ??= startThinker(site, port2, stopped, () => !thawed && keepStarted());
  };
  const later = setTimeout(() => wake(), LATER_MS);
  if (asked) wake();
  desk.onerror = () => {
    clearTimeout(later);
    desk.terminate();
    thinker?.terminate();
    device.end();
    lost();
  };
  const think = () => {
    thinker?.terminate();
    const { port1, port2 } = new MessageChannel();
    desk.postMessage(port1, [port1]);
    thinker = startThinker(site, port2, stopped);
  };
  return { device, kept, think };
}

function startThinker(site: string | null, port: MessagePort, stopped: () => void, ready?: () => void): Worker {
  const thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: "thinker" });
  thinker.onerror = stopped;
  thinker.onmessage = ({ data }: MessageEvent<News>) => {
    if ("failed" in data) stopped();
    else if ("ready" in data) ready?.();
  };
  begin(thinker, site, port);
  return thinker;
}

/** When all that this visit needs is there. The worker ends by itself. */
function keepStarted(): void {
  new Worker(new URL("./freezer.worker.ts", import.meta.url), { type: "module", name: "freezer" }).postMessage(home);
}

function begin(worker: Worker, site: string | null, port: MessagePort): void {
  worker.postMessage({ home, site, port } satisfies Start, [port]);
}
