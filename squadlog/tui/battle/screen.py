"""The battle screen, the squad log: it puts its parts together, and hands each what is pressed, clicked and heard."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input

from squadlog.base.gc_pause import hold, let_go
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import show_as_before, show_from_now_on
from squadlog.base.plugs import marks_beside, stop_beside
from squadlog.battle.commands import EndBattle
from squadlog.facts.seats import NOBODY, TABLE
from squadlog.session.said.others import have_others_beside
from squadlog.session.seat import Seat
from squadlog.session.view.orders.unordered import format_left_out
from squadlog.session.view.words.status import before_play
from squadlog.tui.battle.clock import PlayedTime, ScreenClock
from squadlog.tui.battle.guiding import guide_panel
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.keys import HELP, KEYS, PRINTED
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.allowed import Allowed
from squadlog.tui.battle.parts.arrangement import Arrangement
from squadlog.tui.battle.parts.asked_now import AskedNow
from squadlog.tui.battle.parts.board import Board
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.curtain import Curtain
from squadlog.tui.battle.parts.desk_card import DeskCard
from squadlog.tui.battle.parts.last_answer import LastAnswer
from squadlog.tui.battle.parts.meant_units import MeantUnits
from squadlog.tui.battle.parts.notes import Notes
from squadlog.tui.battle.parts.on_map import OnMap
from squadlog.tui.battle.parts.orders import OrderKeys
from squadlog.tui.battle.parts.outcomes import Outcomes
from squadlog.tui.battle.parts.prompt import Prompt
from squadlog.tui.battle.parts.questions import Questions
from squadlog.tui.battle.parts.reminding import Reminding
from squadlog.tui.battle.parts.rooms import Rooms
from squadlog.tui.battle.parts.set_up import SetUp
from squadlog.tui.battle.parts.slot_orders import SlotOrders
from squadlog.tui.battle.parts.step_back import StepBack
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.battle.parts.timed import Timed
from squadlog.tui.battle.parts.typed_keys import TypedKeys
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.following import ELSEWHERE, Following
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.palette import what_a_key_does
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Entry, RoomScreen
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.dialogs.actions import ActionPanel
from squadlog.tui.dialogs.panel import DeskPanel
from squadlog.tui.parts import KeyedPart

with lazy_imports():
    from squadlog.tui.battle import ending

READ_AHEAD_S = 1.0
"""When the first look is over, what is likely to be opened is loaded."""


class BattleScreen(RoomScreen):
    """The screen of one battle. Its parts do the work; it knows in which order they are asked."""

    # That of the log too: what is opened again and again from here is not read when its key is pressed.
    CSS_PATH = [  # noqa: RUF012 - textual declares it
        "battle.tcss", "map_screen.tcss", "../dialogs/panel.tcss", "guiding.tcss", "log.tcss",
    ]  # fmt: skip
    AUTO_FOCUS = "#units"
    HELP = HELP
    BINDINGS: ClassVar[list[BindingType]] = [*KEYS]
    PRINTED: ClassVar[tuple[Binding, ...]] = PRINTED
    board: Board
    outcomes: Outcomes

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._remarks: tuple[str, ...] = ()
        chair = self.chair = Chair(seat)
        roster, journal = self.roster, self.journal = Roster(id="units"), Journal(id="journal")
        self.arrangement = Arrangement(self)
        panels = self.panels = Panels(
            self,
            lambda: self.board.other_panel(),  # noqa: PLW0108 - the board is made later
            lambda: bool(self.answer.told.plain),
            self.arrangement.make_room,
        )
        card = self.card = DeskCard(chair, self.arrangement, panels, roster, journal)
        answer = self.answer = LastAnswer(chair, self.arrangement, panels, journal, card.rows)
        meant = self.meant = MeantUnits(chair, roster, answer.show)
        slot = self.slot = SlotOrders(chair, panels.late, meant, roster)
        talk = self.talk = Talk(
            chair,
            slot,
            panels,
            answer=answer,
            journal=journal,
            shows=lambda outcome: self.outcomes.show(outcome),  # noqa: PLW0108 - likewise
        )
        self.curtain = Curtain(chair, roster, self._sit)
        self.map = OnMap(
            self, chair, roster=roster, card=card, panels=panels, talk=talk, answer=answer,
            redraw_soon=lambda: self.soon(self.board.redraw),
            follow_soon=lambda: self.soon(self._follow),
            draw_ask=lambda: self.board.draw_ask(),  # noqa: PLW0108 - likewise
        )  # fmt: skip
        self.prompt = Prompt(chair, talk, slot, self.map.after_prompt)
        self.questions = Questions(chair, panels, talk, self.curtain, answer)
        self.orders = OrderKeys(
            chair, talk, meant, slot, panels=panels, answer=answer, journal=journal,
            ruled_path=self.map.ruled_path, fire_key=self._fire_key, say_in_words=self.prompt.begin,
        )  # fmt: skip
        rooms = self.rooms = Rooms(chair, talk, meant, answer, roster)
        set_up = SetUp(chair, talk, self.questions)
        self.following = Following(self, self.record, self.gone_on)
        self.timed = Timed(
            chair, talk, panels,
            answer=answer, roster=roster, following=self.following, sets_down=self.map.place,
        )  # fmt: skip
        draws = lambda: self.board.draw_status()  # noqa: E731, PLW0108 - likewise
        self.clock = ScreenClock(chair, self, draws, self.timed.time_is_up)
        self.board = Board(
            chair, self.curtain, self.arrangement, panels=panels, on_map=self.map,
            roster=roster, journal=journal, card=card, answer=answer, clock=self.clock.shown,
            played=PlayedTime(chair, self).words,
        )  # fmt: skip
        self.outcomes = Outcomes(
            chair, panels, self.curtain, self.board,
            answer=answer, journal=journal, redraw=self.board.redraw, follow=self._follow,
        )  # fmt: skip
        self.allowed = Allowed(
            chair,
            panels,
            self.curtain,
            lambda: self.is_mounted and self.board.shown is not None,
            lambda: isinstance(self.focused, Input),
        )
        self.typed = TypedKeys(chair, roster, panels.late, slot=slot, meant=meant, allowed=self.allowed)
        parts: dict[str, KeyedPart] = {
            "asked": AskedNow(
                chair, roster, talk, answer,
                set_up=set_up, questions=self.questions, orders=self.orders, rooms=rooms,
            ),
            "orders": self.orders, "questions": self.questions, "prompt": self.prompt, "panels": panels,
            "map": self.map, "curtain": self.curtain, "timed": self.timed, "rooms": rooms,
            "notes": Notes(chair, talk, meant, roster), "reminding": Reminding(chair, self, self.board.redraw),
            "going_back": StepBack(chair, talk),
        }  # fmt: skip
        for part in parts.values():
            part.allows = self.allowed.now
        self.parts = parts

    @property
    def seat(self) -> Seat:
        """The seat that the battle is shown from now."""
        return self.chair.seat

    def record(self) -> Seat:
        """The battle that the screen shows."""
        return self.chair.seat

    def compose(self) -> ComposeResult:
        """The roster with the desk under it, the map, the log; what is asked below."""
        show_from_now_on(self.chair.scale)
        self.arrangement.at_first(mapped=bool(self.seat.known.setup.map))
        yield self.board.status
        if (guide := guide_panel(self.seat)) is not None:
            self.board.lesson = guide
            yield guide
        with Horizontal(id="middle"):
            with Vertical(id="units-box"):
                yield self.roster
                with Vertical(id="desk"):
                    yield from self.card.compose()
                    yield from self.panels.compose()
            yield from self.map.compose()
            with Vertical(id="side"):
                yield self.journal
        yield from self.map.compose_line()
        yield self.answer.line
        with Horizontal(id="ask-row"):
            yield self.board.ask
            if not self.seat.who.looks:
                yield self.prompt.line
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the battle and whatever it waits for."""
        self.roster.stood = self.card.lines.fit = self.board.soldier_chosen
        alone = self.seat.who.seat not in (TABLE, NOBODY)
        keeps = self.seat.seal.secrecy if alone else ""
        self._remarks = self.seat.seal.remarks
        if told := " ".join(filter(None, (*self._remarks, keeps))) or before_play(self.seat.known):
            self.answer.told = Content(told)
        self.board.redraw(whole=True, onward=True)
        self.soon(self._follow)
        # What is loaded lasts as long as this screen: to walk it in search of garbage is felt, some fifty ms in a key.
        self.soon(lambda: hold(self))
        self.set_timer(READ_AHEAD_S, lambda: places(self.app).read_ahead("log"))
        self.following.begin()
        have_others_beside(self.seat)

    def on_unmount(self) -> None:
        """Let go of what was loaded and kept for this screen, and end what runs beside it."""
        stop_beside(self.seat.id)
        show_as_before(self.chair.scale)
        places(self.app).forget(self)
        let_go(self)

    def on_resize(self, event: events.Resize) -> None:
        """Draw the battle again in another size: more or less of the rows fits."""
        if event.size != self.board.drawn_at:
            self.arrangement.resized(event.size)
            self.soon(self.panels.resized)
            self.soon(self.board.redraw)

    def on_screen_resume(self) -> None:
        """Draw the battle again if it changed on a screen laid over this one."""
        if self.board.shown is not None and self.board.shown is not self.seat.known:
            self.answer.show(Content(""))
            self.board.redraw(whole=True)

    def gone_on(self) -> None:
        """Show the battle where another window has gone on to, and open what it waits for."""
        self.panels.close_all()
        known, self._remarks = self._remarks, self.seat.seal.remarks
        fresh, beside = " ".join(one for one in self._remarks if one not in known), marks_beside(self.seat.id)
        heard = self.answer.words_of(self.seat.log.newest()) if beside or self.seat.who.looks else None
        self.answer.show(Content(fresh) if fresh else heard or Content("" if beside else ELSEWHERE))
        self.board.redraw(whole=True, onward=True)
        self.soon(self._follow)

    # Showing

    def _follow(self) -> None:
        """Open what the battle waits for, but nothing over the hand that lays down one thing after the other."""
        if self.app.screen is self and not self.map.lays:
            self.questions.follow()

    def _sit(self, seat: Seat, told: str) -> None:
        """Show what another seat knows, and nothing that was kept for the one before."""
        self.panels.close_all()
        places(self.app).forget(self)
        self.chair.seat = seat
        self.prompt.line.sit()
        if self.map.panel is not None:
            self.map.panel.held.sit(seat)
        self.board.empty(told)
        self.board.redraw(whole=True, onward=True)
        self.refresh_bindings()
        self.soon(self._follow)

    # What is heard of the lists, the forms and the map

    @on(StripList.Selected, "#units")
    async def _next_asked(self, event: StripList.Selected) -> None:
        """Enter on a row does what is asked."""
        event.stop()
        await self.run_action("asked.answer")

    @on(StripList.Selected, "#journal")
    def _log_there(self, event: StripList.Selected) -> None:
        """Enter on a line of the log opens the log there."""
        event.stop()
        self.rooms.action_log(self.journal.entry_of(event.key))

    @on(Roster.Marked)
    def _other_marks(self) -> None:
        """Draw what depends on the marks: others are marked."""
        self.board.draw_ask()

    @on(Roster.LeftOut)
    def _some_left_out(self, event: Roster.LeftOut) -> None:
        """Say who was not marked with the others, and why."""
        event.stop()
        self.answer.show(Content(format_left_out(self.seat.known, event.numbers, others=event.others)))

    @on(ActionPanel.Planned)
    def _plan_shot(self, event: ActionPanel.Planned) -> None:
        event.stop()
        self.questions.open_shot(event.card, self.panels.the(ActionPanel).planned)

    @on(DeskPanel.Fuller)
    def _more_lines(self, event: DeskPanel.Fuller) -> None:
        """Give a form that has more lines than before more rows."""
        event.stop()
        self.panels.grow()

    # By their names: a battle without a map does not load what sends them.

    def on_map_ordered(self, event: Message) -> None:
        """Hand to the map's part what was done on the map, or is wanted of it."""
        event.stop()
        self.map.hear(event)

    on_map_chose = on_map_told = on_map_left = on_map_ordered
    on_placing_panel_taken = on_action_panel_pointed = on_shot_panel_aims = on_map_ordered

    async def on_map_answered(self, event: Message) -> None:
        """Enter on the map, with no tool in the hand, does what is asked."""
        event.stop()
        await self.run_action("asked.answer")

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Put the panel aside when somebody works elsewhere."""
        self.panels.keys_elsewhere()
        self.map.keys_go_to(event.widget)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say the sentence that was typed."""
        event.stop()
        self.prompt.say(event.input, event.value)

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Say why a key gives no order now; digits choose a unit by its number."""
        if self.board.lesson is not None and event.is_printable and event.key not in self.active_bindings:
            self.board.lesson.unknown(event.character or event.key)
        self.panels.late.pressed(event.key)
        if self.panels.open is not None:
            return
        self.answer.object("")
        typing = isinstance(self.focused, Input)
        if not typing and (told := self._why_not(event)):
            event.stop()
            self.answer.object(told)
        elif self.typed.chooses(event, typing=typing):
            event.stop()

    def _why_not(self, event: events.Key) -> str:
        """Why a key gives no order now; empty where it may act."""
        chain = ((node, bindings.key_to_bindings.get(event.key)) for node, bindings in self._binding_chain)
        node, bound = next(((node, found[0]) for node, found in chain if found), (self, None))
        return self.typed.why_not(event, bound, of_screen=node is self, of_roster=node is self.roster)

    def _fire_key(self) -> str:
        fire = (one.binding for one in self.active_bindings.values() if one.binding.id == "battle.fire")
        return self.app.get_key_display(next(fire))

    def on_mouse_down(self) -> None:
        """Note that whoever points at something has looked, so no key is late."""
        self.panels.late.last = ""
        self.panels.late.seen()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """A battle on a map has the way to it in the footer; in one without, the key says why it leads nowhere."""
        sets_up = self.board.shown is not None and self.board.shown.stage == "setup"
        return self.map.named(super().active_bindings, sets_up=sets_up)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed now, for the footer: never while a panel has the keys."""
        return self.allowed.now("says" if action == "extra" and len(parameters) > 1 else action)

    def beside_keys(self) -> Iterator[Entry]:
        """The end of the battle, the tools of the map, and each order that is not asked for now."""
        if self.seat.known.stage != "over" and self.seat.may(EndBattle):
            told = "Scores the points as they stand, after you confirm. Key: T, its last line"
            yield "End the battle and score", told, partial(ending.ask_to_end, self.app, self.talk.submit)
        yield from self.map.beside_keys()
        bound = (one for each in self._bindings.key_to_bindings.values() for one in each)
        yield from self.typed.beside_keys(
            bound, partial(what_a_key_does, self), self.run_action, self.answer.object
        )

    def action_back(self) -> None:
        """Out of the prompt first, then back to the screen before."""
        looks = self.seat.who.looks
        if self.prompt.leave():
            return
        if self.roster.marked:
            self.roster.marks.action_clear_marks()
        elif self.typed.leaving or looks or self.seat.known.stage == "over":
            super().action_back()
        else:
            # One Escape too many, meant for a dialog, would send the orders typed behind it to another screen.
            self.typed.leaving = True
            self.answer.object(
                "Press Escape again to go home. Nothing needs saving: c there continues the battle.", sign=""
            )

    def action_extra(self, screen: str, says: str = "") -> None:
        """A screen of an extra, of this battle as this seat knows it, or about those who await an order."""
        self.rooms.open_extra(screen, of_orders=says == "order")

    def action_tab(self) -> None:
        """On a narrow screen the soldiers, then the log."""
        self.toggle_class("tab-units", "tab-log")
