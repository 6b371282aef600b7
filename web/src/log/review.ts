/** What shows again what happened, wherever its button stands. */
export interface Review {
  /** Is there something to show again? */
  readonly possible: boolean;
  readonly running: boolean;
  toggle: () => void;
}
