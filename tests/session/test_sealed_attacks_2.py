"""A sealed record under attack, second part: who rewrites what was judged, and who writes what no program writes."""

import json
import sqlite3
from contextlib import closing

import pytest
from support.attacks import leave, page, with_its_word
from support.sealing import Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.base.records import replace
from squadlog.battle.events.referee import NoteWritten, UnitCorrected
from squadlog.battle.record import codec
from squadlog.battle.saying import PrivateNote
from squadlog.session.secrecy.half_said import half_stored
from squadlog.store.checking import check
from squadlog.store.records import Half, end_key
from squadlog.store.seal import ending, pages
from squadlog.store.seal.ciphers import SealError
from squadlog.store.seal.keys import ring_from_json
from squadlog.store.seal.pages import SealedPage

SEATS = ((), ("red",), ("blue",), ("referee",))
DEEP = "[" * 100_000


@pytest.fixture
def evening(path):
    """The machine at which every seat gave its word; blue has hidden a man."""
    made = Terminal(path).create(to_seal(typed_dice=("red", "blue")))
    made.say("blue", "hide 11 at 20,10 facing west", "placed blue")
    return made


def rewritten(terminal, path, whole):
    """Put another page for a judge into the one step that red wrote alone, signed by red, under the hash of before."""
    with terminal.at():
        terminal.session.record.refresh()
        seal, record = terminal.session.record.seal, terminal.store.load(1)
        ((number, _),) = seal.by_sides().items()
        own, entry = seal._read[number][0], pages.entries(record.steps.values())[number]
        rows = pages.rows(seal.opened, entry, SealedPage(), {"red": own, "blue": None}, whole(own))
    with closing(sqlite3.connect(path)) as file:
        ids = file.execute("SELECT id FROM event WHERE step_id = ? ORDER BY id", (number,)).fetchall()
        for (event,), row in zip(ids, rows, strict=True):
            file.execute("UPDATE event SET body = ? WHERE id = ?", (row.body, event))
        file.commit()


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("gone_on", [True, False])
def test_a_side_does_not_rewrite_what_was_judged_under_the_hash_that_it_had(path, gone_on):
    """HID-08: else its word alone would show it what the other has hidden, and nobody would see that."""
    red = Terminal(path).open(1, "red")
    red.say("red", "hide 1 at 5,5 facing east")
    judge = Terminal(path).open(1, "referee")
    if gone_on:
        judge.say("referee", "note on it goes")
    shown = codec.event_to_json(UnitCorrected(unit=11, changes=(("hiding", "no"),), reason=""))
    rewritten(red, path, lambda own: replace(own, lines=(), events=(*own.events, shown), changes="[]"))
    for seat in SEATS:
        with pytest.raises(StoreError, match="entry 4, is damaged: its hash does not fit"):
            Terminal(path).open(1, *seat)
    with pytest.raises(StoreError, match="entry 4, is damaged: its hash does not fit"), judge.at():
        judge.session.record.refresh()


@pytest.mark.usefixtures("evening")
def test_a_step_is_not_moved_by_giving_it_the_hash_of_another(path):
    red = Terminal(path).open(1, "red")
    red.say("red", "note private: mine")
    red.store.close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE step SET hash = (SELECT hash FROM step WHERE id = 3) WHERE id = 4")
        file.commit()
    for seat in SEATS:
        with pytest.raises(StoreError, match="entry 4, is damaged: its hash does not fit"):
            Terminal(path).open(1, *seat)


def test_a_die_that_is_awaited_has_one_name_at_every_seat_whoever_can_read_for_what(evening, path):
    """DIE-07: a terminal of the other side, or a display, reads no command there."""
    evening.say("red", "begin", "initiative")
    names = {evening.session.awaited.name}
    for seat in SEATS:
        terminal = Terminal(path).open(1, *seat)
        with terminal.at():
            names.add(terminal.session.awaited.name)
    assert len(names) == 1
    evening.say(evening.session.awaited.roll.side, "4")
    assert evening.session.awaited.name not in names


# What no program writes


@pytest.mark.parametrize("number", ["Infinity", "0", "-3", "true", "1.0", "1" + "0" * 400, '"1"', "[1]"])
def test_how_far_a_record_goes_is_a_number_of_changes_or_the_record_is_damaged(evening, path, number):
    """Signed or not."""
    evening.store.close()
    with closing(sqlite3.connect(path)) as file:
        (text,) = file.execute('SELECT value FROM setting WHERE "key" = ?', (end_key(1),)).fetchone()
        told = json.loads(text)
        text = text.replace(f'"number": {told["number"]}', f'"number": {number}')
        file.execute('UPDATE setting SET value = ? WHERE "key" = ?', (text, end_key(1)))
        file.commit()
    for seat in SEATS:
        with pytest.raises(StoreError, match="is damaged: Nothing says how far the record goes"):
            Terminal(path).open(1, *seat)
    with pytest.raises(StoreError, match="is damaged: Nothing says how far the record goes"):
        check(path)


@pytest.mark.usefixtures("evening")
def test_a_number_that_nobody_could_count_on_from_is_refused_though_a_side_signs_it(path):
    red = Terminal(path).open(1, "red")
    with red.at():
        far, opened = red.session.record.seal.far, red.session.record.seal.opened
        for number in (0, -1, 10**400):
            with pytest.raises(SealError, match="nothing that can be read"):
                ending.read(opened.ring, ending.write_ending(opened, ending.Ending(number, far.stand)))


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize(
    "row",
    [pytest.param(DEEP, id="deep"), "5", '{"half": 5, "since": 1e999, "lent": {"a": []}}', '{"lent": 5}'],
)
def test_of_nonsense_that_another_terminal_lends_nothing_comes(path, row):
    red = Terminal(path).open(1, "red")
    red.store.settings.set(f"seal.{red.session.record.seal.ring.id}.blue.xx", row)
    red.looks()
    assert not red.session.record.seal.judges


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize(
    "command",
    [
        '{"said as": Infinity, "": "AA=="}',
        pytest.param(DEEP, id="deep"),
        "5",
        '"x"',
        '["","red"]',
        '{"": 5, "red": {}, "said as": 3}',
    ],
)
def test_what_waits_and_is_nonsense_is_refused_in_a_sentence_where_it_is_read(path, command):
    leave(Terminal(path).open(1, "red"), half_stored(command, Half(command="", by="", faces=(), roll="")))
    for seat in SEATS:
        try:
            Terminal(path).open(1, *seat)
        except StoreError as error:
            said = str(error).startswith(("The command that waits", "What waits was not said here"))
            assert said
    with pytest.raises(StoreError):
        Terminal(path).open(1, "referee")


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize(
    "changes", ['[[["now"],{"/":[1,0]}]]', pytest.param(DEEP, id="deep"), '[[["rolls"],1e999]]']
)
def test_a_side_that_tells_itself_what_cannot_be_is_named_with_its_entry(path, changes):
    red = Terminal(path).open(1, "red")
    whole = page(PrivateNote(text="mine", seat="red"), NoteWritten(text="mine", seat="red"))
    with_its_word(red, "red", whole, own=SealedPage(label="private_note", changes=changes))
    with pytest.raises(StoreError, match="entry 4, is damaged: it was written with the word of red alone"):
        Terminal(path).open(1, "referee")
    Terminal(path).open(1, "blue")


def test_keys_that_are_nested_without_end_are_no_keys():
    with pytest.raises(SealError, match="cannot be read"):
        ring_from_json(DEEP)
