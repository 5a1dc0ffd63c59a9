"""What a page plays: the replay as data, its lines left to the story, with track, shots, blasts and doors besides."""

from collections.abc import Iterator, Sequence
from typing import Any

from squadlog.battle.state import Known
from squadlog.extras.paper.replay_page.acts import acts_in
from squadlog.extras.paper.replay_page.chips import hues
from squadlog.facts.seats import REFEREE
from squadlog.ground.map.model import Map
from squadlog.reports.track import track
from squadlog.session.replaying.changes import Data, replay_data
from squadlog.session.replaying.frames import BattleReplay

_KEPT = ("figures", "features", "smoke", "counters", "at")


def page_data(replay: BattleReplay, drawn: Map | None) -> Data:
    """The data of a page: `replay_data` without the words, each frame with the number of its `lines`.

    `track` holds the rows that are new: bars of first and last subphase since the start (None: it has no end), look and
    word. `acts` are attacks and blasts in metres from the north-west corner, of that frame alone.
    """
    told = replay_data(replay)
    last, seat = replay.frames[-1].battle, REFEREE if replay.whole else replay.seat
    by_side = hues(last)
    frames: list[Data] = []
    rows: dict[str, tuple[str, str]] = {}
    bars: Data = {}
    acted = False
    for change, frame, acts in zip(told["frames"], replay.frames, acts_in(replay, drawn), strict=True):
        made = {name: change[name] for name in _KEPT if name in change}
        if frame.said:
            made["lines"] = len(frame.said)
        now = dict(_bars(frame.battle, seat, rows, by_side))
        if new := _differences(bars, now):
            made["track"] = new
        if acts or acted:
            made["acts"] = acts or None
        frames.append(made)
        bars, acted = now, bool(acts)
    return {
        "format": told["format"],
        "wide": drawn.width_m if drawn else 0,
        "high": drawn.height_m if drawn else 0,
        "people": {
            number: {"name": one["name"], "hue": by_side.get(one["side"], "")}
            for number, one in told["people"].items()
        },
        "hues": by_side,
        "doors": dict(_doors(drawn)) if drawn else {},
        "rows": [[key, *named] for key, named in rows.items()],
        "marks": [{"frame": one["frame"], "kind": one["kind"]} for one in told["marks"]],
        "frames": frames,
    }


def _bars(
    battle: Known, seat: str, rows: dict[str, tuple[str, str]], by_side: dict[str, str]
) -> Iterator[tuple[str, list[Any]]]:
    """The rows of the track that hold anything; each row is entered in `rows` with its name and hue."""
    for row in track(battle, seat):
        key = str(row.of)
        unit = battle.units.get(row.of) if isinstance(row.of, int) else None
        rows.setdefault(key, (row.name, by_side.get(unit.side, "") if unit else ""))
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
    new = {key: value for key, value in now.items() if before.get(key) != value}
    return new | {key: None for key in before if key not in now}


def _doors(drawn: Map) -> Iterator[tuple[str, Data]]:
    """Each door and window: where it is drawn, on which floor, and how it is on the map."""
    listed = [(one.id, one.ends, one.floor, str(one.state)) for one in drawn.doors]
    listed += [(one.id, one.ends, one.floor, "intact") for one in drawn.windows]
    for key, ends, floor, state in listed:
        places = " L".join(f"{x:g} {round(drawn.height_m - y, 3):g}" for x, y in ends)
        yield key, {"d": f"M{places}", "floor": floor, "state": state}


def fold(frames: Sequence[Data], place: int) -> Data:
    """What stands at a frame, as the script of the page works it out: all frames up to it laid over one another."""
    stood: Data = {}
    for change in frames[: place + 1]:
        stood = _lay(stood, change)
    return stood


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
