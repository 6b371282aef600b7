/** A payment put together flower by flower; payments are letters in the order o p v y w. None contains another. */

const ORDER = "opvyw";

const sorted = (letters: string): string =>
  [...letters].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)).join("");

export const added = (laid: string, letter: string): string => sorted(laid + letter);

/** Is all of `laid` in this payment? */
function isIn(laid: string, payment: string): boolean {
  const rest = [...payment];
  return [...laid].every((letter) => {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The payments that can still come of it. */
const open = (laid: string, payments: readonly string[]): string[] => payments.filter((one) => isIn(laid, one));

export const canAdd = (laid: string, letter: string, payments: readonly string[]): boolean =>
  open(laid + letter, payments).length > 0;

/** Where only one payment can come of it, the rest of its flowers are laid down too. */
export function completed(laid: string, payments: readonly string[]): string {
  const [only, ...others] = open(laid, payments);
  return only !== undefined && others.length === 0 ? only : laid;
}

/** How many flowers are missing for the cheapest payment that can come of it; null: none can. */
export function missing(laid: string, payments: readonly string[]): number | null {
  const left = open(laid, payments).map((payment) => payment.length - laid.length);
  return left.length > 0 ? Math.min(...left) : null;
}
