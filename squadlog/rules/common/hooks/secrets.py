"""What a chapter has done in secret, and whom it hides from the other side."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Generic

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.ask import Placeable
from squadlog.rules.common.joining import ContextT, does_nothing, gives_none, no_answer, says_no


@record
class SecretHooks(Generic[ContextT]):
    """What not everybody at the table may know."""

    placing: Callable[[Battle, str, ContextT], Iterable[Placeable]] = gives_none
    """What a side may still lay down in secret, behind a curtain where all sit at one machine."""

    in_secret: Callable[[Battle], bool] = says_no
    """Whether there is anything to lay down so in this battle."""

    binds: Callable[[EventRecorder, ContextT], None] = does_nothing
    """What binds a side to what it has laid out in play. Asked as initiative is rolled (ADV-03)."""

    hides_unit: Callable[[Unit], bool] = says_no
    """Whether a unit is there for nobody of another side, so that no sweep of fire engages it (HID-18, AUT-28)."""

    chance_to_find: Callable[[Battle, int, int, float, str, ContextT], Fraction | None] = no_answer
    """The chance that a try of a unit finds another that hides at so many metres, in `half` cover or none (DET-09)."""

    hides_side: Callable[[Battle, str, str], bool] = says_no
    """Whether a seat, the last, does not know who of a side there is, and may not be told by what counts (HID-02)."""
