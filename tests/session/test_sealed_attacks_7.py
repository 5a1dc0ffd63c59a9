"""A sealed record under attack, seventh part: what is no event or makes no battle, and signatures taken out."""

import json
import sqlite3
from contextlib import closing
from unittest.mock import patch

import pytest
from golden.sealed import HERE
from support.attacks import edited, leave, page, with_its_word
from support.sealing import Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.base.records import replace
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.saying import Note, PrivateNote
from squadlog.session.secrecy import memory
from squadlog.session.secrecy.how_far import OLDER
from squadlog.store.checking import check
from squadlog.store.records import Half
from squadlog.store.seal import ciphers, pages
from squadlog.store.seal.pages import SealedPage

DAMAGED = ("red", "blue", "referee")
HONEST = page(PrivateNote(text="mine", seat="red"), NoteWritten(text="mine", seat="red"))


@pytest.fixture
def evening(path):
    made = Terminal(path).create(to_seal())
    made.say("red", "note It is noon.")
    return made


def of_before(path, name="sealed"):
    with closing(sqlite3.connect(path)) as file:
        file.executescript((HERE / "0.8.0" / f"{name}.sql").read_text(encoding="utf-8"))


def without_signatures(path):
    """Somebody with the file and no word takes all of them out, and says that the battle was sealed before."""
    with closing(sqlite3.connect(path)) as file:
        (text,) = file.execute("SELECT body FROM event WHERE kind = 'keyring'").fetchone()
        ring = {name: one for name, one in json.loads(text).items() if name != "signs"}
        file.execute("UPDATE event SET body = ? WHERE kind = 'keyring'", (json.dumps(ring),))
        signed = file.execute("SELECT id, step_id FROM event WHERE kind = 'signed'").fetchall()
        for gone, step in signed:
            query = "SELECT max(id) FROM event WHERE step_id = ? AND kind <> 'signed'"
            (last,) = file.execute(query, (step,)).fetchone()
            file.execute("UPDATE event SET parent_id = ? WHERE parent_id = ?", (last, gone))
            file.execute("UPDATE battle SET head_id = ? WHERE head_id = ?", (last, gone))
            file.execute("UPDATE step SET last_id = ? WHERE id = ?", (last, step))
            file.execute("DELETE FROM event WHERE id = ?", (gone,))
        file.commit()
    edited(path, "DELETE FROM setting WHERE \"key\" LIKE 'seal-end%'", "UPDATE battle SET format = 2")


NO_EVENTS = (
    '{"kind":"nonsense"}',
    "5",
    "[" * 9999,
    '{"kind":"told_page","lines":[],"aloud":[],"changes":"[]"}',
)


@pytest.mark.parametrize("event", NO_EVENTS, ids=range(len(NO_EVENTS)))
@pytest.mark.usefixtures("evening")
def test_a_side_that_writes_what_is_no_event_on_its_own_page_is_named(path, event):
    """Else its word alone stops every judge with something unexpected."""
    with_its_word(Terminal(path).open(1, "red"), "red", HONEST, own=SealedPage(events=(event,)))
    with pytest.raises(
        StoreError, match=r"entry 3, is damaged: .* word of red alone, and an event cannot be"
    ):
        Terminal(path).open(1, "referee")
    with pytest.raises(StoreError, match="Battle 1 is damaged: an event cannot be read"):
        Terminal(path).open(1, "red")
    Terminal(path).open(1, "blue")


NO_BATTLE = {
    '[[["units",1],5]]': "units: 1: 5 is not a Unit",
    '[[["units"],5]]': "units: 5 is not a mapping",
    '[[["setup"],null]]': "setup: None is not a Setup",
    '[[["held"],[["nowhere",1]]]]': "what is told of it cannot be",
    '[[["units",1,"held"],[["nowhere",1]]]]': "what is told of it cannot be",
    '[[["units",1,"floor"],"up"]]': "units 1 floor: 'up' is not a whole number",
    '[[["units",1,"floor"],1000000000000]]': "units 1 floor: 1000000000000 is not between",
    '[[["units",1,"floor"],true]]': "units 1 floor: True is not a whole number",
    '[[["units",1,"wound"],"X"]]': "units 1 wound: 'X' is not one of none, L, M, S, U, D",
    '[[["units",1,"grouping"],"nobody"]]': "units 1: there is no grouping 'nobody'",
    '[[["units",1,"soldier","id"],7]]': "units 1: soldier 7 is not soldier 1",
    '[[["units",1,"soldier","side"],"green"]]': "side: there is no side 'green'",
    '[[["now","subphase"],-5]]': "now: second: -5 is not 1 to 10",
    '[[["now"],{"~":"Moment","turn":1,"subphase":11}]]': "now: second: 11 is not 1 to 10",
    '[[["mover"],99]]': "mover: there is no soldier 99",
    '[[["order"],["nobody"]]]': "order: there is no grouping 'nobody'",
    "5": "what is told there cannot be",
}


@pytest.mark.parametrize(("changes", "told"), NO_BATTLE.items())
def test_what_a_display_is_told_and_makes_no_battle_is_refused_in_a_sentence(path, changes, told):
    """Whoever has the file writes it where nothing is signed; every command looks at a battle so at first."""
    of_before(path)
    change = "UPDATE event SET body = json_set(body, '$.page.changes', ?) WHERE id = ?"
    with closing(sqlite3.connect(path)) as file:
        (last,) = file.execute("SELECT max(id) FROM event WHERE kind = 'seen'").fetchone()
    edited(path, (change, (changes, last)))
    edited(path, "UPDATE battle SET head_id = (SELECT max(last_id) FROM step), awaiting = NULL")
    with pytest.raises(StoreError) as raised:
        Terminal(path).open(1)
    sentence = str(raised.value)
    assert told in sentence
    assert sentence.startswith(
        "Battle 1, entry 7, is damaged: " if "told of it" not in told else "Battle 1 is damaged: "
    )
    assert sentence.endswith(
        "It was left as it is; squadlog backup restore brings a backup of the file back."
    )


PAGES = {
    "$.page.label": ("-5", "A step of the sealed battle cannot be read"),
    "$.page.lines[0]": ("7", "A step of the sealed battle cannot be read"),
    "$.page.command": ('"{\\"kind\\": \\"note\\", \\"text\\": 5}"', "what was said there is no command"),
    "$.page.events[0]": (
        '"{\\"kind\\": \\"note_written\\", \\"text\\": 5}"', "an event cannot be read: text: Input should be",
    ),
}  # fmt: skip


@pytest.mark.parametrize("where", PAGES)
def test_a_page_in_the_clear_that_no_program_writes_is_named_at_a_display(path, where):
    of_before(path)
    value, told = PAGES[where]
    with closing(sqlite3.connect(path)) as file:
        ask = "SELECT id FROM event WHERE body LIKE '%The eve of it%' AND kind = 'seen'"
        (noted,) = file.execute(ask).fetchone()
    edited(path, ("UPDATE event SET body = json_set(body, ?, json(?)) WHERE id = ?", (where, value, noted)))
    with pytest.raises(StoreError, match=rf"^Battle 1, entry 2, is damaged: {told}"):
        Terminal(path).open(1)


@pytest.mark.usefixtures("evening")
def test_of_a_record_without_its_signatures_a_display_believes_what_every_word_finds_damaged(
    path, monkeypatch, tmp_path
):
    """It says that nothing is signed; a computer that saw the record says that it went otherwise."""
    edited(path, "UPDATE event SET body = replace(body, 'It is noon', 'Drusus is dead') WHERE kind = 'seen'")
    without_signatures(path)
    for seat in DAMAGED:
        with pytest.raises(StoreError, match="changed from outside"):
            Terminal(path).open(1, seat)
    *told, older = Terminal(path).open(1).session.seal.remarks
    assert (len(told), older) == (1, OLDER)
    monkeypatch.setenv("SQUADLOG_SEEN", str(tmp_path / "elsewhere"))
    fresh = Terminal(path).open(1)
    assert fresh.session.seal.remarks == (OLDER,)
    assert fresh.log("")[-1].lines == ("Note: Drusus is dead.",)
    check(path)


def test_of_a_record_of_before_a_display_reads_what_a_side_writes_as_a_judge(path):
    """Every other word finds it damaged."""
    of_before(path)
    red = Terminal(path).open(1, "red")
    leave(red, None, awaited=red.session.record.half)
    told = page(Note(text="3 Drusus is dead."), NoteWritten(text="3 Drusus is dead."))
    box = pages.box

    def as_a_judge(opened, seat, content, about, by=""):
        noise = ciphers.encode_bytes(bytes(29 + len(content)))
        return box(opened, seat, content, about, by) if seat else noise

    with patch.object(pages, "box", as_a_judge):
        seen = replace(told, lines=("3 Drusus is dead.",))
        with_its_word(Terminal(path).open(1, "red"), "red", SealedPage(), seen=seen)
    display = Terminal(path).open(1)
    assert display.log("")[-1].lines == ("3 Drusus is dead.",)
    assert OLDER in display.session.seal.remarks
    for seat in ("blue", "referee"):
        with pytest.raises(StoreError, match="damaged"):
            Terminal(path).open(1, seat)


@pytest.mark.parametrize("name", ["\ud800", "battles of \udcff 1"])
def test_what_is_in_no_character_set_is_remembered_as_well(name):
    """A folder may be called so; nothing of a battle is left half begun because of it."""
    seen = memory.LastSeen(1, 1, "a", "b", 0, 0, "c")
    memory.keep(name, seen)
    assert memory.recalled(name) == seen


@pytest.mark.parametrize("end", [1e308, 1])
def test_what_waits_with_numbers_that_nobody_types_is_withdrawn_by_the_judge(evening, path, end):
    """MEL-12: a changed program leaves them; no terminal of a judge stops at it."""
    red = Terminal(path).open(1, "red")
    far = {"distance_m": None, "path": [{"x": -1e308, "y": 10}, {"x": end, "y": 10}]}
    text = json.dumps({"kind": "escape", "unit": 2, "move": far, "said_from": "red"})
    with red.at():
        half = red.session.record.seal.half(
            red.session.record.tree.head, Half(command=text, by="", faces=(), roll=""), "red"
        )
    leave(red, half)
    head = evening.session.record.head
    evening.looks()
    assert (evening.session.record.head, evening.session.record.waits) == (head, False)


def test_a_deleted_battle_of_which_nobody_says_where_it_stood_is_not_brought_back(evening):
    store = evening.store
    store.delete_record(1)
    edited(store.path, "UPDATE chronicle SET body = json_remove(body, '$.head')")
    (gone,) = store.deleted.all("battle")
    with pytest.raises(StoreError, match="does not say what its head was: it cannot be brought back"):
        store.deleted.restore(gone)
    assert store.deleted.all("battle") == (gone,)


@pytest.mark.usefixtures("evening")
def test_what_a_side_signs_an_undo_with_moves_no_cursor(path):
    """NOT-01: nobody decides an undo again, so the log cleans its name and reason for every screen."""
    red = Terminal(path).open(1, "red")
    head = red.session.record.tree.head
    before = red.session.record.tree.step(head.parent).last
    with red.at(), red.session.record.signs(None) as end:
        red.store.move_head(
            1, head.last, before, by="\x1b[2JAnn", why="\x1b]0;x\x07", moment="set-up", end=end
        )
    for seat in ((), *((one,) for one in DAMAGED)):
        undone = Terminal(path).open(1, *seat).log(seat[0] if seat else "")[-1]
        assert (undone.undone_by, undone.undone_why) == ("?[2JAnn at the seat of Red", "?]0;x?")
