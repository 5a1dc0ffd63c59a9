"""Completion of the sentence in the prompt."""

from collections.abc import Callable

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
