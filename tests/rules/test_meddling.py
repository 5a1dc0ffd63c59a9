"""Whatever the referee sets right at any moment, the battle goes on (GEN-06, ACT-55, MEL-05)."""

from hypothesis import given
from hypothesis import strategies as st
from support.battles import soldier, table
from support.kept import event_from_json
from support.laws import law
from support.referee import WHY, correct, meddling, turn

from squadlog.battle.commands import (
    AddUnit,
    DeclineShot,
    GiveIntent,
    Regroup,
    RemoveUnit,
    SetRuling,
    ShareParry,
    WithholdFire,
)
from squadlog.battle.moment import Moment
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.record.codec import event_to_json
from squadlog.rules.desk import flow
from squadlog.rules.desk.engine import ask, refusal

NOW_DEAD, NOW_DAZED = ("wound", "D"), ("dazed", "T1.s8")
_CHANGES = (
    NOW_DEAD, ("wound", "U"), ("wound", "S"), NOW_DAZED, ("dazed", "none"), ("action", "none"), ("posture", "prone"),
    ("posture", "kneeling"), ("posture", "standing"), ("opportunity", "none"), ("opportunity", "SR"),
    ("weapons", "none"),
    ("weapons", "SR,SP"), ("jammed", "SR"), ("in_hand", "none"), ("floor", "2"), ("floor", "1"), ("place", "stairs:S1"),
    ("performed", "no"), ("performed", "yes"),
)  # fmt: skip
_READINGS = (
    ("melee.avoidMove", "as_far_as_possible"), ("melee.parryDeclaration", "resolution"),
    ("melee.incapacitated", "other_rolls"),
    ("opportunityFire.countsForRof", "no"), ("daze.sameSubphase", "yes"), ("melee.continuation", "declare_again"),
    ("melee.openingStep", "slot"), ("wounds.unconscious", "removed"), ("opportunityFire.trigger", "never_seen"),
)  # fmt: skip


def _can_answer(battle, at):
    """Whoever is asked is alive, able and concerned."""
    wanted = ask(battle)
    units = [battle.units[number] for number in wanted.units]
    pending = battle.pending
    if pending is not None:
        asked = units[0]
        assert not asked.out, f"the dead are asked: {wanted}"
        assert not asked.dazed(battle.now) or "daze.sameSubphase" in battle.rulings, (
            f"the dazed are asked: {wanted}"
        )
    match pending:
        case OpportunityOffer():
            mover = battle.units[pending.mover]
            assert mover.wound != "D"
            assert mover.action is not None or mover.moved.mode is not None
            assert all(battle.units[number].opportunity for number in pending.watchers)
            assert refusal(battle, DeclineShot(unit=asked.id), at) is None
        case IntentAsked():
            assert (pending.attacker, pending.defender) in {e.key for e in battle.engagements}
            for intent in pending.options:
                assert refusal(battle, GiveIntent(unit=asked.id, intent=intent), at) is None
        case EscapeAsked():
            assert any(pending.attacker in e.key for e in battle.engaging(asked.id))
        case SharesAsked():
            assert not any(battle.units[number].out for number in pending.attackers)
            assert refusal(battle, ShareParry(unit=asked.id, shares=()), at) is None
        case None if wanted.kind == "fire":
            assert not units[0].out
            assert battle.fire_queue[0].weapon in units[0].weapons
            assert refusal(battle, WithholdFire(unit=units[0].id), at) is None
        case None if wanted.kind == "choose_order":
            left = any(not unit.out for unit in battle.units.values())
            assert not left or any(not unit.out for unit in battle.members(wanted.grouping))
        case None if wanted.kind == "declare":
            assert any(flow.has_a_choice(battle, unit, at) for unit in battle.members(wanted.grouping))
        case _:
            assert wanted.kind in ("begin", "roll_initiative", "over")


def _meddled(battle, rng):
    """Something the table may set right now, most of it with those who are asked."""
    if rng.random() < 0.15:
        name, option = rng.choice(_READINGS)
        return SetRuling(name=name, option=option)
    pending = battle.pending
    concerned = [getattr(pending, name, None) for name in ("unit", "mover", "attacker", "defender")]
    concerned = [number for number in (*concerned, *ask(battle).units) if number is not None]
    anybody = concerned if concerned and rng.random() < 0.8 else list(battle.units)
    return correct(rng.choice(anybody), rng.choice(_CHANGES))


@law(60)
@given(seed=st.integers(0, 2**32), zero_g=st.booleans())
def test_after_any_correction_whoever_is_asked_can_answer_and_the_turn_goes_on(seed, zero_g):
    """ACT-11, ACT-12, ACT-55, MEL-05, MEL-12, MEL-30: asked of the battle as it stands, at any moment."""
    for _, battle in meddling(seed, _meddled, steps=160, often=(0.5, 0.08), zero_g=zero_g):
        _can_answer(battle, table(rulings=battle.rulings))


def _set_right(battle, rng):
    units, groupings = list(battle.units), list(battle.groupings)
    kind = rng.randrange(6)
    if kind == 0 and len(units) > 2:
        return RemoveUnit(unit=rng.choice(units), reason=WHY)
    if kind == 1:
        grouping = battle.groupings[rng.choice(groupings)]
        number = next(number for number in range(1, 99) if number not in units)
        return AddUnit(soldier=soldier(number, grouping.side), grouping=grouping.id, reason=WHY)
    if kind == 2:
        return turn(slot=rng.choice(groupings))
    if kind == 3:
        return turn(order=",".join(rng.sample(groupings, len(groupings))))
    if kind == 4:
        side = rng.choice(battle.side_ids())
        own = [unit.id for unit in battle.units.values() if unit.side == side]
        names = rng.choice(("Wing", f"{side}"))
        return Regroup(grouping=f"{names}-{side}", units=tuple(own[:2]), reason=WHY)
    return turn(moment=str(Moment.at(max(0, battle.now.index + rng.randrange(-2, 4)))))


@law(40)
@given(seed=st.integers(0, 2**32))
def test_whoever_comes_or_goes_the_battle_goes_on_and_can_be_told_gen_06(seed):
    """GEN-06: every question has a legal answer, and every event is kept and read as it was."""
    for events, _ in meddling(seed, _set_right, steps=120, often=(0.3, 0.1)):
        assert all(event_from_json(event_to_json(event)) == event for event in events)
