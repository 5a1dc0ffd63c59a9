"""What a soldier is busy with, how it stands and how it goes, in few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length
from squadlog.battle.chapter_state import why_incapacitated
from squadlog.reports.deeds import doing_words
from squadlog.squads.goods import modes

if TYPE_CHECKING:
    from squadlog.battle.moment import Moment
    from squadlog.battle.state import Unit
    from squadlog.book.book import Rulebook

MOVED = {
    "walk": "walked", "run": "ran", "sprint": "sprinted", "crawl": "crawled", "backward": "back",
    "crawl_back": "crawled", "sideways": "sideways", "jump": "jumped", "dive": "dived",
}  # fmt: skip


def doing(unit: Unit, now: Moment) -> str:
    """What a unit is busy with and when that ends, or how it stands in the present subphase."""
    if unit.out:
        return "dead" if unit.wound == "D" else "unconscious"
    if unit.action is not None:
        return f"{doing_words(unit.action)} →{when(unit.action.end, now)}"
    if unit.declaration is not None:
        if unit.declaration.engage is not None:
            return f"attacks {unit.declaration.engage}"
        return {"nothing": "holds", "face": "turns to attacker"}.get(unit.declaration.choice, "declared")
    if unit.opportunity:
        return "ready for opportunity fire"
    if stopped := why_incapacitated(unit, now):
        return stopped[0]
    if unit.performed:
        return format_moved(unit) or "done"
    return "dazed" if unit.dazed(now) else "free"


def busy_words(unit: Unit, now: Moment) -> str:
    """What a unit is busy with, where room is short."""
    return doing(unit, now).replace("ready for opportunity fire", "opp. fire").replace("opportunity", "opp.")


def format_moved(unit: Unit) -> str:
    """How far a unit has come in this subphase and how: shots at it and by it depend on that. Empty for no move."""
    if not unit.moved.mode or not unit.moved.metres:
        return ""
    return f"{MOVED.get(unit.moved.mode, 'moved')} {format_length(unit.moved.metres)}"


def when(moment: Moment, now: Moment) -> str:
    """A moment as short as the present one allows: `s7` this turn, `T3.s1` in another."""
    return f"s{moment.subphase}" if moment.turn == now.turn else str(moment)


def daze_words(unit: Unit, now: Moment) -> str:
    """`→s5`, the last dazed subphase, while the daze lasts or is about to begin; else nothing."""
    if unit.dazed_until is None or unit.dazed_until < now or unit.out:
        return ""
    return f"→{when(unit.dazed_until, now)}"


def posture_words(unit: Unit) -> str:
    """Posture in one short word."""
    return {"standing": "stand", "kneeling": "kneel", "prone": "prone"}[unit.posture]


def weapon_words(unit: Unit, book: Rulebook) -> str:
    """The weapon in hand, with its mode where it has several; `JAM SR` when it is jammed."""
    if unit.in_hand is None:
        return "-"
    row = book.weapons.get(unit.in_hand)
    code = unit.in_hand if row is None else row.marked(unit.in_hand)
    if unit.in_hand in unit.jammed:
        return f"JAM {code}"
    if len(modes(unit.in_hand, book)) > 1:
        return f"{code}/{book.weapon_in(unit.in_hand, unit.mode_of(unit.in_hand)).family}"
    return code
