/** The drawings. As image files each keeps its gradients to itself and is rasterised once for all cards alike. */
import { fetchAhead } from "$web/painting/ahead";
import type { Butterfly } from "./types";
import back from "./art/back.svg";
import bolina from "./art/bolina.svg";
import cardBolina from "./art/card-bolina.svg";
import cardEightyEight from "./art/card-eighty_eight.svg";
import cardMonarch from "./art/card-monarch.svg";
import cardMorpho from "./art/card-morpho.svg";
import cardSwallowtail from "./art/card-swallowtail.svg";
import eightyEight from "./art/eighty_eight.svg";
import monarch from "./art/monarch.svg";
import morpho from "./art/morpho.svg";
import smallBolina from "./art/small-bolina.svg";
import smallEightyEight from "./art/small-eighty_eight.svg";
import smallMonarch from "./art/small-monarch.svg";
import smallMorpho from "./art/small-morpho.svg";
import smallSwallowtail from "./art/small-swallowtail.svg";
import swallowtail from "./art/swallowtail.svg";
import token from "./art/token.svg";
import white from "./art/white.svg";

export { back, token, white };

/** Fetches the cards before they are turned up, so that none turns up blank. */
export function fetchCards(): void {
  fetchAhead([back, white, ...Object.values(cards).flatMap(({ full, small }) => [full, small])]);
}

export const butterflies: Record<Butterfly, string> = {
  eighty_eight: eightyEight,
  morpho,
  monarch,
  swallowtail,
  bolina,
};

/** A whole card, and its simpler cousin for cards of thumbnail size. */
export const cards: Record<Butterfly, { full: string; small: string }> = {
  eighty_eight: { full: cardEightyEight, small: smallEightyEight },
  morpho: { full: cardMorpho, small: smallMorpho },
  monarch: { full: cardMonarch, small: smallMonarch },
  swallowtail: { full: cardSwallowtail, small: smallSwallowtail },
  bolina: { full: cardBolina, small: smallBolina },
};
