import type { GamePainting, Story } from "$web/painting/contract";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Icon from "./Icon.svelte";
import Item from "./Item.svelte";
import Result from "./Result.svelte";
import Seat from "./Seat.svelte";
import story from "./story.json";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, import: "default", query: "?url" });
const picture = (name: string) => art[`./art/${name}.svg`];

export const painting: GamePainting = {
  Board,
  Seat,
  Aid,
  Result,
  Icon,
  picture,
  Item,
  layout: "tall",
  story: story as Story,
};
