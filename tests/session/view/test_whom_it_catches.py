"""The form in which the table says whom an explosion catches. GRN-36, GRN-37, GRN-38."""

from support.battles import skirmish
from support.matches import hasty_store

from squadlog.base.records import replace
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import Speaker
from squadlog.language.parse import parse
from squadlog.session.battle_session import Session
from squadlog.session.view.questions.caught import Within, caught_form, sentence
from squadlog.session.view.questions.question import question
from squadlog.setup.scenes import load_battle


def test_who_has_metres_is_said_with_his_cover_and_nobody_where_none_has_any():
    said = {1: Within(), 2: Within(metres="2", cover="half"), 11: Within(metres="3.5")}
    assert sentence(said.items()) == "caught 2 2 half, 11 3.5"
    assert sentence({1: Within(cover="full")}.items()) == "caught nobody"


def test_what_the_form_says_is_the_command_that_is_asked_for():
    battle = known(skirmish((1, 2), (11,)), "table")
    command = parse(sentence({2: Within(metres="2")}.items()), battle, load_rulebook())
    assert command == caught_form(battle, {"2": "2"}).says
    assert command.who == "2 2"


def test_whom_it_catches_is_asked_of_all_together_and_of_no_side(tmp_path):
    """A side was asked, and whatever it answered was refused."""
    setup = load_battle("newcomer", load_rulebook(), rulings_with(()), chapters=("grenades",))
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), replace(setup, seed=7))
    table, sides = session.seat(Speaker()), [session.seat(Speaker(seat=one)) for one in ("red", "blue")]
    for words in (
        "begin", "initiative", "move", "ready 1 fragmentation", "done", "done",
        "throw 1 fragmentation at 4 range 12", "done", "done", "done", "done", "done", "done",
    ):  # fmt: skip
        assert not isinstance(table.say(words), Refusal)
    assert table.due.ask().step == "caught"
    assert question(table).mine
    assert not any(question(one).mine for one in sides)
