"""The workshop on screen: a map drawn by keys and mouse, checked while one draws, saved and opened again."""

import random
import runpy
from pathlib import Path

import pytest
from support.at_home import at_home
from support.drawing_tables import SIGNS, drawn_by

from squadlog.base.records import replace
from squadlog.book.places import data_dir
from squadlog.extras.workshop.maps.pressing import KEYS
from squadlog.extras.workshop.maps.tools import BY_LETTER
from squadlog.extras.workshop.screens.map_panel import panel_lines, under_words
from squadlog.extras.workshop.screens.map_table import CHECK_AFTER_S, MapTableScreen
from squadlog.extras.workshop.screens.map_view import TableView
from squadlog.ground.checking.load import load_map
from squadlog.ground.map.model import Map
from squadlog.setup.maps import map_text, own_maps

BENCH = runpy.run_path(str(Path(__file__).parents[3] / "benchmarks" / "workshop.py"))
SHIPPED = data_dir("scenarios") / "maps" / "the_counting_house.toml"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    at_home(monkeypatch, tmp_path)
    return tmp_path


async def typed(table, text):
    """A script of keys, as the benchmark reads them."""
    for key in BENCH["keys_of"](text):
        await table.pilot.press(key)


def test_what_has_no_room_under_a_small_map_takes_both_lines():
    told = 'A picture beneath the map needs pip install "squadlog[pictures]", which is not there.'
    above, below = under_words(replace(drawn_by(""), told=told, amiss=True), 78)
    assert f"{above.plain.strip()} {below.plain.strip()}" == told
    above, below = under_words(drawn_by("J/home/somebody/pictures/of/the/table/on/that/evening.png"), 78)
    assert above.plain == "a PNG or JPEG file, such as a photograph of the table from above"
    assert below.plain.endswith("evening.png▏")
    assert below.cell_length <= 78


async def checked(table):
    """Until the map is checked."""
    await table.pilot.pause(CHECK_AFTER_S + 0.05)
    await table.app.workers.wait_for_complete()
    await table.pilot.pause()


def test_words_too_many_for_a_line_stand_whole_beside_the_map():
    bench = drawn_by("ft2,2⏎al")
    beside = " ".join(line.plain.strip() for line in panel_lines(bench, (), 26))
    assert beside.startswith("looks of obstacle table table, round_table")
    assert beside.endswith("altar or stall")
    above, _ = under_words(bench, 78)
    assert above.plain == "one of the words beside the map; its beginning is enough"


def test_a_small_house_is_drawn_saved_found_again_and_played_on(play, home):
    async def steps(table):
        await typed(table, "wnThe Mill⏎12x10⏎web2,2 10,8⏎d6,2⏎fb3,3⏎")
        await checked(table)
        assert "the map is sound" in table.text()
        assert "not saved" in table.text()
        await typed(table, "^s⏎")
        await table.app.workers.wait_for_complete()
        assert not table.app.screen.draft.unsaved
        await table.press("escape", "escape", "escape")
        assert "the mill" in table.text()

    play(steps)
    drawn = load_map(home / "maps" / "the_mill.toml")
    assert [len(part) for part in (drawn.walls, drawn.doors, drawn.obstacles)] == [1, 1, 1]
    assert own_maps() == ("the_mill",)
    assert 'title = "The Mill"' in map_text("mill")


def test_the_beginning_of_the_counting_house_is_what_the_benchmark_says(play):
    """The whole of it takes a minute: `python benchmarks/workshop.py`."""

    async def steps(table):
        script = "".join(BENCH["SCRIPT"].split("\n")[1:4])
        await typed(table, script)
        table.drawn = table.app.screen.draft.bench.drawn

        wanted = load_map(SHIPPED)
        assert table.drawn.walls == wanted.walls[:1]
        bare = tuple(one.model_copy(update={"surface": None}) for one in wanted.terrain)
        assert table.drawn.terrain == bare

    play(steps, size=(160, 48))
    assert len(BENCH["keys_of"](BENCH["SCRIPT"])) <= BENCH["MOST_KEYS"]


def test_the_benchmark_sees_a_difference_of_a_hand_and_a_wrong_word():
    wanted = load_map(SHIPPED)
    assert BENCH["differences"](wanted, wanted) == []
    wall = wanted.walls[1].model_copy(update={"line": ((4.0, 9.06), (20.0, 9.0))})
    moved = wanted.model_copy(update={"walls": (wanted.walls[0], wall, *wanted.walls[2:])})
    assert BENCH["differences"](moved, wanted) == ["wall W11 1 lies 0.06 m from where it should"]
    door = wanted.doors[0].model_copy(update={"state": "open"})
    other = wanted.model_copy(update={"doors": (door, *wanted.doors[1:])})
    assert BENCH["differences"](other, wanted) == ["door D1 1: state is 'open', wanted 'closed'"]
    fewer = wanted.model_copy(update={"rooms": wanted.rooms[1:]})
    assert BENCH["differences"](fewer, wanted) == ["room hall 1 is not there"]


def test_what_is_not_saved_is_asked_about_and_a_file_of_somebody_else_is_never_written_over(play, home):
    file = home / "yard.toml"
    file.write_text('[map]\ntitle = "Yard"\nwidth_m = 12\nheight_m = 8\n')

    async def steps(table):
        table.app.push_screen(MapTableScreen.of_file(file))
        await table.pilot.pause()
        await typed(table, "fb3,3⏎⎋⎋⎋".replace("⎋", ""))
        await table.press("escape", "escape", "escape")
        assert table.screen == "ConfirmDialog"
        await table.press("n")
        file.write_text('[map]\ntitle = "Another"\nwidth_m = 5\nheight_m = 5\n')
        await table.press("ctrl+s")
        assert "has other content" in table.text()
        await table.press("n")
        assert "Another" in file.read_text()
        await table.press("ctrl+s", "y")
        await table.app.workers.wait_for_complete()
        assert load_map(file).obstacles
        await table.press("escape")
        assert table.screen == "HomeScreen"

    play(steps)


def test_a_fault_is_told_in_a_sentence_while_one_draws_and_led_to(play):
    async def steps(table):
        table.app.push_screen(MapTableScreen(load_map(SHIPPED)))
        await table.pilot.pause()
        await typed(table, "v4,10⏎m")
        await table.press("right", "right", "right", "right", "enter")
        await checked(table)
        assert "1 fault" in table.text()
        assert "D1 is on no wall" in " ".join(table.text().split())
        await typed(table, "v1,1⏎!")
        bench = table.app.screen.draft.bench
        assert [one.id for _, one in bench.chosen] == ["D1"]
        assert bench.cursor == (6, 10)

    play(steps, size=(160, 48))


def test_the_mouse_draws_drags_and_zooms(play):
    async def steps(table):
        table.app.push_screen(MapTableScreen(Map(title="a field", width_m=60, height_m=40)))
        await table.pilot.pause()
        screen = table.app.screen
        view = screen.query_one(TableView)

        def cell(x, y):
            return view.frame.cell(x, y)

        async def drag(start, end):
            await table.pilot.mouse_down(TableView, offset=cell(*start))
            await table.pilot.hover(TableView, offset=cell(*end))
            await table.pilot.mouse_up(TableView, offset=cell(*end))
            await table.pilot.pause()

        await typed(table, "th")
        await drag((4, 4), (10, 12))
        (patch,) = screen.draft.bench.drawn.terrain
        xs = [x for x, _ in patch.points]
        assert max(xs) - min(xs) == pytest.approx(6, abs=1)
        await typed(table, "v")
        await drag((7, 8), (12, 8))
        moved = screen.draft.bench.drawn.terrain[0]
        assert moved.points[0][0] - patch.points[0][0] in (4.5, 5, 5.5)
        before = view.frame.scale_m
        view.action_zoom(1)
        assert view.frame.scale_m < before

    play(steps, size=(160, 48))


def test_random_keys_fell_no_table(play):
    letters = [
        *KEYS,
        *BY_LETTER,
        *"0123456789.,x*",
        *SIGNS.values(),
        "E",
        "P",
        "I",
        "j",
        "J",
        "question_mark",
        "home",
    ]
    names = {
        " ": "space",
        ",": "comma",
        ".": "full_stop",
        "*": "asterisk",
        "<": "less_than_sign",
        ">": "greater_than_sign",
    }

    async def steps(table):
        chance = random.Random(14)
        for place in range(200):
            if not isinstance(table.app.screen, MapTableScreen) and place % 10 == 0:
                while len(table.app.screen_stack) > 1:
                    table.app.pop_screen()
                table.app.push_screen(MapTableScreen(load_map(SHIPPED)))
                await table.pilot.pause()
            key = chance.choice(letters)
            await table.pilot.press(names.get(key, key))
        assert table.app.is_running

    play(steps)


def test_a_map_or_a_drawing_is_brought_in_and_another_written(play, home):
    async def steps(table):
        table.app.push_screen(MapTableScreen(load_map(SHIPPED)))
        await table.pilot.pause()
        await table.press("P")
        await table.press("enter")
        await table.app.workers.wait_for_complete()
        await typed(table, "u")
        assert sorted(path.name for path in (home / "maps").iterdir()) == [
            "the_counting_house_1.svg", "the_counting_house_2.svg",
        ]  # fmt: skip
        await table.press("I")
        table.app.screen.query_one("#line").value = str(home / "maps" / "the_counting_house_1.svg")
        await table.press("enter")
        await table.app.workers.wait_for_complete()
        await table.pilot.pause()
        assert len(table.app.screen.draft.bench.drawn.walls) == 10
        await table.press("I")
        table.app.screen.query_one("#line").value = str(home / "no.toml")
        await table.press("enter")
        await table.pilot.pause()
        assert "no.toml is missing." in table.text()

    play(steps, size=(160, 48))
