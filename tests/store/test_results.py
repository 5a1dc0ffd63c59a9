"""Finished side games are counted by what the move that ended them tells, and played again where it tells nothing."""

import json
from dataclasses import replace

import pytest
from support.matches import BOARD, CARDS, EVERY, GENERALS

from squadlog import results
from squadlog.dice import Chance
from squadlog.games.agreed import agreed as agreed_on
from squadlog.games.catalogue import game_of
from squadlog.games.scored import scored
from squadlog.match import Match
from squadlog.results import counted


def finished(store, score, **agreed):
    """A game of that kind that was played to its end, at random."""
    score = replace(score, options={**score.options, **agreed})
    chance, moves = Chance(3), []
    state = game_of(score.game).start(agreed_on(game_of(score.game), score.options), score.seed)
    while state.to_move is not None:
        move = chance.pick(state.moves())
        moves.append(state.notation(move))
        state = state.play(move)
    return Match.create(store, replace(score, moves=tuple(moves)))


def told(store):
    """What the event that stands in each game tells, next to the move and its seat."""
    with store._file.reading() as connection:
        rows = connection.exec_driver_sql(
            "SELECT event.body FROM battle JOIN event ON event.id = head_id ORDER BY battle.id"
        )
        return [
            {name: value for name, value in json.loads(body).items() if name not in ("move", "seat")}
            for (body,) in rows
        ]


def as_it_was(store, match, **said):
    """The last event of a game with only its move and seat, and what is said besides."""
    last = match._tree.events(match.head)[0]
    with store._file.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE event SET body = ? WHERE id = (SELECT head_id FROM battle WHERE id = ?)",
            (json.dumps({**last._asdict(), **said}), match.id),
        )


@pytest.mark.parametrize("score", EVERY, ids=lambda score: f"{score.game}{len(score.options)}")
def test_what_the_last_move_tells_is_what_playing_again_finds(store, score):
    match = finished(store, score)
    assert match.outcome is not None
    (quick,) = counted(store)
    assert quick.result is not None
    assert (quick.result.players, quick.result.shares) == (match.seats, match.outcome.shares)
    as_it_was(store, match)
    assert told(store) == [{}]
    assert next(counted(store)) == quick


def test_games_that_tell_are_not_played_again(store, monkeypatch):
    finished(store, BOARD, ply_limit="6")
    monkeypatch.delattr(results, "Match")
    assert [one.result.players for one in counted(store)] == [("Ann", "Bob")]


@pytest.mark.parametrize(
    "said",
    [
        {"shares": [1.0], "scored": [3]},
        {"shares": [2.0, -1.0], "scored": [3, 4]},
        {"shares": [1.0, 0.0], "scored": ["3", 4]},
        {"shares": [float("nan"), 0.0], "scored": [3, 4]},
        {"shares": "10", "scored": "34"},
        {"shares": [1.0, 0.0]},
    ],
    ids=str,
)
def test_what_cannot_have_come_of_a_game_is_not_believed(store, said):
    match = finished(store, BOARD, ply_limit="6")
    (right,) = counted(store)
    as_it_was(store, match, **said)
    assert list(counted(store)) == [right]


def test_a_game_counts_while_it_stands_at_its_end(store):
    match = finished(store, BOARD, ply_limit="6")
    assert next(counted(store)).result is not None
    match.undo()
    assert next(counted(store)).result is None
    match.redo()
    assert next(counted(store)).result is not None


def test_a_game_that_is_brought_in_counts_like_one_that_was_played(store):
    match = finished(store, GENERALS)
    Match.brought_in(store, match.text())
    again, first = counted(store)
    assert (again.result, again.fault) == (first.result, "")
    assert first.result is not None


def test_a_damaged_game_is_named_and_the_others_are_counted(store):
    bad, _ = (finished(store, BOARD, ply_limit="6") for _ in range(2))
    with store._file.writing() as connection:
        connection.exec_driver_sql("UPDATE event SET body = 'gone' WHERE battle_id = ?", (bad.id,))
    good, damaged = counted(store)
    assert good.result is not None
    assert (damaged.result, damaged.game.id) == (None, bad.id)
    assert damaged.fault.endswith("an event cannot be read.")


def test_only_the_games_that_were_asked_for_are_counted(store):
    finished(store, BOARD, ply_limit="2")
    Match.create(store, CARDS)
    assert [one.game.game for one in counted(store, "phalanx-cards")] == ["phalanx-cards"]
    assert len(list(counted(store))) == 2


def test_on_the_board_points_taken_are_scored(store):
    match = finished(store, BOARD, declare="auto", target_points="10")
    lost = match.state.lost
    assert max(lost) >= 10
    assert scored("phalanx-board", match.state, 2) == (lost[1], lost[0])


def test_in_the_card_game_cards_are_scored_and_chips_when_gambling(store):
    match, rich = Match.create(store, CARDS), Match.create(store, EVERY[3])
    assert scored("phalanx-cards", match.state, 2) == (26, 26)
    assert scored("phalanx-cards", rich.state, 3) == tuple(rich.state.table.money.chips)
