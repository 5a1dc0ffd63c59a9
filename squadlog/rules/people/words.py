"""The people at the table, in words."""

from collections.abc import Iterable

from squadlog.base.names import numbers
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.battle.whose.people import people_of
from squadlog.facts.seats import REFEREE, REFEREE_CALLED
from squadlog.rules.common.kept.people import (
    DISPLAY,
    ActFor,
    ActingBegun,
    ActingEnded,
    ComeBack,
    CommandSet,
    CommandTaken,
    CommandThem,
    GiveSeat,
    HandOver,
    LeaveSeat,
    PersonDone,
    SeatGiven,
    SeatHandedOver,
    SeatLeft,
    SeatTakenAgain,
    StopActing,
)
from squadlog.rules.common.reported import quiet
from squadlog.rules.common.words import ChapterWords, Word, WordPart


def _narrate_given(event: SeatGiven, battle: Battle) -> str:
    if event.sits == "display":
        return f"{event.name} is a display: it looks on."
    if event.sits == "referee":
        return f"{event.name} is {REFEREE_CALLED}."
    return f"{event.name} sits with {battle.setup.side_name(event.side)}."


def _narrate_set(event: CommandSet, battle: Battle) -> str:
    if event.whole:
        return f"{event.name} commands all of {battle.setup.side_name(event.side)}."
    return f"{event.name} commands {numbers(event.units) if event.units else 'nobody'}."


def _narrate_taken(event: CommandTaken, battle: Battle) -> str:
    who = event.name or f"Whoever of {battle.setup.side_name(event.side)} likes"
    return f"{who} commands {numbers(event.units)}."


def _narrate_handed_over(event: SeatHandedOver, _battle: Battle) -> str:
    return f"{event.name} hands over to {event.to}{_why(event.reason)}"


def _narrate_left(event: SeatLeft, _battle: Battle) -> str:
    return f"{event.name} has left{_why(event.reason)}"


def _narrate_back(event: SeatTakenAgain, _battle: Battle) -> str:
    return f"{event.name} is back."


def _narrate_acting(event: ActingBegun, _battle: Battle) -> str:
    return f"{_called(event.by)} acts for {event.name}{_why(event.reason)}"


def _narrate_acting_ended(event: ActingEnded, _battle: Battle) -> str:
    return f"{_called(event.by)} acts for {event.name} no more."


def _called(name: str) -> str:
    """A person by name; the referee as such."""
    return f"{REFEREE_CALLED[0].upper()}{REFEREE_CALLED[1:]}" if name == REFEREE else name


def _narrate_done(event: PersonDone, _battle: Battle) -> str:
    return f"{event.name} is done."


def _why(reason: str) -> str:
    return f": {reason.rstrip('.')}." if reason else "."


def _names(battle: Battle) -> Iterable[str]:
    """Whom completion offers."""
    return [one.name for one in people_of(battle).seated]


_NAME = WordPart(field="name", what="name", offers=_names)
_BY = WordPart(field="by", what="name", keyword="by", needed=False, offers=_names)
WORDS = ChapterWords(
    name="People at the table",
    verbs=(
        Word(
            form="seat NAME SIDE|referee|display [UNITS|GROUPINGS|nothing]",
            meaning="that person sits there: at a side with all of it to command, with these soldiers or those of a grouping now, or with nobody",
            example="seat Ann red 1-3",
            says=GiveSeat,
            parts=(
                _NAME,
                WordPart(field="side", what="side", values=((REFEREE, REFEREE), (DISPLAY, DISPLAY))),
                WordPart(field="units", what="soldiers", values=(("nothing", ()),), needed=False),
            ),
        ),
        Word(
            form="command NAME UNITS|GROUPINGS",
            meaning="that person of the side commands these soldiers, or those of a grouping now; command anybody: whoever of it likes",
            example="command Ann 1-3",
            says=CommandThem,
            parts=(
                WordPart(field="name", what="name", values=(("anybody", ""),), offers=_names),
                WordPart(field="units", what="soldiers"),
            ),
        ),
        Word(
            form="hand over NAME to NAME [because REASON]",
            meaning="the second commands what the first did",
            example="hand over Ann to Ben because Ann has a train",
            says=HandOver,
            parts=(_NAME, WordPart(field="to", what="name", keyword="to", offers=_names)),
        ),
        Word(
            form="leave seat NAME [because REASON]",
            meaning="that person has gone; who was commanded is anybody's of the side, until come back NAME",
            example="leave seat Ann because it is late",
            says=LeaveSeat,
            parts=(_NAME,),
        ),
        Word(
            form="come back NAME",
            meaning="that person is here again, and nobody acts for him",
            example="come back Ann",
            says=ComeBack,
            parts=(_NAME,),
        ),
        Word(
            form="act for NAME [by NAME] [because REASON]",
            meaning="you, or who is named, may say what an absent person of the side may; the referee for any",
            example="act for Ben because his phone died",
            says=ActFor,
            parts=(_NAME, _BY),
        ),
        Word(
            form="stop acting for NAME [by NAME]",
            meaning="you act for that person no more",
            example="stop acting for Ben",
            says=StopActing,
            parts=(_NAME, _BY),
        ),
    ),
    tells=by_event(
        _narrate_given,
        _narrate_set,
        _narrate_taken,
        _narrate_handed_over,
        _narrate_left,
        _narrate_back,
        _narrate_acting,
        _narrate_acting_ended,
        _narrate_done,
    ),
    reports=dict.fromkeys(
        (SeatGiven, SeatHandedOver, SeatLeft, SeatTakenAgain, ActingBegun, ActingEnded), quiet
    ),
)
