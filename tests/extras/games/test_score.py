"""The records of side games: written, read, replayed, and refused when damaged."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.board_games import opening, random_game
from support.laws import law

from squadlog.base.dice import Chance
from squadlog.extras.games.game import GameError
from squadlog.extras.games.score import Score, read, replay, write

OPTIONS = {"first_player": "red", "target_points": "70"}


def recorded(seed=1, moves=30):
    chance, state, said = Chance(seed), opening(seed, **OPTIONS), []
    while state.to_move is not None and len(said) < moves:
        move = chance.pick(state.moves())
        said.append(state.notation(move))
        state = state.play(move)
    return Score(
        game="phalanx-board", options=OPTIONS, seed=seed, seats=("Ann", "Bob the Elder"), moves=tuple(said)
    ), state


TEXT = write(recorded()[0])


def test_a_record_is_readable_and_is_the_same_when_written_again():
    head = TEXT.splitlines()[:7]
    assert head[:6] == [
        "game phalanx-board",
        "option target_points 70",
        "option first_player red",
        "seed 1",
        "seat Red Ann",
        "seat Black Bob the Elder",
    ]
    assert head[6] == ""
    assert write(read(TEXT)) == TEXT


def test_a_record_replays_to_the_same_position():
    score, last = recorded(4, moves=10_000)
    states = replay(read(write(score)))
    assert len(states) == len(score.moves) + 1
    assert states[-1] == last
    assert states[-1].outcome() == last.outcome()


def test_a_deal_is_part_of_the_record():
    score = Score(
        game="phalanx-board",
        options={"setup": "custom"},
        deal="Red: ARCHER a1;\nBlack: turned",
        moves=("offer", "no"),
    )
    assert "deal Red: ARCHER a1; Black: turned\n" in write(score)
    assert read(write(score)).moves == ("offer", "decline")


def test_a_record_is_read_with_comments_odd_spacing_and_no_numbers():
    text = (
        "# a game\nGAME Phalanx-Board  # the old one\r\noption First_Player RED\n\n  b2-e5\n\nD7-E6 # bold\n"
    )
    assert read(text).moves == ("b2.SE-e5", "d7-e6")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("3. ", "4. ", "line 10: move 4 stands where move 3 is due"),
        ("seat Red Ann", "seat Green Ann", "line 5: 'Green Ann' is no seat; there are Red, Black"),
        ("seat Black", "seat Red", "line 6: Ann sits at Red already"),
        ("seat Red Ann", "seat Red", "line 5: the name of Red"),
        ("seat Red Ann", "seat Red A\u202en", "line 5: the name of Red"),
        ("first_player red", "first_player rad", "line 3: first_player cannot be 'rad'; did you mean red"),
        ("first_player red", "frist_player red", "line 3: .*did you mean first_player"),
        ("option first_player red", "option", "line 3: option of what"),
        (
            "option first_player red",
            "option target_points 70",
            "line 3: the option target_points is said twice",
        ),
        ("seed 1", "seed one", "line 4: the seed 'one' is no whole number"),
        ("seed 1", "seed 1\nseed 2", "line 5: seed is said twice, first in line 4"),
        (
            "game phalanx-board",
            "game phalanx-bored",
            "line 1: there is no game 'phalanx-bored'; did you mean",
        ),
        ("game phalanx-board", "1. e1-e3", "line 1: a record begins with its game"),
        ("game phalanx-board", "", "line 2: a record begins with its game"),
        ("seed 1", "deal Red: ARCHER a1", "the header: a deal says where"),
        ("1. ", "1. z9-", "line 8: .* is no move"),
        (TEXT, "", "the record is empty"),
        (TEXT, "x" * 1_000_001, "too long"),
        ("seed 1", "seed " + "1" * 6000, "line 4: 6005 characters are too many"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line_and_what_would_be_right(old, new, complaint):
    with pytest.raises(GameError, match=complaint) as refused:
        read(TEXT.replace(old, new, 1))
    assert str(refused.value).isprintable()


def test_moves_after_the_end_and_illegal_moves_are_refused_by_number():
    score = Score(
        game="phalanx-board",
        options={"setup": "custom", "first_player": "red"},
        deal="Red: ARCHER a1",
        moves=("a1-a2", "a2-a3"),
    )
    with pytest.raises(GameError, match="move 2, a2-a3: the game was over before this move"):
        replay(score)
    with pytest.raises(GameError, match=r"move 1, a1-b3: .* cannot go to b3"):
        replay(Score(game="phalanx-board", options=score.options, deal=score.deal, moves=("a1-b3",)))


@law(60)
@given(st.integers(0, len(TEXT)), st.integers(0, 30), st.text(max_size=12))
def test_a_record_damaged_anywhere_is_read_or_refused_in_one_sentence(place, cut, put):
    damaged = TEXT[:place] + put + TEXT[place + cut :]
    try:
        said = write(read(damaged))
    except GameError as refused:
        said = str(refused)
    assert said.replace("\n", "").isprintable()


def test_undoing_is_replaying_all_but_the_last_move():
    score, _ = recorded(2)
    shorter = Score(game=score.game, options=score.options, seed=score.seed, moves=score.moves[:-1])
    assert replay(shorter)[-1] == replay(score)[-2]
    assert len(random_game(2, most=5)) == 6
