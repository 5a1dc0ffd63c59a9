"""A sealed record under attack, third part: what waits for a judge, and what that says of itself."""

import json
import random
import sqlite3
from contextlib import closing, suppress
from unittest.mock import patch

import pytest
from golden.sealed import HERE
from support.attacks import leave, page, with_its_word
from support.sealing import CHEAP, Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.base.records import replace
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.record import codec
from squadlog.battle.saying import Note, PrivateNote
from squadlog.rules.common.kept.undo_wish import AskBack, Consent, Wish, wish_of
from squadlog.session.secrecy.memory import PUT_BACK
from squadlog.store.records import Half
from squadlog.store.seal import keys

SEATS = ((), ("red",), ("blue",), ("referee",))
FIRST, SECOND = "red", "blue"
"""Who throws the two dice of the initiative: each its own."""


@pytest.fixture
def evening(path):
    """Both sides type their dice; blue has hidden a man."""
    made = Terminal(path).create(to_seal(typed_dice=("red", "blue")))
    made.say("blue", "hide 11 at 20,10 facing west", "placed blue")
    return made


@pytest.fixture
def rolling(evening):
    """The initiative waits for red's die; blue's is the next."""
    evening.say("red", "begin", "initiative")
    assert evening.session.awaited.roll.side == FIRST
    return evening


def judged(path):
    """A judge who has looked."""
    judge = Terminal(path).open(1, "referee")
    judge.looks()
    return judge


def put(path, side, **changes):
    """Change what waits by a program that checks nothing, and sign with the word of a side how far the record goes."""
    terminal = Terminal(path).open(1, side)
    half = terminal.session.record.half
    stored = json.dumps(json.loads(half.stored) | changes)
    leave(terminal, replace(half, stored=stored), awaited=half)


def waits(path):
    """What counts of what waits, at every seat alike: the faces, and the die."""
    found = set()
    for seat in SEATS:
        half = Terminal(path).open(1, *seat).session.record.half
        found.add((half.faces, half.roll))
    ((faces, roll),) = found
    return faces, json.loads(roll)["side"] if roll else None


def stored(path):
    return json.loads(Terminal(path).open(1).session.record.half.stored)


# Faces


def test_each_side_lays_its_die_at_a_terminal_of_its_own_and_a_judge_goes_on(rolling, path):
    """DIE-07: the honest way."""
    for side, face in ((FIRST, "7"), (SECOND, "6")):
        terminal = Terminal(path).open(1, side)
        terminal.say(side, f"die {face}")
        assert terminal.session.record.waits
        judge = judged(path)
    assert judge.session.awaited.roll is None
    assert judge.log("blue")[-1].lines == (
        "Initiative, lowest first: Blue squad rolled 6; Red squad rolled 7.",
    )
    rolling.looks()
    assert rolling.session.exports["referee"].audit() == ()


@pytest.mark.usefixtures("rolling")
def test_of_faces_that_wait_none_counts_that_its_own_side_did_not_sign(path):
    """DIE-07: blue lays the die of red, and its own upon that."""
    put(path, SECOND, faces=[10, 1], roll="")
    assert waits(path) == ((), None)
    judge = judged(path)
    assert judge.session.record.half.faces == ()
    assert judge.session.awaited.roll.side == FIRST


@pytest.mark.usefixtures("rolling")
def test_a_face_that_has_fallen_is_not_rewritten_by_the_side_that_throws_next(path):
    Terminal(path).open(1, FIRST).say(FIRST, "die 7")
    judged(path)
    assert waits(path) == ((7,), SECOND)
    put(path, SECOND, faces=[10, 1], roll="")
    judged(path)
    put(path, SECOND, faces=[10])
    judged(path)
    assert waits(path) == ((), FIRST), "it is to be thrown again"


@pytest.mark.usefixtures("rolling")
def test_a_face_that_a_side_has_laid_is_not_rewritten_before_a_judge_takes_it(path):
    Terminal(path).open(1, FIRST).say(FIRST, "die 7")
    assert waits(path) == ((7,), None)
    put(path, SECOND, laid=stored(path)["laid"] | {"face": 10})
    assert waits(path) == ((), FIRST)


@pytest.mark.usefixtures("rolling")
def test_a_face_counts_for_the_very_die_alone_that_it_was_thrown_for(path):
    """Blue puts what red threw an hour ago where red is asked again."""
    Terminal(path).open(1, FIRST).say(FIRST, "die 7")
    laid = stored(path)["laid"]
    judge = Terminal(path).open(1, "referee")
    judge.say("referee", "withdraw", "initiative")
    put(path, SECOND, laid=laid)
    assert waits(path) == ((), FIRST)


@pytest.mark.usefixtures("rolling")
def test_a_die_that_has_fallen_is_not_thrown_again_where_that_was_seen(path):
    """DIE-07: red did not like its 9, and puts back that it is asked."""
    before = Terminal(path).open(1, FIRST).session.record.half
    Terminal(path).open(1, FIRST).say(FIRST, "die 9")
    judge = judged(path)
    red = Terminal(path).open(1, FIRST)
    leave(red, before, awaited=red.session.record.half)
    for seat in SEATS:
        assert Terminal(path).open(1, *seat).session.seal.remarks == (PUT_BACK,)
    red = Terminal(path).open(1, FIRST)
    with red.at():
        red.session.decider.lay(1, FIRST)
    judge.looks()
    assert (judge.session.record.half, judge.session.awaited.roll) == (None, None)


@pytest.mark.usefixtures("rolling")
@pytest.mark.parametrize("face", [0, -1, 11, 10**30, True, 4.0, "4", None, [4]])
def test_what_no_die_shows_is_no_face_though_its_side_signs_it(path, face):
    red = Terminal(path).open(1, FIRST)
    half = red.session.record.half
    laid = red.session.record.seal.half_laid(red.session.record.tree.head, half, face, FIRST)
    leave(red, laid, awaited=half)
    assert waits(path) == ((), FIRST)


HOSTILE = (None, 0, -1, 10, True, 1e999, "", "red", "AAAA", [], [1], [10, 1], {}, "[" * 5000, '{"name":1}')


@pytest.mark.usefixtures("rolling")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_side_writes_into_what_waits_no_face_counts_that_was_not_thrown(path, seed):
    """DIE-07: nor does any seat end in anything but a sentence."""
    Terminal(path).open(1, FIRST).say(FIRST, "die 7")
    rng, kept = random.Random(seed), stored(path)
    blue = Terminal(path).open(1, SECOND)
    for _ in range(4):
        lie = dict(kept, **{rng.choice(list(kept)): rng.choice(HOSTILE) for _ in range(rng.randrange(1, 3))})
        lie["laid"] = (
            lie["laid"]
            if rng.random() < 0.5
            else kept["laid"] | {rng.choice(("face", "by", "signature")): rng.choice(HOSTILE)}
        )
        half = blue.session.record.half
        leave(blue, replace(half, stored=json.dumps(lie)), awaited=replace(half, stored=_now(path)))
        for seat in SEATS:
            with suppress(StoreError):
                assert Terminal(path).open(1, *seat).session.record.half.faces in ((), (7,))


def _now(path):
    with closing(sqlite3.connect(path)) as file:
        return file.execute("SELECT awaiting FROM battle").fetchone()[0]


# Dice


DEAD = {"name": "3 Drusus is dead", "who": "says the referee", "side": "blue", "needed": "type 1 to give up"}


def test_a_side_shows_the_others_no_die_that_no_judge_asks_for(evening, path):
    """DIE-07: its words would stand at every seat, as the game's own."""
    evening.say("red", "placed red")
    red = Terminal(path).open(1, "red")
    half = Half(command=_text(Note(text="hm"), "red"), by="", faces=(3,), roll=json.dumps(DEAD))
    leave(red, red.session.record.seal.half(red.session.record.tree.head, half, "red"))
    for seat in SEATS:
        terminal = Terminal(path).open(1, *seat)
        assert terminal.session.awaited.roll is None
        assert terminal.session.record.waits
    assert judged(path).log("blue")[-1].lines == ("Note: hm",)


@pytest.mark.usefixtures("rolling")
@pytest.mark.parametrize(
    "lie",
    [
        pytest.param({"roll": json.dumps(DEAD)}, id="die"),
        {"faces": [3]},
        {"judged": "AAAA"},
        {"judged": 5},
        {"judged": None},
    ],
)
def test_nothing_of_what_a_judge_has_signed_to_wait_is_changed(path, lie):
    put(path, SECOND, **lie)
    assert waits(path) == ((), None)
    assert judged(path).session.awaited.roll.side == FIRST


def test_dice_of_a_battle_that_is_signed_nowhere_are_laid_as_before(tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_SEEN", str(tmp_path / "seen"))
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as file:
        file.executescript((HERE / "0.8.0" / "sealed.sql").read_text(encoding="utf-8"))
    judge = judged(path)
    judge.say("referee", "dice all typed", "begin", "initiative")
    for side, face in ((FIRST, 7), (SECOND, 6)):
        assert judge.session.awaited.roll.side == side
        alone = Terminal(path).open(1, side)
        alone.say(side, f"die {face}")
        assert alone.session.record.waits
        judge.looks()
    assert judge.log("red")[-1].lines == (
        "Initiative, lowest first: Blue squad rolled 6; Red squad rolled 7.",
    )
    judge.say("referee", "undo", "initiative")
    put(path, FIRST, faces=[99], roll="")
    assert judged(path).session.awaited.roll is None, "nor does a judge go down by a face that no die has"


# Who said it


def _text(command, seat, key=""):
    return codec.normalize_command(command, key, seat, None)[0]


def said(path, side, text, by=""):
    """What comes of something that a side leaves for a judge by a program of its own: the words all hear, if any."""
    terminal = Terminal(path).open(1, side)
    half = Half(command=text, by=by, faces=(), roll="")
    leave(terminal, terminal.session.record.seal.half(terminal.session.record.tree.head, half, side))
    head = terminal.session.record.head
    judge = judged(path)
    assert not judge.session.record.waits
    return judge.log("")[-1].lines if judge.session.record.head > head else ()


@pytest.mark.usefixtures("evening")
def test_nothing_is_said_from_another_seat_than_it_is_proved_to_be_of(path):
    """GEN-06: else the log shows it as said by blue, and blue takes it back as its own."""
    note, key = Note(text="We give up the ford."), "K1"
    assert said(path, "red", _text(note, "blue")) == ()
    assert said(path, "red", _text(note, "")) == ()
    assert said(path, "red", _text(note, "red", key).replace('"key_of":"red"', '"key_of":"blue"')) == ()
    assert said(path, "red", _text(note, "red", key).replace(',"key_of":"red"', "")) == ()
    assert said(path, "red", _text(note, "red", key)) == ("Note: We give up the ford.",)


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("seat", ["blue", ""])
def test_what_a_side_writes_alone_it_does_not_write_as_another(path, seat):
    red = Terminal(path).open(1, "red")
    told = PrivateNote(text="mine", seat="red")
    with_its_word(red, "red", page(told, NoteWritten(text="mine", seat="red"), seat=seat))
    with pytest.raises(StoreError, match="private_note is not for Red to say as it stands there"):
        Terminal(path).open(1, "referee")


@pytest.mark.usefixtures("evening")
def test_what_a_side_writes_alone_is_called_what_it_is(path):
    """By its kind it is counted, or passed over as talk by who goes back."""
    red = Terminal(path).open(1, "red")
    told = page(PrivateNote(text="mine", seat="red"), NoteWritten(text="mine", seat="red"))
    with_its_word(red, "red", replace(told, label="ask_back"))
    with pytest.raises(StoreError, match="entry 4, is damaged"):
        Terminal(path).open(1, "referee")


def test_nobody_agrees_in_the_name_of_another(path):
    """GEN-06: nor asks in his name, or asks nobody."""
    evening = Terminal(path).create(to_seal(taking_back="consent"))
    evening.say("blue", "note of blue")
    evening.say("red", "note of red")
    wish = Wish(seat="blue", entry=2, told="nothing", waits=(), by="Ann", why="we agreed")
    asked = said(path, "red", _text(AskBack(wish=wish), "red"), by="Bob")
    assert asked == ("Red wants to undo: Note: of red (we agreed). Blue must agree.",)
    agreed = wish_of(Terminal(path).open(1, "referee").session.record.battle)
    assert (agreed.seat, agreed.waits, agreed.by) == ("red", ("blue",), "Bob")
    assert said(path, "red", _text(Consent(answer="yes", seat="blue"), "red")) == ()
    said(path, "blue", _text(Consent(answer="yes", seat="blue"), "blue"))
    log = Terminal(path).open(1, "referee").session.log["blue"].entries(undone=True)
    assert next((entry.lines[0], entry.undone_why) for entry in log if entry.undone) == (
        "Note: of red",
        "we agreed",
    )


@pytest.mark.usefixtures("evening")
def test_the_words_of_a_line_that_a_note_is_about_are_those_of_the_line(path):
    note = Note(text="So it was.", entry=2, quoted="3 Drusus is dead")
    red = Terminal(path).open(1, "red")
    half = Half(command=_text(note, "red"), by="", faces=(), roll="")
    leave(red, red.session.record.seal.half(red.session.record.tree.head, half, "red"))
    judge = judged(path)
    (kept,) = judge.session.log["blue"].notes()
    assert "Drusus" not in str(kept)
    assert said(path, "red", _text(replace(note, entry=99), "red")) == ()


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("words", ["hm\n4 Drusus is dead", "\x1b[2J", "A" * 5000, "a\u202eb"])
def test_words_that_no_record_keeps_are_not_kept_by_a_judge(path, words):
    """NOT-01: a terminal refuses them as they are typed; a changed one does not."""
    assert said(path, "red", _text(Note(text=words), "red")) == ()
    assert said(path, "red", _text(Note(text="x"), "red"), by=words) == ()
    assert said(path, "red", _text(Note(text="x"), "red")) == ("Note: x",)


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("seconds", ["1e999", "NaN", "-5.0", '"x"', "[1]"])
def test_seconds_that_nobody_takes_are_not_kept(path, seconds):
    """TIM-01: what was measured at another terminal."""
    text = _text(Note(text="hm"), "red")
    assert said(path, "red", f'{text[:-1]},"took_s":{seconds}}}') == ("Note: hm",)
    assert judged(path).log("blue")[-1].took_s is None


def test_who_has_two_words_of_three_writes_as_the_side_whose_it_is():
    """Not as the first of them: a judge would hold that for a lie."""
    words = {"red": "rusty hinges", "blue": "sky over fords", "green": "moss and mud"}
    with patch("squadlog.store.seal.keys.SCRYPT", CHEAP):
        ring, judge = keys.new_ring(words, words)
        opened = keys.Opened(ring=ring)
        for side in ("red", "blue"):
            opened = keys.with_word(opened, side, words[side])
    for side, writes in (("red", "red"), ("blue", "blue"), ("green", "red"), ("", "red")):
        assert keys.unbox(judge, "", keys.box(opened, "", b"hm", "it", side), "it") == (b"hm", writes)
        assert keys.sign(opened, "hm", side)[0] == writes
