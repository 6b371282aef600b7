"""95 % intervals."""

from dataclasses import dataclass
from math import sqrt

Z = 1.959963985  # 95 % of a normal distribution lie within


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share = wins / matches
    middle = share + Z * Z / (2 * matches)
    reach = Z * sqrt(share * (1 - share) / matches + Z * Z / (4 * matches * matches))
    whole_of = 1 + Z * Z / matches
    return max(0.0, (middle - reach) / whole_of), min(1.0, (middle + reach) / whole_of)


def share_of(wins: float, matches: int) -> Estimate:
    """A share with Wilson's interval; without matches it is from 0 to 1."""
    if not matches:
        return Estimate(0.5, 0.0, 1.0)
    return Estimate(wins / matches, *wilson(wins, matches))


def mean_of(number: int, total: float, squares: float) -> Estimate:
    """A mean with its interval, from the sum of the values and the sum of their squares."""
    if not number:
        return Estimate(0.0, 0.0, 0.0)
    mean = total / number
    variance = max(0.0, squares / number - mean * mean) * number / (number - 1) if number > 1 else 0.0
    reach = Z * sqrt(variance / number)
    return Estimate(mean, mean - reach, mean + reach)
