"""What a soldier may do at a place: go there, look there, fire at it, work its door, be set up; with its price."""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length, format_number
from squadlog.base.records import value
from squadlog.battle.commands import Declare, Engage, Fire
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.facts.seats import for_all
from squadlog.ground.compiled.conditions import Spot
from squadlog.language.say import say
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.aiming import aim_order, find_aimings, order_words, target_words
from squadlog.session.view.map.in_hand_tools import Hand, spot_of
from squadlog.session.view.map.map_texts import mode_words, survey_of_seat
from squadlog.session.view.map.pointing import find_thing, plan_shot
from squadlog.session.view.map.ruler import Ruler, gait_of, move_order
from squadlog.session.view.map.set_up import set_up_here
from squadlog.session.view.map.ways import TOO_LONG, find_way, is_mode_barred, trim_ruler
from squadlog.session.view.shots.chances import chance_of
from squadlog.session.view.shots.figures import percent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Command
    from squadlog.battle.moment import Moment
    from squadlog.battle.refusal import Refusal
    from squadlog.battle.state import Unit
    from squadlog.facts.ground_facts import Target
    from squadlog.session.seat import Seat
    from squadlog.survey.reaching import Ruled

_NEARLY_M, _TURNED_DEG = 1e-6, 1.0
_DOORS = {"open": "close", "closed": "open", "locked": "unlock"}
"""What is done to a door as it stands."""
MOST_AIMS = 3
"""Things to throw or launch at a place that are offered."""


@value
class PlaceOffer:
    """One thing that a soldier may do at a place: `words` tell it, `says` gives the order.

    `key` is what it is: a way of moving, `face`, `fire`, `aim`, `engage`, `door` or `place`. `cost_ap` and `end` are
    those of an action, None for what goes on or costs nothing. `refusal`: why it would be refused as things stand.
    """

    key: str
    words: str
    says: Command
    cost_ap: int | None = None
    end: Moment | None = None
    refusal: Refusal | None = None

    @property
    def say(self) -> str:
        """The sentence that gives the order; empty where it would be refused."""
        return "" if self.refusal is not None else say(self.says)


def list_offers(seat: Seat, unit: int, hand: Hand) -> Iterator[PlaceOffer]:
    """What a soldier may do where the hand points; nothing for who may not order it, or once the battle is over."""
    battle = seat.known
    mine = battle.units.get(unit)
    if mine is None or mine.out or not _may_order(seat, mine) or battle.stage == "over":
        return
    if battle.stage == "setup":
        yield from _set_up(seat, unit, hand.cursor)
        return
    start = spot_of(battle, unit)
    if start is None:
        return
    yield from _shots(seat, mine, hand)
    yield from _at_hand(seat, mine, hand)
    if start.floor == hand.cursor.floor:
        for mode in _modes(seat, mine):
            yield from _ways(seat, unit, mode, start, hand.cursor)
        yield from _faces(seat, mine, start, hand.cursor)
    yield from _aims(seat, unit, hand)


def _may_order(seat: Seat, mine: Unit) -> bool:
    return not seat.who.looks and (for_all(seat.who.seat) or mine.side == seat.who.seat)


def _offer(seat: Seat, key: str, words: str, says: Command) -> PlaceOffer:
    """The offer with its price and end, or why not."""
    refusal = seat.rules.refusal(says)
    if refusal is not None or not isinstance(says, Declare):
        return PlaceOffer(key, f"{words}.", says, refusal=refusal)
    quoted = seat.rules.quote(says)
    return PlaceOffer(
        key, f"{words}; {quoted.cost_ap} AP, ends {quoted.end}.", says, quoted.cost_ap, quoted.end
    )


def _set_up(seat: Seat, unit: int, at: Spot) -> Iterator[PlaceOffer]:
    found = set_up_here(seat, Hand(cursor=at, tool="place", chosen=unit))
    if found.says is not None:
        yield PlaceOffer("place", f"Set up: {found.text.strip()}", found.says, refusal=found.refusal)


def _at_hand(seat: Seat, mine: Unit, hand: Hand) -> Iterator[PlaceOffer]:
    """Hand-to-hand combat with the enemy there, where that stands, and the door there opened, closed or unlocked."""
    battle, under = seat.known, hand.under(seat.known)
    if under is not None and battle.units[under].side != mine.side:
        offer = _offer(
            seat, "engage", f"Engage {unit_words(battle, under)}", Engage(unit=mine.id, target=under)
        )
        if offer.refusal is None:
            yield offer
    thing = None if under is not None else find_thing(seat, hand.cursor, hand.reach_m)
    feature = None if thing is None else battle.features[thing]
    if feature is not None and "door" in feature.kind and (word := _DOORS.get(feature.state)) is not None:
        says = Declare(unit=mine.id, action="open_close_door", feature=feature.id, extras=(word,))
        yield _offer(seat, "door", f"{word.capitalize()} {feature.name}", says)


# Going there


def _modes(seat: Seat, mine: Unit) -> tuple[str, ...]:
    """The ways of moving that are offered: that of its action, else walking and running, or crawling."""
    if mine.action is not None and mine.action.mode is not None:
        return (gait_of(seat.known, mine.id, ""),)
    return ("crawl",) if is_mode_barred(seat, mine.id, "walk") else ("walk", "run")


def _ways(seat: Seat, unit: int, mode: str, start: Spot, at: Spot) -> Iterator[PlaceOffer]:
    """The straight way; where something stands in it a way round; else as far as the straight one goes."""
    ruler = Ruler(start=start, end=Spot(round(at.x, 2), round(at.y, 2), at.floor))
    if not ruler.points:
        return
    survey = survey_of_seat(seat)
    ruled, move, here = survey.measure_stated(unit, mode, ruler.move()), ruler.move(), "here"
    if ruled.refusal is not None and ruled.refusal.code == "in-the-way" and ruler.length_m <= ruled.allowance:
        found = find_way(seat, unit, mode, ruler.end).move
        if found is not None and found.path:
            move = found
            ruled = survey.measure_stated(unit, mode, move)
    if ruled.refusal is not None and ruled.refusal.code in TOO_LONG:
        shorter = trim_ruler(seat, unit, mode, ruler)
        if shorter is None or not shorter.points:
            yield PlaceOffer(
                mode,
                f"{_verb(mode)} here.",
                move_order(seat.known, unit, mode, move),
                refusal=ruled.refusal,
            )
            return
        move, here = shorter.move(), "toward it"
        ruled = survey.measure_stated(unit, mode, move)
    words = f"{_verb(mode)} {here}: {_way_words(ruled)}"
    yield _offer(seat, mode, words, move_order(seat.known, unit, mode, move))


def _verb(mode: str) -> str:
    return mode_words(mode).capitalize()


def _way_words(ruled: Ruled) -> str:
    told = f"{format_length(ruled.metres, 1)}, uses {format_number(ruled.charged)} of {format_length(ruled.allowance)}"
    seen = ", ".join(str(one.watcher) for one in ruled.facts.seen_by or ())
    return f"{told}, enters the arc of {seen}" if seen else told


def _faces(seat: Seat, mine: Unit, start: Spot, at: Spot) -> Iterator[PlaceOffer]:
    if mine.action is not None or mine.position is None or not Ruler(start=start, end=at).points:
        return
    bearing = round(degrees(atan2(at.x - start.x, at.y - start.y)) % 360.0, 1)
    turn = (bearing - mine.position.facing_deg + 180.0) % 360.0 - 180.0
    if abs(turn) >= _TURNED_DEG:
        side = "right" if turn > 0 else "left"
        says = move_order(seat.known, mine.id, "walk", StatedMove(facing_deg=bearing))
        yield _offer(seat, "face", f"Turn to look here: {abs(turn):.0f}° {side}", says)


# Firing and throwing at it


def _shots(seat: Seat, mine: Unit, hand: Hand) -> Iterator[PlaceOffer]:
    plan, units = plan_shot(seat, hand, mine.in_hand or ""), seat.known.units
    if plan is None or plan.target is None:
        return
    target = plan.target
    if isinstance(target, int) and (units[target].side == mine.side or units[target].out):
        return
    ask = seat.due.ask()
    shot = Fire(unit=mine.id, target=target, stated=plan.stated)
    queued = ask.kind == "fire" and mine.id in ask.units
    words = f"Fire {target_words(seat.known, target)}{_chance(seat, shot)}"
    order = Declare(unit=mine.id, action="fire_throw", weapon=mine.in_hand, shot=plan)
    yield _offer(seat, "fire", words, shot if queued else order)


def _chance(seat: Seat, shot: Fire) -> str:
    shown = seat.rules.preview(shot)
    found = chance_of(shown)
    if found is not None:
        return f": hit {percent(found)}"
    return "" if shown.blocked is None else ": no shot as things stand"


def _aims(seat: Seat, unit: int, hand: Hand) -> Iterator[PlaceOffer]:
    under = hand.under(seat.known)
    at = hand.cursor
    target: Target = Waypoint(x=round(at.x, 2), y=round(at.y, 2), floor=at.floor) if under is None else under
    if under == unit:
        return
    for order in find_aimings(seat, unit)[:MOST_AIMS]:
        says = aim_order(order, target)
        verb = order_words(says)
        words = f"{verb[:1].upper()}{verb[1:]} {target_words(seat.known, target)}"
        offer = _offer(seat, "aim", words, says)
        if offer.refusal is None or not offer.refusal.lasting:
            yield offer
