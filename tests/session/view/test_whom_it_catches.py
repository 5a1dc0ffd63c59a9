"""The form in which the table says whom an explosion catches. GRN-36, GRN-37, GRN-38."""

from support.battles import skirmish

from squadlog.battle.known import known
from squadlog.book.load import load_rulebook
from squadlog.language.parse import parse
from squadlog.session.view.questions.caught import Within, caught_form, sentence


def test_who_has_metres_is_said_with_his_cover_and_nobody_where_none_has_any():
    said = {1: Within(), 2: Within(metres="2", cover="half"), 11: Within(metres="3.5")}
    assert sentence(said.items()) == "caught 2 2 half, 11 3.5"
    assert sentence({1: Within(cover="full")}.items()) == "caught nobody"


def test_what_the_form_says_is_the_command_that_is_asked_for():
    battle = known(skirmish((1, 2), (11,)), "table")
    command = parse(sentence({2: Within(metres="2")}.items()), battle, load_rulebook())
    assert command == caught_form(battle, {"2": "2"}).says
    assert command.who == "2 2"
