"""A battle played command by command on a map, every fact measured that nobody states."""

from typing import Any

from support.on_maps import Places, measured_table, on_map
from support.playing import Played

from squadlog.base.dice import ScriptedDice
from squadlog.ground.checking.load import parse_map
from squadlog.ground.map.model import Map
from squadlog.setup.ground import features_on
from squadlog.survey.drawn import map_of_text


class OnMap(Played):
    """Keeps the battle and everything told so far; the ground is measured anew for every command."""

    def table(self) -> Any:
        """The table as it stands, without dice."""
        return measured_table(self.battle, self.rulings)

    def _table(self, faces: tuple[int, ...]) -> tuple[Any, ScriptedDice]:
        dice = ScriptedDice(faces)
        return measured_table(self.battle, self.rulings, dice=dice), dice

    def where(self, number: int) -> tuple[float, float, float]:
        """Where a unit is and how it faces, to the millimetre."""
        at = self.unit(number).position
        assert at is not None
        return round(at.x, 3), round(at.y, 3), round(at.facing_deg, 3)


def field_of(body: str, *, size: str = "width_m = 40\nheight_m = 20") -> Map:
    """A map of 40 by 20 m with these tables in it; clear ground where nothing is."""
    return parse_map(f'[map]\ntitle = "Test ground"\n{size}\n{body}', "test.toml")


def play(ground: Map | str, places: Places, *, rulings: Any = None, **more: Any) -> OnMap:
    """A battle on the map, with everything on it that can be opened or shot at. Units below 10 are red."""
    battle = on_map(ground, places, **more)
    known = {feature.id for feature in battle.setup.features}
    found = [feature for feature in features_on(map_of_text(battle.setup.map)) if feature.id not in known]
    battle = on_map(ground, places, **more, features=(*battle.setup.features, *found))
    return OnMap(battle, rulings)


def table_before_11(kind="furniture", cover="half_soft"):
    """Something waist high, 1.4 m from unit 11 at x = 22, far from unit 1."""
    return field_of(
        f"""
[[obstacle]]
id = "thing"
kind = "{kind}"
cover = "{cover}"
points = [[20, 9], [20.6, 9], [20.6, 11], [20, 11]]
"""
    )
