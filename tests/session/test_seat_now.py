"""A seat made of what it knows alone asks and offers what the seat at the battle does."""

import pickle
from typing import cast

from support.walking import Walker, walk_battle

from squadlog.session.asking.seat_now import SeatNow
from squadlog.session.seat import Seat
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.orders.order_form import order_form
from squadlog.session.view.questions.question import question

SEEDS = (3, 8)
"""One on a map, one without."""
EVERY, MOST = 4, 40
"""Every how many questions it is compared, and how many are asked at most."""


def as_told(asked):
    """A question without who else looks at it: the last shot of a soldier is in the record alone."""
    return asked.kind, asked.step, asked.sentence, asked.units, asked.mine, [one.say for one in asked.answers]


class Compares(Walker):
    """A walker that asks every question of the seat as it is now, too, sent to another process and back."""

    steps = 0

    def _step(self):
        self.steps += 1
        return self.steps > MOST or super()._step()

    def _offered(self, seat):
        if self.steps % EVERY:
            return super()._offered(seat)
        known, roll = pickle.loads(pickle.dumps((seat.known, seat.die.roll)))  # noqa: S301 - of this very test
        now = cast("Seat", SeatNow(known, seat.who, roll))
        asked = question(seat)
        if asked.kind != "step":  # where a step waits, what it is about to roll is told at the battle alone
            assert as_told(question(now)) == as_told(asked)
        for unit in asked.units[:1] if asked.kind == "declare" else ():
            here, there = menu(seat, (unit,)), menu(now, (unit,))
            assert [one.say for one in there.offers] == [one.say for one in here.offers]
            able = next(one.action for one in here.offers if one.refusal is None)
            assert order_form(now, (unit,), able).say == order_form(seat, (unit,), able).say
        return super()._offered(seat)


def test_a_seat_as_it_is_now_is_asked_and_offered_what_the_seat_is():
    for seed in SEEDS:
        walked = walk_battle(seed, Compares, turns=1)
        assert walked.faults == []
        assert walked.asked["declare"] > 3
