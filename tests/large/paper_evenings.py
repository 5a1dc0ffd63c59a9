"""Evenings beside a side on paper with whatever anybody may type: one sentence each, and the battle goes on.

    python tests/large/paper_evenings.py --count 2000 --seed 1

The suite plays a few in `tests/rules/test_on_paper_evenings.py`.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.battles import table
from support.paper_sides import set_up_beside_paper

from squadlog.base.dice import SeededDice
from squadlog.battle.commands import (
    Begin,
    ChooseOrder,
    Command,
    DeclineShot,
    Done,
    EndBattle,
    GiveIntent,
    RollInitiative,
    WithholdFire,
)
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import REFEREE
from squadlog.language.parse import Meta, Misread, parse
from squadlog.reports.narrate import tell
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.engine import ask, decide

CHAPTERS = ("ammunition", "automatic_fire", "grenades")
FORMS = (
    "hit {u}", "hit {u} pf {n}", "hit {u} pf {n} by {u}", "hit {u} with {w} by {u}", "hit {u} pf {n} blast",
    "hit {u} pf {n} natural after {n}m", "miss {u}", "miss {u} by {u}", "next", "quiet", "done", "done",
    "their {u} with {w} af {n}", "their {u} suit {s}", "their {u} value {n}", "their {u} ranged {n} melee -{n}",
    "their {u} called {w}", "their {u} troop marines race Human suit {s} with {w}", "af {u} {n}", "af {u} unknown",
    "suit {u} {s}", "suit {u} unknown", "quiet-off",
    "admit {u} {a}", "admit {u}", "more {side} {n}", "more {side}", "their-initiative {side} -{n}",
    "watching {u}", "watching-off {u}", "values-unknown", "engage {u} with {u}", "run {u} {n}m", "prone {u}",
    "watch {u}", "fire {u} at {u} with {w} range {n}", "fire {u} at {u} range {n}", "fire {u}", "burst {u} at {u}",
    "throw {u} at {u} range {n}", "caught {u} {n}, {u} 2 half", "ready {u} fragmentation", "attack {u}", "parry {u}",
    "out {u}", "avoid {u}", "end", "play on", "decline {u}", "hold fire {u}", "correct {u} wound=D because told",
    "advance {u} {n}m", "kneel {u}", 'move "{side}"', "initiative", "begin",
)  # fmt: skip
WORDS = {
    "u": ("1", "2", "11", "12", "13", "99", "0"), "n": ("0", "1", "3", "5", "9", "12", "99", "500"),
    "w": ("SR", "SAR", "SC", "NOPE", "P"), "s": ("BI", "LI", "No", "NOPE"), "side": ("blue", "red", "green"),
    "a": ("light", "serious", "unconscious", "dead", "gone", "surrendered", "unhurt", "silly"),
}  # fmt: skip
_USUAL: dict[str, Command] = {"begin": Begin(), "roll_initiative": RollInitiative()}
MOST = 60
"""Usual answers at the end, after which the table says that it is late; what is asked then has few answers."""


def sentence(rng: random.Random) -> str:
    """Something that somebody may type."""
    told = rng.choice(FORMS)
    for word, values in WORDS.items():
        while f"{{{word}}}" in told:
            told = told.replace(f"{{{word}}}", rng.choice(values), 1)
    return told


def play(battle: Battle, command: Command, dice: SeededDice) -> Battle | Refusal:
    """The battle after a command, told as well; or the refusal."""
    found = decide(battle, command, add_chapters(table(dice=dice), battle))
    if isinstance(found, Refusal):
        assert "\n" not in found.sentence, found.sentence
        assert found.sentence[-1] in ".?!", found.sentence
        return found
    list(tell(battle, found))
    for event in found:
        battle = evolve(battle, event)
    return battle


def usual(battle: Battle) -> Command:
    """What goes on without another thought: Enter, an intent, or done."""
    asked = ask(battle)
    if asked.options:
        return asked.options[max(asked.enter - 1, 0)].says
    if asked.kind in _USUAL:
        return _USUAL[asked.kind]
    if asked.kind == "choose_order":
        return ChooseOrder(grouping=asked.grouping or "", choice="MOVE")
    if asked.kind == "fire":
        return WithholdFire(unit=asked.units[0])
    if asked.kind == "opportunity":
        return DeclineShot(unit=asked.units[0])
    if asked.kind == "intent":
        return GiveIntent(unit=asked.units[0], intent="attack")
    return Done()


def evening(seed: int, said: int = 60) -> Sequence[str]:
    """An evening of that many sentences, played to its end by usual answers; what was typed, in order."""
    rng, dice = random.Random(seed), SeededDice(seed)
    typed: list[str] = []
    battle = first_state(set_up_beside_paper(chapters=CHAPTERS, turns=3))
    try:
        for _ in range(said):
            text = sentence(rng)
            typed.append(text)
            read = parse(text, known(battle, REFEREE), load_rulebook())
            if isinstance(read, Misread):
                assert "\n" not in read.problem
                continue
            if not isinstance(read, Meta):
                after = play(battle, read, dice)
                battle = battle if isinstance(after, Refusal) else after
            if rng.random() < 0.4 and battle.stage != "over":
                battle = _go_on(battle, dice)
        for left in range(MOST, -MOST, -1):
            if ask(battle).kind == "over":
                return typed
            battle = _go_on(battle, dice, over=left < 0 and battle.stage != "over")
    except Exception as error:
        raise AssertionError(f"evening {seed}: {typed}") from error
    raise AssertionError(f"evening {seed} does not end: {ask(battle)}; {typed}")


def _go_on(battle: Battle, dice: SeededDice, *, over: bool = False) -> Battle:
    """The battle after the usual answer, or after it was said to be over."""
    after = play(battle, EndBattle(reason="late") if over else usual(battle), dice)
    assert not isinstance(after, Refusal), (after.sentence, ask(battle))
    return after


def main() -> int:
    """Play the evenings; 1 where one went wrong."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--count", type=int, default=200)
    made.add_argument("--seed", type=int, default=1)
    options = made.parse_args()
    failed = 0
    for number in range(options.seed, options.seed + options.count):
        try:
            evening(number)
        except AssertionError as error:
            failed += 1
            print(f"{str(error)[:300]} | {error.__cause__!r}"[:700], flush=True)
    print(f"seed {options.seed}: {options.count} evenings, {failed} wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
