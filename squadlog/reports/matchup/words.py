"""A fight of two squads in words and bars: rows of tables, the assumptions; the same for screen, paper, programs."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.base.names import so_many
from squadlog.reports.foreseen import format_chance
from squadlog.reports.matchup.bars import bar
from squadlog.reports.matchup.fight import COVER, COVERS, METRES, OPEN, Fight, FindingCell, SquadInFight

with lazy_imports():
    from squadlog.book.packs import own_rows

COVER_WORDS = {OPEN: "open", COVER: "cover"}
"""Where the one who is shot at stands, or hides."""
NAMED = 16
"""Cells of a squad's name in a table."""
_CELLS = 20
_NOBODY = "-"


def assumptions(fight: Fight) -> tuple[str, ...]:
    """What the figures take for granted, a sentence each."""
    rate = so_many(fight.shots, "time")
    return (
        f"Each fires {rate} a turn, as the rate allows [FIR-38], with the best weapon carried, without aiming.",
        "A jam ends the fire of that turn [FIR-41]. Nobody fires on at one who is out of the fight.",
        "All stand, unhurt and regular, and nobody moves or is dazed: it is the first turn of a fight.",
        "Each fires at the nearest enemy; each enemy is as likely to be the nearest, and no two share a target.",
        "Cover is half and hard, and who is behind it fires over it. Grenades, charges and melee do not count.",
        "A squad stands the levels that put all of it out of the fight. Turns last as if all went on as in the first.",
        f"What points buy, how long a squad lasts, and a search by all are told for {format_length(10)}.",
        "One who hides wears his suit, with what his squad carries to hide; each searcher tries once a turn [DET-01].",
        "Found: the chance that one searcher finds him in a turn, and the turns it takes; in the last column for all.",
    )


def pack_words(fight: Fight) -> tuple[str, ...]:
    """The packs by which both squads go, a sentence each."""
    return own_rows.pack_lines(fight.packs) if fight.packs else ()


def around_words(fight: Fight) -> str:
    """Night and weather in a few words."""
    told = ("by night" if fight.around.night else "by day", *(
        word for word, falls in (("rain", fight.around.rain), ("snow", fight.around.snow)) if falls
    ))  # fmt: skip
    return f"{told[0]}, {' and '.join(told[1:]) or 'fair weather'}"


def alike_words(fight: Fight) -> str:
    """The sentence that no distance changes anything; empty where one does."""
    if not fight.alike:
        return ""
    told = f"No distance from {format_length(METRES[0])} to {format_length(METRES[-1])} changes that"
    return f"{told}: only rain and snow ask for the distance [FIR-02]."


def fire_head() -> tuple[str, ...]:
    """The head of the table of levels."""
    return (
        "wound levels a turn",
        "at one in",
        *(format_length(metres) for metres in METRES),
        "per 100 points",
    )


def fire_rows(fight: Fight, named: int = NAMED) -> Iterator[tuple[str, ...]]:
    """What each squad does to the other, a row for the open and for cover; what points buy is told at 10 m."""
    for one in fight.squads:
        for cover in COVERS:
            told = [tenths(one.levels(metres, cover)) for metres in METRES]
            yield (
                brief(one, named) if cover == OPEN else "",
                COVER_WORDS[cover],
                *told,
                tenths(one.bought(10, cover)),
            )


def stand_head() -> tuple[str, ...]:
    """The head of the table of staying power."""
    return ("staying power", "soldiers", "points", "levels", "turns in the open", "turns in cover")


def stand_rows(fight: Fight, named: int = NAMED) -> Iterator[tuple[str, ...]]:
    """What each squad stands, and how long it lasts under the other's fire at 10 m."""
    for place, one in enumerate(fight.squads):
        turns = (decimals(fight.lasts(place, 10, cover)) for cover in COVERS)
        yield (brief(one, named), str(one.soldiers), str(one.points), str(one.stands), *turns)


def find_head() -> tuple[str, ...]:
    """The head of the table of who hides."""
    return ("one who hides", "where", "by", *(format_length(metres) for metres in METRES), "all")


def find_rows(fight: Fight, named: int = NAMED) -> Iterator[tuple[str, ...]]:
    """How soon one of each squad is found by one of the other: chance and turns; by all of them, at 10 m."""
    for one in fight.squads:
        name = brief(one, named)
        for night in (False, True):
            for cover in COVERS:
                cells = {
                    cell.metres: cell for cell in one.hides if (cell.cover, cell.night) == (cover, night)
                }
                told = [_found(cells[metres]) for metres in METRES]
                whole = cells[10].found
                all_words = f"{format_chance(whole.chance_of_all)} {decimals(whole.turns_of_all)}"
                yield (name, COVER_WORDS[cover], "night" if night else "day", *told, all_words)
                name = ""


def _found(cell: FindingCell) -> str:
    return f"{format_chance(cell.found.chance)} {decimals(cell.found.turns)}"


def bar_rows(fight: Fight, cells: int = _CELLS) -> Iterator[tuple[str, str, str, str]]:
    """The plot of levels a turn by cover and distance: where, whose, the bar, the number; one row for all alike."""
    shown: Sequence[int] = METRES[1:2] if fight.alike else METRES
    most = max((cell.levels for one in fight.squads for cell in one.fire), default=Fraction(0)) or Fraction(1)
    for cover in COVERS:
        for metres in shown:
            where = COVER_WORDS[cover] if fight.alike else f"{COVER_WORDS[cover]}, {format_length(metres)}"
            for one in fight.squads:
                levels = one.levels(metres, cover)
                yield where, brief(one), bar(float(levels / most), cells), tenths(levels)
                where = ""


def as_data(fight: Fight) -> dict[str, Any]:
    """The fight for programs (`squadlog-compare/1`); turns are null where they never end."""
    return {
        "around": {"night": fight.around.night, "rain": fight.around.rain, "snow": fight.around.snow},
        "shots": fight.shots,
        "packs": own_rows.list_packs(fight.packs) if fight.packs else (),
        "squads": [_squad_data(fight, place) for place in (0, 1)],
        "assumptions": assumptions(fight),
    }


def _squad_data(fight: Fight, place: int) -> dict[str, Any]:
    one = fight.squads[place]
    return {
        "name": one.name,
        "points": one.points,
        "soldiers": one.soldiers,
        "stands": one.stands,
        "fire": [
            {
                "metres": cell.metres,
                "cover": cell.cover,
                "levels": float(cell.levels),
                "per_100_points": float(one.bought(cell.metres, cell.cover)),
                "lasts": _number(fight.lasts(place, cell.metres, cell.cover)),
            }
            for cell in one.fire
        ],
        "hides": [
            {
                "metres": cell.metres,
                "cover": cell.cover,
                "night": cell.night,
                "chance": float(cell.found.chance),
                "turns": _number(cell.found.turns),
                "chance_of_all": float(cell.found.chance_of_all),
                "turns_of_all": _number(cell.found.turns_of_all),
            }
            for cell in one.hides
        ],
    }


def _number(value: Fraction | None) -> float | None:
    return None if value is None else float(value)


def brief(one: SquadInFight, named: int = NAMED) -> str:
    """A squad's name, cut to so many cells."""
    return one.name if len(one.name) <= named else f"{one.name[: named - 1].rstrip()}…"


def tenths(value: Fraction) -> str:
    """A number to one decimal, halves up."""
    tens = int(value * 10 + Fraction(1, 2))
    return f"{tens // 10}.{tens % 10}"


def decimals(value: Fraction | None) -> str:
    """Turns to one decimal; `never` where they do not end."""
    return "never" if value is None else tenths(value)
