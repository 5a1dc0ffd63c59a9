"""The detection step: who searches, which piles it may try, and what its dice come to (DET-01..DET-19, HID-21)."""

from collections.abc import Iterator
from math import atan2, degrees

from squadlog.battle.ledger import Ledger
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.battle.story import Story
from squadlog.dice import Face, Roll
from squadlog.facts import Sighting, StatedSighting, Whereabouts
from squadlog.records import record, replace
from squadlog.rules import checks
from squadlog.rules.arriving import settle_where
from squadlog.rules.ask import DieAhead
from squadlog.rules.fire.cover_names import read_feature
from squadlog.rules.hiding import detection
from squadlog.rules.hiding.detection import Beneath, Between, Searcher
from squadlog.rules.hiding.piles import (
    Pile,
    PileFound,
    PileReached,
    PileSearched,
    SearchEnded,
    SearchMade,
    SearchNoMore,
    SearchPiles,
    has_enough,
    has_searched,
    has_tried,
    hiding_of,
    is_hidden,
)
from squadlog.rules.night import in_the_light
from squadlog.rules.refusing import named, nonsense, unknown_unit
from squadlog.rules.stealth.record import in_stealth
from squadlog.rules.table import Table
from squadlog.stated import StatedSurveyor

STAGE = "detection"
_CAMO, _JAMMER = "camo_tinter", "ecm_jammer"
_MARSH = "marsh"
_NOWHERE = Whereabouts(0.0, 0.0)
"""Where a pile is on no map: its facts are stated."""
_STATED = StatedSurveyor()


@record
class View:
    """A pile as a searcher has it before it: what is on the line, and where to the right of ahead, in degrees."""

    pile: Pile
    between: Between
    right_deg: float


def objections_search(battle: Battle, command: SearchPiles, table: Table) -> Iterator[Refusal]:
    """Once a turn, in the detection step, by anybody of either side who is not hidden."""
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
        return
    if battle.stage != STAGE:
        yield nonsense("not-now", "Piles are searched in the detection step.", "DET-01")
        return
    if (why := _cannot(battle, unit)) is not None:
        yield why
        return
    theirs = {pile.number for pile in _theirs(battle, unit.side)}
    if not theirs:
        yield nonsense("no-pile", "There is no pile of the enemy.", "DET-07")
        return
    if unknown := [number for number in command.piles if number not in theirs]:
        yield nonsense(
            "unknown-pile", f"There is no pile {unknown[0]} of the enemy.", "DET-07",
            f"Piles: {', '.join(map(str, sorted(theirs)))}.",
        )  # fmt: skip
    hiding, turn = hiding_of(battle), battle.now.turn
    if tried := [number for number in command.piles if has_tried(hiding, unit.id, number, turn)]:
        yield nonsense("searched", f"{named(unit)} has rolled for pile {tried[0]} in this turn.", "DET-01")
    if table.rulings.is_("detection.rolls", "one_pile") and len(command.piles) != 1:
        yield nonsense("one-pile", "Each unit tries one pile: name it.", "DET-02", f"detect {unit.id} pile 1")


def _cannot(battle: Battle, unit: Unit) -> Refusal | None:
    """Why a unit makes no attempt in this turn, or None."""
    if is_hidden(unit):
        return nonsense("hidden", f"{named(unit)} is hidden and searches nobody.", "HID-21")
    if unit.out:
        return nonsense("out", f"{named(unit)} is out of the fight.", "WND-17")
    hiding = hiding_of(battle)
    if has_searched(hiding, unit.id, battle.now.turn):
        return nonsense("searched", f"{named(unit)} has searched in this turn.", "DET-01")
    if has_enough(hiding, unit.side, battle.now.turn):
        return nonsense("searched", "This side searches no more in this turn.", "DET-01")
    return None


def _theirs(battle: Battle, side: str) -> tuple[Pile, ...]:
    return tuple(pile for pile in hiding_of(battle).seen_by_all() if pile.side != side)


def searchers(battle: Battle, side: str) -> tuple[int, ...]:
    """Who of a side may still search in this turn, in the order of their numbers; nobody where no pile lies."""
    if not _theirs(battle, side):
        return ()
    return tuple(
        unit.id for unit in battle.units.values() if unit.side == side and _cannot(battle, unit) is None
    )


def views(battle: Battle, command: SearchPiles, table: Table) -> tuple[View, ...]:
    """The piles that a unit may try, from the left of its field of view to the right (DET-05, DET-06, DET-08)."""
    unit, night = battle.units[command.unit], battle.setup.environment.night
    found = list[View]()
    for pile, sighting in _sightings(battle, unit, command, table):
        lit = _lit(battle, unit, pile, table) if night else ""
        between = _between(sighting, command, lit, table, night=night)
        if not detection.blocked(between, table):
            found.append(View(pile=pile, between=between, right_deg=_right_of(unit, pile)))
    return tuple(sorted(found, key=lambda one: (one.right_deg, one.pile.number)))


def _sightings(
    battle: Battle, unit: Unit, command: SearchPiles, table: Table
) -> Iterator[tuple[Pile, Sighting]]:
    """The piles of the enemy that a unit has before it and in sight: all looked over at once, none twice."""
    stated = _stated(command)
    placed: dict[Pile, Whereabouts] = {}
    for pile in _theirs(battle, unit.side):
        if command.piles and pile.number not in command.piles:
            continue
        if has_tried(hiding_of(battle), unit.id, pile.number, battle.now.turn):
            continue
        if (place := _place(unit, pile, table)) is None:
            yield pile, _STATED.sighting(unit.id, unit.id, stated)
        else:
            placed[pile] = place
    seen = table.surveyor.looks_over(unit.id, list(placed.values()), stated)
    yield from ((pile, one) for pile, one in zip(placed, seen, strict=True) if one is not None)


def _stated(command: SearchPiles) -> StatedSighting:
    depths = [("light_woods", command.light_m), ("heavy_woods", command.heavy_m)]
    return StatedSighting(
        distance_m=command.range_m,
        covers=(f"{command.cover}_hard",) if command.cover else None,
        depths=tuple((kind, metres) for kind, metres in depths if metres is not None),
    )


def _place(unit: Unit, pile: Pile, table: Table) -> Whereabouts | None:
    """Where a pile is, and over which way it looks out as far as that unit is concerned (A-22); None: on no map."""
    at = pile.position
    if at is None:
        return None
    match table.rulings.choice("detection.hidden_observes"):
        case "facing" if not pile.looks_round:
            facing: float | None = at.facing_deg
        case "always" | "facing" if unit.position is not None:
            facing = degrees(atan2(unit.position.x - at.x, unit.position.y - at.y)) % 360
        case _:
            facing = None
    return Whereabouts(at.x, at.y, pile.floor, facing)


def _between(sighting: Sighting, command: SearchPiles, lit: str, table: Table, *, night: bool) -> Between:
    """What is on the line and around it, as measured and as the table states it.

    A marsh counts as what it is, and is no cover besides (DET-33). `lit` is why night does not count, if it does not.
    """
    met = [one.kind for one in sighting.crossed if one.metres is None]
    rows = [read_feature(kind, table.book) for kind in met if kind != _MARSH]
    heights = {row[0].height for row in rows if row is not None}
    stated: dict[detection.Condition, bool] = {
        "night": night,
        "rain": command.rain,
        "snow": command.snow,
    }
    return Between(
        metres=sighting.distance.value,
        cover="full" if "full" in heights else "half" if "half" in heights else "none",
        light_woods_m=sighting.depth_m("light_woods"),
        heavy_woods_m=sighting.depth_m("heavy_woods"),
        marsh=command.marsh or _MARSH in met,
        smoke=command.smoke,
        holotarp=command.tarp,
        conditions=tuple(key for key, there in stated.items() if there),
        lit=lit,
    )


def _lit(battle: Battle, unit: Unit, pile: Pile, table: Table) -> str:
    """Why night does not count between a searcher and a pile; empty where it does (ENV-06, A-95)."""
    lit = in_the_light(battle, unit.id, _place(unit, pile, table) or _NOWHERE, table)
    return "" if lit is None else f"{named(unit) if lit == unit.id else 'the pile'} is in the light [ENV-06]"


def _right_of(unit: Unit, pile: Pile) -> float:
    """How far to the right of where the unit looks a pile lies, in degrees; minus is to the left."""
    here, there = unit.position, pile.position
    if here is None or there is None:
        return 0.0
    bearing = degrees(atan2(there.x - here.x, there.y - here.y))
    return (bearing - here.facing_deg + 180) % 360 - 180


def beneath(battle: Battle, pile: Pile, command: SearchPiles) -> Beneath:
    """What lies beneath a pile, as its owner knows it and as the table states it (HID-14, DET-14)."""
    if pile.unit is None:
        return Beneath()
    unit = battle.units[pile.unit]
    return Beneath(
        suit=unit.soldier.armour,
        stealth=in_stealth(unit),
        camo=command.tinter or _owns(battle, pile.side, _CAMO),
        jammer=command.jammer or _owns(battle, pile.side, _JAMMER),
    )


def _owns(battle: Battle, side: str, item: str) -> bool:
    """Whether a side has something that serves all of it."""
    return any(item in unit.soldier.equipment for unit in battle.units.values() if unit.side == side)


def resolve_search(story: Story, command: SearchPiles, table: Table) -> None:
    """A die for each pile in view; then all that was found is uncovered together (DET-07, DET-16..DET-18)."""
    battle = story.battle
    unit = battle.units[command.unit]
    searcher = Searcher(suit=unit.soldier.armour, sensor=command.sensor)
    found: list[tuple[Pile, str]] = []
    tried = views(battle, command, table)
    for view in tried:
        if detection.found_at_once(view.between.metres, table):
            found.append((view.pile, "DET-19"))
        elif _rolled(story, searcher, view, command, table):
            found.append((view.pile, "DET-16" if view.pile.unit is not None else "DET-17"))
    for pile, rule in found:
        find(story, pile, rule, table, by=unit.id)
    if not tried or not _rolls_on(story.battle, command, table):
        story.tell(SearchMade(unit=unit.id, in_view=len(tried)))


def _rolls_on(battle: Battle, command: SearchPiles, table: Table) -> bool:
    """Whether a unit that was told which piles has others left: so that the table may say of each what lies between."""
    if not command.piles or table.rulings.is_("detection.rolls", "one_pile"):
        return False
    return bool(views(battle, SearchPiles(unit=command.unit), table.at(battle)))


def ahead(battle: Battle, command: object, table: Table) -> Iterator[DieAhead]:
    """The piles that a searcher has in view, from left to right, each with what the searcher adds (DET-08, DET-12)."""
    if not isinstance(command, SearchPiles):
        return
    unit = battle.units[command.unit]
    searcher = Searcher(suit=unit.soldier.armour, sensor=command.sensor)
    seen = views(battle, command, table)
    for view in seen:
        metres = view.between.metres
        words = f"pile {view.pile.number}" + ("" if metres is None else f", {metres:.1f} m")
        if detection.found_at_once(metres, table):
            yield DieAhead(words=f"{words}: found without a die [DET-19]")
        else:
            yield DieAhead(words=words, ledger=detection.as_searched(searcher, view.between, table))
    if not seen:
        yield DieAhead(words="no pile in view [DET-06]")


def _rolled(story: Story, searcher: Searcher, view: View, command: SearchPiles, table: Table) -> bool:
    unit = story.battle.units[command.unit]
    if view.pile.paper:
        return _rolled_on_paper(story, unit, searcher, view, table)
    under = beneath(story.battle, view.pile, command)
    jammer = command.jammer or _owns(story.battle, view.pile.side, _JAMMER)
    public = checks.as_read(detection.as_searched(searcher, view.between, table, jammer=jammer), table)
    secret = tuple(detection.secret_lines(searcher, under, table))
    whole = replace(public, lines=(*public.lines, *secret))
    face = _face(unit, view, public, table)
    found = checks.judged(whole, face.value).success
    story.tell(
        PileSearched(
            unit=unit.id,
            pile=view.pile.number,
            face=face,
            check=checks.judged(public, face.value),
            found=found,
            secret=secret,
        )
    )
    return found


def find(story: Story, pile: Pile, rule: str, table: Table, *, by: int) -> None:
    """A searcher has found a pile; of one on paper its owner is asked who is beneath."""
    if pile.paper:
        story.tell(PileReached(pile=pile.number, by=by))
    else:
        uncover(story, pile, rule, table, by=by)


def _rolled_on_paper(story: Story, unit: Unit, searcher: Searcher, view: View, table: Table) -> bool:
    """A die with the public modifiers; what it comes to its owner says, but for a natural 10 (DET-10..DET-13)."""
    public = checks.as_read(detection.as_searched(searcher, view.between, table), table)
    face = _face(unit, view, public, table)
    value, scale = public.read(face.value), public.scale
    asks = {scale.natural_success: "DET-10", scale.natural_failure: ""}.get(value, "DET-13")
    check = checks.judged(public, face.value)
    story.tell(
        PileSearched(unit=unit.id, pile=view.pile.number, face=face, check=check, found=False, asks=asks)
    )
    return False


def _face(unit: Unit, view: View, public: Ledger, table: Table) -> Face:
    return table.dice.roll(
        Roll(
            name="detection",
            who=f"{named(unit)} for pile {view.pile.number}",
            side=unit.side,
            needed=checks.needed(public),
            row="detection",
        )
    )


def uncover(story: Story, pile: Pile, rule: str, table: Table, *, by: int | None = None) -> None:
    """A pile goes, and who was beneath stands there for all to see (HID-22, HID-23)."""
    story.tell(
        PileFound(
            pile=pile.number,
            side=pile.side,
            unit=pile.unit,
            rule=rule,
            by=by,
            position=pile.position if pile.unit is not None else None,
            floor=pile.floor if pile.unit is not None else 1,
        )
    )
    if pile.unit is not None:
        settle_where(story, pile.unit, table.at(story.battle))


def objections_no_more(battle: Battle, command: SearchNoMore, table: Table) -> Iterator[Refusal]:
    """Only while there is anybody who might search."""
    del table
    if battle.stage != STAGE:
        yield nonsense("not-now", "Piles are searched in the detection step.", "DET-01")
    elif not searchers(battle, command.side):
        yield nonsense("searched", "Nobody of this side could search.", "DET-01")


def resolve_no_more(story: Story, command: SearchNoMore, table: Table) -> None:
    """That side is done with the step (DET-02: they may attempt, none must)."""
    del table
    story.tell(SearchEnded(side=command.side))


def nobody_sees_a_pile(battle: Battle, side: str, table: Table) -> bool:
    """Whether no searcher of a side has a pile in view that could be rolled for."""
    return not any(views(battle, SearchPiles(unit=number), table) for number in searchers(battle, side))
