# mypyc
"""Chapters 3 to 7: what an action does, and how a match ends."""

from mypy_extensions import i64

from chrysalide.core.bits import nth
from chrysalide.core.observing import Sheet
from chrysalide.games.papillons import observation
from chrysalide.games.papillons.board import GOAL_IDS, GOALS, KIND_CODES, KINDS, NETTED, THRESHOLD, WEBBED, one
from chrysalide.games.papillons.rules.dealing import Dealing
from chrysalide.games.papillons.rules.position import (
    ANNOUNCE,
    ANNOUNCE_GOAL,
    DEAL_GOALS,
    DEMAND,
    DRAW,
    DRAW_CARD,
    FINISHED,
    GIVE_CARD,
    GIVE_GOAL,
    GIVE_SHAPE,
    LAID,
    LAY,
    LIFT,
    MOVE,
    MOVED,
    NOT_PROTECTED,
    PLAY_DECK,
    PUT_NET,
    PUT_WEB,
    REVEAL,
    REVEAL_CARD,
    SILENT,
    STARTER,
    TO_CELL,
)


class Papillons(Dealing):
    """The whole game, in all four modes."""

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observation.observe(self, seat, sheet)

    def apply(self, code: i64) -> None:
        if code >= STARTER:
            self.apply_chance(code)
        elif code >= TO_CELL:
            x, y = self.x_of(code - TO_CELL), self.y_of(code - TO_CELL)
            if self.phase == LAY:
                self.lay(x, y)
            else:
                self.move(x, y)
        elif code < KINDS:
            self.play_hand(code)
        elif code == PLAY_DECK:
            if self.trace is not None:
                self.tell("deck-played", {"seat": int(self.seat)})
            self.drawing = 0
            self.phase = REVEAL
        elif code >= PUT_NET:
            self.put_token(code)
        elif code >= LIFT:
            self.lift(self.x_of(code - LIFT), self.y_of(code - LIFT))
        elif code >= ANNOUNCE_GOAL:
            self.announce(code - ANNOUNCE_GOAL)
        elif code >= DEMAND:
            self.demand(code - DEMAND)
        elif code == SILENT:
            self.after_silence()
        else:
            if self.trace is not None:
                self.tell("passed", {"seat": int(self.seat)})
            self.end_action()

    def apply_chance(self, code: i64) -> None:
        if code >= DRAW_CARD:
            self.draw_card(code - DRAW_CARD)
        elif code >= REVEAL_CARD:
            kind = code - REVEAL_CARD
            self.deck -= one(kind)
            self.holding = kind
            if self.trace is not None:
                self.tell("card-revealed", {"seat": int(self.seat), "kind": KIND_CODES[kind]})
            self.phase = LAY
        elif code >= GIVE_CARD:
            self.give_card((code - GIVE_CARD) % KINDS)
        elif code >= GIVE_SHAPE:
            self.give_shape(code - GIVE_SHAPE)
        elif code >= GIVE_GOAL:
            self.give_goal((code - GIVE_GOAL) % GOALS)
        else:
            self.starter = code - STARTER
            if self.trace is not None:
                self.tell("starter-drawn", {"seat": int(self.starter)})
            self.seat = 0
            self.phase = DEAL_GOALS

    def play_hand(self, kind: i64) -> None:
        """3.2: a card of the hand, to be laid."""
        self.hands[self.seat] = self.hands[self.seat] - one(kind)
        self.holding = kind
        self.drawing = 1
        if self.trace is not None:
            self.tell("hand-played", {"seat": int(self.seat), "kind": KIND_CODES[kind]})
        self.phase = LAY

    def lay(self, x: i64, y: i64) -> None:
        """3.2–3.6."""
        if self.trace is not None:
            kind = KIND_CODES[self.holding]
            self.tell("card-laid", {"seat": int(self.seat), "kind": kind, "cell": f"{x},{y}"})
        self.grid.put(x, y, self.holding + 1)
        self.holding = -1
        self.laid[self.seat] = self.laid[self.seat] + 1
        if self.laid[self.seat] == THRESHOLD:
            self.waiting -= 1
        self.demands &= ~(i64(1) << self.seat)  # 5.12: met
        self.still = 0
        self.busy = 1
        self.touch(x, y, LAID)

    def lift(self, x: i64, y: i64) -> None:
        if self.trace is not None:
            kind = KIND_CODES[self.grid.card(x, y) - 1]
            self.tell("card-lifted", {"seat": int(self.seat), "kind": kind, "cell": f"{x},{y}"})
        self.lifted_x = x
        self.lifted_y = y
        self.phase = MOVE

    def move(self, x: i64, y: i64) -> None:
        """4.3: the lifted card lies in another cell."""
        card = self.grid.move(self.lifted_x, self.lifted_y, x, y)
        if self.trace is not None:
            cells = {"from_cell": f"{self.lifted_x},{self.lifted_y}", "cell": f"{x},{y}"}
            self.tell("card-moved", {"seat": int(self.seat), "kind": KIND_CODES[card - 1], **cells})
        self.drawing = 0
        self.touch(x, y, MOVED)

    def touch(self, x: i64, y: i64, how: i64) -> None:
        """After a lay or a move: goals are tested (7.1–7.3), else play goes on."""
        self.protection = how
        self.protected_x = x
        self.protected_y = y
        if not self.expert_teams() and self.test_goals(x, y):
            return
        self.after_action()

    def put_token(self, code: i64) -> None:
        """4.12–4.15: a net holds a card, a web also takes it out of all lines."""
        web = code >= PUT_WEB
        index = code - PUT_WEB if web else code - PUT_NET
        x, y = self.x_of(index), self.y_of(index)
        self.grid.mark(x, y, WEBBED if web else NETTED)
        if web:
            self.webs &= ~(i64(1) << self.seat)
        else:
            self.nets &= ~(i64(1) << self.seat)
        if self.trace is not None:
            kind = KIND_CODES[(self.grid.card(x, y) & 31) - 1]
            self.tell("web-put" if web else "net-put", {"seat": int(self.seat), "kind": kind, "cell": f"{x},{y}"})
        self.still = 0
        self.busy = 1
        self.end_action()

    def demand(self, seat: i64) -> None:
        """5.6: that seat must lay from hand at its next turn."""
        self.demands |= i64(1) << seat
        if self.trace is not None:
            self.tell("card-demanded", {"seat": int(self.seat), "other_seat": int(seat)})
        self.end_action()

    def end_action(self) -> None:
        """4.10: after a token, a demand or a pass no card is protected."""
        self.protection = NOT_PROTECTED
        self.drawing = 0
        self.after_action()

    def after_action(self) -> None:
        """7.10: in expert teams a line on the table may be announced now."""
        if self.expert_teams() and self.grid.standing():
            self.phase = ANNOUNCE
        else:
            self.draw_or_end()

    def after_silence(self) -> None:
        if self.trace is not None:
            self.tell("silent", {"seat": int(self.seat)})
        self.draw_or_end()

    def draw_or_end(self) -> None:
        if self.drawing and self.deck:
            self.phase = DRAW
        else:
            self.end_turn()

    def draw_card(self, kind: i64) -> None:
        self.deck -= one(kind)
        self.hands[self.seat] = self.hands[self.seat] + one(kind)
        if self.trace is not None:
            self.tell("card-drawn", {"seat": int(self.seat)})
        if self.trace is not None:
            self.tell("card-received", {"seat": int(self.seat), "kind": KIND_CODES[kind]}, (int(self.seat),))
        self.end_turn()

    def end_turn(self) -> None:
        """7.8: where no card is left to lay, too many turns without a token make a draw."""
        if not self.busy:
            self.still += 1
        self.drawing = 0
        if self.still >= self.still_limit() and self.still_draws():
            self.drawn = True
            self.phase = FINISHED
            if self.trace is not None:
                self.tell("match-drawn", {"turns": int(self.still)})
            return
        if self.trace is not None and self.still == self.still_limit():
            self.tell("lay-due", {"turns": int(self.still)})
        self.seat = (self.seat + 1) % self.seats  # 1.10
        self.begin_turn()

    def still_draws(self) -> bool:
        """7.8: do too many turns without a lay or a token make a draw? Only where nobody can lay any more."""
        return self.stall_draws or not (self.deck or any(self.hands))

    def test_goals(self, x: i64, y: i64) -> bool:
        """7.1–7.4: has somebody a line? First the seat that acted, then the others in turn order."""
        if self.own_action_only:
            shown = self.grid.standing()
            if self.try_to_win(self.seat, shown):
                return True
            self.exclude(self.partners(self.seat), shown)
            return False
        shown = self.grid.lines_through(x, y)
        if shown == 0:
            return False
        for step in range(self.seats):
            if self.try_to_win((self.seat + step) % self.seats, shown):
                return True
        self.exclude((i64(1) << self.seats) - 1, shown)
        return False

    def try_to_win(self, seat: i64, shown: i64) -> bool:
        fulfilled = shown & self.goals[seat]
        if fulfilled == 0:
            return False
        self.win(self.partners(seat), nth(fulfilled, 0), seat)
        return True

    def exclude(self, seats: i64, shown: i64) -> None:
        """A line that did not end the match: these seats do not hold its goal, as everybody can tell."""
        for seat in range(self.seats):
            if (seats >> seat) & 1:
                self.excluded[seat] = self.excluded[seat] | shown

    def announce(self, goal: i64) -> None:
        """7.12, 7.13: right wins, wrong gives the match to the other team."""
        right = (self.team_goals[self.team(self.seat)] >> goal) & 1
        answer = "yes" if right else "no"
        if self.trace is not None:
            self.tell("goal-announced", {"seat": int(self.seat), "goal": GOAL_IDS[goal], "right": answer})
        winner = self.seat if right else (self.seat + 1) % 4
        self.win(self.partners(winner), goal, winner, bool(right))

    def win(self, seats: i64, goal: i64, seat: i64, by_line: bool = True) -> None:
        """7.5, 7.6, 7.13: by a line that stands, or because the other team was wrong."""
        self.won = seats
        self.won_goal = goal
        self.phase = FINISHED
        self.holding = -1
        self.drawing = 0
        args = {"seat": int(seat), "goal": GOAL_IDS[goal], "teams": "yes" if self.teams else "no"}
        if self.trace is not None:
            kind = "match-won" if by_line else "match-given"
            self.tell(kind, {**args, "other_seat": int(self.seat)})

    def copy(self) -> "Papillons":
        twin = Papillons(
            self.seats,
            self.teams,
            self.expert,
            self.protect_moved,
            self.own_action_only,
            self.early_demand,
            self.stall_rounds,
            self.starter_option,
            self.stall_draws,
        )
        self.fill(twin)
        return twin
