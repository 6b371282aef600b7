"""Learns Papillons célestes by playing against itself: proximal policy optimisation (PPO), in one file.

    pip install 'chrysalide[rl]' torch
    python examples/learn_celestes.py --minutes 5 --out celestes.pt

Every row of a batch is a match; both seats are played by the same network, which sees what the seat to act may know.
When a match ends, every decision in it is made more likely if its seat won and less likely if it lost, compared with
what the network expected. Decisions are used several times, but no step leads far away from how they were made.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from chrysalide import rl

ROWS, HORIZON = 256, 96  # matches at once, steps between two updates
EPOCHS, PIECE, CLIP = 4, 2048, 0.2  # how often decisions are used, how many at once, how far a step may lead
OPTIONS = {"tokens_to_win": 1}


class Network(nn.Module):
    """One trunk, two heads: what to do, and what to expect."""

    def __init__(self, width: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        inside = self.trunk(seen)
        return self.policy(inside).masked_fill(mask == 0, -1e9), torch.tanh(self.value(inside)).squeeze(-1)


def as_tensors(observations: np.ndarray, masks: np.ndarray) -> tuple[Tensor, Tensor]:
    """Copies: the arrays of a batch change with every step."""
    return torch.tensor(observations, dtype=torch.float32), torch.tensor(masks)


class Learner:
    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # for a network this small; where others use the cores, several wait for each other
        self.batch = rl.Batch("celestes", ROWS, seed=seed, **OPTIONS)
        self.network = Network(self.batch.spec.width, self.batch.spec.decisions)
        self.optimiser = torch.optim.Adam(self.network.parameters(), 1e-3)
        self.decisions = 0

    def collect(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Play for a while; returns the decisions of all matches that have ended, with how they ended."""
        steps = []
        for _ in range(HORIZON):
            seen, mask = as_tensors(self.batch.observations, self.batch.masks)
            with torch.no_grad():
                logits, _ = self.network(seen, mask)
            actions = torch.distributions.Categorical(logits=logits).sample()
            actors = self.batch.actors.copy()
            self.batch.step(actions.numpy())
            steps.append((seen, mask, actions, actors, self.batch.done.copy(), self.batch.rewards.copy()))
        self.decisions += ROWS * HORIZON
        results = np.full((HORIZON, ROWS), np.nan, np.float32)
        outcome = np.full((ROWS, 2), np.nan)
        for number in reversed(range(HORIZON)):  # from the end of a match back to its decisions
            _, _, _, actors, done, rewards = steps[number]
            outcome[done] = rewards[done]
            results[number] = outcome[np.arange(ROWS), actors]
        ended = torch.tensor(~np.isnan(results)).flatten()
        seen, mask, actions = (torch.cat([step[part] for step in steps])[ended] for part in range(3))
        return seen, mask, actions, torch.tensor(results).flatten()[ended]

    def learn(self) -> None:
        seen, mask, actions, results = self.collect()
        with torch.no_grad():
            logits, values = self.network(seen, mask)
            before = torch.distributions.Categorical(logits=logits).log_prob(actions)
            advantage = results - values
            advantage = (advantage - advantage.mean()) / advantage.std()
        for _ in range(EPOCHS):
            for piece in torch.randperm(len(actions)).split(PIECE):
                self.step(seen[piece], mask[piece], actions[piece], results[piece], before[piece], advantage[piece])

    def step(
        self, seen: Tensor, mask: Tensor, actions: Tensor, results: Tensor, before: Tensor, advantage: Tensor
    ) -> None:
        logits, values = self.network(seen, mask)
        chances = torch.distributions.Categorical(logits=logits)
        ratio = (chances.log_prob(actions) - before).exp()
        gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
        loss = (0.5 * (results - values) ** 2 - gain - 0.01 * chances.entropy()).mean()
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimiser.step()


def against_random(network: Network, matches: int = 400, seed: int = 1) -> float:
    """The share of matches that the network wins, on either seat."""
    batch = rl.Batch("celestes", 100, seed=f"test {seed}", **OPTIONS)
    dice = np.random.default_rng(seed)
    mine = np.arange(100) % 2  # the seat of the network in each row
    won = played = 0
    while played < matches:
        seen, mask = as_tensors(batch.observations, batch.masks)
        with torch.no_grad():
            best = network(seen, mask)[0].argmax(-1).numpy()
        random = np.array([dice.choice(np.flatnonzero(row)) for row in batch.masks])
        batch.step(np.where(batch.actors == mine, best, random))
        won += int((batch.rewards[batch.done, mine[batch.done]] > 0).sum())
        played += int(batch.done.sum())
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Papillons célestes by playing against itself.")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    learner, begun, shown = Learner(args.seed), time.monotonic(), 0.0
    while (spent := time.monotonic() - begun) < 60 * args.minutes:
        learner.learn()
        if spent - shown >= 20:
            shown = spent
            share = against_random(learner.network)
            print(f"{spent:5.0f} s  {learner.decisions:>10,} decisions  {share:.0%} against random")
    print(f"{against_random(learner.network, 1000):.1%} of 1000 matches won against random")
    if args.out:
        torch.save(learner.network.state_dict(), args.out)


if __name__ == "__main__":
    main()
