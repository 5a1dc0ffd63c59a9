"""Whatever is played under a seal, each seat reads what it would without one, and the file holds no secret."""

import random
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import example, given
from hypothesis import strategies as st
from large import leaks
from support.laws import law
from support.players import DeadEndError, RandomPlayer
from support.sealing import WORDS, Terminal, to_seal

from squadlog.base.records import replace
from squadlog.battle.commands import Begin, Correct, Note
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import GiveStandingOrder, Task
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.session import deciding

SEATS = ("red", "blue", NOBODY)
CHAPTERS = ("hiding", "ammunition", "automatic_fire", "leadership", "quality", "rout", "stealth")


def _play(evening, seed, steps):
    """Random words of all seats, undo and redo among them."""
    rng, session = random.Random(seed), evening.session
    player = RandomPlayer(seed, warlike=0.8)
    for said in rng.sample(
        ("hide 11 at 20,10", "hide 12 at 22,5", "decoy blue at 20,14", "hide 1 at 9,9"), 3
    ):
        evening.say(said.split()[1] if "decoy" in said else "red" if said[5] == "1 " else "referee", said)
    for said in ("leader 2", "leader 12", *rng.sample(("placed red", "placed blue"), rng.randrange(3))):
        evening.say("referee", said)
    session.submit(Begin())
    for _ in range(steps):
        ask, roll = session.due["referee"].ask(), rng.random()
        if session.awaited.roll is not None:
            session.answer(str(rng.randrange(10)))
        elif roll < 0.08:
            session.undo(rng.randrange(1, 3))
        elif roll < 0.12:
            session.redo()
        elif roll < 0.16:
            units = (rng.choice((1, 2, 11, 12)),)
            session.submit(GiveStandingOrder(units=units, task=Task(what="hold")))
        elif roll < 0.2:
            unit = rng.choice((1, 2, 11, 12))
            session.submit(Correct(unit=unit, changes=(("ammunition", "SR:3"),), reason="so"))
        elif ask.kind == "step" and ask.options:
            if isinstance(session.submit(rng.choice(ask.options).says), Refusal):
                session.submit(ask.options[-1].says)
        elif ask.kind == "begin":
            session.submit(Begin())
        else:
            with suppress(DeadEndError):
                if (
                    command := player.next(
                        session.views.seen("referee"), deciding.table_at(session.record.battle)
                    )
                ) is not None:
                    session.submit(command)
    session.awaited.withdraw()


@law(24)
@given(seed=st.integers(0, 10_000), typed=st.sampled_from([(), ("red", "blue")]))
@example(seed=1, typed=())
def test_each_seat_knows_and_reads_what_it_would_of_the_whole(seed, typed):
    """The law of the seal: what is told to a seat, step by step, is what it knows of the whole battle."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "squadlog.db"
        evening = Terminal(path).create(to_seal(CHAPTERS, seed=seed, typed_dice=typed))
        with evening.at():
            _play(evening, seed, 30)
        number = evening.session.id
        again = Terminal(path).open(number, "referee")
        assert again.known("referee") == evening.known("referee")
        assert again.log("referee") == evening.log("referee")
        for seat in SEATS:
            alone = Terminal(path).open(number, *([seat] if seat else []))
            assert alone.known(seat) == evening.known(seat)
            assert list(alone.known(seat).units) == list(evening.known(seat).units)
            assert alone.log(seat) == evening.log(seat)
            for entry in range(1, len(alone.session.record.tree.steps) + 1):
                assert alone.session.log[seat].stood_at(entry) == evening.session.log[seat].stood_at(entry)


@law(12)
@given(seed=st.integers(0, 10_000))
def test_the_file_its_backup_and_its_export_hold_no_secret(seed):
    """Planted words stand nowhere in the clear; nor does the seed, where somebody hides, or what was half said."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "squadlog.db"
        evening = Terminal(path).create(to_seal(seed=987654321000 + seed, typed_dice=("blue",)))
        x, y = 20 + seed % 97 / 128, 10 + seed % 89 / 128
        evening.say("blue", f"hide 11 at {x},{y} facing 217.25", "decoy blue at 31.0078125,13 facing 31.125")
        evening.say("blue", "placed blue")
        evening.say("referee", "undo", "redo", "undo 2 because they begin anew", "branch The old place")
        evening.say("blue", "decoy blue at 31.0078125,13.5", "placed blue")
        evening.session.submit(Note(text="Plain to all."))
        evening.say("referee", "begin", "initiative")
        assert evening.session.awaited.roll is not None
        with evening.at():
            copy = evening.store.backup()
        everything = [path.read_bytes(), copy.read_bytes()]
        everything += [evening.session.exports["referee"].export("sql").encode()]
        for one in everything:
            assert b"Plain to all." in one
            for secret in (
                b"987654321",
                b"217.25",
                b"31.125",
                b"pile_laid",
                b'"unit":11,"pos',
                b'"kind":"hide"',
            ):
                assert secret not in one, secret
            assert f'"x":{x}'.encode() not in one or x == int(x)
            assert not any(word.encode() in one for word in WORDS.values())


@law(16)
@given(seed=st.integers(0, 10_000))
def test_a_terminal_with_one_word_is_given_all_that_its_seat_would_be(seed):
    """States, questions, refusals, odds, sheets, exports, reports, completions: all that the leak test asks for."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "squadlog.db"
        evening = Terminal(path).create(to_seal(CHAPTERS, seed=seed))
        with evening.at():
            _play(evening, seed, 18)
        for seat in SEATS[:2]:
            alone = Terminal(path).open(evening.session.id, seat)
            for one, other in zip(_asked(evening, seat), _asked(alone, seat), strict=True):
                assert one == other


def _asked(terminal, seat):
    with terminal.at():
        for what, text in leaks.told(terminal.session, seat):
            yield (
                what,
                _by_line(terminal.session.seat(Speaker(seat=seat)).log.replay())
                if what == "replay"
                else text,
            )
            if what == "refusal of the end":  # what follows says something
                return


def _by_line(replay):
    """What is told of a battle watched again, and how it ends: an opened page has no states between its lines."""
    lines = {frame.entry: [] for frame in replay.frames}
    for frame in replay.frames:
        lines[frame.entry] += frame.lines
    marks = [(replay.frames[one.frame].entry, replace(one, frame=0)) for one in replay.marks]
    return lines, replay.frames[-1].battle, marks, replay.title
