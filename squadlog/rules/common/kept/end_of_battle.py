"""How the players end a battle by their word: one side concedes, all agree to a draw, or the evening is broken off."""

from typing import ClassVar, Literal

from squadlog.base.records import record
from squadlog.battle.chapter_state import BattleState
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.scored import HowEnded
from squadlog.battle.state import Battle

KEY = "ends"
Agreed = Literal["draw", "broken_off"]
"""What all sides must agree on."""


@record
class EndOffer:
    """A side would end the battle so; it holds in the turn in which it was said."""

    side: str
    how: Agreed
    turn: int


@record
class EndOfBattle:
    """What was said of the end: who concedes, who would agree to what, and how the battle ended by it.

    `how` is empty as long as it has not ended by the players' word. `losers` are the sides that conceded.
    """

    losers: tuple[str, ...] = ()
    offers: tuple[EndOffer, ...] = ()
    how: HowEnded = ""


@record
class Concede(ChapterCommand):
    """A side concedes: it has lost, whatever the points say; with one other side left the battle is over."""

    side: str
    reason: str = ""


@record
class AgreeDraw(ChapterCommand):
    """A draw: agreed by the whole table at once, or by each side from its own seat."""

    of_seat: ClassVar[bool] = True
    reason: str = ""
    seat: str = ""


@record
class BreakOff(ChapterCommand):
    """The evening is over and nobody has won: agreed by the whole table at once, or by each side from its own seat."""

    of_seat: ClassVar[bool] = True
    reason: str = ""
    seat: str = ""


@record
class RefuseEnd(ChapterCommand):
    """A seat refuses the end that others offer, or takes back its own offer."""

    of_seat: ClassVar[bool] = True
    seat: str = ""


@record
class Conceded(ChapterEvent):
    """A side has conceded. `last`: one other is left, which has won by it."""

    side: str
    last: bool = True


@record
class EndOffered(ChapterEvent):
    """A side would end the battle so, and the others are asked."""

    offer: EndOffer


@record
class EndRefused(ChapterEvent):
    """A seat refuses what was offered, or takes it back: no offer stands any more."""

    seat: str


@record
class EndAgreed(ChapterEvent):
    """All agree that the battle ends so."""

    how: Agreed


end_of: BattleState[EndOfBattle] = BattleState(KEY, EndOfBattle(), always=True)
"""What was said of the end of a battle."""


def offers_in(battle: Battle) -> tuple[EndOffer, ...]:
    """The offers that stand in this turn."""
    return tuple(one for one in end_of(battle).offers if one.turn == battle.now.turn)


def fighting_on(battle: Battle) -> tuple[str, ...]:
    """The sides that have not conceded, in set-up order."""
    return tuple(side for side in battle.side_ids() if side not in end_of(battle).losers)
