"""Finished side games are counted by what the move that ended them tells, and played again where it tells nothing."""

import json
from dataclasses import replace

import pytest
from support.files import by_hand
from support.matches import BOARD, CARDS, EVERY, GENERALS, referee, whole

from squadlog.base.dice import Chance
from squadlog.extras.games.agreed import agree_options as agreed_on
from squadlog.extras.games.catalogue import game_of, scores_of
from squadlog.extras.games.session import results
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.results import count_results


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


def another_move(match):
    """A legal move that nobody has made yet where the game stands."""
    made = {entry.words for entry in referee(match).view.log(undone=True)}
    moves = (whole(match).state.notation(move) for move in whole(match).state.moves())
    return next(move for move in moves if move not in made)


def told(store):
    """What the event that stands in each game tells, next to the move and its seat."""
    with store._file.reading() as connection:
        rows = connection.execute(
            "SELECT event.body FROM battle JOIN event ON event.id = head_id ORDER BY battle.id"
        )
        return [
            {name: value for name, value in json.loads(body).items() if name not in ("move", "seat")}
            for (body,) in rows
        ]


def as_it_was(store, match, **said):
    """The last event of a game with only its move and seat, and what is said besides."""
    last = match.record.tree.events(match.record.head)[0]
    by_hand(
        store.path,
        "UPDATE event SET body = ? WHERE id = (SELECT head_id FROM battle WHERE id = ?)",
        json.dumps({"move": last.move, "seat": last.seat, **said}), match.id,
    )  # fmt: skip


@pytest.mark.parametrize("score", EVERY, ids=lambda score: f"{score.game}{len(score.options)}")
def test_what_the_last_move_tells_is_what_playing_again_finds(store, score):
    match = finished(store, score)
    assert match.progress.outcome is not None
    (quick,) = count_results(store)
    assert quick.result is not None
    assert (quick.result.players, quick.result.shares) == (match.seating.names, match.progress.outcome.shares)
    as_it_was(store, match)
    assert told(store) == [{}]
    assert next(count_results(store)) == quick


def test_games_that_tell_are_not_played_again(store, monkeypatch):
    finished(store, BOARD, ply_limit="6")
    monkeypatch.delattr(results, "RecordOfMatch")
    assert [one.result.players for one in count_results(store)] == [("Ann", "Bob")]


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
    (right,) = count_results(store)
    as_it_was(store, match, **said)
    assert list(count_results(store)) == [right]


@pytest.mark.parametrize("back", [0, 1, 5])
def test_a_game_that_is_over_counts_wherever_one_stands_in_it(store, back):
    match = finished(store, BOARD, ply_limit="6")
    result = next(count_results(store)).result
    match.jump(referee(match).view.log()[-1 - back].id)
    again = next(count_results(store))
    assert again.result == result
    assert again.game.moment == (f"over, standing at move {6 - back}" if back else "over")


def test_a_game_that_was_over_goes_on_once_another_move_is_made_and_is_over_again_where_it_ended(store):
    match = finished(store, BOARD, ply_limit="6")
    end = match.record.head
    match.undo(3)
    match.moves.say(another_move(match))
    assert (next(count_results(store)).result, match.progress.ending) == (None, None)
    match.undo(2)
    assert next(count_results(store)).game.moment == "move 2"
    assert Match(store, match.id).progress.ending is None
    match.jump(end)
    assert next(count_results(store)).result is not None


def test_a_game_keeps_its_end_when_it_is_opened_further_back(store):
    match = finished(store, BOARD, ply_limit="6")
    end = match.progress.outcome
    match.undo(4)
    opened = Match(store, match.id)
    assert (opened.progress.outcome, opened.progress.ending) == (None, end)


def test_a_game_that_is_brought_in_counts_like_one_that_was_played(store):
    match = finished(store, GENERALS)
    Match.brought_in(store, referee(match).view.text())
    again, first = count_results(store)
    assert (again.result, again.fault) == (first.result, "")
    assert first.result is not None


def test_a_damaged_game_is_named_and_the_others_are_counted(store):
    bad, _ = (finished(store, BOARD, ply_limit="6") for _ in range(2))
    by_hand(store.path, "UPDATE event SET body = 'gone' WHERE battle_id = ?", bad.id)
    good, damaged = count_results(store)
    assert good.result is not None
    assert (damaged.result, damaged.game.id) == (None, bad.id)
    assert damaged.fault.endswith("an event cannot be read.")


def test_only_the_games_that_were_asked_for_are_counted(store):
    finished(store, BOARD, ply_limit="2")
    Match.create(store, CARDS)
    assert [one.game.game for one in count_results(store, "phalanx-cards")] == ["phalanx-cards"]
    assert len(list(count_results(store))) == 2


def test_on_the_board_points_taken_are_scored(store):
    match = finished(store, BOARD, declare="auto", target_points="10")
    lost = whole(match).state.lost
    assert max(lost) >= 10
    assert scores_of("phalanx-board", whole(match).state, 2) == (lost[1], lost[0])


def test_in_the_card_game_cards_are_scored_and_chips_when_gambling(store):
    match, rich = Match.create(store, CARDS), Match.create(store, EVERY[3])
    assert scores_of("phalanx-cards", whole(match).state, 2) == (26, 26)
    assert scores_of("phalanx-cards", whole(rich).state, 3) == tuple(whole(rich).state.table.money.chips)
