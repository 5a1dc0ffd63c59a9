"""What goes on by itself in each step, as far as it needs nobody's word (SEQ, ACT-02..09); `steps` is their table."""

from squadlog.battle.events.action import ResolutionOrdered
from squadlog.battle.events.turn import (
    SlotOpened,
    StageEntered,
    SubphaseClosed,
    SubphaseOpened,
    TurnBegun,
    TurnEnded,
)
from squadlog.battle.holding import stilled
from squadlog.battle.moment import SUBPHASES, Moment
from squadlog.battle.state import Battle, Stage, Unit
from squadlog.battle.story import Story
from squadlog.rules.after_the_end.record import EndUndone
from squadlog.rules.blasts import resolving
from squadlog.rules.blasts.record import STAGE as EXPLOSIONS
from squadlog.rules.blasts.record import exploding
from squadlog.rules.common import wounds
from squadlog.rules.common.chapter import DuePart
from squadlog.rules.common.table import Table
from squadlog.rules.desk import phases
from squadlog.rules.desk.chapters import desk, falling_due
from squadlog.rules.desk.ending import count_anew, end
from squadlog.rules.desk.led import led
from squadlog.rules.desk.perform import moving_mode, perform
from squadlog.rules.desk.phases import next_phase
from squadlog.rules.desk.switching import give_up_what_goes, open_set_up
from squadlog.rules.fire import shots
from squadlog.rules.house import stairs
from squadlog.rules.melee import engaging, openings, resolution
from squadlog.rules.moving import bounce, zero_gravity
from squadlog.rules.turn import initiative


def waits(story: Story, table: Table) -> bool:
    """Nothing goes on by itself: before the battle, and when it is over."""
    del story, table
    return False


def open_fights(story: Story, table: Table) -> bool:
    """Melees open, then the groupings act (ACT-03)."""
    openings.open_melees(story, table)
    if story.battle.pending is None:
        story.tell(StageEntered(stage="actions"), SlotOpened(place=0))
    return True


def fire_step(story: Story, table: Table) -> bool:
    """Shots that wait are rolled one by one, then what chapters throw; then all take effect together.

    ACT-04, AMB-84, GRN-41.
    """
    shots.drop_unable(story, table)
    if story.battle.fire_queue:
        return False
    for volleys in desk(story.battle.chapters).volleys:
        volleys(story, table.at(story.battle))
    shots.apply_effects(story, table)
    explosions_first = table.rulings.is_("subphase.order", "melee_after_explosions")
    story.tell(StageEntered(stage=EXPLOSIONS if explosions_first and _goes_off(story.battle) else "melee"))
    return True


def explosions_step(story: Story, table: Table) -> bool:
    """Explosions go off one after the other, just before melee or after it (GRN-34, A-67)."""
    if _goes_off(story.battle):
        return resolving.runs(story, table)
    if table.rulings.is_("subphase.order", "melee_after_explosions"):
        story.tell(StageEntered(stage="melee"))
    else:
        _close(story, table)
    return True


def _goes_off(battle: Battle) -> bool:
    return exploding(battle).due(battle.now) is not None


def after_initiative(story: Story, table: Table) -> bool:
    """The order is set as soon as everybody has chosen; then the turn goes on (INI-06)."""
    if story.battle.standings and not story.battle.order:
        initiative.set_order(story)
    if not story.battle.order:
        return False
    turn_goes_on(story, phases.INITIATIVE, table)
    return True


def turn_goes_on(story: Story, after: Stage, table: Table) -> None:
    """From one phase of the turn to the next: a step of a chapter, the first subphase, or the end (ADV-05)."""
    match next_phase(story.battle, after):
        case phases.ACTIONS:
            # The first of the turn, or the one that the table has set since (LOG-01).
            _open_subphase(story, story.battle.now, table)
        case phases.END if _goes_on_after(story.battle.now, table):
            # Set back by the table in a step that comes after the last subphase.
            _open_subphase(story, story.battle.now, table)
        case phases.END:
            _end_turn(story, table)
        case stage:
            story.tell(StageEntered(stage=stage))


def _open_subphase(story: Story, moment: Moment, table: Table) -> None:
    story.tell(SubphaseOpened(moment=moment))
    fall_due(story, table, "opens")
    stairs.enter(story)
    engaging.cleanup(story, table)


def fall_due(story: Story, table: Table, *parts: DuePart) -> None:
    """What is due by now in these parts of the subphase comes about, part by part and chapter by chapter."""
    dues = falling_due(story.battle)
    for part in parts:
        for due in dues:
            if due.part == part and due.at <= story.battle.now and due.happens is not None:
                due.happens(story, table)


def act(story: Story, table: Table) -> bool:
    """Slot by slot, the groupings in their order (ACT-02)."""
    battle = story.battle
    if battle.resolving:
        perform(story, battle.resolving[0], table)
        return True
    grouping = battle.active
    if grouping is None:
        story.tell(StageEntered(stage="fire"))
        return True
    # Here only for tables that open fights at the defender's place in the order (AMB-141).
    openings.open_melees(story, table)
    if story.battle is not battle:
        return True
    if led(story, table):
        return True
    waiting = tuple(unit for unit in battle.members(grouping.id) if not unit.out and not unit.performed)
    if not waiting:
        for over in desk(battle.chapters).slot_over:
            over(story, table)
        story.tell(SlotOpened(place=battle.acting + 1))
        return True
    if any(has_a_choice(battle, unit, table) for unit in waiting):
        return False
    story.tell(ResolutionOrdered(order=tuple(unit.id for unit in waiting)))
    return True


def has_a_choice(battle: Battle, unit: Unit, table: Table) -> bool:
    """Whether the owner of a unit that has not acted has anything to say about it, if only that its orders are done."""
    if unit.out or unit.performed:
        return False
    if unit.declaration is not None:
        return True
    if unit.held and stilled(unit, battle.now):
        return False
    if engaging.must_answer(battle, unit.id):
        return not wounds.is_dazed(unit, battle.now, table)
    if wounds.is_dazed(unit, battle.now, table):
        return unit.action is None and unit.posture != "prone" and unit.dazed_at != battle.now
    if unit.action is None:
        return True
    if zero_gravity.drifts(battle, unit):
        return unit.action.end == battle.now
    combined = unit.action.kind not in ("jump", "dive") and moving_mode(unit) not in (None, "turn")
    return combined or bounce.must_keep_moving(battle, unit, table)


def melee_step(story: Story, table: Table) -> bool:
    """Melees are fought, and the subphase closes (ACT-05)."""
    engaging.cleanup(story, table)
    resolution.ask_shares(story, table)
    if story.battle.pending is not None:
        return False
    resolution.resolve_melees(story, table)
    engaging.cleanup(story, table)
    if _goes_off(story.battle):
        story.tell(StageEntered(stage=EXPLOSIONS))
    else:
        _close(story, table)
    return True


def _close(story: Story, table: Table) -> None:
    """What is due as a subphase closes comes about, such as airlock doors that shut.

    Then the track goes on or the turn ends (ACT-17, SEQ-07). Read literally, the track advances at the start
    and again at the end of a subphase (AMB-08).
    """
    fall_due(story, table, "closes", "rally")
    now = story.battle.now
    story.tell(SubphaseClosed(moment=now))
    if _goes_on_after(now, table):
        _open_subphase(story, now.later(_boxes(table)), table)
    else:
        turn_goes_on(story, phases.ACTIONS, table)


def _boxes(table: Table) -> int:
    return 2 if table.rulings.is_("track.advanceTiming", "both") else 1


def _goes_on_after(now: Moment, table: Table) -> bool:
    """Whether another subphase of this turn comes after that one."""
    return now.subphase + _boxes(table) <= SUBPHASES


def _end_turn(story: Story, table: Table) -> None:
    """The end phase: the battle ends, or the next turn begins (END-01..04)."""
    now = story.battle.now
    for ends in desk(story.battle.chapters).turn_ends:
        ends(story, table)
    story.tell(TurnEnded(turn=now.turn))
    if reason := _ending(story.battle, table):
        end(story, reason, table)
    else:
        give_up_what_goes(story, table)
        begin_turn(story, now.turn + 1, table)


def set_right_after_the_end(story: Story, before: Battle, table: Table) -> None:
    """What is set right counts: the battle goes on if what had ended it is gone, or is counted anew."""
    if before.result == _ending(before, table) and not _ending(story.battle, table):
        story.tell(EndUndone())
        give_up_what_goes(story, table)
        begin_turn(story, story.battle.now.turn + 1, table)
    else:
        count_anew(story, before, table)


def begin_turn(story: Story, turn: int, table: Table) -> None:
    """A turn begins, and what comes about as it does."""
    before = story.battle.chapters
    story.tell(TurnBegun(turn=turn))
    open_set_up(story, before)
    for begins in desk(story.battle.chapters).turn_begins:
        begins(story, table.at(story.battle))


def _ending(battle: Battle, table: Table) -> str:
    """Why the battle ends with this turn, or nothing (END-02, AMB-09)."""
    if table.rulings.is_("endPhase.checkVictory", "no"):
        return ""
    if battle.setup.turns is not None and battle.now.turn >= battle.setup.turns:
        return f"turn {battle.setup.turns} was the last"
    for ending in desk(battle.chapters).ending:
        if reason := ending(battle):
            return reason
    gone = sides_gone(battle)
    return f"nobody is left to fight for {' or '.join(gone)}" if gone else ""


def sides_gone(battle: Battle) -> list[str]:
    """The sides, by name, of whom nobody is in action and for whom nobody is awaited (END-02)."""
    fit = {unit.side for unit in battle.units.values() if not unit.out}
    fit.update(side for awaited in desk(battle.chapters).awaited for side in awaited(battle))
    return [battle.setup.side_name(side) for side in battle.side_ids() if side not in fit]
