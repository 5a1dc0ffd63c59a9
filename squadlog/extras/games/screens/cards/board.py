"""The card table of Phalanx (Farias): choose a card, then its zone; answer, bet, strike."""

from dataclasses import replace
from typing import cast

from textual.content import Content

from squadlog.extras.games.cards.hidden import CardsSight
from squadlog.extras.games.cards.state import CardsSeen
from squadlog.extras.games.cards.table import NOBODY
from squadlog.extras.games.screens.cards.captions import CardsCaptions
from squadlog.extras.games.screens.cards.scene import CardsScene
from squadlog.extras.games.screens.cards.scene import draw_table as cards_drawn
from squadlog.extras.games.screens.cards.selection import CardsSelection
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.hand.selection import HandZone
from squadlog.extras.games.screens.hand.table import CardTable
from squadlog.extras.games.session.standing import COMPUTER
from squadlog.tui.chrome.words import cut, lines


class CardsBoard(CardTable):
    """A game of Phalanx with cards, for two to seven."""

    HINTS = (
        ("⏎", "a card, then its zone", "focused.choose"),
        ("a", "explain the score", "screen.selection.account"),
    )
    selection: CardsSelection

    def __init__(self, play: Playing) -> None:
        super().__init__()
        self.play = play
        self.selection = CardsSelection(play, self.post_message, self.redraw, self.to_top)
        self.captions = CardsCaptions(self.selection)

    def drawn(self) -> tuple[Content, Content]:
        """Zones and hand."""
        table, hand = cards_drawn(self._scene(), self.room)
        return lines(table), lines(hand)

    def _scene(self) -> CardsScene:
        names = tuple(cut(name.removeprefix(COMPUTER), 12) for name in self.play.match.seating.names)
        scene = CardsScene(
            view=self.selection.seen,
            names=names,
            last=self.play.access.view.last(),
            others=self._open_hands(),
        )
        if not self.play.mine:
            return scene
        spoken = tuple(answer.words for answer in self.selection.answers())
        goals = tuple(goal.zone for goal in self.selection.row() if isinstance(goal, HandZone))
        chosen = None if self.selection.seen.table.first == NOBODY else self.selection.chosen
        return replace(scene, at=self.selection.at, chosen=chosen, goals=goals, spoken=spoken)

    def _open_hands(self) -> tuple[CardsSight, ...]:
        """What the others hold, once nothing is a secret any more."""
        alive = self.selection.seen.table.alive
        others = cast("tuple[CardsSeen, ...]", self.play.access.view.others())
        return tuple(other.sight for other in others if other.seat in alive)
