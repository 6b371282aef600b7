"""A summary of many values: mean, quantiles, ends and a histogram."""

from collections import Counter
from typing import Any

from chrysalide.arena.intervals import Estimate, mean_of

QUANTILES = (0.1, 0.5, 0.9)
BARS = 24  # of a histogram at most
TAIL = 0.01


def mean(values: list[float]) -> dict[str, float]:
    found = mean_of(len(values), sum(values), sum(value * value for value in values))
    return _as_json(found)


def _as_json(estimate: Estimate) -> dict[str, float]:
    return {"mean": estimate.value, "mean_low": estimate.low, "mean_high": estimate.high}


def spread(counted: Counter[Any]) -> dict[str, Any]:
    """Mean, quantiles, ends and a histogram; bars hold the values from `low` up to, but not including, `high`."""
    values = sorted(counted)
    number = sum(counted.values())
    total = sum(value * times for value, times in counted.items())
    squares = sum(value * value * times for value, times in counted.items())
    return {
        "number": number,
        **_as_json(mean_of(number, total, squares)),
        "least": values[0] if values else 0,
        **{f"q{round(100 * share)}": _quantile(counted, values, number, share) for share in QUANTILES},
        "most": values[-1] if values else 0,
        "bars": _bars(counted, values),
    }


def _quantile(counted: Counter[Any], values: list[Any], number: int, share: float) -> float:
    """The smallest value that this share of the values does not exceed."""
    seen = 0
    for value in values:
        seen += counted[value]
        if seen >= share * number:
            return float(value)
    return 0.0


def _bars(counted: Counter[Any], values: list[Any]) -> list[dict[str, int]]:
    """Integers in bars of equal width, as wide as needed; the last bar also holds a long thin tail."""
    if not values:
        return []
    usual = _quantile(counted, values, sum(counted.values()), 1.0 - TAIL)
    low, high = int(values[0] // 1), int(usual // 1) + 1
    width = -(-(high - low) // BARS)
    bars = [0] * -(-(high - low) // width)
    for value, times in counted.items():
        bars[min(int(value - low) // width, len(bars) - 1)] += times
    found = [
        {"low": low + width * place, "high": low + width * (place + 1), "times": n} for place, n in enumerate(bars)
    ]
    found[-1]["high"] = max(found[-1]["high"], int(values[-1] // 1) + 1)
    return found
