"""How the players end a battle by their word: one side concedes, all agree to a draw, or the evening is broken off."""

from typing import ClassVar, Literal

from squadlog.base.dice import Face
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
    reason: str = ""


@record
class SideLosses:
    """What a side has lost of what it had, in figures or `points`, and from how much on it breaks (house rule)."""

    side: str
    lost: int
    whole: int
    breaks_at: int
    points: bool = False


@record
class EndOfBattle:
    """What was said of the end: who concedes, who would agree to what, and how the battle ended by it.

    `how` is empty as long as it has not ended so. `losers` are the sides that conceded or broke, `losses` what was
    counted of each side last, where the table plays with a break point.
    """

    losers: tuple[str, ...] = ()
    offers: tuple[EndOffer, ...] = ()
    how: HowEnded = ""
    losses: tuple[SideLosses, ...] = ()


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


@record
class LossesCounted(ChapterEvent):
    """What a side has lost so far, and how much is left until it breaks: for that side alone."""

    private: ClassVar[bool] = True
    side: str
    losses: SideLosses


@record
class BreakTested(ChapterEvent):
    """A side past its break point is tested: it holds with `needed` or less."""

    side: str
    face: Face
    needed: int

    @property
    def holds(self) -> bool:
        """Whether it holds."""
        return self.face.value <= self.needed


@record
class SideBroke(ChapterEvent):
    """A side past its break point has lost (`loses`), or must break off. `last`: one other is left, which wins."""

    side: str
    loses: bool
    last: bool = False


end_of: BattleState[EndOfBattle] = BattleState(KEY, EndOfBattle(), always=True)
"""What was said of the end of a battle."""


def offers_in(battle: Battle) -> tuple[EndOffer, ...]:
    """The offers that stand in this turn."""
    return tuple(one for one in end_of(battle).offers if one.turn == battle.now.turn)


def fighting_on(battle: Battle) -> tuple[str, ...]:
    """The sides that have not conceded, in set-up order."""
    return tuple(side for side in battle.side_ids() if side not in end_of(battle).losers)
