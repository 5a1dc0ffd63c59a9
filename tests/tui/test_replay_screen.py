"""A battle watched again on the screen: the bar, the words, the player, and the screen itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup
from textual.content import Content
from textual.geometry import Region

from squadlog.base.records import replace
from squadlog.battle.evolve import first_state
from squadlog.battle.moment import Moment
from squadlog.battle.state import Known
from squadlog.session.replaying.frames import BattleReplay, ReplayFrame
from squadlog.session.replaying.marks import mark_frames
from squadlog.session.replaying.pace import SPEEDS, other_speed, seconds_of, speed_words
from squadlog.session.replaying.stops import ReplayStops, cut_replay, first_at, last_at
from squadlog.tui.replay.bar import bar_rows, cell_of, frame_of, name_cells
from squadlog.tui.replay.words import said_rows, seat_words, status_words, unmapped_rows


def made(*steps):
    """A replay of frames, each a stage, a turn, a subphase and what was said, with wounds by unit."""
    battle, frames, wounds = first_state(setup((1,), (11,))), [], {}
    for stage, turn, second, line, *hurt in steps:
        wounds |= dict(hurt)
        units = {
            number: replace(unit, wound=wounds.get(number, "none")) for number, unit in battle.units.items()
        }
        battle = replace(battle, stage=stage, now=Moment(turn, second), units=units)
        frames.append(ReplayFrame(entry=len(frames) + 1, lines=(line,), battle=Known(battle)))
    marks = mark_frames([frame.battle for frame in frames])
    return BattleReplay(title="The Ford", seat="table", whole=False, frames=tuple(frames), marks=marks)


WATCHED = made(
    ("setup", 1, 1, "They meet."), ("initiative", 1, 1, "Turn 1 begins."), ("actions", 1, 1, "— T1.s1 —"),
    ("actions", 1, 1, "1 Trooper 1 walks."), ("actions", 1, 2, "— T1.s2 —"), ("fire", 1, 2, "11 is hit.", (11, "M")),
    ("initiative", 2, 1, "Turn 2 begins."), ("actions", 2, 1, "— T2.s1 —"), ("fire", 2, 1, "He dies.", (11, "D")),
    ("over", 2, 1, "The battle is over."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "ahead", "back"),
    [
        ("line", [1, 2, 3, 4, 5, 6, 7, 8, 9], [8, 7, 6, 5, 4, 3, 2, 1, 0]),
        ("subphase", [1, 2, 4, 6, 7, 9], [7, 6, 4, 2, 1, 0]),
        ("turn", [1, 6, 9], [6, 1, 0]),
        ("mark", [5, 8, 9], [8, 5]),
    ],
)
def test_each_key_leads_from_stop_to_stop_and_back(kind, ahead, back):
    stops, last = ReplayStops(WATCHED), len(WATCHED.frames) - 1

    def walked(at, way):
        while (at_next := stops.step(at, kind, way)) != at:
            at = at_next
            yield at

    assert list(walked(0, 1)) == ahead
    assert list(walked(last, -1)) == back


def test_moments_are_found_as_people_write_them_and_a_part_keeps_its_marks():
    assert [first_at(WATCHED, text) for text in ("T1", "1.2", "T2.s1", "turn 2", "T3")] == [1, 4, 7, 6, None]
    assert [last_at(WATCHED, text) for text in ("T1", "T1.s1", "0")] == [5, 3, 0]
    part = cut_replay(WATCHED, 4, 6)
    assert [(mark.kind, mark.frame) for mark in part.marks] == [("wound", 1), ("turn", 2)]


@given(st.integers(1, 4000), st.integers(2, 300), st.data())
def test_a_click_on_the_cell_of_a_frame_leads_to_a_frame_of_that_cell(frames, cells, data):
    frame = data.draw(st.integers(0, frames - 1))
    cell = cell_of(frame, frames, cells)
    assert 0 <= cell < cells
    if frames >= cells:
        assert cell_of(frame_of(cell, frames, cells), frames, cells) == cell
    else:
        assert frame_of(cell, frames, cells) == frame


@pytest.mark.parametrize("width", [24, 80, 160])
def test_the_bar_has_a_row_a_side_each_as_wide_with_its_marks_at_their_frames(width):
    red, line, blue = bar_rows(WATCHED, 5, width)
    named = name_cells(WATCHED.frames[-1].battle, width)
    cells = width - named - 1
    assert {row.cell_length for row in (red, line, blue)} == {width - 1}
    assert set(red.plain[named:]) == {" "}
    found = {place: sign for place, sign in enumerate(blue.plain[named:]) if sign != " "}
    assert found == {cell_of(5, 10, cells): "●", cell_of(8, 10, cells): "†"}
    assert line.plain[named + cell_of(5, 10, cells)] == "◉"
    assert line.plain[named + cell_of(6, 10, cells)] == "2"
    assert line.plain[-1] == "┤"


@pytest.mark.parametrize("width", [30, 60, 120])
def test_the_first_line_is_as_wide_as_the_screen_and_always_tells_when_and_where(width):
    told = status_words(WATCHED, 5, width, plays=True, speed=2.0).plain
    assert len(told) == width
    assert told.startswith(" Turn 1, subphase 2"[: width - 18])
    assert told.endswith("6 of 10   ▶ 2x ")


def test_whose_knowledge_it_is_is_told():
    assert seat_words(WATCHED) == ""
    assert seat_words(replace(WATCHED, seat="red")) == "as Red knew it"
    assert seat_words(replace(WATCHED, whole=True)) == "with all that was secret"


def test_the_line_that_was_said_stands_beneath_those_before_it():
    rows = [row.plain for row in said_rows(WATCHED, 3, 40, 3)]
    assert rows == ["They meet.", "Turn 1 begins.", "1 Trooper 1 walks."]
    assert [row.plain for row in said_rows(WATCHED, 0, 40, 3)] == ["", "", "They meet."]
    assert said_rows(WATCHED, 4, 40, 1) == [Content("— Turn 1, subphase 2 —")]


def test_without_a_map_the_story_has_the_rows_that_the_soldiers_leave():
    assert unmapped_rows(WATCHED, 24) == (6, False)
    assert unmapped_rows(WATCHED, 48) == (10, True)
    many = made(("setup", 1, 1, "They meet."))
    (unit, *_) = many.frames[0].battle.units.values()
    crowd = replace(many.frames[0].battle, units=dict.fromkeys(range(60), unit))
    crowded = replace(many, frames=(replace(many.frames[0], battle=Known(crowd)),))
    assert unmapped_rows(crowded, 24) == (24 - 3 - 2 - 2, False)


def test_a_wound_stands_longest_and_a_heading_shortest_at_every_speed():
    hurt = {mark.frame for mark in WATCHED.marks if mark.unit}
    stands = [seconds_of(frame, hurt, place) for place, frame in enumerate(WATCHED.frames)]
    assert max(stands) == stands[5] == stands[8]
    assert min(stands) == stands[2]
    assert [other_speed(SPEEDS[0], -1), other_speed(SPEEDS[-1], 1)] == [SPEEDS[0], SPEEDS[-1]]
    assert [speed_words(one) for one in SPEEDS] == ["½x", "1x", "2x", "4x", "8x"]


def test_a_battle_is_watched_by_keys_and_by_itself_and_stays_where_it_is(play, tmp_path, brought):
    """One battle on a map of two floors: home, W, steps, play, the bar, the log, and back."""
    path = tmp_path / "squadlog.db"
    brought(path, "counting_house", "begin", "initiative", "move", "correct 9 wound=D because a test")

    async def steps(table):
        app, pilot = table.app, table.pilot
        await table.press("W")
        screen, head = app.screen, app.screen._seat.head
        assert table.screen == "ReplayScreen"
        assert "1 of " in table.text()
        await table.press("m")
        assert "wound is D" in table.text()
        await table.press("m")
        assert "Nobody is hurt after this line" in " ".join(one.message for one in app._notifications)
        await table.press("home", "right")
        assert screen.player.at == 1
        await table.press("plus", "space")
        assert screen.player.plays
        screen.player._next()
        assert screen.player.at == 2
        await table.press("l")
        assert table.screen == "LogScreen"
        assert (screen.player.plays, screen.player._timer) == (False, None)
        await table.press("escape")
        await pilot.click("#replay-bar", offset=(118, 1))
        assert screen.player.at == len(screen.replay.frames) - 1
        cols = screen._view.frame.cols + 2  # a panel that has grown is drawn before its map hears of it
        assert screen._view.render_lines(Region(0, 0, cols, 1))[0].cell_length == cols
        await table.press("f", "f")
        assert "floor 2 of 2, held" in table.text()
        await table.press("a")
        await table.press("space", "escape")
        assert screen.player._timer is None
        assert app.desk.resume(1).head == head

    play(steps, size=(120, 40))
