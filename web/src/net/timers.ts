/** The browser's clock and timers; tests pass their own. */
export interface Timers {
  now: () => number;
  after: (ms: number, run: () => void) => unknown;
  cancel: (handle: unknown) => void;
}

export const clock: Timers = {
  now: () => performance.now(),
  after: (ms, run) => setTimeout(run, ms),
  cancel: (handle) => clearTimeout(handle as number),
};
