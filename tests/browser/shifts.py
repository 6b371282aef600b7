"""How much of a page moves by itself: layout shifts, as browsers count them."""

from playwright.sync_api import Page, Route

# What counts as good for the worst burst of five seconds. Here all shifts together keep to it: which of them fall into
# one burst depends on how busy the machine is.
LIMIT = 0.1
OBSERVE = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput)
      window.shifts.push({ value, startTime, moved: sources.map(({ node }) => node?.className ?? node?.nodeName) });
}).observe({ type: "layout-shift", buffered: true });
"""
TOGETHER = "window.shifts.reduce((sum, { value }) => sum + value, 0)"
# Nothing has moved for a second, and what has arrived is painted.
QUIET = """() => new Promise((done) => {
  const began = performance.now();
  const look = () => performance.now() - Math.max(began, window.shifts.at(-1)?.startTime ?? 0) > 1000
    ? requestAnimationFrame(done) : setTimeout(look, 100);
  look();
})"""
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Slowly:
    """A page to which the site answers only after it has been painted without the answers, as on a slow network."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._held: list[Route] | None = []
        page.add_init_script(OBSERVE)
        page.route("**/api/**", self._answer)

    def open(self, path: str, shown: str) -> None:
        """`shown`: what is there once everything has arrived."""
        self.page.goto(path, wait_until="commit")
        self.page.locator("main").first.wait_for(state="attached")  # it may still be empty
        self.page.evaluate(PAINTED)
        held, self._held = self._held or [], None
        for route in held:
            route.continue_()
        self.page.locator(shown).first.wait_for()
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(PAINTED)

    def _answer(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)


def settle(page: Page) -> None:
    page.evaluate(QUIET)


def shift(page: Page) -> float:
    return float(page.evaluate(TOGETHER))


def moved(page: Page) -> str:
    return str(page.evaluate("window.shifts"))
