"""Whether a well-formed map makes sense: faults that forbid playing on it, and warnings worth a look."""

from collections.abc import Iterable, Iterator

from squadlog.ground.checking.openings import openings_remarks
from squadlog.ground.checking.outlines import outline_remarks
from squadlog.ground.checking.places import place_remarks
from squadlog.ground.checking.remark import MapRemark
from squadlog.ground.checking.roofs import roof_remarks
from squadlog.ground.checking.storeys import storey_remarks
from squadlog.ground.checking.terrain import terrain_remarks
from squadlog.ground.checking.walls import wall_remarks
from squadlog.ground.map.model import Map

MOST_FAULTS = 100
"""Each question about a map stops at this many faults; nobody reads more, and some drawings have a million."""


def check(drawn: Map) -> tuple[MapRemark, ...]:
    """What there is to say about a map, faults first; empty if it is in order.

    Further questions are only asked of a map whose outlines are sound, for a bow tie has no inside.
    """
    remarks = list(_up_to_enough(outline_remarks(drawn)))
    if not any(remark.severity == "fault" for remark in remarks):
        for ask in (
            terrain_remarks,
            wall_remarks,
            openings_remarks,
            storey_remarks,
            roof_remarks,
            place_remarks,
        ):
            remarks.extend(_up_to_enough(ask(drawn)))
    return tuple(sorted(remarks, key=lambda remark: remark.severity))


def _up_to_enough(remarks: Iterable[MapRemark]) -> Iterator[MapRemark]:
    faults = 0
    for remark in remarks:
        yield remark
        faults += remark.severity == "fault"
        if faults == MOST_FAULTS:
            return
