"""Laws of the advanced chapters, in battles played at random by all of them, checked after every single event."""

from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup, table
from support.chapter_players import ChapterPlayer
from support.kept import event_from_json
from support.laws import law

from squadlog.base.dice import SeededDice
from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.evolve import evolve, first_state, replay
from squadlog.battle.known import known
from squadlog.battle.record.codec import event_to_json
from squadlog.battle.terms import Grouping
from squadlog.rules.ammunition.magazines import boxes, capacity, count_rounds_left
from squadlog.rules.automatic_fire.record import bursts
from squadlog.rules.common.advanced import ADVANCED
from squadlog.rules.common.posts import post
from squadlog.rules.desk.engine import decide
from squadlog.rules.hiding.piles import hiding_of, is_hidden
from squadlog.rules.leadership.chain import head, squads
from squadlog.rules.rout.record import is_routed

COMMANDS = 130
SOLDIERS = {
    1: {"leader": -1, "squad": "A"}, 2: {"squad": "A", "weapons": ("SMG", "P"), "armour": "LI"}, 3: {"squad": "A"},
    4: {"leader": 1, "squad": "B", "quality": "green"}, 5: {"squad": "B", "weapons": ("SC",)},
    11: {"leader": 0, "squad": "A", "race": "Zog"}, 12: {"squad": "A", "weapons": ("SMG",), "armour": "No"},
    13: {"squad": "A", "weapons": ("LR", "SP"), "begins": ("stealth",)}, 14: {"squad": "A"},
}  # fmt: skip
GROUPINGS = (
    Grouping(id="a", name="A", side="red", units=(1, 2, 3)),
    Grouping(id="b", name="B", side="red", units=(4, 5)),
    Grouping(id="blue", name="Blue", side="blue", units=(11, 12, 13, 14)),
)
EVERY_TURN = {"rout.interval": "1", "ambush.trigger": "two_or_more"}
READING = table().reading


def played(seed, warlike=0.6):
    """Every (battle before, event, battle after) of a random battle by all chapters; each turn tests for rout."""
    agreed = setup(
        (1, 2, 3, 4, 5), (11, 12, 13, 14), soldiers=SOLDIERS, groupings=GROUPINGS, chapters=ADVANCED
    )
    battle, player = first_state(agreed), ChapterPlayer(seed, warlike=warlike)
    yield None, BattleCreated(setup=agreed), battle
    for _ in range(COMMANDS):
        at = table(dice=SeededDice(seed, battle.rolls), rulings=EVERY_TURN)
        command = player.next(battle, at)
        if command is None:
            return
        events = decide(battle, command, at)
        assert isinstance(events, tuple), f"{command} was allowed, then refused: {events}"
        for event in events:
            after = evolve(battle, event)
            yield battle, event, after
            battle = after


def _rounds_are_marked(before, event, after):
    """AMO-08..AMO-10, AUT-04, AUT-05: no magazine gives more than it has, and boxes grow by finding alone."""
    for number, unit in after.units.items():
        old = before.units[number]
        for code in unit.weapons:
            most = capacity(unit, code, READING)
            if most is not None:
                assert 0 <= count_rounds_left(unit, code, READING) <= most
                assert sum(arm.fired for arm in unit.arms if arm.code == code) <= most * unit.weapons.count(
                    code
                )
        if event.kind not in ("magazine_taken", "item_picked_up", "item_dropped", "item_exchanged"):
            for kind in ("rifle", "pistol"):
                assert boxes(unit, kind, READING) <= boxes(old, kind, READING) or unit.weapons != old.weapons
    if event.kind == "rounds_fired":
        had = count_rounds_left(before.units[event.unit], event.weapon, READING)
        assert (0 < event.rounds <= 5, event.left) == (True, had - event.rounds)


def _three_fires_a_turn(before, event, after):
    """AUT-03, AUT-06, AUT-17, AUT-26, FIR-39."""
    del before
    if event.kind not in ("shot_fired", "burst_fired"):
        return
    unit = after.units[event.unit]
    modes = {one.moment: one.mode for one in bursts(unit)}
    turn = [moment for moment in unit.shots if moment.turn == event.moment.turn]
    assert len(turn) <= 3
    assert sum(modes.get(moment) != "area" for moment in turn) <= 2
    if len(turn) == 3:
        assert modes.get(turn[-1]) == "area"
    for one, other in zip(unit.shots, unit.shots[1:], strict=False):
        if other.index - one.index < 2:
            assert {one, other} <= modes.keys(), "a single shot next to another fire"


def _the_routed_do_not_fight(before, event, after):
    """ROU-21, ROU-24, ROU-10: no shot, no attack; a leader is never routed by a test."""
    del after
    if event.kind in ("shot_fired", "burst_fired"):
        assert not is_routed(before.units[event.unit])
    if event.kind == "engaged":
        assert not is_routed(before.units[event.engagement.attacker])
    if event.kind == "rout_tested":
        assert not any(post(before.units[number]).office in ("leader", "acting") for number in event.routed)


def _the_hidden_do_nothing(before, event, after):
    """HID-02, HID-16, HID-18, HID-19, HID-23, HID-11."""
    for number, unit in after.units.items():
        was = is_hidden(before.units[number])
        if is_hidden(unit):
            assert was or before.stage == "setup", "back into hiding"
            assert (unit.action, unit.shots) == (None, ())
            assert unit.declaration is None or unit.declaration.choice == "nothing"
            assert unit.wound == before.units[number].wound
            assert hiding_of(after).over(number) is not None
    if event.kind in ("shot_fired", "burst_fired"):
        assert not is_hidden(before.units[event.unit])
        assert event.target not in before.units or not is_hidden(before.units[event.target])
    if event.kind == "engaged":
        assert not any(is_hidden(before.units[number]) for number in event.engagement.key)


def _nobody_knows_of_the_hidden(before, event, after):
    """HID-08, AMO-01: another side knows of no hidden unit, and of nobody's rounds."""
    del before
    if event.kind not in ("piles_numbered", "turn_ended", "pile_found", "rounds_fired"):
        return
    for seat, other in (("red", "blue"), ("blue", "red")):
        told = known(after, seat)
        secret = {number for number, unit in after.units.items() if unit.side == other and is_hidden(unit)}
        assert not secret & told.units.keys()
        assert all(pile.unit is None for pile in hiding_of(told).piles if pile.side == other)
        assert all(arm.fired == 0 for unit in told.units.values() if unit.side == other for arm in unit.arms)


def _the_frozen_stand_still(before, event, after):
    """AMS-03."""
    del after
    if event.kind == "action_declared":
        assert why_incapacitated(before.units[event.unit], before.now) is None


def _one_leads(before, event, after):
    """LDR-01, RAL-11: whoever leads is of the squad, and of several acting leaders there is one."""
    del before, event
    for squad in squads(after):
        acting = [unit.id for unit in squad.units if post(unit).office == "acting"]
        top = head(squad)
        assert not acting or (top is not None and top.id in acting)


LAWS = (
    _rounds_are_marked, _three_fires_a_turn, _the_routed_do_not_fight, _the_hidden_do_nothing, _the_frozen_stand_still,
    _nobody_knows_of_the_hidden, _one_leads,
)  # fmt: skip


@law(20)
@given(seed=st.integers(0, 2**32), warlike=st.sampled_from((0.0, 0.6)))
def test_the_laws_of_the_advanced_chapters(seed, warlike):
    """AMO-08, AUT-03, ROU-21, HID-16, AMS-03, LDR-01; and every event is read from the record as it was told."""
    told = []
    for before, event, after in played(seed, warlike):
        told.append(event)
        if before is not None:
            for one in LAWS:
                one(before, event, after)
    last = after
    assert replay([event_from_json(event_to_json(event)) for event in told]) == last
