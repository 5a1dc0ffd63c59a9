"""The table of Generals and Majors: ranks of commanders and armies, what they command, and a hand to lay from."""

from typing import cast

from textual.content import Content

from squadlog.extras.games.generals.state import GeneralsSeen
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.generals.captions import GeneralsCaptions
from squadlog.extras.games.screens.generals.scene import GeneralsScene
from squadlog.extras.games.screens.generals.scene import draw_table as generals_drawn
from squadlog.extras.games.screens.generals.selection import GeneralsSelection
from squadlog.extras.games.screens.hand.table import CardTable
from squadlog.tui.chrome.words import lines


class GeneralsBoard(CardTable):
    """A game of Generals and Majors."""

    HINTS = (
        ("⏎", "lay the card", "focused.choose"),
        ("a", "explain the score", "screen.selection.account"),
        ("d", "end turn", "screen.selection.end_turn"),
    )
    selection: GeneralsSelection

    def __init__(self, play: Playing) -> None:
        super().__init__()
        self.play = play
        self.selection = GeneralsSelection(play, self.post_message, self.redraw)
        self.captions = GeneralsCaptions(self.selection)

    def drawn(self) -> tuple[Content, Content]:
        """Both sides and the hand."""
        others = cast("tuple[GeneralsSeen, ...]", self.play.access.view.others())
        scene = GeneralsScene(
            view=self.selection.seen,
            names=self.play.match.seating.names,
            at=self.selection.at if self.play.mine else -1,
            spoken=tuple(answer.words for answer in self.selection.answers()),
            last=self.play.access.view.last(),
            foe_hand=others[0].sight.hand if others else None,
        )
        table, hand = generals_drawn(scene, self.room)
        return lines(table), lines(hand)
