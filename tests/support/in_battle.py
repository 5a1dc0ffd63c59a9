"""The cases of the advanced calculations played as battles: set up, said, decided, and read off what was told.

What comes out has the form in which `squadlog calc` answers; where a battle tells less, `as_told` takes the rest out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from support.automatic import AREA, fires, firing
from support.battles import skirmish, table
from support.playing import Played
from support.slow_chapters import AUTOMATIC, MAGAZINES

from squadlog.base.dice import Face, Roll
from squadlog.battle.commands import Begin, ChooseOrder, Command, Correct, Declare, Done, Fire, RollInitiative
from squadlog.battle.evolve import evolve
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Environment
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.ground_facts import Sector, StatedSighting
from squadlog.rules.ammunition.magazines import boxes, count_rounds_left, due, usable
from squadlog.rules.common.advanced import boxes as boxes_shown
from squadlog.rules.desk.engine import decide, refusal
from squadlog.rules.hiding.piles import Hide, LayDecoy, PlacementOver, SearchPiles, hiding_of
from squadlog.squads.cost import bill
from squadlog.squads.edit import add_equipment, set_soldiers
from squadlog.squads.hiding import FLAT
from squadlog.squads.plan import SoldierPlan, SquadPlan

COUNTED = {"chapters": ("ammunition",)}
NEAR = StatedSighting(distance_m=9)
Case = Mapping[str, Any]


class ByName:
    """Dice that give each roll the next face laid out for its name, and 9 to all others."""

    def __init__(self, **faces: Sequence[int]) -> None:
        self._faces = {name.replace("_", " "): list(given) for name, given in faces.items()}

    def roll(self, roll: Roll, /) -> Face:
        """The next face of that name; it is an error when they run out."""
        given = self._faces.get(roll.name)
        value = 9 if given is None else given.pop(0)
        return Face(
            name=roll.name, who=roll.who, side=roll.side, die=roll.die, value=value, source="scripted"
        )


def by_name(played: Played, command: Command, **faces: Sequence[int]) -> list[Any]:
    """Play a command that must stand, with these dice."""
    events = decide(played.battle, command, table(dice=ByName(**faces), rulings=played.rulings))
    assert not isinstance(events, Refusal), f"refused: {events}"
    for event in events:
        played.battle = evolve(played.battle, event)
    return list(events)


# On paper

PRICED = {
    1: ("civilian", "No", ()), 6: ("civilian", "SNF", ()), 11: ("civilian", "LI", ()), 20: ("marines", "No", ()),
    25: ("counter_insurgency", "LI", ()),
    30: ("counter_insurgency", "LI", ("SR",)), 43: ("combat_arms", "BI", ("LR",)),
    46: ("combat_arms", "BI", ("SR", "SP")),
}  # fmt: skip
"""Soldiers by their points."""


def hide_cost(given: Case) -> int:
    """What a squad of soldiers of these values costs more when all of them begin hidden."""
    soldiers = tuple(
        SoldierPlan(
            name=str(number), troop=PRICED[value][0], armour=PRICED[value][1], weapons=PRICED[value][2]
        )
        for number, value in enumerate(given["values"], start=1)
    )
    open_, book, rulings = SquadPlan(name="S", soldiers=soldiers), load_rulebook(), load_rulings()
    hidden = set_soldiers(open_, range(len(soldiers)), begins=("hidden",))
    if given["policy"] == "flat":
        hidden = add_equipment(hidden, FLAT)
    return bill(hidden, book, rulings).total - bill(open_, book, rulings).total


def leader_cost(given: Case) -> int:
    """What a squad pays more with that leader than without one."""
    one = SoldierPlan(name="1", troop="marines")
    led = one.model_copy(update={"leader": given["rating"]})
    book, rulings = load_rulebook(), load_rulings()
    with_him, without = (
        bill(SquadPlan(name="S", soldiers=(who,)), book, rulings).total for who in (led, one)
    )
    return with_him - without


# Hiding


def decoys(given: Case) -> int:
    """A side hides so many, and lays decoys until it is refused one."""
    blue = tuple(range(11, 12 + given["hidden"]))
    played = Played(skirmish((1,), blue, setup_changes={"chapters": ("hiding",)}, stage="setup", order=()))
    for number in blue[1:]:
        played.do(Hide(unit=number))
    for count in range(99):
        if refusal(played.battle, LayDecoy(side="blue"), table()) is not None:
            assert played.refused(LayDecoy(side="blue")).rule == "HID-11"
            return count
        played.do(LayDecoy(side="blue"))
    raise AssertionError("no end of decoys")


def detect(given: Case) -> Any:
    """One of red searches the pile of one of blue, or the decoy beside it; what no map measures is stated."""
    pile, searcher = given["pile"], given["searcher"]
    gear = [item for key, item in (("camo", "camo_tinter"), ("jammer", "ecm_jammer")) if pile.get(key)]
    begins = ("stealth",) if pile.get("stealth") else ()
    weather = given.get("conditions", ())
    played = Played(
        skirmish(
            (1,),
            (11, 12),
            soldiers={
                1: {"armour": searcher["suit"]},
                11: {"armour": pile.get("suit") or "No", "begins": begins},
                12: {"equipment": tuple(gear)},
            },
            setup_changes={
                "chapters": ("hiding", "stealth"),
                "environment": Environment(night="night" in weather),
            },
            stage="setup",
            order=(),
        )
    )
    played.do(Hide(unit=11))
    if pile.get("decoy"):
        played.do(LayDecoy(side="blue"))
    played.do(PlacementOver(side="blue"))
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    beneath = None if pile.get("decoy") else 11
    (meant,) = (one.number for one in hiding_of(played.battle).piles if one.unit == beneath)
    cover = pile.get("cover", "none")
    command = SearchPiles(
        unit=1,
        piles=(meant,),
        range_m=given.get("metres", 9.0),
        cover="" if cover == "none" else cover,
        light_m=pile.get("light_woods_m"),
        heavy_m=pile.get("heavy_woods_m"),
        marsh=pile.get("marsh", False),
        rain="rain" in weather,
        snow="snow" in weather,
        smoke=given.get("smoke", False),
        sensor=searcher.get("sensor", False),
    )
    events = by_name(played, command, detection=[given["roll"]])
    rolled = [event for event in events if event.kind == "pile_searched"]
    found = [event for event in events if event.kind == "pile_found"]
    if not rolled:
        return {"detected": True, "automatic": found[0].rule} if found else {"blocked": True}
    (one,) = rolled
    secret = sum(line.value for line in one.secret if line.applied)
    assert one.found == bool(found)
    return {
        "modifier": one.check.ledger.total + secret,
        "net": one.check.net + secret,
        "detected": one.found,
    }


# Ammunition and bursts


def ammunition(given: Case) -> Any:
    """A soldier who has so many magazines fires so many rounds, and reloads whenever one runs dry."""
    code = given["weapon"]
    if code not in MAGAZINES:
        unit = skirmish(soldiers={1: {"weapons": (code,)}}, setup_changes=COUNTED).units[1]
        assert boxes_shown(unit, *table().reading) == ()
        return {
            "left": count_rounds_left(unit, code, table().reading),
            "magazines_left": None,
            "usable": True,
            "reload": False,
        }
    kind = "pistol" if code in ("P", "SP") else "rifle"
    more = given["magazines"] - {"rifle": 4, "pistol": 2}[kind]
    played = Played(skirmish(soldiers={1: {"weapons": (code,)}}, setup_changes=COUNTED))
    played.do(Correct(unit=1, changes=(("ammunition", f"{kind}:{more}"),), reason="as agreed"))
    fired = 0
    while fired < given["fired"]:
        if count_rounds_left(played.unit(1), code, table().reading) == 0:
            _reload(played)
        gone = given["fired"] - fired - 1
        if gone:  # all but the last round of a magazine are marked by hand
            quick = min(gone, MAGAZINES[code] - 1)
            played.do(Correct(unit=1, changes=(("ammunition", f"{code}:{quick}"),), reason="quickly"))
            fired += quick
        _shoot(played)
        fired += 1
    unit, reading = played.unit(1), table().reading
    return {
        "left": count_rounds_left(unit, code, reading),
        "magazines_left": boxes(unit, kind, reading),
        "usable": usable(unit, code, reading),
        "reload": due(unit, code, reading),
    }


def _afresh(played: Played) -> None:
    """The same soldier as another battle finds it, rested."""
    now, fresh = (
        played.unit(1),
        skirmish(soldiers={1: {"weapons": played.unit(1).weapons}}, setup_changes=COUNTED),
    )
    one = replace(fresh.units[1], arms=now.arms, held=now.held)
    played.battle = replace(fresh, units={**fresh.units, 1: one})


def _shoot(played: Played) -> None:
    _afresh(played)
    played.do(Declare(unit=1, action="fire_throw"))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(Fire(unit=1, target=11, stated=NEAR), 9)


def _reload(played: Played) -> None:
    _afresh(played)
    played.do(Declare(unit=1, action="reload"))
    while played.unit(1).action is not None:
        played.do(Done())


ARMOUR = {0: "No", 1: "SSS", 2: "LI", 3: "BI", 4: "MZG"}


def _burst_begun(given: Case, mode: str, blue: tuple[int, ...], **soldiers: Any) -> Played:
    """Unit 1 about to burst with that weapon, as the how-manieth of a run; blue in the suits of the case."""
    full = AUTOMATIC[given["weapon"]][1]
    mods = given.get("mods", ())
    suit = {"armour": "BI" if "fire_control" in mods else "No"}
    me: dict[str, Any] = {"posture": "prone"} if "firer_prone" in mods else {}
    if given["weapon"] == "OR":
        me["omni"] = "spike"
    played = firing(
        fired=full - given["rounds_left"],
        soldier={"weapons": (given["weapon"],), **suit},
        units={1: me, **soldiers.pop("units", {})},
        blue=blue,
        **soldiers,
    )
    run = given.get("burst_in_run", 1)
    if run > 1:
        before = ",".join(f"{mode}:T1.s{10 - back}" for back in reversed(range(run - 1)))
        played.battle = replace(played.battle, now=Moment(2, 1))
        played.do(Correct(unit=1, changes=(("automatic_fire", before),), reason="the run so far"))
    return played


def _seen(mods: Sequence[str]) -> StatedSighting:
    covers = tuple(mod for mod in mods if mod.startswith(("half_", "full_")))
    return StatedSighting(distance_m=9, covers=covers)


def _state_of(mods: Sequence[str]) -> dict[str, Any]:
    """How a target lies or has moved."""
    state: dict[str, Any] = {"posture": "prone"} if "target_prone" in mods else {}
    gait = next((mod.removeprefix("target_") for mod in mods if mod in ("target_walk", "target_run")), None)
    return state | ({"moved": {"mode": gait, "metres": 2.0}} if gait else {})


def burst_concentrated(given: Case) -> Any:
    """The burst is declared and taken; its lines are those that the case names."""
    mods = given.get("mods", ())
    played = _burst_begun(
        given,
        "concentrated",
        (11,),
        soldiers={11: {"armour": ARMOUR[given["af"]]}},
        units={11: _state_of(mods)},
    )
    played.do(fires("concentrated", weapon=given["weapon"]))
    while played.battle.stage == "actions":
        played.do(Done())
    events = by_name(
        played,
        Fire(unit=1, target=11, stated=_seen(mods)),
        to_hit=[given["face"]],
        rounds_that_hit=[given["hits_face"]],
    )
    (shot,) = (event for event in events if event.kind == "shot_fired")
    return {
        "net": shot.check.net,
        "hit": shot.check.success,
        "rounds_hit": shot.hits,
        "levels": shot.levels if shot.check.success else None,
        "wound": played.unit(11).wound,
        "rounds_left": count_rounds_left(played.unit(1), given["weapon"], table().reading),
    }


def burst_area(given: Case) -> Any:
    """The same over a sector, with everybody in it named from the nearest outward."""
    targets = given["targets"]
    order = sorted(range(len(targets)), key=lambda place: targets[place]["m"])
    numbers = {place: 11 + place for place in order}
    played = _burst_begun(
        given,
        "area",
        tuple(sorted(numbers.values())),
        soldiers={numbers[place]: {"armour": ARMOUR[one["af"]]} for place, one in enumerate(targets)},
        units={numbers[place]: _state_of(one["mods"]) for place, one in enumerate(targets)},
    )
    played.do(fires(AREA, weapon=given["weapon"]))
    while played.battle.stage == "actions":
        played.do(Done())
    for_all = [mod for mod in given.get("mods", ()) if mod.startswith(("half_", "full_"))]
    sector = Sector(
        units=tuple(numbers[place] for place in order),
        seen=tuple((numbers[place], _seen((*for_all, *targets[place]["mods"]))) for place in order),
    )
    faces = [targets[place]["face"] for place in order]
    events = by_name(played, Fire(unit=1, sector=sector, stated=NEAR), to_hit=faces)
    shots = {event.target: event for event in events if event.kind == "shot_fired"}
    told = [shots.get(numbers[place]) for place in range(len(targets))]
    left = count_rounds_left(played.unit(1), given["weapon"], table().reading)
    return {
        "results": ["not engaged" if one is None else "hit" if one.check.success else "miss" for one in told],
        "levels": [one.levels if one and one.check.success else None for one in told],
        "rounds_left": left,
        "reload": due(played.unit(1), given["weapon"], table().reading),
    }


def burst_hits(given: Case) -> int:
    """The rounds that hit of a concentrated burst which has hit."""
    burst = {"weapon": "SR", "rounds_left": given["rounds"], "face": 2, "hits_face": given["face"], "af": 2}
    return int(burst_concentrated(burst)["rounds_hit"])


def burst_rate(given: Case) -> bool:
    """Whether one more fire is declared after those of the turn, each in a subphase of its own with one between."""
    shots = tuple(Moment(1, 1 + 2 * place) for place in range(len(given["fired"])))
    late = ",".join(
        f"{mode}:{moment}" for mode, moment in zip(given["fired"], shots, strict=True) if mode != "shot"
    )
    played = firing(weapons=("SMG",), now=Moment(1, 9), units={1: {"shots": shots}})
    played.do(Correct(unit=1, changes=(("automatic_fire", late or "none"),), reason="so far"))
    wanted = "" if given["next"] == "shot" else given["next"]
    refused = refusal(played.battle, fires(wanted, weapon="SMG"), table())
    assert refused is None or refused.code == "rate-of-fire"
    return refused is None
