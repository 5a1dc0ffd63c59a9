"""A commander at one home of a battle by mail: its orders wait there as a person's do, and go with the next packet."""

from argparse import Namespace

import pytest
from support.mailing import exchange, two_homes
from support.night_ambush import known_dice

from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.cli.faults import NotUnderstoodError
from squadlog.extras.commander.commands.commander import _require_sealed
from squadlog.extras.commander.seated import watching
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.sides import SIDES
from squadlog.extras.commander.seated.speaking import speak
from squadlog.extras.commander.told.reading import why_said
from squadlog.extras.mail.commands import mail as mail_command
from squadlog.session.said.others import WAITS
from squadlog.setup.scenes import load_battle


@pytest.fixture
def homes(tmp_path):
    """The Back Door by mail, a recruit at either home; the first initiative has fallen."""
    setup = replace(load_battle("newcomer", load_rulebook(), rulings_with(())), seed=7, typed_dice=())
    with known_dice():
        host, guest = two_homes(tmp_path, setup, to="red")
        for home, side in ((host, "blue"), (guest, "red")):
            with home.seat() as seat:
                SIDES.sit(seat, side, "recruit")
        assert hear(guest) == ["ready"]
        exchange(host, guest)
        host.say("begin", "initiative")
        guest.take(host.send())
        exchange(host, guest)
        yield host, guest


def hear(home, tells=lambda _side, _stands: None):
    with home.seat() as seat:
        return [one.sentence for one in speak(seat, tells)]


def to_the_guest(host, guest):
    """Packets until the guest is asked for orders, by what the host's commander says."""
    for _ in range(6):
        hear(host)
        guest.take(host.send())
        with guest.seat() as seat:
            if seat.due.ask().side == "red":
                return
        exchange(host, guest)
    raise AssertionError(seat.due.ask())


def test_it_orders_until_the_battle_waits_for_the_other_home_which_carries_that_out(homes):
    host, guest = homes
    to_the_guest(host, guest)
    said = hear(guest)
    assert len(said) >= 3
    assert hear(guest) == []
    exchange(host, guest)
    with host.seat() as seat:
        assert [entry.by for entry in seat.log.entries()].count("recruit") >= len(said)
        assert SIDES.sitting(seat) == {"blue": "recruit"}
    guest.take(host.send())
    with guest.seat() as seat:
        why = [line for entry in seat.log.entries() for line in why_said(seat, entry)]
    assert any(one.startswith("recruit/1: ") for one in why)


def test_orders_that_were_dropped_it_gives_again_when_it_is_told_to_go_on(homes):
    host, guest = homes
    to_the_guest(host, guest)
    said, told = hear(guest), []
    with guest.seat() as seat:
        seat.undo()
    assert hear(guest, lambda *stands: told.append(stands)) == []
    assert told == [("red", WAITS)]
    with guest.seat() as seat:
        Commanders(seat.store, seat.id).go_on()
    assert hear(guest) == said[-1:]


def test_a_packet_that_is_taken_has_it_answer_at_once(homes, tmp_path, capsys):
    """`squadlog mail take` has it speak before it tells what the battle waits for."""
    host, guest = homes
    packet = tmp_path / "asks.mail"
    packet.write_bytes(host.send())
    with guest.at():
        mail_command._take(guest.store, Namespace(file=str(packet), json=False))
    with guest.seat() as seat:
        assert seat.seal.beside.ordered >= 3
    assert 'declare 4 fire_throw with "SR" at 1: Order ' in capsys.readouterr().out
    assert hear(guest) == []


def test_it_sits_at_its_own_home_alone_and_a_process_beside_needs_no_key(homes, monkeypatch):
    _, guest = homes
    begun = []
    monkeypatch.setattr(watching.subprocess, "Popen", lambda words, **_: begun.append(words) or Quiet())
    with guest.seat() as seat:
        with pytest.raises(NotUnderstoodError) as refused:
            _require_sealed(seat, "blue", "recruit", "", is_open=False)
        _require_sealed(seat, "red", "recruit", "4-5", is_open=False)  # this file stays here
        assert watching.begin_watching(seat) is not None
    assert str(refused.value) == (
        "Commonwealth is played at another home, by mail; here a commander can have TOG: "
        "squadlog commander red recruit."
    )
    assert "--handed" not in begun[0]


class Quiet:
    """A process that says nothing."""

    stdin, stdout = None, ()
