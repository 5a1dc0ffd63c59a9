"""How a shell completes the words of the side games."""

from argparse import Namespace
from collections.abc import Iterable

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.completion import Completed
from squadlog.extras.games.catalogue import GAMES
from squadlog.extras.games.commands.entry import TASKS

with lazy_imports():
    from squadlog.extras.games.commands import choosing


def _moves() -> Iterable[str]:
    """What the only person of the current side game can say now; nothing where hands are hidden."""
    with choosing.open_game(Namespace(game=None)) as match:
        return choosing.viewer(match, None).view.offers()


COMPLETED = Completed(
    words={"games": " ".join(TASKS), "play": " ".join(GAMES), "arena": " ".join(GAMES)},
    command="games",
    tasks=("new", "options", "rules", "stats"),
    among=" ".join(GAMES),
    asks="move",
    asked=_moves,
)
