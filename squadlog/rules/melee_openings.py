"""The opening of a melee: intents, avoidance with its free attack, and who begins a melee action (MEL-06, MEL-10..20).

Fights open outside initiative order, the defenders one after the other (part of the subphase before the slots). Each
question is a value in `battle.pending`; `open_melees` is called again after each answer.
"""

from collections.abc import Iterator
from dataclasses import replace

from squadlog.battle.commands import GiveIntent
from squadlog.battle.events.action import ActionLost, UnitPerformed
from squadlog.battle.events.melee import (
    AvoidanceRolled,
    BonusSpent,
    ChoiceAsked,
    Engaged,
    IntentGiven,
    MeleeBegun,
    MeleeDissolved,
    MeleeOpened,
    MeleeStruck,
)
from squadlog.battle.moment import end_of
from squadlog.battle.pending import EscapeAsked, Intent, IntentAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Engagement, Ongoing, Stance
from squadlog.battle.story import Story
from squadlog.rules import zero_gravity
from squadlog.rules.checks import rolled
from squadlog.rules.engaging import cleanup
from squadlog.rules.melee import (
    avoid_ledger,
    bonus_of,
    fights,
    hurt,
    is_able,
    opponent,
    struck,
)
from squadlog.rules.table import Table

_WANTS_OUT = ("avoid", "out")


def open_melees(story: Story, table: Table) -> None:
    """Open every fight that is due, as far as that goes without somebody's word.

    When it returns, either `battle.pending` asks a fighter something, or nothing is left to open. Call it in the
    openings step and, for tables that open fights at the defender's place in the order (AMB-141), as each slot of
    the action step opens. May raise `DieNeeded`.
    """
    if story.battle.pending is not None:
        return
    _reopen(story, table)
    while story.battle.pending is None:
        group = _next_group(story.battle, table)
        if not group:
            return
        _step(story, group, table)


def _is_time(battle: Battle, defender: int, table: Table) -> bool:
    if table.rulings.is_("melee.openingStep", "start"):
        return battle.stage == "openings"
    active = battle.active
    return active is not None and battle.units[defender].grouping == active.id


def _reopen(story: Story, table: Table) -> None:
    """Mark as opening what was declared in an earlier subphase, and what has been fought out (AMB-111)."""
    battle = story.battle
    for engagement in _by_defender(battle):
        if not _is_time(battle, engagement.defender, table):
            continue
        one, other = engagement.key
        if engagement.status == "declared" and engagement.declared < battle.now:
            turned = engagement.late or engagement.helpless
            story.tell(MeleeOpened(attacker=one, defender=other, turned=turned))
        elif engagement.status == "fighting" and not (
            fights(battle, one, other) or fights(battle, other, one)
        ):
            if _goes_on(battle, engagement, table):
                story.tell(MeleeOpened(attacker=one, defender=other, turned=False))
            else:
                _dissolve(story, engagement, "fought out", "AMB-111")


def _goes_on(battle: Battle, engagement: Engagement, table: Table) -> bool:
    if table.rulings.is_("melee.continuation", "declare_again"):
        return False
    return all(is_able(battle, number, table) for number in engagement.key)


def _by_defender(battle: Battle) -> Iterator[Engagement]:
    for unit in battle.in_order():
        yield from (e for e in battle.engagements if e.defender == unit.id)


def _next_group(battle: Battle, table: Table) -> tuple[Engagement, ...]:
    """The opening engagements of the first defender in initiative order."""
    for unit in battle.in_order():
        group = tuple(e for e in battle.engagements if e.defender == unit.id and e.status == "opening")
        if group and _is_time(battle, unit.id, table):
            return group
    return ()


def _step(story: Story, group: tuple[Engagement, ...], table: Table) -> None:
    """One thing at a time: a question, a fight nobody wants, an avoidance, and at last the melee actions."""
    battle = story.battle
    for engagement in group:
        for unit in (engagement.defender, engagement.attacker):
            options = _options(battle, engagement, unit, table)
            if len(options) > 1 and _intent(engagement, unit) is None:
                one, other = engagement.key
                story.tell(
                    ChoiceAsked(asked=IntentAsked(unit=unit, attacker=one, defender=other, options=options))
                )
                return
    for engagement in group:
        if all(_is_out_of_it(battle, engagement, unit, table) for unit in engagement.key):
            _dissolve(story, engagement, "neither side fights", "MEL-16")
            return
    for engagement in group:
        for unit in (engagement.defender, engagement.attacker):
            if _intent(engagement, unit) == "avoid" and _can_act(battle, engagement, unit, table):
                _avoid(story, engagement, unit, table)
                return
    _begin(story, group, table)


def _intent(engagement: Engagement, unit: int) -> Intent | None:
    return engagement.attacker_intent if unit == engagement.attacker else engagement.defender_intent


def _can_act(battle: Battle, engagement: Engagement, unit: int, table: Table) -> bool:
    """Whether a party has a part in this opening: fit, not caught helpless, not held by another melee (AMB-107)."""
    if unit == engagement.defender and engagement.helpless:
        return False
    return is_able(battle, unit, table) and not battle.units[unit].fighting


def _is_out_of_it(battle: Battle, engagement: Engagement, unit: int, table: Table) -> bool:
    """Who cannot act here cannot hold the other either."""
    return not _can_act(battle, engagement, unit, table) or _intent(engagement, unit) in _WANTS_OUT


def _options(battle: Battle, engagement: Engagement, unit: int, table: Table) -> tuple[Intent, ...]:
    """What a party may choose; with stances chosen at resolution, `attack` stands for fighting at all (AMB-108)."""
    if not _can_act(battle, engagement, unit, table):
        return ()
    stances: tuple[Intent, ...] = ("attack", "parry")
    if table.rulings.is_("melee.parryDeclaration", "resolution"):
        stances = ("attack",)
    if not engagement.may_avoid:
        return stances
    if _may_avoid(battle, engagement, unit, table):
        return (*stances, "avoid", "out")
    return (*stances, "out")


def _may_avoid(battle: Battle, engagement: Engagement, unit: int, table: Table) -> bool:
    """The roll is for a late defender and, once a melee action has been fought, for either (MEL-10, AMB-111).

    A kneeling unit cannot move: it may not choose to avoid, unless the table lets it try (AMB-104).
    """
    late = engagement.late and unit == engagement.defender
    moves = battle.units[unit].posture != "kneeling" or table.rulings.is_(
        "melee.avoidMove", "as_far_as_possible"
    )
    return (late or engagement.continued) and moves


def _dissolve(story: Story, engagement: Engagement, cause: str, rule: str) -> None:
    story.tell(
        MeleeDissolved(attacker=engagement.attacker, defender=engagement.defender, cause=cause, rule=rule)
    )


def _avoid(story: Story, engagement: Engagement, unit: int, table: Table) -> None:
    """Roll to get away; success costs one free attack and owes a move, failure holds both (MEL-10..15)."""
    foe = opponent(engagement, unit)
    _breaks_off(story, unit, "avoids a melee", "MEL-04")
    side = story.battle.units[unit].side
    sums = avoid_ledger(story.battle, unit, foe, table)
    check, face = rolled(table, sums, name="avoid melee", who=str(unit), side=side)
    story.tell(AvoidanceRolled(unit=unit, attacker=foe, check=check, face=face))
    if not check.success:
        return
    if not _has_struck(story.battle, foe):
        _strike_freely(story, foe, unit, table)
    if not is_able(story.battle, unit, table):
        cleanup(story, table)
        if any(e.key == engagement.key for e in story.battle.engagements):
            _dissolve(story, engagement, "got away", "MEL-17")
        return
    if not _keeps_footing(story, unit, "escape", table):
        _put_off(story, engagement)
        story.tell(UnitPerformed(unit=unit))
        return
    _leave(story, engagement, unit)


def _has_struck(battle: Battle, unit: int) -> bool:
    """Whether a unit has spent this subphase on a free attack already: it has one, whoever gets away (AMB-106)."""
    return battle.stage == "openings" and battle.units[unit].performed


def _leave(story: Story, engagement: Engagement, unit: int) -> None:
    """The move comes when every attacker of this opening has been avoided, one by one (MEL-12, MEL-18).

    An enemy that it has only just attacked itself holds nobody. A unit that cannot move at all (kneeling, AMB-104) counts as free where it is.
    """
    others = [
        e
        for e in story.battle.engaging(unit)
        if e.status == "opening" and e.key != engagement.key and (e.defender == unit or e.continued)
    ]
    if others or story.battle.units[unit].posture == "kneeling":
        _dissolve(story, engagement, "got away", "MEL-17")
        if not others:
            story.tell(UnitPerformed(unit=unit))
        return
    story.tell(ChoiceAsked(asked=EscapeAsked(unit=unit, attacker=opponent(engagement, unit))))


def _strike_freely(story: Story, unit: int, target: int, table: Table) -> None:
    """One attack before the other leaves, for the 1 AP of this subphase (MEL-13, AMB-106)."""
    _breaks_off(story, unit, "fights hand to hand", "MEL-04")
    if _keeps_footing(story, unit, "free attack", table):
        check, face = struck(story.battle, unit, target, table, free=True)
        if story.battle.units[unit].hit_bonus:
            story.tell(BonusSpent(unit=unit))
        bonus = bonus_of(unit, target, check, table)
        story.tell(MeleeStruck(unit=unit, target=target, check=check, face=face, free=True, bonus=bonus))
        if check.success:
            hurt(story, target, unit, table)
    story.tell(UnitPerformed(unit=unit))


def _keeps_footing(story: Story, unit: int, attempt: str, table: Table) -> bool:
    """In zero gravity each party checks what it begins (AMB-134)."""
    if not story.battle.setup.zero_g or table.rulings.is_("zeroG.meleeChecks", "no_checks"):
        return True
    return zero_gravity.check(story, unit, attempt, None, table)


def _put_off(story: Story, engagement: Engagement) -> None:
    """Nobody has begun anything: the fight opens in the next subphase instead (ZRG-03)."""
    later = replace(
        engagement, status="declared", declared=story.battle.now, attacker_intent=None, defender_intent=None
    )
    story.tell(Engaged(engagement=later))


def _begin(story: Story, group: tuple[Engagement, ...], table: Table) -> None:
    """Both sides of each fight begin a 5-AP melee action, those who are free to (MEL-14, MEL-19, MEL-31, AMB-107).

    A defender with several attackers strikes the first one it answered `attack` to; its parry guards against all. A
    party that alone wanted out fights as one that attacks. In zero gravity whoever loses its footing begins nothing.
    """
    defender = group[0].defender
    stands = {"attack": 0, "parry": 1}
    chosen = min(group, key=lambda e: stands.get(e.defender_intent or "", 2))
    begun = False
    if _can_act(story.battle, chosen, defender, table):
        if _keeps_footing(story, defender, "melee", table):
            _take_up(story, chosen, defender, table)
            begun = True
        else:
            _loses_footing(story, defender)
    for engagement in group:
        others_turn = begun and engagement.key == chosen.key
        if _can_act(story.battle, engagement, engagement.attacker, table):
            if _keeps_footing(story, engagement.attacker, "melee", table):
                _take_up(story, engagement, engagement.attacker, table)
                continue
            _loses_footing(story, engagement.attacker)
            if not others_turn:
                _put_off(story, engagement)
        elif not others_turn:
            _dissolve(story, engagement, "nobody is free to fight", "MEL-31")


def _loses_footing(story: Story, unit: int) -> None:
    """Nothing of its melee begins, and whatever it was doing instead is lost too (ZRG-03, ACT-13)."""
    _breaks_off(story, unit, "engaged", "ACT-13")
    story.tell(UnitPerformed(unit=unit))


def _breaks_off(story: Story, unit: int, cause: str, rule: str) -> None:
    """What a party began while the fight was put off is lost as it takes part in it."""
    action = story.battle.units[unit].action
    if action is not None:
        story.tell(ActionLost(unit=unit, action=action.kind, cause=cause, rule=rule))


def _take_up(story: Story, engagement: Engagement, unit: int, table: Table) -> None:
    _breaks_off(story, unit, "fights hand to hand", "MEL-04")
    intent = _intent(engagement, unit)
    stance: Stance | None = "parry" if intent == "parry" else "attack"
    if table.rulings.is_("melee.parryDeclaration", "resolution"):
        stance = None
    now = story.battle.now
    action = Ongoing(
        kind="melee",
        start=now,
        end=end_of(now, table.book.actions["melee"].ap),
        target=opponent(engagement, unit),
        stance=stance,
    )
    story.tell(
        MeleeBegun(unit=unit, action=action, attacker=engagement.attacker, defender=engagement.defender)
    )


def refusal_intent(battle: Battle, command: GiveIntent, table: Table) -> Refusal | None:
    """Why a fighter cannot answer that: nobody asks it, or it is not among the choices it has (MEL-10, MEL-15)."""
    del table
    asked = battle.pending
    if not isinstance(asked, IntentAsked) or asked.unit != command.unit:
        return Refusal(
            code="not-asked", sentence=f"Unit {command.unit} is not asked how it fights now.", rule="MEL-28"
        )
    if command.intent not in asked.options:
        return Refusal(
            code="not-an-option",
            sentence=f"Unit {command.unit} cannot choose {command.intent} here.",
            rule="MEL-15" if command.intent in _WANTS_OUT else "MEL-28",
            instead=f"It may choose {', '.join(asked.options)}.",
            subsystem="melee",
        )
    return None


def resolve_intent(story: Story, command: GiveIntent, table: Table) -> None:
    """Note the choice, in secret until the fight is resolved (AMB-108)."""
    del table
    asked = story.battle.pending
    if not isinstance(asked, IntentAsked):
        raise TypeError("an intent answers a question")
    story.tell(
        IntentGiven(unit=asked.unit, attacker=asked.attacker, defender=asked.defender, intent=command.intent)
    )
