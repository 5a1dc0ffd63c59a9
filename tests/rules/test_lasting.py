"""Lasting effects at the table: house rules, ours; each counts with its reason and nothing else does."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table
from support.laws import law
from support.packs import kit

from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.book.load import book_with, load_rulings
from squadlog.book.packs.effects import KINDS, ON_FOOT, EffectTerm, why_no_effect
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.common.advanced import states
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.declaring import objections_declare
from squadlog.rules.fire.to_hit import ledger
from squadlog.rules.hiding import detection
from squadlog.rules.lasting.record import STATE, lasting_of
from squadlog.rules.leadership.chain import squad_of
from squadlog.rules.melee import rolls
from squadlog.rules.moving.step_costs import allowance
from squadlog.rules.rout.plight import leading_of, plight_of
from squadlog.rules.rout.weighing import rally_ledger, rout_ledger
from squadlog.rules.turn.initiative import modifiers
from squadlog.squads.lasting import (
    LastingEffect,
    read_lasting,
    write_lasting,
)

PLAYED = {"chapters": ("leadership", "quality", "rout", "lasting")}


def with_lasting(said, **changes):
    """Unit 1 has those lasting effects, 2 and 11 have none."""
    return skirmish(
        red=(1, 2),
        soldiers={1: {"lasting": read_lasting(said), "leader": 1}},
        setup_changes=PLAYED,
        **changes,
    )


def counted(lines):
    return [(one.label, one.value) for one in lines if one.key == "lasting" and one.applied]


def at(battle):
    return add_chapters(table(), battle)


def test_a_bad_knee_costs_metres_and_bars_the_sprint_with_its_reason():
    battle = with_lasting("Bad knee: metres -1, metres -1 run, may_not sprint")
    ctx = at(battle)
    walk, run = (allowance(battle, 1, mode, ctx) for mode in ("walk", "run"))
    assert (walk.metres, run.metres) == (Fraction(1), Fraction(2))
    assert [line.label for line in walk.lines if line.key == "lasting"] == ["Bad knee: lasting effect"]
    assert allowance(battle, 2, "walk", ctx).metres == 2
    (refused,) = objections_declare(battle, Declare(unit=1, action="move", mode="sprint"), ctx)
    assert str(refused) == "1 Trooper 1 may not sprint: Bad knee, a lasting effect. Move in another way."
    assert refused.subsystem == "movement"
    assert not list(objections_declare(battle, Declare(unit=2, action="move", mode="sprint"), ctx))


def test_what_a_soldier_carries_out_of_a_pack_counts_with_its_reason_until_it_is_dropped():
    text = kit("to_hit -1, metres 1 run, may_not dive")
    battle = skirmish(
        soldiers={1: {"equipment": ("brace", "brace")}},
        setup_changes=PLAYED | {"packs": (text,)},
    )
    ctx = add_chapters(RulesContext.of_book(book_with((text,)), load_rulings()), battle)
    seen = ctx.surveyor.sighting(1, 11, StatedSighting(distance_m=10))
    shot = ledger(battle, 1, "SR", 11, seen, "plain", ctx)
    assert counted(shot.lines) == [("Brace (Tester): equipment", -1)]
    assert allowance(battle, 1, "run", ctx).metres == 5
    (refused,) = objections_declare(battle, Declare(unit=1, action="dive"), ctx)
    assert "may not dive: Brace (Tester), a piece of equipment" in str(refused)
    dropped = replace(battle, units={**battle.units, 1: replace(battle.units[1], items=())})
    assert counted(ledger(dropped, 1, "SR", 11, seen, "plain", ctx).lines) == []
    assert allowance(dropped, 1, "run", ctx).metres == 4


def test_an_injury_stands_in_the_ledger_of_fire_and_melee():
    battle = with_lasting("One eye: to_hit +1; Old scar: melee -1, avoid +1")
    ctx = at(battle)
    seen = ctx.surveyor.sighting(1, 11, StatedSighting(distance_m=10))
    assert counted(ledger(battle, 1, "SR", 11, seen, "plain", ctx).lines) == [("One eye: lasting effect", 1)]
    assert counted(ledger(battle, 2, "SR", 11, seen, "plain", ctx).lines) == []
    assert counted(rolls.ledger(battle, 1, 11, ctx).lines) == [("Old scar: lasting effect", -1)]
    assert counted(rolls.avoid_ledger(battle, 1, 11, ctx).lines) == [("Old scar: lasting effect", 1)]


def test_a_grouping_rolls_initiative_with_what_those_bring_who_still_fight():
    battle = with_lasting("Quick: initiative -1, leading -1")
    kept = battle.groupings["red"]
    assert counted(modifiers(battle, kept, at(battle))) == [
        ("Quick: lasting effect", -1),
        ("Quick of 1 Trooper 1: lasting effect", -1),
    ]
    out = with_lasting("Quick: initiative -1", units={1: {"wound": "U"}})
    assert counted(modifiers(out, kept, at(out))) == []


def test_nerves_count_in_rout_and_rally():
    battle = with_lasting("Shaken: rout -10, rally +2")
    ctx, squad = at(battle), squad_of(battle, 1)
    assert counted(rout_ledger(plight_of(battle, squad, ctx), ctx).lines) == [("Shaken: lasting effect", -10)]
    leader = leading_of(battle, battle.units[1], squad, ctx)
    assert counted(rally_ledger(leader, "regular", ctx).lines) == [("Shaken: lasting effect", 2)]


def test_a_searcher_with_half_an_ear_adds_it_himself():
    battle = with_lasting("Deaf: detection +2")
    more = tuple(at(battle).added("detection", battle, 1))
    found = detection.as_searched(
        detection.Searcher(suit="BI", more=more), detection.Between(metres=10.0), at(battle)
    )
    assert counted(found.lines) == [("Deaf: lasting effect", 2)]


def test_card_and_paper_say_what_it_is_and_the_referee_writes_it():
    battle = with_lasting("Bad knee: metres -2, may_not sprint, points -4")
    unit = battle.units[1]
    assert "Bad knee (2 m less on foot, may not sprint, -4 points)" in states(unit.held)
    written = STATE.unit.writes(unit)
    assert lasting_of(STATE.unit.corrects(battle.units[2], written)) == lasting_of(unit)
    assert lasting_of(STATE.unit.corrects(unit, "none")) == ()


TERMS = st.sampled_from(
    [
        EffectTerm(kind=kind, value=value, what=what)
        for kind in KINDS
        for value in (-50, -1, 0, 2)
        for what in ("", *ON_FOOT, "jump", "L")
        if not why_no_effect(kind, value, what)
    ]
)
EFFECTS = st.builds(
    LastingEffect,
    name=st.sampled_from(["Bad knee", "Keen eye", "x"]),
    terms=st.lists(TERMS, max_size=4).map(tuple),
    points=st.integers(-100, 100),
)


@law(100)
@given(st.lists(EFFECTS, max_size=4).map(tuple))
def test_what_is_written_of_lasting_effects_reads_back(effects):
    assert read_lasting(write_lasting(effects)) == effects


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("Bad knee", "has no colon"),
        ("Bad knee: limps", "no effect, such as|no kind of effect"),
        ("Bad knee: fly +1", "fly is no kind of effect"),
        ("Bad knee: to_hit", "needs a whole number"),
        ("Bad knee: may_not swim", "not of swim"),
        ("Bad knee: wound U", "wound is of L, M"),
        ("Bad knee: melee +1 sprint", "melee stands alone"),
        ("Bad knee: to_hit 1, to_hit 1, to_hit 1, to_hit 1, to_hit 1", "4 terms at most"),
        (": to_hit 1", "visible character"),
    ],
)
def test_what_is_no_lasting_effect_is_refused_in_a_sentence(said, fault):
    with pytest.raises(ValueError, match=fault):
        read_lasting(said)
