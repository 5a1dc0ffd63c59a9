"""Beginning a side game from words: options, seats, seed and deal."""

import re
import time
from argparse import Namespace, _ActionsContainer
from typing import TYPE_CHECKING

from squadlog.cli.faults import NotUnderstoodError
from squadlog.games.game import GameError

if TYPE_CHECKING:
    from squadlog.games.game import Game
    from squadlog.match import Match
    from squadlog.store.store import Store

SEEDS = 1_000_000
OPPONENT = "computer greedy"
"""Who sits on the other seats when nobody is named."""


def add_beginning(task: _ActionsContainer) -> None:
    """The options with which a game begins."""
    task.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="NAME=WHO",
        help="who sits where: a name, or computer, or computer strong (random, greedy, search, strong)",
    )
    task.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="something agreed; squadlog games options GAME",
    )
    task.add_argument(
        "--seed", type=int, metavar="N", help="the seed of deal and coins (a new one each time)"
    )
    task.add_argument(
        "--deal", default="", metavar="WORDS", help="cards or pieces as they were really laid out"
    )
    task.add_argument("--title", default="", help="what the game is called in the list")


def begun(store: "Store", key: str, options: Namespace) -> "Match":
    """A new game as it was said. Raises NotUnderstoodError for what cannot be."""
    from squadlog.games.catalogue import game_of  # noqa: PLC0415 - start-up cost
    from squadlog.games.score import Score  # noqa: PLC0415 - likewise
    from squadlog.match import Match  # noqa: PLC0415 - likewise

    try:
        game = game_of(key)
        said = pairs("--option", options.option)
        score = Score(
            game=game.key,
            options=said,
            seed=time.time_ns() % SEEDS if options.seed is None else options.seed,
            deal=options.deal,
            seats=_seated(game, said, options.seat),
        )
        return Match.create(store, score, title=options.title)
    except GameError as error:
        raise NotUnderstoodError(_sentence(error)) from error


def _sentence(error: GameError) -> str:
    """What is wrong, without the place in a record that nobody here has written."""
    told = re.sub(r"^(the header|line \d+): ", "", str(error))
    return told if told.endswith(("?", ".")) else f"{told}."


def pairs(option: str, said: list[str]) -> dict[str, str]:
    """NAME=VALUE words as a mapping. Raises NotUnderstoodError."""
    found: dict[str, str] = {}
    for words in said:
        name, equals, value = words.partition("=")
        if not equals:
            raise NotUnderstoodError(f"{option} {words!r} should be NAME=VALUE.")
        if name in found:
            raise NotUnderstoodError(f"{option} {name} is said twice; once is enough.")
        found[name] = value
    return found


def _seated(game: "Game", agreed_on: dict[str, str], said: list[str]) -> tuple[str, ...]:
    from squadlog.games.agreed import agreed  # noqa: PLC0415 - start-up cost

    own = game.seats(agreed(game, agreed_on))
    if not said:
        return ("", *(OPPONENT for _ in own[1:]))
    known = {name.casefold(): name for name in own}
    people: dict[str, str] = {}
    for name, person in pairs("--seat", said).items():
        if name.casefold() not in known:
            raise NotUnderstoodError(f"There is no seat {name!r} in {game.name}; there are {', '.join(own)}.")
        people[known[name.casefold()]] = _called(person)
    return tuple(people.get(name, "") for name in own)


def _called(person: str) -> str:
    """A person's name as it is; a computer as the record calls it: `computer strong`."""
    from squadlog.games.players.called import NAMES, level_of  # noqa: PLC0415 - start-up cost

    words = person.replace(":", " ").split()
    if not words or words[0].casefold() != "computer":
        return person
    level = level_of(" ".join(words[1:])) if words[1:] else NAMES["strong"]
    return f"computer {next(name for name, number in NAMES.items() if number == level)}"
