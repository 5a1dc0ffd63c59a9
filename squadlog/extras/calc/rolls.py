"""Dice: the modifiers somebody names, their sum, and whether the roll succeeds."""

from collections.abc import Iterator
from typing import Annotated, Any

from squadlog.base.limits import Bounds
from squadlog.base.records import replace
from squadlog.battle.ledger import Ledger, Line
from squadlog.battle.state import Battle
from squadlog.battle.terms import Environment
from squadlog.extras.calc.function import (
    Answer,
    Face,
    Input,
    InputError,
    When,
    Word,
    Words,
    ask_key,
    calculation,
    race_row,
    row,
)
from squadlog.reports.soldier import stand_in
from squadlog.rules.common.checks import build_ledger, judge_face, line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.shots.gunnery import may_fire_now
from squadlog.rules.fire import cover, to_hit
from squadlog.rules.melee import rolls
from squadlog.rules.moving import zero_gravity

_REPEATABLE = ("half_soft", "half_hard", "full_soft", "full_hard", "auto_extra_burst")
_COVERS = _REPEATABLE[:4]
_BREACH = "breach"


class Mods(Input):
    """Modifiers by name and the face that came up."""

    mods: Words = ask_key(default=(), description="names of modifiers, see the summary")
    nat: Face = ask_key(description="unmodified face, 1 to 10 (0 is 10)")


def _split(mods: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Each name as (kind, key): `weapon:SR` is ("weapon", "SR"), `aimed` is ("", "aimed")."""
    seen: set[str] = set()
    for name in mods:
        kind, colon, key = name.rpartition(":")
        once = kind if colon else key
        if once in seen and once not in _REPEATABLE:
            raise InputError(f"in: mods has {once} twice; name it once.")
        seen.add(once)
        yield (kind.strip(), key.strip())


def modifiers(mods: tuple[str, ...], ctx: RulesContext) -> tuple[Line, ...]:
    """The lines of a shot by name, covers stacked as the table plays. Raises InputError."""
    lines = [_shot_line(kind, key, ctx) for kind, key in _split(mods)]
    if any(entry.key == _BREACH for entry in lines):
        lines = [entry for entry in lines if entry.key == _BREACH]  # OBS-14: and no other modifier
    covers = cover.stack_covers([entry for entry in lines if entry.key in _COVERS], ctx)
    return (*(entry for entry in lines if entry.key not in _COVERS), *covers)


@calculation(
    "A ranged roll (FIR-02..FIR-37). mods: lines of the to-hit table, weapon:CODE, troop:KEY, race:NAME.",
    gives="total of the modifiers; net roll; hit",
    example=(
        {"mods": ["weapon:SR", "aimed", "target_walk"], "nat": 9},
        {"total": -2, "net": 7, "hit": True},
    ),
)
def _to_hit(given: Mods, ctx: RulesContext) -> Answer:
    ledger = build_ledger(to_hit.TEST, modifiers(given.mods, ctx), ctx)
    check = judge_face(ledger, given.nat)
    return {"total": ledger.total, "net": check.net, "hit": check.success}


def _shot_line(kind: str, key: str, ctx: RulesContext) -> Line:
    book = ctx.book
    match kind:
        case "":
            row(book.to_hit, key, "a name in mods")
            return to_hit.printed_line(key, ctx)
        case "weapon":
            weapon = row(book.weapons, key, "weapon")
            return line(kind, weapon.name, weapon.to_hit, "WPN-01")
        case "troop":
            troop = row(book.troops, key, "troop")
            return line(kind, troop.name, troop.to_hit, "TRP-01")
        case "race":
            race = race_row(key, ctx)
            return line(kind, race.name, race.to_hit, "RAC-04")
        case _:
            raise InputError(
                f"in: a name in mods should start with weapon:, troop: or race:, not {kind[:40]!r}."
            )


@calculation(
    "A melee roll (MEL-22..MEL-30). mods: troop:KEY, race:NAME, opp_armor:CODE, parry:N (a share of the 3), "
    "hit_bonus, zero_g, wound_M, wound_S.",
    gives="total of the modifiers; net roll; hit",
    example=(
        {"mods": ["troop:combat_arms", "race:Human", "opp_armor:LI", "parry:2"], "nat": 3},
        {"total": 2, "net": 5, "hit": True},
    ),
)
def _melee(given: Mods, ctx: RulesContext) -> Answer:
    fighter: dict[str, object] = {}
    foe: dict[str, object] = {}
    state: dict[str, Any] = {}
    share, weightless, named = 0, False, set()
    for kind, key in _split(given.mods):
        named.add(_fighter(kind, key, fighter, foe, ctx))
        match kind, key:
            case "parry", number:
                share = _share(number, ctx)
            case "", "hit_bonus":
                state["hit_bonus"] = True
            case "", "zero_g":
                weightless = True
            case "", ("wound_M" | "wound_S"):
                state["wound"] = key[-1]
    if {"wound_M", "wound_S"} <= named:
        raise InputError("in: mods has two wounds; only the present level counts (DMG-10).")
    battle = stand_in.with_state(
        stand_in.duel(fighter, foe, environment=Environment(zero_g=weightless)), **state
    )
    ledger = _only(rolls.ledger(battle, stand_in.ONE, stand_in.OTHER, ctx, share=share), named)
    check = rolls.judge_blow(ledger, given.nat, ctx)
    return {"total": ledger.total, "net": check.net, "hit": check.success}


def _fighter(
    kind: str, key: str, fighter: dict[str, object], foe: dict[str, object], ctx: RulesContext
) -> str:
    """Note what a name says about the two fighters; the key its line will have in the ledger."""
    book = ctx.book
    match kind:
        case "troop":
            fighter["troop"] = row(book.troops, key, "troop").key
        case "race":
            key = race_row(key, ctx).key
            fighter["race"] = key
        case "opp_armor":
            foe["armour"] = row(book.armours, key, "opp_armor").key
        case "parry":
            pass
        case "" if key in ("hit_bonus", "zero_g", "wound_M", "wound_S"):
            return key
        case _:
            raise InputError(
                "in: a name in mods should be troop:KEY, race:NAME, opp_armor:CODE, parry:N, hit_bonus, zero_g, "
                f"wound_M or wound_S, not {(f'{kind}:{key}' if kind else key)[:40]!r}."
            )
    return f"{kind}:{key}"


def _share(number: str, ctx: RulesContext) -> int:
    most = rolls.parry(ctx)
    if number not in {str(share) for share in range(most + 1)}:
        raise InputError(f"in: parry should be parry:0 to parry:{most}, not parry:{number[:20]}.")
    return int(number)


def _only(ledger: Ledger, named: set[str]) -> Ledger:
    """The lines that were named: whoever leaves one out does not want it."""
    return replace(ledger, lines=tuple(entry for entry in ledger.lines if entry.key in named))


class Avoid(Input):
    """A defender that tries to get away from an attacker."""

    def_: Annotated[tuple[Word, Word], Bounds(strict=False)] = ask_key(
        alias="def", description="[troop, race] of the defender"
    )
    att: Annotated[tuple[Word, Word], Bounds(strict=False)] = ask_key(
        description="[troop, race] of the attacker"
    )
    nat: Face = ask_key(description="unmodified face, 1 to 10 (0 is 10)")


@calculation(
    "The roll to avoid melee (MEL-10, MEL-11).",
    gives="net roll; ok",
    example=(
        {"def": ["tech", "Human"], "att": ["combat_arms", "Human"], "nat": 2},
        {"net": 4, "ok": True},
    ),
)
def _avoid(given: Avoid, ctx: RulesContext) -> Answer:
    battle = _pair(given, ctx)
    check = judge_face(rolls.avoid_ledger(battle, stand_in.ONE, stand_in.OTHER, ctx), given.nat)
    return {"net": check.net, "ok": check.success}


def _pair(given: Avoid, ctx: RulesContext) -> Battle:
    profiles = []
    for where, (troop, race) in (("def", given.def_), ("att", given.att)):
        row(ctx.book.troops, troop, f"the troop of {where}")
        profiles.append({"troop": troop, "race": race_row(race, ctx, f"the race of {where}").key})
    return stand_in.duel(*profiles)


@calculation(
    "A zero-G check (ZRG-03..ZRG-05). mods: troop:KEY, naval (fleet personnel), spike_or_caseless (fires SR, "
    "SMG or P).",
    gives="net roll; ok",
    example=({"mods": ["troop:combat_arms", "spike_or_caseless"], "nat": 6}, {"net": 8, "ok": True}),
)
def _zero_g(given: Mods, ctx: RulesContext) -> Answer:
    profile: dict[str, object] = {}
    weapon, named = None, set()
    for kind, key in _split(given.mods):
        match kind, key:
            case "troop", _:
                troop = row(ctx.book.troops, key, "troop")
                if troop.zero_g is None and ctx.rulings.is_("troops.penal", "barred"):
                    raise InputError(f"in: {troop.people} have no zero-G figure and stay out of it (TRP-03).")
                profile["troop"] = key
                named.add(f"troop:{key}")
            case "", "naval":
                profile["naval"] = True
            case "", "spike_or_caseless":
                weapon = next(row.key for row in ctx.book.weapons.values() if row.kicks)
                named.add(key)
            case _:
                raise InputError(
                    "in: a name in mods should be troop:KEY, naval or spike_or_caseless, "
                    f"not {(f'{kind}:{key}' if kind else key)[:40]!r}."
                )
    ledger = zero_gravity.ledger(
        stand_in.duel(profile, environment=Environment(zero_g=True)), stand_in.ONE, weapon, ctx
    )
    check = zero_gravity.read_check(judge_face(_only(ledger, named), given.nat), ctx)
    return {"net": check.net, "ok": check.success}


class Shares(Input):
    """A parry split among attackers."""

    shares: Annotated[tuple[int | float, ...], Bounds(strict=False, max_length=40)] = ask_key(
        description="what each attacker's roll gets"
    )


@calculation(
    "Whether a parry may be split so: whole shares, none negative, 3 in all at most (MEL-30).",
    gives="true or false",
    example=({"shares": [2, 1, 0]}, True),
)
def _shares(given: Shares, ctx: RulesContext) -> Answer:
    return rolls.may_split(given.shares, rolls.parry(ctx))


class Rof(Input):
    """Shots fired so far and one more."""

    fired: Annotated[tuple[When, ...], Bounds(strict=False, max_length=1000)] = ask_key(
        default=(), description="[turn, subphase] of each shot so far"
    )
    ask: When = ask_key(description="[turn, subphase] of the shot asked for")


@calculation(
    "Whether the rate of fire allows one more shot (FIR-38, FIR-39).",
    gives="true or false",
    example=({"fired": [[1, 8], [1, 10]], "ask": [2, 1]}, False),
)
def _rof(given: Rof, ctx: RulesContext) -> Answer:
    return may_fire_now(given.fired, given.ask, ctx.reading)


FUNCTIONS = (_to_hit, _melee, _avoid, _zero_g, _shares, _rof)
