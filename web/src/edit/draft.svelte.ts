/** A pack while somebody edits it: its tables, the one in view, and what the site says about them. */
import { checkPack, type CheckedPack } from "$web/net/api";
import type { Editor, EditorForm, PackFault, PackTable, PackTables, ShownPack } from "$web/net/protocol";
import { store } from "$web/reader/keyring";
import { hasShape, idOf, inOrder } from "./tables";

const PAUSE_MS = 250;
const KEY = "chrysalide.draft.";
type Store = Pick<Storage, "getItem" | "setItem">;
type Check = (pack: CheckedPack) => Promise<{ pack: ShownPack | null; fault: PackFault | null }>;

export class Draft {
  title = $state("");
  tables = $state.raw<PackTables>({});
  form = $state.raw<EditorForm>();
  index = $state(0);
  /** The last one without a fault. */
  pack = $state.raw<ShownPack | null>(null);
  fault = $state.raw<PackFault | null>(null);
  trouble = $state.raw<unknown>(null);
  /** The site has been asked about a later state than `pack` and `fault` are of. */
  waiting = $state(true);

  readonly #check: Check;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly editor: Editor,
    lang: () => string,
    private readonly shelf: Store = store,
    check?: Check,
  ) {
    this.#check = check ?? ((pack) => checkPack(game, pack, lang()));
    this.form = editor.forms[0];
    this.tables = editor.start;
  }

  get table(): PackTable | undefined {
    return this.form && this.tables[this.form.name]?.[this.index];
  }

  /** The fault, if it is in the table in view: `field`, or somewhere inside it. */
  get faultHere(): PackFault | null {
    const [form, index] = this.fault?.place ?? [];
    return form === this.form?.name && index === this.index ? this.fault : null;
  }

  /** What was left here the last time. */
  resume(): boolean {
    try {
      const kept = JSON.parse(this.shelf.getItem(KEY + this.game) ?? "null") as Record<string, unknown> | null;
      return kept !== null && this.#take(kept);
    } catch {
      return false;
    }
  }

  restart(): void {
    this.title = "";
    this.tables = this.editor.start;
    this.index = 0;
    this.edited();
  }

  /** A file or a link; the sentence that says what is wrong with it, or null. */
  async open(text: string): Promise<PackFault | null> {
    const { pack, fault } = await this.#check({ text });
    if (pack === null) return fault;
    this.#take(pack.tables);
    this.edited();
    return null;
  }

  #take({ title, ...tables }: Record<string, unknown>): boolean {
    if (!hasShape(this.editor.forms, tables)) return false;
    const found = this.editor.forms.map(({ name }) => [name, tables[name] ?? this.editor.start[name] ?? []]);
    this.title = typeof title === "string" ? title : "";
    this.tables = Object.fromEntries(found) as PackTables;
    this.index = 0;
    return true;
  }

  look(form: EditorForm, index: number): void {
    this.form = form;
    this.index = index;
    this.#ask(0);
  }

  change(table: PackTable): void {
    this.#put((all) => all.map((one, at) => (at === this.index ? table : one)));
  }

  add(table: PackTable): void {
    if (!this.form) return;
    const ours = this.editor.start[this.form.name] ?? [];
    this.#put((all) => inOrder([...all, table], ours));
    this.index = Math.max(0, this.tables[this.form.name]?.findIndex((one) => idOf(one) === idOf(table)) ?? 0);
  }

  remove(): void {
    this.#put((all) => all.filter((_, at) => at !== this.index));
    this.index = Math.max(0, this.index - 1);
  }

  #put(edit: (all: PackTable[]) => PackTable[]): void {
    if (!this.form) return;
    const { name } = this.form;
    this.tables = { ...this.tables, [name]: edit(this.tables[name] ?? []) };
    this.edited();
  }

  /** Something was changed: it is kept here, and the site is asked once the reader pauses. */
  edited(): void {
    try {
      this.shelf.setItem(KEY + this.game, JSON.stringify({ title: this.title, ...this.tables }));
    } catch {
      // A full or forbidden store: it lasts as long as the page.
    }
    this.#ask(PAUSE_MS);
  }

  #ask(pause: number): void {
    this.waiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), pause);
  }

  async ask(): Promise<void> {
    const asked = ++this.#asked;
    const tables = { title: this.title, ...this.tables };
    try {
      const answer = await this.#check({ tables, table: this.form?.name ?? "", id: idOf(this.table) });
      if (asked !== this.#asked) return;
      this.trouble = null;
      this.fault = answer.fault;
      if (answer.pack) this.pack = answer.pack;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.trouble = error;
    }
    this.waiting = false;
  }

  /** The text, once it is known to be without a fault. */
  get text(): string | null {
    return this.fault || this.waiting || this.trouble ? null : (this.pack?.text ?? null);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}
