"""The move that somebody owes who got away: the ways that are open, and the form of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from squadlog.base.lengths import UNITS, as_typed, length_unit
from squadlog.base.records import replace
from squadlog.battle.commands import Escape
from squadlog.battle.state import MOVING
from squadlog.facts.ground_facts import StatedMove
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.session.view.field_text import is_none_of, read_typed_length
from squadlog.session.view.fields import FieldChoice, Form, FormField
from squadlog.session.view.shots.aim import metres_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.battle.pending import EscapeAsked
    from squadlog.battle.state import Known, Mode
    from squadlog.session.view.asked_rules import WhyNot

AWAY: dict[Mode, str] = {
    "walk": "walk away", "run": "run away", "sprint": "sprint away", "crawl": "crawl away",
    "backward": "walk away backward", "crawl_back": "crawl away backward", "sideways": "step away sideways",
    "jump": "jump away",
}  # fmt: skip
SHORTER = (2.0, 1.0, 0.5, 0.25)
WISHES = (None, *SHORTER[1:])
"""Metres of a move that are tried, one after the other."""
CLEARS = {"measured": None, "yes": True, "no": False}
"""What is said of a move's end: whether it is more than 1 m away (MEL-12)."""
_CLEARS_WORDS = {"measured": "as measured", "yes": "yes", "no": "NO"}


def open_escapes(
    battle: Known,
    unit: int,
    refusal: WhyNot,
    wishes: tuple[float | None, ...] = WISHES,
) -> tuple[Escape, ...]:
    """The escape moves a unit may make as things stand, one for each way of moving (MEL-12).

    Straight on, as far as it goes; a fixed number of metres where the rules let nobody go farther. On a map it is
    measured whether a move gets clear, and said only where no way does. Empty where all are refused.
    """
    for clears in (None, True) if battle.setup.map else (True,):
        for metres in wishes:
            move = StatedMove(clears=clears, distance_m=metres)
            ways = [Escape(unit=unit, mode=mode, move=move) for mode in MOVING]
            if found := tuple(way for way in ways if refusal(way) is None):
                return found
    return ()


def escape_form(
    battle: Known,
    asked: EscapeAsked,
    refusal: WhyNot,
    values: Mapping[str, str],
    ways: tuple[Escape, ...] | None = None,
) -> Form:
    """The move that is owed as a form: mode, metres (empty: all of it), and whether it ends clear of the attacker.

    Proposed is the first of the `ways` that are open, which are looked for where they are not told.
    """
    ways = open_escapes(battle, asked.unit, refusal) if ways is None else ways
    first = next(iter(ways), Escape(unit=asked.unit, move=StatedMove(clears=True)))
    metres = "" if first.move.distance_m is None else as_typed(first.move.distance_m)
    clears = next(word for word, said in CLEARS.items() if said is first.move.clears)
    proposed = {"mode": first.mode, "metres": metres, "clears": clears}
    held = {**proposed, **values}
    wrong = dict(_wrong_in(held))
    said = None if wrong else _escape_of(first, held)
    unit, mapped = length_unit(), battle.setup.map
    modes = tuple(FieldChoice(one, one.replace("_", " ")) for one in MOVING)
    ends = tuple(FieldChoice(*one) for one in _CLEARS_WORDS.items() if one[0] != "measured" or mapped)
    asks = (
        FormField(name="mode", label="move mode", choices=modes),
        FormField(
            name="metres", label=f"{UNITS[unit]} (empty: all of it)", kind="length", unit=unit, low=0.0
        ),
        FormField(name="clears", label="ends more than 1 m away", choices=ends),
    )
    return Form(
        subject="escape",
        sentence=f"{name_of(battle, asked.unit)} got away from {name_of(battle, asked.attacker)}",
        units=(asked.unit,),
        fields=tuple(
            replace(one, proposed=proposed[one.name], value=held[one.name], wrong=wrong.get(one.name, ""))
            for one in asks
        ),
        lacking=tuple(wrong),
        refusal=None if said is None else refusal(said),
        says=said,
        say="" if said is None else say(said),
    )


def _wrong_in(held: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The fields that hold what makes no sense, each with the sentence that tells it."""
    for name, words in (("mode", MOVING), ("clears", CLEARS)):
        if held[name] not in words:
            yield name, str(is_none_of(name, words, held[name]))
    try:
        _metres_in(held["metres"])
    except ValueError as error:
        yield "metres", str(error)


def _metres_in(text: str) -> float | None:
    return metres_of(read_typed_length("metres", text, such_as=2)) if text else None


def _escape_of(first: Escape, held: Mapping[str, str]) -> Escape:
    """The command of what is filled in."""
    move = replace(first.move, distance_m=_metres_in(held["metres"]), clears=CLEARS[held["clears"]])
    return replace(first, mode=cast("Mode", held["mode"]), move=move)
