"""What the parties of an opening fight may want, and what they have said (MEL-10, MEL-15, AMB-108)."""

from squadlog.battle.commands import GiveIntent
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.melee import IntentGiven
from squadlog.battle.pending import Chosen, Engagement, Intent, IntentAsked
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.rules.common.context import RulesContext
from squadlog.rules.melee.rolls import is_able

_WANTS_OUT = ("avoid", "out")


def intent_of(engagement: Engagement, unit: int) -> Chosen | None:
    """What a party has answered so far; None if it has not been asked."""
    return engagement.attacker_intent if unit == engagement.attacker else engagement.defender_intent


def can_act(battle: Battle, engagement: Engagement, unit: int, ctx: RulesContext) -> bool:
    """Whether a party has a part in this opening: fit, not caught helpless, not held by another melee (AMB-107).

    Somebody who attacks one enemy and is attacked by another has none with the one when it has chosen to strike the
    other: one melee action has one target (MEL-31).
    """
    if unit == engagement.defender and engagement.helpless:
        return False
    if not is_able(battle, unit, ctx) or battle.units[unit].fighting:
        return False
    attacks = unit == engagement.attacker
    return not any(
        e.status == "opening" and (unit == e.attacker) != attacks and intent_of(e, unit) == "attack"
        for e in battle.engaging(unit)
    )


def is_out_of_it(battle: Battle, engagement: Engagement, unit: int, ctx: RulesContext) -> bool:
    """Who cannot act here cannot hold the other either."""
    return not can_act(battle, engagement, unit, ctx) or intent_of(engagement, unit) in _WANTS_OUT


def options(battle: Battle, engagement: Engagement, unit: int, ctx: RulesContext) -> tuple[Intent, ...]:
    """What a party may choose; with stances chosen at resolution, `attack` stands for fighting at all (AMB-108)."""
    if not can_act(battle, engagement, unit, ctx):
        return ()
    later = ctx.rulings.is_("melee.parryDeclaration", "resolution")
    parries = not later and not _strikes_another(battle, engagement, unit)
    stances: tuple[Intent, ...] = ("attack", "parry") if parries else ("attack",)
    if not engagement.may_avoid:
        return stances
    if _may_avoid(battle, engagement, unit, ctx):
        return (*stances, "avoid", "out")
    return (*stances, "out")


def _strikes_another(battle: Battle, engagement: Engagement, unit: int) -> bool:
    """Whether a defender will strike another of its attackers: then it has no parry against this one (MEL-31)."""
    others = (
        e for e in battle.engagements if e.defender == unit and e.status == "opening" and e != engagement
    )
    return any(intent_of(other, unit) == "attack" for other in others)


def _may_avoid(battle: Battle, engagement: Engagement, unit: int, ctx: RulesContext) -> bool:
    """The roll is for a late defender and, once a melee action has been fought, for either (MEL-10, AMB-111).

    A kneeling unit cannot move: it may not choose to avoid, unless the table lets it try (AMB-104).
    """
    late = engagement.late and unit == engagement.defender
    moves = battle.units[unit].posture != "kneeling" or ctx.rulings.is_(
        "melee.avoidMove", "as_far_as_possible"
    )
    return (late or engagement.continued) and moves


def refusal_intent(battle: Battle, command: GiveIntent, ctx: RulesContext) -> Refusal | None:
    """Why a fighter cannot answer that: nobody asks it, or it is not among the choices it has (MEL-10, MEL-15)."""
    asked = battle.pending
    if not isinstance(asked, IntentAsked) or asked.unit != command.unit:
        return nonsense("not-asked", f"Unit {command.unit} has no melee choice to make now.", "MEL-28")
    if command.intent not in asked.options:
        why, rule, carried_out = _why_not(battle, asked, command.intent, ctx)
        return Refusal(
            code="not-an-option",
            sentence=f"Unit {command.unit} cannot choose {command.intent} here: {why}.",
            rule=rule,
            instead=f"They may choose {', '.join(asked.options)}.",
            subsystem="melee" if carried_out else None,
        )
    return None


def _why_not(battle: Battle, asked: IntentAsked, intent: Intent, ctx: RulesContext) -> tuple[str, str, bool]:
    """Why that is no choice, the rule behind it, and whether it could be carried out if the table let it stand."""
    engagement = next((e for e in battle.engagements if e.key == (asked.attacker, asked.defender)), None)
    if intent == "parry":
        later = ctx.rulings.is_("melee.parryDeclaration", "resolution")
        if later and engagement is not None and not _strikes_another(battle, engagement, asked.unit):
            return "it is chosen as the blows fall", "AMB-108", True
        return "it strikes another", "MEL-31", False
    if intent == "attack" or engagement is None or battle.stage == "melee":
        return "the choice is between attack and parry", "MEL-28", False
    if not engagement.may_avoid:
        return "it has failed to get away, and fights", "MEL-15", True
    if battle.units[asked.unit].posture == "kneeling":
        return "it kneels and cannot move", "AMB-104", True
    return "only a unit that was too late to answer, or has fought on, may try to get away", "MEL-10", True


def resolve_intent(recorder: EventRecorder, command: GiveIntent, _ctx: RulesContext) -> None:
    """Note the choice, in secret until the fight is resolved (AMB-108)."""
    asked = recorder.battle.pending
    if not isinstance(asked, IntentAsked):
        raise TypeError("an intent answers a question")
    recorder.emit(
        IntentGiven(unit=asked.unit, attacker=asked.attacker, defender=asked.defender, intent=command.intent)
    )
