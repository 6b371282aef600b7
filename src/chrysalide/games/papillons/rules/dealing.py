# mypyc
"""Chapter 1 and 5.14: chance deals goals and cards; what a seat cannot know is dealt again."""

from mypy_extensions import i64

from chrysalide.core.bits import bits, nth
from chrysalide.core.dice import Dice
from chrysalide.games.papillons.board import GOAL_IDS, GOALS, HAND, KIND_CODES, KINDS, copies, one, total
from chrysalide.games.papillons.rules.listing import Listing
from chrysalide.games.papillons.rules.position import (
    COLOUR_GOALS,
    DEAL_GOALS,
    DEAL_HANDS,
    DRAW,
    DRAW_CARD,
    DRAW_STARTER,
    FINISHED,
    GIVE_CARD,
    GIVE_GOAL,
    GIVE_SHAPE,
    REVEAL,
    REVEAL_CARD,
    SHAPE_GOALS,
    SPLIT_GOALS,
    STARTER,
)


class Dealing(Listing):
    """Decks and goals are multisets and sets: chance draws from what is left."""

    def chance(self) -> list[tuple[int, float]]:
        if self.phase == DRAW_STARTER:
            if self.starter_option >= 0:
                return [(int(STARTER + self.starter_option), 1.0)]
            return [(STARTER + seat, 1.0 / float(self.seats)) for seat in range(self.seats)]
        if self.phase == DEAL_GOALS:
            left = self.goals_left()
            base = int(self.goal_code())
            return [(base + goal, 1.0 / float(bits(left))) for goal in range(GOALS) if (left >> goal) & 1]
        if self.phase == SPLIT_GOALS:
            return [(int(GIVE_SHAPE + self.seat), 0.5), (int(GIVE_SHAPE + self.seat + 2), 0.5)]
        if self.phase == DEAL_HANDS or self.phase == REVEAL or self.phase == DRAW:
            base = int(self.card_code())
            size = float(total(self.deck))
            return [
                (base + kind, float(copies(self.deck, kind)) / size) for kind in range(KINDS) if copies(self.deck, kind)
            ]
        return []

    def draw(self, dice: Dice) -> i64:
        if self.phase == DRAW_STARTER:
            return STARTER + (self.starter_option if self.starter_option >= 0 else dice.below(self.seats))
        if self.phase == DEAL_GOALS:
            left = self.goals_left()
            return self.goal_code() + nth(left, dice.below(bits(left)))
        if self.phase == SPLIT_GOALS:
            return GIVE_SHAPE + self.seat + 2 * dice.below(2)
        return self.card_code() + draw_kind(self.deck, dice)

    def goals_left(self) -> i64:
        """1.5: the goals of the sort that is dealt next; each holder gets its shape first."""
        left = ~self.goals_dealt
        return left & SHAPE_GOALS if bits(self.goals_dealt) % 2 == 0 else left & COLOUR_GOALS

    def goal_code(self) -> i64:
        holder = self.seat + 4 if self.teams else self.seat
        return GIVE_GOAL + holder * GOALS

    def card_code(self) -> i64:
        if self.phase == DEAL_HANDS:
            return GIVE_CARD + self.seat * KINDS
        return REVEAL_CARD if self.phase == REVEAL else DRAW_CARD

    def give_goal(self, goal: i64) -> None:
        """1.5, 5.2, 5.14: a goal for a seat or for a team."""
        bit = i64(1) << goal
        self.goals_dealt |= bit
        if not self.teams:
            self.goals[self.seat] = self.goals[self.seat] | bit
            if self.trace is not None:
                self.tell("goal-received", {"seat": int(self.seat), "goal": GOAL_IDS[goal]}, (int(self.seat),))
        else:
            self.team_goals[self.seat] = self.team_goals[self.seat] | bit
            if not self.expert:
                for seat in (self.seat, self.seat + 2):
                    self.goals[seat] = self.goals[seat] | bit
                    if self.trace is not None:
                        self.tell("goal-received", {"seat": int(seat), "goal": GOAL_IDS[goal]}, (int(seat),))
        if bits(self.goals_dealt) % 2 == 1:
            return
        self.seat += 1
        if self.seat == (2 if self.teams else self.seats):
            self.seat = 0
            self.phase = SPLIT_GOALS if self.expert_teams() else DEAL_HANDS

    def give_shape(self, seat: i64) -> None:
        """5.14, 5.15: one partner holds the shape, the other the colour; which one is public."""
        team = self.team(seat)
        partner = (seat + 2) % 4
        self.shape_seat[team] = seat
        self.goals[seat] = self.team_goals[team] & SHAPE_GOALS
        self.goals[partner] = self.team_goals[team] & COLOUR_GOALS
        if self.trace is not None:
            self.tell("shape-given", {"seat": int(seat), "other_seat": int(partner)})
        for holder in (seat, partner):
            goal = GOAL_IDS[nth(self.goals[holder], 0)]
            if self.trace is not None:
                self.tell("goal-received", {"seat": int(holder), "goal": goal}, (int(holder),))
        self.seat += 1
        if self.seat == 2:
            self.seat = 0
            self.phase = DEAL_HANDS

    def give_card(self, kind: i64) -> None:
        """1.8: two cards for each seat."""
        self.deck -= one(kind)
        self.hands[self.seat] = self.hands[self.seat] + one(kind)
        if self.trace is not None:
            self.tell("card-received", {"seat": int(self.seat), "kind": KIND_CODES[kind]}, (int(self.seat),))
        if total(self.hands[self.seat]) < HAND:
            return
        self.seat += 1
        if self.seat == self.seats:
            if self.trace is not None:
                self.tell("hands-dealt", {"cards": HAND})
            self.seat = self.starter
            self.begin_turn()

    def resample(self, seat: i64, dice: Dice) -> None:
        """Deal again the other hands, the deck and, while the match runs, the goals; -1 is a spectator."""
        self.resample_hands(seat, dice)
        if self.phase != FINISHED:
            while not self.resample_goals(seat, dice):
                pass

    def resample_hands(self, seat: i64, dice: Dice) -> None:
        sizes = [total(hand) for hand in self.hands]
        for other in range(self.seats):
            if other != seat:
                self.deck += self.hands[other]
                self.hands[other] = 0
        for other in range(self.seats):
            while other != seat and total(self.hands[other]) < sizes[other]:
                kind = draw_kind(self.deck, dice)
                self.deck -= one(kind)
                self.hands[other] = self.hands[other] + one(kind)

    def resample_goals(self, seat: i64, dice: Dice) -> bool:
        """Deal the unknown goals again; False where a line that did not end the match speaks against the deal."""
        known = self.goals[seat] if seat >= 0 else i64(0)
        left = ~known
        holders: i64 = 2 if self.teams else self.seats
        dealt = self.team_goals[:] if self.teams else self.goals[:]
        self.goals_dealt = 0
        for holder in range(holders):
            own: i64 = 0
            for sort in (SHAPE_GOALS, COLOUR_GOALS):
                if dealt[holder] & sort:
                    goal = self.own_goal(seat, holder, known & sort)
                    if goal == 0:
                        free = left & sort
                        goal = i64(1) << self.probable(free, dice)
                    left &= ~goal
                    own |= goal
            self.goals_dealt |= own
            self.hand_over_goals(holder, own)
        return not any(self.goals[other] & self.excluded[other] for other in range(self.seats))

    def probable(self, goals: i64, dice: Dice) -> i64:
        """One of several goals, by what leans towards each."""
        leanings = self.leanings
        if leanings is None:
            return nth(goals, dice.below(bits(goals)))
        whole: i64 = 0
        for goal in range(GOALS):
            if (goals >> goal) & 1:
                whole += leanings[goal]
        left = dice.below(whole)
        found: i64 = 0
        for goal in range(GOALS):
            if (goals >> goal) & 1:
                found = goal
                left -= leanings[goal]
                if left < 0:
                    break
        return found

    def own_goal(self, seat: i64, holder: i64, known: i64) -> i64:
        """The goal of a holder that `seat` knows, as a set; empty where it does not."""
        if seat < 0 or holder != (self.team(seat) if self.teams else seat):
            return 0
        return known

    def hand_over_goals(self, holder: i64, goals: i64) -> None:
        if not self.teams:
            self.goals[holder] = goals
            return
        self.team_goals[holder] = goals
        for seat in (holder, holder + 2):
            if not self.expert:
                self.goals[seat] = goals
            elif self.shape_seat[holder] >= 0:
                self.goals[seat] = goals & (SHAPE_GOALS if self.shape_seat[holder] == seat else COLOUR_GOALS)


def draw_kind(cards: i64, dice: Dice) -> i64:
    """One card of a multiset, every card equally likely."""
    left = dice.below(total(cards))
    kind: i64 = 0
    while left >= cards & 3:
        left -= cards & 3
        cards >>= 2
        kind += 1
    return kind
