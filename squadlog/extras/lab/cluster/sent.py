"""A lab as it is sent to the workers of a cluster: by value, so that no file of its need be there."""

import json
from contextlib import suppress
from dataclasses import asdict

from squadlog.base.errors import MapError
from squadlog.base.records import record
from squadlog.battle.opening import open_battle
from squadlog.battle.record.codec import event_to_json
from squadlog.book.reading import adapter
from squadlog.extras.lab.trials.cell import Cell
from squadlog.extras.lab.trials.playing import Work, setup_of
from squadlog.ground.random_maps.kinds import KINDS
from squadlog.setup.maps import map_text


@record
class SentCell:
    """A cell with what its battles are made of.

    `opened` is the first event of its battle 0 as JSON, empty where battles are drawn; those are drawn on the `map` of
    that text, empty where it is drawn as well.
    """

    cell: Cell
    opened: str = ""
    map: str = ""


@record
class SentLab:
    """A lab by its seed and cells, those in their order."""

    seed: int
    cells: tuple[SentCell, ...]


def pack_lab(work: Work) -> str:
    """A lab as text. Raises SquadlogError for what cannot be played."""
    sent = SentLab(seed=work.seed, cells=tuple(_pack(work.seed, cell) for cell in work.cells))
    return json.dumps(asdict(sent))


def unpack_lab(text: str) -> SentLab:
    """The lab in such a text. ValueError for none."""
    lab: SentLab = adapter(SentLab).validate_json(text)
    return lab


def _pack(seed: int, cell: Cell) -> SentCell:
    if not (cell.points or cell.squads):
        return SentCell(cell=cell, opened=event_to_json(open_battle(setup_of(seed, cell, 0))))
    if cell.scenario not in KINDS:
        with suppress(MapError):  # a word for no map
            return SentCell(cell=cell, map=map_text(cell.scenario))
    return SentCell(cell=cell)
