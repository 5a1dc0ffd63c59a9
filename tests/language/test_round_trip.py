"""Printing a command as a sentence and reading it again gives the same command."""

from dataclasses import replace
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish
from support.laws import law

from squadlog.base.names import safe_text
from squadlog.battle import commands as said
from squadlog.battle.commands import Command
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Adjustment
from squadlog.battle.moment import Moment
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder, Task
from squadlog.battle.state import SUBSYSTEMS, Battle, QueuedShot, ShotPlan
from squadlog.battle.terms import Soldier
from squadlog.book.ground import DEEP
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Glimpse, Position, StatedMove, StatedSighting, Turn, Waypoint
from squadlog.language.chapters.rounds import rounds_of
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.rules.common.advanced import ADVANCED

BOOK = load_rulebook()
AIMED_AT_NO_POINT = [action for action in BOOK.actions if not rounds_of(action)]
"""What is thrown, launched or called down is said at a point (`test_rounds`, `test_grenades_said`)."""
DOOR = Feature(id="D1", kind="internal_door", name="Front door", state="closed")
ODD = Feature(id='the "big" gate', kind="external_door", name="Gate", state="closed")
YARD = """
[map]
title = "Yard"
width_m = 40
height_m = 30
floors = 9

[[wall]]
id = "W12"
kind = "internal_wall"
line = [[20, 0], [20, 30]]
"""
EVERY_CHAPTER = {"chapters": ADVANCED}
BATTLES: tuple[Battle, ...] = (
    skirmish(red=(1, 2, 3), blue=(11, 12), features=(DOOR, ODD), setup_changes=EVERY_CHAPTER),
    skirmish(red=(1, 2, 3), blue=(11, 12), features=(DOOR, ODD), setup_changes=EVERY_CHAPTER, stage="setup"),
    skirmish(
        red=(1, 2, 3),
        blue=(11, 12),
        features=(DOOR, ODD),
        setup_changes=EVERY_CHAPTER,
        stage="fire",
        fire_queue=(QueuedShot(unit=1, weapon="SR"),),
    ),
)
ON_A_MAP = tuple(
    replace(
        battle,
        setup=replace(battle.setup, map=YARD),
        units={
            number: replace(unit, position=Position(x=float(number), y=5.0, facing_deg=90.0))
            for number, unit in battle.units.items()
        },
    )
    for battle in BATTLES
)


def _is_safe(text: str) -> bool:
    try:
        return safe_text(text) == text
    except ValueError:
        return False


units = st.integers(0, 999_999)
metres = st.integers(0, 99_999).map(lambda cm: cm / 100)
texts = st.text(min_size=1, max_size=30).filter(_is_safe)
reasons = texts.filter(bool)
maybe_reasons = st.just("") | reasons
weapons = st.sampled_from(sorted(BOOK.weapons))
features = st.sampled_from([DOOR.id, ODD.id])
targets = st.none() | units | features
covers = st.sampled_from(["half_soft", "half_hard", "full_soft", "full_hard", *BOOK.cover])
terrain = st.lists(
    st.sampled_from([*sorted(BOOK.terrain), "window", "low_obstacle"]), min_size=1, max_size=3
).map(tuple)
coordinates = st.floats(-1000, 2000).map(lambda value: value + 0.0)
points = st.tuples(coordinates, coordinates)
directions = st.floats(0, 359.999)
turns = st.builds(
    Turn, degrees=st.integers(0, 360).map(lambda half: half / 2), after_m=metres, left=st.booleans()
)
waypoints = st.builds(Waypoint, x=coordinates, y=coordinates, floor=st.none() | st.integers(1, 9))
flat_sighting = {
    "distance_m": st.none() | metres,
    "in_arc": st.none() | st.booleans(),
    "in_sight": st.none() | st.booleans(),
    "covers": st.none() | st.lists(covers, max_size=3).map(tuple),
    "depths": st.dictionaries(st.sampled_from(DEEP), metres).map(lambda depths: tuple(depths.items())),
}
flat_move = {
    "distance_m": st.none() | metres,
    "ground": st.lists(terrain, max_size=4).map(tuple),
    "turns": st.lists(turns, max_size=3).map(tuple),
    "seen_by": st.none() | st.lists(st.builds(Glimpse, watcher=units, at_m=metres), max_size=3).map(tuple),
    "clears": st.none() | st.booleans(),
    "into": st.none() | st.just("cover") | units.map(str),
    "as_far": st.booleans(),
}
modes = st.sampled_from(
    [
        "walk",
        "run",
        "sprint",
        "crawl",
        "backward",
        "crawl_back",
        "sideways",
        "turn",
        "kneel",
        "stairs",
        "jump",
    ]
)
adjustments = st.lists(
    st.builds(Adjustment, reason=maybe_reasons, value=st.integers(-99, 99))
    | st.builds(
        Adjustment, reason=maybe_reasons, strike=st.sampled_from(["full_soft", "a b"]), kind=st.just("strike")
    ),
    max_size=3,
).map(tuple)
placed = st.builds(
    Feature,
    id=texts,
    kind=st.sampled_from([*BOOK.obstacles, "elevator", "stairs"]),
    name=texts,
    state=st.sampled_from(["closed", "open", "locked", "destroyed", "intact"]),
    damage=st.integers(0, 20),
    key=st.none() | texts,
    airlock=st.none() | texts,
    pressure=st.booleans(),
    floors=st.integers(0, 99),
    car=st.none() | st.integers(0, 99),
    heading=st.none() | st.integers(0, 99),
    arrives=st.none() | st.builds(Moment, st.integers(1, 99), st.integers(1, 10)),
    calls=st.lists(st.integers(0, 99), max_size=3).map(tuple),
    used=st.booleans(),
    lowest=st.integers(0, 99),
    af=st.none() | st.integers(0, 99),
    width_m=st.sampled_from((1.0, 0.5, 2.25)),
    part_of=st.none() | features,
    at=st.none() | points,
)
changes = st.lists(
    st.tuples(st.sampled_from(["wound", "place", "items", "dazed"]), st.just("") | texts),
    min_size=1,
    max_size=3,
).map(tuple)
overruled = {"overrule": maybe_reasons}
soldiers = st.builds(
    Soldier,
    id=units,
    name=texts,
    side=st.just("red"),
    squad=st.just("red"),
    race=st.sampled_from([*BOOK.races]),
    troop=st.sampled_from([*BOOK.troops]),
    armour=st.sampled_from([*BOOK.armours]),
    weapons=st.lists(st.sampled_from([*BOOK.weapons]), max_size=3).map(tuple),
    value=st.integers(0, 999),
    equipment=st.lists(st.sampled_from(["rope", "medkit"]), max_size=2).map(tuple),
    leader=st.none() | st.integers(-2, 2),
    quality=st.sampled_from([*BOOK.qualities]),
    naval=st.booleans(),
    keys=st.lists(st.sampled_from(["K1", "station key"]), max_size=2).map(tuple),
)


several = st.lists(units, min_size=1, max_size=3, unique=True).map(tuple)
far = st.integers(1, 99_999).map(lambda cm: cm / 100)
tasks = (
    st.builds(Task, what=st.just("fire"), target=units, weapon=st.none() | weapons)
    | st.builds(
        Task,
        what=st.just("hold"),
        until=st.none() | st.builds(Moment, st.integers(1, 99), st.integers(1, 10)),
    )
    | st.builds(Task, what=st.just("go"), mode=st.sampled_from(("run", "walk", "crawl_back")), beside=units)
    | st.builds(Task, what=st.just("go"), mode=st.sampled_from(("run", "sprint")), metres=far)
    | st.builds(Task, what=st.just("go"), path=st.lists(waypoints, min_size=1, max_size=3).map(tuple))
)


def _commands(
    sightings: st.SearchStrategy[StatedSighting], moves: st.SearchStrategy[StatedMove]
) -> st.SearchStrategy[Command]:
    plans = st.builds(ShotPlan, weapon=weapons, target=targets, stated=sightings)
    declares = st.builds(
        said.Declare,
        unit=units,
        action=st.sampled_from([*AIMED_AT_NO_POINT, "extra:Plant the flag"]),
        mode=st.none() | modes,
        weapon=st.none() | weapons,
        target=st.none() | units,
        feature=st.none() | features,
        item=st.none() | texts,
        partner=st.none() | units,
        posture=st.none() | st.sampled_from(["standing", "kneeling", "prone"]),
        extras=st.just(())
        | st.lists(st.sampled_from(["open", "close", "lock", "unlock", "key_extra"])).map(tuple),
        floors=st.integers(-9, 9),
        shot=st.none() | plans,
        move=st.just(StatedMove()) | moves,
        engage=st.none() | units,
        pack=st.none() | st.booleans(),
        overrule=maybe_reasons,
    )
    return st.one_of(
        st.builds(said.Begin),
        st.builds(said.RollInitiative),
        st.builds(
            said.ChooseOrder,
            grouping=st.sampled_from(["red", "blue"]),
            choice=st.sampled_from(["MOVE", "COUNTERMOVE"]),
            **overruled,
        ),
        declares,
        st.builds(
            said.Continue,
            unit=units,
            mode=st.none() | modes,
            move=moves,
            engage=st.none() | units,
            **overruled,
        ),
        st.builds(said.Hold, unit=units),
        st.builds(said.Cancel, unit=units, **overruled),
        st.builds(said.Engage, unit=units, target=units, in_reach=st.none() | st.booleans(), **overruled),
        st.builds(said.FaceAttacker, unit=units),
        st.builds(GiveStandingOrder, units=several, task=tasks),
        st.builds(EndStandingOrder, units=several),
        st.builds(said.Done, order=st.lists(units, max_size=4).map(tuple)),
        st.builds(
            said.Fire,
            unit=units,
            target=targets,
            stated=sightings,
            adjust=adjustments,
            beyond=st.lists(units, max_size=3).map(tuple),
            **overruled,
        ),
        st.builds(said.WithholdFire, unit=units),
        st.builds(
            said.OpportunityShot,
            unit=units,
            at_m=st.none() | metres,
            stated=sightings,
            adjust=adjustments,
            **overruled,
        ),
        st.builds(said.DeclineShot, unit=units),
        st.builds(said.GiveIntent, unit=units, intent=st.sampled_from(["attack", "parry", "avoid", "out"])),
        st.builds(said.Escape, unit=units, mode=modes, move=moves, **overruled),
        st.builds(
            said.ShareParry,
            unit=units,
            shares=st.lists(st.tuples(units, st.integers(0, 9)), max_size=4).map(tuple),
        ),
        st.builds(said.PlaceFeature, feature=placed),
        st.builds(
            said.PlaceUnit,
            unit=units,
            position=st.builds(Position, x=coordinates, y=coordinates, facing_deg=directions),
            floor=st.integers(1, 99),
            **overruled,
        ),
        st.builds(said.PlaceUnit, unit=units, position=st.none(), **overruled),
        st.builds(
            said.SetRuling,
            name=st.sampled_from(["aimedFire.modifier", "no.such.ruling"]),
            option=st.sampled_from(["3", "-3", "no", "2.5"]),
            reason=maybe_reasons,
        ),
        st.builds(
            said.SetAssist,
            subsystem=st.none() | st.sampled_from(SUBSYSTEMS),
            level=st.sampled_from(["track", "suggest", "enforce"]),
        ),
        st.builds(said.SetDice, side=st.none() | st.sampled_from(["red", "blue"]), typed=st.booleans()),
        st.builds(said.Correct, unit=units, changes=changes, reason=reasons),
        st.builds(
            said.CorrectFeature,
            feature=features,
            changes=st.just((("state", "open"), ("key", 'K "1"'))),
            reason=reasons,
        ),
        st.builds(
            said.CorrectTurn,
            changes=st.lists(
                st.tuples(st.sampled_from(["moment", "order", "initiative", "slot"]), texts),
                min_size=1,
                max_size=3,
            ).map(tuple),
            reason=reasons,
        ),
        st.builds(
            said.Regroup,
            grouping=st.sampled_from(["red", "blue", "Left wing"]),
            units=st.lists(units, max_size=3).map(tuple),
            name=st.just("") | texts,
            race=st.sampled_from(["", "none", "Human", "Ssora"]),
            modifier=st.none() | st.integers(-20, 20),
            reason=maybe_reasons,
        ),
        st.builds(
            said.AddAction, name=texts, ap=st.integers(0, 99), combines=st.booleans(), reason=maybe_reasons
        ),
        st.builds(said.AddUnit, soldier=soldiers, grouping=st.just("red"), reason=reasons),
        st.builds(
            said.AddUnit,
            soldier=soldiers,
            grouping=st.just("red"),
            position=st.builds(Position, x=coordinates, y=coordinates, facing_deg=directions),
            floor=st.integers(1, 99),
            reason=reasons,
        ),
        st.builds(said.RemoveUnit, unit=units, reason=reasons),
        st.builds(said.Note, text=texts),
        st.builds(said.EndBattle, reason=maybe_reasons),
    )


def _several(commands: st.SearchStrategy[Command]) -> st.SearchStrategy[Command]:
    """Orders for several units; of those of one breath no two are for the same."""
    orders = commands.filter(lambda one: isinstance(one, get_args(said.Order)))
    alike = st.tuples(orders, st.lists(units, min_size=2, max_size=4, unique=True)).map(
        lambda drawn: said.order_for(drawn[1], lambda unit: replace(drawn[0], unit=unit))
    )
    different = st.lists(orders, min_size=2, max_size=3, unique_by=lambda one: one.unit).map(
        lambda drawn: said.Orders(orders=tuple(drawn))
    )
    return alike | different


flat = _commands(st.builds(StatedSighting, **flat_sighting), st.builds(StatedMove, **flat_move))
mapped = _commands(
    st.builds(StatedSighting, at=st.none() | points, **flat_sighting),
    st.builds(
        StatedMove,
        path=st.lists(waypoints, max_size=3).map(tuple),
        facing_deg=st.none() | directions,
        **flat_move,
    ),
)


@law(500)
@given(command=flat, battle=st.sampled_from(BATTLES))
def test_a_command_said_and_read_again_is_the_same_command_at_any_stage(command, battle):
    sentence = say(command)
    assert parse(sentence, battle, BOOK) == command, sentence


def test_an_elevator_is_called_where_fire_missions_are_called_too():
    """STO-10: `call` alone is the fire mission there."""
    one = said.Declare(unit=1, action="call_elevator")
    for command in (
        one,
        replace(one, feature="D1"),
        said.order_for([1, 2], lambda unit: replace(one, unit=unit)),
    ):
        sentence = say(command)
        assert all(parse(sentence, battle, BOOK) == command for battle in BATTLES), sentence
    refused = parse("call 3 D1", BATTLES[0], BOOK)
    assert str(refused).endswith("call elevator UNIT is to call an elevator.")


@law(500)
@given(command=mapped, battle=st.sampled_from(ON_A_MAP))
def test_on_a_map_ways_facings_and_points_come_back_as_they_were_said(command, battle):
    """MOV-02, MOV-15, AMB-135."""
    sentence = say(command)
    assert parse(sentence, battle, BOOK) == command, sentence


@law(300, choosy=True)
@given(command=_several(mapped), battle=st.sampled_from(ON_A_MAP))
def test_orders_for_several_come_back_as_they_were_said(command, battle):
    sentence = say(command)
    assert parse(sentence, battle, BOOK) == command, sentence
