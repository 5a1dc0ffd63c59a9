"""What is agreed before a side game: names and values of options."""

import pytest

from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.game import GameError


def test_what_nobody_mentions_is_as_it_is_by_default():
    values = agree_options(PHALANX_BOARD, {})
    assert values == {option.name: option.default for option in PHALANX_BOARD.options}


def test_names_and_values_may_be_in_any_case():
    said = {
        "Path-Rule": "STRICT",
        "setup": "b",
        "overlooked_captures": "No",
        "no_capture_limit": "off",
        "target_points": "070",
    }
    values = agree_options(PHALANX_BOARD, said)
    assert values["path_rule"] == "strict"
    assert values["setup"] == "B"
    assert values["overlooked_captures"] == "false"
    assert values["no_capture_limit"] == "0"
    assert values["target_points"] == "70"


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ({"path_rules": "strict"}, "no option 'path_rules'; did you mean path_rule"),
        ({"zzz": "1"}, "it can be setup, "),
        ({"path_rule": "stict"}, "cannot be 'stict'; did you mean strict"),
        ({"path_rule": ""}, "it can be chesslike, strict, landing"),
        ({"target_points": "-1"}, "a whole number from 0 to 15000"),
        ({"target_points": "many"}, "a whole number from 0 to 15000"),
        ({"target_points": "9" * 50}, "a whole number from 0 to 15000"),
        ({"setup": "A", "Setup": "B"}, "said twice"),
        ({"set\x00up": "A"}, "no option"),
    ],
)
def test_what_cannot_be_agreed_is_refused_with_what_can(said, complaint):
    with pytest.raises(GameError, match=complaint) as refused:
        agree_options(PHALANX_BOARD, said)
    assert str(refused.value).isprintable()


def test_a_9_every_option_names_its_rule_and_its_default_can_be_said():
    for option in PHALANX_BOARD.options:
        assert option.rule.startswith("A.")
        assert option.question.endswith(("?", ")"))
        assert agree_options(PHALANX_BOARD, {option.name: option.default})[option.name] == option.default


def test_a_game_is_found_by_its_key():
    assert game_of(" Phalanx-Board ").key == "phalanx-board"
    assert set(GAMES) == {"phalanx-board", "phalanx-cards", "generals"}
    with pytest.raises(GameError, match="did you mean phalanx-board"):
        game_of("phalanx-bord")
    with pytest.raises(GameError, match="there are phalanx-board"):
        game_of("chess")
