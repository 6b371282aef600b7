/** Packs that this browser keeps, to choose at a new table. */
import { store } from "./keyring";

type Store = Pick<Storage, "getItem" | "setItem">;
const KEY = "chrysalide.packs";
const MOST = 12;

export interface KeptPack {
  game: string;
  text: string;
}

/** The title of a pack: its first lines are always written alike. */
export function packTitle(text: string): string {
  const found = /^title = (".*")$/m.exec(text)?.[1];
  try {
    return found ? (JSON.parse(found) as string) : "";
  } catch {
    return "";
  }
}

/** Named values of options have no equals sign. */
export const isPack = (value: unknown): value is string => typeof value === "string" && value.includes("=");

export class KeptPacks {
  all = $state.raw<readonly KeptPack[]>([]);

  constructor(private readonly store: Store) {
    this.all = readPacks(store.getItem(KEY));
  }

  of(game: string): KeptPack[] {
    return this.all.filter((pack) => pack.game === game);
  }

  /** A pack with the same title is replaced. */
  keep(game: string, text: string): void {
    const others = this.all.filter((pack) => pack.game !== game || packTitle(pack.text) !== packTitle(text));
    this.#write([{ game, text }, ...others].slice(0, MOST));
  }

  forget(pack: KeptPack): void {
    this.#write(this.all.filter((one) => one !== pack));
  }

  #write(all: readonly KeptPack[]): void {
    this.all = all;
    try {
      this.store.setItem(KEY, JSON.stringify(all));
    } catch {
      // A full or forbidden store: they last as long as the page.
    }
  }
}

function readPacks(text: string | null): KeptPack[] {
  try {
    const found = JSON.parse(text ?? "[]") as Partial<KeptPack>[];
    return found.filter((one): one is KeptPack => typeof one.game === "string" && isPack(one.text)).slice(0, MOST);
  } catch {
    return [];
  }
}

export const packs = new KeptPacks(store);
