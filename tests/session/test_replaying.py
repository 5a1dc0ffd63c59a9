"""A battle watched again: what a seat knew of it line by line, what changed with each, and what is marked."""

import json
from itertools import pairwise
from random import Random
from unittest.mock import patch

import pytest
from large import leaks
from support.battles import setup
from support.golden_battles import golden_session

from squadlog.battle.commands import Begin, Correct, EndBattle, Note, RollInitiative
from squadlog.battle.saying import PrivateNote
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.replaying import frames
from squadlog.session.replaying.acts import attacks_of
from squadlog.session.replaying.changes import replay_data
from squadlog.session.replaying.marks import mark_frames

HURT = (("wound", "M"),)
DEAD = (("wound", "D"),)


def door(session, seat=TABLE):
    return session.seat(Speaker(seat=seat))


def begun(store, *said, **terms):
    """A battle of two against two, and what is said in it."""
    session = Session.create(store, setup((1, 2), (11, 12), seed=7, **terms))
    for command in (Begin(), RollInitiative(), *said):
        session.submit(command)
    return session


def spoken(lines):
    return [frames._WHEN.sub("", line) for line in lines]


@pytest.fixture(scope="module")
def ambush(tmp_path_factory):
    with golden_session("ambush", tmp_path_factory.mktemp("ambush"), "0.11.0") as session:
        yield session


@pytest.mark.parametrize("seat", ["red", TABLE, REFEREE])
def test_a_replay_tells_every_line_of_the_log_once_and_ends_as_the_battle_stands(ambush, seat):
    seated = door(ambush, seat)
    replay = seated.log.replay()
    told = [line for frame in replay.frames for line in frame.lines]
    assert told == spoken(line for entry in seated.log.entries() for line in entry.lines)
    assert replay.frames[-1].battle == seated.known
    assert all(one.moment <= other.moment for one, other in pairwise(replay.frames))


def folded(data):
    """The last frame of what was written as changes, all of it."""
    whole = {"figures": {}, "features": {}}
    for frame in data["frames"]:
        for part, told in frame.items():
            if part not in ("figures", "features"):
                whole[part] = told
                continue
            for key, values in told.items():
                if values is None:
                    del whole[part][key]
                    continue
                merged = whole[part].get(key, {}) | values
                whole[part][key] = {name: value for name, value in merged.items() if value is not None}
    return whole


def test_the_changes_put_together_are_the_battle_as_it_stands(tmp_path):
    with golden_session("raid", tmp_path, "0.11.0") as session:
        replay = door(session, "red").log.replay()
    last = frames.BattleReplay(title="", seat="", whole=False, frames=replay.frames[-1:], marks=())
    (stands,) = replay_data(last)["frames"]
    found = folded(json.loads(json.dumps(replay_data(replay))))
    parts = stands.keys() - {"say"}
    assert {part: found[part] for part in parts} == {part: stands[part] for part in parts}


def test_who_fired_at_whom_is_seen_in_the_frame_that_tells_of_it_and_from_where(ambush):
    replay = door(ambush).log.replay()
    shots = [(frame, shot) for frame in replay.frames for shot in attacks_of(frame)]
    assert shots
    for frame, shot in shots:
        shooter = frame.battle.units[shot.by]
        assert shot.start == (shooter.position.x, shooter.position.y, shooter.floor)
        assert frame.said[-1].startswith(f"{shooter.called} fires")
        assert f" at {frame.battle.units[shot.at].called} " in frame.said[-1]
        assert shot.hit is (": hit" in frame.said[-1])


def test_whoever_hides_is_in_no_frame_of_another_side_before_he_is_found_hid_02(ambush):
    hidden = {13, 14, 15, 16}
    seen = [hidden & frame.battle.units.keys() for frame in door(ambush, "red").log.replay().frames]
    placed = next(place for place, who in enumerate(seen) if not who)
    assert any(seen[placed:])
    assert all(one <= other for one, other in pairwise(seen[placed:]))
    assert all(hidden <= frame.battle.units.keys() for frame in door(ambush, "blue").log.replay().frames)


def test_two_battles_with_other_numbers_of_hidden_soldiers_are_watched_alike_hid_02(tmp_path):
    with patch("squadlog.session.battle_session.secrets.token_hex", lambda _: ""):
        _, made, blind = leaks.battles(tmp_path, Random("watched"), "hiding, how many")
        for seat in blind:
            one, other = (door(session, seat).log.replay() for _, session in made)
            assert one.frames == other.frames
            assert replay_data(one) == replay_data(other)
        for store, _ in made:
            store.close()


def test_a_replay_moves_nothing_and_writes_nothing(store, path):
    session = begun(store, Correct(unit=1, changes=HURT, reason="he fell"))
    seated = door(session)
    before = seated.head, path.read_bytes(), seated.log.entries(undone=True)
    replay_data(seated.log.replay())
    assert (seated.head, path.read_bytes(), seated.log.entries(undone=True)) == before
    seated.undo()
    assert seated.known.units[1].wound == "none"


def test_what_was_undone_is_not_in_it(store):
    session = begun(store, Note(text="tea"), Correct(unit=1, changes=DEAD, reason="a shell"))
    seated = door(session)
    seated.undo()
    replay = seated.log.replay()
    assert [mark.kind for mark in replay.marks] == ["turn"]
    assert not any("shell" in line for frame in replay.frames for line in frame.lines)


def test_wounds_deaths_turns_and_the_end_are_marked_with_whose_they_are(store):
    session = begun(
        store,
        Correct(unit=1, changes=HURT, reason="he fell"),
        Correct(unit=1, changes=(("wound", "none"),), reason="no"),
        Correct(unit=11, changes=DEAD, reason="a shell"),
        EndBattle(reason="late"),
    )
    marks = door(session).log.replay().marks
    assert [(mark.kind, mark.unit, mark.side) for mark in marks] == [
        ("turn", None, ""), ("wound", 1, "red"), ("dead", 11, "blue"), ("end", None, ""),
    ]  # fmt: skip


def test_of_one_frame_nothing_is_marked(store):
    assert mark_frames([door(begun(store)).known]) == ()


def test_once_it_is_over_all_may_be_told_but_no_note_that_is_another_s(store):
    session = begun(store)
    session.submit(PrivateNote(text="he is the spy"), seat="blue")
    assert door(session, "red").log.why_not_whole().startswith("The battle is not over")
    assert not door(session, "red").log.replay(whole=True).whole
    session.submit(EndBattle(reason="late"))
    replay = door(session, "red").log.replay(whole=True)
    assert replay.whole
    assert not any("spy" in line for frame in replay.frames for line in frame.lines)
    assert any("spy" in line for frame in door(session, REFEREE).log.replay().frames for line in frame.lines)


def test_of_a_sealed_battle_a_display_is_told_what_all_know(tmp_path):
    with golden_session("sealed", tmp_path, "0.11.0") as session:
        seated = door(session, NOBODY)
        replay = seated.log.replay(whole=True)
        assert not replay.whole
        assert replay.frames[-1].battle == seated.known
        assert replay_data(replay)["frames"][0]["figures"].keys() == {"1", "2", "12"}
