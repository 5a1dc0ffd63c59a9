"""A ready battle on its map by a plan of the evening: a line for each subphase, with its orders and its faces.

`T1.s2 | throw 1 fragmentation at 11; run 2 4m | throw 1: 3` gives each order in the slot of its unit, takes every shot that
waits, and types the faces as they are asked for, each under the name and the unit of its roll. Whoever is not spoken
of does nothing.
"""

from dataclasses import replace

from support.strolls import Stroll

from squadlog.battle.moment import Moment
from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.muster.scenes import load_battle
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.shell.session import Session


def _words(text, mark):
    return [part.strip() for part in text.split(mark) if part.strip()]


class Evening(Stroll):
    """One battle whose every die is typed."""

    def __init__(self, store, key, **changes):
        more = changes.pop("chapters", ())
        around = changes.pop("around", None)
        setup = load_battle(key, load_rulebook(), load_rulings(), chapters=more, **({"around": around} if around else {}))
        typed = tuple(side.id for side in setup.sides)
        self.session = Session.create(store, replace(setup, typed_dice=typed), **changes)
        self.log = []
        self._faces = []

    def now(self):
        """`T1.s2`."""
        return str(self.battle.now)

    def says(self, *sentences):
        """Sentences that stand, one after the other, with the faces they ask for; what the last one told."""
        told = ()
        for sentence in sentences:
            outcome = self.session.say(sentence)
            while isinstance(outcome, DieAsked):
                roll = f"{outcome.roll.name} {outcome.roll.who}".strip()
                assert self._faces, f"{sentence}: a face for {roll}? ({outcome.roll.needed})"
                name, _, face = self._faces.pop(0).rpartition(":")
                assert not name or name == roll, f"{sentence}: the face of {name} comes for {roll}"
                outcome = self.session.say(face.strip())
            assert isinstance(outcome, Accepted), f"{self.now()} {sentence}: {outcome} [{self.session.ask().sentence}]"
            told = outcome.lines
            self.log.extend(told)
        return told

    def plays(self, plan):
        """Every subphase of a plan; a line that begins with ! is said as it is, whoever is asked."""
        for line in _words(plan, "\n"):
            at, _, rest = line.partition("|")
            said, _, faces = rest.partition("|")
            self._faces = [part for one in _words(faces, ",") for part in _each(one)]
            self._subphase(at.strip(), _words(said, ";"))
            assert not self._faces, f"{line}: {self._faces} were not asked for"

    def _subphase(self, at, orders):
        while self.now() != at or self.session.ask().kind in ("begin", "roll_initiative", "choose_order"):
            assert self._before(at), f"{at} has passed, it is {self.now()}"
            self._goes_on([])
        while self.now() == at and self.session.ask().kind != "begin":
            self._goes_on(orders)
            if self.session.ask().kind == "roll_initiative":
                break
        assert not orders, f"{at} is over, and nobody could do {orders}"

    def _before(self, at):
        turn, subphase = at.removeprefix("T").split(".s")
        return self.battle.now <= Moment(int(turn), int(subphase))

    def _goes_on(self, orders):
        ask = self.session.ask()
        if ask.kind == "declare":
            for order in [one for one in orders if int(one.split()[1]) in ask.units]:
                self.says(order)
                orders.remove(order)
            if self.session.ask() == ask or self.session.ask().kind == "declare":
                self.says("done")
        elif ask.kind == "fire":
            self.says(f"fire {ask.units[0]}")
        elif ask.kind == "roll_initiative":
            self.says("initiative")
        else:
            self.says({"begin": "begin", "choose_order": f"move {ask.grouping}"}.get(ask.kind) or f"decline {ask.units[0]}"
                      if ask.kind in ("begin", "choose_order", "opportunity") else "done")

    def counts(self, word):
        """How many lines of the log so far have it."""
        return sum(word in line for line in self.log)


def _each(faces):
    """`throw 1: 3 9` as one face after the other of the same roll, the first of which alone is named."""
    name, colon, rest = faces.rpartition(":")
    first, *more = rest.split()
    return [f"{name}{colon}{first}", *more]
