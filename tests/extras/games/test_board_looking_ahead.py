"""What the search of the board game must never miss: a step, a win at the end of what it looks at, the clock."""

import pytest
from support.board_games import opening, plain, played, position, random_game

from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.tree import BoardTree
from squadlog.extras.games.levels import player_of
from squadlog.extras.games.players.alpha_beta import AlphaBeta
from squadlog.extras.games.players.player import Budget, OutOfTime, Watch
from squadlog.extras.games.players.search import FAR, Search
from squadlog.extras.games.players.tree import WON

FEW = "ARCHER c5 e3, AUX_NW d4, SYN_U d2", "ARCHER d6 f5, AUX_SE e7, SYN_D d7"
NO_TIME = Budget(seconds=0.0, clock=lambda: 0.0)


class NoClock:
    def check(self):
        return None


class Remembering(BoardTree):
    """A tree that remembers the steps taken at its root."""

    def __init__(self, state):
        super().__init__(state)
        self.tried = set()

    def make(self, step):
        if not self._undo:
            self.tried.add(step)
        super().make(step)


@pytest.mark.parametrize("seed", range(4))
def test_a_search_that_no_bound_ends_tries_every_step(seed):
    state = random_game(seed, position(*FEW), most=3)[-1]
    tree = BoardTree(state)
    every = {step for _, step in tree.gains()} | set(tree.quiet())
    search = Search(NoClock(), PHALANX_BOARD.margin)
    for depth in (1, 2, 3):
        looked_at = Remembering(state)
        search.value(looked_at, depth, -WON, WON, 1)
        assert looked_at.tried == every


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(position("ARCHER c5 e3", "AUX_NW d5, SYN_D b8", first_player="red"), id="none to win"),
        pytest.param(position("AUX_SE d4, AUX_SW d7", "AUX_NW d4, SYN_D f7"), id="all but one"),
        pytest.param(
            position("AUX_SE d4, AUX_SW d7", "AUX_NW d4, SYN_D f7 b7", target_points="5"), id="points"
        ),
    ],
)
def test_a_7_a_capture_that_wins_is_followed_however_far_behind_one_is(state):
    wins = any(state.play(move).outcome() for move in state.moves() if move.taken)
    worth = Search(NoClock(), PHALANX_BOARD.margin).calm(BoardTree(state), 5_000, 5_001, 1)
    assert (worth > FAR) == wins


def test_a_7_time_tells_positions_apart_shortly_before_points_are_counted():
    def key(quiet, ply, **limits):
        state = position("ARCHER a1 b1", "ARCHER h8 g8", **limits)
        tree = BoardTree(state)
        tree._quiet, tree._ply = quiet, ply
        return tree.key

    both = {"no_capture_limit": "60", "ply_limit": "200"}
    assert key(10, 10, **both) == key(30, 100, **both)
    near = {key(quiet, ply, **both) for quiet in range(47, 60) for ply in range(187, 200)}
    assert len(near) == 13 * 13
    off = {"no_capture_limit": "0", "repetition_limit": "0"}
    assert key(10, 10, **off) == key(5_000, 9_000, **off)


@pytest.mark.parametrize("level", ["search", "strong"])
def test_a_player_without_any_time_takes_what_looks_best_and_values_it_at_sight(level):
    state = position("SYN_U d2, HOP_UW c1, ARCHER a4 a6 b8, AUX_NE e6", "AUX_NW d8, AUX_SE f2, ARCHER h8 h1")
    thought = player_of(PHALANX_BOARD, level, 1, lines=3).think(state.seen_by(0), NO_TIME)
    assert thought.move in state.moves()
    assert thought.searched <= 64
    assert len(thought.lines) == 3
    assert all(0.5 < line.value <= 1 for line in thought.lines)


def test_what_there_was_no_time_to_look_at_is_not_shown_as_lost():
    options = {"no_capture_limit": "0", "repetition_limit": "0", "path_rule": "landing"}
    state = random_game(5, opening(5, **options), most=45)[-1]
    thought = AlphaBeta(PHALANX_BOARD, lines=8, seed=1).think(state.seen_by(state.to_move), NO_TIME)
    assert all(0.5 < line.value < 1 for line in thought.lines)


@pytest.mark.parametrize("looks", [0, 1, 2, 3, 4, 5, 30, 45, 50])
def test_lines_are_of_one_depth_and_sorted_wherever_time_runs_out(looks):
    state = random_game(5, most=40)[-1]
    left, told = iter(range(looks)), []
    thought = AlphaBeta(PHALANX_BOARD, lines=4, seed=1).think(
        state.seen_by(state.mover),
        Budget(
            seconds=1e9,
            clock=lambda: 0.0,
            stopped=lambda: next(left, None) is None,
            progress=told.append,
        ),
    )
    values = [line.value for line in thought.lines]
    assert values == sorted(values, reverse=True)
    assert thought.lines[0].moves[0] == state.notation(thought.move)
    assert len({line.moves[0] for line in thought.lines}) == 4
    assert thought.depth == (told[-1].depth if told else 1)


@pytest.mark.parametrize("seed", [0, 29, 36])
def test_the_best_line_is_worth_what_its_move_is_worth_looked_at_alone(seed):
    state = random_game(seed, position(*FEW), most=3)[-1]
    thought = AlphaBeta(PHALANX_BOARD, depth=2, seed=seed).think(
        state.seen_by(state.mover), Budget(seconds=1e9, clock=lambda: 0.0)
    )

    def worth(move):
        return -Search(NoClock(), PHALANX_BOARD.margin).value(
            BoardTree(state.play(move), state.mover), 1, -WON, WON, 1
        )

    assert thought.lines[0].value == PHALANX_BOARD.odds(max(map(worth, state.moves())))
    assert worth(thought.move) == max(map(worth, state.moves()))


def test_a_player_without_any_time_takes_a_win_it_stands_before():
    start = position("ARCHER c5 e3 a1 a3 b2 g1", "ARCHER d5 h8")
    for seed in range(5):
        thought = AlphaBeta(PHALANX_BOARD, seed=seed).think(start.seen_by(0), NO_TIME)
        assert start.play(thought.move).outcome() is not None


def test_a_single_move_is_answered_at_once():
    state = position("AUX_SE h8", "AUX_NW h8 h4, ARCHER g7 a1")
    assert [state.notation(move) for move in state.moves()] == ["h8.SE-h6"]
    thought = AlphaBeta(PHALANX_BOARD).think(state.seen_by(0), Budget(seconds=1e9, clock=lambda: 0.0))
    assert thought.searched < 100


def test_after_an_offer_the_line_goes_on_from_the_answer():
    state = played(position("SYN_U d2, ARCHER a1", "ARCHER h8 g8"), "offer")
    thought = AlphaBeta(PHALANX_BOARD, depth=2, lines=2).think(
        state.seen_by(1), Budget(seconds=1e9, clock=lambda: 0.0)
    )
    assert {line.moves[0] for line in thought.lines} == {"accept", "decline"}
    for line in thought.lines:
        assert played(state, *line.moves)


def test_a_watch_calls_time_before_a_step_that_would_not_fit():
    looks = iter([0.0, 2.0, 5.0, 6.0, 6.5, 7.0])
    watch = Watch(Budget(seconds=10.0, clock=lambda: next(looks)))
    assert [watch.over() for _ in range(5)] == [False, False, False, False, True]
    stopped = Watch(Budget(seconds=10.0, clock=lambda: 0.0, stopped=lambda: True))
    assert stopped.over()
    with pytest.raises(OutOfTime):
        stopped.check()


@pytest.mark.parametrize("options", [{}, {"declare": "auto", "capture_scope": "any"}], ids=str)
def test_half_a_turn_of_the_board_does_not_change_what_a_position_is_worth(options):
    state = random_game(2, opening(2, **options), most=20)[-1]
    places, turned = state.rules.tables.places, state.rules.tables.turned
    armies = [[places[place] for place in army] for army in state.armies]
    about = [[places[turned[place.id]] for place in army] for army in reversed(armies)]
    first = ("red", "black")[state.mover], ("black", "red")[state.mover]
    worths = [
        Search(NoClock(), PHALANX_BOARD.margin).value(BoardTree(one), 2, -WON, WON, 1)
        for one in (
            position(*map(words, sides), first_player=mover, **options)
            for sides, mover in zip((armies, about), first, strict=True)
        )
    ]
    assert worths[0] == worths[1]


def words(army):
    return ", ".join(f"{plain(place)[0]} {place.square}" for place in army)


@pytest.mark.parametrize(
    ("mover", "moves"),
    [("red", ["d4-d5", "d4-d3", "d4-a4", "d4-c4"]), ("black", ["e5-e4", "e5-e6", "e5-h5", "e5-f5"])],
)
def test_a_piece_is_worth_more_ahead_and_in_the_middle(mover, moves):
    state = position("ARCHER d4 a1", "ARCHER e5 h8", first_player=mover)
    moves = [state.read(move) for move in moves]
    forward, backward, aside, beside = PHALANX_BOARD.weigh(state.seen_by(state.mover), moves)
    assert forward > backward
    assert beside > aside


def test_a_move_that_ends_the_game_is_weighed_by_how_it_ends():
    state = position("ARCHER c5 e3 a1", "ARCHER d5 h8", ply_limit="1")
    moves = [state.read(text) for text in ("e3-e5 x d5", "a1-a2")]
    assert PHALANX_BOARD.weigh(state.seen_by(0), moves) == [1.0, 1.0]
    lost = position("ARCHER a1", "ARCHER d5 h8", ply_limit="1")
    assert PHALANX_BOARD.weigh(lost.seen_by(0), [lost.read("a1-a2")]) == [0.0]


def test_a_loss_far_away_is_better_than_one_at_hand():
    over = played(position("ARCHER c5 e3", "ARCHER d5 h8"), "e3-e5 x d5")
    search = Search(NoClock(), PHALANX_BOARD.margin)
    assert [search.value(BoardTree(over), 1, -WON, WON, ply) for ply in (1, 4)] == [1 - WON, 4 - WON]


def test_a_7_a_search_knows_that_points_decide_for_who_is_blocked():
    state = position("AUX_SW a2 b1, AUX_SE b4", "ARCHER a1", points_archer="50")
    move = state.read("b4-b2")
    assert state.play(move).outcome().shares == (0.0, 1.0)
    tree = BoardTree(state)
    tree.make(next(step for step in tree.quiet() if tree.move(step) == move))
    assert tree.ending() is None
    assert Search(NoClock(), PHALANX_BOARD.margin).value(tree, 1, -WON, WON, 2) == WON - 2


def test_a_7_points_taken_count_once_however_often_a_step_is_taken_back():
    state = position("ARCHER c5 e3", "ARCHER d5 h8 h7", target_points="15")
    tree = BoardTree(state)
    _, step = tree.gains()[0]
    for _ in range(3):
        tree.make(step)
        assert tree.ending() is None
        tree.unmake()
    assert tree.gains() == BoardTree(state).gains()


@pytest.mark.parametrize("seed", range(3))
def test_what_a_narrow_window_found_does_not_pass_for_the_whole_truth(seed):
    state = random_game(seed, position(*FEW), most=3)[-1]

    def worth(search, low, high):
        return search.value(BoardTree(state), 2, low, high, 1)

    exact = worth(Search(NoClock(), PHALANX_BOARD.margin), -WON, WON)
    for low in (exact - 500, exact + 500):
        search = Search(NoClock(), PHALANX_BOARD.margin)
        bound = worth(search, low, low + 1)
        assert (bound > low) == (exact > low)
        assert worth(search, -WON, WON) == exact
