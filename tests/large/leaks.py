"""Battles and side games in pairs that differ only in what a seat may not know: all that it is given is the same, byte for byte.

    python tests/large/leaks.py --all --seed 1      300 pairs with their screens, some minutes
    python tests/large/leaks.py --pairs 20 --seed 7

A pair differs in what one side chose as a melee opens (MEL-28), in the stance in which it fights (AMB-108), in the seed of
dice to come, or in the cards of the others (PC-10). Whoever may not know it reads log, exports, `--json`, completions,
refusals, quotes and prompts of both, and looks at their screens. Every run of the tests does a few, by a seed of the day.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import traceback
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from support.battles import setup

from squadlog.battle.commands import (
    Begin,
    Declare,
    Done,
    EndBattle,
    Engage,
    Fire,
    GiveIntent,
    Hold,
    RollInitiative,
    ShareParry,
)
from squadlog.battle.outcome import Outcome
from squadlog.battle.refusal import Refusal
from squadlog.cli.printing import plain
from squadlog.dice import Chance
from squadlog.games.score import Score
from squadlog.reports.seat_state import seat_state
from squadlog.seats import TABLE, Speaker
from squadlog.shell.match import Match
from squadlog.shell.session import Session, open_store
from squadlog.tui.app import SquadlogApp

PAIRS, FEW, SCREENS = 300, 20, 2
PREFIXES = ("", "f", "fire ", "attack ", "attack 1", "parry ", "hold ", "un", "act 1 ", "dec")
SENTENCES = (
    "log",
    "log 2",
    "attack 1",
    "parry 11",
    "out 1",
    "avoid 11",
    "hold 99",
    "fire 1 at 99",
    "nonsense",
)
TIME = "2026-01-01T12:00:00+00:00"


def told(session, seat):
    """All that a seat is given of a battle, as text, by what it was asked for."""
    door = session.seat(Speaker(seat=seat))
    yield "state", repr(plain(seat_state(door.known, seat)))
    yield "known", repr(door.known)
    yield (
        "stands",
        repr((door.id, door.title, door.head, door.ask(), door.awaiting, door.half_said(), door.reasons())),
    )
    yield "log", repr(door.log(undone=True))
    for form in ("json", "csv", "story"):
        yield form, door.export(form)
    yield "sheet", door.sheet()
    yield "reminders", repr((door.reminders(), door.score(), door.shots_left(), door.branches()))
    for prefix in PREFIXES:
        yield f"completing {prefix!r}", repr(door.completions(prefix))
    for number, unit in door.known.units.items():
        yield f"choices of {number}", repr(door.choices(number))
        others = [other for other, one in door.known.units.items() if one.side != unit.side]
        for command in (
            Hold(unit=number),
            Declare(unit=number, action="fire", target=others[0]),
            Engage(unit=number, target=others[0], in_reach=True),
            Fire(unit=number, target=others[0]),
            ShareParry(unit=number, shares=((others[0], 3),)),
            *(GiveIntent(unit=number, intent=intent) for intent in ("attack", "parry", "avoid", "out")),
        ):
            if (seat in (TABLE, unit.side) and not isinstance(command, GiveIntent)) or seat not in (
                TABLE,
                unit.side,
            ):
                yield f"refusal of {command}", repr(door.refusal(command))
        yield f"preview of {number}", repr(door.preview(Fire(unit=number, target=others[0])))
    yield "refusal of the end", repr(door.refusal(EndBattle()))
    # What is said last changes the record where it is not refused: to both in the same way.
    yield "sentences", repr([_worded(door.say(sentence)) for sentence in SENTENCES] if seat != TABLE else "")
    yield "undone", repr((door.undo(), door.redo(), door.log(undone=True)) if seat == TABLE else door.undo())


def _worded(outcome: Outcome) -> str:
    return repr(getattr(outcome, "lines", outcome))


async def _shown(path, number):
    async with SquadlogApp(path, battle=number).run_test(size=(140, 40)) as pilot:
        await pilot.pause(0.4)
        seen = []
        for keys in ((), ("escape",), ("down", "i"), ("l",)):
            await pilot.press(*keys)
            await pilot.pause(0.1)
            strips = pilot.app.screen._compositor.render_strips()
            seen.append("\n".join("".join(segment.text for segment in strip) for strip in strips))
        return seen


def screens(path, number):
    """What everybody sees of a battle: the battle, a question put away, a card, the log."""
    return asyncio.run(_shown(path, number))


def _do(session, command):
    outcome = session.submit(command)
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def fought(store, rng, *, seed, secret, sort):
    """A battle up to the first intent (`intents`) or into the melee (`stances`) with that secret, by the rest of `rng`."""
    made = setup((1, 2), (11, 12), seed=seed, typed_dice=("red", "blue"), title="In pairs")
    session = Session.create(store, made)
    _do(session, Begin())
    _do(session, RollInitiative())
    while session.awaiting is not None:
        session.answer(str(rng.randrange(10)))
    whose = ""
    for _ in range(40):
        ask, battle = session.ask(), session.seen("referee")
        if ask.kind == "choose_order":
            session.say(rng.choice(("move", "countermove")))
        elif ask.kind == "declare" and not battle.engagements:
            unit = rng.choice(ask.units)
            foe = rng.choice([n for n, one in battle.units.items() if one.side != ask.side])
            _do(session, Engage(unit=unit, target=foe, in_reach=True))
            _do(session, Done())
        elif ask.kind == "intent" and not whose:
            whose = ask.side
            _do(session, GiveIntent(unit=ask.units[0], intent=secret))
            if sort == "intents":
                break
        elif ask.kind == "intent":
            _do(session, GiveIntent(unit=ask.units[0], intent="attack"))
            for _ in range(rng.randrange(3)):
                if session.ask().kind == "declare":
                    _do(session, Done())
            break
        else:
            _do(session, Done())
    return session, whose


def battles(folder, rng):
    """Two battles in files of their own that differ in a secret, and the seats that may not know it."""
    sort = rng.choice(("intents", "stances", "seeds"))
    fate = rng.random()
    secrets = {
        "intents": rng.sample(("attack", "parry", "out"), 2),
        "stances": ("attack", "parry"),
        "seeds": ("attack", "attack"),
    }[sort]
    made = []
    for place, secret in enumerate(secrets):
        store = open_store(folder / f"{place}.db")
        seed = place + 5 if sort == "seeds" else 5
        made.append((store, *fought(store, random.Random(fate), seed=seed, secret=secret, sort=sort)))
    whose = made[0][2]
    blind = [seat for seat in ("red", "blue", TABLE) if sort == "seeds" or seat != whose]
    return sort, [(store, session) for store, session, _ in made], blind


def battle_pair(folder, rng, *, look):
    """What differs between two battles for a seat that may not know why; nothing where all is well."""
    with patch("squadlog.store.store.now", lambda: TIME):
        sort, made, blind = battles(folder, rng)
        try:
            if look and TABLE in blind:
                pages = [screens(store.path, session.id) for store, session in made]
                for number, (one, other) in enumerate(zip(*pages, strict=True)):
                    if one != other:
                        yield f"{sort}: screen {number} differs:\n{one}\n{other}"
            for seat in blind:
                for (what, one), (_, other) in zip(
                    *(told(session, seat) for _, session in made), strict=True
                ):
                    if one != other:
                        yield f"{sort}: {what} differs for {seat}:\n{one}\n{other}"
        finally:
            for store, _ in made:
                store.close()


def game_pair(folder, rng):
    """The same of two deals of the duel of cards in which the first seat holds the same and the second does not."""
    seats = ("Ann", "Bob")
    ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    cards = [rank + suit for suit in "SHDC" for rank in ranks]
    rng.shuffle(cards)
    mine, theirs = cards[:7], (cards[7:14], cards[14:21])
    made = []
    with patch("squadlog.store.store.now", lambda: TIME):
        for place, held in enumerate(theirs):
            store = open_store(folder / f"{place}.db")
            deal = f"A: {' '.join(mine)}; B: {' '.join(held)}"
            made.append(
                (store, Match.create(store, Score(game="phalanx-cards", seed=1, deal=deal, seats=seats)))
            )
        try:
            first, second = ([*_of_a_game(match, mine)] for _, match in made)
            for (what, one), (_, other) in zip(first, second, strict=True):
                if one != other:
                    yield f"cards: {what} differs:\n{one}\n{other}"
        finally:
            for store, _ in made:
                store.close()


def _of_a_game(match, mine):
    for moved in (False, True):
        if moved:
            match.say(mine[0])
        yield "view", repr(match.seen(0))
        yield (
            "log",
            repr([replace(entry, made=None) if hasattr(entry, "made") else entry for entry in match.log(0)]),
        )
        yield "onlooker", repr([entry.words for entry in match.log(-1)])
        yield "last", repr(match.last(0))
        yield "guess", repr(match.seen(0).guess(Chance(3)))
        yield "refusal", repr(match.say("no card at all"))


def tried(number, seed, *, look):
    """What leaks in one pair, by its number."""
    rng = random.Random(f"{seed} {number}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if number % 5 == 0:
            return list(game_pair(folder, rng))
        return list(battle_pair(folder, rng, look=look))


def main():
    """The pairs asked for; 1 if anything leaked."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--pairs", type=int, default=FEW)
    made.add_argument("--all", action="store_true", help=f"{PAIRS} pairs, all with their screens")
    made.add_argument("--seed", default=datetime.now(UTC).date().isoformat())
    options = made.parse_args()
    count, leaks = PAIRS if options.all else options.pairs, 0
    for number in range(count):
        try:
            found = tried(number, options.seed, look=options.all or number < SCREENS)
        except Exception:  # noqa: BLE001 - told with the number of the pair
            found = [traceback.format_exc()]
        leaks += bool(found)
        for leak in found:
            print(f"pair {number} of seed {options.seed}: {leak}")
    print(f"{count} pairs of seed {options.seed}, {leaks} with a leak.")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
