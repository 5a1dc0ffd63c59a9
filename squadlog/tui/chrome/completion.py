"""Completion of what is typed: the sentence in the prompt, the file that is asked for."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from string import ascii_letters, digits

from textual.suggester import Suggester

from squadlog.battle.state import Known
from squadlog.language.suggest import suggestions


class SentenceSuggester(Suggester):
    """Offers the first way to go on that the language knows for the battle as it stands."""

    def __init__(self, battle: Callable[[], Known]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._battle = battle

    async def get_suggestion(self, value: str) -> str | None:
        """The first completion of what is typed, or `None`."""
        return next((offer for offer in suggestions(value, self._battle()) if offer.startswith(value)), None)


class FileSuggester(Suggester):
    """Offers the first folder, or file with one of the `endings`, whose name begins as what is typed ends."""

    MOST = 5_000
    """Names of a folder that are looked through."""

    def __init__(self, *endings: str) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._endings = endings

    async def get_suggestion(self, value: str) -> str | None:
        """The whole path as far as it is found, or `None`."""
        before, slash, name = value.rpartition("/")
        if not (name or slash):
            return None
        try:
            return next(
                (f"{before}{slash}{one}" for one in sorted(self._names(f"{before}{slash}", name))), None
            )
        except (OSError, RuntimeError, ValueError):
            return None

    def _names(self, folder: str, begins: str) -> Iterator[str]:
        for one in islice(Path(folder or ".").expanduser().iterdir(), self.MOST):
            if one.name.startswith(begins or tuple(ascii_letters + digits)):
                if one.is_dir():
                    yield f"{one.name}/"
                elif one.name.endswith(self._endings):
                    yield one.name
