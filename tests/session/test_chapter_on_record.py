"""What a chapter says, tells and keeps, on record: stored, opened again, taken back, and read by each seat. ADV-01."""

from typing import ClassVar, Literal

import pytest
from support.battles import setup
from support.made_up import made_up

from squadlog.base.records import record
from squadlog.battle.chapter_state import ChapterState, OfTheBattle, Redaction, replace_battle_state
from squadlog.battle.commands import Note
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.rights import of_side
from squadlog.battle.saying import ChapterCommand
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, no_objection
from squadlog.rules.common.words import ChapterWords, Word, WordPart
from squadlog.session.battle_session import Session, open_store

KEY = "made_up"


@record
class Whisper(ChapterCommand):
    """A side says something to itself."""

    secret: ClassVar[bool] = True
    side: str
    words: str
    kind: Literal["whisper"] = "whisper"


@record
class WhisperHeard(ChapterEvent):
    """It was said."""

    private: ClassVar[bool] = True
    side: str
    words: str
    kind: Literal["whisper_heard"] = "whisper_heard"


def _known(battle, seat):
    kept = tuple(pair for pair in battle.holds(KEY) if pair[0] == seat)
    return replace_battle_state(battle, KEY, kept)


def _fold(battle, event):
    return replace_battle_state(battle, KEY, (*battle.holds(KEY), (event.side, event.words)))


def _answer(story, said, _table):
    story.emit(WhisperHeard(side=said.side, words=said.words))


STATE = ChapterState(
    key=KEY,
    of_battle=OfTheBattle(begins=lambda _battle: (), read=lambda _battle, _text: ()),
    folds={WhisperHeard: _fold},
    commands={Whisper: of_side},
    secrets=Redaction(
        known=_known,
        hides_command=lambda command, _battle, seat: (
            isinstance(command, Note) and "red" in command.text and seat == "blue"
        ),
    ),
)
WORDS = ChapterWords(
    name="Whispers",
    tells={WhisperHeard: lambda event, _battle: f"{event.side} whispers {event.words}."},
    of_battle=lambda kept, _battle: [f"{side} whispered {words}" for side, words in kept],
    verbs=(
        Word(
            form="whisper SIDE TEXT",
            meaning="say something to your own side",
            example="whisper red hush",
            says=Whisper,
            parts=(WordPart(field="side", what="side"), WordPart(field="words", what="text")),
        ),
    ),
)
CHAPTER = Chapter(
    key=KEY, commands=CommandHooks(handlers={Whisper: CommandHandler(no_objection, _answer, goes_on=False)})
)


@pytest.fixture
def record_of(path):
    with made_up(holding=STATE, words=WORDS, chapter=CHAPTER):
        store = open_store(path)
        session = Session.create(store, setup((1, 2), (11, 12), chapters=(KEY,)), by="referee")
        yield session
        store.close()


def seen(session, seat):
    """Everything that a seat can read of the record."""
    asked = session.seat(Speaker(seat=seat))
    log = [(entry.lines, entry.command, entry.events) for entry in asked.log.entries(undone=True)]
    return repr((log, asked.known.held))


def test_a_secret_of_a_side_is_read_by_that_side_and_the_referee_alone(record_of):
    """ADV-01: the words of the command, the event, the line of the log and what is kept."""
    said = record_of.seat(Speaker(seat="red")).say("whisper red sesame")
    assert "sesame" in repr(said)
    knows = {seat: "sesame" in seen(record_of, seat) for seat in ("red", "blue", REFEREE)}
    assert knows == {"red": True, "blue": False, REFEREE: True}
    assert "sesame" not in repr(record_of.seat(Speaker(seat=TABLE)).known.held)


def test_nobody_says_it_for_another_side(record_of):
    assert record_of.seat(Speaker(seat="blue")).say("whisper red sesame").code == "not-yours"


def test_it_is_taken_back_and_brought_forward_and_opened_again(record_of, path):
    record_of.say("whisper red sesame")
    record_of.undo()
    assert record_of.views.seen(REFEREE).holds(KEY) == ()
    record_of.redo()
    store = open_store(path)
    again = Session.open(store, record_of.id)
    assert again.views.seen(REFEREE).holds(KEY) == (("red", "sesame"),)
    assert seen(again, "red") == seen(record_of, "red")
    store.close()


def test_the_words_of_an_ordinary_command_may_be_kept_from_a_seat(record_of):
    record_of.say("note the red flag")
    texts = {
        seat: [entry.command for entry in record_of.seat(Speaker(seat=seat)).log.entries()][-1]
        for seat in ("red", "blue")
    }
    assert "flag" in texts["red"]
    assert texts["blue"] == ""
