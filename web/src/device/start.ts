/** Starts the two workers: the desk at once, the thinker as soon as the desk no longer needs the network. */
import { home } from "$web/shell/place";
import { Device } from "./device";
import type { News, Start } from "./messages";

interface Started {
  device: Device;
  kept: boolean;
  /** Another thinker in the place of one that has failed; it answers what that one was asked. */
  think: () => void;
}

/** `stopped`: nobody thinks any more, until `think` is called. */
export async function start(
  site: string | null,
  progress: (share: number) => void,
  stopped: () => void,
): Promise<Started> {
  const { port1, port2 } = new MessageChannel();
  const desk = new Worker(new URL("./desk.worker.ts", import.meta.url), { type: "module", name: "desk" });
  const device = new Device(desk);
  const kept = await new Promise<boolean>((resolve, reject) => {
    desk.onerror = ({ message }) => reject(new Error(message));
    desk.onmessage = ({ data }: MessageEvent<News | string>) => {
      if (typeof data === "string") device.hear(data);
      else if ("progress" in data) progress(data.progress);
      else if ("ready" in data) resolve(data.ready.kept);
      else reject(new Error(data.failed));
    };
    begin(desk, site, port1);
  });
  let thinker = startThinker(site, port2, stopped);
  const think = () => {
    thinker.terminate();
    const { port1, port2 } = new MessageChannel();
    desk.postMessage(port1, [port1]);
    thinker = startThinker(site, port2, stopped);
  };
  return { device, kept, think };
}

function startThinker(site: string | null, port: MessagePort, stopped: () => void): Worker {
  const thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: "thinker" });
  thinker.onerror = stopped;
  thinker.onmessage = ({ data }: MessageEvent<News>) => {
    if ("failed" in data) stopped();
  };
  begin(thinker, site, port);
  return thinker;
}

function begin(worker: Worker, site: string | null, port: MessagePort): void {
  worker.postMessage({ home, site, port } satisfies Start, [port]);
}
