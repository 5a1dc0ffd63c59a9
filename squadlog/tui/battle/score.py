"""The victory count: points of each side, exact, and the enemy units they come from."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.reports.wording import decimal
from squadlog.shell.glance import Glance
from squadlog.tui.battle.glance import score_bar
from squadlog.tui.chrome.chrome import RoomScreen
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import opened_desk
from squadlog.tui.chrome.sides import side_sign, side_style
from squadlog.tui.chrome.words import lines, linked, side_words, wound_pips

if TYPE_CHECKING:
    from squadlog.battle.inflicted import Toll
    from squadlog.battle.state import Known
    from squadlog.shell.seat import Seat


class ScoreScreen(RoomScreen):
    """What the battle is worth as it stands."""

    CSS_PATH = "score.tcss"
    AUTO_FOCUS = "#scores"
    HELP = "Each enemy unit brings a share of its value that depends on its wound. Escape goes back to the battle."

    def __init__(self, seat: "Seat") -> None:
        super().__init__()
        self._seat = seat

    def compose(self) -> ComposeResult:
        """Who is ahead, then the count of each side."""
        with VerticalScroll(id="scores", classes="panel") as scores:
            scores.border_title = "victory count"
            yield Static(self._count(), id="count", markup=False)
        yield KeyBar()

    def _count(self) -> Content:
        battle, scores = self._seat.known, self._seat.score()
        over = (
            f"The battle is over: {battle.result}"
            if battle.stage == "over"
            else f"As it stands in turn {battle.now.turn}, second {battle.now.subphase}"
        )
        glance = Glance(battle=battle, points=tuple((side.side, side.points) for side in scores))
        parts: list[Content | str] = [Content(over), "", score_bar(glance, leads=False), self._standing()]
        for side in scores:
            name = f"{side_sign(battle, side.side)} {side_words(battle, side.side)}"
            head = f"{name}: {decimal(side.points)} points"
            parts.extend(("", Content.styled(head, f"bold {side_style(battle, side.side)}")))
            width = max((len(entry.name) for entry in side.lines), default=0)
            for entry in side.lines:
                unit = battle.units[entry.unit]
                share = f"{decimal(entry.share)} of {entry.value:>3} = {decimal(entry.points):>6}"
                if not entry.points:
                    share = f"{'unhurt' if unit.wound == 'none' else 'brings'} 0 of {entry.value}"
                who = f"  {entry.unit:>2} {entry.name:<{width}}  "
                parts.append(Content.assemble(who, wound_pips(unit), "  ", linked(f"{share} [{entry.rule}]")))
            worth = sum(entry.value for entry in side.lines)
            fit = sum(not battle.units[entry.unit].out for entry in side.lines)
            parts.append(Content.styled(f"     of {worth} points that its enemies are worth", "$quiet"))
            parts.append(Content.styled(f"     {fit} of these {len(side.lines)} fight on", "$quiet"))
        parts.extend(came_about(battle, self._seat.tolls()))
        paragraphs = opened_desk(self.app).paragraphs()
        counted = [rule for rule in paragraphs if rule.chapter == "CAS"]
        parts.extend(("", Content.styled("How it is counted", "bold")))
        parts.extend(linked(f"  {rule.id} {rule.text}") for rule in counted)
        return lines(parts)

    def _standing(self) -> Content:
        """Who is ahead, or that nobody is."""
        battle, ranked = self._seat.known, sorted(self._seat.score(), key=lambda side: -side.points)
        over = battle.stage == "over"
        if len(ranked) < 2 or ranked[0].points == ranked[1].points:
            return Content.styled("A draw." if over else "Nobody is ahead.", "bold")
        lead = decimal(ranked[0].points - ranked[1].points)
        told = f"{side_words(battle, ranked[0].side)} {'wins' if over else 'is ahead'} by {lead}."
        return Content.styled(told, "bold")


def came_about(battle: "Known", tolls: "Sequence[Toll]") -> Iterator[Content]:
    """A line for every wound: when, by whom, who, from what to what, the points it brought, and how it stood then."""
    if not tolls:
        return
    yield Content("")
    yield Content.styled("How it came about", "bold")
    stood = dict.fromkeys(battle.side_ids(), Fraction(0))
    names = [_name(battle, toll.unit) for toll in tolls]
    wide, by_wide = max(map(len, names)), max(len(_name(battle, toll.by)) for toll in tolls)
    for toll, name in zip(tolls, names, strict=True):
        for side, points in toll.points:
            stood[side] += points
        gained = ", ".join(f"{'+' if points > 0 else ''}{decimal(points)}" for _, points in toll.points)
        by = _name(battle, toll.by)
        yield Content.assemble(
            (f"  {toll.moment!s:<8}", "$quiet"),
            (f"{by:<{by_wide}}", "" if toll.by is None else side_style(battle, battle.units[toll.by].side)),
            " → ",
            (f"{name:<{wide}}", side_style(battle, battle.units[toll.unit].side)),
            f"  {'unhurt' if toll.before == 'none' else toll.before:>6} → ",
            (f"{'unhurt' if toll.after == 'none' else toll.after:<6}", "bold"),
            f"  {gained:>8}",
            (f"   {' : '.join(map(decimal, stood.values()))}", "$quiet"),
        )


def _name(battle: "Known", unit: int | None) -> str:
    if unit is None:
        return "nobody known"
    return f"{side_sign(battle, battle.units[unit].side)} {unit:>2} {battle.units[unit].soldier.name}"
