"""What is shown of figures on paper: what their own people count is not counted here (LOG-09, SEQ-07)."""

from dataclasses import replace
from types import SimpleNamespace

from support.battles import setup
from support.paper_sides import BesidePaper

from squadlog.battle.evolve import first_state
from squadlog.battle.refusal import Refusal
from squadlog.book.in_force import rulings_of
from squadlog.book.load import load_rulebook
from squadlog.reports.story.doings import tales
from squadlog.rules.common import advanced
from squadlog.setup.on_paper import keep_on_paper
from squadlog.tui.chrome.desk import Desk


def test_whoever_has_surrendered_is_not_called_a_survivor() -> None:
    """Out of the fight is out of it, whatever the wound (SEQ-07)."""
    played = BesidePaper((1,), (11,))
    played.say("admit 11 surrendered")
    people = {number: SimpleNamespace(name="x", side="r") for number in (1, 11)}
    at_the_end = SimpleNamespace(battle=played.battle, people=people, happened=())
    ours, theirs = tales(at_the_end, ())  # type: ignore[arg-type]
    assert (ours.out, theirs.out) == (False, True)


def test_nobody_counts_here_the_rounds_and_grenades_of_a_figure_on_paper() -> None:
    """LOG-09, LOG-13: they are crossed off on its own sheet, so that a full magazine here would be a wrong one."""
    whole = replace(setup((1,), (11,)), chapters=("ammunition", "grenades"))
    battle = first_state(keep_on_paper(whole, {"blue": None}, load_rulebook()))
    book, rulings = load_rulebook(), rulings_of(battle.rulings, battle.setup.version)
    ours, theirs = (battle.units[number] for number in (1, 11))
    assert advanced.marks(ours, book, rulings)
    assert advanced.boxes(ours, book, rulings)
    assert not advanced.marks(theirs, book, rulings)
    assert not advanced.boxes(theirs, book, rulings)


def test_a_ban_of_the_scenario_that_is_not_theirs_lets_no_nonsense_through(tmp_path) -> None:
    """SCN-12: whoever attacks hand to hand while nobody fights is told so, on paper as well."""
    desk = Desk.open(tmp_path / "squadlog.db")
    session = desk.begin(keep_on_paper(desk.ready_setup("toll_bridge"), {"red": None}, load_rulebook()))
    session.say("begin")
    refused = session.say("attack 5")
    assert isinstance(refused, Refusal)
    assert refused.code == "not-asked"
