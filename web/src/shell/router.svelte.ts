/** Where the reader is on the site. */
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
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Another page instead of this one, which going back would otherwise find again. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  /** Another URL for the same page: what is shown has changed, but this is not a navigation. */
  rename(path: string): void {
    history.replaceState(history.state, "", path);
    this.#path = path;
  }

  /** Jumps inside a page are not navigations; a seat link pasted over the same table is. */
  #arrive(): void {
    const { seat, join } = parseFragment(location.hash);
    if (location.pathname !== this.#path || seat || join) this.#read();
  }

  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || !isInnerLink(event, link, location.origin)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  #read(): void {
    this.#path = location.pathname;
    this.route = parseRoute(this.#path);
    this.moves += 1;
  }
}

export const router = new Router();
