/** What one screen shows of a table: to whom, in which words, and what the game paints. */
import { hasCompany } from "$web/chat/conversation.svelte";
import type { LoadedGame } from "$web/games/loaded-game.svelte";
import { isNote, lineText, readableLines } from "$web/log/lines";
import { marksOf } from "$web/log/marks";
import { Pointing } from "$web/log/pointing.svelte";
import { bySeat, byTurns, completed, sinceActionOf, sinceTurnOf } from "$web/log/turns";
import type { Mark, Message, Props } from "$web/painting/contract";
import type { Line } from "$web/net/protocol";
import { reader, t } from "$web/reader/reader.svelte";
import { seatNames } from "$web/seats/names";
import { actorOf, type Scene } from "$web/table/announcements";
import type { Eyes } from "$web/words/fluent";
import { inWords, speaker } from "$web/words/wording";
import type { Table } from "./table.svelte";

export class Screen {
  readonly table: Table;
  readonly loaded: LoadedGame;
  /** The seat whose owner has confirmed having the screen. */
  uncovered = $state<number | null>(null);
  /** Next to the board, where log and chat share a place. */
  tab = $state<"log" | "chat">("log");
  /** The line of the log that the reader points at. */
  readonly pointing: Pointing;

  constructor(table: Table, loaded: LoadedGame) {
    this.table = table;
    this.loaded = loaded;
    this.pointing = new Pointing(() => this.#told, loaded.painting.story);
  }

  // --- the viewer ---

  names = $derived.by(() => seatNames(this.table.info, this.loaded.words));
  /** Which of several people at this screen is looking now; if hands are open, all of them are. */
  looking = $derived.by(() => {
    const { info, held, shown } = this.table;
    return info.secret_hands && held.length > 1 ? (shown?.eyes ?? null) : null;
  });
  eyes = $derived.by<Eyes>(() => ({
    names: this.names,
    seats: this.looking === null || this.table.over ? this.table.held : [this.looking],
  }));
  /** The screen is passed on: the next person's view waits until they have it. */
  covered = $derived.by(() => this.looking !== null && this.looking !== this.uncovered && !this.table.over);

  // --- the seats ---

  #mySeat = $derived.by(() => this.looking ?? (this.table.held.length > 0 ? Math.min(...this.table.held) : 0));
  mine = $derived.by(() => this.table.info.seats.filter(({ seat }) => seat === this.#mySeat));
  opponents = $derived.by(() => {
    const { seats } = this.table.info;
    return [...seats.slice(this.#mySeat + 1), ...seats.slice(0, this.#mySeat)];
  });
  myTurn = $derived.by(() => {
    const actor = actorOf(this.view);
    const asked = this.table.shown?.proposal !== undefined; // a choice of the group, though a bot's seat is to act
    return !this.table.over && actor !== null && (asked || this.table.played.includes(actor));
  });
  time = $derived.by(() => {
    const { clocks, info } = this.table;
    return clocks && info.clock ? { reading: clocks, terms: info.clock } : null;
  });

  // --- the texts ---

  view = $derived.by(() => this.table.shown?.view ?? null);
  say = $derived.by(() => speaker(this.loaded.words, this.eyes));
  sayLine = $derived.by(() => (line: Message) => lineText(line, this.loaded.words, this.eyes));
  #told = $derived.by(() => byTurns(this.table.log, this.loaded.painting.story));
  log = $derived.by(() => this.#readable(this.#told));
  /** The reader, as far as the story is concerned: who shares a screen reads it for the seat that is to act. */
  #teller = $derived.by(() => (this.table.held.length > 0 ? (this.table.shown?.eyes ?? null) : null));
  /** What the others did since the reader's last turn, seat by seat. */
  since = $derived.by(() => {
    const lines = this.#readable(sinceTurnOf(this.#teller, this.#told));
    return bySeat(completed(lines, this.loaded.painting.story), this.#teller);
  });
  sinceTitle = $derived.by(() => t(this.#teller === null ? "since-watching" : "since-title"));
  scene = $derived.by<Scene | null>(
    () =>
      this.view && {
        view: { ...this.view, ...this.table.picking.held.at(-1)?.view },
        words: this.loaded.words,
        eyes: this.eyes,
        choices: this.table.choices.length,
        cooperative: this.loaded.game.cooperative,
        ending: this.#ending,
      },
  );
  #ending = $derived.by(() => {
    const { over, info, winners } = this.table;
    return over && info.ending ? { ...info.ending, winners } : null;
  });
  /** Why undo is not offered now. */
  undoWhy = $derived.by(() => {
    const rule = this.table.shown?.undo_rule;
    return rule ? inWords(this.loaded.words, this.eyes, rule, t("undo-nothing")) : t("undo-nothing");
  });
  chatting = $derived.by(() => {
    const { info, held, talk } = this.table;
    return info.chat && (hasCompany(info, held) || talk.messages.length > 0);
  });

  // --- the painting ---

  paint = $derived.by<Props | null>(() => {
    const { table } = this;
    const shown = table.rerun.current ?? table.shown;
    return (
      shown && {
        view: shown.view,
        eyes: shown.eyes,
        names: this.names,
        lit: table.lit,
        guided: table.guided,
        picked: [...table.picked],
        pick: (target, ...then) => table.pick(target, ...then),
        choices: table.choices,
        focus: (target) => (table.focused = target),
        focused: table.focused,
        hinted: table.hinted,
        last: this.last,
        told: this.pointing.marks,
        events: this.#happened,
        motion: table.rerun.running ? !reader.still : table.motion,
        t: this.say,
      }
    );
  });
  /** The events that the game's painting animates: not the table's own notes. */
  #happened = $derived.by(() => {
    const { rerun } = this.table;
    void rerun.rounds;
    const shown = rerun.current ?? this.table.shown;
    return shown?.kind === "step" ? shown.events.filter((event) => !isNote(event)) : [];
  });
  /** What happened since the reader's last action stays on the board; while it is shown again, it moves instead. */
  last = $derived.by<readonly Mark[]>(() => {
    if (this.table.rerun.running) return [];
    return marksOf(sinceActionOf(this.#teller, this.#told, this.table.acted), this.loaded.painting.story);
  });

  #readable<L extends Line>(lines: readonly L[]): L[] {
    return readableLines(lines, this.loaded.words, this.loaded.game.in_full);
  }
}
