import { sideOf } from "./portraits.svelte";

/** The drawings, taken into the page as symbols: they wear the colours of their place, by day and at dusk. */
const files = import.meta.glob<string>("./art/*.svg", { eager: true, import: "default", query: "?raw" });

const names = new Set(Object.keys(files).map((path) => path.replace(/^\.\/art\/|\.svg$/g, "")));

/** All symbols in one text; each is used by `#extinction-<name>`. */
export const sprite = Object.entries(files)
  .map(([path, text]) => {
    const name = path.replace(/^\.\/art\/|\.svg$/g, "");
    return text.replace(/<svg xmlns="[^"]*"/, `<symbol id="extinction-${name}"`).replace(/<\/svg>\s*$/, "</symbol>");
  })
  .join("");

/** The name of a drawing, or of a substitute if there is none: a card pack may have cards without drawings. */
export const drawn = (name: string, other: string): string => (names.has(name) ? name : other);

export const animalArt = (module: string): string =>
  ({ tigre: "tiger", loutre: "otter", panda: "panda" })[module] ?? "op-heart";
export const emblemArt = (ambassador: string): string => drawn(`emblem-${ambassador}`, "globe");
export const roleArt = (role: string): string => drawn(`role-${role}-${sideOf(role)}`, "op-hand");

const OPERATIONS: Record<string, string> = {
  gain: "coin",
  fine: "coin",
  move: "move",
  place: "birth",
  untile: "plant",
  influence: "cube",
  draw: "draw",
  play: "play",
  peek: "eye",
  unconst: "lift",
  skip: "skip",
  destroy: "axe",
  tile: "tile",
  lose: "loss",
  uncube: "uncube",
  fund: "fund",
  trigger_all: "trigger",
  amount: "coin",
  look: "eye",
  shift_cube: "shift",
  birth: "birth",
  discount: "coin",
  gap: "dice",
  campaign: "coin",
  nursery: "birth",
  purse: "purse",
  reroll: "reroll",
  cancel_effect: "lift",
  ignore_part: "save",
  save_loss: "save",
  price: "coin",
  block: "skip",
};

/** The sign of an operation or of a lasting change. */
export const signOf = (operation: string): string => drawn(`op-${OPERATIONS[operation] ?? operation}`, "op-play-aid");
