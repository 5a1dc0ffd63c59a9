"""The ground sensor: shot at and blown up, covered and found, what it does for its side (SEN)."""

import pytest
from support.made_up import made_up
from support.piles import FIELD, at, before
from support.playing_on_maps import field_of
from support.side_things import mapped, stated, thing, with_things

from squadlog.base.records import replace
from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, Fire, RollInitiative
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known, redact_event
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import SMOKE, Lying, StatedMove, StatedSighting, Waypoint, Whereabouts
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.reports.narrate import narrate
from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.common.kept.explosions import fuse_lit_event
from squadlog.rules.common.kept.laid_things import LayThing, laid_out
from squadlog.rules.common.needs import with_needs
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.preview import preview, targets
from squadlog.rules.hiding.piles import (
    Hide,
    LayDecoy,
    LiftPile,
    PlacementOver,
    SearchNoMore,
    SearchPiles,
    hiding_of,
)
from squadlog.rules.laid_out.tarps import tarp_over
from squadlog.rules.smoke.record import CloudRisen, SmokeCloud

CHAPTERS = ("hiding", "ground_sensor")
BLUE_HAS = (Goods(side="blue", item="ground_sensor", secret=True),)
AT = Lying("blue-sensor-1")


def fires(played, target=AT, unit=1):
    """Unit 1 fires at it in its slot; the battle stands before the shot."""
    played.do(Declare(unit=unit, action="fire_throw", weapon="SR", shot=ShotPlan(weapon="SR", target=target)))
    while played.battle.stage == "actions":
        played.do(Done())
    return played


def test_any_hit_destroys_it_and_every_shot_hits():
    """SEN-03."""
    played = fires(stated(CHAPTERS, thing("sensor", "blue")))
    told = played.do(Fire(unit=1))
    assert laid_out(played.battle).things[0].condition == "destroyed"
    lines = [narrate(one, played.battle, "red") for one in told]
    assert "1 Trooper 1 fires SR at sensor 1 of Blue: hit without a roll." in lines
    assert "Sensor 1 of Blue is destroyed by 1 Trooper 1 [SEN-03]." in lines


def test_it_is_aimed_at_as_long_as_it_is_known_and_whole():
    """SEN-03, SEN-06."""
    assert AT in targets(*asked(stated(CHAPTERS, thing("sensor", "blue"))))
    for gone in ({"covered": True}, {"condition": "destroyed"}):
        played = stated(CHAPTERS, thing("sensor", "blue", **gone))
        assert AT not in targets(*asked(played))
        refused = fires(played, None).refused(Fire(unit=1, target=AT))
        assert refused.code in ("unknown-thing", "destroyed")


def asked(played):
    """What is asked of the targets of unit 1."""
    return played.battle, 1, add_chapters(played._table(())[0], played.battle)


def test_what_is_said_of_a_covered_one_is_said_of_one_that_is_not_there():
    """SEN-05: a refusal tells nobody that there is one."""
    covered = fires(stated(CHAPTERS, thing("sensor", "blue", covered=True)), None)
    nothing = fires(stated(CHAPTERS), None)
    assert covered.refused(Fire(unit=1, target=AT)) == nothing.refused(Fire(unit=1, target=AT))


def test_ones_own_is_shot_at_if_it_is_meant():
    played = fires(stated(CHAPTERS, thing("sensor", "red")), None)
    own = Lying("red-sensor-1")
    assert played.refused(Fire(unit=1, target=own)).code == "friendly"
    played.do(Fire(unit=1, target=own, overrule="before they take it"))
    assert laid_out(played.battle).things[0].condition == "destroyed"


def test_a_thing_that_no_chapter_lets_be_shot_at_is_not():
    played = fires(stated(CHAPTERS, thing("anvil", "blue")), None)
    assert played.refused(Fire(unit=1, target=Lying("blue-anvil-1"))).code == "not-shot-at"


def test_it_must_be_in_sight_and_in_the_arc():
    """SEN-03, FOV-04, LOS-17."""
    played = fires(mapped(CHAPTERS, thing("sensor", "blue", at=(3, 10))), None)
    assert played.refused(Fire(unit=1, target=AT)).code == "out-of-arc"
    played = fires(mapped(CHAPTERS, thing("sensor", "blue", at=(8, 10))), None)
    played.do(Fire(unit=1, target=AT))
    assert laid_out(played.battle).things[0].condition == "destroyed"


@pytest.mark.parametrize("words", ["shot 1 at sensor", "shot 1 at sensor 1", "shot 1 at blue-sensor-1"])
def test_it_is_named_as_people_name_it(words):
    played = stated(CHAPTERS, thing("sensor", "blue"))
    seen = known(played.battle, "red")
    command = parse(words, seen, played._table(())[0].book)
    assert command == Fire(unit=1, target=AT)
    assert parse(say(command), seen, played._table(())[0].book) == command


def test_before_the_shot_it_says_that_it_hits():
    played = stated(CHAPTERS, thing("sensor", "blue"))
    shown = preview(played.battle, Fire(unit=1, target=AT), played._table(())[0])
    assert (shown.blocked, shown.ledger) == (None, None)
    assert shown.remarks == ("hits without a roll, and destroys it [SEN-03]",)


BANG = Chapter(
    key="made_up",
    blasts=BlastHooks(
        kinds={
            "bang": BlastKind(label="bang", rule="GRN-38", rings=lambda _fused, at: fragmentation(at.book))
        }
    ),
)


@pytest.mark.parametrize(
    ("spot", "condition"), [((20, 10), "destroyed"), ((17, 10), "destroyed"), ((5, 10), "whole")]
)
def test_an_explosion_that_reaches_it_destroys_it(spot, condition):
    """SEN-04, EXP-28."""
    with made_up(chapter=BANG):
        played = mapped((*CHAPTERS, "made_up"), thing("sensor", "blue", at=(20, 10)))
        lights = fuse_lit_event(
            played.battle, what="bang", at=Moment(1, 1), since=Moment(1, 1), side="red", by=1,
            spot=Waypoint(x=spot[0], y=spot[1]),
        )  # fmt: skip
        played.battle = evolve(played.battle, lights)
        while played.battle.now == Moment(1, 1):
            played.do(Done())
        assert laid_out(played.battle).things[0].condition == condition


# Covered, and found


def covered(*, rulings=None, where=(20, 10), chapters=CHAPTERS, setup=None):
    """Blue has a sensor, covered, and everything is placed; red looks that way. The detection step of turn 1."""
    played = before(rulings=rulings, setup={"chapters": chapters, "goods": BLUE_HAS} | (setup or {}))
    played.do(LayThing(side="blue", what="sensor", at=at(*where), covered=True))
    for side in ("red", "blue"):
        played.do(PlacementOver(side=side))
    return played


def detecting(played, *faces):
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    played.do(ChooseOrder(grouping="red", choice="MOVE"), *faces)
    return played


def test_a_covered_one_lies_under_a_pile_that_looks_like_any_other():
    """SEN-05, DET-37, A-141."""
    played = covered()
    (pile,) = hiding_of(known(played.battle, "red")).piles
    assert (pile.unit, pile.thing, pile.is_decoy) == (None, "", True)
    assert hiding_of(known(played.battle, "blue")).piles[0].thing == "blue-sensor-1"
    assert laid_out(known(played.battle, "red")).things == ()


def test_it_has_no_decoys_and_is_none():
    """A-141."""
    played = before(setup={"chapters": CHAPTERS, "goods": BLUE_HAS})
    played.do(LayThing(side="blue", what="sensor", at=at(20, 10), covered=True))
    assert played.refused(LayDecoy(side="blue", at=at(24, 10))).rule == "HID-11"
    assert played.refused(LiftPile(side="blue", pile=1)).code == "no-decoy"
    played.do(LayThing(side="blue", what="sensor", at=at(22, 10), covered=True))
    assert [pile.position.x for pile in hiding_of(played.battle).piles] == [22.0]
    played.do(LayThing(side="blue", what="sensor", off=True))
    assert hiding_of(played.battle).piles == ()


def test_who_finds_the_pile_finds_the_sensor_and_all_see_it():
    """SEN-06, DET-37."""
    played = detecting(covered())
    told = played.do(SearchPiles(unit=1), 2)
    assert [one.rule for one in told if one.kind == "pile_found"] == ["DET-37"]
    assert laid_out(known(played.battle, "red")).things[0].covered is False
    assert not hiding_of(played.battle).piles
    lines = [narrate(one, played.battle, "red") for one in told]
    assert "Sensor 1 of Blue is found by 1 Trooper 1 at 20,10 [DET-37]." in lines


def test_a_search_that_fails_tells_nothing_and_adds_nothing_in_secret():
    """A-141: with the public modifiers alone."""
    played = detecting(covered())
    (told, *_) = played.do(SearchPiles(unit=1), 9)
    assert (told.found, told.secret) == (False, ())


def test_where_owners_roll_in_secret_a_die_is_rolled_for_each_whether_there_is_one_or_not():
    """A-141: each option."""
    rulings = {"sensor.concealed": "secret_roll"}
    found = detecting(covered(rulings=rulings, setup={"rulings": tuple(rulings.items())}), 9, 9, 2, 9)
    sought = found.of_kind("sensor_sought")
    assert [(one.side, one.seekers, one.found) for one in sought] == [
        ("red", "blue", ()),
        ("blue", "red", (("blue-sensor-1", 1),)),
    ]
    assert laid_out(known(found.battle, "red")).things[0].id == "blue-sensor-1"
    assert redact_event(sought[1], found.battle, "red").found == ()
    nothing = detecting(
        before(rulings=rulings, setup={"chapters": CHAPTERS, "rulings": tuple(rulings.items())}), 9, 9, 2, 9
    )
    assert len(nothing.of_kind("sensor_sought")) == 2


@pytest.mark.parametrize("option", ["contact", "secret_roll"])
def test_who_comes_within_a_metre_of_one_that_lies_under_no_pile_finds_it(option):
    """A-141: each option; DET-19."""
    rulings = {"sensor.concealed": option}
    for x, found in ((6.5, ["DET-19"]), (9, [])):
        lies = thing("sensor", "blue", at=(x, 10), covered=True)
        played = mapped(CHAPTERS, lies, rulings=rulings, setup={"rulings": tuple(rulings.items())})
        played.do(Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1.0)))
        played.do(Done())
        assert [one.rule for one in played.of_kind("thing_shown")] == found


def test_who_walks_over_a_covered_sensor_of_his_own_side_shows_it_to_nobody_det_19():
    """DET-19: what is its own no side comes upon."""
    played = mapped(CHAPTERS, thing("sensor", "red", at=(6.5, 10), covered=True))
    played.do(Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1.0)))
    played.do(Done())
    assert not played.of_kind("thing_shown")


def test_no_die_is_rolled_in_secret_for_who_is_out_of_action_a_141():
    """A-141: who lies there unconscious or dead comes upon nothing."""
    rulings = {"sensor.concealed": "secret_roll"}
    played = before(rulings=rulings, setup={"chapters": CHAPTERS, "rulings": tuple(rulings.items())})
    units = played.battle.units
    played.battle = replace(played.battle, units=units | {12: replace(units[12], wound="U")})
    sought = detecting(played, 9, 2, 9).of_kind("sensor_sought")
    assert [(one.seekers, len(one.faces)) for one in sought] == [("blue", 1), ("red", 2)]


# What it does


def helped(suit="BI", sensors=(), *, ground=FIELD, rulings=None, decoy=(20, 10)):
    """The line of the sensor as unit 1 of red, in that suit, searches for a decoy of blue."""
    played = before(ground, rulings=rulings, soldiers={1: {"armour": suit}}, setup={"chapters": CHAPTERS})
    played.do(Hide(unit=11, at=at(38, 18)))
    played.do(LayDecoy(side="blue", at=at(*decoy)))
    for side in ("red", "blue"):
        played.do(PlacementOver(side=side))
    played.battle = with_things(played.battle, *sensors)
    detecting(played)
    number = next(pile.number for pile in hiding_of(played.battle).piles if pile.unit is None)
    told = played.do(SearchPiles(unit=1, piles=(number,)), 9)
    found = (line for line in told[0].check.ledger.lines if line.key == "ground_sensor")
    return next(((line.value, line.applied) for line in found), None)


OWN = thing("sensor", "red", at=(2, 2))


@pytest.mark.parametrize(
    ("suit", "applied"), [("LI", True), ("BI", True), ("RS", True), ("TS", False), ("SNF", False)]
)
def test_it_helps_friends_whose_suits_have_sensor_helmets_by_three(suit, applied):
    """SEN-07, SEN-12."""
    assert helped(suit, (OWN,)) == (-3, applied)


def test_how_much_it_helps_and_whom_is_for_the_table_to_read():
    """A-18, A-26: each option."""
    assert helped("BI", (OWN,), rulings={"sensor.bonus": "-2"}) == (-2, True)
    assert helped("LI", (OWN,), rulings={"suits.sensor_helmet": "fire_control"}) == (-3, False)


@pytest.mark.parametrize(
    ("sensor", "helps"),
    [
        (OWN, True),
        (thing("sensor", "red", at=(39, 19)), True),
        (thing("sensor", "blue", at=(2, 2)), False),
        (thing("sensor", "red", at=(2, 2), condition="destroyed"), False),
    ],
)
def test_it_sees_all_round_at_any_distance_for_its_own_side_alone(sensor, helps):
    """SEN-09, SEN-13."""
    assert (helped("BI", (sensor,)) is not None) is helps


def test_it_needs_a_line_to_the_pile_whatever_the_searcher_sees():
    """SEN-10, A-102."""
    walled = field_of('[[wall]]\nid = "w"\nkind = "external_wall"\nline = [[1, 4], [12, 4]]\n')
    assert helped("BI", (OWN,), ground=walled) is None
    assert helped("BI", (thing("sensor", "red", at=(30, 2)),), ground=walled) == (-3, True)


def test_on_no_map_the_table_says_that_it_has_the_pile_in_sight():
    """SEN-10."""
    played = stated(CHAPTERS)
    assert not table_senses(played)


def table_senses(played):
    at_table = add_chapters(played._table(())[0], played.battle)
    return at_table.sensed(played.battle, "red", Whereabouts(1.0, 1.0))


def test_smoke_does_not_touch_its_line():
    """SMK-06, SEN-08, SEN-11: what spots for its side asks the same; a cloud stands on the line."""
    played = mapped(CHAPTERS, OWN)
    played.battle = evolve(
        played.battle,
        CloudRisen(
            cloud=SmokeCloud(
                id=1, spot=Waypoint(x=20, y=10), radius_m=3, since=Moment(1, 1), until=Moment(13, 1)
            )
        ),
    )
    at_table = add_chapters(played.table(), played.battle)
    assert any(one.kind == SMOKE for one in at_table.surveyor.sighting(1, 11, StatedSighting()).crossed)
    assert at_table.sensed(played.battle, "red", Whereabouts(20.0, 10.0))
    assert not at_table.sensed(played.battle, "blue", Whereabouts(20.0, 10.0))


def test_by_itself_it_detects_only_where_the_table_reads_it_so():
    """A-102: each option."""
    rulings = {"sensor.detects_alone": "true"}
    played = before(rulings=rulings, setup={"chapters": CHAPTERS, "rulings": tuple(rulings.items())})
    played.do(Hide(unit=11, at=at(20, 10)))
    for side in ("red", "blue"):
        played.do(PlacementOver(side=side))
    played.battle = with_things(played.battle, thing("sensor", "red", at=(2, 2)))
    detecting(played)
    told = played.do(SearchNoMore(side="red"), 6)
    (found,) = [one for one in told if one.kind == "sensor_detects"]
    assert (found.found, found.check.net) == (True, 3)
    assert narrate(found, played.battle).endswith(": found [SEN-10].")
    assert narrate(replace(found, found=False), played.battle).endswith(": not found [SEN-10].")
    assert played.unit(11).position is not None
    assert not any(one.kind == "sensor_detects" for one in detecting(covered()).do(SearchNoMore(side="red")))


def test_without_hiding_there_is_none():
    """SEN-01, ADV-03."""
    assert "hiding" in with_needs(("ground_sensor",))


def test_what_else_lies_there_covers_nobody():
    """HOL-09: a sensor that lies open at somebody's feet is no tarp."""
    played = mapped(("holotarp", "ground_sensor"), thing("sensor", "red", at=(5, 10)))
    assert tarp_over(played.battle, played.unit(1).position, 1) is None
