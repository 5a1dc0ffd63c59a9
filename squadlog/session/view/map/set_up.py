"""Setting up on the map: where a unit or what is laid in secret would stand, and what speaks against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record
from squadlog.ground.drawing.figures.overlays import Arc, Area, Overlay, Shaded
from squadlog.ground.map.zones import zones_by_side
from squadlog.language.say import say
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.in_hand_tools import Hand, SettingUp
from squadlog.session.view.map.map_texts import spot_words, survey_of_seat

with lazy_imports():
    from squadlog.survey import laid_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Command
    from squadlog.battle.refusal import Refusal
    from squadlog.rules.common.ask import Placeable
    from squadlog.session.seat import Seat

_FRONT_DEG, _FRONT_M = 45.0, 1.5


@record
class SetUpHere:
    """What the hand would set up: `text` says what and where, `overlays` draw its zone, its front and its area.

    `says` does it, None where nothing is in the hand; `refusal` is why that would be refused. `thing` is what is laid
    in secret, None for a soldier who is set up in the open.
    """

    text: str = ""
    overlays: tuple[Overlay, ...] = ()
    says: Command | None = None
    say: str = ""
    refusal: Refusal | None = None
    thing: Placeable | None = None


def setting_of(seat: Seat) -> SettingUp:
    """How units are set up, and what is laid down in secret."""
    return SettingUp(battle=seat.known, placeables=seat.due.placeables)


def set_up_here(seat: Seat, hand: Hand) -> SetUpHere:
    """What the hand holds, set up where the cursor is."""
    battle, setting = seat.known, setting_of(seat)
    says, thing, facing = setting.says(hand), setting.laying(hand), setting.facing(hand)
    if says is None:
        return SetUpHere(thing=thing)
    number = thing.unit if thing is not None else hand.chosen
    name = unit_words(battle, number or 0) if thing is None else thing.words
    name += ", in secret," if thing is not None and thing.unit is not None else ""
    turns = thing is None or thing.turns
    zones = () if number is None else tuple(start_zones(seat, battle.units[number].side))
    front = (Arc(hand.cursor, facing, _FRONT_DEG, _FRONT_M),) if turns else ()
    around = () if thing is None else tuple(laid_over.around(thing, hand.cursor))
    return SetUpHere(
        text=f"{name} to {spot_words(hand.cursor)}{f', facing {facing:.0f}°' if turns else ''}. ",
        overlays=(*zones, *front, *([Shaded(around)] if around else [])),
        says=says,
        say=say(says),
        refusal=seat.rules.refusal(says),
        thing=thing,
    )


def start_zones(seat: Seat, side: str) -> Iterator[Area]:
    """The zones that a side sets up in."""
    sides = [(one.id, one.name) for one in seat.known.setup.sides]
    for zone in zones_by_side(survey_of_seat(seat).map.zones, sides).get(side, ()):
        yield Area((zone.outline(),), zone.floor)
