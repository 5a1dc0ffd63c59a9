"""Side games in the file: beside battles, in files of before, and when the file is damaged."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.files import by_hand
from support.matches import BOARD, CARDS, at_random, whole

from squadlog.base.dice import Chance
from squadlog.base.errors import StoreError
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.session.match import Match
from squadlog.store.backup import backups
from squadlog.store.record_file import Store
from squadlog.store.schema import VERSION

GOLDEN = Path(__file__).parents[2] / "store" / "golden" / "version1.sql"


@pytest.fixture
def old_file(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path)
    connection.executescript(GOLDEN.read_text(encoding="utf-8"))
    connection.close()
    return path


def test_a_file_of_version_1_is_copied_before_it_learns_of_side_games(old_file):
    before = old_file.read_bytes()
    store = Store(old_file)
    store.close()
    (copy,) = backups(old_file)
    kept, now = sqlite3.connect(copy), sqlite3.connect(old_file)
    assert kept.execute("PRAGMA user_version").fetchone() == (1,)
    assert now.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert "\n".join(kept.iterdump()) == "\n".join(_as_it_was(before, old_file).iterdump())
    for connection in (kept, now):
        connection.close()


def _as_it_was(content, path):
    again = path.with_name("again.db")
    again.write_bytes(content)
    return sqlite3.connect(again)


def test_a_battle_of_version_1_is_no_side_game_and_a_new_game_stands_beside_it(old_file):
    store = Store(old_file)
    (battle,) = store.battles()
    assert (store.games(), battle.game) == ((), "")
    match = at_random(Match.create(store, BOARD), Chance(1), 5)
    store.close()
    store = Store(old_file)
    assert [listed.id for listed in store.battles()] == [battle.id]
    assert whole(Match(store, store.games()[0].id)).state == whole(match).state
    store.close()


def test_games_are_listed_the_one_last_played_first(store):
    first, second = Match.create(store, BOARD, title="first"), Match.create(store, CARDS, title="second")
    assert [game.title for game in store.games()] == ["second", "first"]
    by_hand(store.path, "UPDATE battle SET modified = '2001-01-01' WHERE id = ?", second.id)
    at_random(first, Chance(1), 1)
    assert [game.title for game in store.games()] == ["first", "second"]


def test_a_game_is_renamed_and_deleted_with_its_whole_record(store):
    match = at_random(Match.create(store, CARDS), Chance(1), 9)
    store.rename_record(match.id, "Sunday")
    assert Match(store, match.id).record.title == "Sunday"
    store.delete_record(match.id, for_good=True)
    assert store.games() == ()
    with store._file.reading() as connection:
        assert connection.execute("SELECT count(*) FROM event").fetchone()[0] == 0


def test_a_game_as_sql_makes_the_same_game_in_an_empty_file(store, tmp_path):
    match = at_random(Match.create(store, CARDS), Chance(1), 9)
    other = tmp_path / "other.db"
    Store(other).close()
    connection = sqlite3.connect(other)
    connection.executescript(
        "".join(f"{row};\n" for row in store.dump(match.id).split(";\n") if row.startswith("INSERT"))
    )
    connection.close()
    again = Store(other)
    assert whole(Match(again, match.id)).state == whole(match).state
    again.close()


# Damage


def damaged(store, match, number, body):
    """Put other words into the event of a step, and give the file as it is afterwards."""
    by_hand(
        store.path,
        "UPDATE event SET body = ? WHERE id = "
        "(SELECT id FROM event WHERE battle_id = ? ORDER BY id LIMIT 1 OFFSET ?)",
        body, match.id, number,
    )  # fmt: skip
    return store.path.read_bytes()


@pytest.mark.parametrize(
    ("number", "body", "words"),
    [
        (2, "no json", "an event cannot be read"),
        (2, "[" * 100_000, "an event cannot be read"),
        (2, '{"move": 7, "seat": 0}', "an event cannot be read"),
        (2, '{"move": "a1-h8", "seat": 1}', "cannot be played again"),
        (2, '{"move": "a1-h8", "seat": 17}', "a seat that was not to move"),
        (0, '{"move": "a1-h8", "seat": 0}', "must begin with what was agreed"),
        (0, '{"header": "game chess"}', "there is no game 'chess'"),
        (0, '{"header": ""}', "the record is empty"),
        (5, '{"header": "game generals"}', "must begin with what was agreed, said once"),
    ],
    ids=range(9),
)
def test_a_damaged_event_is_told_in_one_sentence_and_nothing_else_is_lost(store, number, body, words):
    """The file stays as it is, and the other games in it can be played."""
    match, other = (at_random(Match.create(store, BOARD), Chance(1), 5) for _ in range(2))
    file = damaged(store, match, number, body)
    with pytest.raises(StoreError) as refused:
        Match(store, match.id)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
    assert str(refused.value).endswith(".")
    assert store.path.read_bytes() == file
    assert whole(Match(store, other.id)).state == whole(other).state


def test_a_damaged_line_that_was_left_does_not_touch_the_one_that_stands(store):
    match = Match.create(store, BOARD)
    for _ in range(5):
        match.moves.say(whole(match).state.notation(whole(match).state.moves()[0]))
    left = match.record.head
    match.undo(3)
    match.moves.say(whole(match).state.notation(whole(match).state.moves()[1]))
    damaged(store, match, 5, "gone")
    again = Match(store, match.id)
    assert whole(again).state == whole(match).state
    refusal = again.jump(left)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, whole(again).state) == ("not-saved", whole(match).state)
    assert isinstance(again.moves.say(whole(again).state.notation(whole(again).state.moves()[0])).move, str)


def test_an_event_of_a_newer_version_is_refused_in_one_sentence(store):
    match = at_random(Match.create(store, BOARD), Chance(1), 5)
    by_hand(store.path, "UPDATE event SET version = 9 WHERE battle_id = ?", match.id)
    with pytest.raises(StoreError, match="newer squadlog"):
        Match(store, match.id)


def test_the_bodies_of_a_game_hold_what_was_agreed_and_the_moves_and_nothing_else(store):
    """So that options, seed and moves are the whole record."""
    match = at_random(Match.create(store, CARDS), Chance(1), 3)
    with store._file.reading() as connection:
        rows = connection.execute("SELECT kind, body FROM event ORDER BY id").fetchall()
    assert [(kind, sorted(json.loads(body))) for kind, body in rows] == [
        ("game_started", ["header"]),
        *[("game_moved", ["move", "seat"])] * 3,
    ]
    assert json.loads(rows[0][1])["header"] == "game phalanx-cards\nseed 5\nseat A Ann\nseat B Bob\n\n"
    assert [json.loads(body)["move"] for _, body in rows[1:]] == list(whole(match).score.moves)


def test_a_game_whose_title_a_damaged_page_has_lost_is_listed_without(store):
    """NULL where the schema allows none: only damage brings that about."""
    game = Match.create(store, BOARD).id
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("PRAGMA writable_schema = 1")
        connection.execute(
            "UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'battle'"
        )
    by_hand(store.path, "UPDATE battle SET title = NULL, moment = NULL")
    (listed,) = store.games()
    assert (listed.id, listed.title, listed.moment) == (game, "", "")
