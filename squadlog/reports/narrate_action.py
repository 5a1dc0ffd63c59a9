"""The lines of the action step."""

from typing import assert_never

from squadlog.battle.events import action as act
from squadlog.battle.state import Battle
from squadlog.reports.deeds import deed, named
from squadlog.reports.wording import called, metres, plain, summed, thing

_QUIET_WHEN_ENDED = frozenset({"move", "fire_throw", "aimed_fire", "position_change", "opportunity_fire"})
"""Actions whose effect, told by an event of its own, says that they have ended."""


def narrate_action(event: act.ActionEvent, battle: Battle) -> str:
    """One event of the action step; empty for what only the program needs."""
    match event:
        case act.ActionDeclared():
            return _declared(event, battle)
        case act.PackSwitched():
            return f"{called(battle, event.unit)} switches the bounce pack {'on' if event.on else 'off'}."
        case act.ResolutionOrdered() | act.UnitPerformed() | act.ShotQueued():
            return ""
        case act.UnitMoved():
            return _moved(event, battle)
        case act.ActionEnded():
            if event.action in _QUIET_WHEN_ENDED:
                return ""
            return f"{called(battle, event.unit)}: {named(event.action)} is done."
        case act.ActionLost():
            return f"{called(battle, event.unit)} loses its action ({named(event.action)}): {plain(event.cause)} [{event.rule}]."
        case act.PostureChanged():
            return f"{called(battle, event.unit)} is {event.posture} now."
        case act.OpportunityReadied():
            return f"{called(battle, event.unit)} is ready for opportunity fire with {event.weapon}."
        case (
            act.WeaponTaken() | act.JamCleared() | act.OmniSwitched() | act.ItemDropped() | act.ItemPicked()
            | act.ItemHanded()
        ):  # fmt: skip
            return _handled(event, battle)
        case act.FeatureSet():
            return _feature(event, battle)
        case act.PlaceTaken():
            place = f" in {thing(battle, event.place)}" if event.place else ""
            return f"{called(battle, event.unit)} is on floor {event.floor}{place}."
        case act.BalanceChecked():
            outcome = "keeps its balance" if event.check.success else "fails and loses the subphase"
            return (
                f"{called(battle, event.unit)} checks balance for {named(event.action)}:"
                f" {summed(event.check)}: {outcome}."
            )
        case act.Collided():
            into = "an obstacle" if event.into is None else called(battle, event.into)
            return f"{called(battle, event.unit)} drifts into {into}."
        case _:
            assert_never(event)


def _declared(event: act.ActionDeclared, battle: Battle) -> str:
    who = called(battle, event.unit)
    engages = (
        ""
        if event.declaration.engage is None
        else f", then attacks {called(battle, event.declaration.engage)}"
    )
    match event.declaration.choice:
        case "nothing":
            return f"{who} waits."
        case "face":
            return f"{who} turns to face its attacker."
        case "continue":
            return f"{who} goes on{engages}."
        case "escape":
            return f"{who} gets away from its attacker."
        case "start":
            if event.action is None:
                return f"{who} starts over{engages}."
            return f"{who} {deed(event.action, battle)}{engages}."
        case _:
            assert_never(event.declaration.choice)


def _moved(event: act.UnitMoved, battle: Battle) -> str:
    trace = event.trace
    how = f" ({named(trace.mode)})" if trace.mode else ""
    parts = []
    if trace.metres:
        parts.append(f"moves {metres(trace.metres)}{how}, {event.charged:g} of {event.allowance:g} spent")
    if trace.turned_deg:
        parts.append(f"turns {trace.turned_deg:g} degrees")
    if event.posture is not None:
        parts.append(f"ends {event.posture}")
    return f"{called(battle, event.unit)} {', '.join(parts)}." if parts else ""


def _handled(
    event: act.WeaponTaken
    | act.JamCleared
    | act.OmniSwitched
    | act.ItemDropped
    | act.ItemPicked
    | act.ItemHanded,
    battle: Battle,
) -> str:
    match event:
        case act.WeaponTaken():
            return f"{called(battle, event.unit)} has {event.weapon} in hand."
        case act.JamCleared():
            return f"{called(battle, event.unit)} has cleared {event.weapon}: it fires again."
        case act.OmniSwitched():
            return f"{called(battle, event.unit)} sets the OMNI rifle to {event.mode}."
        case act.ItemDropped():
            return f"{called(battle, event.unit)} drops {event.item}."
        case act.ItemPicked():
            source = "" if event.from_unit is None else f" from {called(battle, event.from_unit)}"
            return f"{called(battle, event.unit)} picks up {event.item}{source}."
        case act.ItemHanded():
            return f"{called(battle, event.giver)} gives {event.item} to {called(battle, event.taker)}."
        case _:
            assert_never(event)


def _feature(event: act.FeatureSet, battle: Battle) -> str:
    feature = event.feature
    who = "" if event.unit is None else f"{called(battle, event.unit)}: "
    what = f" ({plain(event.what)})" if event.what else ""
    car = "" if feature.car is None else f", car on floor {feature.car}"
    face = "" if event.face is None else f", die {event.face.value}"
    return f"{who}{feature.name} is {feature.state}{car}{face}{what}."
