"""What a document is printed of: a battle as a seat knows it, squads, a map, and how it should look."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from squadlog.base.lengths import LengthUnit
from squadlog.base.records import record
from squadlog.extras.paper.marks import A4, PaperSize

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from squadlog.battle.pictures.jpeg import JpegRead
    from squadlog.battle.state import Known
    from squadlog.book.book import Rulebook
    from squadlog.book.rulings import Rulings
    from squadlog.ground.compiled.shapes import MapShape
    from squadlog.reports.soldier.notes import NoteKept
    from squadlog.reports.story.chronicle import Chronicle
    from squadlog.session.replaying.frames import BattleReplay
    from squadlog.session.said.reasons import ReportPart
    from squadlog.setup.scenes import CalledScene
    from squadlog.squads.plan import SquadPlan


class PaperError(ValueError):
    """What cannot be printed, and why, in one sentence."""


class NoBattleError(PaperError):
    """It is printed of a battle, and none was named."""


@record
class PrintOrder:
    """A document that is asked for.

    `battle`: None: it is of squads, a map, a scenario or the rules alone.
    `seat`: the seat whose eyes it is for; empty for a `scene`: for each.
    `options`: what its kind lets one choose besides, by name.
    `map_text`: a map by itself, in the words of its format.
    `laid`: what lies over the map of the battle, as this seat knows it.
    `chronicle`: how the battle came about.
    `replay`: the battle watched again; True: with what was secret, if it is over.
    `notes`: what was noted, as the same seat may read it.
    `besides`: what extras tell of the battle.
    `pictures`: gives the photograph of the note that a line of the log wrote.
    `scene`: a scenario before anybody plays it.
    `thing`: what a paper of another extra is of.
    `length_unit`: what lengths are in where it is of no battle.
    """

    book: Rulebook
    rulings: Rulings
    size: PaperSize = A4
    battle: Known | None = None
    seat: str = ""
    squads: tuple[SquadPlan, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    map_text: str = ""
    laid: tuple[MapShape, ...] = ()
    chronicle: Callable[[], Chronicle] | None = None
    replay: Callable[[bool], BattleReplay] | None = None
    notes: Callable[[], Sequence[NoteKept]] | None = None
    pictures: Callable[[int], JpegRead | None] | None = None
    besides: Sequence[ReportPart] = ()
    scene: CalledScene | None = None
    thing: Any = None
    length_unit: LengthUnit = "m"

    def fought(self) -> Known:
        """The battle. Raises NoBattleError where there is none."""
        if self.battle is None:
            raise NoBattleError("That is printed of a battle: name one with --battle, or begin one.")
        return self.battle

    def noted(self) -> Sequence[NoteKept]:
        """The notes of the battle that this seat may read."""
        return () if self.notes is None else self.notes()

    def pictured(self, entry: int) -> JpegRead | None:
        """The photograph of the note that this line of the log wrote, or None."""
        return None if self.pictures is None else self.pictures(entry)

    def watched(self, *, whole: bool) -> BattleReplay:
        """The battle watched again, `whole` with what was secret if it is over. Raises PaperError where none is."""
        if self.replay is None:
            self.fought()
            raise PaperError("That is printed of a battle with its record.")
        return self.replay(whole)

    def told(self) -> Chronicle:
        """How the battle came about. Raises PaperError where there is none."""
        if self.chronicle is None:
            self.fought()
            raise PaperError("That is printed of a battle with its record.")
        return self.chronicle()
