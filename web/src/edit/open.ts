/** The editor and its words, fetched together when somebody opens it. */
import { reader } from "$web/reader/reader.svelte";
import type { Lang } from "$web/words/fluent";

const own = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

export async function editorCatalogue(lang: Lang): Promise<string> {
  return (await own[`./locale/${lang}.ftl`]?.()) ?? "";
}

export async function openEditor() {
  const [page] = await Promise.all([import("./EditPage.svelte"), reader.also(editorCatalogue)]);
  return page;
}
