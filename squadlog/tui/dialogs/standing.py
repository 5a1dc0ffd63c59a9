"""The panel for a standing order: what these soldiers do from now on by themselves, one line each."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.content import Content

from squadlog.base.lengths import format_length
from squadlog.base.records import value
from squadlog.battle.detail import foes
from squadlog.battle.moment import Moment
from squadlog.battle.standing import STANDING, EndStandingOrder, GiveStandingOrder, Task
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import StatedMove
from squadlog.session.chapters import states
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import unit_words
from squadlog.tui.dialogs.panel import DeskPanel, PanelList, hints

METRES = (10.0, 20.0, 40.0)
"""How far somebody may go who stands on no map; other metres are said in words."""
IN_WORDS = "words"
STOP = "stop"
_UNTIL = "Subphase by subphase, until it is done or a soldier is seen, hit or in the way"


@value
class StandingOffer:
    """A line of the panel: what it says, and the task; None for the line that calls off, or says it in words."""

    key: str
    words: str
    task: Task | None = None


def standing_offers(battle: Known, units: Sequence[int], ruler: StatedMove | None) -> Iterator[StandingOffer]:
    """What can be told these soldiers: to wait, to go somewhere, to keep firing at somebody, and to stop."""
    first = battle.units[units[0]]
    on_map = first.position is not None
    yield StandingOffer(
        "hold",
        "Hold until an enemy comes into sight" if on_map else "Hold until told otherwise",
        Task(what="hold"),
    )
    end = Moment(battle.now.turn + 1, 1)
    yield StandingOffer(
        "turn", f"Hold until turn {end.turn}, subphase {end.subphase}", Task(what="hold", until=end)
    )
    if ruler is not None and ruler.path:
        for mode in ("run", "walk"):
            yield StandingOffer(
                f"{mode}:ruler",
                f"{mode.capitalize()} along the ruler",
                Task(what="go", mode=mode, path=ruler.path),
            )
    for metres in () if on_map else METRES:
        yield StandingOffer(
            f"run:{metres:g}",
            f"Run {format_length(metres)} in all",
            Task(what="go", mode="run", metres=metres),
        )
    for foe in foes(battle, first):
        aimed = Task(what="fire", target=int(foe))
        yield StandingOffer(f"fire:{foe}", f"Keep firing at {unit_words(battle, int(foe))}", aimed)
    if on_map:
        for friend in battle.units.values():
            if friend.side == first.side and friend.id not in units and not friend.out:
                go = Task(what="go", mode="run", beside=friend.id)
                yield StandingOffer(f"beside:{friend.id}", f"Run up to {unit_words(battle, friend.id)}", go)
    yield StandingOffer(IN_WORDS, "Go to a place: say where" if on_map else "Something else: in words")
    if any(battle.units[number].holds(STANDING) for number in units):
        yield StandingOffer(STOP, "Cancel the standing order")


class StandingPanel(DeskPanel):
    """What these soldiers do from now on. The answer is the command; `words` where it is to be said in words."""

    FIRST = "#tasks"
    QUESTION = False
    ROWS: ClassVar[int] = 12
    HELP = (
        "Choose what the soldiers do by themselves from now on, subphase by subphase, with the arrows and Enter, or "
        "with a click. They continue until it is done, or until a soldier comes into sight, is hit, or is in the "
        "way: then you choose again. Any other order ends it, and so does X."
    )

    def __init__(self) -> None:
        super().__init__()
        self._units: tuple[int, ...] = ()
        self._offers: tuple[StandingOffer, ...] = ()

    def compose(self) -> ComposeResult:
        """The lines."""
        yield PanelList(id="tasks", decides=True)

    def about(self, battle: Known, units: Sequence[int], ruler: StatedMove | None = None) -> None:
        """Fill it for these soldiers. `ruler` is the path that is laid on the map, if any."""
        self._units = tuple(units)
        self._offers = tuple(standing_offers(battle, units, ruler))
        who = unit_words(battle, units[0]) if len(units) == 1 else f"{len(units)} soldiers"
        has = states(battle.units[units[0]].held) if len(units) == 1 else ()
        now = "".join(f" · {state}" for state in has)
        self.border_title = Content(f"{who} · standing order{now}")
        self.border_subtitle = hints(("⏎", "give order", "give"), ("esc", "none", "put_aside"))
        rows = [
            ListRow("until", Content.styled(_UNTIL, "$quiet"), stops=False),
            *(ListRow(offer.key, Content(offer.words)) for offer in self._offers),
        ]
        self.query_one("#tasks", StripList).fill(rows)

    @on(StripList.Selected, "#tasks")
    def _chosen(self, event: StripList.Selected) -> None:
        event.stop()
        self.action_give()

    def action_give(self) -> None:
        """Give the order under the cursor."""
        chosen = self.query_one("#tasks", StripList).chosen
        offer = next((one for one in self._offers if one.key == chosen), None)
        if offer is None:
            self.app.bell()
        elif offer.task is not None:
            self.answer(GiveStandingOrder(units=self._units, task=offer.task))
        elif offer.key == STOP:
            self.answer(EndStandingOrder(units=self._units))
        else:
            self.answer(IN_WORDS)
