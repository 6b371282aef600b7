"""Draws the icons of the installed page and the picture of shared links: `python -m tests.browser.take_icons`.

From our own art, as PNG: home screens and link previews show no SVG. Kept in web/public; draw them again when the logo
changes.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import launching

WEB = Path(__file__).parents[2] / "web"
OUT = WEB / "public" / "icons"
PAPER, INK, RULE = "#f7f1e3", "#2b2620", "#cdbf9f"
FONT = WEB / "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"
# name, size, the logo's part of the width (a maskable icon may be cut to a circle of 80 %), corner radius
ICONS = (
    ("icon-192", 192, 0.78, 0.22),
    ("icon-512", 512, 0.78, 0.22),
    ("maskable-512", 512, 0.58, 0.0),
    ("apple-touch", 180, 0.72, 0.0),
)


def icon_page(logo: str, part: float, radius: float) -> str:
    return f"""<style>
      html, body {{ margin: 0; height: 100%; background: transparent }}
      div {{ display: grid; place-items: center; height: 100%; background: {PAPER}; border-radius: {100 * radius}% }}
      svg {{ width: {100 * part}%; height: auto }}
    </style><div>{logo}</div>"""


def share_page(logo: str, butterfly: str, font: str) -> str:
    return f"""<style>
      @font-face {{ font-family: Fraunces; src: url("{font}"); font-weight: 100 900 }}
      body {{ margin: 0; width: 1200px; height: 630px; background: {PAPER}; color: {INK}; position: relative;
             display: flex; align-items: center; justify-content: center; gap: 44px; overflow: hidden }}
      body::after {{ content: ""; position: absolute; inset: 28px; border: 3px solid {RULE}; border-radius: 28px }}
      .logo svg {{ width: 250px; height: auto; display: block }}
      b {{ font: 600 132px/1 Fraunces; letter-spacing: -0.01em }}
      .fly {{ position: absolute; width: 150px; opacity: 0.9 }}
      .fly svg {{ width: 100%; height: auto }}
    </style>
    <div class="logo">{logo}</div><b>Chrysalide</b>
    <div class="fly" style="right: 90px; top: 70px; rotate: 14deg">{butterfly}</div>
    <div class="fly" style="left: 90px; bottom: 66px; width: 110px; rotate: -18deg">{butterfly}</div>"""


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    logo = (WEB / "src/art/icon.svg").read_text("utf-8")
    butterfly = (WEB / "src/art/butterfly.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launching())
        page = browser.new_page()
        for name, size, part, radius in ICONS:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(icon_page(logo, part, radius))
            page.screenshot(path=OUT / f"{name}.png", omit_background=True)
        page.set_viewport_size({"width": 1200, "height": 630})
        drawing = OUT / "share.html"
        drawing.write_text("<!doctype html><meta charset=utf-8>" + share_page(logo, butterfly, FONT.as_uri()), "utf-8")
        page.goto(drawing.as_uri())
        page.evaluate("document.fonts.ready")
        page.screenshot(path=OUT / "share.png")
        drawing.unlink()
        browser.close()


if __name__ == "__main__":
    main()
