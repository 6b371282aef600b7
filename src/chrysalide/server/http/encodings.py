"""Which of the forms that the site has ready a browser is sent: compressed by brotli, by gzip, or plain."""

PREFERRED = ("br", "gzip")  # the smallest first
PLAIN = "identity"
VARIES = {"Vary": "Accept-Encoding"}


def choose(accepted: str | None, ready: tuple[str, ...] = PREFERRED) -> str:
    """The best encoding among those that are `ready` and that an Accept-Encoding header allows; else `identity`.

    Whoever sends no header is sent plain bytes: programs that cannot decompress say nothing.
    """
    wanted = _qualities(accepted or "")
    anything = wanted.get("*", 0.0)
    allowed = [name for name in PREFERRED if name in ready and wanted.get(name, anything) > 0]
    best = max(allowed, key=lambda name: wanted.get(name, anything), default=PLAIN)
    return best if wanted.get(best, anything) >= wanted.get(PLAIN, 0.0) else PLAIN


def _qualities(header: str) -> dict[str, float]:
    """By encoding, how much it is wanted; what is not a number counts as unwanted."""
    found: dict[str, float] = {}
    for part in header.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        quality = next((one[2:] for one in parameters if one.startswith("q=")), "1")
        try:
            found[name] = float(quality)
        except ValueError:
            found[name] = 0.0
    return found
