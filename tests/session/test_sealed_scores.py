"""Scores under a seal: a hidden objective is read where its word was given, and by all once the battle is over."""

from support.sealing import Terminal, to_seal

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.scenario.deployment import Spending
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.page import ScenarioPage
from squadlog.facts.scenario.trigger import Trigger
from squadlog.facts.seats import Speaker
from squadlog.setup.scenes import muster_scene
from squadlog.squads.scene_files import read_scene

SECRETS = """
title = "Sealed"
briefing = "Both know this."
chapters = ["fire_missions"]

[[sides]]
id = "red"
name = "Red"
squads = [{{ squad = "tog_line", only = ["Varro", "Cassia"] }}]

[[sides]]
id = "blue"
name = "Blue"
briefing = "{briefing}"
goods = {{ mortar_mission = 1 }}
plots = [{{ mission = "mortar", turn = 3, where = "{plot}" }}]
[[sides.squads]]
squad = "john_doe"
only = ["John Doe"]
[[sides.squads]]
squad = "street_wardens"
name = "{reserve}"
arrives = {{ id = "relief", turn = 3, secret = true }}

[[objectives]]
id = "granary"
side = "blue"
kind = "judged"
hidden = true
name = "{objective}"

[[triggers]]
id = "lamp"
kind = "by_hand"
secret = true
tells = "{trigger}"

[[conditions]]
id = "quiet"
kind = "hold_fire"
side = "blue"
squads = ["{reserve}"]
"""
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
    spending=(Spending(side="blue", points=40, spent=30),),
)


def points(terminal, seat):
    """What each side has, as a seat has it at that terminal."""
    with terminal.at():
        return {one.side: one.points for one in terminal.session.seat(Speaker(seat=seat)).victory.score()}


def test_nothing_of_a_page_that_a_side_may_not_know_lies_in_the_clear(tmp_path):
    """SCN-02: briefing, reserve, objective, trigger and plot; its own side's terminal has them, the other's has not."""
    secret = {
        "briefing": "Lay it beneath the ford",
        "reserve": "Gorse Hollow Wardens",
        "objective": "the whole granary",
        "trigger": "a lamp in the mill",
        "plot": "the well by the mill",
    }
    scene = read_scene(SECRETS.format(**secret).encode(), "sealed.toml")
    path = tmp_path / "squadlog.db"
    evening = Terminal(path).create(muster_scene(scene, load_rulebook(), load_rulings()))
    evening.say("blue", "begin", "initiative")
    evening.say("referee", "scenario fire lamp", "scenario set granary text it burns", "undo", "redo")
    number = evening.session.id
    blue, red = Terminal(path).open(number, "blue"), Terminal(path).open(number, "red")
    with evening.at():
        everything = path.read_bytes() + evening.session.exports["referee"].export("sql").encode()
    for what, words in secret.items():
        assert words.encode() not in everything, what
        assert words not in repr(red.known("red")) + repr(red.log("red")), what
        assert (words in repr(blue.known("blue"))) == (what != "trigger"), what
    assert blue.known("blue") == evening.known("blue")
    assert red.log("red") == evening.log("red")


def test_a_hidden_objective_counts_under_the_seal_where_its_word_was_given(tmp_path):
    """VIC-03, SCN-10: each seat has in its own terminal what it would have without a seal."""
    path = tmp_path / "squadlog.db"
    evening = Terminal(path).create(to_seal(("hiding", "scenario"), page=PAPERS))
    evening.say("referee", "scenario met papers because found")
    number = evening.session.id
    red = Terminal(path).open(number, "red")
    assert points(red, "red") == {"red": 0, "blue": 0}
    assert "papers" not in repr(red.known("red")) + repr(red.log("red"))
    assert points(Terminal(path).open(number, "blue"), "blue") == {"red": 0, "blue": 60}
    evening.say("referee", "end because it is late")
    alone = Terminal(path).open(number, "red")
    assert points(alone, "red") == points(evening, "red") == {"red": 0, "blue": 60}
    assert alone.known("red") == evening.known("red")
    assert alone.log("red") == evening.log("red")
