/** What is open over a table: its drawers and dialogs. */
export class Overlays {
  menu = $state(false);
  rules = $state(false);
  /** The rule at which the rulebook opens. */
  rule = $state<string | null>(null);
  keys = $state(false);
  chat = $state(false);
  askUndo = $state(false);
  result = $state(false);
  leave = $state(false);
  resign = $state(false);
  /** The seat for which the reader considers letting a bot play. */
  standIn = $state<number | null>(null);

  openRules(rule: string | null = null): void {
    this.rule = rule;
    this.rules = true;
  }
}
