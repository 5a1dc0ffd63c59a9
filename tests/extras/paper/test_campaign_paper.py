"""A campaign and a company on paper: every figure as the results and the chronicle have it, hostile names inert."""

from collections import Counter
from fractions import Fraction

import pytest

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company_events import ResultSide
from squadlog.extras.careers.folding import company
from squadlog.extras.careers.ladder import Rung
from squadlog.extras.careers.pages import CampaignSheet, CompanyPage, standings
from squadlog.extras.careers.results import BattleResult, CampaignPage
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.flow import Heading, Passage, Tabled, laid
from squadlog.extras.paper.marks import A4, LETTER, Lettering

BOOK, RULINGS = load_rulebook(), load_rulings()
NAMES = ("Able", "<b>Baker</b>", "=Carl+1")


def results():
    played = ((3, 1, None), (2, 2, 2), (None, 5, Fraction(15, 2)), (9, 1, None), (4, 4, 1))
    for number, points in enumerate(played, 1):
        sides = [
            ResultSide(name=name, points=str(float(p))) for name, p in zip(NAMES, points, strict=True) if p
        ]
        yield BattleResult(number=number, title=f"Fight {number}", sides=tuple(sides))
    yield BattleResult(
        number=6,
        title="Said",
        sides=(ResultSide(name=NAMES[0], points="99"), ResultSide(name="D")),
        by=NAMES[0],
    )


def able(**names):
    people = [told.Enlisted(member=number, plan="{}") for number in range(1, 15)]
    fights = [
        told.TookPart(
            battle="1", title="Fight 1", served=(told.Served(member=2, kills=2, outs=2, wound="M"),)
        ),
        told.Decorated(member=2, medal="Cross"),
        told.Decorated(member=2, medal="Cross"),
        told.Portrayed(member=3, lines=("  o", " █|\\")),
        told.Remembered(member=4, text="[bold]owes[/] us"),
    ]
    one = company("0" * 8, [told.Founded(name="Able", points=70), *people, *fights])
    return CompanyPage(company=one, names={n: names.get(f"n{n}", f"Soldier {n}") for n in one.members})


def order(size=A4, **changes):
    return PrintOrder(book=BOOK, rulings=RULINGS, size=size, **changes)


def sheet(**changes):
    rungs = tuple(Rung(name=n, rating=25.0 - i, unsure=7.5, floor=2.5 - i) for i, n in enumerate(NAMES))
    page = CampaignPage(name="The River", told=("Who holds the ford",))
    how = {"page": page, "results": tuple(results()), "rungs": rungs, "companies": (able(),), **changes}
    return CampaignSheet(**how)


def test_the_standings_are_those_of_the_results_that_count():
    """Counted once more, side by side, by other code."""
    won, lost, drawn, points = Counter(), Counter(), Counter(), Counter()
    for one in list(results())[:5]:
        best = max(float(side.points) for side in one.sides)
        first = [side.name for side in one.sides if float(side.points) == best]
        for side in one.sides:
            points[side.name] += float(side.points)
            kind = lost if side.name not in first else won if len(first) == 1 else drawn
            kind[side.name] += 1
    rows = standings(results())
    assert {one.name: (one.won, one.drawn, one.lost, float(one.points)) for one in rows} == {
        name: (won[name], drawn[name], lost[name], points[name]) for name in NAMES
    }
    assert [one.name for one in rows] == sorted(NAMES, key=lambda name: (-won[name], lost[name]))
    assert sum(one.against for one in rows) == Fraction(
        sum(
            (len(one.sides) - 1) * sum(float(side.points) for side in one.sides)
            for one in list(results())[:5]
        )
    )


@pytest.mark.parametrize("size", [A4, LETTER])
def test_a_campaign_is_printed_with_everybody_and_nothing_leaves_the_page(size):
    name = "\u202eevil\x07 <script>" + "x" * 200
    flow = document("campaign", order(size, thing=sheet(companies=(able(n5=name),))))
    pages = laid(flow, size).pages
    for page in pages:
        for mark in page.marks:
            if isinstance(mark, Lettering):
                shift = {"left": 0.0, "middle": 0.5, "right": 1.0}[mark.align] * mark.width
                assert 9.9 <= mark.x - shift <= mark.x - shift + mark.width <= size.width - 9.9, mark.text
                assert not set(mark.text) & set("\u202e\x07")
    shown = " ".join(m.text for page in pages for m in page.marks if isinstance(m, Lettering))
    for words in (
        *NAMES,
        "25.0",
        "± 7.5",
        "claimed by Able",
        "moderate (M)",
        "Cross x 2",
        "points 70",
        "Soldier 14",
    ):
        assert words in shown, words


def test_a_company_is_printed_with_careers_of_those_who_have_one():
    flow = document("company", order(thing=able()))
    (table,) = (block for block in flow.blocks if isinstance(block, Tabled))
    assert table.head == ("no", "name", "state", "battles", "kills", "out", "medals")
    assert table.rows[1] == ("2", "Soldier 2", "moderate (M)", "1", "2", "2", "Cross x 2")
    heads = [block.text for block in flow.blocks if isinstance(block, Heading)][1:]
    assert heads == ["2 Soldier 2: moderate (M)", "3 Soldier 3: fit", "4 Soldier 4: fit"]
    said = [block.text for block in flow.blocks if isinstance(block, Passage)]
    assert "Fight 1: 2 killed, 2 out, left it moderate" in said
    assert "note: [bold]owes[/] us" in said


def test_where_there_is_none_or_no_rating_that_is_told():
    for kind in ("campaign", "company"):
        with pytest.raises(PaperError, match=f"There is no {kind} yet"):
            document(kind, order())
    flow = document("campaign", order(thing=sheet(rungs=None, results=(), companies=())))
    assert any("needs the extra" in block.text for block in flow.blocks if isinstance(block, Passage))
