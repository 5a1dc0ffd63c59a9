"""The card of a shot as a value: whom it lists, what is said of the shot, and what it makes. FIR-01, FIR-44, AMB-83."""

from collections import Counter
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup, skirmish
from support.on_maps import on_map
from support.piles import FIELD, PLACES
from support.playing_on_maps import field_of
from support.shot_cards import card_of

from squadlog.base.records import replace
from squadlog.battle.feature import Feature
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.book.load import book_of
from squadlog.facts.seats import Speaker
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.questions.question import question
from squadlog.session.view.shots.aim import CLASSES, FEATURES, AskedShot
from squadlog.session.view.shots.aloud import card_lines
from squadlog.session.view.shots.card import row_says, shot_card
from squadlog.session.view.shots.card_data import card_data
from squadlog.session.view.shots.filling import filled_card
from squadlog.session.view.shots.of_seat import shot_of

FIRES = ("begin", "initiative", "3", "8", "move", "fire 1", "hold 2", "done", "done")
WATCHES = (
    "begin", "initiative", "3", "8", "move", "watch 1", "done", "hold 11", "done", "walk 11 1m seen by 1 at 1m",
    "done",
)  # fmt: skip
LENGTHS = st.decimals(0, 200, places=1).map(str)
WORDS = st.text("abcdefg ", min_size=1, max_size=12).map(str.strip).filter(bool)
SAID = st.fixed_dictionaries(
    {},
    optional={
        "target": st.sampled_from(["11", "12", "D1", "Trooper 12"]),
        "manner": st.sampled_from(["single", "burst"]),
        "range": LENGTHS,
        "sight": st.sampled_from(["yes", "no", ""]),
        "arc": st.sampled_from(["yes", "no"]),
        "cover": st.sampled_from(CLASSES),
        "behind": st.sampled_from(FEATURES),
        "light_woods": LENGTHS,
        "heavy_woods": LENGTHS,
        "adjust": WORDS.map("+2 because {}".format),
        "overrule": WORDS,
    },
)


def seated(store, made, *said, seat="red"):
    session = Session.create(store, made)
    for sentence in said:
        assert not isinstance(session.say(sentence), Refusal), sentence
    return session.seat(Speaker(seat=seat))


@pytest.fixture(scope="module")
def fires(tmp_path_factory):
    """Red whose 1 has a shot now, in a battle without a map in which bursts are played."""
    store = open_store(tmp_path_factory.mktemp("shots") / "squadlog.db")
    door = Feature(id="D1", kind="internal_door", name="Door")
    chapters = ("ammunition", "automatic_fire")
    made = setup((1, 2), (11, 12), features=(door,), typed_dice=("red", "blue"), chapters=chapters)
    yield seated(store, made, *FIRES)
    store.close()


def reads_back(seat, command):
    return parse(say(command), seat.known, book_of(seat.known.setup))


def reads_back_as_it_is(seat, asked, said):
    card, form = filled_card(seat.rules, asked, said)
    assert not any(field.wrong for field in form.fields)
    assert form.say == say(card.says)
    assert reads_back(seat, form.says) == form.says
    assert all(field.value for field in form.fields if said.get(field.name))


@given(SAID)
def test_whatever_is_filled_in_is_said_in_a_sentence_that_reads_back_as_it(fires, said):
    reads_back_as_it_is(fires, shot_of(fires, 1), said)


@given(SAID)
def test_a_shot_that_is_thought_of_is_said_as_an_order_that_reads_back_as_it(fires, said):
    """AMB-83: what is changed by hand is for the shot that falls."""
    reads_back_as_it_is(
        fires, shot_of(fires, 2), {name: one for name, one in said.items() if name != "adjust"}
    )


def test_a_shot_at_somebody_who_moves_is_at_nobody_else(store):
    """ACT-55, ACT-58."""
    seat = seated(store, setup((1,), (11, 12), typed_dice=("red", "blue")), *WATCHES)
    asked = shot_of(seat, 1)
    assert asked.purpose == "opportunity"
    said = {"after": "1", "range": "9", "cover": "half-soft"}
    reads_back_as_it_is(seat, asked, said)
    card, form = filled_card(seat.rules, asked, said)
    told = card_data(card, form, seat.rules)
    assert [row["target"] for row in told["rows"]] == ["11"]
    assert told["say"] == "interrupt 1 after 1m range 9m cover half-soft"
    assert told["lets_go"] == say(card.lets_go)
    assert told["rows"][0]["chance"] == seat.rules.preview(card.says).odds.hit
    (asked_form,) = question(seat).forms
    assert asked_form == filled_card(seat.rules, asked)[1]


def test_each_row_says_its_shot_and_has_the_very_chance_that_the_rules_preview(fires):
    card = shot_card(fires.rules, shot_of(fires, 1))
    assert [(row.key, row.name) for row in card.rows] == [
        ("x11", "Trooper 11"),
        ("x12", "Trooper 12"),
        ("xD1", "Door (D1)"),
    ]
    for row in card.rows[:2]:
        says = row_says(card, row)
        assert reads_back(fires, says) == says
        assert row.chance == fires.rules.preview(says).odds.hit
    assert row_says(card, card.rows[2]) is None, "what is not aimed at was not looked at"


def test_what_a_program_reads_says_only_what_stands(fires):
    card, form = filled_card(
        fires.rules, shot_of(fires, 1), {"target": "12", "range": "15", "cover": "half-hard"}
    )
    told = card_data(card, form, fires.rules)
    assert (told["say"], told["lets_go"]) == ("shot 1 single at 12 range 15m cover half-hard", "hold-fire 1")
    first, aimed, door = told["rows"]
    assert (first["say"], first["range_m"], door["say"]) == ("shot 1 single at 11", None, "")
    assert (aimed["say"], aimed["range_m"], aimed["cover"]) == (told["say"], 15.0, ["half_hard"])
    assert told["proposed"] == "11"


@pytest.mark.parametrize(
    ("field", "text", "wrong"),
    [
        ("target", "77", "target is one of 11, 12, D1, not '77'."),
        ("range", "far", "range is a length, such as 12 or 12m, not 'far'."),
        ("sight", "maybe", "sight is yes or no, or nothing for what is measured, not 'maybe'."),
        ("cover", "glass", "cover is one of none, half_soft"),
        ("manner", "sideways", "manner is one of single, burst, area, not 'sideways'."),
        ("adjust", "+2", "Give a reason for the modifier"),
        ("colour", "red", "There is no field 'colour' here; there are target, manner,"),
    ],
)
def test_what_makes_no_sense_is_left_out_and_told_in_its_field(fires, field, text, wrong):
    card, form = filled_card(fires.rules, shot_of(fires, 1), {field: text, "arc": "yes"})
    (told,) = [one.wrong for one in form.fields if one.wrong]
    assert told.startswith(wrong)
    assert str(form.refusal).startswith(wrong)
    assert (form.says, form.say, card.aim.in_arc) == (None, "", True)


@pytest.mark.parametrize(("text", "target"), [("door", "D1"), ("trooper 12", 12), ("#12", 12), ("", 11)])
def test_a_target_is_named_by_number_or_by_the_beginning_of_its_name(fires, text, target):
    card, form = filled_card(fires.rules, shot_of(fires, 1), {"target": text, "light-woods": "2"})
    assert (card.aim.target, card.aim.depths) == (target, (("light_woods", 2.0),))
    assert not any(field.wrong for field in form.fields)


def test_the_shot_is_the_one_that_falls_or_is_only_thought_of(fires):
    """ACT-04: 2 has no shot now, and may think of one with another weapon than that in its hand."""
    assert shot_of(fires, 1) == AskedShot(unit=1, weapon="SR", purpose="fire")
    assert shot_of(fires, 2) == AskedShot(unit=2, weapon="SR", purpose="plan")
    pistol, rifle = (shot_card(fires.rules, shot_of(fires, 2, code)) for code in ("SP", "SR"))
    assert pistol.asked.weapon == "SP"
    assert "Spike Pistol" in [line.label for line in pistol.preview.ledger.lines]
    assert "Spike Rifle" in [line.label for line in rifle.preview.ledger.lines]
    assert say(pistol.says) == 'declare 2 fire_throw with "SP" at 11'
    assert pistol.lets_go is None


def test_a_planned_shot_that_is_aimed_counts_its_aim(fires):
    """FIR-37: the card of a plan had the chances of a shot that is not aimed."""
    plan = AskedShot(unit=2, weapon="SR", purpose="plan")
    plain, aimed = (
        shot_card(fires.rules, replace(plan, aimed=one)).preview.ledger.total for one in (False, True)
    )
    assert aimed < plain


def test_a_seat_asks_for_each_preview_once_while_nothing_changes(fires, monkeypatch):
    asked = Counter()
    monkeypatch.setattr(
        "squadlog.rules.desk.preview.preview",
        lambda _battle, shot, *_: asked.update([shot]) or ShotPreview(blocked=None),
    )
    fires.rules._previews = (None, {})
    for _ in range(2):
        filled_card(fires.rules, shot_of(fires, 1), {"target": "12"})
    fires.rules._previews = (None, {})
    assert set(asked.values()) == {1}


def test_whom_a_seat_does_not_know_stands_in_no_row_and_cannot_be_named(store):
    """HID-02, HID-18."""
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": ("hiding",)})
    starts = tuple(
        Start(unit=number, position=unit.position) for number, unit in battle.units.items() if unit.position
    )
    session = Session.create(store, replace(battle.setup, starts=starts, seed=7))
    red, blue = (session.seat(Speaker(seat=seat)) for seat in ("red", "blue"))
    for said in ("hide 11 at 20,10 facing west", "placed blue"):
        assert not isinstance(blue.say(said), Refusal)
    for manner in ({}, {"target": "11"}, {"manner": "area"}):
        card, form = filled_card(red.rules, shot_of(red, 1), manner)
        assert 11 not in [row.target for row in card.rows]
        assert "Trooper 11" not in repr(
            (card_data(card, form, red.rules), [*card_lines(card, form, red.known, whole=False)])
        )
    assert 11 in blue.known.units


def test_on_a_map_rows_and_form_tell_what_was_measured(store):
    """LOS-01, FIR-23: range, sight and cover are proposed by the map, and lines read one thing each."""
    battle = on_map(field_of(""), {1: (20.0, 10.0, 0.0), 11: (20.0, 16.0), 12: (20.0, 4.0)})
    starts = tuple(Start(unit=unit.id, position=unit.position) for unit in battle.units.values())
    seat = seated(store, replace(battle.setup, starts=starts, seed=7))
    card, form = filled_card(seat.rules, shot_of(seat, 1))
    shown = {field.name: field.shown for field in form.fields}
    assert shown["range"] == "6.00 m (measured)"
    assert (shown["sight"], shown["cover"]) == ("yes (measured)", "none (measured)")
    told = [*card_lines(card, form, seat.known, whole=False)]
    assert told[1].startswith("11 Trooper 11: hit ")
    assert ", 6.0 m, armour BI" in told[1]
    assert told[2].startswith("12 Trooper 12: no shot, 6.0 m, outside the arc, armour BI. ")
    assert "\n" not in "".join(told)


def test_lines_tell_how_else_a_weapon_fires_and_whom_a_sector_engages(fires):
    """AUT-07, AUT-08, AUT-14: where nothing is measured, who is in the sector is said by number."""
    plain, swept = (
        [*card_lines(*filled_card(fires.rules, shot_of(fires, 1), said), fires.known, whole=bool(said))]
        for said in ({}, {"manner": "area", "swept": "11 2"})
    )
    assert (
        "Ways to fire: single shot (manner=single), concentrated burst (manner=burst), area burst (manner=area)."
        in plain
    )
    assert "2 engaged, nearest first, 1 of them FRIENDS‼." in swept
    assert any(line.startswith("2. 2 Trooper 2 FRIEND‼: hit ") for line in swept)
    assert "Why, for 11 Trooper 11:" in swept
    assert "Fire: shot 1 area at 11 2" in swept


def test_lines_say_once_what_speaks_against_every_shot():
    refused = Refusal(code="not-now", sentence="Shots are fired after every unit has acted.", rule="ACT-04")
    battle = skirmish(red=(1,), blue=(11, 12))
    card = card_of(battle, 11, 12, shown=ShotPreview(blocked=refused))
    form = filled_card(
        SimpleNamespace(
            known=battle, manners=lambda *_: (), targets=lambda _: (11, 12),
            preview=lambda _: card.preview, refusal=lambda _: refused,
        ),
        card.asked,
    )[1]  # fmt: skip
    told = " ".join(card_lines(card, form, battle, whole=False))
    assert told.count("after every unit has acted") == 1
