"""The advanced chapters that there are, each a folder beside this file, and what they say.

A folder has the modules `record` with its `STATE`, which `chapter_states` makes known to the battle, `words` with its
`WORDS`, which is light and asked here, and `chapter` with its `CHAPTER`, which only the desk loads.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from squadlog.battle.chapter_state import CHAPTER_STATES
from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.reported import NOTHING, EventReport
from squadlog.rules.common.words import (
    BlastTemplate,
    Bound,
    ChapterWords,
    FiresLeft,
    Marker,
    PaperBoxes,
    PlayClock,
    SecretPaper,
)

if TYPE_CHECKING:  # as in the words
    from squadlog.squads.plan import CharacterPlan

CHOSEN: tuple[str, ...] = (
    "hiding",
    "ambush",
    "stealth",
    "ammunition",
    "automatic_fire",
    "explosives",
    "grenades",
    "launchers",
    "leadership",
    "quality",
    "rout",
    "regroup",
    "ground_sensor",
    "camo_tinter",
    "jammer",
    "holotarp",
    "timed_play",
    "vacuum",
    "fire_missions",
    "mines",
)
"""The chapters of the book that a table may choose (ADV-01)."""
BY_SETUP: tuple[str, ...] = ("scenario", "legionnaire", "lasting", "on_paper")
"""The chapters in force by what was set up, which nobody chooses."""
ADVANCED: tuple[str, ...] = (*CHOSEN, *BY_SETUP)
HOUSE: tuple[str, ...] = (
    "after_the_end",
    "blasts",
    "ends",
    "laid_out",
    "pausing",
    "people",
    "readiness",
    "smoke",
    "standing_orders",
    "taking_back",
    "weather",
)
"""What is in force always: what the program itself brings to a table, and what several chapters of the book share."""


@cache
def words_of(key: str) -> ChapterWords:
    """What a chapter says; `key` is one of `ADVANCED` or `HOUSE`."""
    words: ChapterWords = import_module(f"squadlog.rules.{key}.words").WORDS
    return words


def report_of(event: Event | None) -> EventReport:
    """What an event of a chapter is to reports; of any other, and of None, nothing."""
    kind: Any = type(event)  # a class is hashable, whatever its metaclass says
    of = _report_by(kind)
    return NOTHING if of is None else of(event)


@cache
def _report_by(kind: type) -> Callable[[Any], EventReport] | None:
    key = next((key for key, state in CHAPTER_STATES.items() if kind in state.folds), None)
    return None if key is None else words_of(key).reports.get(kind)


def chapter_called(word: str) -> str:
    """The key of a chapter by that, or by another name for it; a word that names none stays as it is."""
    return (
        word if word in ADVANCED else next((key for key in ADVANCED if word in words_of(key).aliases), word)
    )


def states(held: Iterable[tuple[str, Any]]) -> tuple[str, ...]:
    """What is out of the ordinary in what the chapters in force keep of a unit, in a few words each."""
    return tuple(told for key, state in held if (told := words_of(key).state(state)))


def signs(held: Iterable[tuple[str, Any]]) -> str:
    """What stands behind the number of a unit on the map by the chapters in force, a cell each."""
    said = ((words_of(key), state) for key, state in held)
    return "".join(
        words.sign[0]
        for words, state in said
        if words.sign is not None and (words.signed or words.state)(state)
    )


def flees(held: Iterable[tuple[str, Any]]) -> bool:
    """Whether by the chapters in force a unit has to get out of the enemy's sight."""
    return any(words_of(key).flees(state) for key, state in held)


def legend(keys: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The signs that units may have on the map under these chapters, with what they mean."""
    return tuple(sign for key in keys if (sign := words_of(key).sign) is not None)


def marks(unit: Unit, book: Rulebook, rulings: Rulings) -> tuple[str, ...]:
    """What the chapters in force have on the squad log of a unit, as far as it is known."""
    return tuple(mark for words in _of(unit) for mark in words.marks(unit, book, rulings))


def boxes(unit: Unit, book: Rulebook, rulings: Rulings) -> tuple[PaperBoxes, ...]:
    """The boxes that the chapters in force have on the squad log of a unit, as far as they are known."""
    return tuple(one for words in _of(unit) for one in words.boxes(unit, book, rulings))


def on_paper(keys: Iterable[str], book: Rulebook, rulings: Rulings) -> tuple[str, ...]:
    """What these chapters have on every sheet besides: figures of their tables, a line each."""
    return tuple(line for key in keys for line in words_of(key).paper(book, rulings))


def secret_papers() -> list[SecretPaper]:
    """What a side may have written down in secret, whatever is in force: the tables of most columns first."""
    papers = (words_of(key).secret_paper for key in (*ADVANCED, *HOUSE))
    return sorted(filter(None, papers), key=lambda paper: -len(paper.head))


def templates(book: Rulebook, rulings: Rulings) -> tuple[BlastTemplate, ...]:
    """What the explosions of all chapters cover, as the table reads them."""
    return tuple(one for key in ADVANCED for one in words_of(key).templates(book, rulings))


def character(unit: Unit) -> "CharacterPlan | None":
    """What a unit brings as a character, as a squad on paper has it; None: it is none."""
    return next(filter(None, (words.character(unit) for words in _of(unit))), None)


def beside_weapon(unit: Unit, weapon: str, book: Rulebook, rulings: Rulings) -> str:
    """What the chapters in force have to say of a weapon of a unit in the fewest signs; empty: nothing."""
    return " ".join(filter(None, (words.weapon(unit, weapon, book, rulings) for words in _of(unit))))


def _of(unit: Unit) -> Iterator[ChapterWords]:
    return (words_of(key) for key, _ in unit.held)


def reminders_of(unit: Unit, book: Rulebook, rulings: Rulings) -> tuple[str, ...]:
    """What the chapters in force would have the owner of a unit not forget now."""
    return tuple(told for words in _of(unit) for told in words.reminds(unit, book, rulings))


def hints(battle: Battle, seat: str, rulings: Rulings) -> tuple[str, ...]:
    """What the chapters in force, and what is in force always, would have a seat know as orders are given."""
    keys = dict.fromkeys((*battle.chapters, *(key for key, _ in battle.held)))
    return tuple(told for key in keys for told in words_of(key).hints(battle, seat, rulings))


def bonds_of(battle: Battle, rulings: Rulings) -> tuple[Bound, ...]:
    """What binds which units now, by the chapters in force."""
    return tuple(one for key in battle.chapters for one in words_of(key).bound(battle, rulings))


def fires_left(unit: Unit, now: Moment, book: Rulebook, rulings: Rulings) -> FiresLeft | None:
    """How often a unit may still fire, where a chapter in force has changed that; None: as ever."""
    return next(filter(None, (words.fires(unit, now, book, rulings) for words in _of(unit))), None)


def play_clock(battle: Battle, book: Rulebook) -> PlayClock | None:
    """How it stands with the time for decisions; None where play is not timed."""
    return next(filter(None, (words_of(key).clock(battle, book) for key in battle.chapters)), None)


def standing_lines(battle: Battle) -> Iterator[str]:
    """What the chapters in force keep of the battle as a whole, in lines."""
    return (line for key, state in battle.held for line in words_of(key).of_battle(state, battle))


def lying(battle: Battle) -> tuple[Marker, ...]:
    """The counters of the chapters in force that lie about, as far as this battle knows of them."""
    return tuple(one for key, state in battle.held for one in words_of(key).lies(state, battle))


@lru_cache(maxsize=64)
def together(keys: tuple[str, ...]) -> ChapterWords:
    """What these chapters say, as if they were one: of its deeds, events, steps, manners and how soldiers begin."""
    chapters = [words_of(key) for key in (*keys, *HOUSE)]
    tables = [one.name for one in fields(ChapterWords) if one.default_factory is dict]
    said: dict[str, Any] = {
        name: {of: words for chapter in chapters for of, words in getattr(chapter, name).items()}
        for name in tables
    }
    return ChapterWords(name=", ".join(words_of(key).name for key in keys), **said)
