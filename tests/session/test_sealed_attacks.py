"""A sealed record under attack: by a side with its own word, and by who has the file and no word."""

import random

import pytest
from support.attacks import edited, page, with_its_word
from support.sealing import Terminal, to_seal

from squadlog.battle.events.referee import NoteWritten, UnitCorrected
from squadlog.battle.saying import Note, PrivateNote
from squadlog.battle.setup import Goods
from squadlog.errors import StoreError
from squadlog.rules.hiding.piles import Hide
from squadlog.seal.pages import SealedPage
from squadlog.seats import NOBODY


@pytest.fixture
def path(tmp_path):
    return tmp_path / "squadlog.db"


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


def test_a_page_in_the_clear_that_nobody_signed_is_believed_by_nobody(evening, path):
    """Without any word: boxes of noise, and what all read rewritten."""
    number = evening.session.id
    evening.say("red", "note It is noon.")
    evening.store.close()
    edited(path, "UPDATE event SET body = replace(body, 'It is noon', 'Drusus is dead') WHERE kind = 'seen'")
    for seat in ("red", "blue", "referee"):
        with pytest.raises(StoreError, match="damaged"):
            Terminal(path).open(number, seat)


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
            before = terminal.session.head
            terminal.say(side, sentence)
            said += terminal.session.head > before
            assert not terminal.session.waits or terminal.say(side, "withdraw")
    assert said > 5
    judge = Terminal(path).open(number, "referee")
    judge.say("referee", "note and on it goes")
    for side in sides:
        assert judge.known(side) == Terminal(path).open(number, side).known(side)
