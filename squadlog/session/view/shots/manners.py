"""How a shot is fired: singly, as a burst, over a sector; the command it makes, and whom a sector engages."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from squadlog.base.lengths import format_length
from squadlog.base.records import value
from squadlog.battle.commands import Fire, OpportunityShot
from squadlog.battle.detail import FiringManner
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, QueuedShot, ShotPlan
from squadlog.facts.ground_facts import Sector, Sighting
from squadlog.reports.wording import name_of
from squadlog.rules.common.previews import RolledFor, ShotPreview
from squadlog.session.view.asked_rules import ShotRules
from squadlog.session.view.shots.aim import AimForm, AskedShot, metres_of
from squadlog.session.view.shots.figures import percent

SINGLE = "single shot"
Manners = Sequence[FiringManner]
"""The manners that fit."""


def ways_to_fire(manners: Manners) -> Iterator[tuple[str, str]]:
    """The words of all manners with what they are called, the ordinary shot first, whose word is empty."""
    yield "", SINGLE
    yield from ((one.word, one.label) for one in manners)


def next_manner(aim: AimForm, manners: Manners) -> str:
    """The manner after the present one; after the last, the ordinary shot."""
    words = [word for word, _ in ways_to_fire(manners)]
    return words[(words.index(aim.manner) + 1) % len(words)] if aim.manner in words else ""


def sweeps(aim: AimForm, manners: Manners) -> bool:
    """Whether the shot has no one target."""
    return any(one.word == aim.manner and not one.aims for one in manners)


def sector_of(aim: AimForm, manners: Manners) -> Sector | None:
    """What is swept, as the card holds it."""
    if not sweeps(aim, manners) or (aim.axis_deg is None and not aim.swept):
        return None
    return Sector(axis_deg=aim.axis_deg, units=aim.swept)


def plan_of(aim: AimForm, manners: Manners, weapon: str) -> ShotPlan:
    """The plan of a shot as the card holds it."""
    target, sector = None if sweeps(aim, manners) else aim.target, sector_of(aim, manners)
    return ShotPlan(weapon=weapon, target=target, stated=aim.stated(), manner=aim.manner, sector=sector)


def command_of(asked: AskedShot, aim: AimForm, manners: Manners) -> Fire | OpportunityShot:
    """The shot as the form of its card holds it."""
    stated, manner, sector = aim.stated(), aim.manner if manners else None, sector_of(aim, manners)
    if asked.purpose == "opportunity":
        return OpportunityShot(
            unit=asked.unit, at_m=metres_of(aim.after), stated=stated, adjust=aim.adjust, manner=manner, sector=sector,
            overrule=aim.overrule,
        )  # fmt: skip
    return Fire(
        unit=asked.unit, target=None if sweeps(aim, manners) else aim.target, stated=stated, adjust=aim.adjust,
        manner=manner, sector=sector, overrule=aim.overrule,
    )  # fmt: skip


def look_at(
    rules: ShotRules, asked: AskedShot, shot: Fire | OpportunityShot, *, margin: bool = False
) -> ShotPreview | Refusal:
    """What a shot would be; one that is only planned, as if it were fired now with its weapon."""
    if asked.purpose != "plan":
        return rules.preview(shot, margin=True) if margin else rules.preview(shot)
    as_if = QueuedShot(unit=asked.unit, weapon=asked.weapon, aimed=asked.aimed)
    return rules.preview(shot, margin=margin, as_if=as_if)


@value
class Swept:
    """One of those whom a sector of fire engages, nearest first."""

    unit: int
    friend: bool


def swept_by(preview: ShotPreview | Refusal, battle: Known, unit: int) -> tuple[Swept, ...]:
    """The units that a shot of that unit engages beside its target: in their order, friend and foe."""
    if isinstance(preview, Refusal):
        return ()
    side = battle.units[unit].side
    return tuple(Swept(one.unit, battle.units[one.unit].side == side) for one in preview.engaged)


def ask_about_friends(swept: Sequence[Swept], battle: Known) -> str:
    """What is asked once before friends are fired at; empty where there are none."""
    friends = [name_of(battle, one.unit) for one in swept if one.friend]
    if not friends:
        return ""
    are = "is a friend" if len(friends) == 1 else "are friends"
    return f"In the sector {are}: {', '.join(friends)}. The burst rolls for friends as for the enemy. Fire anyway?"


def format_engaged(one: RolledFor, battle: Known, *, friend: bool) -> str:
    """The soldier that is engaged, what hides him, how likely he is hit, and whether it comes to that at all."""
    own = " FRIEND‼" if friend else ""
    covers = "" if one.sighting is None else ", ".join(cover_words(one.sighting))
    at_all = "" if one.engaged == 1 else f", comes to a roll {percent(one.engaged)}"
    behind = f" behind {covers}" if covers else ""
    return f"{name_of(battle, one.unit)}{own}{behind}: hit {percent(1 - Fraction(one.odds.miss))}{at_all}"


def cover_words(sighting: Sighting) -> Iterator[str]:
    """What the line to somebody crosses: covers by their names, woods with their metres."""
    for one in sighting.crossed:
        yield one.kind.replace("_", " ") + ("" if one.metres is None else f" {format_length(one.metres, 1)}")
