"""A fourth side game, as small as one can be: nim with one heap. Who takes the last match wins."""

import sys
from dataclasses import dataclass
from types import ModuleType

from squadlog.extras.games.catalogue import GAMES, SideGame
from squadlog.extras.games.game import GameError, Kind, Outcome, resign_for_two
from squadlog.extras.games.telling import GameWords, Offer, Told

NAMES = ("One", "Two")


@dataclass(frozen=True)
class Heap:
    """So many matches, and who takes next."""

    left: int
    mover: int = 0
    gone: Outcome | None = None
    seat: int = -1

    @property
    def to_move(self):
        return None if self.outcome() else self.mover

    def moves(self):
        return [] if self.outcome() else [take for take in (1, 2, 3) if take <= self.left]

    def words(self):
        return [] if self.outcome() else ["resign"]

    def play(self, move):
        if move == "resign":
            return Heap(self.left, self.mover, resign_for_two(NAMES, self.mover))
        if move not in self.moves():
            raise GameError(f"take 1 to {min(3, self.left)}")
        return Heap(self.left - move, 1 - self.mover)

    def outcome(self):
        last = Outcome(shares=(float(self.mover), float(1 - self.mover)), reason="the last match is taken")
        return self.gone or (None if self.left else last)

    def seen_by(self, seat):
        return Heap(self.left, self.mover, self.gone, seat)

    def notation(self, move):
        return str(move)

    def told(self, move, _seat, _now):
        return str(move)

    def read(self, text):
        if text == "resign":
            return text
        if text not in map(str, self.moves()):
            raise GameError(f"take 1 to {min(3, self.left)}")
        return int(text)

    def guess(self, _chance):
        return self


class Nim:
    """Ten matches."""

    key, name, kind, options = "nim", "Nim", Kind(chance=False, hidden=False), ()

    def seats(self, _options):
        return NAMES

    def start(self, _options, _seed, _deal=""):
        return Heap(10)

    def warnings(self, _options, _deal=""):
        return ()


WORDS = GameWords(
    scored_in="matches the other left",
    score=lambda state, _seat: state.left,
    hope=lambda _options: "your chance to win",
    deal="There is nothing to deal.",
    page=lambda seen, who: [
        f"{seen.left} matches; {who(seen.mover)} takes.",
        (("who",), *((who(at),) for at in (0, 1))),
    ],
    account=lambda seen, seat, who: [Told(words=f"{who(seat)} faces {seen.left}", strong=True)],
    offers=lambda seen: [Offer(move=str(move), does="takes so many") for move in seen.moves()],
)


def plug(patch):
    """Add its row, and the modules of its folder."""
    game, words = ModuleType("squadlog.extras.games.nim.game"), ModuleType("squadlog.extras.games.nim.words")
    game.GAME, words.WORDS = Nim(), WORDS
    for module in (ModuleType("squadlog.extras.games.nim"), game, words):
        patch.setitem(sys.modules, module.__name__, module)
    patch.setitem(GAMES, "nim", SideGame("nim", "nim"))
