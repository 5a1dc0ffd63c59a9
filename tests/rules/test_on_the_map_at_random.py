"""Laws of a battle on a map, checked after every command of random ones that are measured throughout."""

from dataclasses import replace
from math import cos, hypot, radians, sin
from random import Random

import pytest
from support.kept import event_from_json
from support.on_maps import measured_table
from support.players import RandomPlayer
from support.playing_on_maps import play

from squadlog.base.dice import SeededDice
from squadlog.battle.commands import Continue, Correct, Declare, Escape, Fire, OpportunityShot
from squadlog.battle.evolve import evolve
from squadlog.battle.record.codec import event_to_json
from squadlog.facts.ground_facts import Position, StatedMove, StatedSighting, Waypoint
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M
from squadlog.reports.narrate import tell
from squadlog.rules.desk.engine import decide
from squadlog.survey.drawn import map_of_text

COMMANDS = 60
_DUST_M = 1e-5
_GROUNDS = {
    "the_counting_house": {
        1: (3.0, 2.0, 0.0), 2: (4.5, 2.0, 0.0), 3: (6.0, 2.0, 0.0), 11: (3.0, 4.0, 180.0), 12: (5.0, 5.0, 180.0)
    },
    "pest_control": {
        1: (12.0, 12.0, 0.0), 2: (10.0, 12.0, 0.0), 3: (14.0, 12.0, 0.0), 11: (12.0, 15.0, 180.0),
        12: (14.0, 15.0, 180.0)
    },
    "the_long_ford": {
        1: (20.0, 20.0, 90.0), 2: (20.0, 22.0, 90.0), 3: (20.0, 18.0, 90.0), 11: (26.0, 20.0, 270.0),
        12: (26.0, 22.0, 270.0)
    },
}  # fmt: skip


class Wanderer(RandomPlayer):
    """Says where it goes and leaves everything else to the map."""

    def __init__(self, seed):
        super().__init__(seed, warlike=0.8)
        self._ways = Random(seed + 1)

    def commands(self, battle, table):
        for command in super().commands(battle, table):
            yield self._measured(battle, command)
            if isinstance(command, Escape):
                yield replace(self._measured(battle, command), overrule="it is cornered")

    def _measured(self, battle, command):
        match command:
            case Declare() | Continue() | Escape():
                turns = command.move.turns if self._ways.random() < 0.5 else ()
                move = StatedMove(distance_m=command.move.distance_m, turns=turns)
                if isinstance(command, Continue) or not turns:
                    move = StatedMove(
                        distance_m=command.move.distance_m, path=self._path(battle, command), as_far=True
                    )
                return replace(command, move=move)
            case Fire() | OpportunityShot():
                bare = replace(command, stated=StatedSighting())
                return replace(bare, at_m=None) if isinstance(command, OpportunityShot) else bare
            case _:
                return command

    def _path(self, battle, command):
        at = battle.units[command.unit].position
        if at is None or self._ways.random() < 0.3 or getattr(command, "action", "move") in ("jump", "dive"):
            return ()
        heading, far = radians(self._ways.uniform(0, 360)), self._ways.uniform(0.5, 6.0)
        return (Waypoint(x=at.x + far * sin(heading), y=at.y + far * cos(heading)),)


def _hold(battle, title):
    """What must be true of everybody on the map."""
    ground = map_of_text(battle.setup.map)
    standing = [unit for unit in battle.units.values() if unit.position is not None and not unit.out]
    for unit in standing:
        at = unit.position
        assert -_DUST_M <= at.x <= ground.width_m + _DUST_M, f"{title}: off the map (SET-01)"
        assert -_DUST_M <= at.y <= ground.height_m + _DUST_M, f"{title}: off the map (SET-01)"
        assert 1 <= unit.floor <= ground.floors, f"{title}: on a floor that there is not (MAP-01)"
        assert 0 <= at.facing_deg < 360, f"{title}: faces nowhere"
    for place, one in enumerate(standing):
        for other in standing[place + 1 :]:
            if one.floor == other.floor:
                apart = hypot(one.position.x - other.position.x, one.position.y - other.position.y)
                assert apart >= 2 * FIGURE_RADIUS_M - 1e-3, (
                    f"{title}: {one.id} and {other.id} overlap (AMB-37)"
                )


@pytest.mark.parametrize("name", list(_GROUNDS))
@pytest.mark.parametrize("seed", range(4))
def test_nobody_leaves_the_map_nor_stands_in_anybody_and_the_record_tells_it_all(name, seed):
    """SET-01, ACT-18, AMB-37, MOV-02: positions are in the events; the table never has to say where anybody is."""
    played = play(name, _GROUNDS[name], stage="setup", order=())
    battle = played.battle
    player = Wanderer(seed)
    for number in range(COMMANDS):
        at = measured_table(battle, dice=SeededDice(seed, battle.rolls))
        command = player.next(battle, at)
        if command is None:
            break
        events = decide(battle, command, at)
        before = battle
        for event in events:
            battle = evolve(battle, event)
            assert event_from_json(event_to_json(event)) == event
            if event.kind == "unit_moved" and event.trace.metres:
                assert event.to == battle.units[event.unit].position
        tell(before, events)
        _hold(battle, f"{name} {seed} after {number} {command}")


def test_a_corrected_place_is_free_of_the_rules():
    """GEN-12: the referee may set a unit anywhere, even into another."""
    played = play("the_counting_house", _GROUNDS["the_counting_house"])
    played.do(Correct(unit=1, changes=(("at", "3,4"),), reason="so it stands"))
    assert played.unit(1).position == Position(x=3.0, y=4.0, facing_deg=0.0)
