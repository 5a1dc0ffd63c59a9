"""Walkers whose sides are commanders: each question to a side is put to a mind, and what it says must stand."""

import pickle
import re
from collections import Counter
from types import MappingProxyType

from support.ranges_told import RangesTold
from support.walking import Walker, kind_of

from squadlog.base.records import replace
from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Note
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.table.asking import MOST_ASKED
from squadlog.extras.commander.mind.table.at_table import TableMind
from squadlog.extras.commander.mind.table.told import ASKS
from squadlog.extras.commander.seated import posed_at as seated
from squadlog.extras.commander.seated.at_table import told_at
from squadlog.facts.seats import Speaker, for_all
from squadlog.session.view.questions.question import question

BEFORE_PLAY = ("begin", "place", "roll_initiative")
"""Questions at which something may be offered that is said before play, and which a commander may leave to people."""


OF_PEOPLE = ("judge", "caught")
"""Kinds that people answer, whoever commands: commanders go on after them."""


def posed_at(seat, level="", refused=(), *, alone=True, ranges=False):
    """What a commander at that seat is asked, sent to another process and back; `ranges`: people say them there."""
    side = seat.who.seat
    posed = seated.posed_at(seat, side, level, alone=not ranges)
    sent = pickle.loads(pickle.dumps(posed))  # noqa: S301 - of this very test
    return replace(sent, refused=refused, alone=alone)


class Commanded(Walker):
    """A walker whose sides are commanders of that level; dice and the referee are the walker's own.

    `share` is how often a mind is asked, else something at random is said, so that all kinds of questions come up;
    `shares` how often at one kind of question, if not as often. It ends after so many steps at the `most`. Without a
    map people say `ranges` where they are told to; `alone`: nobody but commanders says what is anybody's. `opens` are
    sentences that people of each side say first, `urges` those by which they try to order some unit, until one stands.
    """

    level, share, tries, most, ranges, alone = "recruit", 0.7, 4, 10_000, False, True
    shares = MappingProxyType({})
    opens: tuple[str, ...] = ()
    urges: tuple[str, ...] = ()

    def __init__(self, terminals, seed, **more):
        super().__init__(terminals, seed, **more)
        self.mind = TableMind(commander_of(self.level))
        self.table = RangesTold(seed)
        self.answered, self.refused, self.steps = Counter(), Counter(), 0
        self.offers = Counter()
        self.asked_of = Counter()
        """The ranges that were asked about each soldier in each turn."""

    def _step(self):
        self.steps += 1
        if self.steps > self.most:
            return True
        try:
            over = super()._step()
        finally:
            self.answered.update({kind: self.asked[kind] - self.answered[kind] for kind in OF_PEOPLE})
        return over

    def walk(self):
        for place, seats in self._terminals:
            with place.at():
                for side in (one for one in seats if not for_all(one)):
                    self._open(place.session.seat(Speaker(seat=side, name=side.title())), side)
        super().walk()

    def _open(self, seat, side):
        """What people of a side say before all else; what does not stand is nothing."""
        own = [one.id for one in seat.known.units.values() if one.side == side]
        for unit in self._rng.sample(own, min(2, len(own))):
            for sentence in self.opens:
                seat.say(sentence.format(unit=unit, side=side, pile=unit))

    def _urge(self, seat, unit):
        """The first of what people try to order that stands, of a unit."""
        units = seat.known.units
        foes = [one.id for one in units.values() if one.side != units[unit].side and not one.out]
        for sentence in self.urges if foes else ():
            if not isinstance(seat.say(sentence.format(unit=unit, foe=foes[0])), Refusal):
                return

    def _speak(self, seat, told):
        asked = question(seat)
        kind = kind_of(asked)
        if kind == "declare" and self.urges and asked.units and self._rng.random() < 0.4:
            self._urge(seat, self._rng.choice(asked.units))
        share = self.shares.get(kind, self.share)
        if for_all(seat.who.seat) or kind == "die" or self._rng.random() > share:
            super()._speak(seat, told)
            return
        if self._wishes_back(seat, [(kind, "")]) and not isinstance(seat.undo(at=seat.head), Refusal):
            self.asked["undo"] += 1
            self.said.append((seat.who.seat, "undo"))
            return
        refused, why, name = (), "", f"{self.level} of {seat.who.seat}"
        offers = {one.says.kind for one in seat.due.offers()} if kind in BEFORE_PLAY else ()
        for _ in range(self.tries):
            ranges = self._says_ranges(seat, name)
            considered = self.mind.think(posed_at(seat, name, refused, alone=self.alone, ranges=ranges))
            if considered.says is None:
                break
            outcome = seat.submit(considered.says, name=name, at=seat.head)
            if isinstance(outcome, Accepted | DieAsked):
                self._waited = 0
                self._count(seat, kind, considered.says, offers)
                self.said.append((seat.who.seat, repr(considered.says)))
                return
            if (
                outcome.code == "judge-awaited"
            ):  # a note of this very table waits there first, and is no fault
                return
            self.refused[kind] += 1
            why = str(outcome)
            self.said.append((seat.who.seat, f"REFUSED {considered.says}: {outcome}"))
            refused = (*refused, considered.says)
        waits = kind in BEFORE_PLAY and seat.rules.refusal(seat.due.opens()) is not None
        if not refused and kind in BEFORE_PLAY and (waits or not self.alone):
            super()._speak(seat, told)
            return
        if not refused and self._tells_ranges(seat, name):
            return
        self.faults.append(f"{self.mind.name} has no answer at {told}: {why} {refused}")
        super()._speak(seat, told)

    def _says_ranges(self, seat, name):
        """Whether people say ranges at this table; they say a first one as orders are given."""
        if not self.ranges or seat.known.setup.map:
            return False
        table = told_at(seat, seat.who.seat, name)
        if not table.asks and question(seat).kind == "declare":
            seat.say(f"note {self.table.first(seat.known, table)}")
        return True

    def _tells_ranges(self, seat, name):
        """Whether a commander says nothing since it waits for ranges, which are told now."""
        table = told_at(seat, seat.who.seat, name) if self.ranges and not seat.known.setup.map else None
        answers = () if table is None else self.table.answers(seat.known, table)
        for one in answers:
            outcome = seat.say(f"note {one}")
            if isinstance(outcome, Refusal):
                self.faults.append(f"a range cannot be told: {one}: {outcome}")
        return bool(answers)

    def _count(self, seat, kind, says, offers):
        """A word of a commander: what it answered, beside which offers, and about whom it asked."""
        if isinstance(says, Note):
            self.answered["a note"] += 1
            if says.text.startswith(ASKS):
                turn = seat.known.now.turn
                asked = told_at(seat, seat.who.seat, f"{self.level} of {seat.who.seat}").asked
                standing = Counter(
                    one.viewer for one in asked if one.moment.turn == turn
                )  # undone ones are none
                for unit in {*re.findall(r"from (\d+) to", says.text)}:
                    self.asked_of[seat.who.seat, unit, turn] += 1
                    if standing[int(unit)] > MOST_ASKED:
                        self.faults.append(f"asks a third time about {unit} in turn {turn}: {says.text}")
            return
        self.asked[kind] += 1
        self.answered["placing" if kind == "place" else kind] += 1
        if kind in BEFORE_PLAY and offers:
            self.answered["before play"] += 1
            self.offers.update(offers)
