"""The ground sensor (SEN)."""

from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.rules.blasts.things import things_reached
from squadlog.rules.chapter import Chapter
from squadlog.rules.explosive import Fused, Struck
from squadlog.rules.ground_sensor.record import KEY, SENSOR
from squadlog.rules.laid_out.telling import end
from squadlog.rules.table import ShotAt, Table


def _never(battle: Battle, unit: int, thing: str, table: Table) -> Refusal | None:
    """Anybody may shoot at one that he sees (SEN-03)."""
    del battle, unit, thing, table
    return None


def _hit(story: Story, thing: str, by: int, weapon: str, table: Table) -> None:
    """Any hit destroys it (SEN-03)."""
    del weapon, table
    end(story, thing, "SEN-03", by=by)


def _blasted(story: Story, fused: Fused, struck: tuple[Struck, ...], table: Table) -> None:
    """So does any explosion that reaches it (SEN-04)."""
    del struck
    for thing in things_reached(story.battle, fused, (SENSOR,), table):
        end(story, thing.id, "SEN-04", by=fused.by)


CHAPTER = Chapter(
    key=KEY,
    shot_at={SENSOR: ShotAt(refused=_never, hit=_hit, told="hits without a roll, and destroys it [SEN-03]")},
    blasted=_blasted,
)
