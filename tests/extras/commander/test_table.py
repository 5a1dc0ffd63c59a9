"""A commander at a real table without a map: what it is told, what it asks, and how its figures go."""

import re
from itertools import islice

import pytest
from support.at_a_table import asked, begin_at_table, hear
from support.matches import hasty_store

from squadlog.base.names import TEXT_CELLS
from squadlog.base.records import replace
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.evolve import begin_battle
from squadlog.battle.known import known
from squadlog.battle.opening import open_battle
from squadlog.battle.saying import Note
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.commands.telling import hint
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.extras.commander.mind.table.asking import question
from squadlog.extras.commander.mind.table.at_table import TableMind
from squadlog.extras.commander.mind.table.lines import line_known
from squadlog.extras.commander.mind.table.told import (
    FAR_AWAY_M,
    GroundWalked,
    NotToldError,
    TableTold,
    read_telling,
)
from squadlog.extras.commander.seated.at_table import told_at
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.speaking import speak
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.session.said.others import ASKS
from squadlog.session.view.words.battle_report import report_lines
from squadlog.setup.scenes import load_battle

RED, BLUE = (4, 5, 6), (1, 2, 3)


@pytest.fixture
def seat(tmp_path):
    """A table at which a recruit plays red."""
    return begin_at_table(tmp_path, "recruit")


def told(words, known, entry=0, **more):
    """What the table told, in these words each, as it is known after somebody walked."""
    return TableTold(lines=tuple(line for one in words for line in read_telling(one, known, entry)), **more)


def test_what_is_told_is_read_as_people_say_it(seat):
    known = seat.known
    (line,) = read_telling("told 4 1 12m half-hard", known)
    assert (line.viewer, line.target, line.low_m, line.high_m) == (4, 1, 12.0, 12.0)
    assert line.stated.covers == ("half_hard",)
    spans = read_telling("told 4,5 to 1-2: 10-14m, half hard cover; 6 3 8 in the open", known)
    assert [(one.viewer, one.target, one.low_m, one.high_m) for one in spans] == [
        (4, 1, 10.0, 14.0), (4, 2, 10.0, 14.0), (5, 1, 10.0, 14.0), (5, 2, 10.0, 14.0), (6, 3, 8.0, 8.0),
    ]  # fmt: skip
    assert spans[-1].stated.covers == ()
    assert [one.stated.in_sight for one in read_telling("told 4 nobody", known)] == [False] * 3
    assert read_telling("told 4 all unseen", known) == read_telling("told 4 nobody", known)
    assert read_telling("told nothing", known) == ()
    (behind,) = read_telling("told 4 1 out of arc", known)
    assert (behind.stated.in_arc, behind.high_m) == (False, FAR_AWAY_M)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("told", "Say from whom to whom, and how far, such as: told 3 9 12m half-hard."),
        ("told 4", "Say to whom the range from 4 is"),
        ("told 4 99 12m", "There is no unit 99 here"),
        ("told 4 1 14-10m", "from the nearer end to the farther"),
        ("told 4 1 12m half cover", "hard or soft: half-hard or half-soft"),
        ("told 4 1 quickly", "'quickly' was not understood: say such as told 3 9 12m half-hard"),
    ],
)
def test_what_is_not_understood_is_answered_in_a_sentence(seat, words, fault):
    with pytest.raises(NotToldError, match=re.escape(fault)):
        read_telling(words, seat.known)


def test_words_that_were_not_understood_wait_while_something_else_is_asked(seat):
    """As a wish to take back, which waits for an answer and takes no note."""
    known = replace(seat.known, stage="initiative")
    posed = Posed(known=known, side="red", table=TableTold(asks=True, unread=("told 4 quickly",)))
    assert MindView(posed).now.due.ask().kind not in ("declare", "fire", "opportunity")
    thought = TableMind(commander_of("recruit")).think(posed)
    assert not isinstance(thought.says, Note)


def test_a_range_widens_by_what_both_have_walked_since_and_no_more(seat):
    ways = (
        GroundWalked(4, 3.0, 5),
        GroundWalked(1, 4.0, 12),
        GroundWalked(4, 2.0, 13),
        GroundWalked(2, 9.0, 14),
    )
    table = told(["told 4 1 10-12m half-soft"], seat.known, 10, walked=ways)
    line = line_known(table, 4, 1)
    assert (line.low_m, line.high_m, line.said_m, line.fresh) == (4.0, 18.0, 12.0, False)
    back = line_known(table, 1, 4)
    assert (back.low_m, back.high_m) == (4.0, 18.0)
    assert back.stated.covers is None
    assert line_known(table, 4, 2) is None
    near = told(["told 4 1 3m"], seat.known, 10, walked=ways)
    assert line_known(near, 4, 1).low_m == 0.0


def test_who_turned_may_see_by_now_whom_he_had_behind_him(seat):
    table = told(["told 4 1 10m out of arc"], seat.known, 10)
    assert line_known(table, 4, 1).is_behind
    turned = replace(table, walked=(GroundWalked(4, 0.0, 11, turned=True),))
    assert not line_known(turned, 4, 1).is_behind
    assert line_known(turned, 4, 1).is_seen


def test_nothing_is_asked_where_nobody_says_ranges(seat):
    said = hear(seat, "done")
    assert any(one.startswith("declare 4 fire_throw") for one in said)
    assert asked(said) == []


def test_a_range_stated_of_a_shot_is_learned_and_those_it_lacks_are_asked_once(seat):
    said = hear(seat, "fire 1 at 4 range 30", "done")
    assert asked(said) == [("5", "the nearest"), ("6", "the nearest")]
    assert said[0].startswith("declare 4 fire_throw"), "the range to him is known from the shot at him"
    assert hear(seat) == [], "it waits"
    rest = hear(seat, "told 5,6 1 25m")
    assert [one.split()[:3] for one in rest[:2]] == [["declare", str(unit), "fire_throw"] for unit in (5, 6)]


def test_as_many_are_asked_about_in_one_note_as_it_holds():
    """LOG-01: a question about a squad of eight was too long, was refused again and again, and cost it its side."""
    setup = load_battle("market_day", load_rulebook(), rulings_with(()))
    view = MindView(Posed(known=known(begin_battle(open_battle(setup)), "white"), side="white"))
    text = question(view, [(unit, None) for unit in range(9, 17)]).text
    assert len(text) <= TEXT_CELLS
    assert asked([f"note aside: {text}"])[:3] == [(str(unit), "the nearest") for unit in (9, 10, 11)]


def test_it_fires_by_what_it_was_told_and_states_that(seat):
    hear(seat, "told 4-6 1 30m", "done")
    fired = [event for _, event in seat.log.happened(ShotFired)]
    assert {(one.unit, one.target) for one in fired} == {(unit, 1) for unit in RED}
    assert {(one.sighting.distance.value, one.sighting.distance.origin) for one in fired} == {
        (30.0, "stated")
    }


def test_what_it_stated_itself_is_no_news_to_it(seat):
    """It states what it was told before they walked, or the farther end: neither is a range that anybody measured."""
    hear(seat, "told 4-6 1 30m", "walk 1 4m", "done", "note told 4-6 1 27m")
    assert [event for _, event in seat.log.happened(ShotFired)]
    red = seat.of(Speaker(seat="red"))
    table = told_at(red, "red", "recruit")
    assert {(line.low_m, line.high_m) for line in table.lines} == {(30.0, 30.0), (27.0, 27.0)}
    assert len(table.lines) == 6


def test_before_a_shot_at_somebody_who_walked_it_asks_what_covers_him_now(seat):
    said = hear(seat, "told 4-6 1-3 30m", "walk 1 4m", "walk 2 4m", "walk 3 4m", "done")
    assert asked(said) == [("4", "1"), ("5", "1"), ("6", "1")]
    said = hear(seat, "told 4-6 1 27m full-hard")
    covers = {one.sighting.crossed[0].kind for _, one in seat.log.happened(ShotFired)}
    assert covers == {"full_hard"} or not covers


def test_told_nothing_it_asks_no_more_and_plays_as_its_level_does(seat):
    hear(seat, "told 4 1 30m", "note told nothing")
    said = hear(seat, "done")
    assert asked(said) == []
    assert any(one.startswith("declare 5 fire_throw") for one in said)


def test_words_that_it_does_not_understand_are_answered_once(seat):
    hear(seat, "told 4 1 30m")
    said = hear(seat, "told 4 zwei 30", "done")
    assert said[0].startswith("note aside: Not understood: told 4 zwei 30. Say such as")
    assert sum("Not understood" in one for one in said) == 1


def test_who_sees_nobody_goes_on_and_his_way_is_told_so_that_a_figure_can_be_moved(seat):
    said = hear(seat, "told 4-6 nobody", "done")
    assert said[:2] == [
        "walk 4 moving 4m",
        "note aside on 4: Walks 4 m toward the nearest enemy, by cover where there is some, and faces him.",
    ]


def test_who_has_the_enemy_behind_him_turns(seat):
    said = hear(seat, "told 4 1 12m out of arc; 5-6 nobody", "done")
    assert said[:2] == ["turn 4", "note aside on 4: Turns, and faces 1 John Doe."]


def test_with_nobody_to_ask_two_commanders_play_as_they_do(seat):
    Commanders(seat.store, seat.id).sit("blue", "recruit")
    seat.say("told 4-6 1-3 30m")
    said = [one.sentence for one in islice(speak(seat), 20)]
    assert len(said) == 20
    assert not asked(said)


def test_nobody_is_bidden_to_tell_ranges_once_a_battle_is_over(seat):
    assert hint(seat).startswith("With figures on a table")
    seat.say("end")
    assert hint(seat) == ""


def test_a_commander_is_told_on_the_command_line(call):
    call("new", "newcomer", "--seed", "7")
    told = call("commander", "red", "recruit")[2]
    assert "tell it ranges, such as: squadlog commander told 3 9 12m half-hard" in told
    code, out, _ = call("commander", "told", "4-6", "1", "30m")
    assert (code, out.splitlines()[0]) == (0, "Note: told 4-6 1 30m")
    code, _, err = call("commander", "told", "4", "1", "half", "cover")
    assert (code, err.strip()) == (2, "Say whether the cover is hard or soft: half-hard or half-soft.")
    call("new", "long_ford", "--seed", "7")
    assert "The map measures here" in call("commander", "told", "4", "1", "30m")[2]


def test_on_a_map_nothing_is_told(tmp_path):
    setup = replace(load_battle("long_ford", load_rulebook(), rulings_with(())), seed=7)
    begun = Session.create(hasty_store(tmp_path / "squadlog.db"), setup).seat(Speaker())
    assert told_at(begun, "red", "recruit") is None


def test_who_is_dazed_kneels_and_his_figure_is_told_so(seat):
    """WND-04: in the second after that in which he was hit."""
    hear(seat, "told 4-6 1 30m", "correct 4 dazed=T1.s4 because of a hit", "done")
    said = hear(seat, "done")
    assert said[:2] == ["kneel 4", "note aside on 4: Kneels, and faces the nearest enemy."]
    assert asked(said) == [("5", "the nearest"), ("6", "the nearest")], "he could do nothing by an answer"


def test_hands_go_by_their_page_whatever_is_told(seat):
    Commanders(seat.store, seat.id).sit("red", "hands")
    assert asked(hear(seat, "told 4 1 30m", "done")) == []


def test_shots_that_were_ordered_before_anybody_said_a_range_are_asked_about_and_not_let_go(seat):
    hear(seat, "fire 1 at 4", "done")
    said = hear(seat, "fire 1 at 4 range 12")
    assert asked(said) == [("4", "1"), ("5", "1"), ("6", "1")], "what covers 1 nobody has told 4 either"
    hear(seat, "told 4-6 1 12m")
    assert [event.unit for _, event in seat.log.happened(ShotFired) if event.unit in RED] == [4, 5, 6]


def test_it_does_not_say_to_ask_where_it_only_leaves_people_to_begin(seat):
    for _ in range(4):
        seat.undo()
    list(speak(seat))
    told = []
    list(speak(seat, lambda *stands: told.append(stands)))
    assert seat.due.ask().kind == "begin"
    assert ("red", ASKS) not in told


def test_a_soldier_who_fires_again_in_a_second_stays_where_he_is(seat):
    """He leaves no wall for the second in which his rifle rests (FIR-39)."""
    hear(seat, "told 4-6 1-3 30m", "done")
    assert [event.unit for _, event in seat.log.happened(ShotFired)] == [4, 5, 6]
    assert hear(seat, "done") == ["hold 4", "hold 5", "hold 6", "done"]


def test_with_both_shots_fired_he_walks_at_nobody_whom_he_sees(seat):
    hear(seat, "told 4-6 1-3 30m", "done")
    hear(seat, "done")
    hear(seat, "done")
    assert [event.unit for _, event in seat.log.happened(ShotFired)] == [4, 5, 6, 4, 5, 6]
    assert hear(seat, "done") == ["hold 4", "hold 5", "hold 6", "done"]


def test_the_story_of_a_battle_leaves_out_what_was_said_of_ranges_and_figures(seat):
    hear(seat, "told 4-6 nobody", "note 3 has the map", "done")
    seat.say("end")
    told = " ".join(report_lines(seat))
    assert "3 has the map" in told
    assert "told 4-6" not in told
    assert "Walks 4 m" not in told
    assert "How far" not in told


def test_at_the_prompt_its_question_is_answered_and_enter_plays_nothing_for_it(call):
    call("new", "newcomer", "--seed", "7", "--commander", "red=recruit")
    lines = ("", "", "2", "fire 1 at 4 range 15 half-hard", "done", "", "told 4-6 1 15m half-hard", "quit")
    _, out, _ = call("play", "1", "--as", "text", stdin="\n".join(lines))
    asked = out.index("How far is it from 4 to 1, from 5 to 1, from 6 to 1, and behind what cover?")
    assert "told 4,5,6 1 12m half-hard" in out[asked:]
    assert "4 Varro fires: choose a target" not in out
    assert out.count("fires SR at 1 John Doe at 15 m") == 3
