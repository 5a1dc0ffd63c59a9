"""A sealed record under attack, fifth part: who went back and when, and where it stood, said otherwise by a side."""

import sqlite3
from contextlib import closing

import pytest
from support.attacks import page
from support.sealing import Terminal, to_seal

from squadlog import __version__
from squadlog.base.errors import StoreError
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.saying import PrivateNote
from squadlog.session.sealed import SAID, _stored_rows
from squadlog.store.checking import check
from squadlog.store.records import end_key, now
from squadlog.store.seal import course, ending, pages
from squadlog.store.seal.pages import SealedPage

SEATS = ((), ("red",), ("blue",), ("referee",))


@pytest.fixture
def evening(path):
    """Blue has placed its own, and has taken that back."""
    made = Terminal(path).create(to_seal())
    made.say("blue", "hide 11 at 20,10 facing west", "placed blue")
    blue = Terminal(path).open(1, "blue")
    blue.say("blue", "undo because blue was too early")
    blue.store.close()
    return made


def signs_anew(side, *changes, signatures=None):
    """Change the file, and sign how far it goes then with the word of a side: the next change that there was."""
    seal = side.session.record.seal
    with closing(sqlite3.connect(side.store.path)) as file:
        for change in changes:
            file.execute(*change) if isinstance(change, tuple) else file.execute(change)
        file.commit()
    record = side.store.load(1)
    went = course.read(record.steps.values(), record.events, record.head, record.moves)
    signed = seal.far._signatures if signatures is None else signatures(seal.opened, went)
    stands = ending.stand(went.hashes, went.head, went.moves, None, signed)
    told = ending.Ending(seal.far.number + 1, stands, moves=tuple(signed))
    side.store.settings.set(end_key(1), ending.write_ending(seal.opened, told))


def is_damaged(path, why):
    """Everywhere, and as the file is checked."""
    for seats in SEATS:
        with pytest.raises(StoreError, match=why):
            Terminal(path).open(1, *seats)
    with pytest.raises(StoreError, match=why):
        check(path)


OTHERS = {
    "its name": "UPDATE headmove SET \"by\" = 'Ann'",
    "its reason": "UPDATE headmove SET why = 'blue has cheated'",
    "its time": "UPDATE headmove SET at = '2001-01-01T00:00:00+00:00'",
    "from where": "UPDATE headmove SET left_id = (SELECT last_id FROM step WHERE id = 1)",
    "how far": "UPDATE headmove SET reached_id = (SELECT last_id FROM step WHERE id = 1)",
}


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("what", OTHERS)
def test_a_side_does_not_rewrite_what_another_took_back(path, what):
    """Neither under which name, nor why or when: whoever went back has signed that."""
    signs_anew(Terminal(path).open(1, "red"), OTHERS[what])
    is_damaged(path, "Undo or redo 1 is not as who made it has signed it")


def as_its_own(opened, went):
    return [course.sign_move(opened, went.moves[0], went.hashes[-1], "")]


def test_a_side_does_not_make_an_undo_its_own_once_somebody_has_gone_on(evening, path):
    evening.looks()
    evening.say("referee", "note on it goes")

    def before_that(opened, went):
        return [course.sign_move(opened, went.moves[0], went.hashes[-2], "")]

    signs_anew(Terminal(path).open(1, "red"), OTHERS["its name"], signatures=before_that)
    is_damaged(path, "Entry 4 was signed after another undo or redo than stands there")


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("takes", ["makes it its own", "drops it"])
def test_the_last_undo_that_a_side_rewrites_or_drops_shows_where_it_was_seen(path, takes):
    stood = Terminal(path).open(1, "blue").session.seal.stands
    red = Terminal(path).open(1, "red")
    if takes == "drops it":
        back = "UPDATE battle SET head_id = (SELECT left_id FROM headmove)"
        signs_anew(red, back, "DELETE FROM headmove", signatures=lambda *_: [])
    else:
        signs_anew(red, OTHERS["its reason"], signatures=as_its_own)
    (told,) = Terminal(path).open(1, "blue").session.seal.remarks
    how = "go further, to 3 entries and" if takes == "drops it" else "otherwise,"
    assert told.startswith(f"This computer has seen the battle {how} {stood}")


@pytest.mark.usefixtures("evening")
def test_a_side_moves_the_battle_nowhere_without_an_undo_that_all_see(path):
    back = "UPDATE battle SET head_id = (SELECT last_id FROM step WHERE id = 1)"
    signs_anew(Terminal(path).open(1, "red"), back)
    is_damaged(path, "It stands where neither its last entry nor the last undo or redo leads")


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("beside", [True, False])
def test_a_side_goes_on_from_nowhere_but_where_the_battle_stood(path, beside):
    """A step with an older one before it would take back what lies between, and no undo would stand anywhere."""
    red = Terminal(path).open(1, "red")
    whole = page(PrivateNote(text="mine", seat="red"), NoteWritten(text="mine", seat="red"))
    with red.at():
        seal, tree, at = red.session.record.seal, red.session.record.tree, now()
        older, last = tree.steps[0], tree.step(tree.last)
        place = pages.StepPlace(4, last.hash, older.hash, "", at, "in_secret", __version__)
        place = place._replace(moved=seal.far.stand.moves, beside=beside)
        rows = pages.rows(seal.opened, place, SealedPage(), {"red": SealedPage(), "blue": None}, whole)
        signs_anew(red, ("UPDATE battle SET head_id = ?", (older.last,)))
        red.store.append(1, older, SAID, _stored_rows(rows), by="", label="in_secret", moment="", at=at)
        signs_anew(red)
    is_damaged(path, "Entry 4 does not go on from where the battle stood")


def test_back_and_forth_by_all_and_notes_beside_stay_as_they_were_signed(evening, path):
    for seat, sentence in (
        ("red", "note private: mine"),
        ("red", "redo"),
        ("referee", "undo 2"),
        ("blue", "redo 2 because it was right"),
        ("red", "placed red"),
        ("blue", "note private: so"),
        ("red", "undo"),
        ("red", "redo"),
    ):
        terminal = Terminal(path).open(1, seat)
        terminal.say(seat, sentence)
        evening.looks()
        terminal.store.close()
        for seats in SEATS:
            assert Terminal(path).open(1, *seats).session.seal.remarks == ()
    check(path)
    assert Terminal(path).open(1).session.record.tree.moved > 4
