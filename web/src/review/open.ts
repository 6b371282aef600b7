/** The review of a match and its words, fetched together when somebody opens it. */
import { reader } from "$web/reader/reader.svelte";
import type { Lang } from "$web/words/fluent";

const own = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

async function reviewCatalogue(lang: Lang): Promise<string> {
  return (await own[`./locale/${lang}.ftl`]?.()) ?? "";
}

export async function openReview() {
  const [page] = await Promise.all([import("./ReviewPage.svelte"), reader.also(reviewCatalogue)]);
  return page;
}
