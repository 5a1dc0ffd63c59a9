"""What is at a place that somebody points at: in two or three lines, with what a soldier may do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.base.records import record
from squadlog.ground.compiled.bearings import compass
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.zones import zones_by_side
from squadlog.ground.sight.sight_words import cite, on_the_line
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.here_offers import list_offers
from squadlog.session.view.map.in_hand_tools import NEAR_M, Hand, spot_of
from squadlog.session.view.map.map_texts import spot_words, state_words, survey_of_seat
from squadlog.session.view.map.pointing import find_thing, here_words, is_near
from squadlog.session.view.map.sight_texts import verdict_words
from squadlog.session.view.map.sighting import sight_line, who_sees

with lazy_imports():
    from squadlog.ground.compiled import pointing as areas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.ground.drawing.figures.overlays import Overlay
    from squadlog.ground.moving.landmarks import Landmark
    from squadlog.ground.sight.watching import SeenFrom
    from squadlog.session.seat import Seat
    from squadlog.session.view.map.here_offers import PlaceOffer
    from squadlog.session.view.map.sighting import LineSeen

BESIDE_M, MOST_TOLD = 1.5, 4
"""How near something lies beside a place, and how many such things and enemies are told."""
_FAR_KINDS = ("unit", "body", "contour")


@record
class PlaceRead:
    """What is at a place, as far as a seat knows: `lines` tell it, the rest are its values.

    `where` is what the place is called, `unit` who stands there, `bodies` who lies there, `dropped` what does,
    `counters` those of chapters, `thing` the door, wall or piece there. `beside` is near it: doors, covers, walls.
    `zones` are the ids of the sides that set up there. `seen_by` are those who see it. `asked` is the soldier that it
    is asked for: `line` is what this one sees of it, `offers` what it may do there. `overlays` draw the lines.
    """

    at: Spot
    where: str
    lines: tuple[str, ...]
    unit: int | None
    bodies: tuple[int, ...]
    dropped: tuple[str, ...]
    counters: tuple[str, ...]
    thing: str | None
    beside: tuple[Landmark, ...]
    zones: tuple[str, ...]
    seen_by: tuple[SeenFrom, ...]
    asked: int | None
    line: LineSeen | None
    offers: tuple[PlaceOffer, ...]
    overlays: tuple[Overlay, ...]


def what_is_here(seat: Seat, at: Spot, *, unit: int | None = None, reach_m: float = NEAR_M) -> PlaceRead:
    """What is at a place, who sees it, and what a soldier may do there.

    `unit`: the soldier that it is asked for; None for the first who is asked for orders at this seat, if any is.
    `reach_m`: how near somebody must be to be meant. Raises LookupError for a battle without a map.
    """
    battle, survey = seat.known, survey_of_seat(seat)
    asked = _first_asked(seat) if unit is None else unit
    hand = Hand(cursor=at, chosen=asked, reach_m=reach_m)
    under = hand.under(battle)
    bodies = tuple(one.number for one in survey.conditions.bodies if is_near(one.spot, at, reach_m))
    dropped = tuple(
        one.name.replace("_", " ")
        for one in battle.things
        if one.position is not None and is_near(Spot(one.position.x, one.position.y, one.floor), at, reach_m)
    )
    counters = tuple(one.name for one in survey.counters if is_near(one.spot, at, reach_m))
    thing = find_thing(seat, at, reach_m)
    near = survey.look(at, BESIDE_M)
    beside = tuple(one for one in near if one.kind not in _FAR_KINDS and one.id != thing)
    watched = who_sees(seat, at if under is None else under, for_unit=asked)
    line = None
    if asked is not None and asked != under and spot_of(battle, asked) is not None:
        line = sight_line(seat, asked, at if under is None else under)
    zones = _zones(seat, at)
    told = (
        _head(seat, hand, under),
        _say_beside(beside),
        _say_lying(seat, bodies, dropped, zones),
        _say_seen(seat, watched.seen, under if asked is None else asked),
        "" if line is None else _say_line(line),
    )
    return PlaceRead(
        at=at,
        where=survey.whereabouts(at),
        lines=tuple(filter(None, told)),
        unit=under,
        bodies=bodies,
        dropped=dropped,
        counters=counters,
        thing=thing,
        beside=beside,
        zones=zones,
        seen_by=watched.seen,
        asked=asked,
        line=line,
        offers=() if asked is None else tuple(list_offers(seat, asked, hand)),
        overlays=(*watched.overlays, *(() if line is None else line.overlays)),
    )


def _first_asked(seat: Seat) -> int | None:
    ask = seat.due.ask()
    return next(iter(ask.units), None) if ask.kind in ("declare", "fire") and seat.asked() else None


def _zones(seat: Seat, at: Spot) -> tuple[str, ...]:
    drawn = survey_of_seat(seat).map
    if not drawn.zones:
        return ()
    zone = areas.zone_at(drawn, at.x, at.y, at.floor)
    sides = zones_by_side(drawn.zones, [(one.id, one.name) for one in seat.known.setup.sides])
    return tuple(side for side, zones in sides.items() if any(one.id == zone for one in zones))


# Words


def _head(seat: Seat, hand: Hand, under: int | None) -> str:
    floors = survey_of_seat(seat).map.floors
    stands = ""
    if under is not None:
        stands = f" {_sentence(state_words(seat.known.units[under]))}"
    return f"{_sentence(here_words(seat, hand))[:-1]} ({spot_words(hand.cursor, floors)}).{stands}"


def _say_beside(beside: Sequence[Landmark]) -> str:
    told = [
        f"{one.name} {'here' if one.distance_m == 0 else _far(one)}{_note(one)}" for one in beside[:MOST_TOLD]
    ]
    more = f"; {len(beside) - MOST_TOLD} more" if len(beside) > MOST_TOLD else ""
    return f"Beside it: {'; '.join(told)}{more}." if told else ""


def _far(one: Landmark) -> str:
    return f"{format_length(one.distance_m, 1)} {compass(one.bearing_deg)}"


def _note(one: Landmark) -> str:
    cover = f"{one.cover.replace('_', ' ')} cover" if one.cover else ""
    told = ", ".join(filter(None, (one.note, cover)))
    return f" ({told})" if told else ""


def _say_lying(seat: Seat, bodies: Sequence[int], dropped: Sequence[str], zones: Sequence[str]) -> str:
    sides = {one.id: one.name for one in seat.known.setup.sides}
    told = [f"{unit_words(seat.known, one)} lies here." for one in bodies]
    told += [f"On the ground: {', '.join(dropped)}."] if dropped else []
    if zones and seat.known.stage == "setup":
        told.append(f"{' and '.join(sides[one] for one in zones)} may set up here.")
    return " ".join(told)


def _say_seen(seat: Seat, seen: Sequence[SeenFrom], owner: int | None) -> str:
    units = seat.known.units
    side = units[owner].side if owner is not None else ""
    near = sorted(seen, key=lambda one: (one.line.range_m, one.watcher))
    foes = [
        f"{unit_words(seat.known, one.watcher)} at {format_length(one.line.range_m, 1)}{_covered(one)}"
        for one in near
        if units[one.watcher].side != side
    ]
    friends = [str(one.watcher) for one in near if units[one.watcher].side == side]
    who = "Seen by" if not side else "Enemies who see it:"
    told = (
        f"{who} {'; '.join(foes)}." if foes else f"No {'enemy' if side else 'unit'} that you know of sees it."
    )
    return f"{told} Friends who see it: {', '.join(friends)}." if friends else told


def _covered(seen: SeenFrom) -> str:
    return {"penalty": " (covered)", "too_close": " (too close to call)"}.get(seen.line.verdict, "")


def _say_line(line: LineSeen) -> str:
    seen, between = line.line, ", ".join(on_the_line(line.line))
    how = f"From {line.names[0]}: {verdict_words(seen)}, {format_length(seen.range_m, 1)}"
    if not seen.open:
        return f"{how}. {cite(seen.reason, seen.rule)}"
    return f"{how}; {between}." if between else f"{how}."


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
