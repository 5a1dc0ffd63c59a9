"""The board of the battle screen: what it shows, and how that is brought in line with the battle."""

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size

from squadlog.base.gc_pause import hold, let_go
from squadlog.battle.state import Known
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import NOBODY, TABLE, Speaker, for_all
from squadlog.rules.common.ask import waited_for
from squadlog.session.chapters import is_set_up
from squadlog.session.seat import Seat
from squadlog.tui.battle import summons
from squadlog.tui.battle.askline import AskLine, CardLines, RoomyWords
from squadlog.tui.battle.card import card_words, table_words, title_of
from squadlog.tui.battle.clock import ScreenClock
from squadlog.tui.battle.frame import BORDER, BROAD, LOW, LOW_MOST, MAP_LINE, WIDE, BattleFrame, framed
from squadlog.tui.battle.guiding import GuidePanel, guide_panel
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.late_keys import left_out_words
from squadlog.tui.battle.log_words import LogStep
from squadlog.tui.battle.orderlist import ask_words, before_play, clock_words, seat_words, status_words
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.roster import Roster, RosterState
from squadlog.tui.battle.story import LEFT_OUT, briefing, cut_to, fitted, result, result_in_one, story
from squadlog.tui.battle.summons import gone_words
from squadlog.tui.chrome.folding_list import folded
from squadlog.tui.chrome.following import ELSEWHERE, Following
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Hint, hint_line, retitle
from squadlog.tui.chrome.words import REFUSED, lines
from squadlog.tui.dialogs.panel import DeskPanel
from squadlog.tui.dialogs.sayline import SayLine

READ_AHEAD_S = 1.0
"""When the first look is over, what is likely to be opened is loaded."""
CARD_HINTS: tuple[Hint, ...] = (("i", "reasons", "card"),)
MOST_REFUSED = 5
"""Rows that a refusal may have, over those of an answer."""
SAY = 9
"""Cells of the prompt while nobody types (battle.tcss)."""


class BattleBoard(Following):
    """Status, roster, card, log, the last answer, what is asked, and the prompt."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.shown: Known | None = None
        self._asks = ""
        self._drawn_at = self._framed_for = Size()
        self.answered = self._objected = Content("")
        self._newest: tuple[Content, LogStep] | None = None
        self.panels = Panels(self, self.other_panel, lambda: bool(self.answered.plain), self._make_room)
        self.clock = ScreenClock(self)
        self.frame: BattleFrame | None = None
        self._log_rows = 0
        self._remarks: tuple[str, ...] = ()
        self.lesson: GuidePanel | None = None
        self._card: tuple[tuple[Known, tuple[int | None, int, int]] | None, list[Content]] = None, []

    def compose(self) -> ComposeResult:
        """The roster with the desk under it, the map, the log; what is asked below."""
        self.arrange_for(self.app.size.width)
        yield RoomyWords("", id="status", markup=False)
        if (guide := guide_panel(self.seat)) is not None:
            self.lesson = guide
            yield guide
        with Horizontal(id="middle"):
            with Vertical(id="units-box"):
                yield Roster(id="units")
                with Vertical(id="desk"):
                    with Vertical(id="card-box", classes="panel") as box:
                        box.border_subtitle = hint_line(CARD_HINTS)
                        yield CardLines(id="card")
                    yield from self.panels.compose()
            yield from self.compose_map()
            with Vertical(id="side"):
                yield Journal(id="journal")
        yield from self.compose_map_line()
        yield RoomyWords("", id="answer", markup=False)
        with Horizontal(id="ask-row"):
            yield AskLine("", id="ask", markup=False)
            if not self.seat.who.looks:
                yield SayLine(lambda: self.seat.known)
        yield KeyBar()

    def arrange_for(self, width: int) -> None:
        """What hangs on the size, set before anything has looks: a later change would renew them all."""
        fitting = [name for least, name in self.app.HORIZONTAL_BREAKPOINTS or () if width >= least][-1:]
        self.add_class("tab-units", *fitting, update=False)
        self._set_size_classes(self.app.size, update=False)

    def _set_size_classes(self, size: Size, *, update: bool = True) -> None:
        self.set_class(size.height < LOW, "low", update=update)
        self.set_class(size.width >= BROAD, "broad", update=update)

    def _fit(self) -> None:
        """Divide the screen: the same for the same size and the same soldiers."""
        size, battle = self.app.size, self.seat.known
        below = MAP_LINE if battle.setup.map and size.width >= WIDE else 0
        below += self.lesson.rows_at(size.width) if self.lesson is not None else 0
        soldiers, groupings, mapped = len(battle.units), len(battle.groupings), bool(battle.setup.map)
        frame = framed(size.width, size.height, soldiers, groupings, below=below, mapped=mapped)
        if frame != self.frame or size != self._framed_for:
            self.frame, self._framed_for = frame, size
            self._place_log(frame)
            self.panels.room(frame.desk, below=below)

    def _place_log(self, frame: BattleFrame) -> None:
        """As a column of its own, if the frame says so; with the desk under it, in a layer over the units' box."""
        side, desk = self.query_one("#side").styles, self.query_one("#desk").styles
        self._log_rows = frame.log_rows
        self.set_class(frame.beside, "desk-beside")
        for styles, rule in ((side, "width"), (side, "height"), (desk, "width"), (desk, "margin")):
            styles.clear_rule(rule)
        if frame.log:
            side.width = frame.log
        if frame.beside:
            side.height, desk.width = frame.log_rows, frame.log
            desk.margin = (frame.log_rows, 0, 0, 0)

    def _make_room(self, wanted: int) -> int:
        """Rows of the desk for a form that wants so many; the log over it, if it stands there, has the others."""
        frame = self.frame or BattleFrame(desk=0, answer=1)
        opened = frame.opened(wanted)
        if frame.beside and opened.log_rows != self._log_rows:
            self._place_log(opened)
        return opened.desk

    def on_desk_panel_fuller(self, event: DeskPanel.Fuller) -> None:
        """More lines of a form than before."""
        event.stop()
        self.panels.grow()

    def compose_map(self) -> ComposeResult:
        """What stands between units and log: a board alone has no map."""
        yield from ()

    def compose_map_line(self) -> ComposeResult:
        """What stands under them: a board alone has no map."""
        yield from ()

    def on_mount(self) -> None:
        """Show the battle and whatever it waits for."""
        self.query_one(Roster).stood = self.query_one(CardLines).fit = self.soldier_chosen
        alone = self.seat.who.seat not in (TABLE, NOBODY)
        keeps = self.seat.secrecy_words if alone else ""
        self._remarks = self.seat.seal_remarks
        if told := " ".join(filter(None, (*self._remarks, keeps))) or before_play(self.seat.known):
            self.answered = Content(told)
        self.redraw(whole=True, onward=True)
        self.soon(self.follow)
        # What is loaded lasts as long as this screen: to walk it in search of garbage is felt, some fifty ms in a key.
        self.soon(lambda: hold(self))
        self.set_timer(READ_AHEAD_S, lambda: places(self.app).read_ahead("log"))

    def on_unmount(self) -> None:
        """What was loaded may go, and what was kept."""
        places(self.app).forget(self)
        let_go(self)

    def on_resize(self, event: events.Resize) -> None:
        """Another width shows more or less of the rows."""
        if event.size != self._drawn_at:
            self._set_size_classes(event.size)
            self.soon(self.panels.resized)
            self.soon(self.redraw)

    def record(self) -> Seat:
        """The battle."""
        return self.seat

    def gone_on(self) -> None:
        """Another window has gone on: show the battle as it stands there, and what it waits for."""
        self.panels.close_all()
        known, self._remarks = self._remarks, self.seat.seal_remarks
        if fresh := [remark for remark in self._remarks if remark not in known]:
            told: Content | None = Content(" ".join(fresh))
        else:
            told = self.told_last(self.seat.newest()) if self.seat.who.looks else None
        self.draw_answer(told or Content(ELSEWHERE))
        self.redraw(whole=True, onward=True)
        self.soon(self.follow)

    def told_last(self, step: LogStep | None) -> Content | None:
        """What just happened, in the rows that there are for it; None where nobody need be told."""
        if step is None or not step.lines:
            return None
        rows, width = min(self.frame.answer, LOW_MOST) if self.frame is not None else 1, self.app.size.width
        earlier = self.query_one(Journal).shots_before_the_last() if width < WIDE else ()
        told = result(step, self.seat.known, width - 2, rows, earlier=earlier)
        self._newest = told, step
        return told

    def last_result(self) -> Content:
        """What was told last, as long as it is what happened and nothing that was said since."""
        return self.answered if self._newest is not None and self._newest[0] is self.answered else Content("")

    def on_screen_resume(self) -> None:
        """Something may have changed on a screen laid over this one."""
        if self.shown is not None and self.shown is not self.seat.known:
            self.draw_answer(Content(""))
            self.redraw(whole=True)

    # Showing

    def redraw(self, *, whole: bool = False, onward: bool = False) -> None:
        """Bring everything in line with the battle as it stands.

        `whole` reads the log again, `onward` puts the cursor on the next unit that is waited for.
        """
        battle = self.seat.known
        self._drawn_at = self.app.size
        ask = self.seat.ask()
        self._fit()
        self.draw_status()
        asked, journal = waited_for(battle, ask), self.query_one(Journal)
        if whole or self.shown is None:
            journal.show(self.seat.log(), battle)
            self._card = None, []
        self.query_one(Roster).show(
            RosterState(
                battle=battle,
                seat=self.seat.who.seat,
                asked=asked,
                shots=self.seat.shots_left(),
                did=journal.did,
                two=self.frame is not None and self.frame.two,
            )
        )
        self.shown = battle
        self.tell_lesson()
        self.draw_ask()
        if onward:
            self.next_unit()
        self._draw_card()
        self.draw_answer(self.answered)
        if ask.kind != self._asks:
            self._asks = ask.kind
            self.refresh_bindings()

    def draw_ask(self) -> None:
        """The line above the prompt: what is asked now and of whom, and how many are marked."""
        battle, ask = self.seat.known, self.seat.ask()
        asks = ask_words(
            battle,
            ask,
            self.seat.awaiting,
            width=self.app.size.width - SAY,
            mine=self.seat.asked() and self.panels.open is None,
            enter=self.answers_by_enter(),
            curtain=is_set_up(battle) and ask.kind in ("begin", "roll_initiative") and self._may_lay(),
            marked=self.query_one(Roster).marked,
            gone=gone_words(self.seat),
        )
        self.query_one("#ask", AskLine).tell(asks)

    @on(Roster.Marked)
    def _other_marks(self) -> None:
        """Others are marked."""
        self.draw_ask()

    @on(Roster.LeftOut)
    def _some_left_out(self, event: Roster.LeftOut) -> None:
        """Who was not marked with the others, and why."""
        event.stop()
        self.draw_answer(Content(left_out_words(self.seat.known, event.numbers, others=event.others)))

    def _may_lay(self) -> bool:
        """Whether a side has still something to lay down in secret, at a machine that all share."""
        return (
            for_all(self.seat.who.seat)
            and self.seat.has_secrets
            and any(self.seat.of(Speaker(seat=side)).placeables() for side in self.seat.known.side_ids())
        )

    def draw_status(self) -> None:
        """The first line: where the battle stands, and whose time runs."""
        battle, points = self.seat.known, [side.points for side in self.seat.score()]
        clock = clock_words(battle, self.clock.shown())
        width = self.app.size.width
        seated = f"{self.seated()} {self.seat.seal_stands}".strip()
        status = status_words(self.seat.title, battle, points, width, seat=seated, clock=clock)
        self.query_one("#status", RoomyWords).tell(status)

    def time_is_up(self) -> None:
        """Somebody's time is up; a board alone says nothing."""

    def seated(self) -> str:
        """At which seat one looks, for the frame."""
        return seat_words(self.seat.known, self.seat.who)

    def answers_by_enter(self) -> bool:
        """Whether Enter does now what is asked: not while a panel has the keys."""
        return self.panels.open is None

    def other_panel(self) -> None:
        """Another panel has the keys, or none has: what stands beside it names no key that does something else."""
        self.tell_lesson()
        self.query_one(Roster).keys_in_panel(opened=self.panels.open is not None)
        self.draw_ask()
        self.draw_answer(self.answered)

    def tell_lesson(self) -> None:
        """The lesson of a guided fight, as the battle and what is open stand."""
        if self.lesson is not None:
            self.lesson.show(aside=self.panels.open is None and summons.waits(self.seat))

    def _draw_card(self) -> None:
        if self.frame is None or not self.frame.desk:
            self.draw_answer(self.answered)
            return
        card = self.query_one(CardLines)
        number, box = self.query_one(Roster).selected, self.query_one("#card-box")
        retitle(box, title_of(self.seat.known, number))
        rows = self.frame.desk - self.panels.lent - BORDER
        card.tell(self._card_rows(card.room or self.app.size.width - 4, rows))

    def _card_rows(self, width: int, rows: int) -> list[Content]:
        """The card of the chosen soldier and what it did of late; the briefing where there is none of it."""
        number, battle = self.query_one(Roster).selected, self.seat.known
        if number not in battle.units:
            # Whoever has just hidden is known no more; the roster hears of it after what was told is drawn.
            number = None
        drawn_for = (number, width, rows)
        known, shown = self._card
        if known is None or known[0] is not battle or known[1] != drawn_for:
            shown = self._all_of(battle, number, width, rows)
            self._card = (battle, drawn_for), shown
        return shown

    def _all_of(self, battle: Known, number: int | None, width: int, rows: int) -> list[Content]:
        if number is None:
            return briefing(battle.setup, width, rows)
        book, unit, reminders = load_rulebook(), battle.units[number], self.seat.reminders()
        if self.frame is not None and not self.frame.desk:
            return fitted(folded(card_words(battle, unit, book, reminders), width), rows)
        card = folded(table_words(battle, unit, book, reminders, self.seat.shots_left(number)[number]), width)
        left = rows - len(card) - 1
        told = self.query_one(Journal).about(battle, number)
        under = story(told, width, left) if told else briefing(battle.setup, width, left)
        return [*card, Content(""), *under] if under else fitted(card, rows)

    def draw_answer(self, answer: Content) -> None:
        """Show what came of the last thing said, until something else is said; on a low screen the card beneath it."""
        self.answered = answer
        shown, more = self.query_one("#answer", RoomyWords), " … ] log"
        if self._objected.plain:
            answer = lines([part for part in (self._objected, answer) if part.plain])
        width, rows = self.app.size.width - 2, self.frame.answer if self.frame is not None else 1
        if self.panels.keeps_answer and self.frame is not None and not self.frame.desk:
            rows, more = 1, " …"
            if self._newest is not None and self._newest[0] is answer:
                answer = result_in_one(self._newest[1], self.seat.known, width, where="")
        elif answer.plain.startswith((REFUSED, LEFT_OUT)):  # it stands nowhere else: it is not cut
            rows = max(rows, min(MOST_REFUSED, len(folded(answer, width))))
        if self.frame is not None and self.frame.desk:
            self.panels.lend(rows - self.frame.answer)
        if shown.styles.height is None or shown.styles.height.cells != rows:
            shown.styles.height = rows
        if answer.plain:
            answer = cut_to(answer, width, rows, more=more)
        if self.frame is not None and not self.frame.desk and rows > 1:
            told = folded(answer, width) if answer.plain else []
            left = rows - len(told)
            answer = lines([*told, *(self._card_rows(width, left) if left else [])])
        shown.tell(answer)

    def object(self, told: str, *, sign: str = REFUSED) -> None:
        """Why a key does nothing, above the last answer, until there is another objection or, by an empty one, none."""
        objected = Content.assemble((sign, "bold $error"), told) if told else Content("")
        if objected.plain != self._objected.plain:
            self._objected = objected
            self.draw_answer(self.answered)

    def follow(self) -> None:
        """Open what the battle waits for; a board alone opens nothing."""

    def next_unit(self) -> None:
        """Put the cursor on the next unit that is waited for, unless it already is on one."""
        roster = self.query_one(Roster)
        waiting = waited_for(self.seat.known, self.seat.ask())
        if waiting and roster.selected not in waiting:
            roster.select(waiting[0])
            self.call_after_refresh(roster.reveal_units, waiting)

    def soldier_chosen(self) -> None:
        """Show what there is to know of the unit under the cursor."""
        self._draw_card()

    def action_tab(self) -> None:
        """On a narrow screen the soldiers, then the log."""
        self.toggle_class("tab-units", "tab-log")
