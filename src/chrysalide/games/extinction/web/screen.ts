/** How wide the screen is: on a narrow one the panels lie behind tabs, on a wide one all of the table is in sight at once. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 640px)", false);
export const wide = new MediaQuery("(min-width: 1280px)", false);
