/** The notebook and its words, fetched together when somebody opens it. */
import { reader } from "$web/reader/reader.svelte";
import type { Lang } from "$web/words/fluent";

const own = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

export async function carnetCatalogue(lang: Lang): Promise<string> {
  return (await own[`./locale/${lang}.ftl`]?.()) ?? "";
}

export async function openCarnet() {
  const [page] = await Promise.all([import("./CarnetPage.svelte"), reader.also(carnetCatalogue)]);
  return page;
}
