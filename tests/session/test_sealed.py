"""A sealed battle: what a seat may not know lies encrypted, and is decided where the words were given."""

import json
import re
import sqlite3
import time
from base64 import b64decode, b64encode

import pytest
from support.attacks import leave
from support.sealing import OF_SIDES, WORDS, Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY
from squadlog.session.glance import glance
from squadlog.store.hashes import rehash
from squadlog.store.records import Half
from squadlog.store.seal.keys import Opened
from squadlog.store.seal.lending import Lending


@pytest.fixture
def evening(path):
    """The machine at which every seat gave its word, before anything was said."""
    return Terminal(path).create(to_seal())


def test_a_machine_with_all_words_plays_as_ever(evening):
    """HID-08."""
    told = evening.say(
        "blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue"
    )
    assert isinstance(told, Accepted), told
    assert "commitment" in told.lines[-1]
    told = evening.say("red", "begin", "initiative")
    assert isinstance(told, Accepted), told


def test_each_seat_reads_in_its_own_terminal_what_it_would_without_a_seal(evening, path):
    evening.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue")
    evening.say("red", "begin", "initiative")
    number = evening.session.id
    for seat in ("red", "blue"):
        alone = Terminal(path).open(number, seat)
        assert alone.known(seat) == evening.known(seat)
        assert alone.log(seat) == evening.log(seat)
    display = Terminal(path).open(number)
    assert display.known(NOBODY) == evening.known(NOBODY)
    assert display.log(NOBODY) == evening.log(NOBODY)
    referee = Terminal(path).open(number, "referee")
    assert referee.known("referee") == evening.known("referee")
    assert referee.log("referee") == evening.log("referee")


def test_a_seat_needs_its_word_and_a_wrong_one_is_a_sentence(evening, path):
    other = Terminal(path).open(evening.session.id)
    for seat in ("red", "blue", "referee", "table"):
        with pytest.raises(StoreError, match="is sealed"):
            other.known(seat)
    with other.at(), pytest.raises(StoreError, match="This is not the password of red"):
        other.session.passwords.unlock("red", WORDS["blue"])
    with other.at():
        other.session.passwords.unlock("red", WORDS["red"])
    other.known("red")
    with pytest.raises(StoreError):
        other.known("blue")


def test_a_side_places_in_secret_by_itself_and_a_judge_goes_on_from_there(evening, path):
    """HID-08, HID-13."""
    number = evening.session.id
    blue = Terminal(path).open(number, "blue")
    told = blue.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west")
    assert isinstance(told, Accepted)
    assert 11 in blue.known("blue").units
    red = Terminal(path).open(number, "red")
    red.say("red", "note nothing")
    evening.looks()
    evening.say("blue", "placed blue")
    red.looks()
    blue.looks()
    assert 11 not in red.known("red").units
    for one, seat in ((red, "red"), (blue, "blue")):
        assert one.known(seat) == evening.known(seat)


def test_what_needs_a_secret_waits_half_said_until_a_terminal_is_open_that_can_decide_it(evening, path):
    """HID-15."""
    evening.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west")
    blue = Terminal(path).open(evening.session.id, "blue")
    head = blue.session.record.head
    told = blue.say("blue", "placed blue")
    assert told.lines[0] == "What was said waits for an open terminal of Red or of the referee."
    assert blue.session.record.head == head
    refused = blue.say("blue", "placed blue")
    assert isinstance(refused, Refusal)
    assert f"squadlog play {evening.session.id} --seat red opens one" in refused.instead
    evening.looks()
    assert blue.looks()
    assert blue.session.record.head == head + 1
    assert not blue.session.record.waits
    assert "placed" in blue.log("blue")[-1].lines[0]


def test_two_terminals_lend_each_other_what_it_takes_and_show_no_more_than_their_own_seat(path):
    number = Terminal(path).create(to_seal(), words=OF_SIDES).session.id
    red, blue = Terminal(path).open(number, "red"), Terminal(path).open(number, "blue")
    blue.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west")
    waits = blue.say("blue", "placed blue")
    assert "terminal of Red" in waits.lines[0]
    for _ in range(3):
        red.looks()
        blue.looks()
    assert not blue.session.record.waits
    assert red.session.record.head == blue.session.record.head == 4
    blue.say("blue", "ready")
    red.looks()
    assert isinstance(red.say("red", "begin"), Accepted)
    assert not red.session.record.waits
    with pytest.raises(StoreError):
        red.known("blue")
    assert 11 not in red.known("red").units


def _searched(path, *placed):
    """What lies in the file after blue has placed that and red has searched in vain: kinds and lengths of all rows."""
    evening = Terminal(path).create(to_seal(typed_dice=("red",)))
    evening.say("blue", *placed, "placed blue")
    evening.say("referee", "begin", "initiative", "die 3", "move red", "detect 1", "die 10 10")
    with sqlite3.connect(path) as file:
        rows = file.execute("SELECT step_id, kind, length(body) FROM event ORDER BY id").fetchall()
        steps = file.execute('SELECT command, label, "by" FROM step ORDER BY id').fetchall()
        clear = file.execute("SELECT body FROM event WHERE kind = 'seen' ORDER BY id").fetchall()
    file.close()
    told = [re.sub("[0-9a-f]{16,}", "#", body) for (body,) in clear]  # but for the commitment
    return evening, [row for row in rows if row[1] == "sealed"], steps, told


def test_length_tells_nothing_of_who_is_where(tmp_path):
    """HID-08, HID-15: a man here and a decoy there, or the other way round: rows as long, the clear the same."""
    here, there = "20,10 facing west", "20,14 facing west"
    one = _searched(tmp_path / "one.db", f"hide 11 at {here}", f"decoy blue at {there}")
    other = _searched(tmp_path / "other.db", f"hide 11 at {there}", f"decoy blue at {here}")
    assert one[1:] == other[1:]
    assert one[0].known("red").held == other[0].known("red").held
    assert one[0].known("blue").held != other[0].known("blue").held


def _put(path, change):
    """Change what lies in the file, and hash all of it anew, as somebody could who knows how."""
    with sqlite3.connect(path) as file:
        rows = file.execute(
            "SELECT id, step_id, body FROM event WHERE kind = 'sealed' ORDER BY id"
        ).fetchall()
        seen = file.execute("SELECT id, step_id, body FROM event WHERE kind = 'seen' ORDER BY id").fetchall()
        file.executemany("UPDATE event SET body = ? WHERE id = ?", change(rows, seen))
        file.executemany("UPDATE step SET hash = ? WHERE id = ?", rehash(file))
    file.close()


def _bent(rows, _seen):
    number, _, body = rows[-1]
    content = json.loads(body)
    content["box"] = content["box"][:-8] + ("A" if content["box"][-8] != "A" else "B") + content["box"][-7:]
    yield json.dumps(content), number


def _exchanged(rows, _seen):
    """The boxes of the first two steps, each in the place of the other's."""
    steps = sorted({step for _, step, _ in rows})
    first, second = ([row for row in rows if row[1] == step] for step in steps[1:3])
    for one, other in zip(first, second, strict=True):
        yield other[2], one[0]
        yield one[2], other[0]


def _told_otherwise(_rows, seen):
    """What all read of the last step, in other words."""
    number, _, body = seen[-1]
    yield body.replace("Blue", "Red"), number


def _kept_from_red(rows, _seen):
    """The last step, which has nothing for red any more."""
    number, body = next((number, body) for number, _, body in rows[-3:] if json.loads(body)["for"] == "red")
    content = json.loads(body)
    raw = b64decode(content["box"])
    yield json.dumps({**content, "box": b64encode(bytes([255]) + raw[1:]).decode()}), number


@pytest.mark.parametrize(
    ("change", "seat"),
    [(_bent, "referee"), (_exchanged, "referee"), (_told_otherwise, "red"), (_kept_from_red, "red")],
)
def test_what_was_changed_in_a_box_is_found_though_all_is_hashed_anew(evening, path, change, seat):
    evening.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue")
    number = evening.session.id
    evening.store.close()
    _put(path, change)
    with pytest.raises(StoreError, match="damaged"):
        Terminal(path).open(number, seat)


def test_a_terminal_without_the_word_of_a_side_is_lent_nothing(path):
    """Whoever writes himself among the open terminals without a word can open nothing that is lent to him."""
    number = Terminal(path).create(to_seal(), words=OF_SIDES).session.id
    blue = Terminal(path).open(number, "blue")
    blue.looks()
    thief = Lending(blue.session.record.seal.opened, "red")
    blue.store.settings.set(thief.row, json.dumps({"half": thief._public, "lent": {}}))
    blue.looks()
    rows = blue.store.settings.all()
    assert any(thief._public in text for name, text in rows.items() if name != thief.row)
    guessed = Opened(ring=blue.session.record.seal.ring, words=frozenset({"red"}), keys={"red": bytes(32)})
    assert thief.borrowed(guessed, rows) is guessed
    assert WORDS["blue"] not in str(rows)


def test_nobody_says_anything_in_the_name_of_another(path):
    """What waits for a judge is under the key of the side that says it."""
    number = Terminal(path).create(to_seal()).session.id
    red = Terminal(path).open(number, "red")
    seal, head = red.session.record.seal, red.session.record.tree.head
    forged = seal.half(head, Half(command=PLACED, by="", faces=(), roll=""), "red")
    boxes = json.loads(json.loads(forged.stored)["command"])
    raw = b64decode(boxes[""])
    boxes[""] = b64encode(bytes([1 + seal.ring.sides.index("blue")]) + raw[1:]).decode()
    lied = seal.half(head, Half(command=PLACED, by="", faces=(), roll=""), "blue")
    for sealed, why in (
        (json.dumps(boxes), "changed from outside"),
        (_sealed_in(lied), "not said from the seat"),
    ):
        half = Half(command=PLACED, by="", faces=(), roll="", stored=_stored(sealed))
        leave(red, half)
        with pytest.raises(StoreError, match=why):
            Terminal(path).open(number, "referee")
        leave(red, None, awaited=half)


PLACED = '{"side":"blue","kind":"placed"}'


def test_a_judge_asks_whether_a_seat_may_say_what_waits(path):
    """GEN-06: red's terminal, a changed program perhaps, says what is blue's."""
    number = Terminal(path).create(to_seal()).session.id
    red = Terminal(path).open(number, "red")
    head = red.session.record.tree.head
    half = red.session.record.seal.half(head, Half(command=PLACED, by="", faces=(), roll=""), "red")
    leave(red, half)
    referee = Terminal(path).open(number, "referee")
    referee.looks()
    assert not referee.session.record.waits
    assert referee.session.record.head == 1


def _sealed_in(half):
    return json.loads(half.stored)["command"]


def _stored(sealed):
    return json.dumps({"command": sealed, "by": "", "faces": [], "roll": ""})


def test_a_lost_word_is_opened_by_the_referees(evening, path):
    evening.say("blue", "hide 11 at 20,10 facing west")
    referee = Terminal(path).open(evening.session.id, "referee")
    assert referee.known("blue") == evening.known("blue")
    assert 11 in referee.known("referee").units


def test_what_waits_can_be_taken_back_by_who_said_it_and_by_nobody_else(evening, path):
    """DIE-07."""
    number = evening.session.id
    blue, red = (Terminal(path).open(number, seat) for seat in ("blue", "red"))
    blue.say("blue", "placed blue")
    red.looks()
    assert red.session.due["red"].ask().kind == "judge"
    assert isinstance(red.say("red", "withdraw"), Refusal)
    assert not isinstance(blue.say("blue", "withdraw"), Refusal)
    red.looks()
    assert red.session.due["red"].ask().kind == "begin"


def test_a_die_that_is_typed_at_a_terminal_alone_is_decided_by_a_judge(path):
    """DIE-07."""
    evening = Terminal(path).create(to_seal(typed_dice=("red", "blue")))
    evening.say("blue", "hide 11 at 20,10 facing west", "placed blue")
    evening.say("red", "begin", "initiative")
    red = Terminal(path).open(evening.session.id, "red")
    assert red.session.awaited.roll is not None
    first = red.session.awaited.roll
    waits = red.say("red", "die 4")
    assert "waits for an open terminal" in waits.lines[0]
    evening.looks()
    red.looks()
    assert red.session.awaited.roll not in (None, first)
    assert evening.session.record.half.faces == (4,)


def test_what_a_terminal_has_left_behind_is_swept_away_after_a_day(path, monkeypatch):
    number = Terminal(path).create(to_seal(), words=OF_SIDES).session.id
    Terminal(path).open(number, "red").looks()
    blue = Terminal(path).open(number, "blue")
    blue.looks()
    assert sum(name.startswith("seal.") for name in blue.store.settings.all()) == 2
    now = time.time()
    monkeypatch.setattr("squadlog.store.seal.lending.time.time", lambda: now + 100_000)
    blue.store.settings.set("other", "thing")
    blue.looks()
    left = [name for name in blue.store.settings.all() if name.startswith("seal.")]
    assert [name.split(".")[2] for name in left] == ["blue"]


def test_the_record_of_a_sealed_battle_is_audited_and_looked_at_like_any_other(evening, path):
    """HID-08: by the referee whole; in the list of battles as everybody may see it."""
    evening.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue")
    evening.say("referee", "begin", "initiative")
    number = evening.session.id
    referee = Terminal(path).open(number, "referee")
    with referee.at():
        assert referee.session.exports["referee"].audit() == ()
        assert "hide 11" in referee.session.exports["referee"].export("test")
    passer_by = Terminal(path)
    with passer_by.at():
        seen = glance(passer_by.store, number)
    assert 11 not in seen.battle.units
    assert "Initiative" in " ".join(seen.said)


def test_who_waits_for_an_answer_hears_that_it_was_not_done(evening, path, monkeypatch):
    """HID-15."""
    blue = Terminal(path).open(evening.session.id, "blue")

    def meanwhile(_):
        # Another terminal takes it back.
        leave(blue, None, awaited=blue.session.record.half)

    monkeypatch.setattr("squadlog.session.battle_session.sleep", meanwhile)
    told = blue.say("blue", "placed blue", patience_s=5.0)
    assert told.code == "not-done"
