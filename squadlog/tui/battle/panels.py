"""The desk of the battle screen: under the roster the card of a soldier, or in its place a form or a question."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from squadlog.tui.battle.frame import LINES, LOW, WIDE
from squadlog.tui.battle.late_keys import NONE, LateKeys
from squadlog.tui.battle.roster import Roster
from squadlog.tui.dialogs.actions import ActionPanel
from squadlog.tui.dialogs.die import DiePanel
from squadlog.tui.dialogs.melee_prompts import EscapePanel, IntentPanel, SharesPanel
from squadlog.tui.dialogs.on_paper import PaperPanel
from squadlog.tui.dialogs.panel import DeskPanel
from squadlog.tui.dialogs.placing import PlacingPanel
from squadlog.tui.dialogs.prompts import OrderPanel, StepPanel
from squadlog.tui.dialogs.shot import ShotPanel
from squadlog.tui.dialogs.standing import StandingPanel
from squadlog.tui.dialogs.within import WithinPanel
from squadlog.tui.parts import KeyedPart

OVER = ("#answer", "#map-line", "#map-box", "#side", "#units", "#card-box")
BESIDE = ("#card-box",)
UNDER = ("#answer", "#card-box")
"""What is put away while a panel is open: the card whose place it takes; on a small screen all it lies over, and for a
short question the last answer under the roster."""
DESK_LEAST = 6
"""Rows of the desk that stay its own, however long an answer is."""
ROSTER_LEAST = 6
"""Rows of the roster that must stay in sight above a short question on a small screen."""


KINDS: tuple[type[DeskPanel], ...] = (
    ActionPanel, ShotPanel, StandingPanel, OrderPanel, StepPanel, IntentPanel, EscapePanel, SharesPanel, DiePanel,
    PlacingPanel, WithinPanel, PaperPanel,
)  # fmt: skip
"""Every form and question of a battle."""


PanelT = TypeVar("PanelT", bound=DeskPanel)


class Panels(KeyedPart):
    """Opens one panel at a time and hands its answer on. Closing shows again what was put away for it."""

    def __init__(
        self,
        screen: Screen[Any],
        changed: Callable[[], None],
        told: Callable[[], bool],
        room: Callable[[int], int],
    ) -> None:
        """Take what the panels work with.

        `changed` is called when another panel is open, or none; `told` says whether there is a last answer. `room`
        makes room for a panel that wants this number of rows, and gives the rows that the desk has then.
        """
        self._screen, self._changed, self._told, self._make_room = screen, changed, told, room
        self.keeps_answer = False
        """Whether the last answer stays in sight, in one line under the panel that has taken its place."""
        self._open: list[DeskPanel] = []
        self._put_away: list[Widget] = []
        self._from: Widget | None = None
        self._rows = self._below = self._wanted = 0
        self.lent = 0
        """Rows of the desk that a long answer has for now."""
        self.late = LateKeys()
        self._kinds: dict[type[DeskPanel], DeskPanel] = {}

    def the(self, kind: type[PanelT]) -> PanelT:
        """The panel of that kind."""
        return cast(PanelT, self._kinds[kind])

    def action_in_panel(self, name: str, *arguments: object) -> None:
        """What a click on words of the open panel does."""
        if self.open is not None:
            getattr(self.open, f"action_{name}")(*arguments)

    def compose(self) -> ComposeResult:
        """Every panel, none of them shown: a key that opens one composes nothing."""
        for kind in KINDS:
            panel = self._kinds[kind] = kind()
            panel.display = False
            yield panel

    def room(self, rows: int, *, below: int = 0) -> None:
        """Give the desk `rows` rows: as many for a card as for a panel, so that nothing jumps.

        `below` rows of the screen are taken by a lesson or the line of the map.
        """
        self._rows, self._below = rows, below
        if not self._open:
            self._screen.query_one("#desk").styles.height = self._desk_rows
        else:
            self.resized()

    def grow(self) -> None:
        """Give the open panel more rows, where there are any, because it has more lines; it never gets fewer."""
        if self._open and self._is_beside and self._open[-1].wants > self._wanted:
            self._screen.query_one("#desk").styles.height = self._desk_rows

    @property
    def _is_beside(self) -> bool:
        """Whether what is open has the place of the card, and lies over nothing else."""
        size = self._screen.app.size
        return size.width >= WIDE and size.height >= LOW and not self._screen.has_class("map-full")

    @property
    def _desk_rows(self) -> int:
        """Rows of the desk: a long answer has those of it that the card or a short question can spare, no form's."""
        if not self._open:
            return self._make_room(0) - self.lent
        self._wanted = max(self._wanted, self._open[-1].wants)
        rows = self._make_room(self._wanted)
        needs = self._open[-1].rows or rows
        return rows - max(0, min(self.lent, rows - needs))

    def lend(self, rows: int) -> None:
        """Let a long answer have up to `rows` rows of the desk; DESK_LEAST stay."""
        rows = max(0, min(rows, self._rows - DESK_LEAST))
        if rows != self.lent:
            self.lent = rows
            if not self._open or self._is_beside:
                self._screen.query_one("#desk").styles.height = self._desk_rows

    @property
    def question(self) -> bool:
        """Whether what is open is what the battle waits for, and nothing else."""
        return len(self._open) == 1 and self._open[0].QUESTION

    @property
    def open(self) -> DeskPanel | None:
        """The panel that is open."""
        return self._open[-1] if self._open else None

    def show(self, panel: DeskPanel, then: Callable[[object], None]) -> None:
        """Open a panel, over the one that is open: that waits for it."""

        def answered(said: object) -> None:
            asked = panel.QUESTION and said is not None
            self.late.answered(self._keys_of(panel) if asked else NONE, by_enter=panel.by_enter)
            if said is not None and not panel.QUESTION:
                self.late.given()
            self.close()
            then(said)

        if self._open:
            self._open[-1].display = False
        else:
            self._from = self._screen.focused
        self._open.append(panel)
        self._wanted = 0
        panel.ask(answered)
        self._arrange()
        self._changed()
        self._screen.set_focus(panel.query_one(panel.FIRST))

    def _keys_of(self, panel: DeskPanel) -> frozenset[str]:
        """The keys of a panel, as they are set now, and the point of a number."""
        active = self._screen.active_bindings.items()
        return frozenset((*(key for key, bound in active if bound.node is panel), "full_stop"))

    def close(self) -> None:
        """Put the panel away, without an answer; one that waited for it is there again."""
        panel = self._open.pop()
        self._wanted = 0
        panel.display = False
        if self._open:
            self._show_again()
            self._arrange()
            self._changed()
            self._screen.set_focus(self._open[-1].query_one(self._open[-1].FIRST))
            return
        self._show_again()
        self._changed()
        self._screen.query_one("#desk").styles.height = self._desk_rows
        if self._has_keys(panel):
            back = self._from if self._from is not None and self._from.is_attached else None
            self._screen.set_focus(back or self._screen.query_one(Roster))

    def close_all(self) -> None:
        """Close every open panel, since things stand otherwise."""
        while self._open:
            self.close()

    def overtaken(self) -> None:
        """Close what is open because its question is decided otherwise.

        A key that was meant for it and comes too late does nothing but say what it would do.
        """
        panel = self.open
        keys = frozenset(self._screen.active_bindings) if panel is None else self._keys_of(panel)
        self.late.answered(keys, by_enter=True)
        self.close_all()

    def _arrange(self) -> None:
        """Show the open panel: in the place of the card where there is room, else over everything but what is asked."""
        panel = self._open[-1]
        beside = self._is_beside
        keeps = not beside and panel.QUESTION and self._told()
        short = 0 if beside else self._short(panel, also=int(keeps))
        if keeps and not short and (short := self._short(panel)):
            keeps = False
        self.keeps_answer = keeps
        self._screen.query_one("#desk").styles.height = self._desk_rows if beside else short or "1fr"
        panel.display = True
        away = BESIDE if beside else UNDER if short else OVER
        for name in away[1:] if keeps else away:
            for widget in self._screen.query(name):
                widget.styles.display = "none"
                self._put_away.append(widget)
        for above in panel.ancestors:
            if isinstance(above, Widget) and not above.display:
                above.styles.display = "block"
                self._put_away.append(above)

    def _short(self, panel: DeskPanel, *, also: int = 0) -> int:
        """The rows of a question so short that the roster stays in sight above it; 0 where it takes everything.

        `also` rows are taken by the last answer.
        """
        screen, roster = self._screen, self._screen.query_one(Roster)
        on_map = screen.classes & {"map-full", "map-shown", "mapping"}
        if not panel.rows or on_map or not screen.query_one("#units-box").display:
            return 0
        left = screen.app.size.height - LINES - self._below - panel.rows - also
        if left < min(ROSTER_LEAST, len(roster.rows)):
            return 0
        screen.call_after_refresh(roster.reveal_units, roster.asked)
        return panel.rows

    def resized(self) -> None:
        """Arrange the open panel anew for another size: it may find room beside the roster, or lose it."""
        if not self._open:
            return
        self._show_again()
        self._arrange()

    def _show_again(self) -> None:
        self.keeps_answer = False
        for widget in self._put_away:
            widget.styles.clear_rule("display")
        self._put_away = []

    def _has_keys(self, panel: DeskPanel) -> bool:
        focused = self._screen.focused
        return focused is None or panel in focused.ancestors_with_self

    def keys_elsewhere(self) -> None:
        """Put the panel aside after a click somewhere else; a line to type in leaves it as it is.

        Whoever types a sentence has seen that the question before it is answered.
        """
        panel, focused = self.open, self._screen.focused
        if isinstance(focused, Input):
            self.late.seen()
        if panel is not None and focused is not None and not self._has_keys(panel):
            if isinstance(focused, Input) and self._screen.app.screen is not self._screen:
                return
            self.close_all()
            self._screen.refresh_bindings()
