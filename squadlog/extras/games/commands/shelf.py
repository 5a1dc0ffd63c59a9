"""The side games of the file: list, begin, bring in, write out, rename, delete, count; and what can be agreed."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import end_sentence
from squadlog.base.read_files import read_file
from squadlog.cli import current, deleting, printing
from squadlog.cli.choosing import open_store, remember
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.commands.begin import begin_game, tell_unusual
from squadlog.extras.games.commands.choosing import NONE_YET, game_number, open_game, pace_of
from squadlog.extras.games.commands.rules import print_rules
from squadlog.extras.games.commands.thinking import computers_move
from squadlog.extras.games.commands.words import format_options
from squadlog.extras.games.game import Game, GameError
from squadlog.extras.games.levels import LADDER, describe_players
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.match_seat import MatchSeat
from squadlog.extras.games.tally import Result, tally
from squadlog.extras.games.words import count_of
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.view.json_value import json_value

with lazy_imports():
    from squadlog.extras.games.session import hints_asked, results

if TYPE_CHECKING:
    from squadlog.extras.games.tally import TallyRow

_LONGEST_FILE = 4_000_000
"""Bytes of the largest file that is read."""


def list_games(options: Namespace) -> int:
    """The side games of this file; code 5 when there is none."""
    with open_store() as store:
        if getattr(options, "deleted", False):
            return deleting.list_deleted(store, options, "game")
        found, meant = store.games(), current.current(store, current.GAME)
        hints = {game.id: hints_asked.count_hints(store, game.id) for game in found}
    if options.json:
        printing.print_listed(
            "games",
            options.json,
            [{**json_value(game), "current": game.id == meant, "hints": hints[game.id]} for game in found],
        )
        return OK
    asked = any(hints.values())
    rows = [
        (
            ">" if game.id == meant else "",
            game.id,
            game.title,
            game.game,
            game.moment,
            game.modified[:16].replace("T", " "),
            *((hints[game.id],) if asked else ()),
        )
        for game in found
    ]
    printing.print_lines(
        printing.table(
            rows,
            head=("", "id", "title", "game", "moment", "last played (UTC)", *(("hints",) if asked else ())),
        )
    )
    if not found:
        printing.tell(NONE_YET)
        return NOTHING
    return OK


def new(options: Namespace) -> int:
    """Begin a game and make it the current one; a computer that begins moves at once."""
    with open_store() as store:
        pace = pace_of(store, options)
        match = begin_game(store, options.key, options)
        remember(store, current.GAME, "Game", match.id)
        if not options.json:
            seats = ", ".join(match.seating.called(seat) for seat in range(len(match.seating.names)))
            printing.print_wrapped(
                [f"Game {match.id}: {match.title}, seed {match.view.agreed.seed}. Seats: {seats}."]
            )
        if match.seating.people:
            for words in computers_move(match, pace, silent=options.json):
                if not options.json:
                    printing.print_wrapped([words])
        if options.json:
            printing.print_json(
                "game-new",
                {
                    "game": match.id,
                    "key": match.game.key,
                    "seats": match.seating.names,
                    "seed": match.view.agreed.seed,
                },
            )
            return OK
        printing.tell("squadlog games show shows it, squadlog games move makes moves.")
    return OK


def use(options: Namespace) -> int:
    """Make a game the current one."""
    with open_store() as store:
        game = game_number(store, options.id)
        current.keep(store, current.GAME, game)
    if options.json:
        printing.print_json("game-current", {"current": game})
    printing.tell(f"Game {game} is the current one.")
    return OK


def levels(options: Namespace) -> int:
    """The computer players, from the weakest of the ladder to the strongest, then those beside it."""
    known = describe_players()
    if options.json:
        printing.print_listed(
            "game-levels",
            options.json,
            [{"name": name, "words": words, "ladder": name in LADDER} for name, words in known.items()],
        )
    else:
        printing.print_lines(printing.table([(name, words) for name, words in known.items()]))
    return OK


def rename(options: Namespace) -> int:
    """Give a game another title."""
    with open_store() as store:
        game = game_number(store, options.id)
        store.rename_record(game, options.title)
    if options.json:
        printing.print_json("game-renamed", {"renamed": game})
    return OK


def delete(options: Namespace) -> int:
    """Delete a game."""
    with open_store() as store:

        def drop() -> None:
            store.delete_record(game_number(store, options.id), for_good=options.for_good)

        return deleting.delete(store, options, options.id, ("game",), drop)


def restore(options: Namespace) -> int:
    """Bring back a game that was deleted."""
    with open_store() as store:
        return deleting.restore(store, options, options.id, "game")


def text(options: Namespace) -> int:
    """The record as text that `import` reads again."""
    with open_game(options, REFEREE) as match:
        written = match.view.text()
        if match.game.kind.hidden and match.progress.ending is None:
            printing.tell("This record tells every hand.")
        if options.json:
            printing.print_json("game-text", {"game": match.id, "text": written})
            return OK
        return printing.write_out(written, None if options.out is None else Path(options.out))


def bring_in(options: Namespace) -> int:
    """A record from a text file, or from stdin with `-`."""
    try:
        with open_store() as store:
            brought = Match.brought_in(store, _content(options.file), title=options.title)
            match = MatchSeat(brought, Speaker())
            remember(store, current.GAME, "Game", match.id)
    except GameError as error:
        raise NotUnderstoodError(f"{options.file}: {end_sentence(error)}") from error
    tell_unusual(match)
    if options.json:
        printing.print_json(
            "game-begun", {"game": match.id, "key": match.game.key, "moves": match.progress.length}
        )
    else:
        printing.print_lines([f"Game {match.id}: {match.title}, {count_of(match.progress.length, 'move')}."])
    return OK


def _content(file: str) -> str:
    if file == "-":
        return sys.stdin.read(_LONGEST_FILE)
    try:
        return read_file(Path(file), _LONGEST_FILE).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SquadlogError(f"{file} is no text in UTF-8, as the record of a game is.") from None


def _key(said: str) -> str:
    try:
        return game_of(said).key
    except GameError as error:
        raise NotUnderstoodError(error.cited) from error


def list_options(options: Namespace) -> int:
    """What can be agreed about a game; without one, what was agreed about the game that is meant."""
    if options.key is None:
        with open_game(options) as match:
            if options.json:
                printing.print_json("game-agreed", dict(match.view.agreed.options))
            else:
                printing.print_wrapped(format_options(match))
        return OK
    game: Game = game_of(_key(options.key))
    if options.json:
        printing.print_listed("game-options", options.json, game.options)
        return OK
    for option in game.options:
        printing.print_wrapped([f"{option.name} = {option.default}   {option.cited}"])
        if option.choices:
            printing.print_wrapped(f"    {choice.key}: {choice.words}" for choice in option.choices)
        else:
            printing.print_lines([f"    {option.span}"])
    return OK


def rules(options: Namespace) -> int:
    """The rules in words: of the game that is named first, else of all."""
    first, *rest = options.what or [""]
    if first.casefold() in GAMES:
        return print_rules(first.casefold(), " ".join(rest), asked=options.json)
    return print_rules("", " ".join(options.what), asked=options.json)


def statistics(options: Namespace) -> int:
    """Finished games by player, of one game or of all."""
    wanted = "" if options.key is None else _key(options.key)
    finished: list[Result] = []
    with open_store() as store:
        for stored in results.count_results(store, wanted):
            if stored.fault:
                printing.tell(f"Game {stored.game.id} is not counted: {stored.fault}")
            elif stored.result is not None:
                finished.append(stored.result)
    rows = tally(finished)
    if options.json:
        printing.print_listed("game-statistics", options.json,
            [
                {
                    "game": row.game, "title": game_of(row.game).name, "player": row.player, "games": row.games,
                    "won": row.won, "drawn": row.drawn, "lost": row.lost, "score": row.score,
                    "scored": row.mean_scored, "scored_in": GAMES[row.game].words.scored_in, "hints": row.hints,
                }
                for row in rows
            ]
        )  # fmt: skip
    else:
        printing.print_lines(_statistics(rows))
    if not rows:
        printing.tell("No side game is finished yet.")
        return NOTHING
    return OK


def _statistics(rows: "Sequence[TallyRow]") -> Iterator[str]:
    asked = any(row.hints for row in rows)
    head = (
        "game",
        "player",
        "games",
        "won",
        "drawn",
        "lost",
        "score",
        "scored",
        *(("hints",) if asked else ()),
    )
    cells = [
        (
            game_of(row.game).name, row.player, row.games, row.won, row.drawn, row.lost, f"{row.score:g}",
            f"{row.mean_scored:.1f}", *((row.hints,) if asked else ()),
        )
        for row in rows
    ]  # fmt: skip
    yield from printing.table(cells, head=head)
    played = [key for key in GAMES if any(row.game == key for row in rows)]
    if played:
        told = "; ".join(f"{game_of(key).name}: {GAMES[key].words.scored_in}" for key in played)
        yield f"Scored is the mean of what the game itself counts. {told}."
