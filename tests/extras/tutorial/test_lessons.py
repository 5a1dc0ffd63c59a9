"""The guided fights: they are played by what they say, and whoever strays is told something true."""

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.laws import law
from support.players import RandomPlayer

from squadlog.base.errors import SquadlogError
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_paragraphs, load_rulebook, load_rulings
from squadlog.extras.tutorial import progress
from squadlog.extras.tutorial.course import course_of, courses, load_course
from squadlog.extras.tutorial.situation import situation
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
        return Session.create(store, progress.setup_of(key, load_rulings()))

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
        for sentence in seat.sentences.one_by_one(lesson.say):
            outcome = seat.say(sentence)
            assert not isinstance(outcome, Refusal), (lesson, outcome)
        expected = course.lessons[lesson.place - 1].then if lesson.place else ()
        assert situation(seat).issuperset(expected), (lesson, set(expected) - situation(seat))
    assert seat.known.stage == "over"
    # One of a hit and a miss is all there is to tell, and the last of the others stands for each.
    assert len(places - {0}) >= len(course.lessons) - 2


@pytest.mark.parametrize("key", ["tutorial", "tutorial_map"])
@law(12)
@given(st.integers(0, 2**32))
@example(303)
@example(111109)
@example(4194303)
def test_whoever_strays_is_told_something_true_and_never_stuck(key, tmp_path_factory, seed):
    stray(key, tmp_path_factory.mktemp("strays"), seed)


@pytest.mark.parametrize("key", courses()[2:])
def test_whoever_strays_from_a_lesson_of_a_chapter_is_told_something_true(key, tmp_path):
    for seed in (1, 303):
        stray(key, tmp_path, seed)


def stray(key, folder, seed):
    """Follow a course for a while, then leave it: whatever it tells must be possible and name somebody."""
    store = open_store(folder / "squadlog.db")
    session = Session.create(store, progress.setup_of(key, load_rulings()))
    seat, course, rng = session.seat(Speaker()), load_course(key), Random(seed)
    player = RandomPlayer(seed)
    for _ in range(rng.randrange(40)):
        if (say := course.told(seat).say) not in PROMPT_WORDS:
            for sentence in seat.sentences.one_by_one(say):
                seat.say(sentence)
    for _ in range(12):
        lesson = course.told(seat)
        assert "unit 0" not in lesson.say
        assert not {"{", "}"} & set(lesson.text + lesson.press + lesson.say)
        wish = rng.random()
        if wish < 0.3 and lesson.say not in PROMPT_WORDS:
            for sentence in seat.sentences.one_by_one(lesson.say):
                outcome = seat.say(sentence)
                assert not isinstance(outcome, Refusal), (lesson, outcome)
        elif wish < 0.4:
            seat.say(
                rng.choice(("undo", "undo 3", "redo", "done", "walk 9", "dice all typed", "dice all rolled"))
            )
        elif seat.die.roll is not None:
            seat.say(str(rng.randrange(10)))
        elif (options := seat.due.ask().options) and seat.due.ask().kind == "step":
            seat.submit(options[0].says)
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


@pytest.mark.parametrize("key", courses())
def test_a_lesson_has_its_dice_its_length_and_says_what_to_expect(key):
    course = load_course(key)
    assert course.title
    assert course.teaches
    if course.battle is not None:
        assert 8 <= len(course.lessons) <= 14
        assert any(lesson.then for lesson in course.lessons)
        assert progress.setup_of(key, load_rulings()).seed == course.battle["seed"]


def test_a_lesson_is_left_and_taken_up_again_and_done_stays_done_when_its_battle_is_deleted(tmp_path):
    store = open_store(tmp_path / "squadlog.db")

    def known():
        return next(one for one in progress.all_progress(store) if one.key == "grenades")

    assert known().words == "new"
    seat = progress.take_up(store, "grenades").seat(Speaker())
    seat.say(load_course("grenades").told(seat).say)
    assert known().words == f"step 2 of {len(load_course('grenades').lessons)}, in battle {seat.id}"
    assert progress.take_up(store, "grenades").id == seat.id
    assert progress.take_up(store, "grenades", again=True).id != seat.id
    for battle in (seat.id, seat.id + 1):
        Session.open(store, battle).seat(Speaker()).say("end because the lesson is over")
    assert (known().done, known().battle) == (True, None)
    for battle in (seat.id, seat.id + 1):
        store.delete_record(battle)
    assert known().words == "done"
    assert progress.take_up(store, "grenades").id > seat.id + 1
    store.close()


def test_a_lesson_that_there_is_not_is_told_with_those_that_there_are():
    with pytest.raises(
        SquadlogError, match="no lesson called knitting; there are tutorial, tutorial_map, grenades"
    ):
        progress.course_meant("knitting")


@pytest.mark.usefixtures("home")
def test_the_command_line_tells_the_lesson_after_each_order(call):
    code, out, _ = call("lesson", "begin", "grenades")
    assert code == 0
    assert 'Type: squadlog do "ready 1 fragmentation"' in out
    code, _, err = call("do", "ready 1 fragmentation")
    assert code == 0
    assert "Lesson 2 of" in err
    assert 'Type: squadlog do "ready 2 smoke"' in err
    assert "step 2 of" in call("lesson", "list")[1]
    assert call("lesson", "begin", "knitting")[0] == 5
    call("new", "newcomer")
    assert "has no lessons" in call("lesson")[2]


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
