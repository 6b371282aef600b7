/** The person in front of the screen: language, theme, name and other preferences. */
import type { Args } from "$web/painting/contract";
import { AVATAR_IDS, isAvatar, type AvatarId } from "$web/seats/avatars";
import { chooseLang, LANGS, Words, type Lang } from "$web/words/fluent";
import { store } from "./keyring";

export type Theme = "day" | "dusk";
/** A theme, or the one that the device asks for. */
export type Light = Theme | "auto";
type Catalogue = (lang: Lang) => Promise<string>;

const own = import.meta.glob<string>("../../locale/*.ftl", { query: "?raw", import: "default" });
const shared = import.meta.glob<string>("../../../src/chrysalide/locale/shared/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The page's own catalogue, and the one shared with terminal and server. */
async function shellCatalogue(lang: Lang): Promise<string> {
  const files = Object.entries({ ...own, ...shared }).filter(([path]) => path.endsWith(`/${lang}.ftl`));
  return (await Promise.all(files.map(([, load]) => load()))).join("\n");
}

class Reader {
  lang = $state<Lang>("en");
  theme = $state<Theme>("day");
  /** What the reader has chosen. */
  chosenLight = $state<Light>("auto");
  name = $state("");
  /** The butterfly at a table; random at first, until the reader chooses one. */
  avatar = $state<AvatarId>("morpho");
  /** Single-key shortcuts can be switched off (WCAG 2.1.4). */
  shortcuts = $state(true);
  sound = $state(false);
  /** Show where each rule comes from. */
  sources = $state(false);
  /** Show a browser notification when it is the reader's turn and the page is hidden. */
  notices = $state(false);
  still = $state(false);
  words = $state.raw(new Words("en"));
  /** The shell's catalogue as text, for bundles that add a game's. */
  shell = "";
  /** Catalogues of pages that few open, fetched with them. */
  readonly #more = new Map<Catalogue, string>();

  async start(): Promise<void> {
    const kept = store.getItem("chrysalide.lang");
    this.theme = document.documentElement.dataset["theme"] === "dusk" ? "dusk" : "day";
    this.chosenLight = keptLight();
    this.name = store.getItem("chrysalide.name") ?? "";
    this.avatar = this.#keptAvatar();
    this.shortcuts = store.getItem("chrysalide.shortcuts") !== "off";
    this.sound = store.getItem("chrysalide.sound") === "on";
    this.notices = store.getItem("chrysalide.notices") === "on";
    this.sources = store.getItem("chrysalide.sources") === "on";
    this.#watch();
    const wanted = kept && LANGS.includes(kept as Lang) ? [kept] : navigator.languages;
    await this.#load(chooseLang(wanted));
  }

  async speak(lang: Lang): Promise<void> {
    store.setItem("chrysalide.lang", lang);
    await this.#load(lang);
  }

  /** From now on this catalogue belongs to the reader's words, in every language. */
  async also(catalogue: Catalogue): Promise<void> {
    if (this.#more.has(catalogue)) return;
    this.#more.set(catalogue, "");
    await this.#load(this.lang);
  }

  light(light: Light): void {
    store.setItem("chrysalide.theme", light);
    this.chosenLight = light;
    this.#shine(light === "auto" ? deviceLight() : light);
  }

  rename(name: string): void {
    this.name = name;
    store.setItem("chrysalide.name", name);
  }

  flyAs(avatar: AvatarId): void {
    this.avatar = avatar;
    store.setItem("chrysalide.avatar", avatar);
  }

  keys(on: boolean): void {
    this.shortcuts = on;
    store.setItem("chrysalide.shortcuts", on ? "on" : "off");
  }

  ring(on: boolean): void {
    this.sound = on;
    store.setItem("chrysalide.sound", on ? "on" : "off");
  }

  cite(on: boolean): void {
    this.sources = on;
    store.setItem("chrysalide.sources", on ? "on" : "off");
  }

  notice(on: boolean): void {
    this.notices = on;
    store.setItem("chrysalide.notices", on ? "on" : "off");
  }

  #keptAvatar(): AvatarId {
    const kept = store.getItem("chrysalide.avatar");
    if (isAvatar(kept)) return kept;
    const surprise = AVATAR_IDS[Math.floor(Math.random() * AVATAR_IDS.length)] ?? "morpho";
    store.setItem("chrysalide.avatar", surprise);
    return surprise;
  }

  async #load(lang: Lang): Promise<void> {
    const more = [...this.#more.keys()];
    const [shell, ...texts] = await Promise.all([shellCatalogue(lang), ...more.map((load) => load(lang))]);
    this.shell = shell;
    more.forEach((load, index) => this.#more.set(load, texts[index] ?? ""));
    this.words = new Words(lang, this.shell, ...texts);
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
    darkness().addEventListener("change", () => {
      if (this.chosenLight === "auto") this.#shine(deviceLight());
    });
  }
}

const darkness = () => matchMedia("(prefers-color-scheme: dark)");
const deviceLight = (): Theme => (darkness().matches ? "dusk" : "day");

function keptLight(): Light {
  const kept = store.getItem("chrysalide.theme");
  return kept === "day" || kept === "dusk" ? kept : "auto";
}

export const reader = new Reader();

/** The shell's words in the reader's language. */
export function t(id: string, args?: Args): string {
  return reader.words.text(id, args);
}
