"""How much of a page moves while it loads: cumulative layout shift, as browsers count it."""

from playwright.sync_api import Page, Route

LIMIT = 0.1  # what counts as good
# Shifts in bursts of at most five seconds, with less than one between any two; the worst burst counts.
OBSERVE = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput)
      window.shifts.push({ value, startTime, moved: sources.map(({ node }) => node?.className ?? node?.nodeName) });
}).observe({ type: "layout-shift", buffered: true });
"""
WORST = """
() => {
  let worst = 0, burst = 0, first = 0, last = -Infinity;
  for (const { value, startTime } of window.shifts) {
    if (startTime - last > 1000 || startTime - first > 5000) [burst, first] = [0, startTime];
    last = startTime;
    worst = Math.max(worst, (burst += value));
  }
  return worst;
}
"""
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
        self.page.locator("main").first.wait_for()
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


def shift(page: Page) -> float:
    return float(page.evaluate(WORST))


def moved(page: Page) -> str:
    return str(page.evaluate("window.shifts"))
