"""An ambush by night goes by files alone, between two homes that share nothing."""

import pytest
from support.night_ambush import ambush_by_mail, faults_of, known_dice

from squadlog.base.records import replace
from squadlog.extras.mail import words
from squadlog.extras.mail.dice import commitment
from squadlog.session.battle_session import Session

TURNS = 2


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """The two homes after these turns, and how many packets went; more turns by tests/large/ambushes.py."""
    with known_dice():
        yield ambush_by_mail(tmp_path_factory.mktemp("evening"), TURNS)


def test_an_ambush_by_night_goes_by_files_alone(evening):
    host, guest, mails = evening
    assert not [*faults_of(host, guest, TURNS)]
    assert mails < 12 * TURNS


def test_both_homes_have_one_record_and_each_reads_its_own_side_of_it(evening):
    """HID-09: who lies where stays with the side that hid."""
    host, guest, _ = evening
    assert host.store.step_hashes(1) == guest.store.step_hashes(1)
    hides = [line for line in guest.log() if "hides under it" in line]
    assert len(hides) == 1
    assert not [line for line in host.log() if "hides under it" in line]


def test_the_dice_of_both_hold_at_both_homes_and_one_that_is_told_otherwise_does_not(evening):
    for home in evening[:2]:
        with home.at():
            session = Session.open(home.store, 1)
            stands = home.state()
            assert not words.faults_in(session, stands)
            assert sum(len(one.seen) for one in words.opened_exchanges(stands)) > 2 * TURNS
            first, *rest = (one for one in stands.dice if one.seen)
            other = replace(first, other="0" * 64)
            assert words.faults_in(session, replace(stands, dice=(other, *rest)))


def test_no_share_was_chosen_by_who_knew_the_other(evening):
    """The judge was bound to each of his shares in a packet before that in which the other home gave its own."""
    host, guest, _ = evening
    for one in words.opened_exchanges(guest.state()):
        assert commitment(guest.state().origin, one.number, one.judge) == one.commits
    given = [one.other for one in guest.state().dice]
    assert given[: len(host.state().dice)] == [one.other for one in host.state().dice]
    assert len({*given}) == len(given)
