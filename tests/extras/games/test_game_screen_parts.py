"""The parts of a game screen without the screen: whose turn it is, the keys, and what is said of a wait."""

from types import SimpleNamespace

import pytest
from support.matches import seated

from squadlog.extras.games.score import Score
from squadlog.extras.games.screens.frame.parts.computer_keys import ComputerKeys
from squadlog.extras.games.screens.frame.parts.history_keys import HistoryKeys
from squadlog.extras.games.screens.frame.parts.look_up_keys import LookUpKeys
from squadlog.extras.games.screens.frame.parts.move_keys import MoveKeys
from squadlog.extras.games.screens.frame.parts.page import GamePage
from squadlog.extras.games.screens.frame.parts.turns import Turns
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.session.match import Match
from squadlog.tui.chrome.curtain import LIFTED, UNDO

DEAL = "A: 9S 4S 10H 2S 3S 5S 6S; B: 9D 5D 2D 10C 8C JC AH"


class Stage:
    """A play with stand-ins for what is seen: `said` is what was answered, `sheets` what was opened."""

    def __init__(self, play):
        self.play, self.said, self.sheets, self.thinks, self.left = play, [], [], [], []
        app = SimpleNamespace(bell=lambda: None, push_screen=lambda *sheet: self.sheets.append(sheet))
        captions = SimpleNamespace(
            may_agree=lambda: False, offer_made=lambda: "", next_step=lambda: "lay a card."
        )
        self.board = SimpleNamespace(
            app=app, captions=captions, in_front=True, walks=False, PACED=True,
            selection=SimpleNamespace(pointing=lambda: None),
        )  # fmt: skip
        self.notices = SimpleNamespace(answer=self._hear, tell=self._hear)
        self.thinker = SimpleNamespace(
            now=None, begin=lambda *what: self.thinks.append(what[:2]), drop=lambda: None
        )
        self.pausing = SimpleNamespace(
            waits=False, keeps=lambda _then: False, stop=lambda: None, go_on=lambda: None
        )
        nothing = SimpleNamespace(draw=lambda: None, draw_next=lambda: None, show_thinking=lambda: None)
        self.page = SimpleNamespace(play=play, board=self.board, notices=self.notices, **vars(nothing))
        self.page.not_yours = lambda: "not yours"
        self.turns = Turns(self.page, self.thinker, self.pausing, lambda: self.left.append(True))

    def _hear(self, told):
        if told:
            self.said.append(str(told))


@pytest.fixture
def at(store):
    """A stage for a new game of cards: `at("Ann", "Bob")`."""

    def begun(*seats, game="phalanx-cards"):
        deal = DEAL if game == "phalanx-cards" else ""
        return Stage(Playing(seated(Match.create(store, Score(game=game, seed=5, deal=deal, seats=seats)))))

    return begun


def test_between_two_people_a_curtain_falls_and_whoever_lifts_it_looks_pc_18(at):
    stage = at("Ann", "Bob")
    stage.turns.go_on()
    (_, answered), *_ = stage.sheets
    answered(LIFTED)
    assert (stage.play.seat, len(stage.sheets)) == (0, 1)
    stage.turns.made(stage.play.say("9S"))
    assert (stage.play.seat, len(stage.sheets)) == (None, 2)
    stage.sheets[-1][1](UNDO)
    assert stage.said[-1] == "Undone: an initial card."
    stage.sheets[-1][1](None)
    assert stage.left == [True]


def test_a_computer_that_is_due_thinks_and_one_whose_move_is_still_seen_waits(at):
    stage = at("computer greedy", "Bob")
    stage.turns.go_on()
    assert stage.thinks == [("move", 0)]
    stage.pausing.keeps = lambda _then: True
    stage.turns.go_on()
    assert len(stage.thinks) == 1


def test_a_move_that_is_refused_is_answered_and_nobody_else_is_to_move(at):
    stage = at("Ann", "computer greedy")
    stage.turns.go_on()
    MoveKeys(stage.page, stage.turns, None).make("nonsense")
    assert stage.said[-1].startswith("✗ ")
    assert (stage.thinks, stage.play.match.progress.length) == ([], 0)


def test_who_is_not_to_move_hears_why_and_moves_nothing(at):
    stage = at("computer greedy", "Bob")
    stage.turns.go_on()
    moves = MoveKeys(stage.page, stage.turns, None)
    moves.make("9D")
    moves.go_or_say()
    assert stage.said == ["not yours", "not yours"]
    assert not any(moves.check_action(key, ()) for key in ("write", "list_moves", "resign", "agree"))


def test_a_click_lets_a_computer_that_was_paused_go_on(at):
    stage = at("computer greedy", "Bob")
    computers = ComputerKeys(stage.page, stage.turns)
    computers.action_let_go()
    assert (stage.play.resting, stage.thinks) == (True, [])
    assert computers.check_action("let_go", ())
    MoveKeys(stage.page, stage.turns, computers).go_or_say()
    assert (stage.play.resting, stage.thinks) == (False, [("move", 0)])
    assert not computers.check_action("let_go", ())


def test_a_person_moves_for_a_computer_only_once_that_could_not(at):
    stage = at("computer greedy", "Bob", game="phalanx-board")
    stage.play.people = (1,)
    computers = ComputerKeys(stage.page, stage.turns)
    assert not computers.check_action("take_over", ())
    computers.action_take_over()
    assert stage.said == []
    stage.play.stuck = True
    assert computers.check_action("take_over", ())
    computers.action_take_over()
    assert "From here you move for" in stage.said[-1]


def test_moves_are_taken_back_and_brought_forward_one_by_one(at):
    stage = at("Ann", "Bob", game="phalanx-board")
    stage.turns.go_on()
    history, progress = HistoryKeys(stage.page, stage.turns), stage.play.match.progress
    for _ in range(2):
        stage.turns.made(stage.play.say(stage.play.access.view.offers()[0]))
    history.action_step(-1)
    assert progress.length == 1
    history.action_step(1)
    history.action_undo()
    assert progress.length == 1
    history.stand_at(1)
    assert progress.length == 0
    history.action_redo()
    assert progress.length == 1


def test_a_review_of_hidden_hands_has_its_key_once_the_game_is_over(at):
    stage = at("Ann", "Bob")
    keys = LookUpKeys(stage.page, stage.turns)
    shown = ("review", "review_waits", "rules")
    assert [keys.check_action(key, ()) for key in shown] == [False, True, True]
    stage.play.match.say("resign")
    assert [keys.check_action(key, ()) for key in shown] == [True, False, True]


@pytest.mark.parametrize(
    ("stands", "told"),
    [
        ({"waits", "stuck"}, "is next; Enter moves at once."),
        ({"stuck", "resting"}, "could not move. Enter or g tries again, o lets you move for it, u undoes."),
        ({"resting"}, "is to move. Press Enter or g."),
        ({"thinks"}, "is thinking. s makes it move at once, g pauses it."),
        (set(), "is to move."),
    ],
)
def test_who_waits_for_a_computer_hears_what_can_be_done(at, stands, told):
    stage = at("computer greedy", "Bob")
    stage.play.stuck, stage.play.resting = "stuck" in stands, "resting" in stands
    stage.pausing.waits, stage.thinker.now = "waits" in stands, "thinks" in stands or None
    page = GamePage(stage.play, stage.board, stage.thinker, stage.pausing, lambda: None)
    assert page.not_yours() == f"computer greedy (A) {told}"
    stage.play.match.say("resign")
    assert page.not_yours() == "The game is over. u undoes, v shows where it was lost."
