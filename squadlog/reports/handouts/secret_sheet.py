"""What a side keeps secret, as it would stand on its paper: piles, things laid, missions, objectives (HID-14, EXP-18).

It is asked of a battle as a seat knows it: what that seat may not know is not in it.
"""

from collections.abc import Iterator

from squadlog.base.records import record
from squadlog.battle.state import Battle, Known
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import Position
from squadlog.facts.scenario.telling import objective_told
from squadlog.facts.seats import sees
from squadlog.reports.wording import called, plain
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import LaidThing, laid_out, place_of, thing_words
from squadlog.rules.fire_missions.eyes import written_call
from squadlog.rules.fire_missions.missions import CALL, missions
from squadlog.rules.hiding.detection import Searcher, secret_lines
from squadlog.rules.hiding.piles import Pile, SearchPiles, hiding_of
from squadlog.rules.hiding.viewing import beneath
from squadlog.rules.scenario.progress import page_of

_ANYBODY = SearchPiles(unit=-1)


@record
class SecretPart:
    """A part of the sheet: its title with the rule that has it written down, the heads of its columns, its rows."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@record
class SecretSheet:
    """What one side has written down."""

    side: str
    name: str
    title: str
    now: str
    parts: tuple[SecretPart, ...]


def secret_sheet(battle: Known, side: str, seat: str, book: Rulebook, rulings: Rulings) -> SecretSheet:
    """The sheet of a side for a seat. ValueError for a seat that may not read it."""
    if not sees(seat, side):
        raise ValueError(f"{seat!r} may not read what {side} keeps secret")
    table = RulesContext.of_book(book, rulings)
    piles = tuple(_pile(pile, battle, table) for pile in _piles(battle, side))
    lies = tuple(_thing(thing, battle) for thing in laid_out(battle).things if _secret(thing, side))
    return SecretSheet(
        side=side,
        name=battle.setup.side_name(side),
        title=battle.setup.title,
        now=str(battle.now) if battle.stage != "setup" else "before play",
        parts=(
            SecretPart(
                title="Piles and who hides under them [HID-14]",
                head=("pile", "what is beneath", "where", "added in secret"),
                rows=piles,
            ),
            SecretPart(
                title="Mines, charges, sensor and other things laid in secret [MIN-09, EXP-18, SEN-05]",
                head=("what", "whose, how", "where", "state"),
                rows=lies,
            ),
            SecretPart(
                title="Points of fire missions [FMS-12]",
                head=("when", "mission", "where"),
                rows=tuple(_missions(battle, side)),
            ),
            SecretPart(
                title="Objectives of which nobody else knows [SCN-10]",
                head=("objective",),
                rows=tuple(_objectives(battle, side, book)),
            ),
        ),
    )


def _piles(battle: Battle, side: str) -> list[Pile]:
    return sorted(hiding_of(battle).of(side), key=lambda pile: pile.number)


def _pile(pile: Pile, battle: Battle, ctx: RulesContext) -> tuple[str, ...]:
    if pile.thing:
        what = thing_words(pile.thing)
    elif pile.unit is not None:
        what = called(battle, pile.unit)
    else:
        what = "" if pile.paper else "decoy"
    looks = ", looks all round" if pile.looks_round and not pile.paper else ""
    where = _where(pile.position, pile.floor, faces=not pile.looks_round)
    return (str(pile.number), what, f"{where}{looks}", "" if pile.paper else _added(pile, battle, ctx))


def _added(pile: Pile, battle: Battle, ctx: RulesContext) -> str:
    """What its owner adds to whoever rolls for it (DET-13, DET-14); of a decoy 0 (DET-15)."""
    helmets = {row.sensor_helmet: key for key, row in ctx.book.armours.items()}
    sums = {}
    said: dict[str, None] = {}
    for helmet, suit in helmets.items():
        lines = [
            line
            for line in secret_lines(Searcher(suit=suit), beneath(battle, pile, _ANYBODY), ctx)
            if line.applied
        ]
        sums[helmet] = sum(line.value for line in lines)
        said |= dict.fromkeys(line.label for line in lines)
    why = f" ({', '.join(said)})" if said else ""
    bare, keen = sums.get(False, 0), sums.get(True, 0)
    if bare == keen:
        return f"{bare:+d}{why}" if bare else f"0{why}"
    return f"{bare:+d}, {keen:+d} against a sensor helmet{why}"


def _secret(thing: LaidThing, side: str) -> bool:
    """What was laid in secret, and what lies under it, is on the sheet as long as it is not known or gone."""
    return thing.side == side and (thing.covered or bool(thing.under))


def _thing(thing: LaidThing, battle: Battle) -> tuple[str, ...]:
    position, floor = place_of(battle, thing)
    by = "" if thing.by is None else called(battle, thing.by)
    item = plain(thing.item) if thing.item and thing.item != thing.kind else ""
    on = "" if thing.feature is None else f", on {thing.feature}"
    under = f"; under it {', '.join(called(battle, one) for one in thing.under)}" if thing.under else ""
    where = thing.where or _where(position, floor, faces=False)
    points = "" if thing.axis_deg is None else f", points {thing.axis_deg:.0f}°"
    state = "" if thing.condition == "whole" else thing.condition
    what = thing.called.replace("_", " ")
    return (what, ", ".join(filter(None, (item, by))), f"{where}{on}{points}{under}", state)


def _missions(battle: Battle, side: str) -> Iterator[tuple[str, ...]]:
    for one in missions(battle).plotted:
        if one.side == side:
            spot = one.spot
            where = one.told if spot is None else f"{spot.x:g}, {spot.y:g}"
            yield (f"turn {one.turn}", plain(one.mission), where)
    for unit in battle.units.values():
        if unit.side == side and unit.action is not None and unit.action.kind == CALL:
            yield (str(unit.action.start), "called", written_call(unit.id, unit.action))


def _objectives(battle: Battle, side: str, book: Rulebook) -> Iterator[tuple[str, ...]]:
    names = {one.id: one.name for one in battle.setup.sides}
    page = page_of(battle)
    for one in page.objectives:
        if one.hidden and one.side == side:
            yield (objective_told(one, page, names, book.victory.primary, book.victory.secondary),)


def _where(position: Position | None, floor: int, *, faces: bool) -> str:
    if position is None:
        return ""
    told = f"{position.x:g}, {position.y:g}"
    if faces:
        told += f", looks {position.facing_deg % 360:.0f}°"
    return told + (f", floor {floor}" if floor != 1 else "")
