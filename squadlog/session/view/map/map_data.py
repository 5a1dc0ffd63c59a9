"""What the hand on the map finds, as programs read it; records in it stay records."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from squadlog.ground.sight.line_of_sight import SightLine
    from squadlog.session.view.map.best_places import BestFound
    from squadlog.session.view.map.danger import DangerFound, FoesShot, PlaceDanger
    from squadlog.session.view.map.here import PlaceRead
    from squadlog.session.view.map.ways import MeasuredWay

Data = dict[str, Any]


def line_data(line: SightLine) -> Data:
    """A line of sight: its fields, the metres that rules go by, and those of light and of heavy woods on it."""
    grown = {"range_m": line.range_m} | {f"{kind}_m": line.depth_m(kind) for kind in ("light", "heavy")}
    return {one.name: getattr(line, one.name) for one in fields(line)} | grown


def here_data(found: PlaceRead) -> Data:
    """A place: what is there, who sees it, and what may be done there."""
    return {
        "at": found.at, "where": found.where, "lines": found.lines, "unit": found.unit, "bodies": found.bodies,
        "dropped": found.dropped, "counters": found.counters, "thing": found.thing, "beside": found.beside,
        "zones": found.zones, "seen_by": found.seen_by, "for": found.asked,
        "line": None if found.line is None else line_data(found.line.line),
        "offers": [
            {"key": one.key, "words": one.words, "costs": one.cost_ap, "ends": one.end, "say": one.say,
             "why_not": one.refusal}
            for one in found.offers
        ],
    }  # fmt: skip


def way_data(found: MeasuredWay) -> Data:
    """A measured way: what it costs, what ends it, and the danger at every metre of it."""
    ruled = found.ruled
    facts = ruled.facts
    return {
        "unit": found.unit, "mode": found.mode,
        "metres": ruled.metres, "moved": ruled.moved, "charged": ruled.charged, "allowance": ruled.allowance,
        "suit_m": ruled.suit_m,
        "legs": ruled.legs, "turns": ruled.turns, "ground": facts.ground, "passed": facts.passed,
        "seen_by": facts.seen_by, "stop": ruled.stop, "end": ruled.end, "facing_deg": ruled.facing_deg,
        "refusal": ruled.refusal,
        "danger": [{"at_m": one.at_m, **_place_data(one)} for one in found.danger],
    }  # fmt: skip


def danger_data(found: DangerFound) -> Data:
    """The danger over all that is in reach, place by place."""
    places = [_place_data(one) for one in found.places]
    return {**_head(found), "pitch_m": found.pitch_m, "places": places}


def best_data(found: BestFound) -> Data:
    """The best places in reach, each with its danger, the shots from there, its reason and the sentence."""
    places = [
        {
            **_place_data(one.danger), "rank": one.rank, "metres": one.metres, "reason": one.reason, "say": one.say,
            "shots": [_shot_data(shot) for shot in one.shots],
        }
        for one in found.places
    ]  # fmt: skip
    return {**_head(found.danger), "places": places}


def _head(found: DangerFound) -> Data:
    return {"unit": found.unit, "mode": found.mode, "refusal": found.refusal}


def _place_data(one: PlaceDanger) -> Data:
    """A place: who would see it and what each shot would come to, who could see it soon."""
    return {
        "x": one.spot.x, "y": one.spot.y, "floor": one.spot.floor, "wound": one.hurt,
        "seen_by": [_shot_data(shot) for shot in one.shots], "soon": one.soon, "sees": one.sees,
    }  # fmt: skip


def _shot_data(shot: FoesShot) -> Data:
    return {
        "unit": shot.foe, "metres": shot.metres, "covers": shot.covers, "hit": shot.hit, "wound": shot.hurt,
        "refusal": shot.refusal,
    }  # fmt: skip
