/** The person before the screen: language, light, name, and how they like to be served. */
import { chooseLang, LANGS, Words, type Lang } from "./fluent";
import { store } from "./keyring";
import type { Args } from "./painting";

export type Theme = "day" | "dusk";

const catalogues = import.meta.glob<string>("../../locale/*.ftl", { query: "?raw", import: "default" });

async function shellCatalogue(lang: Lang): Promise<string> {
  const load = catalogues[`../../locale/${lang}.ftl`];
  return load ? load() : "";
}

class Reader {
  lang = $state<Lang>("en");
  theme = $state<Theme>("day");
  name = $state("");
  /** Single-key shortcuts can be switched off (WCAG 2.1.4). */
  shortcuts = $state(true);
  sound = $state(false);
  still = $state(false);
  words = $state.raw(new Words("en"));
  /** The shell's catalogue as text, for bundles that add a game's. */
  shell = "";

  async start(): Promise<void> {
    const kept = store.getItem("chrysalide.lang");
    this.theme = document.documentElement.dataset["theme"] === "dusk" ? "dusk" : "day";
    this.name = store.getItem("chrysalide.name") ?? "";
    this.shortcuts = store.getItem("chrysalide.shortcuts") !== "off";
    this.sound = store.getItem("chrysalide.sound") === "on";
    this.#watch();
    const wanted = kept && LANGS.includes(kept as Lang) ? [kept] : navigator.languages;
    await this.#load(chooseLang(wanted));
  }

  async speak(lang: Lang): Promise<void> {
    store.setItem("chrysalide.lang", lang);
    await this.#load(lang);
  }

  light(theme: Theme): void {
    store.setItem("chrysalide.theme", theme);
    this.#shine(theme);
  }

  rename(name: string): void {
    this.name = name;
    store.setItem("chrysalide.name", name);
  }

  keys(on: boolean): void {
    this.shortcuts = on;
    store.setItem("chrysalide.shortcuts", on ? "on" : "off");
  }

  ring(on: boolean): void {
    this.sound = on;
    store.setItem("chrysalide.sound", on ? "on" : "off");
  }

  async #load(lang: Lang): Promise<void> {
    this.shell = await shellCatalogue(lang);
    this.words = new Words(lang, this.shell);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  #shine(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }

  #watch(): void {
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    this.still = motion.matches;
    motion.addEventListener("change", () => (this.still = motion.matches));
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", () => {
      if (!store.getItem("chrysalide.theme")) this.#shine(dark.matches ? "dusk" : "day");
    });
  }
}

export const reader = new Reader();

/** The shell's words for the reader of now. */
export function t(id: string, args?: Args): string {
  return reader.words.text(id, args);
}
