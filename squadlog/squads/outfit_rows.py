"""All that a soldier may be given: its price, what it would change, and its figures (BLD-02 to BLD-07)."""

from collections.abc import Iterator, Mapping

from squadlog.base.records import record, replace
from squadlog.book.book import Rulebook
from squadlog.book.entry import Row
from squadlog.book.gear import Armour, Weapon
from squadlog.book.packs.effects import format_effects
from squadlog.book.people import Race, Troop
from squadlog.book.rulings import Rulings
from squadlog.squads.choices import NO_LEADER
from squadlog.squads.cost import rating_row
from squadlog.squads.goods import equipment_for_sale, modes, race_name, weapons_for_sale
from squadlog.squads.hiding import HIDDEN
from squadlog.squads.in_play import NOT_IN_PLAY, usable
from squadlog.squads.log_values import armour_of_race, signed
from squadlog.squads.outfit import CHARGES, MOST_CHARGES, charges
from squadlog.squads.plan import SoldierPlan


@record
class OutfitRow:
    """One thing that can be chosen. `field` is that of the plan, `key` its row in the tables.

    `change` is what choosing it adds to the squad's points: a weapon in place of the one in hand, anything else by itself;
    None for what the soldier has. `facts` are its figures in short, `words` the same for whoever reads it the first time.
    `sold` false: no battle can use it yet, and nobody takes it. `most` is how many one soldier may carry, `more` whether
    another goes with what he has.
    """

    field: str
    key: str
    name: str
    has: bool
    price: int
    change: int | None
    facts: str
    words: str
    code: str = ""
    in_hand: bool = False
    sold: bool = True
    most: int = 1
    more: bool = False
    whose: str = ""
    """Whose pack it is from; empty for what is printed."""


def outfit_rows(
    soldier: SoldierPlan,
    book: Rulebook,
    rulings: Rulings,
    beginnings: tuple[tuple[str, str], ...] = (),
    *,
    led: int = 0,
    hiding: int = 0,
) -> tuple[OutfitRow, ...]:
    """What a soldier can be given, in the order of the squad sheet.

    `beginnings` are words and labels of states, `led` what the ratings of others cost, who lead the squad now,
    `hiding` what beginning hidden adds to the squad's points.
    """
    return (
        *_say_whose(_weapons(soldier, book), book.weapons),
        *_say_whose(_suits(soldier, book, rulings), book.armours),
        *_say_whose(_troops(soldier, book), book.troops),
        *_races(soldier, book, rulings),
        *_say_whose(_things(soldier, book), book.costs),
        *_begins(soldier, beginnings, hiding),
        *_leaders(soldier, book, led),
    )


def _say_whose(rows: Iterator[OutfitRow], table: Mapping[str, Row]) -> Iterator[OutfitRow]:
    """The rows, each with whose pack it is from, as the end of its name in the book says it."""
    for one in rows:
        row = table[one.key]
        yield replace(one, whose=row.name.rpartition(" (")[2].removesuffix(")")) if row.own else one


def _points(cost: int) -> str:
    return f"{cost} point" if abs(cost) == 1 else f"{cost} points"


def _weapons(soldier: SoldierPlan, book: Rulebook) -> Iterator[OutfitRow]:
    held = next(iter(soldier.weapons), "")
    given_back = book.weapons[held].cost if held in book.weapons else 0
    jam = book.figure("jam")
    for row in weapons_for_sale(book):
        carried = row.key in soldier.weapons
        both = modes(row.code, book)
        name = row.name.partition(" (")[0] if len(both) > 1 else row.name
        yield OutfitRow(
            field="weapons",
            key=row.key,
            code=row.marked(row.key),
            name=name,
            has=carried,
            in_hand=row.key == held,
            price=row.cost,
            change=None if carried else row.cost - given_back,
            facts=_shots(both),
            words=f"{name}, {_points(row.cost)}: {'; '.join(_weapon_words(mode, len(both) > 1) for mode in both)}; "
            f"jams in {jam} of 100 shots{f'; {row.remark}' if row.own and row.remark else ''} [WPN-01, FIR-41]",
        )


def _shots(both: tuple[Weapon, ...]) -> str:
    """Figures of a weapon, of each mode of it if it has two."""
    first = both[0]
    pf, hit = ("/".join(dict.fromkeys(told)) for told in (
        (str(mode.pf) for mode in both), (signed(mode.to_hit) for mode in both)
    ))  # fmt: skip
    shots = "no limit" if first.magazine is None else f"{first.magazine:>2} shots"
    return f"PF {pf:<3} {shots:<8} hit {hit}"


def _weapon_words(row: Weapon, several: bool) -> str:
    mode = f"{row.family}: " if several else ""
    shots = "never runs dry" if row.magazine is None else f"{row.magazine} shots a magazine"
    kicks = ", kicks in zero-G" if row.kicks else ""
    return f"{mode}penetration {row.pf}, to hit {signed(row.to_hit)} at any range, {shots}{kicks}"


def _suits(soldier: SoldierPlan, book: Rulebook, rulings: Rulings) -> Iterator[OutfitRow]:
    now = book.armours.get(soldier.armour)
    for row in book.armours.values():
        worn = row.key == soldier.armour
        parts = armour_of_race(row.af, soldier.race, book, rulings) if soldier.race in book.races else ()
        af = row.af + sum(part.value for part in parts)
        usual = [troop.name for troop in book.troops.values() if row.key in troop.suits]
        built = ", ".join(_list_built_in(row))
        most = "" if row.max_per_squad is None else f"{row.max_per_squad} a squad"
        limits = ", ".join(filter(None, (f"{row.side} only" if row.side else "", most)))
        yield OutfitRow(
            field="armour",
            key=row.key,
            code=row.marked(row.key),
            name=row.name,
            has=worn,
            price=row.cost,
            change=None if worn else row.cost - (now.cost if now is not None else 0),
            facts=f"AF {af}  {built}".rstrip(),
            words=f"{row.name}, {_points(row.cost)}: armour factor {row.af}"
            + (f", {af} on this race" if af != row.af else "")
            + (f"; {built}" if built else "")
            + (f"; usual for {', '.join(usual)}" if usual else "")
            + (f"; {row.remark}" if row.remark else "")
            + (f"; {limits}" if limits else "")
            + " [ARM-01]",
        )


def _list_built_in(row: Armour) -> Iterator[str]:
    """What a suit has or costs beside its factor; what is ordinary is not told."""
    if row.fire_control:
        yield "fire control"
    if row.pack:
        yield "bounce pack"
    if row.thrusters:
        yield "thrusters"
    if row.melee:
        yield f"melee {signed(row.melee)} to strike it"
    if row.move_factor != 1:
        yield f"metres x {row.move_factor:g}"
    if row.space:
        yield "vacuum-rated"


def _troops(soldier: SoldierPlan, book: Rulebook) -> Iterator[OutfitRow]:
    now = book.troops.get(soldier.troop)
    for row in book.troops.values():
        serves = row.key == soldier.troop
        told = ", ".join(_list_training(row))
        only = f"; {row.side} only" if row.side else ""
        yield OutfitRow(
            field="troop",
            key=row.key,
            name=row.name,
            has=serves,
            price=row.cost,
            change=None if serves else row.cost - (now.cost if now is not None else 0),
            facts=told,
            words=f"{row.name}, {_points(row.cost)}: {told}; usual suit {row.suits[-1]}{only}"
            + (f"; {row.remark}" if row.remark else "")
            + " [TRP-01]",
        )


def _list_training(row: Troop) -> Iterator[str]:
    yield f"to hit {signed(row.to_hit)}"
    yield f"melee {signed(row.melee)}"
    yield "no zero-G" if row.zero_g is None else f"zero-G {signed(row.zero_g)}"


def _races(soldier: SoldierPlan, book: Rulebook, rulings: Rulings) -> Iterator[OutfitRow]:
    for row in book.races.values():
        is_one, name = row.key == soldier.race, race_name(row.key, book, rulings)
        told = ", ".join(_list_race(row, rulings)) or "changes nothing"
        yield OutfitRow(
            field="race", key=row.key, name=name, has=is_one, price=0, change=None if is_one else 0, facts=told,
            words=f"{name}, 0 points: {told} [RAC-04]",
        )  # fmt: skip


def _list_race(row: Race, rulings: Rulings) -> Iterator[str]:
    """What differs from a human."""
    armour = row.armour if rulings.is_("race.armorSign", "add") else -row.armour
    if row.to_hit:
        yield f"to hit {signed(row.to_hit)}"
    if row.melee:
        yield f"melee {signed(row.melee)}"
    if armour:
        yield f"AF {signed(armour)}"
    if row.walk_m or row.run_m or row.sprint_m:
        yield f"walk, run, sprint {row.walk_m:+g}, {row.run_m:+g}, {row.sprint_m:+g} m"
    if row.initiative:
        yield f"initiative {signed(row.initiative)}"


def _things(soldier: SoldierPlan, book: Rulebook) -> Iterator[OutfitRow]:
    for row in equipment_for_sale(book, squad=False):
        owned, sold, most = soldier.equipment.count(row.key), usable(row), row.limit_per_unit or 1
        room = row.key not in CHARGES or charges(soldier) < MOST_CHARGES
        more = 0 < owned < most and room
        has = "" if not owned or most == 1 else f"has {owned}{', Enter takes another' if more else ''}"
        facts = ": ".join(
            filter(None, ("" if sold else NOT_IN_PLAY, format_effects(row.effects), row.remark, has))
        )
        limit = f", {row.limit_per_unit} at most" if row.limit_per_unit else ""
        told = f": {facts}" if facts else ""
        yield OutfitRow(
            field="equipment", key=row.key, name=row.name, has=owned > 0, price=row.cost * max(1, owned), sold=sold,
            change=None if owned else row.cost, facts=facts, most=most, more=more,
            words=f"{row.name}, {_points(row.cost)}{limit}{told} [{row.rule}]",
        )  # fmt: skip


def _begins(
    soldier: SoldierPlan, beginnings: tuple[tuple[str, str], ...], hiding: int
) -> Iterator[OutfitRow]:
    for word, label in beginnings:
        begun, price = word in soldier.begins, hiding if word == HIDDEN else 0
        yield OutfitRow(
            field="begins", key=word, name=label, has=begun, price=price,
            change=None if begun else price, facts="advanced",
            words=f"Begins {label}: a state of the advanced rules, where that chapter is in force [ADV-01]",
        )  # fmt: skip


def _leaders(soldier: SoldierPlan, book: Rulebook, led: int) -> Iterator[OutfitRow]:
    """A rating is bought for one soldier of a squad, and who led it until then gives back his (LDR-01, LDR-08)."""
    held = rating_row(soldier.leader, book)
    own = 0 if held is None else held.cost
    yield OutfitRow(
        field="leader", key=NO_LEADER, name="no leader", has=soldier.leader is None, price=0,
        change=None if soldier.leader is None else -own, facts="", words="No leader, or another soldier [LDR-01]",
    )  # fmt: skip
    for row in book.leaders.values():
        has = row.rating == soldier.leader
        figures = f"initiative and rally {signed(row.rating)}, rout {signed(row.rout)}"
        yield OutfitRow(
            field="leader", key=str(row.rating), name=row.name, has=has, price=row.cost,
            change=None if has else row.cost - own - led, facts=figures,
            words=f"{row.name}, {_points(row.cost)}: {figures}, where leadership is played [{row.rule}]",
        )  # fmt: skip
