"""The map on the table: the bench it lies on, and the file that it is kept in."""

from dataclasses import replace as changed
from pathlib import Path

from textual.content import Content

from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.extras.workshop.maps import keeping
from squadlog.extras.workshop.maps.bench import begin_bench
from squadlog.ground.checking.load import read_text
from squadlog.ground.map.model import Map
from squadlog.setup.own import maps as own_maps
from squadlog.setup.own.kept import KeptFile


class MapDraft:
    """A map under work; `bench` is the table as it is now."""

    kind = "map"
    read = staticmethod(read_text)

    def __init__(self, drawn: Map, file: KeptFile | None) -> None:
        self.bench = begin_bench(drawn)
        self.file = file
        """None while it is kept in none."""
        self._kept = drawn if file is not None and file.text is not None else None

    @property
    def unsaved(self) -> bool:
        """Whether the map is otherwise than in its file."""
        drawn = self.bench.drawn
        changed = drawn is not self._kept and drawn != self._kept
        return changed and bool(self.bench.trail.past or self.file is None)

    @property
    def would_lose(self) -> bool:
        """Whether anything was done that is not saved."""
        return self.unsaved and bool(self.bench.trail.past)

    @property
    def called(self) -> Content:
        """The file, for the border of the map."""
        return Content(clean_text(self.file.path.name if self.file is not None else "a new map", limit=60))

    @property
    def usual_path(self) -> Path:
        """The file it is kept in if nobody says otherwise."""
        return own_maps.usual_path(self.bench.drawn)

    def save(self, file: KeptFile) -> Path:
        """Write it into a file, which is its own from then on; where that lies. Raises SquadlogError."""
        drawn = self.bench.drawn
        self.file = own_maps.save_map(drawn, file)
        keeping.keep_picture(self.file.path, self.bench.beneath)
        self._kept = drawn
        return self.file.path

    def bring(self, drawn: Map) -> None:
        """Put another map on the table, as a step after all that was there."""
        bench, before = begin_bench(drawn), self.bench
        self.bench = replace(bench, trail=changed(bench.trail, past=(*before.trail.past, before.draft)))
