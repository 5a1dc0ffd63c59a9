"""The lab on the screen: a question asked, played, stopped, left, looked into and deleted."""

import time

import pytest
from support.lab_rows import lab_of
from textual.widgets import Select

from squadlog.base.records import replace
from squadlog.base.user_paths import labs_folder
from squadlog.extras.lab.asked.lab import Lab, format_lab, read_lab
from squadlog.extras.lab.asked.places import is_asked_to_stop, list_labs
from squadlog.extras.lab.screens import player
from squadlog.extras.lab.screens.heat_shown import HeatView
from squadlog.extras.lab.screens.lab import MINUTES
from squadlog.extras.lab.told.flat import write_rows
from squadlog.tui.chrome.strip_list import StripList

BUSY_S = 60.0


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    """Labs of their own."""
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))


@pytest.fixture
def kept():
    """A lab of twelve battles on a map, among this user's."""
    labs_folder().mkdir(parents=True, exist_ok=True)
    return lab_of(labs_folder())


def here(work, pieces, _processes, *, stopped, **_more):
    """Battles are played in this process."""
    for piece in pieces:
        if stopped():
            return
        yield work(piece, lambda _: None)


async def until(table, what):
    """Until something is so, or these words are shown: what reads and plays a lab is no key."""
    limit = time.monotonic() + BUSY_S
    while not (what in table.text() if isinstance(what, str) else what()):
        assert time.monotonic() < limit, table.text()
        await table.pilot.pause(0.01)
    await table.pilot.pause()


def test_a_question_is_asked_at_home_played_to_its_end_and_kept(play, monkeypatch):
    monkeypatch.setattr(player, "each_of", here)

    async def steps(table):
        await table.press("a", "n")
        dialog = table.app.screen
        dialog.query_one("#new-lab-battle", Select).value = "newcomer"
        dialog.query_one("#new-lab-level-sergeant").value = False
        dialog.query_one("#new-lab-battles").value = "many"
        await table.pilot.pause()
        assert "battles: a whole number." in table.text()
        dialog.query_one("#new-lab-battles").value = "3"
        await table.press("f2")
        await until(
            table, lambda: table.screen == "LabScreen" and "All its battles are played" in table.text()
        )
        told = table.text()
        assert "Is it fair: newcomer (recruit)?" in told
        assert "3 battles, 0 of 1 cell settled" in told
        assert "┤" in told
        await table.press("escape")
        await until(table, lambda: table.screen == "LabsScreen")
        await until(table, "3 battles, 0 of 1 cell settled")

    play(steps)
    assert [path.stem for path in list_labs()] == ["fair-newcomer"]


def test_the_form_asks_what_a_question_needs_and_tells_what_is_wrong_at_once(play, monkeypatch):
    monkeypatch.setattr(player, "each_of", lambda *_, **__: iter(()))

    async def steps(table):
        await table.press("a", "n")
        dialog = table.app.screen
        before = dialog.query_one("#new-lab-minutes").region.y

        def choose(field, value):
            dialog.query_one(f"#new-lab-{field}", Select).value = value

        choose("question", "rank")
        choose("second", dialog.query_one("#new-lab-first", Select).value)
        await table.pilot.pause()
        assert "does not meet itself" in " ".join(table.text().split()) or "each named once" in table.text()
        assert "Thing" not in table.text()
        choose("question", "worth")
        choose("thing", "SR")
        await table.pilot.pause()
        assert "Everybody of Ordinary soldiers has Spike Rifle already" in " ".join(table.text().split())
        assert "Against" not in table.text()
        assert dialog.query_one("#new-lab-minutes").region.y == before
        choose("squad", "tog_line")
        choose("ground", "none")
        await table.press("f2")
        await until(table, lambda: table.screen == "LabScreen" and "worth not known yet" in table.text())

    play(steps)
    (path,) = list_labs()
    found = read_lab(path)
    assert (found.question, found.things, found.squads) == ("worth", ("SR",), ("tog_line",))
    assert (found.scenarios, found.levels, found.within) == (("none",), ("sergeant",), 2)


def test_whoever_leaves_ends_it_at_once_and_it_goes_on_later(play, kept, monkeypatch):
    ended = []

    def never_done(_work, pieces, _processes, *, stopped, **_more):
        next(pieces)
        while not stopped():
            time.sleep(0.001)
        ended.append(True)
        yield from ()

    monkeypatch.setattr(player, "each_of", never_done)

    async def steps(table):
        await table.press("a", "r")
        await until(table, "Playing for")
        await table.press("s")
        assert "Stopping after the battles under way" in table.text()
        await table.press("s")
        await until(table, lambda: ended == [True])
        await until(table, "asked to stop")
        await table.press("r")
        await until(table, "Playing for")
        assert "12 battles" in table.text()
        await table.press("escape")
        await until(table, lambda: ended == [True, True])
        assert table.screen == "LabsScreen"

    play(steps)
    assert kept.rows.file.path.exists()


@pytest.mark.usefixtures("kept")
def test_a_lab_tells_all_of_the_cell_under_the_cursor_and_where_it_was_hot(play):
    async def steps(table):
        await table.press("a", "enter")
        await until(table, "12 battles")
        await until(table, "where soldiers fell")
        assert table.app.screen.query_one(HeatView).display
        await table.press("enter")
        assert table.screen == "ReadingDialog"
        assert "Limits hold with 95 % certainty" in table.text()
        await table.press("escape", "h")
        assert table.screen == "LabHeatScreen"
        await until(table, "where soldiers fell")
        seen = table.text()
        await table.press("k")
        assert "where soldiers were attacked" in table.text()
        await table.press("k", "k")
        assert "† fell" in table.text()
        assert table.text() != seen
        await table.squeeze()

    play(steps, (160, 48))


def test_a_lab_that_is_played_elsewhere_is_read_as_its_battles_come_in_and_can_be_stopped(play, kept):
    async def steps(table):
        await table.press("a", "enter")
        await until(table, "12 battles")
        await table.press("s")
        assert not is_asked_to_stop(kept.path)
        kept.take(replace(next(kept.counted()), number=12))
        table.app.screen._read_again()
        await until(table, "13 battles")
        assert "It is played elsewhere" in table.text()
        await table.press("s")
        assert is_asked_to_stop(kept.path)
        assert "It was asked to stop" in table.text()

    play(steps)


def test_its_battles_go_into_a_new_file_and_never_over_another(play, kept, tmp_path):
    async def steps(table):
        await table.press("a", "enter")
        await until(table, "12 battles")
        for name in ("a.csv", "a.sqlite", "a.csv"):
            await table.press("e")
            table.app.screen.query_one("#line").value = str(tmp_path / name)
            await table.press("enter")
            assert table.screen == "LabScreen"
        assert "already exists" in " ".join(table.text().split())
        await table.press("t")
        await until(table, lambda: "Play some of its battles first" in " ".join(table.text().split()))

    play(steps)
    assert (tmp_path / "a.csv").read_bytes().decode() == write_rows(kept.counted())
    assert (tmp_path / "a.sqlite").read_bytes().startswith(b"SQLite format 3")


@pytest.mark.usefixtures("kept")
def test_a_battle_of_a_lab_is_played_again_and_opened(play):
    async def steps(table):
        await table.press("a", "enter")
        await until(table, "12 battles")
        await table.press("p")
        assert "Which battle of tutorial_map/recruit?" in table.text()
        await table.press("enter")
        await until(table, lambda: table.screen == "ReplayScreen")
        await table.press("escape")
        assert table.screen == "LabScreen"
        assert len(table.app.desk.battles()) == 1

    play(steps)


def test_a_lab_is_deleted_after_a_second_word_and_then_it_is_told_how_one_is_made(play, kept):
    async def steps(table):
        await table.press("a")
        await until(table, "12 battles")
        await table.press("delete")
        assert "with its 12 battles for good?" in table.text()
        await table.press("n")
        assert list_labs() == [kept.path]
        await table.press("delete", "y")
        assert list(labs_folder().iterdir()) == []
        await until(table, "how it goes")

    play(steps)


def test_a_lab_that_cannot_be_read_says_why_and_does_nothing(play):
    labs_folder().mkdir(parents=True, exist_ok=True)
    (labs_folder() / "wrong.toml").write_text('question = "fun"', encoding="utf-8")

    async def steps(table):
        await table.press("a")
        await until(table, "question should be 'fair'")
        await table.press("r")
        await until(table, lambda: table.screen == "LabScreen" and "should be 'fair'" in table.text())
        await table.press("h", "p", "s", "plus", "escape")
        assert table.screen == "LabsScreen"

    play(steps)


def test_the_cursor_is_seen_among_more_cells_than_have_room(play):
    labs_folder().mkdir(parents=True, exist_ok=True)
    levels = ("recruit", "sergeant", "veteran", "cautious")
    asked = Lab(question="levels", scenarios=("newcomer", "tutorial"), levels=levels)
    (labs_folder() / "many.toml").write_text(format_lab(asked), encoding="utf-8")

    async def steps(table):
        await table.press("a", "enter")
        await until(table, "0 of 12 cells settled")
        await table.press("end")
        assert "12 tutorial/cautious-veteran" in table.text()
        assert "Not played yet." in table.text()

    for size in ((80, 24), (160, 48)):
        play(steps, size)


@pytest.mark.usefixtures("kept")
def test_minutes_go_from_the_least_to_no_limit(play):
    async def steps(table):
        await table.press("a", "enter")
        await until(table, "12 battles")
        await table.press(*["plus"] * len(MINUTES))
        assert "r plays until it is settled." in table.text()
        await table.press(*["minus"] * len(MINUTES))
        assert "r plays 1 min at most." in table.text()
        assert len(table.app.screen.query_one(StripList).rows) == 3

    play(steps)
