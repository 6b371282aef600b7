import type { GamePainting, Story } from "$web/painting/contract";
import story from "./story.json";
import { fetchGround } from "./art";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Icon from "./Icon.svelte";
import Item from "./Item.svelte";
import Result from "./Result.svelte";
import Seat from "./Seat.svelte";
import Standing from "./Standing.svelte";
import Trail from "./Trail.svelte";

const art = import.meta.glob<string>("./art/*.svg", { eager: true, import: "default", query: "?url" });
const picture = (name: string) => art[`./art/${name}.svg`];

export const painting: GamePainting = {
  story: story as Story,
  Board,
  Seat,
  Aid,
  Standing,
  Trail,
  Result,
  Icon,
  picture,
  Item,
  shapes: { tile: "row", season: "sheet" },
  layout: "broad",
  ahead: fetchGround,
};
