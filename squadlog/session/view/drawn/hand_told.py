"""What a hand on the map is told, for faces that show it in one form: lines, what may be said, and what is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_kept
from squadlog.base.records import value
from squadlog.battle.commands import Declare
from squadlog.book.load import book_of
from squadlog.facts.seats import for_all
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Pointed
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.session.view.map.best_places import find_best
from squadlog.session.view.map.danger_texts import summary_words
from squadlog.session.view.map.here import what_is_here
from squadlog.session.view.map.in_hand_tools import Hand, spot_of
from squadlog.session.view.map.map_texts import mode_words, spot_as_said
from squadlog.session.view.map.reaching import find_reach, refuge_words
from squadlog.session.view.map.ruler import GAITS, Ruler, gait_of
from squadlog.session.view.map.set_up import set_up_here
from squadlog.session.view.map.sighting import sight_line
from squadlog.session.view.map.ways import is_mode_barred, measure_way, read_ruler, trim_ruler
from squadlog.session.view.questions.placing import places_meant
from squadlog.session.view.toned import plain_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.refusal import Refusal
    from squadlog.ground.drawing.figures.overlays import Overlay
    from squadlog.session.seat import Seat

BEST = 3
"""How many of the best places in reach are told."""


@value
class HandOffer:
    """One thing that may be said at once: the sentence `say`, empty where `why_not` tells why not."""

    words: str
    say: str
    why_not: str = ""


@value
class HandTold:
    """What the hand found: a title, its `lines`, what may be said, and what is drawn of it on `floor`.

    `units` are the soldiers for whom it goes on, `modes` other ways of moving, by key and in words.
    """

    title: str
    floor: int
    lines: tuple[str, ...] = ()
    offers: tuple[HandOffer, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    unit: int | None = None
    mode: str = ""
    modes: tuple[tuple[str, str], ...] = ()


def commands_unit(seat: Seat, unit: int) -> bool:
    """Whether somebody at this seat may give orders to a unit, as far as sides go."""
    mine = seat.known.units.get(unit)
    return mine is not None and not seat.who.looks and (for_all(seat.who.seat) or mine.side == seat.who.seat)


def orders_unit(seat: Seat, unit: int) -> bool:
    """Whether a tap upon a unit opens its orders: it is this seat's to command, and play has begun."""
    return seat.known.stage != "setup" and commands_unit(seat, unit)


def here_told(seat: Seat, at: Spot, unit: int | None, reach_m: float) -> HandTold:
    """What is at a place, with what the soldier may do there. Raises LookupError for a battle without a map."""
    placed = unit if unit is not None and spot_of(seat.known, unit) is not None else None
    found = what_is_here(seat, at, unit=unit if seat.known.stage == "setup" else placed, reach_m=reach_m)
    offers = tuple(_offer(one.words, one.say, one.refusal) for one in found.offers)
    title, *lines = found.lines
    pointed = Pointed(((at, "x", ""),))
    return HandTold(title, at.floor, tuple(lines), offers, (pointed, *found.overlays), unit=found.asked)


def way_told(seat: Seat, unit: int | None, mode: str, path: Sequence[Spot]) -> HandTold:
    """A way through places: of a soldier what it costs and the order; of nobody from its first place on mere metres."""
    start = None if unit is None else spot_of(seat.known, unit)
    if unit is None or start is None:
        read = read_ruler(seat, None, "", Ruler(start=path[0], end=path[-1], corners=tuple(path[1:-1])))
        return HandTold(plain_text(read.text), path[0].floor, overlays=read.overlays)
    mode = gait_of(seat.known, unit, mode)
    ruler = Ruler(start=start, end=path[-1], corners=tuple(path[:-1]))
    way = measure_way(seat, unit, mode, ruler.move())
    refusal = way.refusal or seat.rules.refusal(way.says)
    offers = [_offer(f"{mode_words(mode)} so", way.say, refusal)] if commands_unit(seat, unit) else []
    shorter = trim_ruler(seat, unit, mode, ruler) if way.refusal is not None else None
    if offers and shorter is not None and shorter != ruler:
        cut = measure_way(seat, unit, mode, shorter.move())
        refused = cut.refusal or seat.rules.refusal(cut.says)
        offers.append(_offer(f"{mode_words(mode)} as far as it goes", cut.say, refused))
    lines = [*plain_text(way.text[1:]).strip(", ").split("\n"), *way.facts]
    return HandTold(
        way.head, start.floor, tuple(lines), tuple(offers), way.overlays, unit, mode, _modes(seat, unit, mode)
    )


def reach_told(seat: Seat, unit: int, mode: str) -> HandTold:
    """Where one move of a soldier can end, its danger, and the best places with the sentences that go there."""
    start = spot_of(seat.known, unit)
    if start is None:
        raise ValueError("This soldier stands nowhere on the map.")
    mode = gait_of(seat.known, unit, mode)
    found = find_reach(seat, unit, mode)
    if found.refusal is not None:
        why = (format_kept(str(found.refusal)),)
        return HandTold(found.who, start.floor, why, unit=unit, mode=mode, modes=_modes(seat, unit, mode))
    best = find_best(seat, unit, mode, BEST)
    offers = tuple(
        _offer(one.text, one.say, seat.rules.refusal(one.says))
        for one in best.places
        if commands_unit(seat, unit)
    )
    lines = (*refuge_words(found), *summary_words(best.danger))
    drawn: tuple[Overlay, ...] = (*best.danger.overlays, *found.overlays, *best.overlays)
    return HandTold(found.who, start.floor, lines, offers, drawn, unit, mode, _modes(seat, unit, mode))


def sight_told(seat: Seat, unit: int, at: Spot, reach_m: float) -> HandTold:
    """The line of a soldier to a place or to who stands there, with the margin of its verdict."""
    under = Hand(cursor=at, chosen=unit, reach_m=reach_m).under(seat.known, but=unit)
    line = sight_line(seat, unit, at if under is None else under, margin=True)
    if line is None or spot_of(seat.known, unit) is None:
        raise ValueError("No line leads there.")
    title, *lines = line.page
    return HandTold(title, at.floor, tuple(lines), overlays=line.overlays, unit=unit)


def lie_told(seat: Seat, key: str, at: Spot | None) -> HandTold:
    """Where a thing may be laid, or an order aims: some places; at one whether it may. KeyError for no such thing."""
    if at is None:
        found = places_meant(seat, key)
        if found is None:
            raise ValueError("This lies at no place of the map.")
        spots = (*found.beside, *found.spots)
        drawn = Pointed(tuple((Spot(one.x, one.y, one.floor), "x", "") for one in spots))
        lines = ("Tap the map; some places that may be chosen are marked.",)
        why = "" if found.refusal is None else format_kept(str(found.refusal))
        return HandTold(
            found.words, spots[0].floor if spots else 1, lines if spots else (why,), overlays=(drawn,)
        )
    pointed = Pointed(((at, "x", ""),))
    here = set_up_here(seat, Hand(cursor=at, tool="place", laying=key))
    if here.says is not None:
        offer = _offer("lay it here", here.say, here.refusal)
        return HandTold(here.text.strip(), at.floor, offers=(offer,), overlays=(*here.overlays, pointed))
    said = f"{key} at {spot_as_said(at)}"
    order = parse(said, seat.known, book_of(seat.known.setup))
    if not isinstance(order, Declare):
        raise KeyError(key)
    offer = _offer("aim it here", say(order), seat.rules.refusal(order))
    return HandTold(said, at.floor, offers=(offer,), overlays=(pointed,))


def _offer(words: str, said: str, refusal: Refusal | None) -> HandOffer:
    if refusal is not None:
        return HandOffer(words, "", format_kept(str(refusal)))
    return HandOffer(words, said)


def _modes(seat: Seat, unit: int, mode: str) -> tuple[tuple[str, str], ...]:
    """Ways of moving that the posture of a soldier allows."""
    found = (one for one in GAITS if one == mode or not is_mode_barred(seat, unit, one))
    return tuple((one, mode_words(one)) for one in found)
