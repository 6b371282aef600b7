/** Species and levels as drawings, for the start card: the fewer trees stand, the harder it is. */
import type { OptionPictures } from "$web/painting/contract";
import otter from "./art/otter.svg?url";
import panda from "./art/panda.svg?url";
import tiger from "./art/tiger.svg?url";
import hard from "./options/level-difficile.svg?url";
import easy from "./options/level-facile.svg?url";
import normal from "./options/level-normal.svg?url";

export const pictures: OptionPictures = {
  module: { tigre: tiger, loutre: otter, panda },
  level: { facile: easy, normal, difficile: hard },
};
