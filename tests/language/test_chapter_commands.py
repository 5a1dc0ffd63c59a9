"""Commands of a chapter's own, from the sentence to what came of it. ADV-01."""

import json
from typing import ClassVar, Literal

import pytest
from support.battles import skirmish
from support.made_up import made_up
from support.playing import Played

from squadlog.base.records import record
from squadlog.battle.chapter_state import ChapterState, Redaction
from squadlog.battle.commands import Note
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.known import known, may_read
from squadlog.battle.record.codec import command_from_json, normalize_command
from squadlog.battle.refusal import nonsense
from squadlog.battle.rights import not_yours, of_side, of_unit
from squadlog.battle.saying import ChapterCommand
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.language.parse import Misread, parse
from squadlog.language.say import say
from squadlog.language.suggest import suggestions
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, one_objection
from squadlog.rules.common.words import ChapterWords, Word, WordPart

BOOK = load_rulebook()
KEY = "made_up"


@record
class Bury(ChapterCommand):
    """A soldier buries something."""

    secret: ClassVar[bool] = True
    unit: int
    what: str
    at: Waypoint | None = None
    facing_deg: float | None = None
    piles: tuple[int, ...] = ()
    beside: tuple[int, ...] = ()
    worth: int = 0
    deep_m: float = 0.0
    door: str = ""
    quietly: bool = False
    overrule: str = ""
    kind: Literal["bury"] = "bury"


@record
class Cheer(ChapterCommand):
    """A side is cheered."""

    side: str
    grouping: str = ""
    words: str = ""
    loud: bool = False
    reason: str = ""
    kind: Literal["cheer"] = "cheer"


@record
class Buried(ChapterEvent):
    """Something is buried."""

    unit: int
    what: str
    kind: Literal["buried"] = "buried"


BURY = Word(
    form="bury UNIT gold|bones [at X,Y] [facing DIRECTION] [with UNITS] [piles N ...] [worth N] [deep METRES] ...",
    meaning="bury something",
    example="bury 1 gold at 12,8",
    aliases=("dig in",),
    says=Bury,
    parts=(
        WordPart(field="unit", what="unit"),
        WordPart(field="what", what="word", words=("gold", "bones")),
        WordPart(field="at", what="place", keyword="at", needed=False),
        WordPart(field="facing_deg", what="direction", keyword="facing", needed=False),
        WordPart(field="beside", what="units", keyword="with", needed=False),
        WordPart(
            field="piles", what="numbers", keyword="piles", needed=False, offers=lambda _battle: ("7", "8")
        ),
        WordPart(field="worth", what="number", keyword="worth", needed=False),
        WordPart(field="deep_m", what="metres", keyword="deep", needed=False),
        WordPart(field="door", what="feature", keyword="under", needed=False),
        WordPart(field="quietly", what="flag", keyword="quietly", needed=False),
    ),
)
CHEER = [
    Word(
        form=f"{word} SIDE [for GROUPING] [shouting TEXT] [because REASON]",
        meaning="cheer a side",
        example=f"{word} red",
        says=Cheer,
        parts=(
            WordPart(field="side", what="side"),
            WordPart(field="grouping", what="grouping", keyword="for", needed=False),
            WordPart(field="words", what="text", keyword="shouting", needed=False),
        ),
        fixed={"loud": loud},
    )
    for word, loud in (("cheer", False), ("roar", True))
]


def _refusal(battle, command, table):
    del table
    return None if command.unit in battle.units else nonsense("nobody", "Nobody is so called.", "ADV-01")


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers={
            Bury: CommandHandler(
                one_objection(_refusal),
                lambda story, said, _: story.emit(Buried(unit=said.unit, what=said.what)),
                goes_on=False,
            ),
        }
    ),
)
STATE = ChapterState(
    key=KEY,
    folds={Buried: lambda battle, _event: battle},
    commands={Bury: of_unit, Cheer: of_side},
    older={("bury", 1): lambda body: {**body, "what": "gold"}, ("buried", 1): lambda body: body},
)
WORDS = ChapterWords(name="Burying", verbs=(BURY, *CHEER))


@pytest.fixture(autouse=True)
def burying():
    with made_up(holding=STATE, words=WORDS, chapter=CHAPTER):
        yield


def battle():
    return skirmish((1, 2), (11,), setup_changes={"chapters": (KEY,)})


def read(sentence):
    return parse(sentence, known(battle(), REFEREE), BOOK)


COMMANDS = [
    Bury(unit=1, what="gold"),
    Bury(unit=2, what="bones", at=Waypoint(x=1.5, y=2.0, floor=2), facing_deg=90.0, quietly=True),
    Bury(unit=2, what="gold", beside=(1, 11), piles=(7, 8), worth=-5, deep_m=0.5, overrule="as agreed"),
    Cheer(side="red", grouping="blue", words='to the "last", man', reason="they won"),
    Cheer(side="blue", loud=True),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda one: one.kind)
def test_a_command_is_said_and_read_back(command):
    assert read(say(command)) == command


@pytest.mark.parametrize(
    ("sentence", "command"),
    [
        ("1 bury gold", Bury(unit=1, what="gold")),
        (
            "dig in 1 bones quietly facing north-east",
            Bury(unit=1, what="bones", facing_deg=45.0, quietly=True),
        ),
        (
            "bury trooper 2 gold with 1-2 and 11 worth +3",
            Bury(unit=2, what="gold", beside=(1, 2, 11), worth=3),
        ),
        ("roar Blue", Cheer(side="blue", loud=True)),
    ],
)
def test_it_is_read_as_people_say_it(sentence, command):
    assert read(sentence) == command


@pytest.mark.parametrize(
    ("sentence", "problem"),
    [
        ("bury", "needs a unit"),
        ("bury 1", "needs a word"),
        ("bury 1 silver", "'silver' is not one of gold, bones"),
        ("bury 1 gold worth", "needs a number"),
        ("bury 1 gold worth much", "'much' stands where a number should be"),
        ("bury 1 gold worth 9999999999", "'9999999999' is too large a number"),
        ("bury 1 gold facing up", "'up' is not a direction"),
        ("bury 1 gold gold", "'gold' was not understood after 'bury'"),
    ],
)
def test_what_is_missing_or_odd_is_told(sentence, problem):
    misread = read(sentence)
    assert isinstance(misread, Misread)
    assert problem in misread.problem


def test_completion_goes_by_its_parts():
    there = known(battle(), "red")
    assert suggestions("bur", there) == ("bury",)
    assert suggestions("bury ", there) == ("bury 1", "bury 2", "bury 11")
    assert suggestions("bury 1 ", there)[:2] == ("bury 1 gold", "bury 1 bones")
    assert suggestions("bury 1 gold pi", there) == ("bury 1 gold piles",)
    assert suggestions("bury 1 gold piles ", there) == ("bury 1 gold piles 7", "bury 1 gold piles 8")
    assert "bury 1 gold quietly quietly" not in suggestions("bury 1 gold quietly ", there)
    assert suggestions("cheer ", there) == ("cheer red", "cheer blue")
    assert suggestions("bury 1 silver ", there) == ()


def test_where_the_chapter_is_not_in_force_the_word_names_it_and_the_rules_refuse():
    """ADV-01."""
    misread = parse("bury 1 gold", known(skirmish(), REFEREE), BOOK)
    assert str(misread) == (
        "'bury' belongs to the chapter Burying, which is not in force. "
        "chapter made_up on puts it in force from the next turn on."
    )
    assert suggestions("bur", known(skirmish(), REFEREE)) == ()
    assert Played(skirmish()).refused(Bury(unit=1, what="gold")).code == "not-in-force"


def test_it_is_answered_by_its_chapter_as_any_command_is():
    played = Played(battle())
    assert played.do(Bury(unit=1, what="gold")) == [Buried(unit=1, what="gold")]
    assert played.refused(Bury(unit=5, what="gold")).code == "nobody"


def test_it_is_of_whom_the_chapter_says_and_its_words_are_secret():
    there, command = battle(), Bury(unit=1, what="gold")
    assert not_yours(there, "red", command) is None
    assert not_yours(there, "blue", command).code == "not-yours"
    assert [may_read(command, there, seat) for seat in ("red", "blue", TABLE, REFEREE)] == [
        True,
        False,
        False,
        True,
    ]
    assert may_read(Cheer(side="red"), there, "blue")


def test_a_chapter_may_keep_the_words_of_any_command():
    def unsaid(command, battle, seat):
        del battle
        return isinstance(command, Note) and seat == "blue"

    with made_up(holding=ChapterState(key=KEY, secrets=Redaction(hides_command=unsaid))):
        there = battle()
        heard = [may_read(Note(text="x"), there, seat) for seat in ("red", "blue", REFEREE)]
    assert heard == [True, False, True]
    assert may_read(Note(text="x"), skirmish(), "blue")


def test_it_is_kept_as_json_and_old_bodies_are_read():
    text, command = normalize_command(COMMANDS[1])
    assert command == COMMANDS[1] == command_from_json(text)
    assert json.loads(text)["v"] == 2
    assert command_from_json('{"kind":"bury","unit":1}') == Bury(unit=1, what="gold")


@pytest.mark.parametrize(
    ("form", "verb"),
    [
        ("lots", "lots"),
        ("scenario set PART FIELD VALUE", "scenario set"),
        ("detonate-apart UNIT CHARGE,...", "detonate-apart"),
        ("inside AREA [N N-M ...]", "inside"),
        ("found [N] [is UNIT]", "found"),
    ],
)
def test_a_verb_is_what_stands_in_small_letters_first_in_its_form(form, verb):
    assert Word(form=form, meaning="", example="").word == verb
