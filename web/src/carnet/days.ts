/** When something was, in few words: today, yesterday, a weekday, a date. */
const DAY = 86_400_000;

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);

export function dayOf(at: number, now: number, lang: string): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-Math.max(0, days), "day");
  const date = new Date(at);
  if (days < 7) return new Intl.DateTimeFormat(lang, { weekday: "long" }).format(date);
  const year = date.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: year ? "short" : "long", year }).format(date);
}
