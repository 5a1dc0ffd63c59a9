"""The panel of a guided fight: it is played by the keys that it tells, and covers nothing."""

import re

import pytest
from support.lessons_played import played_by_keys

from squadlog.extras.tutorial.course import courses, load_course
from squadlog.extras.tutorial.progress import take_up
from squadlog.extras.tutorial.screens.lesson import PRESS, TEXT, LessonPanel, light_keys, parts_at
from squadlog.session.battle_session import open_store
from squadlog.tui.book.settings import remappable


@pytest.mark.parametrize(
    ("key", "size"), [("tutorial", (80, 24)), ("tutorial_map", (160, 48)), ("grenades", (80, 24))]
)
def test_a_guided_fight_is_played_by_the_keys_that_it_tells(play, tmp_path, brought, key, size):
    async def steps(table):
        told = await played_by_keys(table, key)
        assert len(told) >= len(load_course(key).lessons) - 3

    play(steps, size=size, battle=begun(tmp_path, brought, key))


def begun(folder, brought, key):
    """A course at its beginning: a ready battle with dice of its own, a lesson with its own dice."""
    if load_course(key).battle is None:
        return brought(folder / "squadlog.db", key)
    store = open_store(folder / "squadlog.db")
    number = take_up(store, key).id
    store.close()
    return number


@pytest.mark.parametrize("width", [80, 120, 160, 200])
@pytest.mark.parametrize("key", courses())
def test_every_lesson_fits_into_its_panel_at_every_width(key, width):
    course = load_course(key)
    for lesson in (*course.lessons, *course.remarks.values()):
        assert len(lesson.text) <= TEXT
        assert light_keys(lesson.press).cell_length <= PRESS
        room = width - 4
        # A rule id may not be broken where a word of it ends: that is a cell or two a line.
        assert len(light_keys(lesson.text).wrap(room)) <= parts_at(width)[0]
        assert len(light_keys(lesson.press).wrap(room)) <= parts_at(width)[1]


@pytest.mark.parametrize("key", courses())
def test_every_key_of_a_lesson_is_one_of_the_settings_or_never_changes(key):
    shipped = {name: binding.key.split(",")[0] for name, binding in remappable()}
    course = load_course(key)
    written = " ".join(lesson.press for lesson in (*course.lessons, *course.remarks.values()))
    for sign, _, name in (part.partition("=") for part in re.findall(r"\[([^\]]+)\]", written)):
        if sign.startswith('"'):
            continue
        if name:
            assert f"simulate_key({shipped[name]!r})" in str(light_keys(f"[{sign}={name}]").spans)
        else:
            assert sign in ("enter", "down", "?") or sign.isdigit() or sign.startswith("{")


def test_a_lesson_tells_the_key_that_was_chosen_in_the_settings():
    told = light_keys(
        "[d=battle.done] is done, [:=battle.command] says", {"battle.command": "full_stop", "other": "x"}
    )
    assert told.plain == "▶  d  is done,  .  says"
    assert "simulate_key('full_stop')" in str(told.spans)


def test_another_battle_has_no_such_panel(play, prepared):
    number = prepared()

    async def steps(table):
        assert not table.app.screen.query(LessonPanel)

    play(steps, battle=number)


def test_a_click_on_a_key_presses_it():
    assert "simulate_key('colon')" in str(light_keys("[:] walk 1 2m [enter]").spans)


def test_what_is_refused_is_answered_kindly_and_the_lesson_waits(play, tmp_path, brought):
    number = brought(tmp_path / "squadlog.db", "tutorial")

    async def steps(table):
        await table.say("walk 1")
        assert "no harm done: the lesson waits" in table.text()
        assert "Lesson 1 of" in table.text()
        await table.press("escape", "enter")
        assert "no harm done" not in table.text()
        assert "Lesson 2 of" in table.text()

    play(steps, battle=number)


def test_a_lesson_whose_question_was_put_aside_tells_how_to_be_asked_again(play, tmp_path, brought):
    number = brought(tmp_path / "squadlog.db", "tutorial", "begin", "initiative")

    async def steps(table):
        assert "m  is MOVE" in table.text()
        await table.press("m", "u")
        assert table.panel is None
        assert "m  is MOVE" not in table.text()
        assert "enter  opens the prompt again" in table.text()
        await table.press("enter")
        assert "m  is MOVE" in table.text()
        await table.press("escape")
        assert "opens the prompt again" in table.text()

    play(steps, battle=number)


def test_a_key_that_means_nothing_is_answered_kindly(play, tmp_path, brought):
    number = brought(tmp_path / "squadlog.db", "tutorial", "begin", "initiative")

    async def steps(table):
        await table.press("k")
        assert "k does nothing here" in table.text()
        await table.press("m")
        assert "does nothing here" not in table.text()

    play(steps, battle=number)
