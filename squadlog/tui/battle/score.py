"""The victory count: points of each side, exact, and the enemy units they come from."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.names import decimal
from squadlog.battle.scored import format_points, level_lines
from squadlog.reports.came_about import player_lines, soldiers_of
from squadlog.reports.story.minutes import time_rows, time_told
from squadlog.session.glance import Glance
from squadlog.session.remarks import remarks
from squadlog.session.view.words.log_lines import short_name
from squadlog.tui.battle import homeward
from squadlog.tui.battle.glance import score_bar
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import RoomScreen, hint_line, tell
from squadlog.tui.chrome.sides import side_sign, side_style
from squadlog.tui.chrome.words import lines, link_rules, rule_ids, side_words, wound_pips

if TYPE_CHECKING:
    from squadlog.battle.scored import CasualtyPoints, SideScore, VictoryReckoning
    from squadlog.battle.state import Known
    from squadlog.battle.terms import Soldier
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
        glance = Glance(battle=battle, reckoning=reckoning)
        parts: list[Content | str] = [Content(_when(battle, reckoning)), "", score_bar(glance, leads=False)]
        parts.append(_standing(battle, reckoning))
        parts.extend(link_rules(line) for line in level_lines(reckoning, battle.setup))
        if battle.stage == "over":
            parts.append(
                link_rules(
                    "The result stands; o or T in the battle, or play on 5, continues play after the end [SCN-13].",
                    "$quiet",
                )
            )
            if told := remarks(self._seat):
                parts.append(Content.styled(told, "$warning"))
        for side in reckoning.scores:
            parts.extend(("", *_side(battle, side, told=reckoning.turn is not None)))
        until = reckoning.turn or battle.now.turn
        tolls = [toll for toll in self._seat.victory.tolls() if toll.moment.turn <= until]
        parts.extend(link_rules(line) for line in player_lines(battle, tolls))
        parts.extend(came_about(battle, tolls, room=self._width - _AROUND))
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


def _when(battle: "Known", reckoning: "VictoryReckoning") -> str:
    """The words that say of which moment the count is."""
    if reckoning.turn is not None and battle.stage != "over":
        return f"The score {reckoning.told_at}; later events do not count"
    if battle.stage == "over":
        return f"The battle is over: {battle.result}"
    now = f"turn {battle.now.turn}, subphase {battle.now.subphase}"
    return f"If it ended now, in {now}" if reckoning.levels else f"As it stands in {now}"


def _standing(battle: "Known", reckoning: "VictoryReckoning") -> Content:
    """Who is ahead, or that nobody is."""
    over = battle.stage == "over" or reckoning.turn is not None
    leader = reckoning.leader
    if reckoning.how:
        told = "Nobody has won." if leader is None else f"{side_words(battle, leader)} wins."
        return Content.styled(told, "bold")
    if leader is None:
        return Content.styled("Draw." if over else "The sides are level.", "bold")
    first, second = sorted((side.points for side in reckoning.scores), reverse=True)[:2]
    told = f"{side_words(battle, leader)} {'wins' if over else 'is ahead'} by {decimal(first - second)}."
    return Content.styled(told, "bold")


def _side(battle: "Known", side: "SideScore", *, told: bool) -> Iterator[Content]:
    """The points of a side by lines, what it wants first; of a result that was `told` only what brought some."""
    name = f"{side_sign(battle, side.side)} {side_words(battle, side.side)}"
    yield Content.styled(f"{name}: {format_points(side)}", f"bold {side_style(battle, side.side)}")
    for part in side.further:
        style = "" if part.points else "$quiet"
        points = "?" if part.unknown else decimal(part.points)
        yield link_rules(f"  {points:>6}  {part.called}, {part.told} [{part.rule}]", style)
    width = max((len(entry.name) for entry in side.lines), default=0)
    for entry in side.lines:
        share = f"{decimal(entry.share)} of {entry.value:>3} = {decimal(entry.points):>6}"
        if not entry.points:
            share = f"{'unhurt' if entry.wound == 'none' else 'brings'} 0 of {entry.value}"
        who = f"  {entry.unit:>2} {entry.name:<{width}}  "
        left = " has left the map" if entry.gone else ""
        yield Content.assemble(who, wound_pips(entry), "  ", link_rules(f"{share} [{entry.rule}]{left}"))
    if not told:
        worth = sum(entry.value for entry in side.lines)
        fit = sum(not entry.out for entry in side.lines)
        yield Content.styled(f"     of {worth} points that the enemy is worth", "$quiet")
        yield Content.styled(f"     {fit} of these {len(side.lines)} still in action", "$quiet")


def came_about(battle: "Known", tolls: "Sequence[CasualtyPoints]", *, room: int) -> Iterator[Content]:
    """A line for every wound: when, by whom, who, from what to what, the points it brought, and how it stood then.

    Where a line has no room for whole names, all say the short ones of the log, so that each stays one line.
    """
    if not tolls:
        return
    told = list(_wounds_told(battle, tolls, _name))
    if max(line.cell_length for line in told) > room:
        told = list(_wounds_told(battle, tolls, _short))
    yield Content("")
    yield Content.styled("Reasons", "bold")
    yield from told


def _wounds_told(
    battle: "Known", tolls: "Sequence[CasualtyPoints]", named: "Callable[[Known, Soldier | None], str]"
) -> Iterator[Content]:
    stood = dict.fromkeys(battle.side_ids(), Fraction(0))
    people = soldiers_of(battle)
    names = [named(battle, people.get(toll.unit)) for toll in tolls]
    hands = [named(battle, None if toll.by is None else people.get(toll.by)) for toll in tolls]
    wide, by_wide = max(map(len, names)), max(map(len, hands))
    for toll, name, by in zip(tolls, names, hands, strict=True):
        for side, points in toll.points:
            stood[side] += points
        gained = ", ".join(f"{'+' if points > 0 else ''}{decimal(points)}" for _, points in toll.points)
        yield Content.assemble(
            (f"  {toll.moment!s:<8}", "$quiet"),
            (f"{by:<{by_wide}}", _hue(battle, people.get(toll.by or 0))),
            " → ",
            (f"{name:<{wide}}", _hue(battle, people.get(toll.unit))),
            f"  {'unhurt' if toll.before == 'none' else toll.before:>6} → ",
            (f"{'unhurt' if toll.after == 'none' else toll.after:<6}", "bold"),
            f"  {gained:>8}",
            (f"   {' : '.join(map(decimal, stood.values()))}", "$quiet"),
        )


def _name(battle: "Known", soldier: "Soldier | None") -> str:
    if soldier is None:
        return "nobody known"
    return f"{side_sign(battle, soldier.side)} {soldier.id:>2} {soldier.name}"


def _short(battle: "Known", soldier: "Soldier | None") -> str:
    if soldier is None:
        return "nobody known"
    whole = soldier.id not in battle.units
    last = soldier.name if whole else short_name(battle, soldier.id).removeprefix(f"{soldier.id} ")
    return f"{side_sign(battle, soldier.side)} {soldier.id:>2} {last}"


def _hue(battle: "Known", soldier: "Soldier | None") -> str:
    return "" if soldier is None else side_style(battle, soldier.side)
