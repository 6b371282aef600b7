/** How fast this screen shows what happens: a preference of the reader, kept in this browser. */
import { store as kept } from "./keyring";

type Store = Pick<Storage, "getItem" | "setItem">;

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED = "chrysalide.speed";
const PAUSE = "chrysalide.pause";
/** How much longer everything stays. */
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4 };
/** Milliseconds of rest before a bot acts, for those who like to follow. */
const RESTS: Record<Speed, number> = { slow: 900, normal: 0, fast: 0 };

export class Pace {
  speed = $state<Speed>("normal");
  /** After a bot's turn, wait for the reader before the next one is shown. */
  pause = $state(false);

  constructor(private readonly store: Store = kept) {
    const speed = store.getItem(SPEED);
    this.speed = SPEEDS.find((one) => one === speed) ?? "normal";
    this.pause = store.getItem(PAUSE) === "on";
  }

  get factor(): number {
    return FACTORS[this.speed];
  }

  get rest(): number {
    return RESTS[this.speed];
  }

  /** Of animations: 1 as they were drawn. */
  get rate(): number {
    return 1 / this.factor;
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    this.store.setItem(SPEED, speed);
  }

  wait(pause: boolean): void {
    this.pause = pause;
    this.store.setItem(PAUSE, pause ? "on" : "off");
  }
}

export const pace = new Pace();
