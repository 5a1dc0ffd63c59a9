"""Beginning a side game from words: options, seats, seed and deal."""

import time
from argparse import ArgumentTypeError, Namespace, _ActionsContainer
from typing import TYPE_CHECKING

from squadlog.base.dice import SEEDS
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, end_sentence
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import pairs
from squadlog.cli.printing import tell
from squadlog.extras.games.game import GameError
from squadlog.facts.seats import REFEREE, Speaker

with lazy_imports():
    from squadlog.extras.games import agreed, catalogue, levels
    from squadlog.extras.games import score as scores
    from squadlog.extras.games.session import match as matches
    from squadlog.extras.games.session import match_seat, standing

if TYPE_CHECKING:
    from squadlog.extras.games.game import Game
    from squadlog.extras.games.session.match_seat import MatchSeat
    from squadlog.store.record_file import Store


RESIGNING = "a side game: computers resign below this chance to win, 1 to 40 per cent, or off; the program remembers it"


def add_beginning(task: _ActionsContainer) -> None:
    """Add the options that a game begins with."""
    task.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="NAME=WHO",
        help="who sits where: a name, or computer, or computer strong; squadlog games levels tells how strong each is",
    )
    task.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; squadlog games options GAME lists them",
    )
    task.add_argument(
        "--seed", type=whole_seed, metavar="N", help="the seed of deal and coins (a new one each time)"
    )
    task.add_argument(
        "--deal",
        action="append",
        default=[],
        metavar="WORDS",
        help="cards or pieces as they were really dealt",
    )
    task.add_argument("--title", default="", help="the title of the game in the list")


def begin_game(store: "Store", key: str, options: Namespace) -> "MatchSeat":
    """A new game as it was said, for whoever begins it and may know the deal. Raises NotUnderstoodError."""
    try:
        game = catalogue.game_of(key)
        said = pairs("--option", options.option)
        score = scores.Score(
            game=game.key,
            options=said,
            seed=time.time_ns() % SEEDS if options.seed is None else options.seed,
            deal=_deal(options.deal),
            seats=_seat_people(game, said, options.seat),
        )
        match = matches.Match.create(store, score, title=options.title)
    except GameError as error:
        raise NotUnderstoodError(error.at("").cited) from error  # no line of a record: nobody wrote one
    seat = match_seat.MatchSeat(match, Speaker(seat=REFEREE))
    tell_unusual(seat)
    return seat


def tell_unusual(match: "MatchSeat") -> None:
    """Note what is unusual about the start of a game but allowed."""
    for clause in match.game.warnings(match.view.agreed.options, match.view.agreed.deal):
        tell(f"Note: {end_sentence(clause)}")


def whole_seed(text: str) -> int:
    """A seed as it was typed. Raises ArgumentTypeError for anything but a whole number that a record can hold."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(text) <= scores.LONGEST_SEED:
        return int(text)
    raise ArgumentTypeError(
        f"{clean_text(text, limit=40)!r} should be a whole number of at most {scores.LONGEST_SEED} digits, such as 123"
    )


def _deal(said: list[str]) -> str:
    if len(said) > 1:
        raise NotUnderstoodError("--deal is said twice; put both into one, with ; between the parts.")
    return "".join(said)


def _seat_people(game: "Game", agreed_on: dict[str, str], said: list[str]) -> tuple[str, ...]:
    own = game.seats(agreed.agree_options(game, agreed_on))
    known = {name.casefold(): name for name in own}
    people: dict[str, str] = {}
    for name, person in pairs("--seat", said).items():
        seat = known.get(name.strip().casefold())
        if seat is None:
            raise NotUnderstoodError(f"There is no seat {name!r} in {game.name}; there are {', '.join(own)}.")
        if seat in people:
            raise NotUnderstoodError(f"--seat {seat} is said twice; one person a seat.")
        if not person.strip():
            raise NotUnderstoodError(f"--seat {seat}= needs a name, or computer.")
        people[seat] = _name_person(person)
    return _fill_seats(own, people)


def _fill_seats(own: tuple[str, ...], named: dict[str, str]) -> tuple[str, ...]:
    """Who sits where, "" for a person without a name.

    Where two people or more are named, whoever else plays is a person too. Else computers have the other seats, but for
    one person: the one named, or you, on the first seat that is free.
    """
    persons = [seat for seat, name in named.items() if not name.startswith(standing.COMPUTER)]
    rest = [seat for seat in own if seat not in named]
    if len(persons) > 1:
        return tuple(named.get(seat, "") for seat in own)
    yours = rest[:1] if not persons else []
    return tuple(named.get(seat, "" if seat in yours else standing.OPPONENT) for seat in own)


def _name_person(person: str) -> str:
    """A person's name as it is; a computer as the record calls it: `computer strong`."""
    words = person.replace(":", " ").split()
    if not words or words[0].casefold() != "computer":
        return person
    level = levels.level_of(" ".join(words[1:])) if words[1:] else levels.STRONGEST
    return f"{standing.COMPUTER}{level}"
