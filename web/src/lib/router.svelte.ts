/** Where the reader is on the site. */
import { isInnerLink, parseRoute, type Route } from "./route";

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** Grows with every move, so that pages can start afresh at the same address. */
  moves = $state(0);

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || !isInnerLink(event, link, location.origin)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  #read(): void {
    this.route = parseRoute(location.pathname);
    this.moves += 1;
  }
}

export const router = new Router();
