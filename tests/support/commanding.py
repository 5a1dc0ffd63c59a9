"""Walkers whose sides are commanders: each question to a side is put to a mind, and what it says must stand."""

import pickle
from collections import Counter
from math import hypot

from support.walking import STEPS, Walker

from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import Posed
from squadlog.facts.seats import for_all
from squadlog.session.view.questions.question import question


def posed_at(seat, refused=()):
    """What a commander at that seat is asked, sent to another process and back."""
    known = pickle.loads(pickle.dumps(seat.known))  # noqa: S301 - of this very test
    return Posed(known=known, side=seat.who.seat, refused=refused, alone=True)


def turns_back(said, side, near_m=0.6):
    """The soldiers of a side who went to and fro: three times in a row back to where they had just been."""
    ends, found = {}, []
    for whose, command in said:
        path = getattr(getattr(command, "move", None), "path", ())
        if whose != side or not path:
            continue
        been = ends.setdefault(command.unit, [])
        been.append((path[-1].x, path[-1].y))
        last = been[-5:]
        back = [hypot(a[0] - b[0], a[1] - b[1]) < near_m for a, b in zip(last, last[2:], strict=False)]
        if len(back) == 3 and all(back):
            found.append((command.unit, tuple(last)))
    return found


class Commanded(Walker):
    """A walker whose sides are commanders of that level; dice and the referee are the walker's own.

    `share` is how often a mind is asked, else something at random is said, so that all kinds of questions come up. It
    ends after so many steps at the `most`.
    """

    level, share, tries, most = "recruit", 0.7, 4, 10_000

    def __init__(self, *told, **more):
        super().__init__(*told, **more)
        self.mind = commander_of(self.level)
        self.answered, self.refused, self.steps = Counter(), Counter(), 0

    def _step(self):
        self.steps += 1
        return self.steps > self.most or super()._step()

    def _speak(self, seat, told):
        asked = question(seat)
        kind = STEPS.get(asked.step, asked.step) if asked.kind == "step" else asked.kind
        if for_all(seat.who.seat) or kind == "die" or self._rng.random() > self.share:
            super()._speak(seat, told)
            return
        refused = ()
        for _ in range(self.tries):
            considered = self.mind.think(posed_at(seat, refused))
            if considered.says is None:
                break
            outcome = seat.submit(considered.says, at=seat.head)
            if isinstance(outcome, Accepted | DieAsked):
                self._waited = 0
                self.asked[kind] += 1
                self.answered[kind] += 1
                self.said.append((seat.who.seat, repr(considered.says)))
                return
            self.refused[kind] += 1
            self.said.append((seat.who.seat, f"REFUSED {considered.says}: {outcome}"))
            refused = (*refused, considered.says)
        self.faults.append(f"{self.mind.name} has no answer at {told}: {refused}")
        super()._speak(seat, told)
