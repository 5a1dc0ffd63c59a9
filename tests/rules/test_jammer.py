"""The ECM jammer: whom it jams, who carries it, how it is taken up, hit and blown up (ECM, A-103..A-105, A-150)."""

import pytest
from support.battles import setup, table
from support.made_up import made_up
from support.playing import Played
from support.side_things import mapped, stated, thing

from squadlog.battle.commands import Begin, Declare, Done, Fire
from squadlog.battle.events.action import ItemDropped, ItemHanded, ItemPicked
from squadlog.battle.events.referee import UnitCorrected
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import Lying, StatedSighting, Waypoint
from squadlog.reports.narrate import narrate
from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.common.kept.explosions import SayCaught, fuse_lit_event
from squadlog.rules.common.kept.laid_things import thing_called
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.jammer.record import ITEM, jammer_of, works

CHAPTERS = ("jammer",)
AT = Lying("blue-jammer-1")


def carried(by=11, **more):
    """A battle in which unit 11 of blue carries the jammer."""
    units = {by: {"items": (ITEM,)} | more.pop("of_bearer", {})} | more.pop("units", {})
    return stated(CHAPTERS, thing("jammer", "blue", bearer=by), units=units, **more)


def lines(played, unit, target, rulings=None):
    at = add_chapters(table(rulings=rulings), played.battle)
    return [(one.key, one.value, one.applied) for one in at.added("ranged", played.battle, unit, target)]


@pytest.mark.parametrize(
    ("suit", "jammed"),
    [("LI", True), ("BI", True), ("M", True), ("MZG", True), ("RS", True), ("TS", False), ("No", False)],
)
def test_enemies_in_suits_with_sensor_helmets_hit_its_side_worse_by_two_at_any_range(suit, jammed):
    """ECM-02, ECM-04, ECM-05."""
    played = carried(soldiers={1: {"armour": suit}})
    assert lines(played, 1, 12) == [("ecm", 2, jammed)]
    assert lines(played, 11, 1) == []


def test_which_suits_have_sensor_helmets_is_a_ruling():
    """A-26: each option."""
    played = carried(soldiers={1: {"armour": "LI"}})
    assert lines(played, 1, 12) == [("ecm", 2, True)]
    assert lines(played, 1, 12, {"suits.sensor_helmet": "fire_control"}) == [("ecm", 2, False)]


def begun(*, soldiers=None, rulings=None, chapters=CHAPTERS):
    goods = (Goods(side="blue", item=ITEM),)
    played = Played(
        first_state(setup((1, 2), (11, 12), chapters=chapters, goods=goods, soldiers=soldiers)), rulings
    )
    played.do(Begin())
    return played


def test_it_is_with_whoever_was_given_it_else_with_the_leader():
    """ECM-06, A-150: each option."""
    given = begun(soldiers={12: {"equipment": (ITEM,)}})
    assert (jammer_of(given.battle, "blue").bearer, given.unit(11).items) == (12, ())
    assert begun(soldiers={12: {"leader": 0}}).unit(12).items == (ITEM,)
    (told,) = given.of_kind("jammer_carried")
    assert narrate(told, given.battle) == "12 Trooper 12 carries the jammer of Blue [ECM-06]."
    assert begun().unit(11).items == (ITEM,)
    nobody = begun(rulings={"leaders.nominal": "false"})
    assert jammer_of(nobody.battle, "blue") is None
    assert not works(nobody.battle, "blue")
    assert (
        begun(soldiers={11: {"leader": 0}, 1: {"leader": 0}}, chapters=("leadership", "jammer"))
        .unit(11)
        .items
    )


@pytest.mark.parametrize("wound", ["none", "S", "U", "D"])
def test_it_goes_on_working_whatever_becomes_of_its_carrier(wound):
    """ECM-07."""
    assert works(carried(of_bearer={"wound": wound}).battle, "blue")


def test_where_it_goes_its_side_has_it_and_in_the_hands_of_the_enemy_it_jams_nobody():
    """ECM-07, ECM-11."""
    battle = carried().battle
    battle = evolve(battle, ItemHanded(giver=11, taker=12, item=ITEM))
    assert jammer_of(battle, "blue").bearer == 12
    battle = evolve(battle, ItemDropped(unit=12, item=ITEM, item_id=1))
    assert (jammer_of(battle, "blue").bearer, works(battle, "blue")) == (None, True)
    picked = ItemPicked(unit=1, item=ITEM, item_id=1)
    assert narrate(picked, battle) == "1 Trooper 1 picks up ecm jammer."
    taken = evolve(battle, picked)
    assert not works(taken, "blue")
    battle = evolve(battle, ItemPicked(unit=11, item=ITEM, item_id=1))
    battle = evolve(battle, ItemPicked(unit=12, item=ITEM, from_unit=11))
    assert (jammer_of(battle, "blue").bearer, works(battle, "blue")) == (12, True)
    away = evolve(battle, UnitCorrected(unit=12, changes=(("items", "none"),), reason="lost"))
    assert (jammer_of(away, "blue").bearer, [one.name for one in away.things]) == (None, [ITEM])
    back = evolve(away, UnitCorrected(unit=11, changes=(("items", ITEM),), reason="found"))
    assert (jammer_of(back, "blue").bearer, back.things) == (11, ())


def test_a_friend_takes_it_from_the_dead_for_one_ap_and_an_enemy_does_not():
    """ECM-07, ECM-11."""
    played = carried(of_bearer={"wound": "D"}, order=("blue", "red"))
    take = Declare(unit=12, action="pick_up_object", target=11, item=ITEM)
    played.do(take)
    played.do(Done())
    assert jammer_of(played.battle, "blue").bearer == 12
    assert ITEM in played.unit(12).items
    enemy = carried(of_bearer={"wound": "D"})
    assert enemy.refused(Declare(unit=1, action="pick_up_object", target=11, item=ITEM)).rule == "ECM-11"


@pytest.mark.parametrize(("option", "stands"), [("as_killed", True), ("killed_only", False)])
def test_of_the_unconscious_it_is_taken_as_the_table_reads_it(option, stands):
    """A-104: each option."""
    played = carried(
        of_bearer={"wound": "U"}, order=("blue", "red"), rulings={"ecm.unconscious_leader": option}
    )
    take = Declare(unit=12, action="pick_up_object", target=11, item=ITEM)
    if stands:
        played.do(take)
    else:
        assert played.refused(take).rule == "ECM-07"


def shooting(played, target=AT):
    played.do(Declare(unit=1, action="fire_throw", weapon="SR", shot=ShotPlan(weapon="SR", target=target)))
    while played.battle.stage == "actions":
        played.do(Done())
    return played


def test_nobody_shoots_at_one_whose_carrier_is_up():
    """ECM-08."""
    assert shooting(carried()).refused(Fire(unit=1)).rule == "ECM-08"


def test_a_hit_on_it_is_rolled_for_like_any_other():
    """ECM-08, ECM-09, ECM-02, A-103: an ordinary roll at 7, which it jams as well."""
    played = shooting(carried(of_bearer={"wound": "D"}))
    told = played.do(Fire(unit=1, stated=StatedSighting(covers=("half_hard",))), 7)
    ledger = told[0].check.ledger
    applied = {one.key: one.value for one in ledger.lines if one.applied and one.value}
    assert applied["ecm"] == 2
    assert applied["half_hard"] == 2
    assert "target_prone" not in {one.key for one in ledger.lines}
    assert not told[0].check.success
    assert works(played.battle, "blue")


@pytest.mark.parametrize(("af", "levels"), [("0", 5), ("1", 4)])
def test_any_hit_destroys_it(af, levels):
    """ECM-09, A-103: each option; no weapon of the table is so weak that an armour of 1 would keep it off."""
    played = shooting(carried(of_bearer={"wound": "D"}, rulings={"ecm.af": af}))
    told = played.do(Fire(unit=1), 2)
    assert told[0].levels == levels
    assert thing_called(played.battle, AT.id).condition == "destroyed"
    assert ITEM not in played.unit(11).items
    assert not works(played.battle, "blue")


BANG = Chapter(
    key="made_up",
    blasts=BlastHooks(
        kinds={
            "bang": BlastKind(label="bang", rule="GRN-38", rings=lambda _fused, at: fragmentation(at.book))
        }
    ),
)


def blown_up(who, **more):
    """What is left of a jammer after an explosion that catches these, on no map."""
    with made_up(chapter=BANG):
        played = stated(("jammer", "made_up"), thing("jammer", "blue", bearer=11), **more)
        lights = fuse_lit_event(
            played.battle, what="bang", at=Moment(1, 1), since=Moment(1, 1), side="red", by=1
        )
        played.battle = evolve(played.battle, lights)
        while played.battle.stage == "actions":
            played.do(Done())
        played.do(SayCaught(who=who))
        return thing_called(played.battle, AT.id).condition


def test_an_explosion_that_downs_its_carrier_destroys_it_and_one_that_only_wounds_him_does_not():
    """ECM-10, A-105."""
    carrier = {"units": {11: {"items": (ITEM,)}}}
    assert blown_up("11 1", **carrier, soldiers={11: {"armour": "No"}}) == "destroyed"
    assert blown_up("11 5", **carrier, soldiers={11: {"armour": "MZG"}}) == "whole"


@pytest.mark.parametrize(("option", "condition"), [("destroyed", "destroyed"), ("survives", "whole")])
@pytest.mark.parametrize("bearer", [None, 11])
def test_one_that_lies_bare_in_a_blast_is_destroyed_as_the_table_reads_it(option, condition, bearer):
    """ECM-10, A-105: each option, lying loose and on the dead."""
    with made_up(chapter=BANG):
        device = thing("jammer", "blue", bearer=bearer, at=None if bearer else (35, 10))
        played = mapped(
            ("jammer", "made_up"), device, units={11: {"wound": "D"}}, rulings={"ecm.blast_loose": option}
        )
        lights = fuse_lit_event(
            played.battle, what="bang", at=Moment(1, 1), since=Moment(1, 1), side="red", by=1,
            spot=Waypoint(x=33, y=10),
        )  # fmt: skip
        played.battle = evolve(played.battle, lights)
        while played.battle.now == Moment(1, 1):
            played.do(Done())
        assert thing_called(played.battle, AT.id).condition == condition


def test_one_on_an_unconscious_man_is_shot_at_and_destroyed_ecm_08():
    """ECM-08, ECM-09: as one on a dead man is."""
    played = shooting(carried(of_bearer={"wound": "U"}))
    played.do(Fire(unit=1, stated=StatedSighting()), 1, 10)
    assert not works(played.battle, "blue")


def test_it_jams_nobody_of_its_own_side_whoever_is_fired_at_ecm_02():
    """ECM-02: a burst that sweeps friends as well is not disturbed by their own jammer."""
    played = carried(soldiers={12: {"armour": "LI"}})
    assert lines(played, 12, 11) == []
    assert lines(played, 1, 11) != []
