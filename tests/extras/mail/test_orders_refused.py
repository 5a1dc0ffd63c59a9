"""An order that the judge refuses: its side alone reads which one, why, and what to give anew."""

import json

from support.battles import setup
from support.mailing import exchange, two_homes

from squadlog.battle.commands import Hold
from squadlog.battle.outcome import Accepted
from squadlog.battle.record.schema import to_json
from squadlog.extras.mail.words import format_taken
from squadlog.session.asking import apart


def slip_in(home, *commands):
    """Put orders behind those that wait to be sent, as if nothing that the side knows had been against them."""
    name = apart.setting_of(1)
    content = json.loads(home.store.settings.get(name))
    content["orders"][1:1] = [[to_json(command), ""] for command in commands]
    home.store.settings.set(name, json.dumps(content))


def test_an_order_that_the_judge_refuses_is_told_to_its_side_with_what_is_left(tmp_path):
    host, guest = two_homes(tmp_path, setup((1,), (11,)), to="blue")
    guest.say("note we are set", "note so far so good")
    slip_in(guest, Hold(unit=11))
    came = exchange(host, guest)
    assert (came.settled.done, len(came.settled.refused)) == (1, 2)
    told = [*format_taken(came)]
    assert told[-1] == "An order of Blue was refused: the next packet tells them why."
    assert not [line for line in told if "hold" in line or "so good" in line]
    assert "Note: we are set" in host.log()
    taken = guest.take(host.send())
    why, left = taken.told
    assert why.startswith("The judge refused hold 11: ")
    assert left == "Not tried after that, so give anew: note so far so good."
    assert [*taken.told] == [line for line in format_taken(taken) if "refused" in line or "anew" in line]
    assert "Note: so far so good" not in guest.log()
    with guest.seat() as seat:
        assert isinstance(seat.say("note so far so good"), Accepted)
    assert exchange(host, guest).settled.done == 1
    assert "Note: so far so good" in host.log()
