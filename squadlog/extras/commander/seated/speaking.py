"""What commanders say at a battle: word after word, until a person is asked, a die is awaited or nobody has a word.

A commander speaks as a side does, by ordinary commands with his level as name. He never types a face, neither begins
nor rolls what is anybody's while a person plays, and is refused like anybody. What was taken back he does not say again
until he is told to go on. Who commands some soldiers only leaves to the people of his side what is not theirs alone.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING
from zlib import crc32

from squadlog.base.errors import StoreError
from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Note
from squadlog.extras.commander.mind.safe import CautiousMind
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.posed_at import mind_at_seat, posed_at
from squadlog.extras.commander.seated.some_only import is_for
from squadlog.extras.commander.seated.thinking import ThoughtTooLongError, think_at_most
from squadlog.extras.commander.told.kept import KeptReasons, reason_for
from squadlog.extras.commander.told.reading import may_read
from squadlog.facts.seats import Speaker
from squadlog.language.say import say
from squadlog.session.said.others import ASKS, STOPS, THINKS, WAITS, OtherSaid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from squadlog.battle.commands import Command
    from squadlog.battle.outcome import Outcome
    from squadlog.extras.commander.mind.posed import Considered, Mind, Posed
    from squadlog.extras.commander.told.kept import ReasonKept
    from squadlog.session.seat import Seat

TRIES = 6
"""Words to one question that may be refused before a commander leaves the side to a person."""
MOST = 400
"""Words in a row after which somebody must look: no side has so many in a turn."""


def speak(
    at: Seat,
    tells: Callable[[str, str], object] = lambda _side, _stands: None,
    *,
    watched: bool = False,
) -> Iterator[OtherSaid]:
    """What the commanders of a battle say now, as they say it; `at` is any seat of it. Raises StoreError.

    `tells` hears meanwhile how whose stands (`session.said.others`): that they stop too, after `MOST` words in a row;
    where somebody watches who can stop them, after so many in one turn.
    """
    kept = KeptReasons(at.store, at.id, at.seal.beside)
    speaking = _Speaking(at, kept, tells)
    sitting = speaking.sitting
    try:
        words, turn = 0, at.known.now.turn
        while True:
            if watched and turn != at.known.now.turn:
                words, turn = 0, at.known.now.turn
            if words == MOST:
                tells("", STOPS)
                return
            words += 1
            levels, paused = sitting.levels, sitting.paused
            if paused and not sitting.steps:
                tells("", "")
                return
            said = next(filter(None, (speaking.one_word(side, levels[side]) for side in levels)), None)
            if said is None:
                return
            tells(said.side, "")
            if paused:
                sitting.count_step()
            if said.sentence or said.fault:  # what is said in secret is nothing to others
                yield said
            if said.fault:
                sitting.leave(said.side)
    finally:
        with suppress(StoreError):  # the words stand: play goes on without their reasons
            kept.write()


class _Speaking:
    """The commanders of a battle as they speak there: each keeps from word to word what he has worked out."""

    def __init__(self, at: Seat, kept: KeptReasons, tells: Callable[[str, str], object]) -> None:
        self.sitting = Commanders(at.store, at.id)
        self._at, self._kept, self._tells = at, kept, tells
        self._minds: dict[tuple[str, str], Mind] = {}
        self._late = set[str]()

    def one_word(self, side: str, level: str) -> OtherSaid | None:
        """One word of the commander of a side; None where he has none to say."""
        at, sitting, tells, seal = self._at, self.sitting, self._tells, self._at.seal.beside
        if not (seal.sits_here(side) and seal.opens(side)) or seal.waits:
            return None
        seat = at.of(Speaker(seat=side))
        only = sitting.only.get(side, ())
        if seat.die.roll is not None or not seat.asked() or not is_for(seat, only):
            return None
        if seat.apart and seat.for_other_home(seat.due.ask().side):
            return None
        ordered = seal.ordered
        if sitting.dropped(side, seat.head, ordered):
            tells(side, WAITS)
            return None
        alone = set(sitting.levels) - {*sitting.only} == set(seat.known.side_ids())
        refused: tuple[Command, ...] = ()
        tells(side, THINKS)
        temper = sitting.tempers.get(side, "")
        for _ in range(TRIES):
            posed = posed_at(seat, side, level, only=only, temper=temper, alone=alone)
            posed = replace(posed, refused=refused)
            considered, mind = self._consider(posed, level)
            if isinstance(considered, str):
                return _leaves(side, level, considered)
            if considered.says is None:
                tells(side, ASKS if considered.why else "")
                return None
            place = f"{seat.head}.{ordered}" if ordered else f"{seat.head}"
            key = _key(considered.says, f"commander/{side}/{place}/{sitting.called}")
            stood = at.head
            outcome = seat.submit(considered.says, name=level, at=seat.head, key=key)
            if not isinstance(outcome, Refusal):
                reason = reason_for(
                    considered, considered.says, posed.known, key=key, side=side, by=level, mind=mind,
                    is_open=side in sitting.open,
                )  # fmt: skip
                with suppress(StoreError):
                    self._kept.keep(reason)
                if seal.ordered > ordered:  # by mail: the other home decides it
                    sitting.keep_ordered(side, seat.head, seal.ordered)
                    return _as_sent(reason, outcome)
                if isinstance(outcome, Accepted) and (isinstance(considered.says, Note) or seal.waits):
                    return OtherSaid(side=side, name=level, sentence=reason.said, lines=tuple(outcome.lines))
                return _as_heard(at, stood, reason, outcome)
            if outcome.code in ("taken-back", "gone-on", "judge-awaited"):
                tells(side, WAITS if outcome.code == "taken-back" else "")
                return None
            refused = (*refused, considered.says)
        return _leaves(side, level, f"whatever it said was refused, last: {say(refused[-1])}")

    def _consider(self, posed: Posed, level: str) -> tuple[Considered | str, str]:
        """What the mind of a side thinks, or why it failed, whatever that was: play goes on; and which mind it is.

        One that took too long is given up, and what is safe is said in its place; where that happens twice, it fails.
        """
        mind = self._mind_of(posed.side, level)
        try:
            return think_at_most(lambda: mind.think(posed)), mind.name
        except ThoughtTooLongError as late:
            del self._minds[posed.side, level]
            if posed.side in self._late:
                return f"{mind.name} failed: {late}, twice", mind.name
            self._late.add(posed.side)
            safe = CautiousMind()
            answer = safe.think(posed)
            return replace(answer, why=f"{mind.name} had {late}; {answer.why}"), safe.name
        except Exception as error:  # noqa: BLE001 - its fault is told, and the side is a person's again
            return clean_text(f"{mind.name} failed: {type(error).__name__}: {error}", limit=300), mind.name

    def _mind_of(self, side: str, level: str) -> Mind:
        """Who thinks for a side, at a table without a map too; never with what another side's has worked out."""
        if (side, level) not in self._minds:
            self._minds[side, level] = mind_at_seat(level)
        return self._minds[side, level]


def _leaves(side: str, level: str, told: str) -> OtherSaid:
    """A commander who leaves his side to people, and how he is seated again."""
    return OtherSaid(side=side, name=level, fault=f"{told}. squadlog commander {side} {level} seats it again")


def _as_sent(reason: ReasonKept, outcome: Outcome) -> OtherSaid:
    """An order by mail, which waits to be sent, each of its lines behind its words."""
    lines = (f"{reason.said}: {line}" for line in getattr(outcome, "lines", ()))
    return OtherSaid(side=reason.side, name=reason.by, sentence=reason.said, lines=tuple(lines))


def _as_heard(at: Seat, stood: int, reason: ReasonKept, outcome: Outcome) -> OtherSaid:
    """A word as those hear it who sit at `at`, whose log stood there before it."""
    heard = at.who.seat == reason.side or at.head != stood or at.die.roll is not None
    return OtherSaid(
        side=reason.side,
        name=reason.by,
        sentence=reason.said if heard else "",
        why=reason.why if heard and may_read(at, reason) else "",
        lines=at.log.latest(1) if heard and isinstance(outcome, Accepted) else (),
    )


def _key(says: Command, key: str) -> str:
    """The key of a word: of a note too, which stands beside the line of the record and moves nothing on."""
    return f"{key}/{crc32(says.text.encode())}" if isinstance(says, Note) else key
