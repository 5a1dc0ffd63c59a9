"""The lines of the action step."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from squadlog.base.lengths import format_kept, format_length, format_number
from squadlog.battle.events import action as act
from squadlog.battle.feature import Feature
from squadlog.battle.state import Battle, Ongoing
from squadlog.facts.ground_facts import StatedMove
from squadlog.reports.deeds import format_deed, name_with_item, short_name, with_thing
from squadlog.reports.wording import format_test, name_of, plain, spot, thing
from squadlog.rules.common.advanced import together
from squadlog.rules.common.refusing import group_refusals, with_names

_NEARLY_M = 1e-6
_QUIET_WHEN_ENDED = frozenset({"move", "fire_throw", "aimed_fire", "position_change", "opportunity_fire"})
"""Actions whose effect, told by an event of its own, says that they have ended."""


def narrate_action(event: act.ActionEvent, battle: Battle) -> str:
    """One event of the action step; empty for what only the program needs."""
    match event:
        case act.ActionDeclared():
            return _narrate_declared(event, battle)
        case act.OrderLeftOut():
            return next(narrate_left_out((event,), battle))
        case act.PackSwitched():
            return f"{name_of(battle, event.unit)} switches the bounce pack {'on' if event.on else 'off'}."
        case act.ResolutionOrdered() | act.UnitPerformed() | act.ShotQueued():
            return ""
        case act.UnitMoved():
            return _narrate_moved(event, battle)
        case act.ActionEnded():
            if event.action in _QUIET_WHEN_ENDED or event.action in together(battle.chapters).deeds:
                return ""
            ended = battle.units[event.unit].action
            if ended is not None and with_thing(ended, battle):
                return ""
            if ended is not None and ended.partner is not None and _fails(battle, ended):
                return f"{name_of(battle, event.unit)} waits for {name_of(battle, ended.partner)} in vain [ACT-63]."
            if event.action == "elevator_floor" and ended is not None and ended.end > battle.now:
                return f"{name_of(battle, event.unit)} starts another action while riding [CMB-17]."
            return f"{name_of(battle, event.unit)}: {short_name(event.action)} is done."
        case act.ActionLost():
            if event.action == "elevator_floor" and _rides(battle, event.unit):
                ends = "continues the ride, but does nothing else"
            else:
                lost = battle.units[event.unit].action
                what = short_name(event.action)
                if lost is not None and lost.kind == event.action:
                    what = name_with_item(lost)
                ends = f"loses the action ({what})"
            return f"{name_of(battle, event.unit)} {ends}: {plain(event.cause)} [{event.rule}]."
        case act.PostureChanged():
            return f"{name_of(battle, event.unit)} is {event.posture} now."
        case act.OpportunityReadied():
            return f"{name_of(battle, event.unit)} is ready for opportunity fire with {event.weapon}."
        case (
            act.WeaponTaken() | act.JamCleared() | act.OmniSwitched() | act.ItemDropped() | act.ItemPicked()
            | act.ItemHanded()
        ):  # fmt: skip
            return _narrate_handled(event, battle)
        case act.ItemCarried():
            item = next((one for one in battle.things if one.id == event.item_id), None)
            return (
                ""
                if item is None
                else f"{short_name(item.name).capitalize()} {item.id} comes to floor {event.floor}."
            )
        case act.FeatureSet():
            return _feature(event, battle)
        case act.PlaceTaken():
            return _place_taken(event, battle)
        case act.UnitPlaced():
            return _narrate_placed(event, battle)
        case act.BalanceChecked():
            outcome = "keeps balance" if event.check.success else "fails and loses the subphase"
            return (
                f"{name_of(battle, event.unit)} checks balance for {short_name(event.action)}:"
                f" {format_test(event.check)}: {outcome}."
            )
        case act.Collided():
            into = "an obstacle" if event.into is None else name_of(battle, event.into)
            return f"{name_of(battle, event.unit)} drifts into {into}."
        case _:
            assert_never(event)


def narrate_left_out(events: Iterable[act.OrderLeftOut], battle: Battle) -> Iterator[str]:
    """Who could not take its order, and why: a line a reason."""
    for told in group_refusals(battle.units, ((one.unit, one.sentence, one.rule) for one in events)):
        yield f"Left out: {format_kept(told)}."


def _narrate_declared(event: act.ActionDeclared, battle: Battle) -> str:
    who = name_of(battle, event.unit)
    engages = (
        ""
        if event.declaration.engage is None
        else f", then attacks {name_of(battle, event.declaration.engage)}"
    )
    match event.declaration.choice:
        case "nothing":
            return f"{who} holds{engages}."
        case "face":
            return f"{who} turns to face the attacker."
        case "continue":
            return f"{who} continues{_way(event.declaration.move)}{engages}."
        case "escape":
            return f"{who} gets away from the attacker."
        case "start":
            if event.action is None:
                return f"{who} starts over{engages}."
            return f"{who} {format_deed(event.action, battle)}{_way(event.declaration.move)}{engages}."
        case _:
            assert_never(event.declaration.choice)


def _way(move: StatedMove) -> str:
    """Where a move on the map is meant to end; nothing where no way was named."""
    if not move.path:
        return ""
    end = move.path[-1]
    floor = "" if end.floor is None else f" on floor {end.floor}"
    return f" {'toward' if move.as_far else 'to'} {end.x:.1f}, {end.y:.1f}{floor}"


def _fails(battle: Battle, action: Ongoing) -> bool:
    """Whether the partner of an exchange can take no part in it, and the table has not let that stand (ACT-63)."""
    partner = battle.units.get(action.partner or 0)
    return "timing" not in action.let_stand and (
        partner is None or partner.out or (partner.dazed(battle.now) and partner.action is None)
    )


def _rides(battle: Battle, unit: int) -> bool:
    """Whether the car that a unit is in is on its way, whatever becomes of the unit (STO-07)."""
    feature = battle.features.get(battle.units[unit].place.partition(":")[2])
    return feature is not None and feature.heading is not None


def _narrate_moved(event: act.UnitMoved, battle: Battle) -> str:
    trace = event.trace
    how = f" ({short_name(trace.mode)})" if trace.mode else ""
    parts = []
    if trace.metres:
        unit = battle.units.get(event.unit)
        told = (
            unit is not None and unit.soldier.paper
        )  # what is said of a figure on paper is not held against a limit
        uses = f", uses {format_number(event.charged)} of {format_length(event.allowance)}"
        parts.append(f"moves {format_length(round(trace.metres, 2))}{how}{'' if told else uses}")
    if trace.turned_deg:
        parts.append(_turns(event))
    if event.posture is not None:
        parts.append(f"ends {event.posture}")
    if parts and event.to is not None:
        to = f"to {spot(event.to)}" if trace.metres else f"faces {event.to.facing_deg:.0f}°"
        parts.append(f"{to}{_short(event, battle)}")
    if not parts and (why := _short(event, battle)):
        parts.append(f"stays where they are{why}")
    return f"{name_of(battle, event.unit)} {', '.join(parts)}." if parts else ""


def _turns(event: act.UnitMoved) -> str:
    """By how much a unit turned; who turns to and fro on a way may come to more than a circle in all."""
    trace, turns = event.trace, event.facts.turns if event.facts is not None else ()
    made = sum(1 for turn in turns if turn.degrees and turn.after_m <= trace.metres)
    told = f"{round(trace.turned_deg, 1):g} degrees"
    return f"turns {made} times, {told} in all" if made > 1 else f"turns {told}"


def _short(event: act.UnitMoved, battle: Battle) -> str:
    """Why a measured move ended where it did, if the ground ended it."""
    stop = event.facts.stop if event.facts is not None else None
    if stop is None or event.trace.metres < stop.at_m - _NEARLY_M:
        return ""
    return f" ({with_names(format_kept(stop.sentence), battle.units).rstrip('.')} [{stop.rule}])"


def _narrate_placed(event: act.UnitPlaced, battle: Battle) -> str:
    who = name_of(battle, event.unit)
    if event.position is None:
        return f"{who} is taken off the map."
    before = battle.units[event.unit].position
    if before is not None and (before.x, before.y) == (event.position.x, event.position.y):
        return f"{who} turns to face {event.position.facing_deg % 360:.0f}°."
    floor = f" on floor {event.floor}" if event.floor != 1 else ""
    return f"{who} stands{floor} at {spot(event.position)}."


def _narrate_handled(
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
            return f"{name_of(battle, event.unit)} has {event.weapon} in hand."
        case act.JamCleared():
            return f"{name_of(battle, event.unit)} has cleared {event.weapon}: it fires again."
        case act.OmniSwitched():
            return f"{name_of(battle, event.unit)} sets the OMNI rifle to {event.mode}."
        case act.ItemDropped():
            bearer = battle.units[event.unit].position
            where = "" if bearer is None else f" at {bearer.x:.1f}, {bearer.y:.1f}"
            return f"{name_of(battle, event.unit)} drops {plain(event.item)}{where}."
        case act.ItemPicked():
            source = "" if event.from_unit is None else f" from {name_of(battle, event.from_unit)}"
            return f"{name_of(battle, event.unit)} picks up {plain(event.item)}{source}."
        case act.ItemHanded():
            return (
                f"{name_of(battle, event.giver)} gives {plain(event.item)} to {name_of(battle, event.taker)}."
            )
        case _:
            assert_never(event)


_SAYS_NO_MORE = frozenset({"opened", "closed", "locked"})
"""What was done to a door, where how it stands now says as much."""


def _feature(event: act.FeatureSet, battle: Battle) -> str:
    feature = event.feature
    if event.what == "aimed at" and feature.at is not None and event.unit is not None:
        return f"{name_of(battle, event.unit)} aims at {_part(feature, battle)}."
    if event.what == "battered":  # the line of what it has lost says how it stands
        return ""
    if feature.airlock is not None and event.what == "used" and event.unit is not None:
        return f"{name_of(battle, event.unit)} goes through {feature.name}."
    if event.what == "shut":  # one that is destroyed stays as it is
        return f"{feature.name} shuts by itself [ACT-76]." if feature.state == "closed" else ""
    who = "" if event.unit is None else f"{name_of(battle, event.unit)}: "
    if event.what == "unlocked" and feature.state == "open":
        return f"{who}{feature.name} is unlocked and open."
    what = f" ({plain(event.what)})" if event.what and event.what not in _SAYS_NO_MORE else ""
    car = "" if feature.car is None else f", car on floor {feature.car}"
    face = "" if event.face is None else f", die {event.face.value}"
    wide = (
        f" on {format_length(feature.width_m)}"
        if feature.part_of is not None and feature.width_m != 1
        else ""
    )
    return f"{who}{feature.name} is {feature.state}{wide}{car}{face}{what}."


def _part(feature: Feature, battle: Battle) -> str:
    """A stretch of a wall, whose name says where it is; a wall taken as a whole, and where it is hit."""
    if feature.part_of is not None or feature.at is None:
        return feature.name
    return f"{thing(battle, feature.id)} at {feature.at[0]:.1f}, {feature.at[1]:.1f}"


def _place_taken(event: act.PlaceTaken, battle: Battle) -> str:
    unit = battle.units[event.unit]
    who, left = name_of(battle, event.unit), _place(unit.place, battle)
    if event.place or event.floor != unit.floor or not left:
        return f"{who} is on floor {event.floor}{_place(event.place, battle)}."
    return f"{who} leaves{left.removeprefix(' in').replace(' on top of', ' the top of')}."


def _place(place: str, battle: Battle) -> str:
    """The stairway, car, chamber or obstacle a unit is in or on, by the name people know."""
    kind, _, named_so = place.partition(":")
    if not place:
        return ""
    if kind == "on":
        return f" on top of {thing(battle, named_so)}"
    return f" in {f'airlock {named_so}' if kind == 'airlock' else thing(battle, named_so or place)}"
