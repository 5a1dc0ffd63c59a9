"""What is kept of leadership: under whose command a unit stands, and whether it leads (LDR-01..LDR-03)."""

import re

from squadlog.base.records import record, replace
from squadlog.battle.by_hand import NONE
from squadlog.battle.chapter_state import ChapterState, OfAUnit, replace_state, replace_states
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.rights import of_unit
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle, Unit
from squadlog.facts.seats import TABLE
from squadlog.rules.common.posts import LEADERSHIP, Office, Post, begins, post

KEY = LEADERSHIP
_UNNUMBERED = r" \d+$"
_RATING = r"[+-]?\d+"


@record
class NameLeader(ChapterCommand):
    """A unit is named the leader of its squad, or with `team` of its fire team besides (LDR-01, LDR-02).

    `rating` None: that of its log, 0 where it has none there (LDR-10).
    """

    unit: int
    rating: int | None = None
    team: bool = False


@record
class LeaderNamed(ChapterEvent):
    """The table has named the leader of a squad, or of a fire team besides (LDR-01, LDR-02)."""

    unit: int
    rating: int
    team: bool = False


def set_posts(battle: Battle, posts: dict[int, Post]) -> Battle:
    """The battle with these units at these posts."""
    return replace_states(battle, KEY, posts)


def of_squad(battle: Battle, number: int) -> tuple[Unit, ...]:
    """All who stand under the same leader as a unit, itself and the fallen included, by their numbers."""
    one = battle.units[number]
    squad = post(one).squad
    return tuple(
        unit
        for _, unit in sorted(battle.units.items())
        if unit.side == one.side and post(unit).squad == squad
    )


def name_squad(battle: Battle, side: str, squad: str) -> str:
    """What people call a squad: by the groupings that it consists of, of numbered ones by what they share."""
    of = (unit.grouping for unit in battle.units.values() if unit.side == side and post(unit).squad == squad)
    names = [battle.groupings[grouping].name for grouping in dict.fromkeys(of)]
    shared = {re.sub(_UNNUMBERED, "", name) for name in names}
    alike = [one for one in battle.groupings.values() if re.sub(_UNNUMBERED, "", one.name) in shared]
    if len(shared) == 1 and len(alike) == len(names):  # another squad of the same name has its own numbers
        return shared.pop()
    return " and ".join(names) or squad


def _apply_named(battle: Battle, event: LeaderNamed) -> Battle:
    """Whoever led the squad until now, or for a team leader the fire team, is its leader no more."""
    grouping = battle.units[event.unit].grouping
    posts = {
        unit.id: replace(post(unit), office="")
        for unit in of_squad(battle, event.unit)
        if post(unit).office and (not event.team or unit.grouping == grouping)
    }
    own = replace(post(battle.units[event.unit]), office="leader", rating=event.rating)
    return set_posts(battle, posts | {event.unit: own})


def _whose(battle: Battle, command: NameLeader) -> str:
    """Its side's; a rating that its log has not is the whole table's to agree upon."""
    return TABLE if command.rating is not None else of_unit(battle, command)


_HINT = "leader -1, acting +2 or former 0; none; SQUAD before it, or alone, for another squad"


def _correct(unit: Unit, text: str) -> Unit:
    """`leader -1`, `acting +2`: its office in its squad, `none` for none; `Alpha leader -1`, `Alpha`: in another."""
    words = text.split()
    office: Office = ""
    rating = 0
    if len(words) >= 2 and words[-2].lower() in ("leader", "acting", "former"):
        number = words[-1].removeprefix("+")
        if not (number.removeprefix("-").isdecimal() and -2 <= int(number) <= 2):
            raise ValueError("a leader's rating runs from -2 to +2")
        office, rating = words[-2].lower(), int(number)  # type: ignore[assignment]
        words = words[:-2]
    elif text.lower() in NONE:
        words = []
    elif re.fullmatch(_RATING, text):
        raise ValueError(f"{text!r} says of what it is the rating: write leader {text}")
    return replace_state(
        unit, KEY, Post(squad=" ".join(words) or post(unit).squad, office=office, rating=rating)
    )


def _write_correction(unit: Unit) -> str:
    kept = post(unit)
    return f"{kept.squad} {kept.office} {kept.rating:+d}" if kept.office else kept.squad


STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(begins=begins, corrects=_correct, writes=_write_correction, hint=_HINT),
    folds=by_event(_apply_named),
    commands={NameLeader: _whose},
)
