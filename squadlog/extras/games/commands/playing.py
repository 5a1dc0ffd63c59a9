"""`squadlog play` with a side game: a new one by its key, or one that was begun."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli import current
from squadlog.extras.games.catalogue import GAMES
from squadlog.extras.games.commands.begin import RESIGNING, add_beginning

with lazy_imports():
    import difflib

    from squadlog.cli import choosing
    from squadlog.cli.battle import play
    from squadlog.extras.games.commands import begin, prompt
    from squadlog.extras.games.commands import choosing as game_choosing
    from squadlog.extras.games.session import match_seat
    from squadlog.tui import app

if TYPE_CHECKING:
    from squadlog.cli.options import Parser


class SideGamesPlayed:
    """What `squadlog play` asks of the side games."""

    what = ", or a side game such as generals"
    besides = f", and the side games {', '.join(GAMES)}"

    def add(self, made: "Parser") -> None:
        """Add the options of side games."""
        made.add_argument("--game", "-g", metavar="N", help="continue the side game with that number")
        made.add_argument(
            "--seconds",
            metavar="S",
            help="a side game: time per move of the computers; the program remembers it",
        )
        made.add_argument("--resign", metavar="PERCENT", help=RESIGNING)
        add_beginning(made.add_argument_group("a new side game"))

    def means(self, options: Namespace) -> bool:
        """Whether a side game is meant."""
        return options.game is not None or (options.what or "").casefold() in GAMES

    def why_not(self, options: Namespace) -> str:
        """What is wrong with a call that means a battle; empty: nothing."""
        near = difflib.get_close_matches((options.what or "")[:40].casefold(), GAMES, n=1)
        of_a_game = (
            options.option or options.deal or options.seconds or options.resign or not _battle_seat(options)
        )
        if not of_a_game and not (options.form and near):
            return ""
        right = f"did you mean {near[0]}?" if near else "or a game in progress, with --game N"
        return f"this works for side games only: {', '.join(GAMES)}{';' if near else ','} {right}"

    def run(self, options: Namespace) -> int:
        """Play a new game, or with `--game` one that was begun; at the prompt or on the screen."""
        if options.form is None and not play.has_terminal():
            return play.no_terminal()
        with choosing.open_store() as store:
            pace = game_choosing.pace_of(store, options)
            if options.game is None:
                number = begin.begin_game(store, options.what, options).id
            else:
                number = game_choosing.game_number(store, options.game)
            current.keep(store, current.GAME, number)
            if options.form == "text":
                return prompt.play(match_seat.at_the_table(store, number), pace)
        return play.run_screens(lambda: app.run(app.SquadlogApp(record=number)))


def _battle_seat(options: Namespace) -> bool:
    """Whether what was said of seats can be of a battle: none, or one of them."""
    return not options.seat or (len(options.seat) == 1 and "=" not in options.seat[0])


PLAYED = SideGamesPlayed()
