"""The counters of the box one by one (T-13): what stands on the front of each and on its back."""

from collections.abc import Iterator

from squadlog.base.records import record
from squadlog.book.book import Rulebook
from squadlog.squads.counters import SQUADS_OF_COLOUR

SQUAD = 8
"""How many unit counters of one colour make a squad (BLD-01, GEN-12)."""
_FRONTS = ("blue", "red")
_TWO_SIDED = {"position": ("kneeling", "prone"), "charge": ("shaped charge", "plastic charge")}
"""The box names both of these for one counter (LOG-11, T-13): one on each side."""
_WORDS = {
    "action": "action",
    "end_action": "ends",
    "subphase_track": "subphase",
    "turn_track": "turn",
    "fire_mission": "fire mission",
    "open_door": "open door",
    "grenade_launcher": "launcher",
    "ecm": "jammer",
}


@record
class CounterFace:
    """One side of a counter: the words and the number on it, the sign that is drawn, the colour of its squad."""

    words: str
    sign: str
    number: int | None = None
    colour: str = ""


@record
class CutCounter:
    """A counter to cut out: its row of T-13, its front, and its back if the box has one."""

    kind: str
    front: CounterFace
    back: CounterFace | None = None


def box_counters(book: Rulebook) -> tuple[CutCounter, ...]:
    """Every counter of T-13 as often as the box has it (GEN-10), those with two sides first.

    Units are numbered, and so are their Action and End Action counters (GEN-11); two squads of them are blue and two
    red, with the squads of the other colours on their backs (GEN-12).
    """
    found = [one for key in book.components for one in _of(key, book.components[key].count, book)]
    return tuple(sorted(found, key=lambda one: one.back is None))


def _of(key: str, count: int, book: Rulebook) -> Iterator[CutCounter]:
    fronts, backs = _colours(_FRONTS), _colours(tuple(set(SQUADS_OF_COLOUR) - set(_FRONTS)))
    for place in range(count):
        if key == "unit":
            yield CutCounter(
                kind=key, front=_unit(place, fronts[place // SQUAD]), back=_unit(place, backs[place // SQUAD])
            )
        elif key in _TWO_SIDED:
            front, back = (CounterFace(words=words, sign=words) for words in _TWO_SIDED[key])
            yield CutCounter(kind=key, front=front, back=back)
        else:
            number = place + 1 if key in {"action", "end_action"} else None
            words = _WORDS.get(key, book.components[key].name.lower())
            yield CutCounter(kind=key, front=CounterFace(words=words, sign=key, number=number))


def _unit(place: int, colour: str) -> CounterFace:
    return CounterFace(words=colour, sign="unit", number=place + 1, colour=colour)


def _colours(which: tuple[str, ...]) -> list[str]:
    """A colour for each squad that has it, in the order of the book."""
    return [colour for colour, squads in SQUADS_OF_COLOUR.items() if colour in which for _ in range(squads)]
