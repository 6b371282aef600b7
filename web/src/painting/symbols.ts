/** Drawings that are used by name (`<use href="#…">`) have to stand somewhere in the page. */

/** Puts a game's symbols into the page where no board has brought them; `known` is the id of one of them. */
export function haveSymbols(known: string, symbols: string): void {
  if (document.getElementById(known)) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  svg.innerHTML = symbols;
  document.body.append(svg);
}
