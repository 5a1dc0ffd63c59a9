"""Battles and side games in pairs that differ only in what a seat may not know are given to it alike, byte for byte.

    python tests/large/leaks.py --all --seed 1      500 pairs with commands and screens, some minutes
    python tests/large/leaks.py --pairs 20 --seed 7

A pair of battles differs in what one side chose as a melee opens (MEL-28), in the stance in which it fights
(AMB-108), in a standing order that it gave, in whom each of its people commands, in a private
note, in its rounds and magazines (AMO-08),
in the point of a fire mission or a mine, in whom it hides where (see `hidden_pairs`), in what it has laid out in
secret (`laid_pairs`, `buried_pairs`), in what a scenario tells it alone (`paged_pairs`), in what counts for its rolls
(`told_pairs`), or in the seed of dice to come; of side games see `game_leaks`.
Whoever may not know it reads log, packets by mail, exports, `--json`, completions, refusals, hints and prompts of both,
and looks at their screens. Every run of the tests does a few, by a seed of the day.
"""

import argparse
import random
import sys
import tempfile
import traceback
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from large.buried_pairs import WAYS as BURIED_WAYS
from large.buried_pairs import buried_battle
from large.game_leaks import game_pair
from large.given import differences, on_paper, printed, shown
from large.hidden_pairs import WAYS, asked, at_the_prompt, commands, hidden_battle
from large.laid_pairs import WAYS as LAID_WAYS
from large.laid_pairs import laid_battle
from large.mailed import mailed
from large.paged_pairs import WAYS as PAGED_WAYS
from large.paged_pairs import paged_battle
from large.pair_sorts import (
    COMMANDING,
    GOODS,
    HEARD,
    HIDING,
    LAID,
    LONG,
    OF_SEATS,
    SEATS,
    SEED,
    SORTS,
    STRIKES,
    commands_of,
)
from large.told_pairs import WAYS as TOLD_WAYS
from large.told_pairs import told_battle
from large.viewed import placing_of, view_of
from support.battles import setup
from support.matches import hasty_store
from support.photographs import PHOTO
from support.starts import start_or_why_not

from squadlog.battle.commands import (
    Begin,
    Correct,
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
from squadlog.battle.moment import Moment
from squadlog.battle.outcome import Outcome
from squadlog.battle.pictures.jpeg import read_jpeg
from squadlog.battle.pictures.note_picture import write_picture
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Note, PrivateNote
from squadlog.battle.standing import GiveStandingOrder, Task
from squadlog.battle.state import ShotPlan
from squadlog.facts.seats import NOBODY, TABLE, Speaker
from squadlog.reports.story.report import report
from squadlog.rules.common.kept.laid_things import LayThing
from squadlog.rules.fire_missions.missions import PlotMission
from squadlog.rules.mines.laid import SpringMine
from squadlog.session.battle_session import Session
from squadlog.session.view.seat_value import seat_value

PAIRS, FEW, SCREENS = 500, 20, 3
GAMES = 3
"""Each third pair is of side games."""
KEYS = (("escape",), ("down", "i"), ("l",))
MAP_KEYS = (("escape",), ("m",), ("right", "right", "up"), ("tab",), ("escape", "l"), ("escape", "s"))
PREFIXES = (
    "",
    "f",
    "fire ",
    "attack ",
    "attack 1",
    "parry ",
    "hold ",
    "un",
    "act 1 ",
    "dec",
    "act for ",
    "command ",
)
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
    "seat Ann blue",
    "act for Ben by Ann",
    "hand over Ann to Ben",
    "leave seat Ben",
)
PICTURE = write_picture(read_jpeg(PHOTO).data)
TIME = "2026-01-01T12:00:00+00:00"


def told(session, seat):
    """All that a seat is given of a battle, as text, by what it was asked for."""
    door = session.seat(Speaker(seat=seat))
    yield "state", repr(seat_value(door))
    yield "known", repr(door.known)
    yield "stands", repr((door.id, door.title, door.head, door.due.ask()))
    yield "die", repr((door.die.roll, door.die.half_said(), door.die.reasons()))
    yield "log", repr(door.log.entries(undone=True))
    for form in ("json", "csv", "story", "attacks", "moves"):
        yield form, door.exports.export(form)
    yield "replay", repr(door.log.replay())
    yield "start and time", repr((start_or_why_not(door), door.log.time_played()))
    yield "sheet", door.exports.sheet()
    yield (
        "notes",
        repr((door.log.notes(), door.log.health(), [door.log.picture(line) for line in range(1, 12)])),
    )
    if seat == NOBODY:
        first = next(iter(door.known.units))
        yield "odds", repr(door.rules.odds(first, weapons=(door.known.units[first].in_hand or "SR",)))
    yield "report", repr(report(door.exports.chronicle()))
    yield "reminders", repr((door.due.reminders(), door.victory.score(), door.branches()))
    yield "shots left", repr(door.rules.shots_left())
    for prefix in PREFIXES:
        yield f"completing {prefix!r}", repr(door.sentences.completions(prefix))
    for number, unit in door.known.units.items():
        yield f"choices of {number}", repr(door.rules.choices(number))
        others = [other for other, one in door.known.units.items() if one.side != unit.side] or [99]
        for command in (
            Hold(unit=number),
            Declare(unit=number, action="fire", target=others[0]),
            Engage(unit=number, target=others[0], in_reach=True),
            Fire(unit=number, target=others[0]),
            ShareParry(unit=number, shares=((others[0], 3),)),
            *(GiveIntent(unit=number, intent=intent) for intent in ("attack", "parry", "avoid", "out")),
        ):
            # What may be chosen is for whoever may choose it: the table, and the side itself.
            if not (isinstance(command, GiveIntent) and seat in (TABLE, unit.side)):
                yield f"refusal of {command}", repr(door.rules.refusal(command))
        yield f"preview of {number}", repr(door.rules.preview(Fire(unit=number, target=others[0])))
        yield from view_of(door, number)
    yield from placing_of(door)
    yield "refusal of the end", repr(door.rules.refusal(EndBattle()))
    if "hiding" in door.known.chapters and seat != NOBODY:
        yield from asked(door, seat)
    yield "sentences", repr([_worded(door.say(sentence)) for sentence in SENTENCES] if seat != TABLE else "")
    yield "undone", repr((door.undo(), door.redo(), door.log.entries(undone=True)))


def _worded(outcome: Outcome) -> str:
    return repr(getattr(outcome, "lines", outcome))


def _do(session, command):
    outcome = session.submit(command)
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def fought(store, rng, *, seed, secret, sort):
    """A battle up to the first intent (`intents`) or into the melee (`stances`) with that secret, the rest by `rng`."""
    played = ("ammunition", "automatic_fire") if sort == "ammunition" else ()
    goods = ()
    if sort in STRIKES:
        played, goods = ("ammunition", "fire_missions", "mines", "timed_play"), GOODS
    made = setup(
        (1, 2),
        (11, 12),
        seed=seed,
        typed_dice=("red", "blue"),
        title="In pairs",
        chapters=played,
        goods=goods,
    )
    session = Session.create(store, made)
    if sort == "plots":
        _do(session, PlotMission(side="red", where=secret))
    if sort.startswith("mines"):
        _do(session, LayThing(side="red", what="mine", where="a" if sort == "mines rolled for" else secret))
    if sort == SEATS:
        for sentence in (*secret, *rng.sample(OF_SEATS, rng.randrange(len(OF_SEATS)))):
            session.say(sentence)
    _do(session, Begin())
    _do(session, RollInitiative())
    while session.awaited.roll is not None:
        session.answer(str(rng.randrange(10)))
    whose = "red" if sort in ("plots", "mines", SEATS) else ""
    for _ in range(rng.randrange(6) if whose else 40):
        ask, battle = session.due["referee"].ask(), session.views.seen("referee")
        if ask.kind == "choose_order":
            session.say(rng.choice(("move", "countermove")))
        elif ask.kind == "declare" and sort == "standing orders":
            whose = ask.side
            _do(session, GiveStandingOrder(units=(rng.choice(ask.units),), task=secret))
            for _ in range(rng.randrange(4)):
                _do(session, Done())
            break
        elif ask.kind == "declare" and sort == "notes":
            whose = ask.side
            if secret:
                note = PrivateNote(text=secret, unit=rng.choice((1, 11)), entry=2, picture=PICTURE)
                assert not isinstance(session.submit(note, seat=whose), Refusal)
            _do(session, Note(text="tea"))
            break
        elif ask.kind == "declare" and sort == "missions":
            whose = ask.side
            leader = min(n for n, one in battle.units.items() if one.side == whose)
            shot = ShotPlan(weapon="mortar", told=secret)
            _do(session, Declare(unit=leader, action="call_fire_mission", shot=shot))
            for _ in range(rng.randrange(4)):
                _do(session, Done())
            break
        elif ask.kind == "declare" and sort == "mines rolled for":
            whose = "red"
            if secret:
                _do(session, SpringMine(side="red", number=1, blast=True))
            break
        elif ask.kind == "declare" and sort == "ammunition":
            whose = ask.side
            _do(session, Correct(unit=ask.units[0], changes=(("ammunition", secret),), reason="as on paper"))
            for _ in range(rng.randrange(4)):
                _do(session, Done())
            break
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
                if session.due["referee"].ask().kind == "declare":
                    _do(session, Done())
            break
        else:
            _do(session, Done())
    return session, whose


def hidden(folder, rng, way=None):
    """The same of two battles in which somebody hides, in one way or another."""
    way, fate = way or rng.choice(WAYS), rng.random()
    made = []
    for place in range(2):
        (folder / str(place)).mkdir()
        store = hasty_store(folder / str(place) / "squadlog.db")
        own = random.Random(f"{fate} {place}")
        made.append((store, hidden_battle(store, random.Random(fate), own, way=way, place=place)))
    return f"{HIDING}, {way}", made, ["red", TABLE, NOBODY]


def laid(folder, rng, way=None):
    """The same of two battles in which something is laid out in secret, in one way or another."""
    battles = [(LAID_WAYS, laid_battle), (BURIED_WAYS, buried_battle), (PAGED_WAYS, paged_battle)]
    battles += [battles[-1], (TOLD_WAYS, told_battle), (TOLD_WAYS, told_battle)]
    way, fate = way or rng.choice([one for ways, _ in battles for one in ways]), rng.random()
    lies = next(made for ways, made in battles if way in ways)
    made = []
    for place in range(2):
        (folder / str(place)).mkdir()
        store = hasty_store(folder / str(place) / "squadlog.db")
        made.append((store, lies(store, random.Random(fate), way=way, place=place)))
    return f"{LAID}, {way}", made, ["red", TABLE, NOBODY]


def battles(folder, rng, sort=None):
    """Two battles in files of their own that differ in a secret, and the seats that may not know it."""
    sort = sort or rng.choice(SORTS)
    if sort.startswith(HIDING):
        return hidden(folder, rng, sort.partition(", ")[2])
    if sort.startswith(LAID):
        return laid(folder, rng, sort.partition(", ")[2])
    fate = rng.random()
    secrets = {
        "intents": rng.sample(("attack", "parry", "out"), 2),
        "stances": ("attack", "parry"),
        "seeds": ("attack", "attack"),
        "ammunition": ("SR:4", "SR:10,rifle:-3"),
        "missions": ("at the well", "at the gate"),
        "plots": ("at the well", "at the gate"),
        "notes": ("he carries the map", ""),
        "mines": ("at the well", "at the gate"),
        "mines rolled for": (True, False),
        SEATS: COMMANDING,
        "standing orders": (Task(what="hold"), Task(what="hold", until=Moment(2, 1))),
    }[sort]
    made = []
    for place, secret in enumerate(secrets):
        (folder / str(place)).mkdir()
        store = hasty_store(folder / str(place) / "squadlog.db")
        seed = place + SEED if sort == "seeds" else SEED
        made.append((store, *fought(store, random.Random(fate), seed=seed, secret=secret, sort=sort)))
    whose = made[0][2]
    heard = (whose, TABLE) if sort in HEARD else (whose,)
    blind = [seat for seat in ("red", "blue", TABLE, NOBODY) if sort == "seeds" or seat not in heard]
    return sort, [(store, session) for store, session, _ in made], blind


def battle_pair(folder, rng, *, look, sort=None):
    """What differs between two battles for a seat that may not know why; nothing where all is well."""
    # A commitment differs by its salt alone, which nobody knows.
    unsalted = patch("squadlog.session.battle_session.secrets.token_hex", lambda _: "")
    clocks = (
        patch(f"squadlog.store.{room}.now", lambda: TIME) for room in ("records", "record_file", "writing")
    )
    with unsalted, ExitStack() as moment:
        for clock in clocks:
            moment.enter_context(clock)
        sort, made, blind = battles(folder, rng, sort)
        try:
            for seat in blind:
                # What is said last changes the record where it is not refused: to both in the same way.
                pair = (_given(store, session, seat, look=look) for store, session in made)
                yield from (f"{sort} for {seat}: {one}" for one in differences(*pair))
        finally:
            for store, _ in made:
                store.close()


def _given(store, session, seat, *, look):
    in_hiding = session.views.seen(seat).setup.map != ""
    if look and (in_hiding or seat in (TABLE, NOBODY)):
        keys = MAP_KEYS if in_hiding else KEYS
        yield from shown(store.path, keys, battle=session.id, who=Speaker(seat=seat))
    session.changed()
    if in_hiding and seat != NOBODY:
        yield from printed(store.path.parent, *commands(seat))
        words, typed = at_the_prompt(seat)
        yield from printed(store.path.parent, words, stdin=typed)
    yield from told(session, seat)
    if look and seat in session.views.seen(seat).side_ids():
        yield from mailed(store.path, session.id, seat)
    if look:
        yield from on_paper(session.seat(Speaker(seat=seat)))
    if look and seat != NOBODY:  # a display is a screen: no command sits there
        yield from printed(store.path.parent, *commands_of(seat))
    session.changed()


def tried(number, seed, *, look):
    """What leaks in one pair, by its number."""
    pair = game_pair if number % GAMES == 0 else battle_pair
    with tempfile.TemporaryDirectory() as folder:
        return list(pair(Path(folder), random.Random(f"{seed} {number}"), look=look))


def main():
    """The pairs asked for; 1 if anything leaked."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--pairs", type=int, help=f"{FEW} are usual")
    made.add_argument("--all", action="store_true", help=f"all with commands and screens: {PAIRS} pairs")
    made.add_argument("--seed", default=datetime.now(UTC).date().isoformat())
    options = made.parse_args()
    count, leaks = options.pairs or (PAIRS if options.all else FEW), 0
    for number in range(count):
        try:
            found = tried(number, options.seed, look=options.all or number < SCREENS)
        except Exception:  # noqa: BLE001 - told with the number of the pair
            found = [traceback.format_exc()]
        leaks += bool(found)
        for leak in found:
            print(f"pair {number} of seed {options.seed}: {leak[:LONG]}", flush=True)
    print(f"{count} pairs of seed {options.seed}, {leaks} with a leak.")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
