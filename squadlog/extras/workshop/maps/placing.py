"""Points come to the table, from the cursor or as figures, and become pieces as soon as there are enough of them."""

from math import hypot

from squadlog.base.lengths import in_metres
from squadlog.base.records import replace
from squadlog.extras.workshop.maps import beneath, laying, pieces, reshaping
from squadlog.extras.workshop.maps.asking import TableAsks
from squadlog.extras.workshop.maps.bench import Bench
from squadlog.extras.workshop.maps.calling import under
from squadlog.extras.workshop.maps.draft import Draft
from squadlog.extras.workshop.maps.entry import TypedFigure, figures
from squadlog.extras.workshop.maps.presets import PRESETS, SCENERY, Preset, SceneryPreset
from squadlog.extras.workshop.maps.tools import CHOOSE

_SAME_M = 0.005


def place_at_cursor(bench: Bench) -> Bench:
    """Take the cursor's point: lay it, choose the piece there, or put down what is carried."""
    at = bench.cursor
    if bench.carried is not None:
        return _put_down(bench, (at[0] - bench.carried.begun[0], at[1] - bench.carried.begun[1]))
    match bench.tool.shape:
        case "none":
            return choose_at_cursor(bench)
        case "room" if not bench.laid and not bench.boxed:
            return _room_here(bench)
        case _:
            return _onward(bench, (at,), at_once=False)


def enter_figures(bench: Bench) -> Bench:
    """The figures that were typed are meant."""
    found = figures(bench.typed)
    bench = replace(bench, typed="")
    if isinstance(found, pieces.Refused):
        return bench.say(found.sentence, amiss=True)
    if not found:
        return bench
    if bench.carried is not None:
        return _offset_carried(bench, found)
    if bench.tool.shape == "none" or (bench.tool.shape == "room" and not bench.boxed and not bench.laid):
        here = _points(bench, found[:1])
        if isinstance(here, pieces.Refused):
            return bench.say(here.sentence, amiss=True)
        return place_at_cursor(replace(bench, cursor=bench.kept_in(here[-1])))
    special = _one_place(bench, found)
    if special is not None:
        return special
    points = _points(bench, found)
    if isinstance(points, pieces.Refused):
        return bench.say(points.sentence, amiss=True)
    if found[0].kind == "size" and not bench.laid and bench.tool.shape != "opening":
        points = (bench.cursor, *points)
    return _onward(bench, points, at_once=len(points) > 1)


def along(bench: Bench, way: pieces.Point) -> Bench:
    """Go, or carry, the metres that were typed in the direction of an arrow."""
    found = figures(bench.typed)
    bench = replace(bench, typed="")
    if isinstance(found, pieces.Refused) or len(found) != 1 or found[0].kind != "length":
        return bench.say("An arrow goes with one length, such as 5.2 and then the arrow.", amiss=True)
    by = way[0] * found[0].x, way[1] * found[0].x
    if bench.carried is not None:
        return _put_down(bench, by)
    start = bench.laid[-1] if bench.laid else bench.cursor
    there = pieces.exact((start[0] + by[0], start[1] + by[1]))
    if not bench.laid:
        return replace(bench, cursor=bench.kept_in(there), told="", amiss=False)
    return _onward(bench, (there,), at_once=False)


def choose_at_cursor(bench: Bench, *, more: bool = False) -> Bench:
    """Choose the piece at the cursor; once more, the one beneath it. `more`: it joins the others, or leaves them."""
    found = under(bench.drawn, bench.floor, bench.cursor, max(bench.reach_m, 0.05))
    if not found:
        return bench.say("Nothing stands here; an arrow or a click leads to something.", amiss=True)
    before = bench.draft.chosen
    if more:
        first = found[0]
        after: tuple[pieces.PieceAt, ...] = (
            tuple(at for at in before if at != first) if first in before else (*before, first)
        )
    else:
        again = bool(before) and bench.picked == (bench.cursor, before) and before[0] in found
        place = found.index(before[0]) + 1 if again else 0
        after = (found[place % len(found)],)
    return replace(bench, picked=(bench.cursor, after)).with_draft(Draft(bench.drawn, after))


def all_chosen(bench: Bench) -> Bench:
    """Every piece of the floor is chosen."""
    return bench.with_draft(
        Draft(bench.drawn, tuple(at for at, _ in pieces.on_floor(bench.drawn, bench.floor)))
    )


def _points(bench: Bench, found: tuple[TypedFigure, ...]) -> pieces.Points | pieces.Refused:
    """The places that figures say, each from the one before it where they say steps."""
    points: list[pieces.Point] = []
    for one in found:
        last = points[-1] if points else bench.laid[-1] if bench.laid else bench.cursor
        match one.kind:
            case "place":
                points.append(pieces.exact((one.x, one.y)))
            case "by" | "size":
                points.append(pieces.exact((last[0] + one.x, last[1] + one.y)))
            case _:
                dx, dy = bench.cursor[0] - last[0], bench.cursor[1] - last[1]
                long = hypot(dx, dy)
                if long < _SAME_M:
                    return pieces.Refused(
                        "A length needs a direction: type it and press an arrow, or aim the cursor."
                    )
                points.append(pieces.exact((last[0] + dx / long * one.x, last[1] + dy / long * one.x)))
    return tuple(points)


def _one_place(bench: Bench, found: tuple[TypedFigure, ...]) -> Bench | None:
    """Doors, windows, things and round zones: a place and perhaps a size or a width; None for any other piece."""
    if found[0].kind not in ("place", "by") or bench.laid or len(found) > 2:
        return None
    at = _points(bench, found[:1])
    if isinstance(at, pieces.Refused):
        return None
    second = found[1] if len(found) == 2 else None
    bench_there = replace(bench, cursor=bench.kept_in(at[0]))
    draft, floor, shape = bench.draft, bench.floor, bench.tool.shape
    if shape == "opening" and (second is None or second.kind == "length"):
        wide = laying.OPENING_M if second is None else abs(second.x)
        return _take_draft(
            bench_there,
            laying.lay_opening(
                draft, bench.tool.table, bench.kind, at[0], floor, wide_m=wide or laying.OPENING_M
            ),
        )
    if shape == "thing" and (second is None or second.kind == "length"):
        wide_m = None if second is None else abs(second.x)
        preset = preset_of(bench)
        ring = laying.thing_at(preset, at[0], turned=bench.turned, wide_m=wide_m)
        return _take_draft(bench_there, laying.lay_thing(draft, preset, ring, floor))
    if bench.tool.table == "zone" and second is not None and second.kind == "length":
        return _take_draft(bench_there, laying.lay_circle(draft, bench.kind, at[0], second.x, floor))
    return None


def preset_of(bench: Bench) -> Preset | SceneryPreset:
    """The thing in the hand."""
    known = SCENERY if bench.tool.table == "decoration" else PRESETS
    return next((one for one in known if one.name == bench.kind), known[0])


def _onward(bench: Bench, points: pieces.Points, *, at_once: bool) -> Bench:
    """Points are laid. What is complete becomes a piece: at once if they were typed together, else by its shape."""
    laid = (*bench.laid, *points)
    bench = replace(bench, cursor=bench.kept_in(points[-1]), told="", amiss=False)
    tool, draft, floor = bench.tool, bench.draft, bench.floor
    if tool.shape == "picture":
        return replace(bench, laid=laid) if len(laid) < 2 else _picture_shown(replace(bench, laid=laid[:2]))
    if tool.shape == "opening":
        if len(laid) == 1:
            return _take_draft(bench, laying.lay_opening(draft, tool.table, bench.kind, laid[0], floor))
        return _take_draft(
            bench, laying.lay_between(draft, tool.table, _kind_between(bench), (laid[0], laid[1]), floor)
        )
    if tool.shape == "thing" and bench.boxed and len(laid) == 1:
        preset = preset_of(bench)
        ring = laying.thing_at(preset, laid[0], turned=bench.turned)
        return _take_draft(bench, laying.lay_thing(draft, preset, ring, floor))
    if bench.boxed:
        if len(laid) < 2:
            return replace(bench, laid=laid)
        ring = pieces.corners(laid[0], laid[1])
        if pieces.apart(ring[0], ring[1]) <= _SAME_M or pieces.apart(ring[0], ring[3]) <= _SAME_M:
            return bench.say(
                "Two opposite corners have some metres between them both ways; b draws lines.", amiss=True
            )
        return _finish(bench, (*ring, ring[0]) if tool.shape == "line" else ring)
    again = len(laid) > 1 and pieces.apart(laid[-1], laid[-2]) <= _SAME_M
    back = len(laid) > 3 and pieces.apart(laid[-1], laid[0]) <= _SAME_M
    if again:
        laid = laid[:-1]
    if not (again or back or (at_once and not bench.laid)):
        return replace(bench, laid=laid)
    if tool.shape == "line":
        return _finish(bench, laid)
    return _finish(bench, laid[:-1] if back else laid)


def _picture_shown(bench: Bench) -> Bench:
    """Two points of the picture beneath are shown: it is moved by them, or asked how far they are apart."""
    one, other = bench.laid
    if bench.beneath is None:
        return replace(bench, laid=(), tool=CHOOSE)
    if bench.kind == "scale":
        hint = "metres, such as 5.2"
        return replace(bench, asked=TableAsks("metres", "Metres between these two points", hint=hint))
    found = beneath.shift_picture(bench.beneath, one, other)
    if isinstance(found, pieces.Refused):
        return replace(bench, laid=()).say(found.sentence, amiss=True)
    return replace(bench, laid=(), tool=CHOOSE, beneath=found, told="The picture is moved.", amiss=False)


def end_line(bench: Bench) -> Bench:
    """A line or an area under way is laid as far as it goes, before the hand takes something else."""
    least = {"line": 2, "area": 3, "thing": 3, "room": 3}.get(bench.tool.shape, 0)
    if bench.boxed or not least or len(bench.laid) < least:
        return bench
    return _finish(bench, bench.laid)


def _kind_between(bench: Bench) -> str:
    """What a door between two points is if nobody says so: an inner one."""
    return bench.kind or ("internal_door" if bench.tool.table == "door" else "")


def _finish(bench: Bench, points: pieces.Points) -> Bench:
    tool, draft, floor = bench.tool, bench.draft, bench.floor
    if tool.shape == "line":
        return _take_draft(bench, laying.lay_line(draft, tool.table, bench.kind, points, floor))
    if tool.shape == "thing":
        return _take_draft(bench, laying.lay_thing(draft, preset_of(bench), points, floor))
    after = _take_draft(bench, laying.lay_area(draft, tool.table, bench.kind, points, floor))
    if tool.table == "room" and not after.amiss:
        at, one = after.chosen[0]
        return replace(
            after, asked=TableAsks(f"set {at.table} name", "Name of the room", text=pieces.title_of(one))
        )
    return after


def _take_draft(bench: Bench, draft: Draft | pieces.Refused) -> Bench:
    """A piece is laid; one that is refused leaves the points where they were."""
    after = bench.with_draft(draft)
    if after.amiss:
        return after
    at, one = after.chosen[0]
    return replace(after, laid=(), told=f"{at.table} {pieces.title_of(one)} is laid.")


def _room_here(bench: Bench) -> Bench:
    ring = laying.around(bench.draft, bench.floor, bench.cursor)
    if ring is None:
        return bench.say("No walls enclose this place; b draws a room by its corners.", amiss=True)
    return asking_room(replace(bench, rooms=(ring,)))


def asking_room(bench: Bench) -> Bench:
    """Ask what the next enclosed outline is called; none left: done."""
    if not bench.rooms:
        return replace(bench, asked=None)
    ring = bench.rooms[0]
    west, south = min(x for x, _ in ring), min(y for _, y in ring)
    east, north = max(x for x, _ in ring), max(y for _, y in ring)
    words = f"Room of {east - west:g} x {in_metres(north - south)} at {west:g},{south:g}"
    hint = "a name, or nothing to leave it out"
    cursor = pieces.exact((sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)))
    return replace(bench, cursor=bench.kept_in(cursor), asked=TableAsks("room", words, hint=hint))


def _offset_carried(bench: Bench, found: tuple[TypedFigure, ...]) -> Bench:
    """What is carried comes to a place with its south-west corner, or so far on, perhaps several times."""
    one = found[0]
    if one.kind == "place":
        boxes = [pieces.box_of(pieces.piece(bench.drawn, at)) for at in bench.draft.chosen]
        if not boxes:
            return bench.say(reshaping.NOTHING.sentence, amiss=True)
        west, south = min(box[0] for box in boxes), min(box[1] for box in boxes)
        return _put_down(bench, (one.x - west, one.y - south))
    if one.kind == "length":
        return bench.say("Say where to: 16,12, or so far on: 2x0, or a length and an arrow.", amiss=True)
    return _put_down(bench, (one.x, one.y), times=one.times)


def _put_down(bench: Bench, by: pieces.Point, *, times: int = 1) -> Bench:
    carried, by = bench.carried, pieces.exact(by)
    if carried is not None and carried.copy:
        floor = bench.floor if any(getattr(one, "floor", 0) for _, one in bench.chosen) else None
        draft = reshaping.row(bench.draft, by, times, floor=floor)
        after = bench.with_draft(draft, "Laid once more; enter lays another, escape puts it away.")
        begun = after.cursor if not after.amiss else carried.begun
        return replace(after, carried=replace(carried, begun=begun))
    after = bench.with_draft(reshaping.move_chosen(bench.draft, by), "Moved.")
    return after if after.amiss else replace(after, carried=None)
