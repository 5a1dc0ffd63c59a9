"""The victory count: points of each side, exact, and the enemy units they come from."""

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.reports.wording import mixed
from squadlog.tui.chrome.chrome import RoomScreen
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.words import lines, linked, side_words

if TYPE_CHECKING:
    from squadlog.shell.seat import Seat


class ScoreScreen(RoomScreen):
    """What the battle is worth as it stands."""

    CSS_PATH = "score.tcss"
    HELP = "Each enemy unit brings a share of its value that depends on its wound. Escape goes back to the battle."

    def __init__(self, seat: "Seat") -> None:
        super().__init__()
        self._seat = seat

    def compose(self) -> ComposeResult:
        """One column per side, under one another where there is no room."""
        with VerticalScroll():
            yield Static(self._count(), id="count", markup=False)
        yield KeyBar()

    def _count(self) -> Content:
        battle = self._seat.known
        over = (
            f"The battle is over: {battle.result}"
            if battle.stage == "over"
            else f"As it stands in {battle.now}"
        )
        parts: list[Content | str] = [Content.styled("Victory count", "bold underline"), Content(over), ""]
        for side in self._seat.score():
            told = f"{side_words(battle, side.side)}: {mixed(side.points)} points"
            parts.append(Content.styled(told, "bold"))
            scored = [entry for entry in side.lines if entry.points]
            parts.extend(
                linked(
                    f"  {entry.unit} {entry.name}, wound {entry.wound}: {entry.share} of {entry.value} = "
                    f"{mixed(entry.points)} [{entry.rule}]"
                )
                for entry in scored
            )
            if not scored:
                parts.append("  nothing has been scored")
            parts.append("")
        parts.append(Content.styled(self._standing(), "bold"))
        return lines(parts)

    def _standing(self) -> str:
        """Who is ahead, or that nobody is."""
        battle, sides = self._seat.known, sorted(self._seat.score(), key=lambda side: -side.points)
        over = battle.stage == "over"
        if len(sides) < 2 or sides[0].points == sides[1].points:
            return "A draw." if over else "Nobody is ahead."
        lead = mixed(sides[0].points - sides[1].points)
        return f"{side_words(battle, sides[0].side)} {'wins' if over else 'is ahead'} by {lead}."
