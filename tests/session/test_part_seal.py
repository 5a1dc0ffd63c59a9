"""The seal of a battle, its passwords and the terminals at which it is open, each by itself."""

import pytest
from support.battles import setup
from support.sealing import WORDS, Terminal, to_seal
from support.session_parts import Parts, parts

from squadlog.session.secrecy.passwords import Passwords
from squadlog.session.secrecy.state import SealState
from squadlog.session.secrecy.terminals import OpenTerminals
from squadlog.store.seal.ciphers import SealError


@pytest.fixture
def sealed(path):
    Terminal(path).create(to_seal())
    terminal = Terminal(path)
    with terminal.at():
        yield Parts(terminal.store, 1)


def test_a_battle_without_a_seal_is_open_at_every_seat(store):
    made = parts(store, setup())
    passwords, seal = Passwords(made.record, made.views), SealState(made.record)
    assert (passwords.may_sit("red"), passwords.wanted("red")) == (True, None)
    assert (seal.closed, seal.stands, seal.remarks, seal.doubt, seal.forged()) == (False, "", (), "", ())
    assert seal.reveal() is None
    assert not OpenTerminals(made.record).lend()


def test_a_seat_of_a_sealed_battle_is_opened_by_its_word(sealed):
    passwords = Passwords(sealed.record, sealed.views)
    assert not passwords.may_sit("red")
    assert passwords.wanted("red")[0] == "red"
    with pytest.raises(SealError, match="sealed"):
        passwords.require("red")
    passwords.open_seat("red", lambda _: WORDS["red"])
    assert (passwords.may_sit("red"), passwords.may_sit("blue")) == (True, False)


def test_a_seal_tells_how_the_record_stands_and_opens_to_who_has_its_key(sealed):
    seal = SealState(sealed.record)
    assert (seal.closed, len(seal.stands), seal.doubt) == (True, 4, "")
    assert seal.reveal().code == "sealed"
