"""A sealed record under attack, ninth part: the memory of a computer, which somebody cut, emptied or exchanged."""

import json
import shutil

import pytest
from support.sealing import Terminal, to_seal

from squadlog.session.secrecy import memory

SEATS = ((), ("red",), ("referee",))
FURTHER = "This computer has seen the battle go further"
UNREAD = "What this computer has seen of the battle cannot be read any more"
GONE = "What this computer has seen of the battle is gone"


@pytest.fixture
def remembered(path):
    """What this computer remembers of a battle of which an older copy was put back."""
    evening = Terminal(path).create(to_seal())
    evening.say("red", "note One.")
    older = path.with_suffix(".older")
    shutil.copy(path, older)
    evening.say("red", "note Two.")
    shutil.copy(older, path)
    return memory._file(evening.session.record.seal.ring.id)


def of_another(file):
    other = Terminal(file.with_name("other.db")).create(to_seal())
    other.say("red", "note x")
    shutil.copy(memory._file(other.session.record.seal.ring.id), file)


def linked(file):
    file.unlink()
    file.symlink_to(file.with_name("nowhere"))


def a_folder(file):
    file.unlink()
    file.mkdir()


def writes(text):
    return lambda file: file.write_text(text)


DAMAGE = {
    "nothing": (lambda _: None, FURTHER),
    "empty": (writes(""), UNREAD),
    "cut": (lambda file: file.write_text(file.read_text()[:20]), UNREAD),
    "no text": (lambda file: file.write_bytes(b"\xff\xfe\x00"), UNREAD),
    "deep": (writes("[" * 100_000), UNREAD),
    "infinite": (writes('[Infinity,1,"a","b",0,0,"c"]'), UNREAD),
    "of another version": (
        lambda file: file.write_text(json.dumps([*json.loads(file.read_text()), "x"])),
        UNREAD,
    ),
    "an object": (writes('{"number": 1}'), UNREAD),
    "below nothing": (writes('[-1,-1,"a","b",-1,-1,"c"]'), UNREAD),
    "a link to nowhere": (linked, UNREAD),
    "a folder": (a_folder, UNREAD),
    "another battle's": (of_another, "This computer has seen the battle otherwise"),
    "taken away": (lambda file: file.unlink(), GONE),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_what_a_computer_remembered_and_somebody_has_damaged_is_told(path, remembered, damage):
    """Else an older copy that is put back with it would show nowhere; and nothing that waits is decided before."""
    done, said = DAMAGE[damage]
    done(remembered)
    for seat in SEATS:
        (told,) = Terminal(path).open(1, *seat).session.seal.remarks
        assert told.startswith(said)
    Terminal(path).open(1, "blue").say("blue", "note Three.")
    judge = Terminal(path).open(1, "referee")
    judge.looks()
    assert judge.session.record.waits
    judge.session.seal.accept()
    if damage != "a folder":
        assert not [told for told in judge.session.seal.remarks if told.startswith(said)]


def test_a_place_that_somebody_has_damaged_is_taken_as_never_seen(path):
    """The memory of the battle itself lies apart."""
    evening = Terminal(path).create(to_seal())
    place = memory._place(path, 1)
    assert json.loads(place.read_text()) == evening.session.record.seal.ring.id
    for text in ("", "[" * 100_000, "5", "null", "[1]"):
        place.write_text(text)
        assert Terminal(path).open(1).session.seal.remarks == ()
        assert json.loads(place.read_text()) == evening.session.record.seal.ring.id


def test_a_battle_that_this_computer_never_saw_is_no_battle_that_was_forgotten(path, tmp_path, monkeypatch):
    Terminal(path).create(to_seal())
    monkeypatch.setenv("SQUADLOG_SEEN", str(tmp_path / "elsewhere"))
    assert Terminal(path).open(1).session.seal.remarks == ()
