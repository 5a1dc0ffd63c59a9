"""The victory count: points of each side, exact, and the enemy units they come from."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.reports.story.minutes import time_rows, time_told
from squadlog.session.glance import Glance
from squadlog.session.remarks import remarks
from squadlog.session.view.sides import side_sign
from squadlog.session.view.words.score import SideCount, WoundCount, score_count
from squadlog.tui.battle import homeward
from squadlog.tui.battle.glance import score_bar
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import RoomScreen, hint_line, tell
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import lines, link_rules, rule_ids, toned

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.session.seat import Seat


_AROUND = 6
"""Cells beside the lines: frame, padding and scroll bar."""


class ScoreScreen(RoomScreen):
    """What the battle is worth as it stands."""

    CSS_PATH = "score.tcss"
    AUTO_FOCUS = "#scores"
    HELP = (
        "Each enemy unit scores a share of its value, by its wound; in a scenario, objectives, penalties and unspent "
        "points count too. / opens the rules of these lines. Escape returns to the battle.\n" + homeward.HELP
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "rule", "Rules", id="score.rule"),
        *homeward.KEYS,
    ]

    def __init__(self, seat: "Seat") -> None:
        super().__init__()
        self._seat, self._width = seat, 0

    def compose(self) -> ComposeResult:
        """Who is ahead, then the count of each side."""
        with VerticalScroll(id="scores", classes="panel") as scores:
            scores.border_title = "victory points"
            scores.border_subtitle = hint_line(
                [
                    ("c", "character sheets", "screen.goes_back('characters')"),
                    ("k", "counters", "screen.goes_back('counters')"),
                ]
            )
            yield Static(self._count(), id="count", markup=False)
        yield KeyBar()

    def on_resize(self) -> None:
        """Write the lines again as long as there is room now, if the width is another."""
        if self.app.size.width != self._width:
            self.query_one("#count", Static).update(self._count())

    def action_goes_back(self, what: homeward.Goes) -> None:
        """Write the sheets of characters, or counters of Centurion."""
        homeward.goes_back(self, self._seat, what, lambda told: tell(self.app, told))

    def _count(self) -> Content:
        self._width = self.app.size.width
        battle, reckoning = self._seat.known, self._seat.victory.reckoning()
        count, glance = score_count(self._seat), Glance(battle=battle, reckoning=reckoning)
        parts: list[Content | str] = [Content(count.when), "", score_bar(glance, leads=False)]
        parts.append(Content.styled(count.standing, "bold"))
        parts.extend(link_rules(line) for line in count.levels)
        if battle.stage == "over":
            parts.append(
                link_rules(
                    "The result stands; o or T in the battle, or play on 5, continues play after the end [SCN-13].",
                    "$quiet",
                )
            )
            if told := remarks(self._seat):
                parts.append(Content.styled(told, "$warning"))
        for side in count.sides:
            parts.extend(("", *_side(battle, side)))
        parts.extend(link_rules(line) for line in count.players)
        parts.extend(came_about(battle, count.wounds, room=self._width - _AROUND))
        parts.extend(_time(self._seat))
        chapters = {"CAS", "VIC"} if reckoning.levels else {"CAS"}
        counted = [rule for rule in open_desk(self.app).paragraphs() if rule.chapter in chapters]
        parts.extend(("", Content.styled("How it is counted", "bold")))
        parts.extend(link_rules(f"  {rule.id} {rule.text}") for rule in counted)
        return lines(parts)

    def action_rule(self) -> None:
        """The rules by which the lines are counted."""
        self.app.call_later(places(self.app).show, "rules", ",".join(rule_ids(self._count().plain)))


_A_MINUTE = 60


def _time(seat: "Seat") -> Iterator[Content]:
    """How long was played, by turn, side and player; nothing before a minute has been."""
    played = seat.log.time_played()
    if played.seconds < _A_MINUTE:
        return
    names = {side.id: side.name for side in seat.known.setup.sides}
    yield from (Content(""), Content.styled("Time", "bold"), Content(f"  {time_told(played)}"))
    yield from (Content(f"  {name:<24} {told}") for name, told in time_rows(played, names))


def _side(battle: "Known", side: SideCount) -> Iterator[Content]:
    """The points of a side by lines, what it wants first."""
    yield Content.styled(
        f"{side_sign(battle, side.side)} {side.told}", f"bold {side_style(battle, side.side)}"
    )
    for part in side.further:
        yield link_rules(f"  {part.points:>6}  {part.told}", "" if part.brings else "$quiet")
    width = max((len(one.name) for one in side.units), default=0)
    for one in side.units:
        who, left = f"  {one.unit:>2} {one.name:<{width}}  ", f" {one.left}".rstrip()
        yield Content.assemble(who, toned([one.wound]), "  ", link_rules(f"{one.told}{left}"))
    yield from (Content.styled(f"     {line}", "$quiet") for line in side.whole)


def came_about(battle: "Known", wounds: Sequence[WoundCount], *, room: int) -> Iterator[Content]:
    """A line for every wound: when, by whom, who, from what to what, the points it brought, and how it stood then.

    Where a line has no room for whole names, all say the short ones of the log, so that each stays one line.
    """
    if not wounds:
        return
    told = list(_wounds_told(battle, wounds, [(one.by, one.unit) for one in wounds]))
    if max(line.cell_length for line in told) > room:
        told = list(_wounds_told(battle, wounds, [(one.by_short, one.unit_short) for one in wounds]))
    yield Content("")
    yield Content.styled("Reasons", "bold")
    yield from told


def _wounds_told(
    battle: "Known", wounds: Sequence[WoundCount], named: Sequence[tuple[str, str]]
) -> Iterator[Content]:
    pairs = [
        (_signed(battle, one.by_side, by), _signed(battle, one.unit_side, unit))
        for one, (by, unit) in zip(wounds, named, strict=True)
    ]
    by_wide, wide = (max(len(pair[place]) for pair in pairs) for place in (0, 1))
    for one, (by, unit) in zip(wounds, pairs, strict=True):
        yield Content.assemble(
            (f"  {one.moment:<8}", "$quiet"),
            (f"{by:<{by_wide}}", side_style(battle, one.by_side) if one.by_side else ""),
            " → ",
            (f"{unit:<{wide}}", side_style(battle, one.unit_side) if one.unit_side else ""),
            f"  {one.before:>6} → ",
            (f"{one.after:<6}", "bold"),
            f"  {one.gained:>8}",
            (f"   {one.stood}", "$quiet"),
        )


def _signed(battle: "Known", side: str, name: str) -> str:
    return f"{side_sign(battle, side)} {name}" if side else name
