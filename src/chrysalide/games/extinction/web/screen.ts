/** How wide the screen is: on a narrow one the panels lie behind tabs. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 640px)", false);
