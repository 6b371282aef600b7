/** A review that is looked at: fetched, asked for, and followed while it grows. */
import { askReview, fetchReview } from "$web/net/api";
import type { Depth, Review, ReviewStanding } from "$web/net/protocol";
import { clock, type Timers } from "$web/net/timers";

const POLL_MS = 1000;
/** More places than any match has: the page wants no parts of a review while it shows a whole one. */
const NO_PARTS = 1_000_000;

const pending = ({ status }: ReviewStanding) => status === "waiting" || status === "running";

export class ReviewWatch {
  /** The review that was asked for last, or the best there is. */
  standing = $state.raw<ReviewStanding>() as ReviewStanding;
  /** What is shown: a whole review, or what there is of the first one. */
  review = $state.raw<Review | null>(null);
  trouble = $state.raw<unknown>(null);
  asking = $state(false);

  #timer: unknown = null;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly lang: () => string,
    standing: ReviewStanding,
    private readonly timers: Timers = clock,
  ) {
    this.standing = standing;
    this.#take(standing);
    if (pending(standing)) this.#later();
  }

  get whole(): boolean {
    return this.review !== null && this.review.done === this.review.of;
  }

  get pending(): boolean {
    return pending(this.standing);
  }

  async ask(depth: Depth): Promise<void> {
    if (this.asking || this.pending) return;
    this.asking = true;
    this.trouble = null;
    try {
      this.#take(await askReview(this.table, depth, this.lang()));
    } catch (error) {
      this.trouble = error;
    }
    this.asking = false;
    if (this.pending) this.#later();
  }

  close(): void {
    this.#closed = true;
    this.timers.cancel(this.#timer);
  }

  #take(standing: ReviewStanding): void {
    this.standing = standing;
    if (standing.review && (standing.status === "done" || !this.whole)) this.review = standing.review;
  }

  #later(): void {
    this.timers.cancel(this.#timer);
    if (!this.#closed) this.#timer = this.timers.after(POLL_MS, () => void this.#look());
  }

  async #look(): Promise<void> {
    const known = this.whole ? NO_PARTS : (this.review?.done ?? 0);
    try {
      const standing = await fetchReview(this.table, this.lang(), this.standing.depth, known);
      if (this.#closed) return;
      this.trouble = null;
      this.#take(standing);
    } catch (error) {
      this.trouble = error; // retried: the site may only be restarting
    }
    if (this.pending) this.#later();
  }
}
