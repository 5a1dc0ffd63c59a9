"""Orders in the words of the menu: whose they are, what they do and with what."""

import pytest
from support.battles import setup

from squadlog.base.records import replace
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.orders.asked_once import AskedOnce
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.orders.order_words import order_words
from squadlog.session.view.questions.read_sentence import read_sentence
from squadlog.setup.chapters import chapters_said
from squadlog.setup.scenes import load_battle

WORDS = {
    'declare 1 fire_throw with "SR"': "1 Trooper 1: fire or throw with the SR",
    "fire 1 at 12": "1 Trooper 1: fire or throw with the SR at 12 Trooper 12",
    "hold 1, 2": "1, 2: hold",
    "walk 1 2m; prone 2": "1 Trooper 1: walk 2 m; 2 Trooper 2: go prone",
    "run 1 3m turn 45 after 1m": "1 Trooper 1: run 3 m turning 45°",
    'reload 1 item "SR" walking 1m': "1 Trooper 1: reload, SR and walk 1 m",
    "engage 1 with 11": "1 Trooper 1: melee with 11 Trooper 11",
    "declare 1 stairs_floor up 2": "1 Trooper 1: climb stairs, 2 floors up",
    "continue 1 2m": "1 Trooper 1: continue action 2 m",
    "cancel 1": "1 Trooper 1: give up the action",
    "standing 1, 2 run 40m": "1, 2: standing order, run 40 m in all",
    "standing 1 run 25m": "1 Trooper 1: standing order, run 25 m",
    "stand-down 1": "1 Trooper 1: cancel the standing order",
    "done": "done",
}


@pytest.fixture
def store(tmp_path):
    opened = open_store(tmp_path / "squadlog.db")
    yield opened
    opened.close()


def test_each_order_has_its_words(store):
    """ACT-16: what is no order of soldiers stays its sentence."""
    battle = Session.create(store, setup((1, 2), (11, 12))).seat(Speaker(seat="red")).known
    read = {sentence: read_sentence(battle, sentence) for sentence in WORDS}
    assert {sentence: wrong for sentence, (said, wrong) in read.items() if said is None} == {}
    assert {sentence: order_words(battle, said) for sentence, (said, _) in read.items()} == WORDS


def test_whatever_a_menu_offers_is_told_without_the_words_of_commands(store):
    made = load_battle("newcomer", load_rulebook(), load_rulings(), chapters=chapters_said("all"))
    seat = Session.create(store, replace(made, seed=1)).seat(Speaker(seat=REFEREE))
    for number in (1, 4):
        for one in menu(AskedOnce(seat.rules), (number,)).offers:
            told = order_words(seat.known, one.says)
            who, _, what = told.partition(": ")
            assert who == seat.known.units[number].called
            assert what
            assert not {*'_"#;'} & {*told}, told
