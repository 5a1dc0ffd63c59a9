"""Hints for who is to move, and what the moves of a game were worth once they were made."""

import sys
from argparse import Namespace
from contextlib import suppress
from typing import TYPE_CHECKING

from squadlog.cli.choosing import opened_store
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.games_choosing import chosen, seconds
from squadlog.cli.games_moves import refusal, refused, to_move
from squadlog.cli.games_thinking import Thinking, hint_lines, searched, verdict_line
from squadlog.cli.printing import plain, print_json, print_lines, tell
from squadlog.cli.progress import Progress
from squadlog.match import Match

if TYPE_CHECKING:
    from squadlog.games.players.review import Verdict

INTERRUPTED = 130


def hint(options: Namespace) -> int:
    """The best moves for the seat to move, with what they are worth, from what that seat sees."""
    with opened_store() as store:
        pace, match = seconds(store, options.seconds), Match(store, chosen(store, options.game))
        if to_move(match, options.seat) is None:
            return refused(refusal("over", "The game is over."), "hint", as_json=options.json)
        level = _level(options.level)
        with Progress(shown=not options.json) as line:
            thought = match.thought(Thinking(line, "Thinking of a hint", pace).budget(tells=True), level=level)
