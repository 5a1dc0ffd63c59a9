"""The fold of a company's chronicle: what each entry makes of the company and its soldiers."""

from collections.abc import Iterable, Mapping

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.state import WOUNDS, Wound
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.afterwards.borne import BorneEffect, OwedRoll, after_battle, join_effects
from squadlog.extras.careers.company import Company, Enrolled, wound_word
from squadlog.extras.careers.company_events import ChronicleEntry
from squadlog.extras.careers.house import OFF
from squadlog.squads.lasting import read_lasting

with lazy_imports():
    from squadlog.extras.careers.afterwards import owed


def company(key: str, entries: Iterable[ChronicleEntry]) -> Company:
    """The company of that id as its entries leave it."""
    found = Company(id=key)
    for entry in entries:
        found = fold_entry(found, entry)
    return found


def fold_entry(one: Company, entry: ChronicleEntry) -> Company:
    """The company after one more entry."""
    match entry:
        case told.Founded():
            return replace(one, name=entry.name, side=entry.side, points=entry.points)
        case told.Enlisted():
            joined = Enrolled(number=entry.member, plan=entry.plan, quality=entry.quality)
            members = {**one.members, entry.member: joined}
            return replace(one, members=members, points=one.points - entry.cost)
        case told.TookPart():
            return _apply_battle(one, entry)
        case told.PointsMoved():
            return replace(one, points=one.points + entry.points, moved=(*one.moved, entry))
        case told.Stashed():
            left = one.stash.get(entry.item, 0) + entry.count
            stash = {item: count for item, count in one.stash.items() if item != entry.item}
            return replace(one, stash={**stash, entry.item: left} if left else stash)
        case told.HouseRuleChosen():
            return replace(one, house={**one.house, entry.rule: entry.option})
        case told.Remembered(member=None):
            return replace(one, notes=(*one.notes, entry.text))
        case told.TablesChosen():
            return replace(one, chosen=(*one.chosen, entry))
        case told.TableRolled():
            return _apply_roll(one, entry)
        case told.LastingHealed():
            return _apply_healing(one, entry)
        case _ if entry.member is not None and entry.member in one.members:
            who = _of_member(one.members[entry.member], entry)
            return replace(one, members={**one.members, who.number: who})
        case _:
            return one


def _of_member(who: Enrolled, entry: ChronicleEntry) -> Enrolled:
    match entry:
        case told.Reoutfitted():
            return replace(who, plan=entry.plan)
        case told.Healed():
            why = f": {entry.why}" if entry.why else ""
            before, after = wound_word(who.wound), wound_word(entry.wound)
            return replace(who, wound=entry.wound, healings=(*who.healings, f"{before} to {after}{why}"))
        case told.Decorated():
            return replace(who, medals=(*who.medals, entry.medal))
        case told.Remembered():
            return replace(who, notes=(*who.notes, entry.text))
        case told.Portrayed():
            return replace(who, picture=entry.lines)
        case told.Discharged():
            return replace(who, gone=entry.why or "discharged")
        case _:
            return who


def _apply_roll(one: Company, entry: told.TableRolled) -> Company:
    """A roll on a table: what it brings the soldier or the company; it is owed no longer."""
    stash = dict(one.stash)
    for item, count in entry.stash:
        stash[item] = stash.get(item, 0) + count
    left = tuple(roll for roll in one.owed if not _is_owed(roll, entry.battle, entry.table, entry.member))
    members, who = one.members, one.members.get(entry.member or 0)
    if who is not None:
        wound = entry.wound or who.wound
        lasting = who.lasting
        for effect in read_lasting(entry.lasting):
            new = BorneEffect(
                effect=effect, title=entry.title, misses=entry.misses, heals_after=entry.heals_after,
                heals_on=entry.heals_on, heals_for=entry.heals_for,
            )  # fmt: skip
            lasting = join_effects(lasting, new)
        members = {**members, who.number: replace(who, wound=wound, lasting=lasting)}
        if wound == "D" and not who.dead:
            left = tuple(roll for roll in left if roll.member != who.number)
    return replace(
        one,
        members=members,
        points=one.points + entry.gains,
        stash=stash,
        owed=left,
        rolled=(*one.rolled, entry),
    )


def _apply_healing(one: Company, entry: told.LastingHealed) -> Company:
    still = tuple(
        roll
        for roll in one.owed
        if not (
            roll.heals == entry.name
            and roll.member == entry.member
            and (entry.healed or roll.battle == entry.battle)
        )
    )
    who, members = one.members[entry.member], one.members
    if entry.healed:
        left = tuple(borne for borne in who.lasting if borne.effect.name != entry.name)
        members = {**members, who.number: replace(who, lasting=left)}
    return replace(one, owed=still, members=members, points=one.points - entry.paid)


def _is_owed(roll: OwedRoll, battle: str, table: str, member: int | None) -> bool:
    return (roll.battle, roll.table, roll.member, roll.heals) == (battle, table, member, "")


def _apply_battle(one: Company, entry: told.TookPart) -> Company:
    """Wounds as they left the battle; who sat it out heals as the house rule says; medals by the tally."""
    there = {served.member: served for served in entry.served}
    members = {}
    for number, who in one.members.items():
        if number in there:
            served = there[number]
            wound: Wound = "D" if who.dead else served.wound  # battles may be taken in in any order
            lasting = after_battle(who.lasting, fought=True)
            later = replace(who, wound=wound, served=(*who.served, (entry.title, served)), lasting=lasting)
            given = by_tally(who, later) if one.rule("medals") == "tally" else ()
            members[number] = replace(later, medals=(*later.medals, *given))
        elif who.there:
            wound, lasting = heal(who.wound, one.rule("healing")), after_battle(who.lasting, fought=False)
            members[number] = replace(who, wound=wound, lasting=lasting)
        else:
            members[number] = who
    return replace(
        one,
        members=members,
        points=one.points + entry.pay,
        stash=_stash_after(one.stash, entry.gear),
        battles=(*one.battles, entry),
        owed=(*one.owed, *owed.owed_after(entry, members, one.chosen)),
    )


_INTO, _OUT_OF = ("found", "salvaged"), ("used", "spent")


def _stash_after(stash: Mapping[str, int], gear: Iterable[told.Gear]) -> Mapping[str, int]:
    """What is in store after a battle; nothing goes out that is not there."""
    left = dict(stash)
    for one in gear:
        if one.fate in _INTO:
            left[one.item] = left.get(one.item, 0) + one.count
        elif one.fate in _OUT_OF:
            left[one.item] = max(0, left.get(one.item, 0) - one.count)
    return {item: count for item, count in left.items() if count}


def heal(wound: Wound, rule: str) -> Wound:
    """A wound after a battle sat out, by the house rule."""
    if wound == "D" or rule == OFF:
        return wound
    return "none" if rule == "all" else WOUNDS[max(0, WOUNDS.index(wound) - 1)]


STRIPE, STAR, RIBBON = "Wound Stripe", "Marksman's Star", "Campaign Ribbon"
_STAR_EVERY, _RIBBON_AT = 5, 10
"""Enemies put out of action for each star, and battles fought for the ribbon."""


def by_tally(before: Enrolled, after: Enrolled) -> tuple[str, ...]:
    """The medals that a battle brings by the house rule of the tally."""
    stripes = after.wounded - before.wounded
    stars = after.outs // _STAR_EVERY - before.outs // _STAR_EVERY
    ribbons = int(before.battles < _RIBBON_AT <= after.battles)
    return (*(STRIPE,) * stripes, *(STAR,) * stars, *(RIBBON,) * ribbons)
