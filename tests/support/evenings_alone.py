"""Evenings of one person, or of two on one side, against a commander: people say at random what is offered to them."""

from pathlib import Path
from tempfile import TemporaryDirectory

from support.walking import OneTable, Walker

from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.seated import speaking
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.questions.question import question
from squadlog.setup.scenes import load_battle


class EveningAlone(Walker):
    """A battle whose people are asked after the commanders have said their words; it ends after `most` words of all.

    `spoken` is what commanders said, a fault of theirs is one of the walk.
    """

    def __init__(self, session, people, seed, most):
        super().__init__([(OneTable(session), ())], seed)
        self._session, self._people, self._left, self.spoken = session, people, most, []

    def _step(self):
        self._session.changed()
        for one in speaking.speak(self._session.seat(Speaker())):
            self.spoken.append(one)
            self._left -= 1
            if one.fault:
                self.faults.append(one.fault)
            if self._left < 0:
                return True
        at = [self._session.seat(who) for who in self._people]
        ask = at[0].due.ask()
        self._left -= 1
        if ask.kind == "over" or self._left < 0:
            return True
        asked = [seat for seat in at if question(seat).mine]
        told = f"{at[0].known.setup.title}, {at[0].known.now}, {ask.kind}: {ask.sentence}"
        if not asked:
            raise self._fault(f"nobody is asked: {told}")
        self._speak(self._rng.choice(asked), told)
        return False


def play_evening(key, side, level, *, seed=1, most=40, turns=2, together=False):
    """A ready battle of two sides whose `side` has a commander; the other a person, or two of them, Ann and Ben."""
    setup = replace(load_battle(key, load_rulebook(), rulings_with(())), seed=seed, turns=turns)
    (other,) = (one.id for one in setup.sides if one.id != side)
    with TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "evening.db")
        try:
            session = Session.create(store, setup)
            table = session.seat(Speaker())
            people = [Speaker(seat=other)]
            if together:
                units = [one.id for one in setup.soldiers if one.side == other]
                half = len(units) // 2
                for name, some in (("Ann", units[:half]), ("Ben", units[half:])):
                    table.say(f"seat {name} {other} {','.join(map(str, some))}")
                people = [Speaker(seat=other, name=name) for name in ("Ann", "Ben")]
            Commanders(store, session.record.id).sit(side, level)
            evening = EveningAlone(session, people, seed, most)
            evening.walk()
            evening.known = table.known
            return evening
        finally:
            store.close()
