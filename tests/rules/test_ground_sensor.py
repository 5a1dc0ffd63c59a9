"""The ground sensor: shot at and blown up, covered and found, what it does for its side (SEN)."""

import pytest
from support.made_up import made_up
from support.side_things import mapped, stated, thing

from squadlog.battle.commands import Declare, Done, Fire
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.facts import Lying, Waypoint
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.reports.narrate import narrate
from squadlog.rules.blasts.record import lit
from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.chapter import Chapter
from squadlog.rules.desk.chapters import laid
from squadlog.rules.desk.preview import preview
from squadlog.rules.fire.aiming import targets
from squadlog.rules.laid_out.things import laid_out
from squadlog.rules.table import BlastKind

CHAPTERS = ("hiding", "ground_sensor")
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
    return played.battle, 1, laid(played._table(())[0], played.battle)


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
    blasts={"bang": BlastKind(label="bang", rule="GRN-38", rings=lambda _fused, at: fragmentation(at.book))},
)


@pytest.mark.parametrize(
    ("spot", "condition"), [((20, 10), "destroyed"), ((17, 10), "destroyed"), ((5, 10), "whole")]
)
def test_an_explosion_that_reaches_it_destroys_it(spot, condition):
    """SEN-04, EXP-28."""
    with made_up(chapter=BANG):
        played = mapped((*CHAPTERS, "made_up"), thing("sensor", "blue", at=(20, 10)))
        lights = lit(
            played.battle, what="bang", at=Moment(1, 1), since=Moment(1, 1), side="red", by=1,
            spot=Waypoint(x=spot[0], y=spot[1]),
        )  # fmt: skip
        played.battle = evolve(played.battle, lights)
        while played.battle.now == Moment(1, 1):
            played.do(Done())
        assert laid_out(played.battle).things[0].condition == condition
