/** What a cell is told that only shows what it looks like. */
export const still = {
  moved: false,
  entering: false,
  lit: false,
  taken: true,
  looked: false,
  hinted: false,
  landing: null,
  below: 0,
  mine: false,
};
