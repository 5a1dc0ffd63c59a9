"""The cases of leaders, rout, rally, regrouping and ambush played as battles, as `in_battle` has them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from support.ambushes import fires, in_blues_slot, lying
from support.battles import skirmish, table
from support.in_battle import Case, by_name
from support.playing import Played
from support.slow_chapters import QUALITIES

from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.commands import ChooseOrder, Command, Correct, Declare, Done, Fire, RollInitiative
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle
from squadlog.battle.terms import Grouping
from squadlog.facts.ground_facts import StatedSighting
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.desk.engine import refusal
from squadlog.rules.quality.record import quality_of
from squadlog.rules.regroup.record import MergeSquads
from squadlog.rules.rout.testing import phase

MORALE = {"chapters": ("leadership", "quality", "rout")}


def _lower(given: Case, key: str = "quality") -> str:
    return str(given[key]).lower()


def _led(rating: int | None, **profile: Any) -> dict[str, Any]:
    return {**profile, **({} if rating is None else {"leader": rating})}


def initiative_mods(given: Case) -> int:
    """What is added to the roll of three of red, one of whom leads the others."""
    quality = _lower(given)
    leader = {"race": given["leader_race"] if given["rating"] is not None else given["race"]}
    soldiers = {
        1: _led(given["rating"], quality=quality, **leader),
        2: {"race": given["race"], "quality": quality},
        3: {"race": given["race"], "quality": quality},
    }
    battle = skirmish((1, 2, 3), soldiers=soldiers, setup_changes=MORALE, stage="initiative", order=())
    told = by_name(Played(battle), RollInitiative(), initiative=[5, 9, 1, 2, 7, 1, 4, 2])[0]
    (red,) = (roll for roll in told.rolls if roll.grouping == "red")
    return sum(line.value for line in red.lines if line.applied)


def rout(given: Case) -> Any:
    """The Rout/Rally Phase of turn 12, once for each face: one leads red, one of it is unhurt at least."""
    hurt = ["L"] * given.get("wounded", 0) + ["U", "D", "D"][: given.get("dead", 0)]
    if given.get("leader_dead"):
        hurt.remove("D" if "D" in hurt else "U")
    numbers = (1, 2, *range(3, 3 + len(hurt)))
    led = given["rating"] is not None or bool(given.get("leader_dead"))
    rating = given["rating"] if given["rating"] is not None else (0 if led else None)
    quality = _lower(given)
    troop = {"troop": "penal"} if given.get("penal_leader") else {}
    soldiers = {number: {"quality": quality, **troop} for number in numbers}
    soldiers[1] = _led(rating, quality=quality, race=given["race"])
    enemies = tuple(range(11, 13 + given.get("enemy_casualties", 0)))
    units = {number: {"wound": wound} for number, wound in zip(numbers[2:], hurt, strict=True)}
    if given.get("leader_dead"):
        units[1] = {"wound": "D"}
    units |= {number: {"wound": ("L", "D")[number % 2]} for number in enemies[2:]}
    first = 12
    if given.get("enemy_leader_dead"):
        soldiers[enemies[-1]], units[enemies[-1]] = {"leader": 0}, {"wound": "D"}
    soldiers[first] = {"leader": 0} if not given.get("enemy_leader_dead") else {}
    battle = skirmish(
        numbers, enemies, soldiers=soldiers, units=units, setup_changes=MORALE, now=Moment(12, 10)
    )
    told = [
        _rout_tested(battle, face, hidden=given.get("penal_leader") == "hidden") for face in given["faces"]
    ]
    assert {event.check.ledger.total for event in told} == {told[0].check.ledger.total}
    return {"modifier": told[0].check.ledger.total, "rout": [event.routs for event in told]}


class _Blind(StatedSurveyor):
    """Nobody sees anybody."""

    def sighting(self, viewer: int, target: Any, stated: StatedSighting) -> Any:
        found = super().sighting(viewer, target, stated)
        return replace(found, in_sight=replace(found.in_sight, value=False))


def _rout_tested(battle: Any, face: int, *, hidden: bool) -> Any:
    story = EventRecorder(battle)
    phase(story, table((face, 99), surveyor=_Blind() if hidden else None))
    red = story.events[0]
    assert (red.side, bool(red.routed)) == ("red", red.routs)
    return red


def rally(given: Case) -> Any:
    """The leader of red rallies one of his squad: declared, waited for, rolled; the whole of it for each face."""
    soldiers = {
        1: {"leader": given["rating"], "race": given["race"], "quality": _lower(given)},
        2: {"quality": _lower(given)},
        11: {"leader": 0},
    }
    start = Moment(*given["start"])
    battle = skirmish((1, 2), soldiers=soldiers, setup_changes=MORALE, now=start)
    battle = replace(battle, setup=replace(battle.setup, turns=40))
    told, resolved, free = [], None, None
    for face in given["faces"]:
        played = Played(battle)
        played.do(Correct(unit=2, changes=(("rout", "yes"),), reason="so"))
        played.do(Declare(unit=1, action="rally"))
        moment = start
        while not (rolled := _rallied(played, face)):
            moment = played.battle.now
        told.append((rolled.check.ledger.total, bool(rolled.rallied)))
        resolved = moment
        if rolled.rallied:
            free = played.battle.now if played.battle.stage == "actions" else Moment(moment.turn + 1, 1)
    assert resolved is not None
    return {
        "modifier": told[0][0],
        "rallied": [rallied for _, rallied in told],
        "resolved": [resolved.turn, resolved.subphase],
        "act_from": None if free is None else [free.turn, free.subphase],
    }


def _rallied(played: Played, face: int) -> Any:
    """Go on by one step; the roll of the rally, once it has been made."""
    if played.battle.stage == "initiative":
        command: Command = RollInitiative()
        if played.battle.standings:
            waiting = next(one.grouping for one in played.battle.standings if one.choice is None)
            command = ChooseOrder(grouping=waiting, choice="MOVE")
    else:
        command = Done()
    told = by_name(played, command, rally=[face], initiative=[3, 7, 1, 2, 7, 1, 4, 2], rout=[99, 99])
    return next((event for event in told if event.kind == "rally_rolled"), None)


def regroup(given: Case) -> list[bool]:
    """Whether each of these squads joins another whose leader takes them, half of his own being lost."""
    return [_joins(one) for one in given["squads"]]


def _joins(squad: Case) -> bool:
    theirs = tuple(range(20, 20 + squad["start"]))
    last = theirs[: squad["start"] - squad["alive"]]
    if squad["leader"]:
        last = theirs[1:] if not squad["alive"] else theirs[len(theirs) - len(last) :]
    units = {number: {"wound": "D"} for number in last} | {2: {"wound": "D"}}
    soldiers: dict[int, dict[str, Any]] = {1: {"leader": 0, "squad": "A"}, 2: {"squad": "A"}}
    soldiers |= {number: {"squad": "B"} for number in theirs}
    if squad["leader"]:
        soldiers[theirs[0]]["leader"] = 0
    played = Played(as_turn_opens((1, 2), theirs, soldiers, units))
    command = MergeSquads(unit=1, units=(theirs[0],))
    refused = refusal(played.battle, command, table())
    assert refused is None or (refused.code, refused.rule) == ("too-strong", "RGP-04")
    return refused is None


def two_teams(
    *, soldiers: Mapping[int, Mapping[str, Any]] | None = None, units: Any = None, quality: str = "regular"
) -> Battle:
    """A squad of two fire teams, 1 and 2, 3 and 4, whose leader is unit 1, -2."""
    groupings = (
        Grouping(id="one", name="First team", side="red", units=(1, 2)),
        Grouping(id="two", name="Second team", side="red", units=(3, 4)),
        Grouping(id="blue", name="Blue squad", side="blue", units=(11,)),
    )
    given = {number: {"quality": quality} for number in (1, 2, 3, 4)}
    for number, changes in {1: {"leader": -2}, **(soldiers or {})}.items():
        given[number] = {**given[number], **changes}
    return skirmish(
        (1, 2, 3, 4),
        soldiers=given,
        units=units,
        setup_changes={**MORALE, "groupings": groupings},
        order=("one", "two", "blue"),
    )


def as_turn_opens(one: Sequence[int], other: Sequence[int], soldiers: Any, units: Any) -> Battle:
    """Two squads of red, one and other, and one of blue, before the roll for initiative."""
    groupings = (
        Grouping(id="a", name="A", side="red", units=tuple(one)),
        Grouping(id="b", name="B", side="red", units=tuple(other)),
        Grouping(id="blue", name="Blue", side="blue", units=(11,)),
    )
    chapters = ("leadership", "quality", "regroup")
    return skirmish(
        (*one, *other),
        soldiers=soldiers,
        units=units,
        setup_changes={"chapters": chapters, "groupings": groupings},
        stage="initiative",
        order=(),
    )


def regrouped_quality(given: Case) -> str:
    """Two squads, half of them lost, become one: what the leader of the first is made of settles a tie."""
    standing = [quality.lower() for quality, number in given["units"].items() for _ in range(number)]
    lead = str(given.get("leader") or min(given["units"], key=QUALITIES.index)).lower()
    standing.remove(lead)
    alive = (1, *range(20, 20 + len(standing)))
    dead = (2, *range(40, 42 + len(standing)))
    soldiers: dict[int, dict[str, Any]] = {1: {"leader": 0, "squad": "A", "quality": lead}, 2: {"squad": "A"}}
    soldiers |= {
        number: {"squad": "B", "quality": quality}
        for number, quality in zip(alive[1:], standing, strict=True)
    }
    soldiers |= {number: {"squad": "B", "quality": "elite"} for number in dead[1:]}
    units = {number: {"wound": "D"} for number in dead}
    played = Played(as_turn_opens((1, 2), (*alive[1:], *dead[1:]), soldiers, units))
    (event,) = played.do(MergeSquads(unit=1, units=(dead[-1],)))
    assert {quality_of(played.unit(number)) for number in alive} == {event.quality}
    return str(event.quality).capitalize()


def ambush(given: Case) -> Any:
    """Three come out of hiding and fire at three: when these can do nothing, and when they can again."""
    played = in_blues_slot(lying())
    at = Moment(*given["at"])
    played.battle = replace(played.battle, now=at, setup=replace(played.battle.setup, turns=60))
    fires(played, (11, 1), (12, 2), (13, 3))
    while played.battle.stage == "fire":
        played.do(Fire(unit=played.battle.fire_queue[0].unit), 10)
    after = [at.later(steps) for steps in range(1, 12)]
    idle = [moment for moment in after if why_incapacitated(played.unit(1), moment)]
    free = next(moment for moment in after if moment not in idle)
    return {"idle": [[one.turn, one.subphase] for one in idle], "free": [free.turn, free.subphase]}
