"""A side game at its record: what is said, refused, taken back and brought in again."""

from dataclasses import replace

import pytest
from support.matches import BOARD, CARDS, EVERY, GENERALS, at_move, at_random, hasty_store, referee, whole

from squadlog.base.dice import Chance
from squadlog.base.errors import SquadlogError, StoreError
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.game import GameError
from squadlog.extras.games.players.player import BestLine, Budget, Thought
from squadlog.extras.games.score import Score, replay
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.move_maker import Made
from squadlog.session.battle_session import Session, open_store


@pytest.fixture
def store(path):
    opened = hasty_store(path)
    yield opened
    opened.close()


@pytest.fixture
def match(store):
    return Match.create(store, BOARD, title="A quiet evening", by="Ann")


def _first_moves(match, count=3):
    for _ in range(count):
        match.moves.say(whole(match).state.notation(whole(match).state.moves()[0]))
    return match


def test_a_game_that_was_opened_is_listed_among_games_and_no_battle(store, match):
    (listed,) = store.games()
    assert (listed.id, listed.title, listed.game, listed.moment) == (
        match.id, "A quiet evening", "phalanx-board", "move 0",
    )  # fmt: skip
    assert store.battles() == ()


def test_a_game_without_a_title_is_called_by_the_name_of_its_game(store):
    assert Match.create(store, GENERALS).record.title == "Generals and Majors"


def test_a_game_cannot_be_opened_as_a_battle_nor_a_battle_as_a_game(store, match, setup_of):
    battle = Session.create(store, setup_of())
    with pytest.raises(StoreError, match=f"There is no battle {match.id}"):
        Session.open(store, match.id)
    with pytest.raises(StoreError, match=f"There is no side game {battle.id}"):
        Match(store, battle.id)


def test_a_move_is_said_in_any_case_and_stands_as_the_game_writes_it(match):
    asked = whole(match).state.notation(whole(match).state.moves()[0])
    made = match.moves.say(f"  {asked.upper()} ", by="Ann")
    assert made == Made(entry=2, move=asked, sentence=f"Ann: {asked}.")
    assert whole(match).score.moves == (asked,)
    assert referee(match).view.log()[-1].by == "Ann"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("e9-e10", "no-such-move"),
        ("castle", "no-such-move"),
        ("", "no-such-move"),
        ("a1-a1", "no-such-move"),
        ("\x1b]0;owned\x07", "unfit-text"),
        pytest.param("e" * 5000, "unfit-text", id="endless"),
    ],
)
def test_a_refusal_is_one_sentence_and_leaves_the_file_byte_for_byte(match, path, said, code):
    before, state = path.read_bytes(), whole(match).state
    refusal = match.moves.say(said)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert refusal.sentence.endswith(".")
    assert "\n" not in refusal.sentence
    assert (path.read_bytes(), whole(match).state) == (before, state)


def test_a_refused_move_names_the_rule_beside_its_sentence(match):
    refusal = match.moves.say("x")
    assert refusal.rule == "A.6"
    assert "A.6" not in refusal.sentence
    assert str(refusal) == f"{refusal.sentence} [A.6]"


@pytest.mark.parametrize(
    ("said", "begins"),
    [("accept", "There is no offer"), ("castle", "'castle' is")],
)
def test_a_refusal_begins_with_a_capital_unless_it_quotes_what_was_said(match, said, begins):
    refusal = match.moves.say(said)
    assert isinstance(refusal, Refusal)
    assert refusal.sentence.startswith(begins)


def test_after_the_end_nothing_can_be_said_but_a_move_can_be_taken_back(store):
    game = Match.create(store, replace(BOARD, options={"ply_limit": "2"}))
    _first_moves(game, 2)
    assert game.progress.outcome is not None
    assert store.games()[0].moment == "over"
    refusal = game.moves.say("a1-a2")
    assert (refusal.code, refusal.instead) == ("over", "Take a move back to go on from there.")
    assert isinstance(game.undo(), Moved)
    assert (game.progress.outcome, store.games()[0].moment) == (None, "over, standing at move 1")


def test_an_offer_to_stop_is_said_like_a_move_and_answered_by_the_other(match):
    assert isinstance(match.moves.say("offer", by="Ann"), Made)
    assert whole(match).state.to_move == 1
    assert isinstance(match.moves.say("accept", by="Bob"), Made)
    assert "agree to stop" in match.progress.outcome.reason


# Undo, redo, named places


def test_undone_moves_come_back_one_by_one_and_then_there_are_no_more(match):
    states = [whole(match).state]
    for _ in range(4):
        _first_moves(match, 1)
        states.append(whole(match).state)
    assert isinstance(match.undo(4), Moved)
    assert whole(match).state == states[0]
    for state in states[1:]:
        assert isinstance(match.redo(), Moved)
        assert whole(match).state == state
    assert match.redo().code == "nothing-to-redo"


@pytest.mark.parametrize(("steps", "code"), [(0, "too-far"), (-1, "too-far"), (4, "too-far")])
def test_more_than_there_is_cannot_be_undone(match, steps, code):
    _first_moves(match)
    refusal = match.undo(steps)
    assert (refusal.code, refusal.sentence) == (code, "From here 1 to 3 moves can be undone.")


def test_at_the_start_nothing_can_be_undone(match):
    assert match.undo().sentence == "This is where the game begins."


def test_a_line_that_was_left_can_be_named_and_gone_to_again(match):
    _first_moves(match)
    assert isinstance(match.record.name_branch("the open line"), Moved)
    left, was = match.record.head, whole(match).state
    match.undo(2)
    other = whole(match).state.notation(whole(match).state.moves()[5])
    match.moves.say(other)
    assert [entry.undone for entry in referee(match).view.log(undone=True)] == [
        False,
        False,
        True,
        True,
        False,
    ]
    assert match.record.branches() == {"the open line": left}
    assert isinstance(match.jump(left), Moved)
    assert whole(match).state == was
    assert [entry.branch for entry in referee(match).view.log()][-1] == "the open line"
    match.jump(referee(match).view.log()[0].id)
    assert isinstance(match.redo(3), Moved)
    assert whole(match).state == was


def test_a_place_that_there_is_not_and_the_one_where_it_stands_are_refused(match):
    assert match.jump(999).code == "no-such-entry"
    assert match.jump(match.record.head).sentence == "The game is already at the start."


def test_a_name_is_given_once_and_must_be_fit(match):
    match.record.name_branch("here")
    assert "already" in match.record.name_branch("here").sentence
    assert isinstance(match.record.name_branch("\x1b[31m"), Refusal)


def test_everything_that_was_taken_back_is_still_there_after_reopening(match, store):
    _first_moves(match)
    match.undo(2)
    _first_moves(match, 1)
    again = Match(store, match.id)
    assert referee(again).view.log(undone=True) == referee(match).view.log(undone=True)
    assert (whole(again).state, whole(again).score, again.record.title) == (
        whole(match).state,
        whole(match).score,
        match.record.title,
    )


# Safety


@pytest.mark.parametrize("score", EVERY, ids=lambda score: f"{score.game}-{len(score.options)}")
def test_the_file_opened_again_after_each_move_goes_on_where_it_stood(path, score):
    store = open_store(path)
    number = Match.create(store, score).id
    store.close()
    chance = Chance(3)
    for _ in range(12):
        store = open_store(path)
        match = at_random(Match(store, number), chance, 1)
        state = whole(match).state
        store.close()
        store = open_store(path)
        assert whole(Match(store, number)).state == state
        store.close()


def test_when_somebody_else_went_on_nothing_is_written_and_the_game_is_read_again(match, store):
    other = Match(store, match.id)
    _first_moves(other, 1)
    move = whole(match).state.notation(whole(match).state.moves()[3])
    refusal = match.moves.say(move)
    assert (refusal.code, refusal.sentence) == (
        "gone-on", "The game continued in another window; nothing changed here.",
    )  # fmt: skip
    assert whole(match).state == whole(other).state
    assert len(referee(Match(store, match.id)).view.log(undone=True)) == 2


def test_when_somebody_else_took_a_move_back_that_is_seen_before_anything_is_said(match, store):
    _first_moves(match)
    other = Match(store, match.id)
    other.undo()
    assert match.undo().code == "gone-on"
    assert whole(match).state == whole(other).state


def test_what_cannot_be_written_is_refused_and_nothing_is_changed(match, store, monkeypatch):
    def full(*_args, **_named):
        raise StoreError("The disk is full; nothing was changed.")

    state = whole(match).state
    monkeypatch.setattr(store, "append", full)
    refusal = match.moves.say(whole(match).state.notation(whole(match).state.moves()[0]))
    assert (refusal.code, refusal.sentence) == ("not-saved", "The disk is full; nothing was changed.")
    assert whole(match).state == state


# Text out and in


@pytest.mark.parametrize("score", EVERY, ids=lambda score: f"{score.game}-{len(score.options)}")
def test_the_text_of_a_game_is_the_same_game_when_it_is_brought_in(store, score):
    match = at_random(Match.create(store, score), Chance(11), 40)
    again = Match.brought_in(store, referee(match).view.text(), title="again", by="Ann")
    assert again.id != match.id
    assert (whole(again).score, whole(again).state, referee(again).view.text()) == (
        whole(match).score,
        whole(match).state,
        referee(match).view.text(),
    )
    assert [(entry.number, entry.words, entry.seat) for entry in referee(again).view.log()] == [
        (entry.number, entry.words, entry.seat) for entry in referee(match).view.log()
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the record is empty"),
        ("game chess\n", "line 1: there is no game 'chess'"),
        ("game phalanx-board\noption path_rule bent\n", "line 2: path_rule cannot be 'bent'"),
        ("game phalanx-board\nseed 5\noption first_player red\n\n1. a2-h9\n", "line 5: "),
        ("game phalanx-cards\nseat A computer wizard\n", "there is no player 'wizard'"),
        ("game generals\nseat C Ann\n", "line 2: 'C Ann' is no seat"),
        ("game phalanx-cards\ndeal A: 9S 9S\n", "9S"),
    ],
)
def test_a_damaged_text_is_refused_with_its_line_and_leaves_no_record(store, text, words):
    with pytest.raises(GameError) as refused:
        Match.brought_in(store, text)
    assert words in str(refused.value)
    assert store.games() == ()


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (replace(BOARD, moves=("a2-b3", "nonsense")), "'nonsense' is no move"),
        (replace(BOARD, seats=("Ann", "Bob", "Cat")), "3 names are too many"),
        (replace(BOARD, seats=("Ann # 1", "Bob")), "what follows a # is left out"),
        (replace(BOARD, seats=("computer wizzard", "Bob")), "no player 'wizzard'"),
        (replace(BOARD, seats=("Ann\x1b[2J", "Bob")), "cannot be shown"),
        (replace(CARDS, options={"players": "9"}), "players cannot be '9'"),
        (Score(game="backgammon"), "there is no game 'backgammon'"),
    ],
)
def test_what_cannot_be_a_game_is_refused_in_one_sentence_and_leaves_no_record(store, score, words):
    with pytest.raises(SquadlogError) as refused:
        Match.create(store, score)
    assert words in str(refused.value)
    assert store.games() == ()


@pytest.mark.parametrize("title", ["   ", "x" * 41, "a\nb"])
def test_a_title_that_cannot_be_shown_is_refused(store, title):
    with pytest.raises(GameError, match="no title"):
        Match.create(store, BOARD, title=title)
    assert store.games() == ()


# Players that are no people


def test_a_seat_is_called_by_the_person_or_by_its_own_name_and_a_computer_has_a_level(store):
    match = Match.create(store, replace(BOARD, seats=("", "computer greedy")))
    assert match.seating.names == ("Red", "computer greedy")
    assert [match.seating.computer(seat) for seat in (0, 1)] == [None, "greedy"]


class _Spy:
    """A player that writes down what it is shown."""

    def __init__(self):
        self.seen = []

    def think(self, seen, _budget):
        self.seen.append(seen)
        move = seen.moves()[0]
        return Thought(move=move, lines=(BestLine(moves=("first",), value=0.5),))


@pytest.mark.parametrize("score", EVERY, ids=lambda score: f"{score.game}-{len(score.options)}")
def test_a_hint_is_thought_of_from_what_the_seat_to_move_sees_and_nothing_else(store, monkeypatch, score):
    spy, asked = _Spy(), []

    def player_of(game, level, _seed, *, lines):
        asked.append((game.key, level, lines))
        return spy

    monkeypatch.setattr("squadlog.extras.games.levels.player_of", player_of)
    match = at_random(Match.create(store, score), Chance(2), 9)
    thought = at_move(match).advice.hint(Budget(seconds=1, clock=lambda: 0.0), lines=2)
    assert asked == [(score.game, "strong", 2)]
    assert spy.seen == [at_move(match).view.now]
    assert thought.move in whole(match).state.moves()


def test_a_hint_changes_neither_the_game_nor_the_file(match, path):
    before, state = path.read_bytes(), whole(match).state
    thought = at_move(match).advice.hint(Budget(seconds=5, clock=lambda: 0.0), level="greedy")
    assert thought.move in state.moves()
    assert (path.read_bytes(), whole(match).state) == (before, state)


def test_there_is_no_hint_once_the_game_is_over(store):
    match = Match.create(store, replace(BOARD, options={"ply_limit": "1"}))
    _first_moves(match, 1)
    with pytest.raises(GameError, match="over"):
        at_move(match).advice.hint(Budget(seconds=1, clock=lambda: 0.0))


def test_a_review_looks_at_the_moves_that_stand(match):
    _first_moves(match)
    match.undo()
    verdicts = list(referee(match).advice.review(Budget(seconds=5, clock=lambda: 0.0), level="greedy"))
    assert [(verdict.number, verdict.move) for verdict in verdicts] == [
        (number, move) for number, move in enumerate(whole(match).score.moves, 1)
    ][: len(verdicts)]
    assert verdicts


def test_the_record_replays_to_the_position_that_stands(match):
    _first_moves(match)
    assert replay(whole(match).score)[-1] == whole(match).state
