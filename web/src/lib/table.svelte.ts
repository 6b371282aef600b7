/** One table as this screen sees it: what the site told, what is picked, what is being shown. */
import { anchor, type Anchor } from "./anchor";
import { chime } from "./chime";
import { kept, played } from "./keeping";
import { Pace } from "./pace";
import type { Message } from "./painting";
import { litTargets, nextTarget, pickTarget, remaining, startPicking, stepBack, type Picking } from "./picker";
import { reader } from "./reader.svelte";
import type { Link, Listener, TableSocket } from "./socket";
import type { Advice, Choice, TableInfo, Update } from "./wire";

/** Something to say beside what was clicked, with the rule that says so. */
export interface Notice {
  message: Message | null;
  text: string;
  rule: string | null;
  at: Anchor;
}

export class Table {
  info = $state.raw<TableInfo>() as TableInfo;
  held = $state.raw<number[]>([]);
  /** The seats held here that their people play themselves, and those for which a bot plays. */
  played = $derived(played(this.info, this.held));
  kept = $derived(kept(this.info, this.held));
  link = $state<Link>("connecting");
  shown = $state.raw<Update | null>(null);
  motion = $state(true);
  log = $state.raw<Message[]>([]);
  behind = $state(0);
  picking = $state.raw<Picking>(startPicking([]));
  focused = $state<string | null>(null);
  advice = $state.raw<Advice[]>([]);
  hint = $derived(this.advice[0]?.action ?? null);
  busy = $state<"act" | "hint" | "undo" | null>(null);
  notice = $state.raw<Notice | null>(null);

  /** Choices may only be made on the state that is shown, when nothing newer waits behind it. */
  choices = $derived(this.behind === 0 && this.link === "open" ? remaining(this.picking) : []);
  lit = $derived(this.choices.length > 0 && this.busy !== "act" ? litTargets(this.picking) : new Set<string>());
  over = $derived(this.shown?.view.actor === "over");
  hinted = $derived(this.#hintedTarget());

  readonly #pace = new Pace((update, motion) => this.#show(update, motion));
  #socket: TableSocket | null = null;
  #asked: Anchor = { x: 0, y: 0 };

  constructor(
    info: TableInfo,
    /** What one seat may know is not for the next one at this screen. */
    private readonly secret = false,
  ) {
    this.info = info;
  }

  connect(socket: TableSocket): void {
    this.#socket = socket;
    socket.open();
  }

  disconnect(): void {
    this.#pace.clear();
    this.#socket?.close();
    this.#socket = null;
  }

  resync(): void {
    this.#socket?.resync();
  }

  // --- what the reader does ---

  pick(target: string): void {
    this.notice = null;
    if (this.lit.size > 0 || this.picking.picked.length > 0) {
      const picked = pickTarget(this.picking, target);
      if (picked.kind === "send") return this.act(picked.choice);
      if (picked.kind === "narrow") {
        this.picking = picked.picking;
        return;
      }
    }
    this.#askWhy(target);
  }

  act(choice: Choice): void {
    if (!this.shown || this.busy === "act") return;
    this.#asked = anchor();
    this.notice = null;
    this.#pace.hurry();
    if (this.#socket?.send({ act: { seq: this.shown.seq, action: choice.action } })) this.busy = "act";
  }

  back(): boolean {
    if (this.picking.picked.length === 0) return false;
    this.picking = stepBack(this.picking);
    return true;
  }

  undo(): void {
    if (!this.shown) return;
    if (!this.shown.undo) {
      this.notice = { message: this.shown.undo_rule ?? { id: "undo-nothing", args: {} }, text: "", rule: null, at: anchor() };
      return;
    }
    this.#asked = anchor();
    if (this.#socket?.send({ undo: { seq: this.shown.seq } })) this.busy = "undo";
  }

  askHint(): void {
    if (!this.shown || this.choices.length === 0) return;
    this.#asked = anchor();
    if (this.#socket?.send({ hint: { seq: this.shown.seq } })) this.busy = "hint";
  }

  /** Let a bot play for a seat, of this screen or of somebody who is gone. */
  keep(seat: number, level: string): void {
    this.#asked = anchor();
    this.#socket?.send({ keep: { seat, level } });
  }

  /** Somebody here plays again: what the bot did has been seen. */
  resume(seat: number): void {
    this.#asked = anchor();
    this.#pace.hurry();
    this.#socket?.send({ resume: { seat } });
  }

  skip(): void {
    this.motion = false;
    this.#pace.skip();
    this.behind = 0;
  }

  #askWhy(target: string): void {
    this.#asked = anchor();
    if (this.shown) this.#socket?.send({ why: { seq: this.shown.seq, target } });
  }

  // --- what the site says ---

  listener(): Listener {
    return {
      link: (link) => {
        this.link = link;
        this.busy = null;
      },
      welcome: ({ table, seats }) => {
        this.info = table;
        this.held = seats;
      },
      update: (update) => {
        this.busy = null;
        if (this.#isShown(update)) this.log = update.log ?? this.log;
        else this.#pace.add(update);
        this.behind = this.#pace.waiting;
      },
      table: (info) => (this.info = info),
      refused: (refusal) => {
        this.busy = null;
        this.#tell(refusal);
      },
      why: (reason) => this.#tell(reason),
      hint: ({ seq, advice }) => {
        this.busy = null;
        if (seq === this.shown?.seq) this.advice = advice;
      },
    };
  }

  #tell({ message, text, rule }: { message: Message; text: string; rule: string | null }): void {
    this.notice = { message, text, rule, at: this.#asked };
  }

  #show(update: Update, motion: boolean): void {
    const mine = update.choices.length > 0 && (this.shown?.choices.length ?? 0) === 0;
    const same = this.#isSame(update);
    this.#tellStory(update);
    this.motion = motion && !reader.still;
    this.shown = update;
    if (!same) {
      this.picking = startPicking(update.choices);
      this.advice = [];
    }
    this.focused = this.notice = null;
    this.behind = this.#pace.waiting;
    if (mine && update.kind === "step" && reader.sound) chime();
  }

  /** Only who plays another seat has changed: what is half picked here stays picked. */
  #isSame({ kind, length, eyes, choices }: Update): boolean {
    const before = this.shown;
    if (kind !== "step" || length !== before?.length || eyes !== before.eyes) return false;
    return choices.length === before.choices.length && choices.every(({ action }, at) => action === before.choices[at]?.action);
  }

  /** Asked for the story only: nothing else is new. */
  #isShown({ kind, seq, eyes }: Update): boolean {
    return this.secret && kind === "now" && seq === this.shown?.seq && eyes === this.shown.eyes;
  }

  /** Another one looks at this screen now: the story so far is not theirs to read, so theirs is asked for. */
  #tellStory(update: Update): void {
    const passed = this.secret && this.shown !== null && update.eyes !== this.shown.eyes;
    this.log = update.log ?? (passed ? update.events : [...this.log, ...update.events]);
    if (passed && !update.log) this.#socket?.resync();
  }

  #hintedTarget(): string | null {
    const choice = this.choices.find((one) => one.action === this.hint);
    return choice ? (nextTarget(choice, this.picking.picked) ?? null) : null;
  }
}
