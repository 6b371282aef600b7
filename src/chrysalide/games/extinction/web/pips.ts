/** The pips of a die, in the shape of a seat. */
const SHAPES: ((x: number, y: number) => string)[] = [
  (x, y) => `M${x - 3.7} ${y}a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0Z`,
  (x, y) => `M${x - 3.3} ${y - 3.3}h6.6v6.6h-6.6Z`,
  (x, y) => `M${x} ${y - 4.2}L${x + 4.4} ${y + 3.5}H${x - 4.4}Z`,
  (x, y) => `M${x} ${y - 4.7}L${x + 4.7} ${y}L${x} ${y + 4.7}L${x - 4.7} ${y}Z`,
  (x, y) => `M${x - 1.5} ${y - 4.2}h3v2.7h2.7v3h-2.7v2.7h-3v-2.7h-2.7v-3h2.7Z`,
];
const PLACES: [number, number][][] = [
  [],
  [[20, 20]],
  [
    [12, 12],
    [28, 28],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [12, 10.5],
    [28, 10.5],
    [12, 20],
    [28, 20],
    [12, 29.5],
    [28, 29.5],
  ],
];
export const pips = (seat: number | null, value: number): string =>
  (PLACES[value] ?? []).map(([x, y]) => SHAPES[(seat ?? 0) % 5]!(x, y)).join("");
