"""How a shot is fired, as the shot card asks for it: singly, as a burst, over a sector; and whom a sector engages."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from textual.content import Content

from squadlog.battle.state import Known
from squadlog.facts import Sector
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import percent, unit_words
from squadlog.tui.sheets.aim import AimForm
from squadlog.tui.sheets.previews import OneEngaged, Preview

TURN_DEG = 15.0
SINGLE = ("", "single shot")
Manners = Sequence[tuple[str, str, bool]]
"""The manners that fit: word, label, whether it has one target."""


def next_manner(aim: AimForm, manners: Manners) -> str:
    """The manner after the present one; after the last, the ordinary shot."""
    words = ["", *(word for word, _, _ in manners)]
    return words[(words.index(aim.manner) + 1) % len(words)] if aim.manner in words else ""


def sweeps(aim: AimForm, manners: Manners) -> bool:
    """Whether the shot has no one target."""
    return any(word == aim.manner and not aims for word, _, aims in manners)


def sector_of(aim: AimForm, manners: Manners) -> Sector | None:
    """What is swept, as the card holds it."""
    if not sweeps(aim, manners) or (aim.axis_deg is None and not aim.swept):
        return None
    return Sector(axis_deg=aim.axis_deg, units=aim.swept)


def manner_facts(aim: AimForm, manners: Manners) -> Iterator[ListRow]:
    """The manner, and for a sector its middle and who was said to be in it; nothing where there is one way only."""
    if not manners:
        return
    label = next((label for word, label, _ in manners if word == aim.manner), SINGLE[1])
    yield _fact("b", "fires", label, "manner")
    if sweeps(aim, manners):
        middle = "straight ahead" if aim.axis_deg is None else f"{aim.axis_deg:.0f}°"
        yield _fact("z Z", "middle of the sector", middle, f"sector({TURN_DEG})")
        named = " ".join(map(str, aim.swept)) or "as measured"
        yield _fact("␣", "in the sector, nearest first", named, "sweep")


def engaged_rows(preview: Preview, battle: Known, unit: int) -> Iterator[Content]:
    """Whom a sector engages, nearest first, each with its chance; friends stand out."""
    side = battle.units[unit].side
    for one in preview.engaged:
        friend = battle.units[one.unit].side == side
        yield Content.styled(_engaged_words(one, battle, friend=friend), "$hit bold" if friend else "")


def _engaged_words(one: OneEngaged, battle: Known, *, friend: bool) -> str:
    own = " FRIEND" if friend else ""
    at_all = "" if one.engaged == 1 else f", comes to a roll {percent(one.engaged)}"
    return f"     {unit_words(battle, one.unit)}{own}: hit {percent(1 - Fraction(one.odds.miss))}{at_all}"


def _fact(key: str, label: str, value: str, action: str) -> ListRow:
    return ListRow(action, Content.assemble((f"{key:<3} ", "bold"), f"{label}: ", (value, "bold")))
