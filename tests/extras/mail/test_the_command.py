"""`squadlog mail`, and the screen of it."""

import json

import pytest
from large.mailed import told_by
from support.battles import setup
from support.mailing import MailHome, at_a_computer, exchange
from support.on_maps import on_map
from support.piles import FIELD
from support.sealing import CHEAP, WORDS

from squadlog.extras.mail.dice import SharedDice
from squadlog.extras.mail.packet import MailError
from squadlog.extras.mail.sending import send, why_early
from squadlog.extras.mail.state import state_of
from squadlog.extras.mail.taking import take
from squadlog.session import sealed
from squadlog.session.battle_session import Session


@pytest.fixture
def at(monkeypatch, tmp_path, call):
    """A command at a computer of that name."""

    def run(name, *words):
        at_a_computer(monkeypatch, tmp_path / name)
        return call(*words)

    return run


def test_a_battle_goes_there_and_back(at, tmp_path, monkeypatch):
    monkeypatch.setattr(SharedDice, "face", lambda _, place, die: place % die + 1)
    first, second, third = (str(tmp_path / name) for name in ("first", "second", "third"))
    assert at("one", "mail")[0] == 5
    assert at("one", "new", "newcomer", "--seed", "1")[0] == 0
    assert at("one", "do", "note so be it")[0] == at("one", "undo")[0] == 0
    code, _, err = at("one", "mail", "send", "--seat", "red", "--to", first)
    assert (code, "what was undone (1 entry) is dropped for good" in err) == (1, True)
    code, _, err = at("one", "mail", "send", "--seat", "red", "--to", first, "--yes")
    assert (code, "sealed from here on" in err, "Packet 1 for TOG" in err) == (0, True, True)
    assert at("one", "mail", "send", "--to", first)[0] == 1
    code, out, _ = at("two", "mail", "take", first)
    assert (code, "you play TOG" in out) == (0, True)
    assert "Order 1 for " in at("two", "do", "begin")[1]
    assert at("two", "mail", "send", "--to", second)[0] == 0
    assert json.loads(at("one", "mail", "take", second, "--json")[1])["orders"] == 1
    code, _, err = at("one", "mail", "take", second)
    assert (code, err.count("\n")) == (1, 1)
    code, _, err = at("one", "mail", "send", "--to", third)
    assert (code, "You are asked: " in err) == (1, True)
    assert at("one", "mail", "send", "--to", third, "--yes")[0] == 0
    assert at("two", "mail", "take", third)[0] == 0
    assert "Verified dice: 2 are what both shares come to." in at("two", "show")[1]
    assert at("two", "log")[1].endswith("Verified dice: 2 are what both shares come to.\n")
    for name in ("one", "two"):
        assert at(name, "check")[0] == at(name, "mail", "check")[0] == 0
        (listed,) = json.loads(at(name, "mail", "list", "--json")[1])
        assert [one["number"] for one in listed["packets"]] == [1, 2, 3]
    assert json.loads(at("two", "mail", "take", first, "--json")[1])["refused"]["code"] == "mail"


def test_a_battle_sealed_by_passwords_goes_by_mail_with_them(tmp_path, monkeypatch):
    """No key is in a packet or a file then: each home asks for what opens its seat, the judge's for both."""
    monkeypatch.setattr("squadlog.store.seal.keys.SCRYPT", CHEAP)
    host, guest = MailHome(tmp_path / "one"), MailHome(tmp_path / "two")
    words = {seat: WORDS[seat] for seat in ("red", "blue")}
    asked = []

    def asks(name):
        asked.append(name)
        return words[name.lower()]

    with host.at():
        Session.create(host.store, setup((1,), (11,)), words=words)
        sealed.GIVEN.clear()
        with pytest.raises(Exception, match="asks for the password"):
            send(host.store, 1, "blue")
        data = send(host.store, 1, "blue", asks).text.encode()
    assert json.loads(data)["key"] == ""
    with guest.at():
        take(guest.store, data, asks=lambda _: words["blue"])
        answer = send(guest.store, 1).text.encode()
    with host.at():
        assert take(host.store, answer, asks=asks).packet.number == 2
    assert {*asked} == {"Red", "Blue"}


def test_whom_a_side_hid_before_it_goes_by_mail_stands_on_no_page_of_the_other(tmp_path):
    """HID-09: nobody else has looked at the battle while that soldier still stood in the open."""
    host = MailHome(tmp_path / "one").create(
        on_map(FIELD, {1: (5, 8, 90)}, setup_changes={"chapters": ("hiding",)}).setup
    )
    host.say("note at eight", "hide 11 at 30,10")
    with MailHome(tmp_path / "two").at():
        told = dict(told_by(host.send(to="red"), "red"))
    entries = [page for what, page in told.items() if "entry" in what]
    assert len(entries) >= 2
    assert "Trooper 1" in entries[0]
    assert not [page for page in entries if "Trooper 11" in page]


def test_a_battle_that_is_over_or_waits_for_a_die_does_not_go(tmp_path):
    host = MailHome(tmp_path / "one").create(setup((1,), (11,), typed_dice=("red", "blue")))
    host.say("begin", "initiative")
    with pytest.raises(MailError, match="A die is awaited"):
        host.send()
    assert state_of(host.store, 1) is None


def test_a_key_of_the_battle_opens_what_sends_and_takes(prepared, play, tmp_path):
    prepared("begin", typed=False)
    packet = tmp_path / "sent"

    async def steps(table):
        await table.pilot.press("Y")
        await table.pilot.pause()
        assert "not played by mail yet" in str(table.app.screen.query_one("#mail-told").render())
        await table.pilot.press("s")
        await table.pilot.pause()
        await table.pilot.press("enter")
        await table.pilot.pause()
        line = table.app.screen.query_one("Input")
        line.value = str(packet)
        await table.pilot.press("enter")
        for _ in range(20):
            await table.pilot.pause(0.05)
            if packet.exists():
                break
        assert packet.exists()

    play(steps, battle=1)


def test_the_judge_goes_on_before_a_packet_as_far_as_nobody_decides_anything(tmp_path):
    """A side whose soldiers all have standing orders need not be asked by mail."""
    host, guest = MailHome(tmp_path / "one"), MailHome(tmp_path / "two")
    host.create(setup((1,), (11,)))
    host.say("begin", "initiative", "move", "standing 11 hold until T3.s1")
    guest.take(host.send(to="blue"))
    exchange(host, guest)
    host.say("hold 1", "done")
    with host.at():
        early = why_early(host.store, 1)
    assert early.startswith("You are asked: Red squad: give orders to 1")
    stood = [line for line in host.log() if "11 Trooper 11 holds" in line]
    guest.take(host.send())
    assert stood
    assert [line for line in guest.log() if "11 Trooper 11 holds" in line] == stood
