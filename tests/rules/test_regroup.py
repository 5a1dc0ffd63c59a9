"""Regrouping: RGP-01..07, LDR-12, QUA-09, A-56, A-59."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import RollInitiative
from squadlog.battle.known import known
from squadlog.battle.terms import Grouping
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.reports.narrate import narrate
from squadlog.rules.common.needs import with_needs
from squadlog.rules.common.posts import post
from squadlog.rules.leadership.chain import leading, squads
from squadlog.rules.quality.record import quality_of
from squadlog.rules.regroup.record import MergeSquads

RED = (1, 2, 3, 4, 5, 6)
TEAMS = (
    Grouping(id="a", name="Alpha", side="red", units=(1, 2, 3)),
    Grouping(id="b", name="Bravo", side="red", units=(4, 5, 6)),
    Grouping(id="blue", name="Blue", side="blue", units=(11,)),
)
HALF = {2: {"wound": "D"}, 3: {"wound": "U"}, 5: {"wound": "D"}, 6: {"wound": "D"}}
JOIN = MergeSquads(unit=1, units=(4,))


def two_squads(
    *, units=HALF, soldiers=None, rulings=None, chapters=("leadership", "quality", "regroup"), **battle
):
    """Alpha, 1 to 3 under 1, and Bravo, 4 to 6 under 4, as a turn opens; two of three have fallen."""
    given = {number: {"squad": "Alpha" if number < 4 else "Bravo"} for number in RED}
    for number, rating in ((1, -1), (4, 0)):
        given[number]["leader"] = rating
    for number, changes in (soldiers or {}).items():
        given[number] = {**given[number], **changes}
    made = skirmish(
        RED,
        soldiers=given,
        units=units,
        setup_changes={"chapters": chapters, "groupings": TEAMS},
        **{"stage": "initiative", "order": (), **battle},
    )
    return Played(made, rulings)


def test_two_squads_become_one_under_one_leader_and_roll_once_from_then_on():
    """RGP-01, RGP-03, RGP-05, RGP-07, LDR-12."""
    played = two_squads()
    (event,) = played.do(JOIN)
    assert (event.squads, event.units) == (("Alpha", "Bravo"), RED)
    (red, _) = squads(played.battle)
    assert ([unit.id for unit in red.units], leading(red, table()).id) == (list(RED), 1)
    assert (post(played.unit(4)).office, played.unit(4).grouping) == ("", "a")
    (rolled, *_) = played.do(RollInitiative(), 5, 7)
    assert [roll.grouping for roll in rolled.rolls] == ["a", "blue"]


def test_it_takes_no_roll_and_no_action_points():
    """RGP-02."""
    played = two_squads()
    played.do(JOIN)
    assert (played.unit(1).action, played.battle.rolls) == (None, 0)


@pytest.mark.parametrize("changes", [{"stage": "actions", "order": ("a", "b", "blue")}, {"stage": "setup"}])
def test_it_is_declared_in_the_initiative_phase(changes):
    """RGP-02."""
    assert two_squads(**changes).refused(JOIN).rule == "RGP-02"


def test_after_the_roll_it_is_too_late():
    """RGP-02, RGP-07."""
    played = two_squads()
    played.do(RollInitiative(), 3, 5, 7)
    assert played.refused(JOIN).rule == "RGP-02"


def test_a_leader_takes_them():
    """RGP-03."""
    assert two_squads(soldiers={1: {"leader": None}}).refused(JOIN).rule == "RGP-03"


@pytest.mark.parametrize(
    ("fallen", "stands"), [((2, 3, 5, 6), True), ((2, 5, 6), False), ((2, 3, 5), False), ((2, 3, 4), True)]
)
def test_each_squad_has_lost_its_leader_or_half_of_its_strength(fallen, stands):
    """RGP-04, A-59: two of three are half, one of three is not; 4 leads."""
    played = two_squads(units={number: {"wound": "D"} for number in fallen})
    if stands:
        played.do(JOIN)
    else:
        assert played.refused(JOIN).rule == "RGP-04"


def test_the_squad_of_the_leader_himself_is_excepted_where_the_table_reads_it_so():
    """RGP-04, A-59."""
    strong = {5: {"wound": "D"}, 6: {"wound": "D"}}
    assert two_squads(units=strong).refused(JOIN).rule == "RGP-04"
    two_squads(units=strong, rulings={"regroup.leader_squad_exempt": "true"}).do(JOIN)


@pytest.mark.parametrize(("reading", "quality"), [("leader", "veteran"), ("lower", "green")])
def test_the_quality_is_that_of_most_of_them_and_on_a_tie_the_leaders(reading, quality):
    """RGP-06, QUA-09, A-56."""
    mixed = {number: {"quality": "veteran" if number < 4 else "green"} for number in RED}
    played = two_squads(soldiers=mixed, rulings={"regroup.tie": reading})
    played.do(JOIN)
    assert {quality_of(played.unit(number)) for number in RED} == {quality}
    most = two_squads(soldiers=mixed, units={2: {"wound": "D"}, 3: {"wound": "D"}, 4: {"wound": "D"}})
    most.do(JOIN)
    assert quality_of(most.unit(1)) == "green"


def test_without_quality_in_force_nobodys_changes():
    """RGP-06, ADV-01."""
    (event,) = two_squads(chapters=("leadership", "regroup")).do(JOIN)
    assert event.quality is None


def test_squads_of_two_sides_or_one_squad_alone_are_not_merged():
    """RGP-01."""
    assert two_squads().refused(replace(JOIN, units=(11,))).rule == "RGP-01"
    assert two_squads().refused(replace(JOIN, units=(2,))).rule == "RGP-01"
    assert two_squads().refused(replace(JOIN, units=(99,))).code == "unknown-unit"


def test_a_fallen_leader_is_remembered_as_one():
    """RGP-01, ROU-17."""
    played = two_squads(units={**HALF, 4: {"wound": "D"}, 5: {}})
    played.do(JOIN)
    assert post(played.unit(4)).office == "former"


def test_it_is_said_in_a_sentence_and_told_in_the_log():
    """RGP-01."""
    played = two_squads()
    battle = known(played.battle, TABLE)
    command = parse("regroup 1 with 4", battle, load_rulebook())
    assert command == JOIN
    assert parse(say(command), battle, load_rulebook()) == command
    (event,) = played.do(JOIN)
    assert (
        narrate(event, battle)
        == "Alpha and Bravo regroup under 1 Trooper 1: 2 still in action, regular [RGP-01]."
    )


def test_the_chapter_brings_leadership():
    """RGP-03, LDR-12."""
    assert with_needs(("regroup",)) == ("leadership", "regroup")
