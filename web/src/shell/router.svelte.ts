/** Where the reader is on the site. */
import { alone } from "$web/device/here.svelte";
import { addressOf, pathAt, pathOf } from "./place";
import { isInnerLink, parseFragment, parseRoute, type Route } from "./route";

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** Grows with every navigation, so that pages are created again. */
  moves = $state(0);
  #path = "";

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#click(event));
    if (!alone) return;
    // Before a browser opens or copies a link without asking the router.
    for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, (event) => this.#address(event));
  }

  go(path: string): void {
    history.pushState(null, "", addressOf(path));
    this.#read();
    scrollTo(0, 0);
  }

  /** Another page instead of this one, which going back would otherwise find again. */
  replace(path: string): void {
    history.replaceState(null, "", addressOf(path));
    this.#read();
  }

  /** Another URL for the same page: what is shown has changed, but this is not a navigation. */
  rename(path: string): void {
    history.replaceState(history.state, "", addressOf(path));
    this.#path = path;
  }

  /** Jumps inside a page are not navigations; a seat link pasted over the same table is. */
  #arrive(): void {
    const { seat, join } = parseFragment(location.hash);
    if (pathAt(location) !== this.#path || seat || join) this.#read();
  }

  #click(event: MouseEvent): void {
    const link = linkAt(event);
    if (!link || !isInnerLink(event, link, location.origin)) return;
    const path = pathOf(link);
    if (link.hash && path === pathAt(location) + link.hash) return;
    event.preventDefault();
    this.go(path);
  }

  #address(event: Event): void {
    const link = linkAt(event);
    if (link && link.origin === location.origin && !link.search && !link.hasAttribute("download"))
      link.href = addressOf(pathOf(link));
  }

  #read(): void {
    this.#path = pathAt(location);
    this.route = parseRoute(this.#path);
    this.moves += 1;
  }
}

const linkAt = (event: Event) => (event.target as Element | null)?.closest?.("a") ?? null;

export const router = new Router();
