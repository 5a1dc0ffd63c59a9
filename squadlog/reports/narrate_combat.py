"""The lines of shooting and of fighting hand to hand."""

from typing import assert_never

from squadlog.base.lengths import format_kept, format_length
from squadlog.base.names import so_many
from squadlog.battle.events import fire, melee
from squadlog.battle.state import WOUNDS, Battle, Wound
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Lying, Target, feature_of, unit_of
from squadlog.facts.seats import sees
from squadlog.reports.wording import (
    faces,
    format_range,
    format_test,
    join_with_commas,
    name_laid_thing,
    name_of,
    plain,
    thing,
    weapon_code,
)

_COUNTED = frozenset({"fire", "blast"})
"""Causes whose own line has told the levels; what they lead to is told as they take effect."""
_SORTS = {"plain": "", "aimed": " aimed", "opportunity": " opportunity fire", "beyond": " through the breach"}


def narrate_fire(event: fire.FireEvent, battle: Battle) -> str:
    """One event of shooting; empty for what only the program needs."""
    match event:
        case fire.OpportunityOffered():
            watchers = join_with_commas(name_of(battle, number) for number in event.offer.watchers)
            return f"{name_of(battle, event.offer.mover)} may come into view of {watchers}."
        case fire.OpportunityDeclined():
            return f"{name_of(battle, event.unit)} lets the mover pass and stays ready for opportunity fire."
        case fire.ShotFired():
            return _shot(event, battle)
        case fire.ShotWithheld(reason="held its fire"):
            return f"{name_of(battle, event.unit)} holds fire."
        case fire.ShotWithheld():
            return f"{name_of(battle, event.unit)} does not fire: {plain(event.reason)}."
        case fire.WeaponJammed():
            return f"{event.weapon} of {name_of(battle, event.unit)} jams."
        case fire.UnitWounded():
            by = "" if event.by is None else f" by {name_of(battle, event.by)}"
            levels = "" if event.cause in _COUNTED else f"{so_many(event.levels, 'wound level')}, "
            return (
                f"{name_of(battle, event.unit)} is wounded{by}: {levels}{_wounds(event.before, event.after)}."
            )
        case fire.UnitDazed():
            return f"{name_of(battle, event.unit)} is dazed to {event.until}."
        case fire.FeatureDamaged():
            by = "" if event.by is None else f" by {name_of(battle, event.by)}"
            lost = f"{event.damage / 2:g} of 5 levels gone"
            now = f"is destroyed{by}" if event.state == "destroyed" else "stands"
            return f"{thing(battle, event.feature)} {now}: {lost}."
        case fire.EffectsApplied():
            return ""
        case _:
            assert_never(event)


def _wounds(before: Wound, after: Wound) -> str:
    """`moderate` for somebody who was unhurt, `light to serious` for somebody who was not."""
    rows = load_rulebook().wounds
    told = rows[after].name.lower()
    return told if before == WOUNDS[0] else f"{rows[before].name.lower()} to {told}"


def _shot(event: fire.ShotFired, battle: Battle) -> str:
    victim = unit_of(event.target)
    aim = _name_target(event.target, battle) if victim is None else name_of(battle, victim)
    words = _range_words(event)
    far = f" at {words}" if words else ""
    when = "" if event.at_m is None else f" after {format_length(round(event.at_m, 2))} of the move"
    weapon = weapon_code(battle, event.weapon)
    head = f"{name_of(battle, event.unit)} fires {weapon}{_SORTS[event.sort]} at {aim}{far}{when}: "
    if isinstance(event.target, Lying):
        return head + _at_thing(event)
    if event.check is None:
        rolled = f"die {faces(event.faces)}, " if event.faces else ""
        return f"{head}{rolled}{so_many(event.half_levels / 2, 'level')} of damage."
    why = format_test(event.check, success="hits", failure="misses")
    if not event.check.success:
        return f"{head}{why}: miss."
    if victim is None:
        return f"{head}{why}: hit, {so_many(event.half_levels / 2, 'level')} of damage."
    struck = battle.units.get(victim)
    if struck is not None and "armour" in struck.soldier.unknown:  # what it does is told once that is said
        rounds = "" if event.hits == 1 else f" with {so_many(event.hits, 'round')}"
        return f"{head}{why}: hit{rounds}."
    levels = so_many(event.levels, "level") if event.levels else "no wound"
    if event.hits != 1:
        return f"{head}{why}: hit with {so_many(event.hits, 'round')}, {levels if event.hits else 'nothing'}."
    return f"{head}{why}: hit, {levels}."


def _range_words(event: fire.ShotFired) -> str:
    """How far the target is, and what that was measured from if the roll says so (AMB-145); empty if nobody knows."""
    length = None if event.sighting is None else event.sighting.distance
    if length is None or length.origin != "measured" or event.check is None:
        return "" if length is None else format_range(length)
    return format_kept(event.check.ledger.range_told) or format_range(length)


def _name_target(target: Target, battle: Battle) -> str:
    if isinstance(target, Lying):
        return name_laid_thing(battle, str(target.id))
    return thing(battle, feature_of(target) or "")


def _at_thing(event: fire.ShotFired) -> str:
    """A shot at what was laid out; what a hit does to it is told as it takes effect."""
    if event.check is None:
        return "hit without a roll."
    why = format_test(event.check, success="hits", failure="misses")
    worn = "" if event.levels else ", and does nothing"
    return f"{why}: {f'hit{worn}' if event.check.success else 'miss'}."


def narrate_melee(event: melee.MeleeEvent, battle: Battle, seat: str) -> str:
    """One event of a melee, as `seat` may read it."""
    match event:
        case melee.Engaged():
            pair = event.engagement
            return f"{name_of(battle, pair.attacker)} attacks {name_of(battle, pair.defender)} in melee."
        case melee.MeleeOpened():
            turned = ", who turns to face the attacker" if event.turned else ""
            return f"{name_of(battle, event.attacker)} closes with {name_of(battle, event.defender)}{turned}."
        case melee.ChoiceAsked():
            return ""
        case melee.IntentGiven():
            if sees(seat, battle.units[event.unit].side):
                return f"{name_of(battle, event.unit)} chooses in secret: {event.intent}."
            return f"{name_of(battle, event.unit)} has chosen."
        case melee.AvoidanceRolled():
            outcome = "gets away" if event.check.success else "stays engaged"
            who, attacker = name_of(battle, event.unit), name_of(battle, event.attacker)
            return f"{who} tries to avoid {attacker}: {format_test(event.check)}: {outcome}."
        case melee.MeleeStruck():
            how = "has a free attack at" if event.free else "strikes at"
            outcome = "hit" if event.check.success else "miss"
            why = format_test(event.check, success="hits", failure="misses")
            return f"{name_of(battle, event.unit)} {how} {name_of(battle, event.target)}: {why}: {outcome}."
        case melee.MeleeBegun():
            return f"{name_of(battle, event.unit)} fights until {event.action.end}."
        case melee.SharesGiven():
            shares = join_with_commas(
                f"+{share} against {name_of(battle, number)}" for number, share in event.shares
            )
            return f"{name_of(battle, event.unit)} parries: {shares}."
        case melee.MeleeActionEnded():
            return (
                ""
                if event.cause == "resolved"
                else f"{name_of(battle, event.unit)} stops fighting: {plain(event.cause)}."
            )
        case melee.MeleeDissolved():
            both = f"{name_of(battle, event.attacker)} and {name_of(battle, event.defender)}"
            return f"{both} are no longer engaged: {plain(event.cause)} [{event.rule}]."
        case melee.BonusSpent():
            return ""
        case _:
            assert_never(event)
