"""One battle of a lab by its number: the same wherever and whenever it is played, and its row."""

from hashlib import sha256
from typing import TYPE_CHECKING

from squadlog import __version__
from squadlog.base.records import record
from squadlog.book.load import load_rulebook
from squadlog.extras.lab.trials.cell import Cell
from squadlog.session.trials.benches import BattleFought, bench
from squadlog.session.trials.weighed import CannotPlayError, exchange_of, share_of, weighed_battle
from squadlog.squads.exchange import import_squad

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.terms import Setup
    from squadlog.session.trials.benches import BattleBench, BattlePlayed


@record
class TrialRow:
    """What came of a battle: `share` is what the first contender got of it, from 0 to 1, as its cell measures it.

    `minds` and `sides` are those of the first and of the second contender; `luck` is how many hits the first had beyond
    his chances more than the second. `release` is the version of the program that has played it.
    """

    cell: str
    number: int
    seed: int
    minds: tuple[str, str]
    sides: tuple[str, str]
    share: float
    luck: float
    fought: BattleFought
    release: str = ""


@record
class Work:
    """The battles of a lab, by number: of `cells` in turn. `seed` is the lab's."""

    seed: int
    cells: tuple[Cell, ...]

    def piece(self, number: int) -> tuple[Cell, int]:
        """The cell and the number in it of a piece of work."""
        number, place = divmod(number, len(self.cells))
        return self.cells[place], number


def find_bench() -> "BattleBench":
    """Who plays the battles. Raises CannotPlayError where nobody does."""
    found = bench()
    if found is None:
        raise CannotPlayError(
            "A lab needs commanders to play its battles, and the extra with them is not there."
        )
    return found


def seed_of(seed: int, cell: Cell, number: int) -> int:
    """The seed of a battle's dice: a hash of the lab's seed, the cell or what it shares them with, and the number."""
    digest = sha256(f"{seed}/{cell.dice or cell.key}/{cell.deal(number)}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


def setup_of(seed: int, cell: Cell, number: int) -> "Setup":
    """The battle of that number, ready to begin. Raises SquadlogError for what cannot be played."""
    squads = tuple(import_squad(one.encode(), load_rulebook()) for one in cell.squads)
    setup = weighed_battle(
        cell.scenario, cell.points, seed_of(seed, cell, number), chapters=cell.chapters, whole=cell.whole,
        squads=squads[::-1] if cell.swaps(number) else squads,
    )  # fmt: skip
    if len(setup.sides) != 2:
        raise CannotPlayError(
            f"{setup.title} has {len(setup.sides)} sides; a lab weighs two against each other."
        )
    return setup


def contenders_of(cell: Cell, setup: "Setup", number: int) -> tuple[str, str]:
    """The sides that the first and the second contender have in a battle."""
    first, second = (side.id for side in setup.sides)
    return (second, first) if cell.swaps(number) else (first, second)


def play_battle(seed: int, cell: Cell, number: int) -> "tuple[Setup, BattlePlayed]":
    """A battle of a cell, played to its end. Raises SquadlogError for what cannot be played."""
    setup = setup_of(seed, cell, number)
    return setup, play_setup(cell, number, setup)


def play_setup(
    cell: Cell, number: int, setup: "Setup", hear: "Callable[[], object]" = lambda: None
) -> "BattlePlayed":
    """A battle of a cell, made ready by whoever asks, played to its end; `hear` is called after each command.

    Raises SquadlogError for what cannot be played, and what `hear` raises.
    """
    levels = dict(zip(contenders_of(cell, setup, number), cell.levels, strict=True))
    return find_bench().play(setup, levels, hear, whole=cell.whole)


def row_of(cell: Cell, number: int, setup: "Setup", fought: BattleFought) -> TrialRow:
    """The row of a battle that was played. The contender whose commander failed has lost it."""
    first, second = sides = contenders_of(cell, setup, number)
    luck, plays = dict(fought.luck), find_bench()
    return TrialRow(
        cell=cell.key, number=number, seed=setup.seed, sides=sides, share=_share(cell, sides, setup, fought),
        minds=(plays.mind(cell.levels[0]), plays.mind(cell.levels[1])),
        luck=round(luck[first] - luck[second], 3), fought=fought, release=__version__,
    )  # fmt: skip


def _share(cell: Cell, sides: tuple[str, str], setup: "Setup", fought: BattleFought) -> float:
    if cell.by == "strength":
        return round(exchange_of(sides, fought.points, setup, fought.loser), 4)
    return share_of(sides, fought.points, fought.loser)


def play_trial(work: Work, piece: int, _made: "Callable[[int], None]") -> TrialRow:
    """A piece of a lab's work. Raises SquadlogError for what cannot be played."""
    cell, number = work.piece(piece)
    setup, played = play_battle(work.seed, cell, number)
    return row_of(cell, number, setup, played.fought)
