"""The sector of a burst over an area, on the map and on the card before it is fired. AUT-08, AUT-09, AUT-10."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from support.battles import skirmish
from support.on_maps import on_map
from support.playing_on_maps import field_of

from squadlog.battle.known import known
from squadlog.battle.terms import Start
from squadlog.facts.seats import Speaker
from squadlog.ground.drawing.figures.overlays import Arc
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.map.in_hand_tools import Hand
from squadlog.session.view.questions.question import question
from squadlog.session.view.shots.aim import AimForm, AskedShot
from squadlog.session.view.shots.card import shot_card
from squadlog.session.view.shots.manners import Swept, ask_about_friends, format_engaged
from squadlog.session.view.shots.sweeping import sector_lines
from squadlog.tui.dialogs.shot_rows import outcome_words
from squadlog.tui.map.glyphs import SWEPT
from squadlog.tui.map.tools_shown import MapTable
from squadlog.tui.map.unit_labels import labels

PLACES = {
    1: (20.0, 10.0, 0.0), 2: (21.0, 14.0), 11: (20.0, 16.0), 12: (23.0, 13.2), 13: (28.0, 10.0), 14: (20.0, 4.0),
}  # fmt: skip
BEGUN = ("begin", "initiative", "move red")


@pytest.fixture
def sector(tmp_path):
    """A battle on an open field in which 1 has a friend before it: its number, and the seat of the table."""
    battle = on_map(field_of(""), PLACES, setup_changes={"chapters": ("ammunition", "automatic_fire")})
    starts = tuple(
        Start(unit=unit.id, position=unit.position) for unit in battle.units.values() if unit.position
    )
    store = open_store(tmp_path / "squadlog.db")
    session = Session.create(store, replace(battle.setup, starts=starts, seed=7))
    seat = session.seat(Speaker(seat="table"))
    for said in BEGUN:
        seat.say(said)
    yield SimpleNamespace(number=session.id, seat=seat, battle=battle)
    store.close()


def the_map(seat, **changes):
    survey = seat.rules.survey()
    return MapTable(seat=seat).shown(Hand(cursor=survey.figures[1].spot, tool="sweep", chosen=1, **changes))


def test_the_sector_is_drawn_and_says_who_is_in_it_nearest_first(sector):
    """AUT-08, AUT-09, AUT-10: nobody beside it, and nobody behind."""
    shown = the_map(sector.seat)
    (arc,) = shown.overlays
    assert isinstance(arc, Arc)
    assert (arc.degrees, arc.facing_deg) == (90.0, 0.0)
    assert shown.swept == (Swept(2, friend=True), Swept(12, friend=False), Swept(11, friend=False))
    assert "1. 2 Trooper 2 FRIEND‼: hit 60%; 2. 12 Trooper 12: hit 60%; 3. 11" in shown.words.plain
    turned = the_map(sector.seat, axis_deg=315.0)
    assert turned.swept == (Swept(11, friend=False),)
    assert turned.refusal is None


def test_a_sector_outside_the_field_of_view_is_drawn_with_what_speaks_against_it(sector):
    """AUT-08, A-40."""
    shown = the_map(sector.seat, axis_deg=90.0)
    assert (shown.refusal.code, shown.refusal.rule) == ("sector-outside", "AUT-08")
    assert shown.swept[-1] == Swept(13, friend=False)


def test_each_has_its_place_and_friends_a_sign_of_their_own_without_any_colour(sector):
    """AUT-10."""
    told = labels(known(sector.battle, "table"), None, swept=(Swept(2, friend=True), Swept(11, friend=False)))
    assert [(told[unit].marks, told[unit].endangered) for unit in (2, 11, 12)] == [
        ("‼1", True), (f"{SWEPT}2", False), ("", False),
    ]  # fmt: skip


def test_the_card_tells_the_whole_burst_and_each_with_what_hides_it(sector):
    """AUT-09, AUT-14, AUT-19."""
    seat = sector.seat
    asked = AskedShot(unit=1, weapon=seat.known.units[1].in_hand, purpose="fire")
    card = shot_card(seat.rules, asked, AimForm(manner="area", axis_deg=0.0))
    told = [line.plain for line in outcome_words(card, seat.known)]
    assert told[0].splitlines()[0] == "3 engaged, nearest first, 1 of them FRIENDS‼"
    assert "1.8 hit on average, none 6%" in told[0]
    assert told[1] == "   1 2 Trooper 2 FRIEND‼: hit 60%"
    first = card.preview.engaged[0]
    wood = replace(
        first.sighting, crossed=(*first.sighting.crossed, SimpleNamespace(kind="light_woods", metres=2.0))
    )
    assert "behind light woods 2.0 m" in format_engaged(
        replace(first, sighting=wood), seat.known, friend=True
    )


def test_who_fires_at_friends_is_asked_once(sector):
    """AUT-09."""
    told = known(sector.battle, "table")
    assert ask_about_friends((Swept(11, friend=False),), told) == ""
    assert ask_about_friends((Swept(2, friend=True),), told).startswith(
        "In the sector is a friend: 2 Trooper 2"
    )


def test_in_words_the_burst_over_a_sector_names_the_friends_in_it(sector):
    """AUT-09."""
    seat = sector.seat
    for said in ("burst 1 area", "done", "done"):
        seat.say(said)
    told = "\n".join(question(seat).told())
    assert "area burst, 3 engaged, FRIENDS among them: 2 Trooper 2" in told


def test_in_words_the_sector_says_whom_it_would_engage(sector):
    """AUT-08, AUT-09, AUT-10: the twin of what the map draws; what speaks against it, and nothing of other weapons."""
    told = sector_lines(sector.seat, 1, 0.0)
    assert told == (
        "1 Trooper 1, area burst with SR: 3 engaged, FRIENDS among them: 2 Trooper 2",
        "  1. 2 Trooper 2 FRIEND: 60 percent", "  2. 12 Trooper 12: 60 percent", "  3. 11 Trooper 11: 60 percent",
    )  # fmt: skip
    assert "[AUT-08]" in sector_lines(sector.seat, 1, 90.0)[0]
    sector.seat.say("correct 1 in_hand=SP because so")
    assert sector_lines(sector.seat, 1, 0.0) == ()


def test_on_the_map_it_is_turned_declared_and_fired_after_a_second_word(play, sector):
    """AUT-07, AUT-08, AUT-09: the log says at the declaration that it is a burst."""

    async def steps(table):
        await table.press("1", "m", "b")
        assert "R2‼1" in table.text()
        assert f"B12{SWEPT}2" in table.text()
        await table.press("right_square_bracket", "left_curly_bracket", "enter")
        assert "1 Trooper 1 sweeps a sector with SR." in table.text()
        await table.press("d", "d", "d", "d")
        assert table.screen == "ShotPanel"
        assert "R2‼1" in table.text()
        await table.press("enter")
        assert "Fire anyway?" in table.text()
        await table.press("n")
        assert table.seat.known.fire_queue
        await table.press("enter", "y")
        assert not table.seat.known.fire_queue
        assert "R2‼" not in table.text()

    play(steps, (160, 48), battle=sector.number)


def test_without_a_map_whoever_is_in_it_is_named_by_a_key_friends_too(play, tmp_path):
    """AUT-08, AUT-09, AUT-10: what is refused says what is missing; one confirmation for friends."""
    store = open_store(tmp_path / "squadlog.db")
    start = skirmish((1, 2), (11, 12), setup_changes={"chapters": ("ammunition", "automatic_fire")})
    session = Session.create(store, replace(start.setup, seed=7))
    for said in (*BEGUN, "burst 1 area", "done", "done"):
        session.say(said)
    store.close()

    async def steps(table):
        await table.press("enter")
        assert "✗ Name the units in the sector, " in table.text()
        assert "FRIEND" in table.text()
        await table.press("down", "space", "down", "space")
        assert "in it, nearest first: 12 2" in table.text()
        assert "middle of the sector" not in table.text()
        await table.press("up", "space")
        assert "1 engaged, nearest first, 1 of them" in table.text()
        await table.press("space", "enter", "y")
        assert not table.seat.known.fire_queue
        assert "fires SR at 12" in "\n".join(table.seat.log.latest(1))

    play(steps, (80, 24), battle=session.id)


def test_one_burst_after_the_other_is_fired_by_keys(play, tmp_path):
    """AUT-06, AUT-13, AMO-10: the last order again, and Enter; an empty magazine says so."""
    store = open_store(tmp_path / "squadlog.db")
    start = skirmish((1,), (11,), setup_changes={"chapters": ("ammunition", "automatic_fire")})
    session = Session.create(store, replace(start.setup, seed=7))
    for said in (*BEGUN, "burst 1 at 11"):
        session.say(said)
    store.close()

    async def steps(table):
        # The other side gives no order, and is asked.
        await table.press("d", "d", "d", "enter")
        assert table.seat.known.now.subphase == 2
        # The full stop belongs to the range of the shot just fired: once more, and it is an order.
        await table.press("full_stop", "full_stop", "d", "d", "d", "enter")
        log = "\n".join(table.seat.log.latest(8))
        assert "fires a burst of 5 rounds with SR [AUT-16]" in log
        assert "burst 2 of a run" in log
        assert table.seat.known.now.subphase == 3
        await table.press("full_stop", "full_stop")
        assert "[AMO-10]" in table.text()

    play(steps, (160, 48), battle=session.id)
