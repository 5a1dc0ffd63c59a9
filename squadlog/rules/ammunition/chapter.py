"""Ammunition as one chapter: rounds marked, the empty weapon, the reload, magazines of the fallen (AMO-08..AMO-15)."""

from collections.abc import Iterable, Iterator

from squadlog.base.names import so_many
from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.evolve import evolve
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.battle.story import Story
from squadlog.rules.ammunition.classes import MagazineClass
from squadlog.rules.ammunition.magazines import (
    at_hand,
    boxes,
    capacity,
    counted,
    due,
    fed_by,
    left_in,
    stock,
    to_be_had,
    unfit,
    usable,
)
from squadlog.rules.ammunition.record import (
    KEY,
    MAGAZINE,
    PICK_UP,
    RELOAD,
    MagazineChanged,
    MagazineTaken,
    RoundsFired,
    fired_of,
)
from squadlog.rules.common.chapter import Act, Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.refusing import named, nonsense, unknown_unit
from squadlog.rules.common.table import Table
from squadlog.rules.fire.gunnery import weapon_row
from squadlog.rules.house import details, objects
from squadlog.rules.house.belongings import carries_nothing, no, thing

_no_fire = refuses("fire")


def fed(unit: Unit, table: Table) -> tuple[str, ...]:
    """The weapons of a unit that fire from magazines (AMO-02, AMO-16), the one in hand first."""
    codes = sorted(dict.fromkeys(unit.weapons), key=lambda code: code != unit.in_hand)
    return tuple(code for code in codes if capacity(unit, code, table.reading) is not None)


# The rounds


def fired(story: Story, number: int, weapon: str, rounds: int, table: Table) -> None:
    """The rounds of a shot are marked; an empty magazine is crossed off by that (AMO-08, AMO-09)."""
    unit = story.battle.units[number]
    left = left_in(unit, weapon, table.reading) if counted(unit) else None
    if left is None:
        return
    spent = min(rounds, left)
    told = RoundsFired(unit=number, weapon=weapon, rounds=spent, left=left - spent, boxes=0)
    _tell_boxes(story, told, fed_by(unit, weapon, table.reading), table)


def _tell_boxes(story: Story, told: RoundsFired | MagazineChanged, kind: MagazineClass, table: Table) -> None:
    """Tell it with the boxes that are left by it."""
    after = evolve(story.battle, told).units[told.unit]
    story.tell(replace(told, boxes=boxes(after, kind, table.reading)))


def refusal_empty(battle: Battle, unit: Unit, weapon: str, table: Table) -> Refusal | None:
    """Why an empty weapon does not fire, and what would be right instead (AMO-10, AMO-13..AMO-15)."""
    del battle
    reading = table.reading
    if left_in(unit, weapon, reading) != 0:
        return None
    name = weapon_row(unit, weapon, table).name
    if due(unit, weapon, reading):
        more = len(at_hand(unit, weapon, reading))
        instead = f"Reload it ({table.book.actions[RELOAD].ap} AP): {so_many(more, 'magazine')} more."
        return _empty(f"The {name} of {named(unit)} is empty.", "AMO-10", instead)
    others = [code for code in unit.weapons if code != weapon and usable(unit, code, reading)]
    if others:
        instead = f"Take {others[0]} in hand ({table.book.actions['exchange'].ap} AP), or find a magazine."
        return _empty(
            f"The {name} of {named(unit)} is empty, and no magazine is left for it.", "AMO-13", instead
        )
    return _empty(
        f"The {name} of {named(unit)} is empty, and none of their weapons has a round left.",
        "AMO-15",
        "Hand to hand is left, or a magazine of the fallen.",
    )


def _empty(sentence: str, rule: str, instead: str) -> Refusal:
    return _no_fire("empty", sentence, rule, instead)


def remarks(battle: Battle, unit: Unit, weapon: str, table: Table) -> Iterator[str]:
    """What is left, beside a shot before it is taken; the last round is named as such (AMO-08)."""
    del battle
    left = left_in(unit, weapon, table.reading) if counted(unit) else None
    if left is not None:
        last = " · the last round of its magazine" if left == 1 else ""
        yield f"{stock(unit, weapon, table.reading)}{last} [AMO-08]"


# The reload


def _meant(unit: Unit, said: Declare | Ongoing, table: Table) -> str | None:
    """The weapon that is reloaded: the one named, else the one in hand, else the first that is fed."""
    return thing(said) or next(iter(fed(unit, table)), None)


def refusal_reload(battle: Battle, command: Declare, table: Table) -> Refusal | None:
    """Why a weapon cannot be reloaded, or None: it must be empty, unless the table plays otherwise (AMO-10, A-142)."""
    unit = battle.units[command.unit]
    weapon = _meant(unit, command, table)
    if weapon is None:
        sentence = f"No weapon of {named(unit)} takes magazines."
        return no("never-empty", sentence, "AMO-16", "It never runs dry.")
    if weapon not in unit.weapons:
        return carries_nothing(unit, weapon, "ACT-60")
    left = left_in(unit, weapon, table.reading)
    name = weapon_row(unit, weapon, table).name
    if left is None:
        return no("never-empty", f"The {name} takes no magazine and never runs dry.", "AMO-16", "Fire it.")
    there = at_hand(unit, weapon, table.reading)
    if not left and not there:
        instead = "Take one from the fallen (scavenge), or another weapon in hand."
        return no("no-magazine", f"{named(unit)} has no magazine left for the {name}.", "AMO-13", instead)
    if left and table.rulings.is_("ammo.early_reload", "no"):
        sentence = f"The {name} has {so_many(left, 'round')} left; only an empty magazine is changed."
        return no("not-empty", sentence, "AMO-10", "Fire.")
    if left and not any(one.fired < fired_of(unit, weapon) for one in there):
        return no("full", f"No magazine at hand is fuller than the one in the {name}.", "AMO-10", "Fire.")
    return None


def reloaded(story: Story, number: int, action: Ongoing, table: Table) -> None:
    """The fullest magazine at hand is in the weapon; a begun one is kept where the table plays so (AMO-10, A-142)."""
    unit = story.battle.units[number]
    weapon = _meant(unit, action, table)
    if weapon is None or weapon not in unit.weapons or not counted(unit):
        return
    found = at_hand(unit, weapon, table.reading)
    left = left_in(unit, weapon, table.reading)
    if not found or left is None:
        return
    kept = fired_of(unit, weapon) if left and table.rulings.is_("ammo.early_reload", "rest_kept") else None
    kind = fed_by(unit, weapon, table.reading)
    told = MagazineChanged(unit=number, weapon=weapon, of=kind, fired=found[0].fired, kept=kept, boxes=0)
    _tell_boxes(story, told, kind, table)


def details_reload(battle: Battle, said: Declare, table: Table) -> Iterator[Detail]:
    """Which weapon: the empty ones first."""
    unit = battle.units[said.unit]
    codes = fed(unit, table)
    if counted(unit):
        codes = tuple(sorted(codes, key=lambda code: not due(unit, code, table.reading)))
    yield Detail(slot="item", label="weapon", options=codes or (None,))


def _takes_magazines(battle: Battle, unit: Unit, table: Table) -> bool:
    del battle
    return bool(fed(unit, table))


# Magazines of the fallen


def _wanted(unit: Unit, body: Unit, said: Declare | Ongoing, table: Table) -> str | None:
    """The weapon for which a magazine is taken: the one named, else the first for which the body has one."""
    if (weapon := thing(said)) is not None:
        return weapon
    codes = fed(unit, table)
    return next((code for code in codes if to_be_had(body, code, table.reading)), next(iter(codes), None))


def refusal_pick_up(battle: Battle, command: Declare, table: Table) -> Refusal | None:
    """Why the unit cannot pick that up, or take a magazine from a body (AMO-13, A-31)."""
    if MAGAZINE not in command.extras:
        return objects.refusal_pick_up(battle, command, table)
    unit = battle.units[command.unit]
    if command.target is None:
        out = next((other.id for other in battle.in_order() if other.out), None)
        such = "" if out is None else f"Such as scavenge {unit.id} from {out}."
        return nonsense("no-body", "Say from whose body the magazine is taken.", "AMO-13", such)
    body = battle.units.get(command.target)
    if body is None:
        return unknown_unit(command.target)
    if not body.out:
        sentence = f"{named(body)} is neither dead nor unconscious."
        return no("not-a-body", sentence, "AMO-13", "Name one of the fallen.")
    weapon = _wanted(unit, body, command, table)
    if weapon is None or weapon not in unit.weapons:
        return carries_nothing(unit, weapon or "weapon that takes magazines", "AMO-13")
    if not to_be_had(body, weapon, table.reading):
        sentence = f"{named(body)} has no magazine that fits {weapon}."
        return no("no-magazine", sentence, "AMO-13", "Look elsewhere.")
    return objects.reach_objection(unit, body.id, named(body), table)


def extras_pick_up(battle: Battle, command: Declare, table: Table) -> Iterable[Line]:
    """What the table plays that a magazine of a body costs beyond picking up (A-31)."""
    if MAGAZINE not in command.extras:
        return objects.pick_up_extras(battle, command, table)
    extra = int(table.rulings.number("ammo.scavenge_ap")) - table.book.actions[PICK_UP].ap
    return (line("scavenge", "search for a magazine", extra, "AMO-13"),) if extra else ()


def picked_up(story: Story, number: int, action: Ongoing, table: Table) -> None:
    """The object is the unit's now, or the fullest magazine that the body has (AMO-13)."""
    if MAGAZINE not in action.extras:
        objects.picked_up(story, number, action, table)
        return
    unit, body = story.battle.units[number], story.battle.units.get(action.target or 0)
    weapon = None if body is None else _wanted(unit, body, action, table)
    found = () if body is None or weapon is None else to_be_had(body, weapon, table.reading)
    if body is None or weapon is None or not found or not counted(unit):
        return
    one, most = found[0], capacity(body, weapon, table.reading)
    story.tell(
        MagazineTaken(
            unit=number,
            body=body.id,
            weapon=weapon,
            of=fed_by(unit, weapon, table.reading),
            fired=one.fired,
            emptied=most if one.loaded else None,
        )
    )


def details_pick_up(battle: Battle, said: Declare, table: Table) -> Iterator[Detail]:
    """As it is without the chapter, and a magazine beside the key."""
    for detail in details.of_pick_up(battle, said, table):
        if detail.slot == "extras":
            yield Detail(slot="extras", label="search for", options=(*detail.options, MAGAZINE))
        else:
            yield detail


CHAPTER = Chapter(
    key=KEY,
    acts={
        RELOAD: Act(refusal=refusal_reload, effect=reloaded, details=details_reload, serves=_takes_magazines),
        PICK_UP: Act(
            refusal=refusal_pick_up, extras=extras_pick_up, effect=picked_up, details=details_pick_up
        ),
    },
    weapons=refusal_empty,
    fired=fired,
    remarks=remarks,
    unfit=unfit,
)
