/** The pages of problems and their words, fetched together when somebody opens one. */
import { reader } from "$web/reader/reader.svelte";
import type { Lang } from "$web/words/fluent";

const own = import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" });

export async function problemCatalogue(lang: Lang): Promise<string> {
  return (await own[`./locale/${lang}.ftl`]?.()) ?? "";
}

export async function openProblems() {
  const [page] = await Promise.all([import("./ProblemsPage.svelte"), reader.also(problemCatalogue)]);
  return page;
}

export async function openProblem() {
  const [page] = await Promise.all([import("./ProblemPage.svelte"), reader.also(problemCatalogue)]);
  return page;
}
