/** Twelve butterflies to sit at a table with: the right half of each, around the body at 0 0; the left half mirrors it. */
export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

export interface Drawing {
  /** The paper behind it. */
  ground: string;
  fore: string;
  hind: string;
  tints: readonly [fore: string, hind: string];
  body: string;
  /** Night flyers have feathered antennae. */
  feathers?: boolean;
  /** The pattern, clipped at the edges of the wings. */
  pattern: readonly Stroke[];
}

const fill = (d: string, colour: string): Stroke => ({ d, fill: colour });
const line = (d: string, colour: string, width = 1.2): Stroke => ({ d, line: colour, width });
/** Round spots of one size. */
const spots = (places: readonly (readonly [number, number])[], colour: string, size: number): Stroke =>
  line(places.map(([x, y]) => `M${x} ${y}h.01`).join(""), colour, size);

const FORE = "M0-3C4-13 14-23 25-23C29-21 27-10 23-4C19 1 8 3 0 2Z";
const HIND = "M0 0C8 1 17-1 21 3C24 9 21 18 13 22C7 22 2 14 0 7Z";
const ROUND_FORE = "M0-3C3-12 11-21 21-20C26-17 26-7 22-2C17 2 8 3 0 2Z";
const ROUND_HIND = "M0 0C8 0 17-2 20 4C22 11 17 19 10 20C5 19 1 13 0 7Z";

export const AVATARS = {
  morpho: {
    ground: "#dcebd3",
    fore: FORE,
    hind: HIND,
    tints: ["#2d7fd6", "#2d7fd6"],
    body: "#1a2036",
    pattern: [
      fill("M1-2C6-10 12-16 18-18C21-13 20-7 17-3C12 0 6 1 1 1Z", "#63bdf5"),
      fill("M2 2C8 3 13 2 16 5C17 10 15 14 11 16C7 15 4 9 2 5Z", "#63bdf5"),
      fill("M11-24L31-26L30 2L20 1C24-6 24-14 21-18C18-19 15-18 9-16Z", "#182541"),
      fill("M23-2L27 4L24 20L12 26L7 20C14 20 19 14 19 7Z", "#182541"),
      spots(
        [
          [24.6, -15],
          [24, -10],
          [22.4, -5.5],
        ],
        "#f4f8ff",
        2.2,
      ),
      spots(
        [
          [20.6, 9],
          [18.4, 14],
          [14.5, 18],
        ],
        "#f4f8ff",
        1.8,
      ),
    ],
  },
  monarch: {
    ground: "#e4eccf",
    fore: FORE,
    hind: HIND,
    tints: ["#ec8420", "#ec8420"],
    body: "#221a16",
    pattern: [
      fill("M9-18L30-27L29 3L20 2C23-5 21-12 17-15C14-16 11-15 6-12Z", "#2a1d18"),
      fill("M20-1L27 2L25 20L12 26L5 18C13 19 18 13 18 6Z", "#2a1d18"),
      line("M0-2C7-6 13-10 18-13M0 0C8-3 14-5 21-6M0 1C8 1 14 0 21-1", "#2a1d18", 1.5),
      line("M0 3C8 4 13 5 19 6M1 4C7 8 11 11 16 15M1 5C4 10 7 14 9 19", "#2a1d18", 1.5),
      spots(
        [
          [25, -19],
          [25.2, -14],
          [24, -9],
          [22.2, -4],
          [20.5, -18.5],
          [17.5, -16.8],
        ],
        "#fff6e6",
        2,
      ),
      spots(
        [
          [20.8, 7],
          [19.4, 12],
          [16.2, 17],
          [11.8, 20],
        ],
        "#fff6e6",
        1.8,
      ),
    ],
  },
  swallowtail: {
    ground: "#d9e6ea",
    fore: "M0-4C5-14 15-22 26-23C28-19 25-9 21-3C16 0 7 2 0 1Z",
    hind: "M0 0C8 0 16-2 19 3C20 8 19 12 18 15L21 24C19 26 17 25 15 19C12 20 8 21 6 20C3 15 1 11 0 6Z",
    tints: ["#f6d55c", "#f6d55c"],
    body: "#241e16",
    pattern: [
      fill("M19-24L30-26L27 0L19 1C23-7 24-15 22-21Z", "#29221b"),
      line("M6-12L10-4M10-16L15-6M15-20L19-9", "#29221b", 2.4),
      fill("M0-5L6-12L4 2L0 2Z", "#29221b"),
      fill("M20 1L23 12L24 28L15 27L13 21L5 22L3 16C10 17 16 12 17 4Z", "#29221b"),
      spots(
        [
          [15.5, 12],
          [12, 16.2],
          [8, 17.6],
        ],
        "#5c8fd6",
        3,
      ),
      spots([[5.2, 16.5]], "#d8402c", 3.4),
      spots(
        [
          [24, -15],
          [23, -10],
          [21.4, -5.5],
        ],
        "#f6d55c",
        2,
      ),
    ],
  },
  peacock: {
    ground: "#e7e3c6",
    fore: "M0-4C4-13 13-22 23-23C26-20 22-16 25-11C25-7 23-3 20 0C14 2 6 3 0 2Z",
    hind: "M0 0C8 1 17-1 21 4C20 9 23 13 18 17C15 21 9 22 7 20C3 15 1 11 0 7Z",
    tints: ["#b0402c", "#a23a29"],
    body: "#3b2419",
    pattern: [
      fill("M0-5L9-17L12-16L3-1Z", "#7c2d20"),
      spots([[18, -14]], "#2a1d1a", 12),
      spots([[18.6, -14]], "#f2cf6b", 9),
      spots([[19.2, -13.6]], "#3c5f9d", 5.6),
      spots([[20.4, -15.4]], "#eef4fa", 1.8),
      spots([[14.5, 10.5]], "#ecdfc0", 11),
      spots([[14.8, 10.5]], "#201c22", 8.6),
      spots([[15.4, 10.8]], "#4f86c9", 5),
    ],
  },
  brimstone: {
    ground: "#d3e3d6",
    fore: "M0-4C4-12 12-19 22-21C25-23 26-24 27-25C27-18 25-9 21-2C15 1 7 3 0 2Z",
    hind: "M0 0C8 0 16-2 20 2C22 7 22 11 23 15C19 17 17 20 11 21C5 20 1 13 0 7Z",
    tints: ["#f3e04a", "#efd93f"],
    body: "#6c5a24",
    pattern: [
      line("M0-2C8-7 15-13 23-18M0 0C8-3 15-7 23-11M0 1C8 0 15-2 21-4", "#d9b92c", 1),
      line("M0 3C8 4 14 5 21 6M1 4C8 8 14 11 20 15M1 5C5 10 8 15 11 20", "#d4b32a", 1),
      spots(
        [
          [13.5, -9.5],
          [11.5, 8.5],
        ],
        "#e2761f",
        4,
      ),
      line("M22-21C25-23 26-24 27-25", "#b5662a", 1.6),
    ],
  },
  blue: {
    ground: "#f1e2c4",
    fore: ROUND_FORE,
    hind: ROUND_HIND,
    tints: ["#8b97ea", "#8b97ea"],
    body: "#39406e",
    pattern: [
      line("M0-2C7-8 13-13 20-17M0 0C8-4 14-7 22-10M0 1C8 0 14-1 21-3", "#6571cf", 1),
      line("M0 3C8 3 13 4 18 6M1 4C7 7 10 10 14 14M1 5C4 9 5 13 7 17", "#6571cf", 1),
      line("M11-18.5C15-21 19-21 21-20C26-17 26-7 22-2M20 4C22 11 17 19 10 20C7 19.5 5 18 3.5 15.5", "#ffffff", 4.4),
      line("M13-17.5C16-19 19-18.8 20-18.2C23.6-15.5 23.5-7.5 20-3M18.2 4.5C20 10.5 16 17 10 18", "#454d96", 1.3),
    ],
  },
  admiral: {
    ground: "#dfe6c8",
    fore: "M0-4C4-13 13-22 24-23C27-20 23-15 25-10C24-6 22-3 20-1C14 2 6 3 0 2Z",
    hind: ROUND_HIND,
    tints: ["#2b2123", "#2b2123"],
    body: "#1d1617",
    pattern: [
      line("M5-13C11-11 17-7 21 1", "#e2512b", 5),
      line("M20.5 5C21 12 16 18.5 9 19.5", "#e2512b", 5),
      spots(
        [
          [18, 9.5],
          [16, 13.4],
          [12.4, 16.4],
        ],
        "#2b2123",
        1.6,
      ),
      line("M14-18.5L17-14", "#fbf7f0", 3.2),
      spots(
        [
          [21, -20],
          [22.6, -16],
          [21.4, -12],
        ],
        "#fbf7f0",
        2.4,
      ),
      fill("M0-4L7-9L10 2L0 2Z", "#4a3430"),
    ],
  },
  apollo: {
    ground: "#c6d9e2",
    fore: FORE,
    hind: HIND,
    tints: ["#fdfbf3", "#fdfbf3"],
    body: "#55504a",
    pattern: [
      fill("M20-25L30-26L28 0L22-2C25-9 25-16 22-22Z", "#b9bcb6"),
      fill("M0 0L4 3L6 19L0 10Z", "#6f6b64"),
      spots(
        [
          [9, -10],
          [14, -14.5],
        ],
        "#2b2724",
        3.8,
      ),
      spots(
        [
          [19.5, -17],
          [18.5, -9],
        ],
        "#2b2724",
        3.2,
      ),
      spots(
        [
          [12, 6],
          [13, 14.5],
        ],
        "#2b2724",
        6.6,
      ),
      spots(
        [
          [12, 6],
          [13, 14.5],
        ],
        "#d8332b",
        4.8,
      ),
      spots(
        [
          [12, 6],
          [13, 14.5],
        ],
        "#fff4ee",
        1.5,
      ),
    ],
  },
  lady: {
    ground: "#d6e4dd",
    fore: "M0-4C4-13 13-22 24-23C27-20 24-14 25-9C24-5 22-3 20-1C14 2 6 3 0 2Z",
    hind: ROUND_HIND,
    tints: ["#eda273", "#eda273"],
    body: "#5a4033",
    pattern: [
      fill("M13-22L28-26L28-6L22-6C21-11 19-13 13-15Z", "#33251f"),
      fill("M6-14L13-15L12-10L15-6L10-6L8-9Z", "#33251f"),
      line("M12-4C15-5 18-4 21-2", "#33251f", 3),
      fill("M0-4L6-8L7 6L4 12L0 8Z", "#a9683f"),
      spots(
        [
          [17, -17.5],
          [21.6, -19],
          [22, -14.8],
          [22.8, -10.8],
        ],
        "#fffaf0",
        2.6,
      ),
      spots(
        [
          [16, 3.5],
          [16.6, 8],
          [14.6, 12],
          [11, 15],
        ],
        "#33251f",
        2.8,
      ),
      line("M20.5 4C22 11 17 19.5 9 20", "#33251f", 2),
    ],
  },
  white: {
    ground: "#b9d2a6",
    fore: ROUND_FORE,
    hind: ROUND_HIND,
    tints: ["#fffdf6", "#fff9e2"],
    body: "#4d4a45",
    pattern: [
      fill("M11-22L28-24L27-9L23-8C22-13 19-16 11-17Z", "#3a3733"),
      spots([[15, -9]], "#3a3733", 4.4),
      spots([[15.5, 0]], "#3a3733", 3.4),
      line("M0 2C8 3 13 4 18 6M1 4C6 7 10 10 14 14", "#e5dcae", 1),
      fill("M0-3L5-8L5 3L0 3Z", "#dcd8cc"),
    ],
  },
  atlas: {
    ground: "#eadfba",
    fore: "M0-5C6-14 16-21 24-23C30-24 30-17 26-15C23-13 24-6 21-1C15 2 7 3 0 2Z",
    hind: "M0 0C7 0 17-1 21 4C23 11 20 19 14 23C8 21 2 14 0 7Z",
    tints: ["#b4592c", "#a64f28"],
    body: "#8a4322",
    feathers: true,
    pattern: [
      fill("M0-6L8-14L11-4L9 3L0 3Z", "#7b3518"),
      line("M8-16C12-10 12-4 10 3", "#f3dfb6", 1.8),
      line("M19-21C21-14 20-7 18 1", "#f3dfb6", 1.8),
      fill("M13-12L17.5-5.5L12.6-4.5Z", "#f7ead0"),
      fill("M11 5L15.5 10L10.5 11Z", "#f7ead0"),
      line("M18 2C19 9 16 15 11 19", "#f3dfb6", 1.8),
      fill("M22-26L32-26L30-13L25-15C23-17 22-20 22-24Z", "#e6b04e"),
      spots([[26.5, -19.5]], "#2b1a12", 2.6),
    ],
  },
  luna: {
    ground: "#5a5f86",
    fore: "M0-5C6-12 14-18 26-19C27-13 24-7 19-2C13 1 6 2 0 1Z",
    hind: "M0 0C7-1 15-3 17 1C18 7 14 11 12 15C11 19 15 22 14 28C9 28 6 21 5 16C3 13 1 9 0 6Z",
    tints: ["#c4e6ac", "#b5dd9f"],
    body: "#fbf6e6",
    feathers: true,
    pattern: [
      line("M0-5C6-12 14-18 26-19", "#8b4a63", 4),
      line("M24-13C22-8 18-3 13 0", "#93c184", 1.4),
      spots(
        [
          [15, -10.5],
          [10, 4.5],
        ],
        "#8b4a63",
        4.2,
      ),
      spots(
        [
          [15, -10.5],
          [10, 4.5],
        ],
        "#f8e9a0",
        2.4,
      ),
      line("M7 15C9 20 10 23 13 26", "#93c184", 1.2),
    ],
  },
} as const satisfies Record<string, Drawing>;

export type AvatarId = keyof typeof AVATARS;
export const AVATAR_IDS = Object.keys(AVATARS) as AvatarId[];

export function isAvatar(id: string | null | undefined): id is AvatarId {
  return typeof id === "string" && Object.hasOwn(AVATARS, id);
}

export function drawingOf(id: AvatarId): Drawing {
  return AVATARS[id];
}
