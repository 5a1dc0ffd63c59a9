"""What is kept of a wish to take back: to where, and whose consent it waits for."""

from typing import ClassVar, Literal

from squadlog.base.records import record, replace
from squadlog.battle.chapter_state import BattleState, ChapterState, Redaction, keeping_of_all
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.union import Event
from squadlog.battle.rights import of_anybody
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle

KEY = "taking_back"
TALK = ("ask_back", "consent")
"""Commands about taking back, by their kind: nothing of the battle hangs on them; who goes back does not count them."""


@record
class Wish:
    """A seat would go back, or forth, to the log entry `entry` as the record counts.

    `waits` are the seats that are asked. `told` is what would be taken back, in words that all may hear; `reveals`,
    what has become known by it.
    """

    seat: str
    entry: int
    told: str
    reveals: tuple[str, ...] = ()
    waits: tuple[str, ...] = ()
    by: str = ""
    why: str = ""


@record
class AskBack(ChapterCommand):
    """Somebody would go back in the record, and others must agree. The session says it for whoever said `undo`."""

    secret: ClassVar[bool] = True
    wish: Wish


@record
class Consent(ChapterCommand):
    """A seat agrees to what another would take back, or does not; of who asked: it is dropped.

    `seat` is filled in by whose seat it is said from.
    """

    of_seat: ClassVar[bool] = True
    answer: Literal["yes", "no"]
    seat: str = ""


@record
class BackAsked(ChapterEvent):
    """Somebody would take back, and others are asked."""

    wish: Wish


@record
class BackAnswered(ChapterEvent):
    """A seat agrees, or not. `over`: all have agreed, or one has not."""

    seat: str
    agrees: bool
    over: bool = False


wish_of: BattleState[Wish | None] = BattleState(KEY, None)
"""What somebody would take back; None: nothing."""


def _asked(battle: Battle, event: BackAsked) -> Battle:
    return keeping_of_all(battle, KEY, event.wish)


def _answered(battle: Battle, event: BackAnswered) -> Battle:
    wish = wish_of(battle)
    if wish is None or not event.agrees:
        return keeping_of_all(battle, KEY, None)
    waits = () if event.over else tuple(one for one in wish.waits if one != event.seat)
    return keeping_of_all(battle, KEY, replace(wish, waits=waits))


def _known(battle: Battle, _seat: str) -> Battle:
    """Where it would lead is a number of the record, which counts what is done in secret too."""
    wish = wish_of(battle)
    return battle if wish is None else keeping_of_all(battle, KEY, replace(wish, entry=0))


def _seen(event: Event, _battle: Battle, _seat: str) -> Event:
    return replace(event, wish=replace(event.wish, entry=0)) if isinstance(event, BackAsked) else event


STATE = ChapterState(
    key=KEY,
    folds={BackAsked: _asked, BackAnswered: _answered},
    commands={AskBack: of_anybody, Consent: of_anybody},
    always=True,
    secrets=Redaction(known=_known, redacted_event=_seen),
)
