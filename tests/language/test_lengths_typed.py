"""Sentences with lengths, at tables of metres, inches and centimetres (GEN-03, AMB-01)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish
from support.drawn_maps import ground, wall
from support.laws import law
from support.on_maps import measured_table, on_map

from squadlog.base.lengths import shown_in
from squadlog.battle.commands import Declare
from squadlog.battle.evolve import evolve
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import ShotPlan
from squadlog.book.in_force import scale_of
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Glimpse, StatedMove, StatedSighting, Turn
from squadlog.language.parse import one_by_one, parse
from squadlog.language.say import say
from squadlog.language.suggest import suggestions
from squadlog.language.words import Misread
from squadlog.rules.desk.engine import decide, refusal

BOOK = load_rulebook()


def at_table(unit="m", inch="1", **changes):
    battle = skirmish(red=(1, 2, 3), blue=(11, 12), setup_changes={"length_unit": unit}, **changes)
    return replace(battle, rulings={} if inch == "1" else {"scale.metersPerInch": inch})


METRES, INCHES, TWO_METRE_INCHES = at_table(), at_table("in"), at_table("in", "2")
TABLES = (METRES, INCHES, TWO_METRE_INCHES, at_table("cm"), at_table("cm", "2"))


def read(sentence, battle=TWO_METRE_INCHES):
    command = parse(sentence, battle, BOOK)
    assert not isinstance(command, Misread), str(command)
    return command


@pytest.mark.parametrize(
    ("said", "in_metres"),
    [
        ('walk 3 4"', "walk 3 8m"),
        ("walk 3 4in", "walk 3 8m"),
        ("walk 3 moving 4", "walk 3 8m"),
        ("walk 3 4 inches", "walk 3 8m"),
        ("walk 3 4 in", "walk 3 8m"),
        ("walk 3 2m", "walk 3 2m"),
        ("run 3 25.4cm", "run 3 20m"),
        ('walk 3 2" fire at 11 range 12" cover half-hard', "walk 3 4m fire at 11 range 24m cover half-hard"),
        ("walk 3 2in fire at 11 range 12 in sight in arc", "walk 3 4m fire at 11 range 24m in sight in arc"),
        ('walk 3 4" over light turn 90 after 1"', "walk 3 8m over light turn 90 after 2m"),
        ("walk 3 moving 4in seen by 11 at 1in, 12 at 2in", "walk 3 moving 8m seen by 11 at 2m, 12 at 4m"),
    ],
)
def test_a_length_without_a_unit_is_in_that_of_the_table_and_any_other_says_so(said, in_metres):
    assert read(said) == read(in_metres, METRES)


def test_the_sign_of_inches_is_no_quotation_mark():
    """It stands right behind a digit; a text begins behind a blank or an equals sign."""
    assert one_by_one('walk 1 4"; note "5"" wide; he said"', INCHES, BOOK) == (
        'walk 1 4"; note "5"" wide; he said"',
    )
    said = read('walk 1 4"; walk 2 2"', INCHES)
    assert [order.move.distance_m for order in said.orders] == [4.0, 2.0]
    assert suggestions('walk 1 4"; wal', INCHES)


def test_who_stops_at_a_length_is_told_how_it_is_written_at_this_table():
    assert parse("fire 1 at 11 range far", METRES, BOOK).instead == "Write metres, such as 2m or 0.5m."
    assert parse("fire 1 at 11 range far", INCHES, BOOK).instead == "Write a length, such as 2in or 2m."


def test_places_are_in_metres_of_the_map_unless_they_say_their_unit():
    battle = replace(on_map(ground(), {1: (1, 1), 11: (3, 1)}), rulings={"scale.metersPerInch": "2"})
    battle = replace(battle, setup=replace(battle.setup, length_unit="in"))
    assert read("walk 1 via 2,1", battle).move.path == read("walk 1 via 1in,0.5in", battle).move.path
    assert read('walk 1 via 1",0.5"', battle).move.path == read("walk 1 via 2m,1m", battle).move.path


lengths = st.floats(0.01, 200)


@law(60)
@given(st.sampled_from(TABLES), lengths, lengths, lengths)
def test_what_is_said_back_is_read_as_the_very_same_whatever_the_unit(battle, far, gone, met):
    order = Declare(
        unit=3,
        action="fire_throw",
        mode="walk",
        move=StatedMove(
            distance_m=gone,
            turns=(Turn(degrees=45.0, after_m=met),),
            seen_by=(Glimpse(watcher=11, at_m=met),),
        ),
        shot=ShotPlan(
            weapon="SR",
            target=11,
            stated=StatedSighting(distance_m=far, depths=(("light_woods", met),)),
        ),
    )
    with shown_in(scale_of(battle)):
        sentence = say(order)
    assert parse(sentence, battle, BOOK) == order
    assert parse(say(order), battle, BOOK) == order


@pytest.mark.parametrize("who", ["7 1in, 8 3.5 half", '7 1", 8 3.5" half', "7 2m, 8 7m half"])
def test_those_whom_an_explosion_catches_are_kept_in_metres(who):
    """GRN-38."""
    chapters = {"chapters": ("grenades",), "length_unit": "in"}
    battle = replace(
        skirmish(red=(7, 8), setup_changes=chapters),
        rulings={"scale.metersPerInch": "2"},
        chapters=("grenades",),
    )
    caught = read(f"caught {who}", battle)
    assert caught.who.replace("m", "") == "7 2, 8 7 half"
    with shown_in(scale_of(battle)):
        again = parse(say(caught), battle, BOOK)
    assert again.who.replace("m", "") == "7 2, 8 7 half"


MAP = ground(walls=(wall((5, 0), (5, 8)),))


def played(unit, sentences):
    """The events of these sentences, each of which is looked at before as a screen does; a refusal as it stands."""
    battle = on_map(MAP, {1: (2, 1), 11: (7, 3)}, setup_changes={"length_unit": unit})
    battle = replace(battle, rulings={"scale.metersPerInch": "2"})
    told = []
    for sentence in sentences:
        with shown_in(scale_of(battle)):
            command = read(sentence, battle)
            ctx = measured_table(battle, rulings=dict(battle.rulings))
            refusal(battle, command, ctx)
            events = decide(battle, command, ctx)
        told.append(events)
        if not isinstance(events, Refusal):
            for event in events:
                battle = evolve(battle, event)
    return told


@law(12)
@given(st.integers(1, 40), st.integers(0, 15))
def test_a_battle_played_in_inches_is_the_same_record_as_in_metres(quarters, point):
    """Nothing that is kept, and no refusal, depends on the unit in which it was said or is read."""
    metres, degrees = quarters / 4, point * 22.5
    inches = played("in", [f"walk 1 heading {degrees} {metres / 2}in"])
    assert inches == played("m", [f"walk 1 heading {degrees} {metres}m"])
    assert inches == played("cm", [f"walk 1 heading {degrees} {metres}m"])
