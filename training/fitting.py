"""Fits a network to samples: numpy and a few lines of gradients are enough for so few weights."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chrysalide.core.learned import Learner
from training.samples import Played

Array = NDArray[np.float32]
BATCH = 256
RATE = 0.004
DECAY = 2e-4
EVERY = 10  # one match in so many is kept for checking
FADE = 0.97  # TD(λ): how much of a later estimate counts one kept position earlier


@dataclass
class Group:
    """All positions with the same number of sides."""

    rows: NDArray[np.int16]  # position × side × place
    target: Array  # position × side
    result: Array  # position × side: of the match
    handmade: Array  # position × side
    base: Array  # position × side: the score by hand
    match: NDArray[np.int64]  # the match that a position belongs to, in order


def single(numbers: Any) -> Array:
    return np.asarray(numbers, np.float32)


def grouped(matches: Iterable[Played], width: int, trust: float = 0.0, clear: float = 0.0) -> list[Group]:
    """Targets are the results of matches, mixed with something that is less a matter of luck.

    `trust`: the weight of what a search expected, where there are two sides. `clear`: of how clearly sides won or lost.
    """
    by_sides: dict[int, list[Played]] = {}
    for played in matches:
        if played.positions:
            by_sides.setdefault(played.sides, []).append(played)
    return [_group(sides, found, width, trust, clear) for sides, found in sorted(by_sides.items())]


def _group(sides: int, matches: list[Played], width: int, trust: float, clear: float) -> Group:
    rows = np.concatenate([np.frombuffer(one.rows, np.int16).reshape(-1, sides, width) for one in matches])
    results = np.concatenate([np.tile(single(one.results), (one.positions, 1)) for one in matches])
    finals = np.concatenate([np.tile(single(one.finals), (one.positions, 1)) for one in matches])
    softer = (1 - clear) * results + clear * (chances(finals) if finals.any() else results)
    expected = np.concatenate([single(one.expected).reshape(-1, sides) for one in matches])
    handmade = np.concatenate([single(one.handmade).reshape(-1, sides) for one in matches])
    base = np.concatenate([single(one.base).reshape(-1, sides) for one in matches])
    number = np.concatenate([np.full(one.positions, index) for index, one in enumerate(matches)])
    weight = np.where((expected[:, :1] >= 0) & (sides <= 2), np.float32(trust), np.float32(0))
    return Group(rows, single(weight * expected + (1 - weight) * softer), results, handmade, base, number)


class Fit:
    """A network being fitted. Its parts are those of core/network.py; numbers of a row are scaled to be alike."""

    def __init__(
        self, learner: Learner, hidden: int, second: int, groups: list[Group], seed: int, hold: float = 0.0
    ) -> None:
        """`hold`: how strongly linear weights are held near 0, by their sizes where a number is not 0.

        A number that is rarely seen then gets hardly any weight, which a search could be misled by.
        """
        self.context, self.item, self.items = len(learner.context), len(learner.item), learner.items
        self.hidden, self.second = hidden, second
        random = np.random.default_rng(seed)
        spread = np.sqrt(sum((g.rows.astype(np.float32) ** 2).mean((0, 1)) for g in groups) / len(groups))
        if hold:
            seen = sum((g.rows != 0).mean((0, 1)) for g in groups) / len(groups)
            spread /= np.sqrt(np.maximum(seen, 1e-6))
        item = spread[self.context :].reshape(self.items, -1).mean(0) if self.item else np.zeros(0, np.float32)
        self.scale_context = single(1 / np.maximum(spread[: self.context], 0.1))
        self.scale_item = single(1 / np.maximum(item, 0.1))

        def drawn(*shape: int) -> Array:
            return single(random.normal(0, 1 / np.sqrt(max(1, shape[0])), shape))

        self.weights: dict[str, Array] = {
            "of_context": drawn(self.context, hidden) * np.float32(0.5),
            "bias": np.zeros(hidden, np.float32),
            "of_item": drawn(self.item, hidden) if self.item else np.zeros((0, hidden), np.float32),
            "of_second": drawn(hidden, second),
            "second_bias": np.zeros(second, np.float32),
            "out": drawn(second) * np.float32(0.1),
            "plain_context": np.zeros(self.context, np.float32),
            "plain_item": np.zeros(self.item, np.float32),
            "by_hand": np.ones(1, np.float32) if learner.by_hand else np.zeros(1, np.float32),
        }
        differing = _differing(groups)  # a number that all sides share decides nothing, and must not drift
        self.differing_context = single(differing[: self.context])
        self.differing_item = single(differing[self.context :].reshape(self.items, -1).max(0, initial=0))
        self.corrects = learner.by_hand
        if self.corrects:  # begin with what is written by hand
            self.weights["out"][:] = 0
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0
        self.hold = np.float32(hold)
        self.absorbed: Array | None = None  # linear weights that say the same as the score by hand

    def parts(self, rows: NDArray[np.int16]) -> tuple[Array, Array]:
        flat = rows.reshape(-1, rows.shape[-1]).astype(np.float32)
        items = flat[:, self.context :].reshape(len(flat), self.items, self.item)
        return flat[:, : self.context] * self.scale_context, items * self.scale_item

    def forward(self, rows: NDArray[np.int16], base: Array) -> tuple[Array, tuple[Array, ...]]:
        """The chances of every side, and what the way back needs."""
        w = self.weights
        context, items = self.parts(rows)
        layer = np.maximum((context @ w["of_context"] + w["bias"])[:, None, :] + items @ w["of_item"], 0)
        pooled = layer.sum(1)
        second = np.maximum(pooled @ w["of_second"] + w["second_bias"], 0)
        score = second @ w["out"] + context @ w["plain_context"] + items.sum(1) @ w["plain_item"]
        score = score.reshape(rows.shape[:2]) + w["by_hand"] * base
        return chances(score), (context, items, layer, pooled, second)

    def step(self, rows: NDArray[np.int16], base: Array, target: Array, rate: float) -> None:
        """One step against the gradient of the cross-entropy."""
        w = self.weights
        found, (context, items, layer, pooled, second) = self.forward(rows, base)
        slope = ((found - target) / len(rows)).reshape(-1).astype(np.float32)
        of_second = np.outer(slope, w["out"]) * (second > 0)
        of_layer = (of_second @ w["of_second"].T)[:, None, :] * (layer > 0)
        flat = of_layer.reshape(len(items) * self.items, self.hidden)
        summed = of_layer.sum(1)
        self.move(
            {
                "of_context": context.T @ summed,
                "bias": summed.sum(0),
                "of_item": items.reshape(len(items) * self.items, self.item).T @ flat,
                "of_second": pooled.T @ of_second,
                "second_bias": of_second.sum(0),
                "out": second.T @ slope,
                "plain_context": context.T @ slope * self.differing_context,
                "plain_item": items.sum(1).T @ slope * self.differing_item,
                "by_hand": single([slope @ base.reshape(-1)]) if self.corrects else np.zeros(1, np.float32),
            },
            rate,
        )

    def move(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam, with a little decay."""
        self.steps += 1
        for name, found in slopes.items():
            held = self.hold and name.startswith("plain")
            slope = found + self.hold * self.weights[name] if held else found
            first, square, weight = self.first[name], self.square[name], self.weights[name]
            first += 0.1 * (slope - first)
            square += 0.001 * (slope * slope - square)
            mean = first / (1 - 0.9**self.steps)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5
            weight -= np.float32(rate) * mean / size
            if name != "by_hand" and not held:
                weight -= np.float32(DECAY) * weight

    def absorb(self, groups: list[Group]) -> float:
        """Express the score by hand by linear weights, so that nobody has to compute it beside the row.

        Returns the share of its variance that they explain.
        """
        size = self.context + self.item
        squares, product, whole, number, total = np.eye(size) * 1e-3, np.zeros(size), 0.0, 0, 0.0
        for group in groups:
            context, items = self.parts(group.rows)
            found = np.concatenate([context, items.sum(1)], 1).astype(np.float64)
            base = group.base.reshape(-1).astype(np.float64)
            squares += found.T @ found
            product += found.T @ base
            whole, number, total = whole + float(base @ base), number + len(base), total + float(base.sum())
        solved = np.linalg.solve(squares, product)
        self.absorbed = single(solved) * np.concatenate([self.differing_context, self.differing_item])
        left = whole - 2 * float(solved @ product) + float(solved @ (squares @ solved))
        return 1 - left / (whole - total * total / number)

    def build_on(self, context: Sequence[float], item: Sequence[float], groups: list[Group]) -> None:
        """Correct a linear network that was fitted before, instead of the score by hand, which it stands for."""
        self.absorbed = np.concatenate([single(context) / self.scale_context, single(item) / self.scale_item])
        for group in groups:
            number = len(group.rows) // BATCH + 1
            found = [self.parts(rows) for rows in np.array_split(group.rows, number)]
            scores = [np.concatenate([one, items.sum(1)], 1) @ self.absorbed for one, items in found]
            group.base = np.concatenate(scores).reshape(group.base.shape)

    def factor(self) -> float:
        """Of the score by hand, where it is not absorbed."""
        return float(self.weights["by_hand"][0]) if self.absorbed is None else 0.0

    def flat(self) -> list[float]:
        """All weights in the order of core/network.py, for rows that are not scaled."""
        w = dict(self.weights)
        if self.absorbed is not None:
            w["plain_context"] = w["plain_context"] + w["by_hand"] * self.absorbed[: self.context]
            w["plain_item"] = w["plain_item"] + w["by_hand"] * self.absorbed[self.context :]
        parts: list[Any] = [
            w["of_context"] * self.scale_context[:, None],
            w["bias"],
            w["of_item"] * self.scale_item[:, None],
            w["of_second"].T,
            w["second_bias"],
            w["out"],
            w["plain_context"] * self.scale_context,
            w["plain_item"] * self.scale_item,
        ]
        return [float(weight) for part in parts for weight in part.reshape(-1)]


def _differing(groups: list[Group]) -> NDArray[np.bool_]:
    """By number of a row: do sides ever differ in it, or is there only one?

    Searches compare values for being equal: what is the same for all sides must not even change how they are rounded.
    """
    found = np.zeros(groups[0].rows.shape[2], np.bool_)
    for group in groups:
        found |= (group.rows != group.rows[:, :1]).any((0, 1)) if group.rows.shape[1] > 1 else True
    return found


def chances(score: Array) -> Array:
    if score.shape[1] == 1:
        return single(1 / (1 + np.exp(-score)))
    raised = np.exp(score - score.max(1, keepdims=True))
    return single(raised / raised.sum(1, keepdims=True))


def loss(found: Array, result: Array) -> float:
    """The mean cross-entropy, in nats."""
    clipped = np.clip(found, 1e-4, 1 - 1e-4)
    if found.shape[1] == 1:
        return float(-(result * np.log(clipped) + (1 - result) * np.log(1 - clipped)).mean())
    return float(-(result * np.log(clipped)).sum(1).mean())


def fit(fit: Fit, groups: list[Group], epochs: int, seed: int) -> Iterator[dict[str, float]]:
    """Passes over the samples, with a line for the log after each."""
    random = np.random.default_rng(seed)
    if fit.corrects and fit.steps == 0:  # what is written by hand, as it is
        yield {"epoch": 0, **check(fit, groups)}
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs) + RATE / 50
        for group, chosen in _batches(groups, random):
            fit.step(group.rows[chosen], group.base[chosen], group.target[chosen], rate)
        yield {"epoch": epoch + 1, **check(fit, groups)}


def _batches(groups: list[Group], random: np.random.Generator) -> list[tuple[Group, NDArray[np.int64]]]:
    found = []
    for group in groups:
        order = random.permutation(np.flatnonzero(group.match % EVERY != 0))
        found += [(group, order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
    return [found[place] for place in random.permutation(len(found))]


def check(fit: Fit, groups: list[Group]) -> dict[str, float]:
    """The loss in matches that were kept for checking: of the network, and of the evaluation written by hand."""
    lines: dict[str, float] = {}
    for group in groups:
        kept = group.match % EVERY == 0
        sides = group.rows.shape[1]
        lines[f"loss-{sides}"] = loss(fit.forward(group.rows[kept], group.base[kept])[0], group.result[kept])
        handmade = group.handmade[kept]
        whole = handmade.sum(1, keepdims=True) if sides > 1 else np.float32(1)
        lines[f"handmade-{sides}"] = loss(handmade / whole, group.result[kept])
    return lines


def look_forward(fit: Fit, groups: list[Group]) -> None:
    """TD(λ): targets become a mixture of what the network says of all later positions, and of the result at last."""
    for group in groups:
        number = len(group.rows) // BATCH + 1
        parts = zip(np.array_split(group.rows, number), np.array_split(group.base, number), strict=True)
        found = np.concatenate([fit.forward(rows, base)[0] for rows, base in parts])
        target = group.target.copy()
        for place in range(len(target) - 2, -1, -1):
            if group.match[place] == group.match[place + 1]:
                later = FADE * target[place + 1] + (1 - FADE) * found[place + 1]
                target[place] = later
        group.target = target
