"""A packet that is not the one that is due is refused in a sentence, and nothing is changed."""

import json
import shutil

import pytest
from support.battles import setup
from support.mailing import MailHome, exchange, two_homes
from support.schemas import against, published

from squadlog.battle.refusal import Refusal
from squadlog.extras.mail.packet import MailError, read_packet, sign_packet, write_packet
from squadlog.store.record_file import Store


def copied(home, path):
    """The same computer once more, as somebody has who copied its file."""
    other = MailHome(path)
    other.store.close()
    shutil.copyfile(home.store.path, path / "squadlog.db")
    other.store = Store(path / "squadlog.db")
    return other


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """Two homes, of which the guest has taken packet 3, with all packets so far and copies from before some of them."""
    path = tmp_path_factory.mktemp("begun")
    host, guest = two_homes(path, setup((1,), (11,), chapters=("standing_orders",)), to="blue")
    sent = [host.send(), guest.send()]
    host.take(sent[1])
    before = copied(host, path / "before")
    host.say("begin")
    sent.append(host.send())
    waiting = copied(guest, path / "waiting")
    guest.take(sent[2])
    return {"host": host, "guest": guest, "sent": sent, "path": path, "before": before, "waiting": waiting}


def refused(home, data):
    """Why a home does not take a packet, in one sentence; nothing of its file has changed."""
    stood = (home.state(), home.store.step_hashes(1), home.store.settings.all())
    with pytest.raises(MailError) as error:
        home.take(data)
    assert (home.state(), home.store.step_hashes(1), home.store.settings.all()) == stood
    told = str(error.value)
    assert told.count("\n") == 0
    return told


def changed(home, data, **changes):
    """A packet as somebody with a changed program and the key of a home would write it."""
    packet = read_packet(data).model_copy(update=changes)
    return write_packet(sign_packet(packet, home.state().signer)).encode()


def test_what_is_sent_fits_the_schema_that_is_published(begun):
    for data in begun["sent"]:
        assert not against(json.loads(data), published("mail"))


def test_one_that_was_taken_is_not_taken_again(begun):
    assert "was taken here already" in refused(begun["guest"], begun["sent"][2])
    assert "was taken here already" in refused(begun["guest"], begun["sent"][0])
    assert "was taken here already" in refused(begun["host"], begun["sent"][1])


def test_one_that_was_edited_is_not_taken(begun):
    content = json.loads(begun["sent"][2])
    for name, value in (("question", "Nothing."), ("number", 5), ("battle", "0" * 64), ("other", "red")):
        edited = json.dumps({**content, name: value}).encode()
        assert "changed after it was sent" in refused(begun["waiting"], edited)


def test_one_of_this_side_is_not_taken_by_it(begun):
    assert "it is for blue" in refused(begun["host"], begun["sent"][2])
    assert "it is for red" in refused(begun["guest"], begun["sent"][1])


def test_one_for_another_home_is_not_taken(begun):
    """Somebody else took the first packet as well, and now gets what is for the home that answered."""
    third = MailHome(begun["path"] / "third")
    third.take(begun["sent"][0])
    third.send()
    assert "for another home" in refused(third, begun["sent"][2])
    assert "another home than that of blue" in refused(begun["host"], changed(third, third.send(), number=4))


def test_an_older_one_is_not_taken(begun):
    older = changed(begun["host"], begun["sent"][0], number=2, recipient=begun["guest"].state().public)
    assert "is older than packet 3" in refused(begun["guest"], older)


def test_one_of_another_battle_is_not_taken(begun, tmp_path):
    host, guest = two_homes(tmp_path, setup((1,), (11,)), to="blue")
    assert "of a battle that is not here" in refused(begun["host"], guest.send())
    host.take(guest.send())
    assert "of a battle that is not here" in refused(begun["guest"], host.send())


def test_a_later_one_is_not_taken_before_the_one_between(begun):
    later = changed(begun["host"], begun["sent"][2], number=5)
    assert "ask for that once more" in refused(begun["waiting"], later)


def test_a_lost_one_is_sent_again_to_the_byte(begun):
    assert begun["host"].send() == begun["sent"][2]
    assert begun["waiting"].send() == begun["sent"][1]
    assert not begun["waiting"].state().ours


def test_two_of_one_moment_are_told_and_never_merged(begun):
    begun["before"].say("note otherwise")
    other = begun["before"].send()
    assert other != begun["sent"][2]
    assert "two packets 3 of red, of one moment" in refused(begun["guest"], other)
    answer = copied(begun["waiting"], begun["path"] / "other")
    answer.take(other)
    assert "two packets of one moment" in refused(begun["host"], answer.send())


def test_one_that_holds_other_steps_than_its_home_may_write_is_not_taken(begun):
    answer = copied(begun["guest"], begun["path"] / "forger")
    data = answer.send()
    record = read_packet(data).record
    theirs = read_packet(begun["sent"][2]).record
    moved = record.model_copy(update={"steps": theirs.steps, "head": theirs.head, "before": theirs.before})
    assert "does not hold" in refused(begun["host"], changed(answer, data, record=moved))
    cut = record.model_copy(update={"head": 1})
    assert "does not hold" in refused(begun["host"], changed(answer, data, record=cut))


def test_what_is_no_packet_is_a_sentence(begun):
    for data in (b"", b"{}", b"[" * 100_000, b'{"format": "squadlog-mail/2"}', b"\xff" * 9):
        assert "is no packet" in refused(begun["host"], data)


def test_nothing_is_said_while_a_packet_is_on_its_way_nor_from_the_other_seat(begun):
    with begun["host"].seat() as seat:
        outcome = seat.say("note hello")
        assert isinstance(outcome, Refusal)
        assert "Packet 3 is on its way" in outcome.sentence
    with begun["waiting"].seat() as seat:
        assert seat.who.seat == "blue"
        assert isinstance(seat.undo(), Refusal)


def test_dice_that_are_not_what_both_shares_come_to_are_refused(begun):
    host, guest = (copied(begun[name], begun["path"] / f"dice {name}") for name in ("host", "guest"))
    exchange(host, guest)
    data = host.send()
    paper = read_packet(data).dice
    assert len(paper.seen) == paper.count >= 2
    (place, face), *rest = paper.seen
    for why, update in (
        ("not what both shares come to", {"seen": ((place, face % 10 + 1), *rest)}),
        ("other dice than it tells of", {"seen": tuple(rest)}),
        ("not what both shares come to", {"count": 0}),
        ("had bound itself to", {"share": "0" * 64}),
        ("had bound itself to", {"share": ""}),
        ("binds its home to no share", {"commits": ""}),
    ):
        told = refused(guest, changed(host, data, dice=paper.model_copy(update=update)))
        assert why in told
    assert guest.take(data).fallen == paper.count


def test_what_went_by_mail_is_not_taken_back(begun):
    guest = copied(begun["guest"], begun["path"] / "undoing")
    host = copied(begun["host"], begun["path"] / "undone")
    exchange(host, guest)
    with host.seat() as seat:
        seat.undo()
    with pytest.raises(MailError, match="not taken back: go to entry"):
        host.send()
