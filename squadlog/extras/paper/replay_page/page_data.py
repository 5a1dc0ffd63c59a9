"""What a page plays: a replay as data, its lines left to the story, with chips, track, shots and what lies about."""

from collections.abc import Iterable, Iterator
from typing import Any

from squadlog.base.records import record
from squadlog.battle.state import Known
from squadlog.book.load import book_of
from squadlog.extras.paper.replay_page.laid import LaidPieces
from squadlog.facts.seats import REFEREE
from squadlog.ground.drawing.figures.chip_shapes import LETTERS, NUMBER_ROOM
from squadlog.ground.drawing.figures.place_chips import chip_size
from squadlog.ground.drawing.looks.palette import Look
from squadlog.ground.map.model import Map
from squadlog.reports.track import track
from squadlog.session.replaying.acts import way_of
from squadlog.session.replaying.changes import Data, replay_data
from squadlog.session.replaying.frames import BattleReplay, ReplayFrame
from squadlog.session.replaying.pace import seconds_of
from squadlog.session.replaying.stops import ReplayStops
from squadlog.survey.drawing.chips import chips_of

_USUAL_S, _STRAIGHT = 0.5, 2
"""How long a frame is held as a rule; the places of a way without a corner."""
_BESIDE_PLAY = ("setup", "initiative", "over")
"""The stages that are told with the moment."""
TrackLine = tuple[str, str, int | None]
_KEPT = ("figures", "counters", "at")


@record
class PageData:
    """What the script plays, and what it plays with.

    `rows` are those of the track: the key of each, its name, the place of its side (None: it is of none). `signs` are
    those that chips have, `pieces` what lies about, as symbols.
    """

    data: Data
    rows: tuple[TrackLine, ...]
    signs: tuple[str, ...] = ()
    pieces: str = ""


def page_data(replay: BattleReplay, drawn: Map | None, look: Look = "table") -> PageData:
    """The data of a page: `replay_data` without the words, each frame with the number of its `lines`.

    `track` holds the rows that are new: bars of first and last subphase since the start (None: it has no end), look
    and word. `signs` are the places in the list of those of each soldier, `laid` are pieces (`LaidPieces`). What a
    frame says nothing of is as before, but for what it has alone: `shots`, the corners of the `way` of a unit, and
    how long it is to `hold` in seconds where that is not the usual half.
    """
    last = replay.frames[-1].battle
    told, by_side, wounds = replay_data(replay), _places(last), book_of(last.setup).wounds
    pieces = None if drawn is None else LaidPieces(drawn, look)
    rows, signs = _Rows(replay, by_side), _Signs()
    frames: list[Data] = []
    before: Data = {"track": {}, "signs": {}, "laid": [], "step": ""}
    stops = ReplayStops(replay).frames
    for place, (change, frame) in enumerate(zip(told["frames"], replay.frames, strict=True)):
        made = {name: change[name] for name in _KEPT if name in change}
        if frame.said:
            made["lines"] = len(frame.said)
        stage = frame.battle.stage
        now: Data = {"track": rows.at(frame.battle), "step": stage if stage in _BESIDE_PLAY else ""}
        if pieces is not None:
            laid = [list(piece) for piece in pieces.at(frame.battle)]
            now |= {"signs": signs.at(frame.battle), "laid": laid}
        made |= _differences(before, now) | dict(
            _alone(frame, change, seconds_of(frame, stops["mark"], place))
        )
        frames.append(made)
        before |= now
    people = told["people"]
    data = {
        "people": {
            number: {"name": one["name"], "side": by_side.get(one["side"], 0)}
            for number, one in people.items()
        },
        "sides": by_side,
        "wounds": {key: one.name.lower() for key, one in wounds.items() if key != "none"},
        "stops": stops,
        "frames": frames,
    }
    if drawn is not None and pieces is not None:
        data |= {
            "wide": drawn.width_m,
            "high": drawn.height_m,
            "chip": round(chip_size(drawn.width_m, drawn.height_m, len(people)), 2),
            "letters": {shape: [*LETTERS[shape], NUMBER_ROOM[shape]] for shape in LETTERS},
        }
    return PageData(
        data=data,
        rows=tuple(rows.found.values()),
        signs=tuple(signs.found),
        pieces="" if pieces is None else pieces.symbols,
    )


def _alone(frame: ReplayFrame, change: Data, hold: float) -> Iterator[tuple[str, Any]]:
    """What a frame has alone."""
    if "shots" in change:
        yield "shots", [[one["by"], one["at"], int(one["hit"])] for one in change["shots"]]
    way = way_of(frame)
    if way is not None and len(way.places) > _STRAIGHT:
        yield "way", [way.unit, *([round(x, 2), round(y, 2)] for x, y, _ in way.places[1:-1])]
    if hold != _USUAL_S:
        yield "hold", hold


def _places(battle: Known) -> dict[str, int]:
    return {side: place for place, side in enumerate(battle.side_ids())}


class _Signs:
    """The signs of chips, each named by its place in a list."""

    def __init__(self) -> None:
        self.found: dict[str, int] = {}

    def at(self, battle: Known) -> Data:
        """The signs of everybody who has some."""
        return {
            str(chip.number): [self.found.setdefault(sign, len(self.found)) for sign in chip.signs]
            for chip in chips_of(battle)
            if chip.signs
        }


class _Rows:
    """The rows of the track: of everybody who ever has one, and what stands in them at a moment."""

    def __init__(self, replay: BattleReplay, by_side: dict[str, int]) -> None:
        self._seat, self._by_side = REFEREE if replay.whole else replay.seat, by_side
        self.found: dict[str, TrackLine] = {}

    def at(self, battle: Known) -> Data:
        """The bars of each row that has some."""
        return dict(self._bars(battle))

    def _bars(self, battle: Known) -> Iterator[tuple[str, list[Any]]]:
        for row in track(battle, self._seat):
            key = str(row.of)
            if key not in self.found:
                unit = battle.units.get(row.of) if isinstance(row.of, int) else None
                self.found[key] = key, row.name, None if unit is None else self._by_side[unit.side]
            if row.marks:
                yield (
                    key,
                    [
                        [
                            one.start.index,
                            None if one.until is None else one.until.index,
                            one.bar.look,
                            one.bar.word or one.bar.glyph,
                        ]
                        for one in row.marks
                    ],
                )


def _differences(before: Data, now: Data) -> Data:
    """What is new: of things by their keys each that is new, and None for what is gone; anything else whole."""
    found: Data = {}
    for name, value in now.items():
        was = before[name]
        if isinstance(value, dict):
            new = {key: one for key, one in value.items() if was.get(key) != one}
            if new := new | {key: None for key in was if key not in value}:
                found[name] = new
        elif value != was:
            found[name] = value
    return found


def fold(frames: Iterable[Data]) -> Iterator[Data]:
    """What stands at each frame, as the script of the page works it out: all up to it laid over one another."""
    stood: Data = {}
    for change in frames:
        stood = _lay(stood, change)
        yield stood


def _lay(old: Any, part: Any) -> Any:  # noqa: ANN401 - JSON
    if not isinstance(part, dict):
        return part
    made = dict(old) if isinstance(old, dict) else {}
    for key, value in part.items():
        new = _lay(made.get(key), value)
        if new is None:
            made.pop(key, None)
        else:
            made[key] = new
    return made
