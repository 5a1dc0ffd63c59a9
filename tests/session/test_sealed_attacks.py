"""A sealed record under attack: by a side with its own word, and by who has the file and no word."""

import json
import os
import random
import shutil
import sqlite3
from contextlib import closing
from unittest.mock import Mock

import pytest
from golden.sealed import HERE
from support.attacks import edited, leave, page, with_its_word
from support.sealing import OF_SIDES, Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.base.records import replace
from squadlog.battle.events.referee import NoteWritten, UnitCorrected
from squadlog.battle.saying import Note, PrivateNote
from squadlog.battle.terms import Goods
from squadlog.facts.seats import NOBODY
from squadlog.rules.hiding.piles import Hide
from squadlog.session.sealed import Sealed, setting_of
from squadlog.session.secrecy.how_far import OLDER
from squadlog.session.secrecy.memory import PUT_BACK
from squadlog.store.checking import check
from squadlog.store.records import end_key
from squadlog.store.seal import ending, keys
from squadlog.store.seal.lending import Lending
from squadlog.store.seal.pages import SealedPage


@pytest.fixture
def evening(path):
    """The machine at which every seat gave its word; blue has hidden a man beside a decoy."""
    made = Terminal(path).create(to_seal())
    made.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue")
    return made


HONEST = PrivateNote(text="mine", seat="red")
SHOWN = UnitCorrected(unit=11, changes=(("hiding", "no"),), reason="")
FORGED = {
    "nothing that a side says in secret": page(Note(text="hm"), SHOWN),
    "does not lead to what stands there": page(HONEST, SHOWN),
    "is not for Red to say there": page(Hide(unit=11), SHOWN),
    "cannot be decided": SealedPage(command="{}", label="note"),
}


@pytest.mark.parametrize("why", FORGED)
def test_a_side_has_nothing_folded_by_a_judge_but_what_its_command_leads_to(evening, path, why):
    """HID-08: else its word alone would open what lies under the other's piles."""
    number = evening.session.id
    red = Terminal(path).open(number, "red")
    with_its_word(red, "red", FORGED[why])
    for terminal in (Terminal(path), evening):
        with pytest.raises(StoreError, match=f"entry 5, is damaged: .*word of red alone.* {why}"):
            terminal.open(number, "referee")
    assert 11 not in Terminal(path).open(number, "red").known("red").units


def test_a_side_that_lies_to_itself_has_nothing_decided_by_what_it_says_it_knows(evening, path):
    red = Terminal(path).open(evening.session.id, "red")
    mine = SealedPage(label="private_note", changes='[[["units",12,"soldier","side"],"red"]]')
    with_its_word(red, "red", page(HONEST, NoteWritten(text="mine", seat="red")), own=mine)
    assert Terminal(path).open(evening.session.id, "red").known("red").units[12].side == "red"
    with pytest.raises(StoreError, match="does not lead to what its side knows after it"):
        Terminal(path).open(evening.session.id, "referee")


def test_a_side_that_writes_nonsense_for_itself_is_named(evening, path):
    red = Terminal(path).open(evening.session.id, "red")
    nonsense = SealedPage(label="private_note", changes='[[["nowhere"],1]]')
    with_its_word(red, "red", page(HONEST, NoteWritten(text="mine", seat="red")), own=nonsense)
    with pytest.raises(StoreError, match="entry 5, is damaged: it was written with the word of red alone"):
        Terminal(path).open(evening.session.id, "referee")


@pytest.mark.parametrize("seat", ["red", "blue", "referee", NOBODY])
def test_a_side_writes_nothing_that_the_others_read(evening, path, seat):
    number = evening.session.id
    blue = Terminal(path).open(number, "blue")
    told = SealedPage(lines=("3 Drusus is dead.",), label="note", changes='[[["units",1,"wound"],"D"]]')
    with_its_word(blue, "blue", page(PrivateNote(text="mine", seat="blue")), seen=told)
    with pytest.raises(StoreError, match="What all read of a step was not written by a judge"):
        Terminal(path).open(number, *filter(None, [seat]))


def test_a_side_does_not_write_as_a_judge(evening, path):
    """Not even who has the word of the other's: what is a judge's is signed with the key of the whole."""
    red = Terminal(path).open(evening.session.id, "red")
    red.say("red", "note private: mine")
    said = json.dumps({"by": "red"})[1:-1]
    lies = (said, said.replace("red", ""))
    edited(path, ("UPDATE event SET body = replace(body, ?, ?) WHERE kind = 'signed'", lies))
    for seat in SEATS:
        with pytest.raises(
            StoreError, match="entry 5, is damaged: A step of the sealed battle is not signed by who"
        ):
            Terminal(path).open(evening.session.id, *seat)


CUT = (
    "DELETE FROM event WHERE step_id > 4",
    "DELETE FROM step WHERE id > 4",
    "UPDATE battle SET head_id = (SELECT last_id FROM step WHERE id = 4)",
)
SEATS = ((), ("red",), ("blue",), ("referee",))
WITHOUT_A_WORD = {
    "what all read in other words": (
        "UPDATE event SET body = replace(body, 'It is noon', 'Drusus is dead') WHERE kind = 'seen'",
        "not signed by whom it says|changed from outside",
    ),
    "another who said it": (
        "UPDATE step SET \"by\" = 'Ann' WHERE id = 5",
        "entry 5.* not signed by whom it says",
    ),
    "another time": (
        "UPDATE step SET at = '2001-01-01T00:00:00+00:00' WHERE id = 5",
        "entry 5.* not signed by whom",
    ),
    "the last two entries cut off": (
        (
            "DELETE FROM event WHERE step_id > 3; DELETE FROM step WHERE id > 3; "
            "UPDATE battle SET head_id = (SELECT last_id FROM step WHERE id = 3)"
        ),
        "it was signed with 5 entries, and there are 3",
    ),
    "an undo that nobody said": (
        (
            'INSERT INTO headmove (battle_id, left_id, reached_id, "by", at, why) '
            "SELECT 1, head_id, (SELECT last_id FROM step WHERE id = 4), 'Ann', '', '' FROM battle; "
            "UPDATE battle SET head_id = (SELECT last_id FROM step WHERE id = 4)"
        ),
        "where it stands, or who went back and when, was not signed",
    ),
    "where it stands": (
        "UPDATE battle SET head_id = (SELECT last_id FROM step WHERE id = 4)",
        "where it stands, or who went back and when, was not signed",
    ),
    "something that waits": (
        'UPDATE battle SET awaiting = \'{"command":"{}","by":"","faces":[],"roll":""}\'',
        "what waits to be decided was not signed",
    ),
    "nothing that says how far it goes": (
        "DELETE FROM setting WHERE \"key\" LIKE 'seal-end%'",
        "how far the record goes",
    ),
    "a record that says it was sealed before": ("UPDATE battle SET format = 2", "how far the record goes"),
    "boxes of noise": (
        "UPDATE event SET body = replace(body, 'A', 'B') WHERE step_id = 5 AND kind = 'sealed'",
        "entry 5",
    ),
}


@pytest.mark.parametrize("what", WITHOUT_A_WORD)
def test_who_has_the_file_and_no_word_changes_nothing_that_does_not_show(evening, path, what):
    """Everywhere: at a display, at each seat, and as the file is checked without any word."""
    evening.say("red", "note It is noon.")
    evening.store.close()
    changes, why = WITHOUT_A_WORD[what]
    edited(path, *changes.split("; "))
    for seat in SEATS:
        with pytest.raises(StoreError, match=why):
            Terminal(path).open(1, *seat)
    with pytest.raises(StoreError, match=why):
        check(path)


def test_nobody_puts_his_half_into_the_keys_of_a_battle_that_has_just_begun(path):
    """Else he would be lent what is lent to the side whose half it was."""
    Terminal(path).create(to_seal()).store.close()
    half = "ab" * 32
    with closing(sqlite3.connect(path)) as file:
        (text,) = file.execute("SELECT body FROM event WHERE kind = 'keyring'").fetchone()
    ring = json.loads(text)
    ring["public"]["red"] = half
    edited(path, ("UPDATE event SET body = ? WHERE kind = 'keyring'", (json.dumps(ring),)))
    for seat in SEATS:
        with pytest.raises(StoreError, match="damaged"):
            Terminal(path).open(1, *seat)


def test_a_battle_that_is_not_over_is_opened_by_nothing_that_somebody_writes(evening, path):
    """Of what is not the key nothing comes, neither a seat nor a fault."""
    evening.store.settings.set(setting_of(evening.session.record.seal.ring), "no key at all")
    evening.store.settings.set(f"{setting_of(evening.session.record.seal.ring)}.x", "ab" * 32)
    with pytest.raises(StoreError, match="is sealed"):
        Terminal(path).open(1).known("blue")


def test_what_is_no_key_of_the_side_is_not_borrowed(path):
    number = Terminal(path).create(to_seal(), words=OF_SIDES).session.id
    red, blue = (Terminal(path).open(number, seat) for seat in OF_SIDES)
    opened = red.session.record.seal.opened
    liar = Lending(keys.replace(opened, keys={"red": opened.keys["red"]}), "red")
    blue.looks()
    rows = blue.store.settings.all()
    own = keys.replace(opened, keys={**opened.keys, "red": opened.keys["red"]})
    offered = json.loads(liar.offer(own, rows))
    assert offered["lent"]
    blue.store.settings.set(liar.row, json.dumps(offered | {"lent": dict.fromkeys(offered["lent"], "AAAA")}))
    blue.looks()
    assert not blue.session.record.seal.judges


# Who can put an older copy back


def test_an_older_copy_that_is_put_back_opens_and_shows_where_it_was_seen_further(evening, path, tmp_path):
    old = tmp_path / "old.db"
    shutil.copy(path, old)
    evening.say("red", "note It is noon.", "note And hot.")
    further = evening.session.seal.stands
    evening.store.close()
    shutil.copy(old, path)
    (told,) = Terminal(path).open(1, "red").session.seal.remarks
    assert told.startswith(
        f"This computer has seen the battle go further, to 6 entries and {further}; now 4 and "
    )


def test_a_side_that_cuts_the_end_off_and_signs_that_shows_where_it_was_seen_further(evening, path):
    """Its word signs what is left; what was cut off is missed by whoever has seen it."""
    evening.say("red", "note It is noon.")
    stood = evening.session.seal.stands
    red = Terminal(path).open(1, "red")
    edited(path, *CUT)
    with red.at():
        far, opened = red.session.record.seal.far, red.session.record.seal.opened
        hashes = far.hashes[:4]
        left = ending.Ending(far.number + 1, ending.stand(hashes, hashes[-1], (), None))
        red.store.settings.set(end_key(1), ending.write_ending(opened, left))
    (told,) = Terminal(path).open(1, "blue").session.seal.remarks
    assert told.startswith(f"This computer has seen the battle go further, to 5 entries and {stood}")


def test_who_goes_on_from_an_older_copy_shows_where_it_was_seen_otherwise(
    evening, path, tmp_path, monkeypatch
):
    old = tmp_path / "old.db"
    shutil.copy(path, old)
    evening.say("red", "note It is noon.")
    stood = evening.session.seal.stands
    evening.store.close()
    shutil.copy(old, path)
    seen = os.environ["SQUADLOG_SEEN"]
    monkeypatch.setenv("SQUADLOG_SEEN", str(tmp_path / "elsewhere"))
    host = Terminal(path).open(1, "referee")
    host.say("red", "note It is night.", "note And cold.")
    assert host.session.seal.remarks == ()
    monkeypatch.setenv("SQUADLOG_SEEN", seen)
    red = Terminal(path).open(1, "red")
    (told,) = red.session.seal.remarks
    assert told.startswith(f"This computer has seen the battle otherwise, {stood} at entry 5")
    assert Terminal(path).open(1, "red").session.seal.remarks == (told,), "until somebody was told by check"
    red.session.seal.accept()
    assert Terminal(path).open(1, "red").session.seal.remarks == ()


def test_what_was_withdrawn_is_not_decided_where_that_was_seen(evening, path):
    """Not even if the other side signs it: its own word is enough for that."""
    number = evening.session.id
    evening.say("red", "placed red", "ready")
    blue = Terminal(path).open(number, "blue")
    blue.say("blue", "begin")
    half = blue.session.record.half
    assert blue.session.record.waits
    blue.say("blue", "withdraw")
    red = Terminal(path).open(number, "red")
    leave(red, half)
    judge = Terminal(path).open(number, "referee")
    assert judge.session.seal.remarks == (PUT_BACK,)
    head = judge.session.record.head
    judge.looks()
    assert (judge.session.record.head, judge.session.record.waits) == (head, False)


def test_a_side_lays_down_no_face_of_the_others_die(path):
    """DIE-07: by a changed program, which asks nobody."""
    evening = Terminal(path).create(to_seal(typed_dice=("red", "blue")))
    evening.say("blue", "hide 11 at 20,10 facing west", "placed blue")
    evening.say("red", "begin", "initiative")
    number, whose = evening.session.id, evening.session.awaited.roll.side
    for side, taken in (("blue" if whose == "red" else "red", False), (whose, True)):
        terminal = Terminal(path).open(number, side)
        with terminal.at():
            terminal.session.decider.lay(9, side)
        judge = Terminal(path).open(number, "referee")
        judge.looks()
        assert (judge.session.record.half is not None and judge.session.record.half.faces == (9,)) is taken
        if not taken:
            judge.say("red", "initiative")


def test_what_waits_is_bound_to_who_said_it_and_when(evening, path):
    number = evening.session.id
    evening.say("red", "placed red", "ready")
    blue = Terminal(path).open(number, "blue")
    blue.say("blue", "begin")
    half = blue.session.record.half
    red = Terminal(path).open(number, "red")
    other = json.dumps(json.loads(half.stored) | {"by": "Ann"})
    leave(red, replace(half, by="Ann", stored=other), awaited=half)
    with pytest.raises(StoreError, match="changed from outside"):
        Terminal(path).open(number, "referee")


def test_two_terminals_that_see_the_same_show_the_same_four_signs(evening, path):
    shown = {seat: Terminal(path).open(1, *seat).session.seal.stands for seat in SEATS}
    assert len(set(shown.values())) == 1
    assert len(shown[()]) == 4
    evening.say("red", "note It is noon.")
    assert (
        evening.session.seal.stands == Terminal(path).open(1, "red").session.seal.stands not in shown.values()
    )


# A record of before


def test_a_battle_sealed_by_an_older_program_says_what_its_seal_does_not_do(tmp_path):
    path = tmp_path / "squadlog.db"
    with closing(sqlite3.connect(path)) as file:
        file.executescript((HERE / "0.8.0" / "sealed.sql").read_text(encoding="utf-8"))
    assert Terminal(path).open(1).session.seal.remarks == (OLDER,)


def test_a_computer_on_which_nothing_can_be_remembered_plays_all_the_same(
    evening, path, tmp_path, monkeypatch
):
    (tmp_path / "blocked").write_text("")
    monkeypatch.setenv("SQUADLOG_SEEN", str(tmp_path / "blocked"))
    evening.say("red", "note It is noon.")
    assert Terminal(path).open(1, "red").session.seal.remarks == ()


def test_check_finds_with_the_key_what_a_side_has_forged_in_a_record_of_before(tmp_path, monkeypatch):
    """An older judge has gone on from it: then it opens, and is told by who checks it."""
    path = tmp_path / "squadlog.db"
    with closing(sqlite3.connect(path)) as file:
        file.executescript((HERE / "0.8.0" / "sealed.sql").read_text(encoding="utf-8"))
    red = Terminal(path).open(1, "red")
    leave(red, None, awaited=red.session.record.half)
    with_its_word(Terminal(path).open(1, "red"), "red", FORGED["nothing that a side says in secret"])
    with monkeypatch.context() as older:
        older.setattr(Sealed, "try_sides", Mock())
        judge = Terminal(path).open(1, "referee")
        judge.say("referee", "note on it goes")
    judge = Terminal(path).open(1, "referee")
    ((entry, why),) = judge.session.seal.forged()
    assert (entry, "note is nothing that a side says in secret" in why) == (8, True)


SAID = (
    "hide {own} at {x},{y}", "decoy {side} at {x},{y} facing west", "lift {side} pile {n}", "note private: so",
    "plot {side} mortar at {x},{y} turn 2", "lay {side} mine at {x},{y}", "standing {own} hold",
)  # fmt: skip
GOODS = tuple(
    Goods(side=side, item=item, count=2, secret=True)
    for side in ("red", "blue")
    for item in ("mine", "mortar_mission")
)


@pytest.mark.parametrize("seed", range(6))
def test_what_sides_say_honestly_alone_a_judge_decides_to_the_same(path, seed):
    """HID-08: by what a side knows and by what a judge knows comes the very same."""
    chapters = ("hiding", "mines", "fire_missions", "leadership")
    number = Terminal(path).create(to_seal(chapters, goods=GOODS)).session.id
    sides, rng, said = {"red": (1, 2), "blue": (11, 12)}, random.Random(seed), 0
    for _ in range(8):
        for side, units in sides.items():
            terminal = Terminal(path).open(number, side)
            sentence = rng.choice(SAID).format(
                side=side,
                own=rng.choice(units),
                x=rng.randrange(5, 30),
                y=rng.randrange(5, 18),
                n=rng.randrange(1, 3),
            )
            before = terminal.session.record.head
            terminal.say(side, sentence)
            said += terminal.session.record.head > before
            assert not terminal.session.record.waits or terminal.say(side, "withdraw")
    assert said > 5
    judge = Terminal(path).open(number, "referee")
    judge.say("referee", "note and on it goes")
    for side in sides:
        assert judge.known(side) == Terminal(path).open(number, side).known(side)
