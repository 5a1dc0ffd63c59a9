"""What a commander makes of one chapter of the rules: the orders that it has for a soldier, and what it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from squadlog.extras.commander.mind.currency.fighter import FighterWeighed
    from squadlog.extras.commander.mind.posed import ChoiceWeighed
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed


@value
class ChapterWeighed:
    """A chapter as a commander uses it; one without its like is merely not used.

    `key` is its word in `Setup.chapters`; empty: it is in force always, as the basic rules are. `orders` yields the few
    orders of the chapter that a soldier might be given now, each worth its points over this turn and part of the next,
    as `SoldierWeighed.worth` counts them; what the rules refuse may be among them. `answers` yields what the side might
    say to the question that is asked of it now, each with its worth; nothing where it is none of this chapter, or where
    the safe answer will do. `out_of_sight` yields the orders of one who stands on no map, since he hides.
    `at_table` yields those of a soldier where no map measures.
    """

    key: str = ""
    orders: Callable[[SoldierWeighed], Iterable[ChoiceWeighed]] | None = None
    answers: Callable[[Situation], Iterable[ChoiceWeighed]] | None = None
    out_of_sight: Callable[[Situation, int], Iterable[ChoiceWeighed]] | None = None
    at_table: Callable[[FighterWeighed], Iterable[ChoiceWeighed]] | None = None
