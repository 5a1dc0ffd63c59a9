"""Mines in words."""

from collections.abc import Iterator

from squadlog.base.lengths import format_kept
from squadlog.base.names import as_sentence
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.book.rulings import Rulings
from squadlog.rules.common.kept.laid_things import LaidThing, things_of
from squadlog.rules.common.words import SIDE, ChapterWords, LaidKind, Word, WordPart, flags
from squadlog.rules.mines.laid import MINE, NEAR_M, MineDud, MineIsDud, MineSprung, MineTested, SpringMine


def _name_mine(thing: LaidThing, battle: Battle) -> str:
    where = f" at {thing.position.x:g},{thing.position.y:g}" if thing.position is not None else ""
    told = f" {thing.where}" if thing.where else ""
    return f"mine {thing.number} of {battle.setup.side_name(thing.side)}{where}{told}"


def _narrate_sprung(event: MineSprung, battle: Battle) -> str:
    mine = _name_mine(event.thing, battle)
    if event.by is None:
        return f"The explosion sets off {mine} [{event.rule}]."
    return f"{battle.units[event.by].called} comes within {format_kept('a metre')} of {mine} [{event.rule}]."


def _narrate_tested(event: MineTested, battle: Battle) -> str:
    check = event.check
    comes = "it goes off" if check.success else "it does not go off"
    mine = _name_mine(event.thing, battle)
    return f"An explosion reaches {mine}: rolls {check.face}, needs {check.ledger.target}: {comes} [MIN-08]."


def _narrate_dud(event: MineDud, battle: Battle) -> str:
    return as_sentence(f"{_name_mine(event.thing, battle)} is a dud for good: {event.reason} [MIN-11]")


def _hints(battle: Battle, side: str, _rulings: Rulings) -> Iterator[str]:
    """On no map its owner watches for those who come near (MIN-10)."""
    if battle.stage == "setup" or battle.setup.map:
        return
    mines = [one for one in things_of(battle, MINE, side) if one.where]
    if mines:
        told = ", ".join(f"{one.number} {one.where}" for one in mines)
        near = format_kept("a metre")
        yield f"Mines: {told}; write mine {side} N at UNIT when a unit comes within {near} of one."


_SIDE_AND_NUMBER = (SIDE, WordPart(field="number", what="number"))

WORDS = ChapterWords(
    name="Mines",
    quoted=("MIN-05", "MIN-07", "MIN-08"),
    verbs=(
        Word(
            form="mine SIDE N at UNIT [caught UNIT METRES [half|full], ...] | mine SIDE N blast",
            meaning="the owner announces that a mine goes off at a unit within a metre, or that an explosion reached "
            "it: where no map shows it, or the players overrule it",
            example="mine red 2 at 7",
            says=SpringMine,
            parts=(
                *_SIDE_AND_NUMBER,
                WordPart(field="unit", what="unit", keyword="at", needed=False),
                *flags("blast"),
                WordPart(field="caught", what="caught", keyword="caught", needed=False),
            ),
        ),
        Word(
            form="dud SIDE N [because ...]",
            meaning="a mine breaks a rule: it is a dud for good",
            example='dud red 2 because "its place is not clear"',
            says=MineIsDud,
            parts=_SIDE_AND_NUMBER,
        ),
    ),
    tells=by_event(_narrate_sprung, _narrate_tested, _narrate_dud),
    explosions={MINE: "a mine"},
    lays=(LaidKind(key=MINE, item=MINE, rule="MIN-09", covered="always", near_m=NEAR_M),),
    hints=_hints,
)
