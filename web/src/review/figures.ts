/** Numbers as readers see them. */

/** Points with their sign; 100 points are a whole match. */
export function signed(points: number, lang: string): string {
  const number = new Intl.NumberFormat(lang).format(Math.abs(points));
  return points > 0 ? `+${number}` : points < 0 ? `−${number}` : number;
}

export const asPoints = (value: number) => Math.round(100 * value) + 0; // never −0

export const percent = (value: number, lang: string) =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(value);
