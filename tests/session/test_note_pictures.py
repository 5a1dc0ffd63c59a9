"""Photographs beside notes: small, without what the camera adds, for whom the note is, and wherever its battle goes."""

import random
from pathlib import Path

import pytest
from support.battles import setup
from support.matches import hasty_store
from support.photographs import PHOTO, TURNED
from support.sealing import Terminal, to_seal

from squadlog.base.errors import SquadlogError
from squadlog.battle.pictures import note_picture
from squadlog.battle.pictures.jpeg import read_jpeg
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Note, PrivateNote
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_archive import paper
from squadlog.session.battle_archive.import_check import try_battle
from squadlog.session.battle_session import Session
from squadlog.session.telling import noting, picturing

GOLDEN = Path(__file__).parents[1] / "golden"
SMALL = read_jpeg(PHOTO).data
SAID = note_picture.write_picture(SMALL)


@pytest.fixture
def session(tmp_path):
    return Session.create(hasty_store(tmp_path / "squadlog.db"), setup((1, 2), (11,)))


def _pictures(session, seat):
    log = session.seat(Speaker(seat=seat)).log
    return {note.text: getattr(log.picture(note.entry), "data", None) for note in log.notes()}


def test_nothing_of_the_camera_stays_and_a_kept_picture_is_read_as_it_is():
    assert b"Box Camera" in PHOTO
    read = read_jpeg(PHOTO + b"what a telephone adds behind the end")
    assert (read.wide_px, read.high_px, read.colours, read.turned) == (12, 8, 3, False)
    assert b"Camera" not in read.data
    assert read_jpeg(read.data) == read
    assert read_jpeg(TURNED).turned


def test_a_broken_jpeg_is_refused_with_a_value_error_or_read():
    rolls = random.Random(28)
    for _ in range(300):
        broken = bytearray(PHOTO[: rolls.choice((len(PHOTO), rolls.randrange(2, len(PHOTO))))])
        for _ in range(rolls.randrange(4)):
            broken[rolls.randrange(len(broken))] = rolls.randrange(256)
        try:
            read = read_jpeg(bytes(broken))
        except ValueError:
            continue
        assert read_jpeg(read.data).data == read.data


def test_without_pillow_a_small_upright_jpeg_is_kept_and_all_else_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setattr(picturing, "find_spec", lambda _name: None)
    for name, data in (
        ("a.jpg", PHOTO),
        ("turned.jpg", TURNED),
        ("b.png", b"\x89PNG"),
        ("c.jpg", b"no picture"),
    ):
        (tmp_path / name).write_bytes(data)
    assert picturing.picture_in(str(tmp_path / "a.jpg")) == SAID
    for name, told in (
        ("turned.jpg", "and turned; .*install"), ("b.png", "install the extra"), ("c.jpg", "not a readable"),
        ("none.jpg", "There is no file"), ("", "cannot be read"),
    ):  # fmt: skip
        with pytest.raises(SquadlogError, match=told):
            picturing.picture_in(str(tmp_path / name))


def test_with_pillow_a_large_photograph_becomes_small_and_upright(tmp_path):
    images = pytest.importorskip("PIL.Image", reason="needs the extra for pictures")
    photo = images.linear_gradient("L").resize((1300, 700)).convert("RGBA")
    photo.putalpha(0)
    photo.save(tmp_path / "a.png")
    read = note_picture.read_picture(picturing.picture_in(str(tmp_path / "a.png")))
    assert (read.wide_px, read.high_px) == (1024, 551)
    (tmp_path / "turned.jpg").write_bytes(TURNED)
    read = note_picture.read_picture(picturing.picture_in(str(tmp_path / "turned.jpg")))
    assert (read.wide_px, read.high_px) == (8, 12)


def test_the_record_keeps_no_other_picture_and_only_so_many(session, monkeypatch):
    for bad in (
        "banana",
        note_picture.write_picture(PHOTO),
        note_picture.write_picture(b"x" * 9),
        SAID + "\n",
    ):
        refused = session.submit(Note(text="x", picture=bad))
        assert isinstance(refused, Refusal)
        assert refused.code == "no-picture"
    monkeypatch.setattr(noting, "MOST_IN_A_BATTLE", 1)
    assert not isinstance(session.submit(Note(text="first", picture=SAID)), Refusal)
    assert session.submit(Note(text="second", picture=SAID)).code == "many-pictures"
    assert not isinstance(session.submit(Note(text="third")), Refusal)


def test_a_private_picture_is_its_sides_own_and_an_undone_one_stays_with_its_note(session):
    red = session.seat(Speaker(seat="red"))
    red.submit(PrivateNote(text="mine", picture=SAID))
    red.submit(Note(text="ours", picture=SAID))
    session.seat(Speaker(seat=REFEREE)).undo(1)
    assert _pictures(session, "red") == {"mine": SMALL, "ours": SMALL}
    assert _pictures(session, "blue") == {"ours": SMALL}
    assert session.seat(Speaker(seat="blue")).log.picture(1) is None
    assert SAID not in session.exports["blue"].export("json").replace(SAID, "", 1)


def test_a_picture_travels_with_its_battle_and_a_forged_one_does_not(session):
    session.submit(Note(text="ours", picture=SAID))
    text = session.exports[REFEREE].export("battle")
    packet = paper.read(text.encode())
    assert try_battle(packet).packet.steps == packet.steps
    forged = paper.read(text.replace(SAID, note_picture.write_picture(PHOTO)).encode())
    with pytest.raises(paper.PacketError, match="step 2: a picture in it is not as squadlog keeps them"):
        try_battle(forged)
    assert "picture" not in session.exports[REFEREE].export("test")


def test_pictures_of_the_day_on_which_they_came_open_for_good(tmp_path):
    store = hasty_store(tmp_path / "squadlog.db")
    tried = try_battle(paper.read((GOLDEN / "pictured.battle").read_bytes()))
    assert not tried.differences
    session = Session.open(store, store.put_in(tried.packet))
    assert _pictures(session, "red") == {"the ford": SMALL, "our way in": SMALL}
    assert _pictures(session, "blue") == {"the ford": SMALL}


def test_in_a_sealed_battle_a_private_picture_lies_encrypted_for_all_others(tmp_path):
    path = tmp_path / "squadlog.db"
    evening = Terminal(path).create(to_seal())
    alone = Terminal(path).open(evening.session.id, "red")
    with alone.at():
        alone.session.seat(Speaker(seat="red")).submit(PrivateNote(text="mine", picture=SAID))
        assert _pictures(alone.session, "red") == {"mine": SMALL}
    assert SAID.encode()[:60] not in path.read_bytes()
    other = Terminal(path).open(evening.session.id, "blue")
    with other.at():
        assert _pictures(other.session, "blue") == {}
