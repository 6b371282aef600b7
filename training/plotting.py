"""The log of a training as a picture: how well positions were judged, epoch by epoch, in matches kept for checking."""

import json
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, EDGE = 480, 200, 36


def plot(log: Path) -> str:
    """An SVG with one small chart for every network that was fitted."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    charts = [chart(line, number) for number, line in enumerate(line for line in lines if "losses" in line)]
    size = f'width="{WIDTH}" height="{HEIGHT * len(charts)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">'
    return f"{head}{''.join(charts)}</svg>\n"


def chart(line: dict[str, Any], number: int) -> str:
    losses, sides = line["losses"], line["sides"]
    low, high = min(losses), max(losses)
    across = (WIDTH - 2 * EDGE) / max(1, len(losses) - 1)
    up = (HEIGHT - 2 * EDGE) / max(1e-6, high - low)
    points = " ".join(
        f"{EDGE + epoch * across:.1f},{HEIGHT - EDGE - (loss - low) * up:.1f}" for epoch, loss in enumerate(losses)
    )
    by_hand = line[f"handmade-{sides}"]
    title = f"{sides} sides, {line['positions']} positions: cross-entropy {low:.4f}, by hand {by_hand:.4f}"
    return (
        f'<g transform="translate(0 {number * HEIGHT})"><text x="{EDGE}" y="20">{title}</text>'
        f'<polyline points="{points}" fill="none" stroke="#2b6cb0" stroke-width="1.5"/>'
        f'<text x="2" y="{EDGE}">{high:.3f}</text><text x="2" y="{HEIGHT - EDGE}">{low:.3f}</text>'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 14}" text-anchor="end">epochs</text></g>'
    )
