"""A side game is its folder and one row: nobody else knows it by name, and all that is asked of a game it answers."""

import re
from pathlib import Path

import pytest

import squadlog
from squadlog.base.dice import Chance
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.catalogue import GAMES, KEYS, scores_of, words_of
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.game_rules import GAME_RULE, load_game_rules
from squadlog.extras.games.levels import LADDER, STRONGEST
from squadlog.extras.games.players.dial import Dialled
from squadlog.extras.games.telling import Told

ROOT = Path(squadlog.__path__[0])
FOLDERS = [row.folder for row in GAMES.values()]


def _lies_in(file, folder):
    games = ROOT / "extras" / "games"
    if file == games / "served" / f"{folder}.py":
        return True
    return (games / folder) in file.parents or (games / "screens" / folder) in file.parents


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_is_imported_by_its_own_folders_alone(folder):
    named = re.compile(
        rf"squadlog\.extras\.games\.(?:screens\.)?{folder}\b"
        rf"|from squadlog\.extras\.games(?:\.screens)? import .*\b{folder}\b"
    )
    others = (file for file in ROOT.rglob("*.py") if not _lies_in(file, folder))
    assert [file for file in others if named.search(file.read_text("utf-8"))] == []


@pytest.mark.parametrize("key", GAMES)
def test_nobody_asks_which_game_it_is(key):
    asked = re.compile(rf'[=!]= "{key}"|"{key}" [=!]=|"{key}":|case "{key}"')
    kept = ROOT / "extras/games/score.py"  # its examples
    assert [
        file for file in ROOT.rglob("*.py") if file != kept and asked.search(file.read_text("utf-8"))
    ] == []


@pytest.fixture(params=GAMES)
def game(request):
    return GAMES[request.param].game


def test_the_row_and_the_game_have_one_key(game):
    assert GAMES[game.key].game is game
    assert game.key in KEYS
    assert load_game_rules().heads[game.key].title == game.name


def positions(game, seed, moves=60):
    """A game at random, position by position."""
    chance, state = Chance(seed), game.start({}, seed)
    for _ in range(moves):
        yield state
        if state.to_move is None:
            return
        state = state.play(chance.pick(list(state.moves())))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_stands_can_be_told_and_nothing_is_told_to_an_onlooker_that_all_may_not_know(game, seed):
    words, known = words_of(game), load_game_rules()
    names = game.seats(agree_options(game, {}))
    for state in positions(game, seed):
        for place in (ONLOOKER, *range(len(names))):
            seen = state.seen_by(place)
            parts = range(len(names)) if words.parts is None else range(len(words.parts(seen)))
            told = [line for part in parts for line in words.account(seen, part, names.__getitem__)]
            assert all(isinstance(line, Told) and line.words for line in told)
            assert all(rule in known for line in told for rule in GAME_RULE.findall(line.cited))
            assert list(words.page(seen, names.__getitem__))
            assert [offer.move for offer in words.offers(seen)][: len(seen.moves())] == [
                seen.notation(move) for move in seen.moves()
            ]
        open_page = list(words.page(state.seen_by(ONLOOKER), names.__getitem__))
        assert all(
            list(words.page(state.seen_by(place), names.__getitem__)) == open_page
            for place in range(len(names))
        )


def test_a_game_says_what_it_counts_and_what_a_hint_estimates(game):
    words = words_of(game)
    assert words.hope(agree_options(game, {}))
    assert words.scored_in
    assert len(scores_of(game.key, game.start({}, 1), 2)) == 2


def test_how_a_deal_is_written_is_told_by_deals_that_can_be_dealt(game):
    words, rules = words_of(game), load_game_rules()
    assert all(rules[rule].game == game.key for rule in GAME_RULE.findall(words.deal))
    for deal in words.deals.values():
        game.start(agree_options(game, {"setup": "custom"}), 1, deal)
    if game.kind.hidden:
        written = re.search(r"(?:them|deals): (.*?)\. The seed", words.deal)[1]
        three = {"players": "3"} if any(option.name == "players" for option in game.options) else {}
        game.start(three, 1, written)


def test_every_level_but_the_strongest_has_its_dial(game):
    assert isinstance(game, Dialled)
    assert set(game.dials) == set(LADDER) - {STRONGEST}
