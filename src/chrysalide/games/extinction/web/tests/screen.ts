/** jsdom lays nothing out: the width of the screen is said here. Imported before what asks for it. */
export const screen = { small: false, wide: false };

const about = (query: string): object => ({
  get matches() {
    return query.includes("max-width") ? screen.small : screen.wide;
  },
  addEventListener() {},
  removeEventListener() {},
});
globalThis.matchMedia = about as typeof matchMedia;
