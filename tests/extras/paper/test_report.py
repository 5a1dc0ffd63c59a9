"""The report of a battle on paper: what stands in it for whom, names of every kind, plots read from their drawing."""

import re
from pathlib import Path

import pytest
from golden.dumps import file_of
from support.battles import setup
from support.matches import hasty_store
from support.photographs import PHOTO

from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, Fire, RollInitiative
from squadlog.battle.outcome import Accepted
from squadlog.battle.pictures.jpeg import read_jpeg
from squadlog.battle.pictures.note_picture import write_picture
from squadlog.battle.saying import Note, PrivateNote
from squadlog.book.load import load_rulebook
from squadlog.extras.paper import plots
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.flow import DrawnFigure, Passage, Tabled, laid
from squadlog.extras.paper.marks import A4, LETTER, Lettering, Opening, Outline, RoundMark
from squadlog.extras.paper.writing import write_document
from squadlog.facts.ground_facts import StatedSighting
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.session.battle_session import Session
from squadlog.store.record_file import Store

GOLDEN = Path(__file__).parents[2] / "golden" / "0.6.0"
HOSTILE = (
    "<script>alert(1)</script>", "{{ 7*7 }} {% x %}", "&amp; ]]> <!--", "=cmd|' /C calc'!A0", "Ядвига Łukasz Ω",
    "\u05d0\u05d1\u05d2 \u0645\u062d\u0645\u062f", "x" * 200, "[b]bold[/b] @click=quit",
)  # fmt: skip


def _asked(session, seat=REFEREE, size=A4):
    sat = session.seat(Speaker(seat=seat))
    return PrintOrder(
        book=load_rulebook(),
        rulings=sat.rules.rulings,
        size=size,
        battle=sat.known,
        seat=seat,
        chronicle=sat.exports.chronicle,
        notes=sat.log.notes,
        pictures=sat.log.picture,
    )


def _kept(folder, name):
    store = Store(file_of((GOLDEN / f"{name}.sql").read_text(encoding="utf-8"), folder))
    return Session.open(store, store.battles()[0].id)


@pytest.fixture(scope="module")
def fought(tmp_path_factory):
    """A battle on a map in which much is fired."""
    return _kept(tmp_path_factory.mktemp("fought"), "bursts_and_rout")


@pytest.fixture(scope="module")
def named(tmp_path_factory):
    """Eight soldiers with names that do harm where they are not inert, one of whom has fired."""
    names = {number: {"name": name[:60]} for number, name in enumerate(HOSTILE, 1)}
    store = hasty_store(tmp_path_factory.mktemp("named") / "squadlog.db")
    agreed = setup((1, 2, 3, 4), (5, 6, 7, 8), soldiers=names, seed=5, title=HOSTILE[0])
    session = Session.create(store, agreed)
    said = [Begin(), RollInitiative()]
    while said or session.due["referee"].ask().kind == "choose_order":
        command = (
            said.pop(0)
            if said
            else ChooseOrder(grouping=session.due["referee"].ask().grouping, choice="MOVE")
        )
        assert isinstance(session.submit(command), Accepted)
    while session.due["referee"].ask().kind == "declare":
        for unit in session.due["referee"].ask().units:
            session.submit(Declare(unit=unit, action="fire_throw"))
        session.submit(Done())
    while session.due["referee"].ask().kind == "fire":
        unit = session.due["referee"].ask().units[0]
        target = 5 if unit < 5 else 1
        session.submit(Fire(unit=unit, target=target, stated=StatedSighting(distance_m=5.0)))
    return session


def _marks(marks):
    for mark in marks:
        if isinstance(mark, Opening):
            yield from _marks(mark.marks)
        else:
            yield mark


def _places(mark):
    match mark:
        case Outline():
            return mark.places
        case RoundMark():
            return ((mark.x - mark.radius, mark.y), (mark.x + mark.radius, mark.y))
        case Lettering():
            left = mark.x - {"left": 0, "middle": mark.width / 2, "right": mark.width}[mark.align]
            return ((left, mark.y), (left + mark.width, mark.y))


def test_a_report_tells_every_attack_with_its_odds_and_face_and_every_award(fought):
    flow = document("report", _asked(fought))
    tables = {block.head[0]: block for block in flow.blocks if isinstance(block, Tabled)}
    from_log = [
        line
        for entry in fought.log["referee"].entries()
        for line in entry.lines
        if re.search(r"needs \d", line)
    ]
    fired = [line for line in from_log if " fires " in line]
    rows = tables["when"].rows
    assert len(rows) == len(fired) > 3
    for row, line in zip(rows, fired, strict=True):
        assert row[1] in line
        assert f": {row[8]} {row[5]} = " in line, (row, line)
        assert ("miss" in row[9]) is (": miss." in line)
    said = " ".join(block.text for block in flow.blocks if isinstance(block, Passage))
    assert "The awards are ours" in said
    assert "As the referee knows it" in said


@pytest.mark.parametrize("size", [A4, LETTER], ids=lambda size: size.key)
def test_nothing_of_a_report_stands_beyond_the_margins(fought, size):
    flow = document("report", _asked(fought, size=size))
    for page in laid(flow, size).pages:
        for mark in _marks(page.marks):
            for x, y in _places(mark):
                assert -0.1 <= x <= size.width - size.margin + 3
                assert 0 <= y <= size.height - size.margin + 3


@pytest.mark.parametrize("form", ["pdf", "html"])
def test_names_are_inert_in_a_report(named, form):
    data = write_document(document("report", _asked(named)), form, A4)
    if form == "pdf":
        assert data.startswith(b"%PDF")
        return
    text = data.decode()
    assert "<script>alert" not in text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text
    assert "49" not in re.findall(r"\{\{.*?\}\}", text)
    assert "{{ 7*7 }}" in text


def test_a_battle_that_has_not_begun_has_no_report(tmp_path):
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), setup())
    with pytest.raises(PaperError, match="Nothing has happened"):
        document("report", _asked(session))
    with pytest.raises(PaperError, match="a battle"):
        document("report", PrintOrder(book=load_rulebook(), rulings=session.rules["referee"].rulings))


def _lines(figure, ink):
    return [mark for mark in figure.marks if isinstance(mark, Outline) and mark.ink == ink and not mark.fill]


def test_a_plot_has_a_point_for_each_value_at_its_height():
    known = [
        plots.PlotLine(name="A", values=(0.0, 10.0, 40.0)),
        plots.PlotLine(name="B", values=(5.0, 5.0, 20.0)),
    ]
    figure = plots.lines(known, ["0", "1", "2"], width=160.0, height=60.0)
    ink, _ = plots.INKS[0]
    (drawn, *_) = (mark for mark in _lines(figure, ink) if len(mark.places) == 3)
    (x0, y0), (x1, y1), (x2, y2) = drawn.places
    assert x0 < x1 < x2
    assert x1 - x0 == pytest.approx(x2 - x1, abs=0.01)
    assert (y0 - y1) * 3 == pytest.approx(y1 - y2, abs=0.05)
    assert {mark.text for mark in figure.marks if isinstance(mark, Lettering)} >= {
        "A",
        "B",
        "0",
        "1",
        "2",
        "40",
    }


def test_bars_are_as_high_as_their_chances_and_the_one_that_came_is_black():
    figure = plots.chances({2: 0.1, 3: 0.4, 4: 0.2}, 3, width=80.0, height=48.0, title="Hits")
    bars = [mark for mark in figure.marks if isinstance(mark, Outline) and mark.closed]
    high = {mark.places[0][0]: mark.places[2][1] - mark.places[0][1] for mark in bars}
    first, second, third = (high[x] for x in sorted(high))
    assert second == pytest.approx(4 * first, rel=0.01)
    assert third == pytest.approx(2 * first, rel=0.01)
    assert [mark.fill for mark in sorted(bars, key=lambda one: one.places[0][0])].index("#000000") == 1


def test_the_turning_points_of_a_battle_on_a_map_are_pictures_with_who_fired(tmp_path):
    flow = document("report", _asked(_kept(tmp_path, "raid")))
    drawn = [block for block in flow.blocks if isinstance(block, DrawnFigure) and "T" in block.caption]
    assert drawn
    assert all(block.caption for block in drawn)


@pytest.mark.parametrize("kind", ["report", "log"])
def test_notes_stand_in_the_report_and_on_the_log_for_the_eyes_of_their_seat(tmp_path, kind):
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), setup())
    session.submit(Begin())
    for command in (Note(text="[b]limps[/b]", unit=1), PrivateNote(text="=1+1 hides", unit=1)):
        assert isinstance(session.submit(command, seat="red"), Accepted)
    for seat, both in (("red", True), (REFEREE, True), (TABLE, False)):
        paper = document(kind, _asked(session, seat))
        told = repr(paper if kind == "report" else paper.pages)
        assert "[b]limps[/b]" in told
        assert ("=1+1 hides" in told) == both, seat
    assert "limps" in write_document(document(kind, _asked(session)), "html", A4).decode()


def test_a_photograph_stands_under_its_note_for_the_eyes_of_its_seat(tmp_path):
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), setup())
    small = read_jpeg(PHOTO).data
    session.submit(Begin())
    session.submit(PrivateNote(text="the ford", picture=write_picture(small)), seat="red")
    for seat, there in (("red", True), (TABLE, False)):
        paper = document("report", _asked(session, seat))
        page = write_document(paper, "html", A4).decode()
        assert (f"data:image/jpeg;base64,{write_picture(small)}" in page) is there
        assert "img-src data:" in page
        assert (small in write_document(paper, "pdf", A4)) is there
