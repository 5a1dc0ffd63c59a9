"""Scores under a seal: a hidden objective is read where its word was given, and by all once the battle is over."""

from support.sealing import Terminal, to_seal

from squadlog.scenario.objective import Objective
from squadlog.scenario.page import ScenarioPage
from squadlog.scenario.trigger import Trigger
from squadlog.seats import Speaker

PAPERS = ScenarioPage(
    triggers=(Trigger(id="later", kind="by_hand"),),
    objectives=(
        Objective(
            id="papers",
            side="blue",
            kind="judged",
            worth="secondary",
            hidden=True,
            shown="later",
            name="papers",
        ),
    ),
)


def points(terminal, seat):
    """What each side has, as a seat has it at that terminal."""
    with terminal.at():
        return {one.side: one.points for one in terminal.session.seat(Speaker(seat=seat)).score()}


def test_a_hidden_objective_counts_under_the_seal_where_its_word_was_given(tmp_path):
    """VIC-03, SCN-10: each seat has in its own terminal what it would have without a seal."""
    path = tmp_path / "squadlog.db"
    evening = Terminal(path).create(to_seal(("hiding", "scenario"), page=PAPERS))
    evening.say("referee", "scenario met papers because found")
    number = evening.session.id
    red = Terminal(path).open(number, "red")
    assert points(red, "red") == {"red": 0, "blue": 0}
    assert "papers" not in repr(red.known("red")) + repr(red.log("red"))
    assert points(Terminal(path).open(number, "blue"), "blue") == {"red": 0, "blue": 50}
    evening.say("referee", "end because it is late")
    alone = Terminal(path).open(number, "red")
    assert points(alone, "red") == points(evening, "red") == {"red": 0, "blue": 50}
    assert alone.known("red") == evening.known("red")
    assert alone.log("red") == evening.log("red")
