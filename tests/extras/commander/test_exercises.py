"""Exercises: a moment of a battle is kept as its side knew it, opens again, and an order there is scored."""

import json
from math import hypot

import pytest
from support.matches import hasty_store

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Hold
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.exercises.moment import ExerciseError, read_exercise, write_exercise
from squadlog.extras.commander.exercises.scoring import score_answer
from squadlog.extras.commander.exercises.shelf import find_exercise, own_folder
from squadlog.extras.commander.mind.given import weigh_given
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.facts.ground_facts import StatedMove
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle

FIRST = ("begin", "initiative", "move")


@pytest.fixture
def begun(tmp_path):
    """What the side whose slot it is knows of a ready battle, once orders are asked for."""

    def begin(key):
        store = hasty_store(tmp_path / "squadlog.db")
        setup = replace(load_battle(key, load_rulebook(), rulings_with(())), seed=7, typed_dice=())
        seat = Session.create(store, setup).seat(Speaker())
        for one in FIRST:
            seat.say(one)
        while seat.known.stage != "actions":
            seat.say("move")
        side = seat.due.ask().side
        return seat.of(Speaker(seat=side)).known, side, seat.due.undecided()[0]

    return begin


def text_of(known, side, unit):
    return write_exercise(known, side, unit, title="A moment", told="from a test")


def test_a_moment_opens_again_as_its_side_knew_it(begun):
    known, side, unit = begun("newcomer")
    made = read_exercise("mine", text_of(known, side, unit).encode())
    assert (made.title, made.told, made.side, made.unit) == ("A moment", "from a test", side, unit)
    assert made.known.now == known.now
    assert made.known.units.keys() == known.units.keys()
    mind = commander_of("recruit")
    before = mind.weigh(replace(made.posed, known=known), unit)
    assert [one.says for one in mind.weigh(made.posed, unit)] == [one.says for one in before]


def test_a_ready_map_is_kept_by_its_key_and_every_soldier_stands_where_he_stood(begun):
    known, side, unit = begun("long_ford")
    text = text_of(known, side, unit)
    assert 'map = "the_long_ford"' in text
    assert len(text) < 12_000
    made = read_exercise("mine", text.encode())
    assert made.known.setup.map == known.setup.map
    stood = {one.id: (one.position, one.floor) for one in known.units.values()}
    assert {one.id: (one.position, one.floor) for one in made.known.units.values()} == stood


def test_nobody_but_who_is_asked_can_be_asked_in_an_exercise(begun):
    known, side, _unit = begun("newcomer")
    foe = next(one.id for one in known.units.values() if one.side != side)
    with pytest.raises(ExerciseError, match="not asked for an order"):
        text_of(known, side, foe)


def test_a_file_that_is_no_exercise_is_told_in_a_sentence(begun):
    known, side, unit = begun("newcomer")
    foe = next(one.id for one in known.units.values() if one.side != side)
    start, _, asked = text_of(known, side, unit).partition("[exercise]")
    for text, told in (
        (
            f"{start}[exercise]{asked.replace(f'unit = {unit}', f'unit = {foe}')}",
            f"soldier {foe} is not asked",
        ),
        (f"{start}[exercise]{asked.replace(side, 'green')}", "no side green"),
        (start, "is missing or wrong"),
        (f"{start.replace('actions', 'teatime')}[exercise]{asked}", "is missing or wrong"),
        (f"{start.replace('budget = 9999', 'budget = -1')}[exercise]{asked}", "budget"),
        ("", "is missing or wrong"),
        ("[[", "mine is no exercise"),
    ):
        with pytest.raises(ExerciseError, match=told) as raised:
            read_exercise("mine", text.encode())
        assert len(str(raised.value).splitlines()) == 1


def test_the_best_answer_is_100_of_100_and_holding_less(begun):
    known, side, unit = begun("newcomer")
    made = read_exercise("mine", text_of(known, side, unit).encode())
    mind = commander_of("recruit")
    best, *_ = mind.weigh(made.posed, unit)
    scored = score_answer(mind, made, best.says)
    assert scored.share == 1
    assert scored.said == scored.best
    held = score_answer(mind, made, Hold(unit=unit))
    assert held.share == 0
    assert held.best == scored.best
    assert score_answer(mind, made, None).share is None


def test_an_answer_is_scored_between_the_worst_and_the_best_by_the_terms_that_were_weighed(begun):
    known, side, unit = begun("newcomer")
    made = read_exercise("mine", text_of(known, side, unit).encode())
    orders = [one.says for one in commander_of("recruit").weigh(made.posed, unit)]

    class Weighs:
        name = "weighs/1"

        def weigh(self, _posed, _unit):
            worths = (3.0, 1.0, -1.0, -5.0)
            return tuple(
                ChoiceWeighed(says=says, worth=worth, terms=(WorthTerm("gains", worth),))
                for says, worth in zip(orders, worths, strict=True)
            )

    shares = [score_answer(Weighs(), made, says).share for says in orders]
    assert shares == [1.0, 0.75, 0.5, 0.0]
    told = score_answer(Weighs(), made, orders[1])
    assert [one.worth for one in told.others] == [-1.0, -5.0]
    assert told.best.terms[0].amount == 3.0


def test_an_order_in_other_words_is_weighed_as_the_one_of_its_kind_a_move_by_where_it_ends(begun):
    known, side, unit = begun("long_ford")
    made = read_exercise("mine", text_of(known, side, unit).encode())
    down = Declare(unit=unit, action="position_change", posture="kneeling")
    heard = []

    class Weighs:
        name = "weighs/1"

        def weigh(self, _posed, _unit):
            return (ChoiceWeighed(says=replace(down, extras=("slowly",)), worth=2.0),)

        def weigh_command(self, _posed, command):
            heard.append(command)

    posed, choices = made.posed, Weighs().weigh(made.posed, unit)
    assert weigh_given(Weighs(), posed, down, choices) == ChoiceWeighed(says=down, worth=2.0)
    walk = Declare(unit=unit, action="move", mode="walk", move=StatedMove(distance_m=1.0))
    assert weigh_given(Weighs(), posed, walk, choices) is None
    here, (end,) = known.units[unit].position, heard[-1].move.path
    assert hypot(end.x - here.x, end.y - here.y) == pytest.approx(1.0, abs=0.01)


def test_a_moment_of_ones_own_is_kept_shown_answered_and_played(call):
    call("new", "newcomer", "--seed", "7")
    call("do", "begin", "initiative", "move", "hold 1", "hold 2", "done")
    code, out, _ = call("exercise", "--from", "5", "--as", "mine", "--seat", "blue")
    assert (code, out) == (0, "Kept as mine: squadlog exercise mine\n")
    assert find_exercise("mine").unit == 1
    out = call("exercise", "mine")[1]
    assert "You command Commonwealth. What does 1 John Doe do?" in out
    assert call("exercise", "mine", "hold")[1].splitlines()[0] == "2 of 100"
    told = json.loads(call("exercise", "mine", "fire", "at", "4", "--level", "recruit", "--json")[1])
    assert (told["share"], told["best"], told["by"]) == (1.0, told["weighed"], "recruit/1")
    assert call("exercise", "mine", "?")[1].splitlines()[1].startswith("  To say it: declare 1")
    assert "mine" in call("exercise")[1]
    assert "squadlog play 2 --seat blue" in call("exercise", "mine", "--play")[1]
    assert "T1.s1 actions" in call("show", "--battle", "2")[1]


def test_a_file_that_is_none_is_named_beside_the_list_of_the_others(call):
    call("new", "newcomer", "--seed", "7")
    call("do", "begin", "initiative", "move", "hold 1")
    call("exercise", "--from", "5", "--as", "mine", "--seat", "blue")
    (own_folder() / "torn.toml").write_text("[exercise", encoding="utf-8")
    code, out, err = call("exercise")
    assert (code, "mine" in out, "torn is no exercise" in err) == (0, True, True)


def test_what_is_no_moment_or_no_order_is_told_in_a_sentence(call):
    call("new", "newcomer", "--seed", "7")
    call("do", "begin", "initiative", "move", "hold 1", "hold 2", "done")
    call("exercise", "--from", "1@5", "--as", "mine", "--seat", "blue")
    for words, code, told in (
        (
            ("--from", "5", "--seat", "red"),
            2,
            "Commonwealth alone keeps its moments while the battle goes on",
        ),
        (("--from", "5"), 2, "--seat blue"),
        (("--from", "3", "--seat", "blue"), 5, "Line 3 is no order"),
        (("--from", "99"), 5, "There is no line 99"),
        (("--from", "x"), 2, "BATTLE@LINE"),
        (("--from", "5", "--as", "mine", "--seat", "blue"), 2, "There is an exercise mine already"),
        (("--from", "5", "--as", "../up", "--seat", "blue"), 2, "small letters"),
        (("--from", "5", "--unit", "4", "--seat", "blue"), 5, "is no order"),
        (("mine", "hold", "2"), 2, "Say an order to 1 John Doe"),
        (("mine", "frob"), 2, "Say an order to 1 John Doe"),
        (("mine", "walk", "99m"), 1, "MOV"),
        (("mine", "--map"), 5, "without a map"),
        (("min",), 5, "did you mean mine"),
    ):
        got, out, err = call("exercise", *words)
        assert (got, out) == (code, ""), words
        assert told in err, words
