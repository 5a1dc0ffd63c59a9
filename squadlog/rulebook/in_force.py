"""The rulings with what a table has chosen, kept because a battle asks for the same ones at every command."""

from functools import lru_cache

from squadlog.errors import RulebookError
from squadlog.rulebook.load import load_rulings
from squadlog.rulebook.rulings import Rulings


@lru_cache(maxsize=32)
def rulings_with(choices: tuple[tuple[str, str], ...]) -> Rulings:
    """The book's rulings with these choices made: pairs of name and option key.

    Raises RulebookError, in one sentence, for a ruling or an option that this book does not have.
    """
    try:
        return Rulings.of(load_rulings(), choices)
    except KeyError as error:
        raise RulebookError(f"The rulebook has no ruling called {error.args[0]}.") from None
    except ValueError as error:
        raise RulebookError(str(error)) from None
