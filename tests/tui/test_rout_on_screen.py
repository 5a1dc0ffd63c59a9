"""Rout at the table: its step, what a routed soldier is offered, and the choices of a melee. ROU, RAL, LDR, RGP."""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.made_up import made_up
from support.on_maps import on_map
from support.playing_on_maps import field_of

from squadlog.battle.commands import Hold, Note
from squadlog.battle.pending import IntentAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHooks
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.map.in_hand_tools import Hand
from squadlog.session.view.questions.pending import open_intents
from squadlog.session.view.questions.question import question
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.map.tools_shown import MapTable

LED = ("leader 1 -1", "leader 11")
LAST = (
    "begin",
    "initiative",
    "move red",
    "correct moment=T12.s10 because it is late",
    "correct 2 wound=L because hit",
)


@pytest.fixture
def led(tmp_path):
    """A battle of two squads with leaders, brought forward by sentences: its number."""

    def brought(*sentences):
        store = open_store(tmp_path / "squadlog.db")
        start = skirmish(
            (1, 2, 3), (11, 12), setup_changes={"chapters": ("leadership", "quality", "rout", "regroup")}
        )
        session = Session.create(store, replace(start.setup, seed=7))
        for said in sentences:
            assert not isinstance(session.say(said), Refusal), said
        store.close()
        return session.id

    return brought


def test_the_rout_step_tells_every_modifier_and_enter_rolls(play, led):
    """ROU-01, ROU-04, ROU-12, ROU-13, ADV-05."""

    async def steps(table):
        text = " ".join(part.strip("│ ") for part in table.text().splitlines())
        assert table.screen == "StepPanel"
        assert (
            "Red squad routs on 1: +10 leader's rating -1 [ROU-12], -5 wounded friend (1) [ROU-13]." in text
        )
        assert "Blue squad routs on 1: +5 dead or wounded enemy (1) [ROU-20]." in text
        await table.press("enter")
        assert table.seat.known.now.turn == 13
        assert "is tested for rout" in table.text()

    play(steps, (80, 24), battle=led(*LED, *LAST, "done", "done"))


def test_in_words_the_rout_step_asks_the_same(tmp_path, led):
    """ROU-01, ROU-04."""
    number = led(*LED, *LAST, "done", "done")
    store = open_store(tmp_path / "squadlog.db")
    asked = question(Session.open(store, number).seat(Speaker(seat="table")))
    assert asked.lines[1].startswith("Red squad routs on 1: ")
    assert [choice.say for choice in asked.listed] == ["rout"]
    store.close()


def test_a_routed_soldier_is_offered_what_it_may_do_and_nothing_else(play, led):
    """ROU-21, ROU-22, ROU-24, RAL-01: its leader rallies it by keys, as ten subphases on the track."""
    routed = ("begin", "initiative", "move red", "correct 2 rout=yes because shaken")

    async def steps(table):
        await table.press("2", "a")
        assert "standing, routed" in str(table.panel.border_title)
        shown = [row.words.plain for row in table.panel.query_one("#actions", StripList).rows]
        assert not any("Fire" in row or "Melee" in row or "Reload" in row for row in shown)
        assert any("Run" in row for row in shown)
        assert shown[-1].strip().endswith("unavailable as things are")
        await table.press("plus")
        assert "routed" in table.text()
        await table.press("escape", "1", "a", "R")
        assert "1 Trooper 1 rallies until T1.s10." in table.text()
        assert "━ rally ━" in table.text()

    play(steps, (80, 24), battle=led(*LED, *routed))


def test_leaders_are_named_by_keys_as_the_battle_begins(play, led):
    """LDR-01: squad after squad, until play can begin."""

    async def steps(table):
        await table.press("enter")
        assert "No leader is named for Red squad and Blue squad. Who?" in table.text()
        await table.press("2", "down", "enter")
        assert [row.words.plain for row in table.panel.query_one(StripList).rows] == [
            "1  11 Trooper 11 leads Blue squad", "2  12 Trooper 12 leads Blue squad",
        ]  # fmt: skip
        await table.press("1", "down", "enter")
        assert table.seat.known.stage == "initiative"
        assert "2★" in table.text()
        await table.press("o")
        assert "There are no other commands now." in table.text()

    play(steps, (80, 24), battle=led())


def test_with_no_leader_left_one_takes_charge_by_a_key(play, led):
    """RAL-10, RAL-13."""
    fallen = (
        "begin",
        "initiative",
        "move red",
        "correct 1 wound=D because hit",
        "correct 2 rout=yes because shaken",
    )

    async def steps(table):
        await table.press("o")
        assert "1  2 Trooper 2 takes charge of Red squad" in table.text()
        await table.press("1")
        assert "2 Trooper 2 takes charge of the squad, rating +2 [RAL-10]." in table.text()
        assert "2★" in table.text()

    play(steps, (80, 24), battle=led(*LED, *fallen))


def test_squads_regroup_by_a_key_before_the_roll(play, tmp_path):
    """RGP-02, RGP-03, RGP-04."""
    store = open_store(tmp_path / "squadlog.db")
    start = skirmish(
        (1, 2, 3),
        (11,),
        soldiers={3: {"squad": "rest"}},
        setup_changes={"chapters": ("leadership", "regroup")},
    )
    session = Session.create(store, replace(start.setup, seed=7))
    hit = "correct {} wound=D because hit"
    for said in ("leader 1", "leader 3", "leader 11", "begin", hit.format(2), hit.format(3)):
        assert not isinstance(session.say(said), Refusal), said
    store.close()

    async def steps(table):
        await table.press("o")
        assert "regroups under 1 Trooper 1" in table.text()
        await table.press("1")
        assert "regroup under 1 Trooper 1" in table.text()

    play(steps, (80, 24), battle=session.id)


def test_in_words_the_same_is_offered_where_the_battle_begins(tmp_path, led):
    """LDR-01: an answer by its number."""
    store = open_store(tmp_path / "squadlog.db")
    asked = question(Session.open(store, led()).seat(Speaker(seat="red")))
    assert [choice.say for choice in asked.listed] == ["leader 1", "leader 2", "leader 3"]
    store.close()


def test_what_a_chapter_offers_is_said_by_its_number_and_what_is_refused_is_left_out(tmp_path):
    """ADV-04."""
    stands, refused = Note(text="so"), Hold(unit=99)

    def offers(battle, table):
        del battle, table
        yield AskOption(says=refused, words="never")
        yield AskOption(says=stands, words="a note")

    with made_up(chapter=Chapter(key="made_up", commands=CommandHooks(offers=offers))):
        store = open_store(tmp_path / "squadlog.db")
        session = Session.create(store, skirmish(setup_changes={"chapters": ("made_up",)}).setup)
        assert [one.says for one in session.seat(Speaker(seat="red")).due.offers()] == [stands]
        assert session.seat(Speaker(seat=NOBODY)).due.offers() == ()
        store.close()


def test_what_a_fighter_may_not_choose_it_is_not_asked():
    """ROU-24: all of it where the rules allow none."""
    asked = IntentAsked(unit=2, attacker=11, defender=2, options=("attack", "parry", "out"))
    never = Refusal(code="routed", sentence="It is routed.", rule="ROU-24")
    assert open_intents(asked, lambda said: never if said.intent == "attack" else None) == ("parry", "out")
    assert open_intents(asked, lambda _said: never) == asked.options


def test_on_the_map_who_flees_is_shown_the_nearest_cover_where_no_place_is_out_of_sight(tmp_path):
    """ROU-21, ROU-22."""
    table = """
[[obstacle]]
id = "O1"
kind = "counter"
cover = "half_hard"
points = [[22.0, 15.2], [26.0, 15.2], [26.0, 15.8], [22.0, 15.8]]
"""
    for drawn, told in ((table, "lead them away, or behind cover, nearest"), ("", "lead them away. ")):
        places = {1: (20.0, 10.0, 0.0), 11: (20.0, 22.0, 180.0)}
        battle = on_map(
            field_of(drawn), places, setup_changes={"chapters": ("leadership", "quality", "rout")}
        )
        starts = tuple(Start(unit=unit.id, position=unit.position) for unit in battle.units.values())
        store = open_store(tmp_path / f"{len(drawn)}.db")
        session = Session.create(store, replace(battle.setup, starts=starts, seed=7))
        for said in (*LED, "begin", "initiative", "move red", "correct 1 rout=yes because shaken"):
            session.say(said)
        seat = session.seat(Speaker(seat="table"))
        survey = seat.rules.survey()
        survey.learn(1, "walk", survey.reachable(1, "walk"), survey.refuges(1, "walk"))
        hand = Hand(cursor=survey.figures[1].spot, tool="area", chosen=1)
        assert told in MapTable(seat=seat).shown(hand).words.plain
        store.close()
