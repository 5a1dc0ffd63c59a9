"""The screen of papers: what is shown is what is printed, and w writes it."""

from types import SimpleNamespace

from support.on_paper import said

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.asked import PrintOrder
from squadlog.extras.paper.catalogue import document, papers
from squadlog.extras.paper.marks import Lettering, PaperPage
from squadlog.extras.paper.screens.papers import PapersScreen
from squadlog.extras.paper.screens.preview import PagePreview
from squadlog.extras.paper.screens.raster import page_strips
from squadlog.tui.chrome.strip_list import StripList


def test_a_page_is_drawn_in_cells_and_read_where_there_is_room():
    (page,) = document("cards", PrintOrder(book=load_rulebook(), rulings=load_rulings())).pages
    small, large = page_strips(page, 40), page_strips(page, 240)
    assert (len(small), small[0].cell_length) == (28, 40)
    assert {strip.cell_length for strip in large} == {240}
    text = "\n".join(strip.text for strip in large)
    assert text.count("weapons: to hit, PF, rounds") == said(page).count("weapons: to hit, PF, rounds")


def test_hostile_words_are_only_letters():
    page = PaperPage(
        width=50, height=20, marks=(Lettering(x=2, y=10, text="[bold]{x}", size_pt=12, width=20),)
    )
    assert "[bold]{x}" in "".join(strip.text for strip in page_strips(page, 50))


def test_words_that_are_turned_stand_on_end():
    """Upwards from where they begin, and nowhere else."""
    upwards = Lettering(x=10, y=45, text="glue on A1", size_pt=12, width=30, turned_deg=-90)
    strips = page_strips(PaperPage(width=20, height=50, marks=(upwards,)), 20)
    dark = {
        (col, row)
        for row, strip in enumerate(strips)
        for col, cell in enumerate(cell for part in strip for cell in [part.style] * len(part.text))
        if min(cell.color.triplet) < 160 or min(cell.bgcolor.triplet) < 160
    }
    assert {col for col, _ in dark} <= set(range(6, 12))
    assert min(row for _, row in dark) in range(10, 14)
    assert max(row for _, row in dark) in range(20, 24)


def test_the_line_of_whom_goes_on_from_what_it_shows(monkeypatch):
    """What was chosen for another paper may not be among those of this one: then the first is shown."""
    monkeypatch.setattr(PapersScreen, "_whose", lambda _: {"East": "East", "West": "West"})
    monkeypatch.setattr(PapersScreen, "_changed", lambda _: None)
    screen = PapersScreen()
    screen._set(SimpleNamespace(key="of"))
    assert screen._of == "West"


def test_from_home_a_paper_is_chosen_seen_and_written(play, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    async def script(table):
        await table.pilot.press("p")
        await table.pilot.pause(0.3)
        screen = table.app.screen
        listed = screen.query_one("#papers", StripList)
        assert [row.key for row in listed.rows] == list(papers())
        listed.choose("counters")
        screen._look()
        await table.pilot.pause()
        assert screen.query_one(PagePreview).border_title == "page 1 of 3"
        await table.pilot.press("n", "plus")
        assert screen.query_one(PagePreview).virtual_size.width > screen.query_one(PagePreview).size.width
        await table.pilot.press("w")
        await table.pilot.pause(0.1)
        await table.pilot.press("enter")
        await table.pilot.pause(0.3)
        assert (tmp_path / "counters.pdf").read_bytes().startswith(b"%PDF")
        listed.choose("secret")
        screen._look()
        await table.pilot.pause()
        preview = screen.query_one(PagePreview)
        assert "p on one at home" in " ".join(strip.text for strip in preview._strips)
        assert max(strip.cell_length for strip in preview._strips) <= preview.content_size.width

    play(script)


def test_p_at_home_prints_the_battle_under_the_cursor(play, prepared):
    """Without one it says how to come with one, and asks no name for a file that cannot be."""
    prepared("begin", "initiative", "3", "8", "move")

    async def script(table):
        home = table.app.screen
        assert home.query_one("#menu").chosen.startswith("#")
        await table.pilot.press("p")
        await table.pilot.pause(0.3)
        papers = table.app.screen
        assert papers._seat.known.setup.title == "The Back Door"
        await table.pilot.press("escape")
        await table.pilot.pause(0.1)
        home.query_one("#menu").choose("squads")
        await table.pilot.press("p")
        await table.pilot.pause(0.3)
        table.app.screen.query_one("#papers", StripList).choose("report")
        await table.pilot.press("w")
        await table.pilot.pause(0.2)
        assert isinstance(table.app.screen, PapersScreen)

    play(script)
