"""Laws of the record: undo and redo are exact, replay equals state, dice may be typed or rolled by the program."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.battle.commands import Begin, Done, Fire, Note, RollInitiative
from squadlog.battle.evolve import replay
from squadlog.battle.known import known
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.battle.record.codec import command_from_json
from squadlog.battle.refusal import Refusal
from squadlog.reports.audit import faces_in
from squadlog.session.battle_session import Session, open_store

FEW = law(12)
SEEDS = st.integers(min_value=0, max_value=10_000)


def _played(folder, setup, seated, seed, turns):
    store = open_store(Path(folder) / "squadlog.db")
    session = Session.create(store, setup)
    return store, seated(session, seed).play(turns)


def _events(session):
    return [event for entry in session.log["referee"].entries() for event in entry.events]


@FEW
@given(seed=SEEDS, typed=st.sampled_from([(), ("red",), ("red", "blue")]))
def test_the_record_replayed_and_the_battle_reopened_equal_the_state(setup_of, seated, seed, typed):
    with TemporaryDirectory() as folder:
        store, session = _played(folder, setup_of(seed=seed, typed=typed), seated, seed, 40)
        assert known(replay(_events(session)), "referee") == session.views.seen("referee")
        reopened = Session.open(store, session.id)
        assert (reopened.views.seen("referee"), reopened.awaited.roll) == (
            session.views.seen("referee"),
            session.awaited.roll,
        )
        assert reopened.log["referee"].entries(undone=True) == session.log["referee"].entries(undone=True)
        store.close()


@FEW
@given(seed=SEEDS, back=st.integers(min_value=1, max_value=12))
def test_undo_then_redo_is_exact_in_memory_and_in_the_file(setup_of, seated, seed, back):
    with TemporaryDirectory() as folder:
        store, session = _played(folder, setup_of(seed=seed), seated, seed, 30)
        session.awaited.withdraw()  # an open prompt would be what the first undo takes back
        seen = [session.views.seen("referee")]
        for _ in range(back):
            assert isinstance(session.undo(), Moved)
            assert Session.open(store, session.id).views.seen("referee") == session.views.seen("referee")
            seen.append(session.views.seen("referee"))
        while len(seen) > 1:
            assert session.views.seen("referee") == seen.pop()
            assert isinstance(session.redo(), Moved)
        assert session.views.seen("referee") == seen.pop()
        assert Session.open(store, session.id).views.seen("referee") == session.views.seen("referee")
        assert isinstance(session.redo(), Refusal)
        store.close()


@FEW
@given(seed=SEEDS)
def test_the_faces_of_the_program_typed_by_hand_give_the_same_battle(setup_of, seated, seed):
    with TemporaryDirectory() as folder:
        store, rolled_for = _played(folder, setup_of(seed=seed), seated, seed, 40)
        typed = Session.create(store, setup_of(seed=seed, typed=("red", "blue")))
        for entry in rolled_for.log["referee"].entries()[1:]:
            step = rolled_for.record.tree.step(entry.id)
            command = command_from_json(step.command)
            if command.kind == "set_dice":
                continue
            outcome = typed.submit(command)
            faces = list(faces_in(rolled_for.record.tree.events(entry.id)))
            while isinstance(outcome, DieAsked):
                face = next(f for f in faces if (f.name, f.who) == (outcome.roll.name, outcome.roll.who))
                faces.remove(face)
                outcome = typed.answer(str(face.value % 10))
            assert isinstance(outcome, Accepted)
        for ours, theirs in zip(
            typed.views.seen("referee").units.values(),
            rolled_for.views.seen("referee").units.values(),
            strict=True,
        ):
            assert ours == theirs
        assert (
            typed.views.seen("referee").now,
            typed.views.seen("referee").stage,
            typed.views.seen("referee").rolls,
        ) == (
            rolled_for.views.seen("referee").now,
            rolled_for.views.seen("referee").stage,
            rolled_for.views.seen("referee").rolls,
        )
        store.close()


@FEW
@given(seed=SEEDS)
def test_an_honest_record_passes_the_audit(setup_of, seated, seed):
    with TemporaryDirectory() as folder:
        store, session = _played(folder, setup_of(seed=seed, typed=("blue",)), seated, seed, 40)
        assert session.exports["referee"].audit() == ()
        store.close()


NONSENSE = (
    Done(),
    RollInitiative(),
    Fire(unit=1, target=11),
    Fire(unit=99, target=11),
    Note(text=""),
    Note(text="\x1b]0;owned\x07"),
    Note(text="\u202eabc"),
    Note(text="\ud800"),
)


@pytest.mark.parametrize("command", NONSENSE, ids=lambda command: f"{command.kind}-{NONSENSE.index(command)}")
def test_a_refusal_leaves_battle_and_file_byte_for_byte_as_they_were(session, path, command):
    before, battle = path.read_bytes(), session.views.seen("referee")
    outcome = session.submit(command)
    assert isinstance(outcome, Refusal)
    assert outcome.code
    assert outcome.sentence
    assert path.read_bytes() == before
    assert session.views.seen("referee") is battle


@pytest.mark.parametrize("steps", [0, -1, 5])
def test_undoing_more_than_there_is_changes_nothing(session, path, steps):
    session.submit(Begin())
    before = path.read_bytes()
    assert isinstance(session.undo(steps), Refusal)
    assert path.read_bytes() == before
