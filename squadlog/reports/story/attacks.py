"""Every attack of a battle: by whom, at whom, with which odds, and what its face brought.

The odds are those of the ledger that was rolled by, worked out by the code that shows them before a shot.
"""

from collections.abc import Mapping

from squadlog.base.records import replace
from squadlog.base.remember_last import remember_last
from squadlog.battle.state import Battle, Known
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_with
from squadlog.facts.ground_facts import Lying, Target, Waypoint
from squadlog.reports.fought.attacked import HAND_TO_HAND, list_attacks
from squadlog.reports.story.chronicle import Chronicle
from squadlog.reports.wording import name_laid_thing, plain, thing
from squadlog.rules.common.advanced import together
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.reported import AttackMade
from squadlog.rules.common.shots.gunnery import weapon_row
from squadlog.rules.common.shots.odds import shot_odds
from squadlog.rules.common.shots.shot import can_jam
from squadlog.rules.common.words import MannerWords
from squadlog.rules.common.wounds import armour_factor, wound_levels

_SORTS = {"plain": "", "aimed": "aimed", "opportunity": "opportunity", "beyond": "through the breach"}


def attacks(chronicle: Chronicle) -> tuple[AttackMade, ...]:
    """Every attack that the seat knows of, oldest first."""
    return tuple(_build_attack(chronicle, one) for one in list_attacks(chronicle.happened))


def _build_attack(chronicle: Chronicle, one: AttackMade) -> AttackMade:
    side = "" if one.by is None else chronicle.side_of(one.by)
    aimed_at = one.aimed_at or ("" if one.at is None else _name_target(one.at, chronicle))
    made = replace(one, side=side or one.side, aimed_at=aimed_at, weapon=_name_weapon(one, chronicle))
    match one.kind:
        case _ if one.said is not None:
            return replace(made, weapon=made.weapon or "fire", sort=_SORTS.get(one.way.split()[-1], ""))
        case "shot":
            sort, _, manner = one.way.partition(" ")
            fired = together(one.before().chapters).manners.get(manner) if manner else None
            sorts = (_SORTS[sort], manner if fired is None else fired.sort)
            made = replace(made, weapon=one.weapon, sort=", ".join(filter(None, sorts)))
            asks = made.check is not None and made.target is not None
            return _with_odds(made, sort, fired, one.before()) if asks else made
        case "melee":  # a hit is one level, whatever the armour (MEL-25)
            sort = "free attack" if one.way == "free" else ""
            return replace(made, weapon=HAND_TO_HAND, sort=sort, by_face=made.hit_values)
        case _:
            return replace(made, sort="launched" if one.way == "launcher" else "")


def _name_weapon(one: AttackMade, chronicle: Chronicle) -> str:
    """With what, without an article."""
    words = together(chronicle.battle.chapters).explosions.get(one.weapon)
    return plain(one.weapon) if words is None else words.removeprefix("a ").removeprefix("an ")


def _with_odds(made: AttackMade, sort: str, fired: MannerWords | None, battle: Known) -> AttackMade:
    """With what it could come to, against that target in its armour and as hurt as it was (DMG-02, AUT-27)."""
    firer, target = battle.units.get(made.by or 0), battle.units.get(made.target or 0)
    if made.check is None or firer is None or target is None:
        return made
    if "armour" in target.soldier.unknown:  # what it could come to nobody knew
        return made
    table, ledger = _reading(battle), made.check.ledger
    pf, af = weapon_row(firer, made.weapon, table).pf, armour_factor(target, table)
    if fired is not None and fired.odds is not None:
        return fired.odds(made, pf, target, table)
    beyond = sort == "beyond"
    ordinary, natural = (
        wound_levels(pf, af, natural_one=one, ctx=table, through_breach=beyond) for one in (False, True)
    )
    scale = ledger.scale
    by_face = tuple(
        (natural if face == scale.natural_success else ordinary) if ledger.succeeds(face) else 0
        for face in range(1, scale.die + 1)
    )
    odds = shot_odds(
        ledger.successes,
        pf,
        af,
        target.wound,
        table,
        through_breach=beyond,
        can_jam=can_jam(sort, table),
        die=scale.die,
    )
    return replace(made, by_face=by_face, odds=odds)


def _reading(battle: Battle) -> RulesContext:
    """The book as it was read then; nothing here is measured or rolled."""
    return _table(battle.rulings, battle.setup.version, battle.setup.packs)


@remember_last
def _table(rulings: Mapping[str, str], version: str, packs: tuple[str, ...]) -> RulesContext:
    return RulesContext.of_book(book_with(packs), rulings_of(rulings, version))


def _name_target(target: Target, chronicle: Chronicle) -> str:
    match target:
        case int():
            return chronicle.called(target)
        case str():
            return thing(chronicle.battle, target)
        case Lying():
            return name_laid_thing(chronicle.battle, str(target.id))
        case Waypoint():
            return target.words
