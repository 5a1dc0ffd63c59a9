"""Words of a sealed battle: which are taken, what they are the same as, and what a wrong one is told."""

import json
import time

import pytest
from support.sealing import CHEAP, WORDS, Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.store.seal import keys
from squadlog.store.seal.ciphers import SealError
from squadlog.store.seal.keys import new_ring, with_word
from squadlog.store.seal.words import unfit

WIDE = "".join(chr(ord(sign) + 0xFEE0) for sign in "hill")
TODAY = keys.SCRYPT
COMPOSED, TAKEN_APART = "caf\u00e9 on the hill", "cafe\u0301  on the hill"


@pytest.fixture(autouse=True)
def cheap(monkeypatch):
    monkeypatch.setattr(keys, "SCRYPT", CHEAP)


def test_a_word_costs_today_what_is_advised_to_try():
    """OWASP asks for 2^17, r = 8, p = 1 at the least."""
    assert TODAY == {"n": 2**17, "r": 8, "p": 1}


def test_a_word_is_the_same_however_its_letters_are_composed():
    ring, _ = new_ring({"red": COMPOSED, "blue": "sky over fords"}, ("red", "blue"))
    assert "red" in with_word(keys.Opened(ring=ring), "red", TAKEN_APART).words
    assert "red" in with_word(keys.Opened(ring=ring), "red", COMPOSED.replace("hill", WIDE)).words


def test_a_word_of_a_battle_sealed_before_letters_were_composed_opens_it_still(monkeypatch):
    monkeypatch.setattr(keys, "plain", lambda word: " ".join(word.split()))
    ring, _ = new_ring({"red": TAKEN_APART, "blue": "sky over fords"}, ("red", "blue"))
    monkeypatch.undo()
    monkeypatch.setattr(keys, "SCRYPT", CHEAP)
    assert "red" in with_word(keys.Opened(ring=ring), "red", COMPOSED).words


@pytest.mark.parametrize("word", ["a", "sesame", "aaaaaaaaaaaa", "        x", "1212121212"])
def test_what_is_guessed_at_once_is_no_word(word):
    assert "at least 8 characters" in unfit(word)
    with pytest.raises(SealError, match="The password of red: A password has at least 8 characters"):
        new_ring({"red": word, "blue": "sky over fords"}, ("red", "blue"))


def test_each_seat_has_a_word_of_its_own():
    with pytest.raises(SealError, match="Each seat needs its own password"):
        new_ring({"red": COMPOSED, "blue": TAKEN_APART.upper()}, ("red", "blue"))


@pytest.mark.parametrize("seats", [("red", "blue"), ("red", "blue", "referee")])
def test_a_wrong_word_is_told_which_others_there_are(seats):
    ring, _ = new_ring({seat: WORDS[seat] for seat in seats}, ("red", "blue"))
    with pytest.raises(SealError, match="This is not the password of red") as told:
        with_word(keys.Opened(ring=ring), "red", "wrong word")
    assert ("referee" in str(told.value)) is ("referee" in seats)


@pytest.mark.parametrize("cost", [{"p": 100}, {"n": 2**24}, {"r": 2**12}, {"n": 3}, {"p": -1}])
def test_what_a_word_costs_is_bounded_whatever_the_file_says(tmp_path, cost):
    path = tmp_path / "squadlog.db"
    number = Terminal(path).create(to_seal()).session.id
    ring = keys.ring_to_json(Terminal(path).open(number).session.record.seal.ring)
    content = json.loads(ring)
    content["cost"] = {"n": 2**17, "r": 8, "p": 1} | cost
    opened = keys.Opened(ring=keys.ring_from_json(json.dumps(content)))
    began = time.process_time()
    with pytest.raises(StoreError, match="keys of this battle were changed"):
        with_word(opened, "red", WORDS["red"])
    assert time.process_time() - began < 0.5
