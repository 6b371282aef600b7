/** One table as this screen sees it: what the site sent, what is picked, what is being shown. */
import { Conversation } from "$web/chat/conversation.svelte";
import type { Reading } from "$web/clocks/countdown";
import type { Ahead, Choice, Hint, Line, Refusal, TableInfo, ToSite, Update } from "$web/net/protocol";
import type { Connection, Link, Listener } from "$web/net/socket";
import { clock, type Timers } from "$web/net/timers";
import type { Message } from "$web/painting/contract";
import { tellTurn } from "$web/reader/notifications";
import { pace } from "$web/reader/pace.svelte";
import { reader } from "$web/reader/reader.svelte";
import { preferences } from "$web/reader/preferences.svelte";
import { sound } from "$web/reader/sound";
import { kept, played } from "$web/seats/stand-ins";
import {
  litTargets,
  nextTarget,
  furtherTargets,
  pickedTargets,
  pickTarget,
  remaining,
  startPicking,
  stepBack,
  type Picked,
  type Picking,
} from "$web/table/choices/picker";
import { anchor, type Anchor } from "./attention";
import { isAnnouncement, isSameDecision, lostDecision, refusedRequest, type Sent } from "./changes";
import { stay, turnOver } from "./pacing";
import { Rerun } from "./rerun.svelte";
import { UpdateQueue } from "./update-queue";

/** A message shown next to what was clicked, with the rule behind it. */
export interface Notice {
  message: Message | null;
  text: string;
  rule: string | null;
  at: Anchor;
  /** An action that was not played and may be retried. */
  again?: Choice | null;
}

/** A choice that was just shown is not confirmed by the second click of a double-click, or by a key held down. */
const SETTLE_MS = 300;

export class Table {
  info = $state.raw<TableInfo>() as TableInfo;
  held = $state.raw<number[]>([]);
  /** The seats held here that their people play themselves, and those for which a bot plays. */
  played = $derived(played(this.info, this.held));
  kept = $derived(kept(this.info, this.held));
  link = $state<Link>("connecting");
  /** The link is open, but nothing comes through it at the moment. */
  quiet = $state(false);
  shown = $state.raw<Update | null>(null);
  /** What is shown is remembered from the last visit: nobody has answered yet. */
  starting = $state(false);
  motion = $state(true);
  log = $state.raw<Line[]>([]);
  behind = $state(0);
  /** A bot's turn is over, and the next one waits until the reader goes on. */
  paused = $state(false);
  picking = $state.raw<Picking>(startPicking([]));
  /** The choice that waits to be confirmed, where the reader wants that. */
  staged = $state.raw<Choice | null>(null);
  /** A lesson expects each click, and does not ask again. */
  confirms = true;
  /** A lesson asks for the first choice; the others are there so that it takes as many clicks as in a match. */
  guided = false;
  /** What a problem says about a choice that was tried. */
  noteOn: (choice: Choice) => string = () => "";
  /** Held back a moment ago: what could follow it is still to come. */
  selected = $state.raw<Choice | null>(null);
  /** All targets picked so far, and the decisions held back. */
  picked = $derived(pickedTargets(this.picking, this.selected ?? this.staged));
  after = $derived(this.picking.held.map(({ choice }) => choice.action));
  focused = $state<string | null>(null);
  #advice = $state.raw<Hint | null>(null);
  /** The hint for the decision that is asked for now. */
  advised = $derived(this.#advice && isSame(this.#advice.after, this.after) ? this.#advice : null);
  /** A bot's proposal is shown like a hint, until the reader asks for one. */
  hint = $derived(this.advised?.advice[0]?.action ?? this.shown?.proposal ?? null);
  busy = $state<"act" | "hint" | "undo" | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** A choice without effect that waits for the reader to confirm it. */
  doubted = $state.raw<Choice | null>(null);
  /** As last received, which may be newer than what is shown. */
  clocks = $state.raw<Reading | null>(null);
  readonly talk: Conversation;
  /** Shows again what the others did. */
  readonly rerun = new Rerun();
  /** How many lines the log had when somebody here last acted: what they did may leave none. */
  acted = $state(0);

  /** Choices may only be made on the state that is shown, if nothing newer is queued. */
  choices = $derived(this.behind === 0 && this.link === "open" ? this.#offered() : []);
  lit = $derived(
    this.choices.length > 0 && this.busy !== "act" && !this.rerun.running
      ? litTargets(this.picking, this.choices)
      : new Set<string>(),
  );
  /** By the rules, or by the clock: then the view is still that of a match in progress. */
  over = $derived(this.shown?.view.actor === "over" || (this.#isOver() && this.behind === 0));
  /** The winners, even if the match did not end by its rules. */
  winners = $derived(this.info.ending ? this.info.winners : (this.shown?.view.winners ?? []));
  /** A question that is still open, once everything that led to it has been shown. */
  asked = $derived(this.behind === 0 && !this.over ? (this.shown?.undo_asked ?? null) : null);
  /** A proposal to end the match, likewise. */
  proposal = $derived(this.behind === 0 && !this.over ? (this.shown?.asked ?? null) : null);
  /** If undo is not free, everybody can be asked to agree. */
  mayAsk = $derived(!!this.shown?.undo_ask && !this.shown.undo && this.shown.undo_asked === null && !this.over);
  /** The whole turn can be tried again: more than its last decision is undone. */
  mayRestart = $derived(!!this.shown?.undo_turn && !this.over);
  hinted = $derived(this.#hintedTarget());

  /** People elsewhere: they have to agree when somebody here undoes more. */
  mustAgree = $derived(this.info.seats.filter(({ seat, kind }) => kind === "person" && !this.held.includes(seat)));

  readonly #queue: UpdateQueue;
  /** Who acted before what is shown. */
  #mover: number | null = null;
  #socket: Connection | null = null;
  #asked: Anchor = { x: 0, y: 0 };
  #sent: Sent | null = null;
  #stagedAt = 0;
  #withdrawn = false;
  /** The state about which the reader last asked why not, and about what, until it is answered. */
  #wondered: number | null = null;
  #asking: string | null = null;
  /** What the last click means for the next decision. */
  #meant: string[] = [];
  /** The last hint, which may be for what is about to be shown. */
  #given: Hint | null = null;

  constructor(
    info: TableInfo,
    /** What one seat may know is not for the next person at this screen. */
    private readonly secret = false,
    private readonly timers: Timers = clock,
  ) {
    this.info = info;
    this.talk = new Conversation(info.table, (message) => this.#post(message));
    this.#queue = new UpdateQueue((update, motion) => this.#show(update, motion), clock, {
      stay: (update) => stay(update, this.info, pace),
      holds: () => (this.paused = this.#holds()),
    });
  }

  /** Shows what this screen showed last, as it lay there. */
  recall(seats: number[], update: Update): void {
    this.held = seats;
    this.clocks = update.clocks && { ...update.clocks, at: this.timers.now() };
    this.starting = true;
    this.#show(update, false);
  }

  connect(socket: Connection): void {
    this.#socket = socket;
    socket.open();
  }

  disconnect(): void {
    this.#queue.clear();
    this.rerun.stop();
    this.#socket?.close();
    this.#socket = null;
  }

  resync(): void {
    this.#socket?.resync();
  }

  probe(): void {
    this.#socket?.probe();
  }

  // --- what the reader does ---

  /** `then`: more targets that the same click means, of this choice and of the decision after it. */
  pick(target: string, ...then: string[]): void {
    this.notice = null;
    this.#meant = [];
    if (this.rerun.running) return this.rerun.stop(); // a click on the past
    if (this.selected?.targets.at(-1) === target) return void this.back();
    const picked: Picked =
      this.lit.size > 0 || this.picked.length > 0 ? pickTarget(this.picking, target) : { kind: "refused" };
    if (picked.kind === "refused") this.#askWhy(target);
    else if (picked.kind === "narrow") {
      this.#turnTo(picked.picking);
      this.#pickAll(then);
    } else {
      this.picking = { ...this.picking, held: picked.held };
      this.act(picked.choice);
      if (this.busy === "act" || this.selected) this.#meant = furtherTargets(picked.choice, then);
    }
  }

  #offered(): Choice[] {
    const asked = this.picking.choices[0]?.action;
    return remaining(this.picking).filter(({ action }) => !this.guided || action === asked);
  }

  #pickAll([next, ...rest]: readonly string[]): void {
    if (next !== undefined) this.pick(next, ...rest);
  }

  /**
   * Plays a choice, or holds it back; if the reader confirms moves, the first call only shows it.
   * `sure`: even if it is in vain.
   */
  act(choice: Choice, sure = false): void {
    if (!this.shown || this.busy === "act") return;
    if (choice.vain && !sure) this.doubted = choice;
    else if (choice.held) this.#hold(choice);
    else if (sure || !this.confirms || !preferences.confirm || this.#isSettled(choice)) this.play(choice);
  }

  /** Only selected: nothing is played until what follows is chosen too. */
  #hold(choice: Choice): void {
    this.#asked = anchor();
    this.notice = null;
    this.#queue.hurry();
    this.#turnTo({ ...this.picking, picked: [] });
    this.selected = choice;
    this.#askAhead();
  }

  #turnTo(picking: Picking): void {
    this.picking = picking;
    this.selected = this.staged = null;
  }

  #isSettled(choice: Choice): boolean {
    const now = this.timers.now();
    const settled = this.staged?.action === choice.action && now - this.#stagedAt >= SETTLE_MS;
    if (!settled) {
      this.notice = null;
      this.staged = choice;
      this.#stagedAt = now;
    }
    return settled;
  }

  play(choice: Choice): void {
    if (!this.shown || this.busy === "act") return;
    this.staged = this.selected = null;
    this.#asked = anchor();
    this.notice = null;
    this.#queue.hurry();
    const { seq, length } = this.shown;
    if (!this.#post({ act: { seq, action: choice.action, ...this.#held() } })) return;
    this.#sent = { length, choice, after: this.after };
    this.busy = "act";
    this.rerun.stop();
    this.acted = this.log.length;
  }

  /** What could follow the selected choice? Nothing is played yet. */
  #askAhead(): void {
    if (this.shown && this.selected)
      this.#post({ ahead: { seq: this.shown.seq, after: [...this.after, this.selected.action] } });
  }

  #follow({ after, view, choices }: Ahead): void {
    const choice = this.selected;
    if (!choice || !isSame(after, [...this.after, choice.action])) return;
    this.#turnTo({ ...this.picking, held: [...this.picking.held, { choice, view, choices }], picked: [] });
    this.#carryOn();
  }

  /** Messages about the position name what is held back. */
  #held(): { after?: string[] } {
    return this.after.length > 0 ? { after: this.after } : {};
  }

  /** One step back; false: nothing was picked. */
  back(): boolean {
    if (this.staged) this.staged = null;
    else if (this.selected) this.selected = null;
    else if (this.picked.length === 0) return false;
    else this.picking = stepBack(this.picking);
    this.notice = null;
    return true;
  }

  /** Nothing was played: choose again from the start. */
  rethink(): void {
    this.busy = null;
    this.#turnTo(startPicking(this.shown?.choices ?? []));
  }

  /** Undo the last decision, or the whole turn so far. */
  undo(turn = false): void {
    if (!this.shown) return;
    if (!(turn ? this.mayRestart : this.shown.undo)) {
      this.notice = {
        message: this.shown.undo_rule ?? { id: this.shown.undo ? "restart-single" : "undo-nothing", args: {} },
        text: "",
        rule: null,
        at: anchor(),
      };
      return;
    }
    this.#asked = anchor();
    if (this.#post({ undo: turn ? { seq: this.shown.seq, turn } : { seq: this.shown.seq } })) this.busy = "undo";
  }

  /** Ask everybody to agree to undo the last decision of a seat held here. */
  askUndo(): void {
    if (!this.shown) return;
    this.#asked = anchor();
    this.#withdrawn = false;
    this.#post({ ask_undo: { seq: this.shown.seq } });
  }

  /** Answer a request to undo; the asker's no withdraws it. */
  answerUndo(agree: boolean): void {
    if (!this.shown) return;
    this.#asked = anchor();
    this.#withdrawn = !agree;
    this.#post({ answer_undo: { seq: this.shown.seq, agree } });
  }

  /** Give up, in one of the ways that the table allows. */
  resign(seat: number, how: "end" | "bot"): void {
    this.#asked = anchor();
    this.#withdrawn = false;
    this.#post({ resign: { seat, how } });
  }

  offerDraw(): void {
    if (!this.shown) return;
    this.#asked = anchor();
    if (!this.shown.draw) {
      if (this.shown.draw_rule) this.#tell({ message: this.shown.draw_rule, text: "", rule: null });
      return;
    }
    this.#withdrawn = false;
    this.#post({ offer_draw: { seq: this.shown.seq } });
  }

  /** Answer a proposal to end the match; the asker's no withdraws it. */
  answerProposal(agree: boolean): void {
    if (!this.shown) return;
    this.#asked = anchor();
    this.#withdrawn = !agree;
    this.#post({ answer: { seq: this.shown.seq, agree } });
  }

  askHint(): void {
    if (!this.shown || this.choices.length === 0 || !this.info.help || preferences.hints === "never") return;
    this.#asked = anchor();
    this.notice = null;
    this.#queue.hurry();
    if (this.#post({ hint: { seq: this.shown.seq, ...this.#held() } })) this.busy = "hint";
  }

  /** Let a bot play: any level on a seat of this screen, the agreed one for somebody who is gone. */
  keep(seat: number, level: string): void {
    this.#asked = anchor();
    this.#post({ keep: this.held.includes(seat) ? { seat, level } : { seat } });
  }

  /** Somebody here takes over again: what the bot did has been seen. */
  resume(seat: number): void {
    this.#asked = anchor();
    this.#queue.hurry();
    this.#post({ resume: { seat } });
  }

  /** The people at this screen are ready to begin, or not yet. */
  ready(ready: boolean): void {
    this.#asked = anchor();
    this.#post({ ready: { ready } });
  }

  /** Open the seat of somebody who is gone before the start. */
  free(seat: number): void {
    this.#asked = anchor();
    this.#post({ free: { seat } });
  }

  /** Put a bot on an open seat before the start, or send it away again. */
  fill(seat: number, level: string | null): void {
    this.#asked = anchor();
    this.#post({ fill: { seat, level } });
  }

  skip(): void {
    this.motion = false;
    this.paused = false;
    this.#queue.skip();
    this.behind = 0;
  }

  /** The reader has seen the turn that is shown. */
  goOn(): void {
    this.paused = false;
    this.#queue.goOn();
  }

  /** A clock would run on meanwhile, so nothing waits where there is one. */
  #holds(): boolean {
    return pace.pause && this.info.clock === null && turnOver(this.shown, this.#mover, this.info);
  }

  #askWhy(target: string): void {
    this.#asked = anchor();
    this.#wondered = this.shown?.seq ?? null;
    this.#asking = target;
    if (this.shown) this.#post({ why: { seq: this.shown.seq, target, ...this.#held() } });
  }

  #post(message: ToSite): boolean {
    return this.#socket?.send(message) ?? false;
  }

  // --- what the site says ---

  listener(): Listener {
    return {
      link: (link) => {
        this.link = link;
        this.busy = null;
        if (link !== "open") this.talk.cut();
      },
      quiet: (quiet) => (this.quiet = quiet),
      welcome: ({ table, seats }) => {
        this.info = table;
        this.held = seats;
        this.talk.sit(seats);
      },
      update: (update) => {
        this.starting = false;
        const lost = lostDecision(this.#sent, update);
        this.#sent = null;
        if (this.busy !== "hint" || !isAnnouncement(update)) this.busy = null;
        this.clocks = update.clocks && { ...update.clocks, at: this.timers.now() };
        if (this.#isShown(update)) this.log = update.log ?? this.log;
        else this.#queue.add(update);
        this.behind = this.#queue.waiting;
        if (lost) this.#tell({ message: { id: "act-not-played", args: {} }, text: "", rule: null }, lost);
      },
      table: (info) => (this.info = info),
      refused: (refusal) => this.#refused(refusal),
      ahead: (ahead) => this.#follow(ahead),
      why: (reason) => {
        this.#asking = null;
        if (this.#wondered === this.shown?.seq) this.#tell(reason); // otherwise something else is asked by now
      },
      hint: (hint) => {
        this.busy = null;
        this.#given = hint;
        if (hint.seq === this.shown?.seq) this.#advice = hint;
      },
      chat: (messages) => this.talk.hear(messages),
    };
  }

  #refused(refusal: Refusal): void {
    if (refusal.about === "chat") return this.talk.refused(refusal);
    const sent = refusal.about === "act" && refusal.code === "storage" ? this.#sent : null;
    if (refusal.about === "act") this.#sent = null;
    if (refusal.about === "ahead") this.selected = null;
    if (refusal.about === "why") this.#asking = null;
    this.busy = null;
    this.#tell(refusal, sent?.choice);
  }

  #tell(
    { message, text, rule }: { message: Message; text: string; rule: string | null },
    again: Choice | null = null,
  ): void {
    this.notice = { message, text, rule, at: this.#asked, again };
  }

  #show(update: Update, motion: boolean): void {
    const mine = update.choices.length > 0 && (this.shown?.choices.length ?? 0) === 0;
    const same = isSameDecision(this.shown, update);
    const refused = this.#withdrawn ? null : refusedRequest(this.shown, update, this.held);
    this.#tellStory(update);
    this.motion = motion && !reader.still;
    this.paused = false;
    this.#mover = update.kind === "step" && typeof this.shown?.view.actor === "number" ? this.shown.view.actor : null;
    const stays = same && isAnnouncement(update);
    if (stays && this.#wondered === this.shown?.seq) this.#wondered = update.seq;
    const again = same && update.kind === "now" && this.#wondered !== null ? this.#asking : null;
    this.#asking = stays ? this.#asking : null;
    this.shown = update;
    if (!same) {
      this.#turnTo(startPicking(update.choices));
      this.#advice = null;
      this.doubted = null;
    }
    this.#askAhead();
    if (this.#given?.seq === update.seq) this.#advice = this.#given;
    if (!stays) this.focused = this.notice = null;
    // The site was a note ahead, so the question was about a state that it had left.
    if (again !== null) this.#askWhy(again);
    this.behind = this.#queue.waiting;
    if (refused) this.#tell({ message: { id: `${refused}-not-agreed`, args: {} }, text: "", rule: null });
    if (mine && update.kind === "step") sound("turn");
    if (mine) void tellTurn(this.info);
    if (update.kind === "step") this.#carryOn();
  }

  /** The click before this decision meant something in it as well: it is not asked for again. */
  #carryOn(): void {
    const meant = this.#meant;
    this.#meant = [];
    if (meant[0] !== undefined && this.lit.has(meant[0])) this.#pickAll(meant);
  }

  #isOver(): boolean {
    return this.info.status === "over" && this.shown !== null && this.shown.length >= this.info.length;
  }

  /** Requested only for the log: nothing else is new. */
  #isShown({ kind, seq, eyes }: Update): boolean {
    return this.secret && kind === "now" && seq === this.shown?.seq && eyes === this.shown.eyes;
  }

  /** Another person has this screen now: the log so far is not theirs to read, so theirs is requested. */
  #tellStory(update: Update): void {
    const passed = this.secret && this.shown !== null && update.eyes !== this.shown.eyes;
    this.log = update.log ?? (passed ? update.events : [...this.log, ...update.events]);
    if (passed || update.log) this.acted = 0;
    this.rerun.follow(update, passed);
    if (passed && !update.log) this.#socket?.resync();
  }

  #hintedTarget(): string | null {
    const choice = this.choices.find((one) => one.action === this.hint);
    return choice ? (nextTarget(choice, this.picking.picked) ?? null) : null;
  }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((action, at) => action === other[at]);
