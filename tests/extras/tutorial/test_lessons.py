"""The guided fights: they are played by what they say, and whoever strays is told something true."""

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.laws import law
from support.players import RandomPlayer

from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_paragraphs, load_rulebook, load_rulings
from squadlog.extras.tutorial.course import course_of, courses, load_course
from squadlog.facts.seats import Speaker
from squadlog.rules.common.ask import AskKind
from squadlog.session import deciding
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.scenes import load_battle

PROMPT_WORDS = ("score", "help", "roll")
LONGEST = 420


@pytest.fixture
def begun(tmp_path):
    """A guided fight at its beginning."""
    store = open_store(tmp_path / "squadlog.db")

    def of(key):
        return Session.create(store, load_battle(key, load_rulebook(), load_rulings()))

    yield of
    store.close()


def everything_written(course):
    return (*course.lessons, *course.remarks.values())


@pytest.mark.parametrize("key", courses())
def test_a_guided_fight_is_played_to_its_end_by_what_its_lessons_say(key, begun):
    session = begun(key)
    seat, course, places = session.seat(Speaker()), load_course(key), set()
    for _ in range(150):
        lesson = course.told(seat)
        places.add(lesson.place)
        if lesson.say in PROMPT_WORDS:
            break
        outcome = seat.say(lesson.say)
        assert not isinstance(outcome, Refusal), (lesson, outcome)
    assert seat.known.stage == "over"
    # One of a hit and a miss is all there is to tell, and the last of the others stands for each.
    assert len(places - {0}) >= len(course.lessons) - 2


@pytest.mark.parametrize("key", courses())
@law(12)
@given(st.integers(0, 2**32))
@example(303)
@example(111109)
@example(4194303)
def test_whoever_strays_is_told_something_true_and_never_stuck(key, tmp_path_factory, seed):
    store = open_store(tmp_path_factory.mktemp("strays") / "squadlog.db")
    session = Session.create(store, load_battle(key, load_rulebook(), load_rulings()))
    seat, course, rng = session.seat(Speaker()), load_course(key), Random(seed)
    player = RandomPlayer(seed)
    for _ in range(rng.randrange(40)):
        if (say := course.told(seat).say) not in PROMPT_WORDS:
            seat.say(say)
    for _ in range(12):
        lesson = course.told(seat)
        assert "unit 0" not in lesson.say
        assert not {"{", "}"} & set(lesson.text + lesson.press + lesson.say)
        wish = rng.random()
        if wish < 0.3 and lesson.say not in PROMPT_WORDS:
            outcome = seat.say(lesson.say)
            assert not isinstance(outcome, Refusal), (lesson, outcome)
        elif wish < 0.4:
            seat.say(
                rng.choice(("undo", "undo 3", "redo", "done", "walk 9", "dice all typed", "dice all rolled"))
            )
        elif seat.die.roll is not None:
            seat.say(str(rng.randrange(10)))
        elif (
            command := player.next(session.views.seen("referee"), deciding.table_at(session.record.battle))
        ) is not None:
            seat.submit(command)
    store.close()


@pytest.mark.parametrize("key", courses())
def test_every_question_has_a_remark_and_every_word_its_meaning(key):
    course = load_course(key)
    assert set(course.remarks) == {*AskKind.__args__, "die", "declare_refused", "fire_refused"}
    paragraphs = load_paragraphs()
    for lesson in everything_written(course):
        assert len(lesson.text) <= LONGEST, lesson.title
        assert lesson.press
        assert lesson.say
        cited = [rule for part in lesson.text.split("[")[1:] for rule in part.split("]")[0].split(", ")]
        assert all(rule in paragraphs for rule in cited), lesson.title


def test_a_lesson_is_found_again_after_the_battle_was_left(begun, tmp_path):
    session = begun("tutorial")
    course = course_of(session.views.seen("table").setup)
    seat = session.seat(Speaker())
    for _ in range(6):
        seat.say(course.told(seat).say)
    before = course.told(seat)
    assert before.place == 7
    other = Session.open(open_store(tmp_path / "squadlog.db"), session.id).seat(Speaker())
    assert course.told(other) == before
    seat.undo(2)
    assert course.told(seat).place == 5


def test_another_battle_has_no_lessons():
    assert course_of(load_battle("newcomer", load_rulebook(), load_rulings())) is None


def test_the_lessons_name_who_can_do_what_they_ask_for(begun):
    """Whoever orders the second soldier first is asked to go on with the other."""
    session = begun("tutorial")
    seat = session.seat(Speaker())
    for sentence in ("begin", "initiative", "move", "fire 2 at 4"):
        seat.say(sentence)
    assert load_course("tutorial").told(seat).say == "kneel 1"


def test_what_was_taken_back_is_told_once_and_what_follows_is_a_lesson(begun):
    """The next opportunity fire was not taken back; after letting it pass the other side is done (ACT-56)."""
    seat = begun("tutorial").seat(Speaker())
    titles = []
    while seat.known.stage != "over" and "In secret" not in titles:
        lesson = load_course("tutorial").told(seat)
        titles.append(lesson.title)
        seat.say(lesson.say)
    assert titles.count("Otherwise") == 1
    after = titles.index("Otherwise")
    assert titles[after + 1 : after + 3] == ["Still ready", "Hand to hand"]
    assert titles[after:].count("Opportunity fire") == 1
