"""The board: status, roster, log, card and what is asked, brought in line with the battle."""

from collections.abc import Callable
from contextlib import suppress

from textual.content import Content
from textual.geometry import Size

from squadlog.base.errors import StoreError
from squadlog.base.plugs import answers, key_of_command, marks_beside, rests_beside, short_beside
from squadlog.battle.state import Known
from squadlog.session.chapters import is_set_up
from squadlog.session.clock import Timing
from squadlog.session.said.commanding import is_for_commander, sides_ordered_here
from squadlog.session.said.others import BESIDE, have_others_beside
from squadlog.session.view.questions.waiting import format_gone, waits
from squadlog.session.view.words.asked_line import units_awaited
from squadlog.session.view.words.status import status_line
from squadlog.tui.battle.askline import AskLine, RoomyWords
from squadlog.tui.battle.guiding import GuidePanel
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.orderlist import ask_words, status_words
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.arrangement import Arrangement
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.curtain import Curtain
from squadlog.tui.battle.parts.desk_card import DeskCard
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.battle.parts.on_map import OnMap
from squadlog.tui.battle.roster import Roster
from squadlog.tui.battle.roster_rows import RosterState
from squadlog.tui.chrome.key_bar import key_shown

LOOKS_BESIDE_S = 1.0
"""How often it is asked how what runs beside the battle stands."""
SAY = 9
"""Cells of the prompt while nobody types (battle.tcss)."""


class Board:
    """Draws what stands, everything or a part of it."""

    def __init__(
        self,
        chair: Chair,
        curtain: Curtain,
        arrangement: Arrangement,
        *,
        panels: Panels,
        on_map: OnMap,
        roster: Roster,
        journal: Journal,
        card: DeskCard,
        answer: LastAnswer,
        clock: Callable[[], Timing | None],
        played: Callable[[], str],
    ) -> None:
        """Take the parts that are drawn. `clock` gives the clock as it stands; None where play is not timed.

        `played` gives how long was played, in words; empty where that is not shown.
        """
        self._chair, self._curtain, self._arrangement = chair, curtain, arrangement
        self._roster, self._journal, self._card, self._answer = roster, journal, card, answer
        self._clock, self._panels, self._map, self._played = clock, panels, on_map, played
        self.status = RoomyWords("", id="status", markup=False)
        self.ask = AskLine("", id="ask", markup=False)
        self.shown: Known | None = None
        """The battle as it was drawn last; None before it is drawn."""
        self.lesson: GuidePanel | None = None
        """What tells the lesson of a guided fight; None in every other battle."""
        self._beside: tuple[tuple[str, ...], str] = ((), "")
        self.drawn_at = Size()
        """The size of the screen when it was drawn last."""
        self._asks = ""

    def redraw(self, *, whole: bool = False, onward: bool = False) -> None:
        """Bring everything in line with the battle as it stands.

        `whole` reads the log again, `onward` puts the cursor on the next unit that is waited for.
        """
        seat, arrangement = self._chair.seat, self._arrangement
        self.drawn_at = self.status.app.size
        if arrangement.fit(seat.known, taught=self._lesson_rows) and arrangement.frame is not None:
            self._panels.room(arrangement.frame.desk, below=arrangement.below)
        self.draw_status()
        if self.shown is None:
            self.status.set_interval(LOOKS_BESIDE_S, self._look_beside)
        if whole or self.shown is None:
            self._journal.show(seat.log.entries(), seat.known)
            self._card.forget()
        self._draw_roster()
        self._tell_lesson()
        self.draw_ask()
        if onward and self._map.panel is None:
            self._next_unit()
        self._draw_card()
        self._answer.again()
        if (asks := seat.due.ask().kind) != self._asks:
            self._asks = asks
            self.status.screen.refresh_bindings()
        # Before the cursor goes on, what was in the hand on the map is put away.
        if self._map.show() and onward:
            self._next_unit()

    @property
    def _lesson_rows(self) -> int:
        return self.lesson.rows_at(self.drawn_at.width) if self.lesson is not None else 0

    def other_panel(self) -> None:
        """Draw again what stands beside the panels, so that it names no key that does something else now."""
        self._tell_lesson()
        self._roster.border.keys_in_panel(opened=self._panels.open is not None)
        self.draw_ask()
        self._answer.again()
        self._map.say_whose_keys()

    def soldier_chosen(self) -> None:
        """Show what there is to know of the unit under the cursor."""
        self._draw_card()
        self._map.choose()

    def _tell_lesson(self) -> None:
        """Tell the lesson of a guided fight, as the battle and what is open stand."""
        if self.lesson is not None:
            self.lesson.show(aside=self._panels.open is None and waits(self._chair.seat))

    def draw_status(self) -> None:
        """Draw the first line: where the battle stands, and whose time runs."""
        seat, width = self._chair.seat, self.status.app.size.width
        told = status_line(seat, seated=self._curtain.seated(), timing=self._clock(), played=self._played())
        self.status.tell(status_words(seat.known, told, width, *self._beside))

    def _look_beside(self) -> None:
        """Mark what runs beside the battle, where that has changed; whoever was seated meanwhile speaks from now on."""
        with suppress(StoreError):
            have_others_beside(self._chair.seat)
        number, goes_on = self._chair.seat.id, self._key_that_goes_on()
        if (marks := (marks_beside(number, goes_on), short_beside(number, goes_on))) != self._beside:
            self._beside = marks
            self.draw_status()
            self.draw_ask()  # who waits to be told to go on leaves his question to people

    def _key_that_goes_on(self) -> str:
        """The key by which those go on who wait, since something was undone; empty where nobody has to."""
        if not rests_beside(self._chair.seat.id, BESIDE):
            return ""
        commands = (typed.removeprefix("squadlog ").partition(" ")[0] for typed in answers("goes_on"))
        found = next(filter(None, map(key_of_command, commands)), None)
        return "" if found is None else key_shown(self.status.screen, found.setting, found.key)

    def _draw_roster(self) -> None:
        """Draw the soldiers, of the battle that is shown from now on."""
        seat, frame = self._chair.seat, self._arrangement.frame
        self.shown = seat.known
        self._roster.show(
            RosterState(
                battle=seat.known,
                seat=seat.who.seat,
                asked=units_awaited(seat.known, seat.due.ask()),
                shots=seat.rules.shots_left(),
                did=self._journal.did,
                two=frame is not None and frame.two,
                sides=sides_ordered_here(seat),
            )
        )

    def draw_ask(self) -> None:
        """Draw the line above the prompt: what is asked now, who is asked, and how many are marked."""
        seat = self._chair.seat
        battle, ask = seat.known, seat.due.ask()
        asks = ask_words(
            battle,
            ask,
            seat.die.roll,
            width=self.ask.app.size.width - SAY,
            mine=seat.asked() and self._panels.open is None and not is_for_commander(seat),
            enter=self._map.told_of_enter(),
            curtain=is_set_up(battle)
            and ask.kind in ("begin", "roll_initiative")
            and self._curtain.may_lay(),
            marked=self._roster.marked,
            gone=format_gone(seat),
            elsewhere=seat.for_other_home(ask.side) if seat.apart else "",
        )
        self.ask.tell(asks)

    def _draw_card(self) -> None:
        """Draw what there is to know of the unit under the cursor: on the desk, else beneath the last answer."""
        if self._arrangement.has_desk:
            self._card.draw()
        else:
            self._answer.again()

    def _next_unit(self) -> None:
        """Put the cursor on the next unit that is waited for, unless it already is on one."""
        roster, seat = self._roster, self._chair.seat
        waiting = units_awaited(seat.known, seat.due.ask())
        if waiting and roster.selected not in waiting:
            roster.select(waiting[0])
            roster.call_after_refresh(roster.reveal_units, waiting)

    def empty(self, told: str) -> None:
        """Clear roster and answer, and show only these words, so that one seat sees nothing kept for another."""
        self._answer.told = Content(told)
        self._roster.fill(())
