"""How long does a level take for a whole turn, and how often does it let an action pass for nothing?

    python benchmarks/turns.py -n 12 --level expert          seconds per turn
    python benchmarks/turns.py -n 40 --level beginner --refusals

A turn is everything that a seat decides until another seat decides. Turns come from matches of `easy`, each from
another match; the level plays that one turn with the time that the site gives it. The clock is the wall's. A refusal
is a turn in which the level, with several actions to choose from, took one after which the position was no better
although the best plan for the turn was worth 0.02 more.
"""

import argparse
from statistics import mean, median, quantiles
from time import perf_counter

import chrysalide
from chrysalide.bots.search.plan import plan
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.server.table.bot_play import TURN
from chrysalide.server.table.bot_pool import SECONDS

WIDTH, DEALS = 2, 4  # of the plans that refusals are judged by
GIVEN_UP = 0.02  # of the expected result, which is from 0 to 1


def start_of_turn(game: str, number: int) -> Match | None:
    """A position in which a seat has just begun its turn, later in the match for later numbers."""
    seats = max(2, find_game(game).seats[0])
    match = chrysalide.new(game, seats=seats, seed=f"turn:{number}")
    bots = [chrysalide.bot(game, "easy", f"{number}:{seat}") for seat in range(seats)]
    turns, actor = 0, match.actor
    while not match.over:
        if match.actor != actor:
            turns, actor = turns + 1, match.actor
            if turns > 2 + 5 * number % 17:
                return match
        match.play(bots[match.actor].choose(match.view(match.actor)))
    return None


def refuses(match: Match, text: str, dice: Dice) -> bool:
    state, seat, evaluate = match.state, match.actor, match.game.evaluate
    values = plan(state, seat, evaluate, dice, WIDTH, DEALS)
    code = match.game.parse(state, text).code
    after = state.copy()
    after.apply(code)
    if evaluate(after, seat) > evaluate(state, seat) + 1e-6 or not values:
        return False
    return max(values.values()) - values.get(code, min(values.values())) > GIVEN_UP


def play_turn(match: Match, level: str, seed: int, judge: Dice | None) -> tuple[int, float, float, bool]:
    """Decisions with a choice, seconds of all and of the longest, and whether an action was let pass."""
    bot = chrysalide.bot(match.game.id, level, seed)
    seat, decisions, seconds, longest, refused = match.actor, 0, 0.0, 0.0, False
    while not match.over and match.actor == seat:
        choice = len(match.legal()) > 1
        view = match.view(seat)
        begun = perf_counter()
        action = bot.choose(view, SECONDS, max(0.0, TURN - seconds))
        taken = perf_counter() - begun
        decisions, seconds, longest = decisions + choice, seconds + taken, max(longest, taken)
        refused = refused or (judge is not None and choice and refuses(match, action.text, judge))
        match.play(action)
    return decisions, seconds, longest, refused


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("-n", type=int, default=12, help="turns of each game (12)")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--refusals", action="store_true", help="also count refusals")
    wanted = parser.parse_args()
    print("| game | turns | decisions a turn | median s | 95 % s | most s | longest decision s | refusals |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for game in wanted.games or chrysalide.games():
        judge = Dice(1) if wanted.refusals else None
        found = [start_of_turn(game, number) for number in range(wanted.n)]
        turns = [play_turn(match, wanted.level, seed, judge) for seed, match in enumerate(found) if match is not None]
        times = [seconds for _, seconds, _, _ in turns]
        cells = [mean(decisions for decisions, *_ in turns), median(times), quantiles(times, n=20)[-1], max(times)]
        longest = max(one for *_, one, _ in turns)
        refused = f"{mean(refused for *_, refused in turns):.1%}" if judge else "–"
        shown = " | ".join(f"{cell:.2f}" for cell in (*cells, longest))
        print(f"| {game} | {len(turns)} | {shown} | {refused} |", flush=True)


if __name__ == "__main__":
    main()
