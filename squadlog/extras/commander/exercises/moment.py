"""An exercise: a battle as one side knew it, and the soldier whose order is asked for. Its file is a scenario.

The file is the start of a battle (`[start]`, as `squadlog export start` writes it) with a table `[exercise]`: whose
order is asked for, where the moment is from, and the key of the map where that is a ready one.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.records import record
from squadlog.base.validation_errors import first_fault, say_expected, where
from squadlog.extras.commander.mind.memory.remembered import NOTHING_YET, EnemiesRemembered

with lazy_imports():  # who asks only which exercises there are opens none
    import pydantic

    from squadlog.battle import evolve, known, opening
    from squadlog.book import in_force, load
    from squadlog.extras.commander.exercises import memory_file
    from squadlog.extras.commander.mind import posed as asking
    from squadlog.setup import maps, scenes, start_file
    from squadlog.setup.own import writing
    from squadlog.squads import scene_files

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.battle.terms import Setup
    from squadlog.extras.commander.mind.posed import Posed

MOST_BYTES = 512 * 1024
_LONGEST = 200
_MAP_ABOVE, _MAP_BELOW = "map = '''\n", "'''\n"


class ExerciseError(SquadlogError):
    """There is no such exercise, or its file is none."""


@record
class Exercise:
    """A moment: its `key`, what it is called, where it is from, the side and the soldier who is asked for an order.

    `known` is the battle as that side knows it, `remembered` what it keeps of enemies whom it does not see; `setup`
    begins it as a battle.
    """

    key: str
    title: str
    told: str
    side: str
    unit: int
    setup: Setup
    known: Known
    remembered: EnemiesRemembered = NOTHING_YET

    @property
    def posed(self) -> Posed:
        """What a mind is asked there."""
        return asking.Posed(known=self.known, side=self.side, remembered=self.remembered)


def read_exercise(key: str, data: bytes) -> Exercise:
    """The exercise of that key in the bytes of its file. Raises ExerciseError, in a sentence that names it."""
    if len(data) > MOST_BYTES:
        raise ExerciseError(f"{key} has more than {MOST_BYTES // 1024} KiB; an exercise has less.")
    try:
        return _made_of(key, tomllib.loads(data.decode()))
    except (KeyError, TypeError, AttributeError, RecursionError):
        raise ExerciseError(f"{key} is no exercise: something in its file is missing or wrong.") from None
    except pydantic.ValidationError as error:
        fault = first_fault(error)
        told = f"{where(fault['loc'])} {say_expected(fault)}"
        raise ExerciseError(f"{key} is no exercise: {clean_text(told, limit=160)}.") from None
    except (SquadlogError, ValueError) as error:
        raise ExerciseError(
            f"{key} is no exercise: {clean_text(str(error), limit=160).rstrip('.')}."
        ) from None


def asked_in(key: str, data: bytes) -> dict[str, object]:
    """What the file of an exercise says of it: title, told, side, unit. Raises ExerciseError for one that is none."""
    try:
        held = tomllib.loads(data.decode())["exercise"]
        return {name: held[name] for name in ("title", "told", "side", "unit")}
    except (KeyError, TypeError, ValueError, RecursionError):
        raise ExerciseError(f"{key} is no exercise: something in its file is missing or wrong.") from None


def _made_of(key: str, raw: dict[str, Any]) -> Exercise:
    asked = raw.pop("exercise")
    if "map" in asked:
        raw["start"]["terms"]["map"] = maps.map_text(str(asked["map"]))
    setup = scenes.muster_scene(scene_files.scene_of(raw), load.load_rulebook(), in_force.rulings_with(()))
    side, unit = str(asked["side"]), asked["unit"]
    if side not in {one.id for one in setup.sides}:
        raise ValueError(f"there is no side {clean_text(side, limit=40)}")
    seen = known.known(evolve.begin_battle(opening.open_battle(setup)), side)
    made = Exercise(
        key=key,
        title=clean_text(str(asked["title"]), limit=_LONGEST),
        told=clean_text(str(asked["told"]), limit=_LONGEST),
        side=side,
        unit=unit,
        setup=setup,
        known=seen,
        remembered=memory_file.read_remembered(asked, setup),
    )
    if not is_asked(made.posed, unit):
        raise ValueError(f"soldier {clean_text(str(unit), limit=20)} is not asked for an order there")
    return made


def is_asked(posed: Posed, unit: int) -> bool:
    """Whether that soldier of a side is asked for an order."""
    view = asking.MindView(posed)
    return (
        view.now.due.ask().kind == "declare"
        and unit in view.now.due.undecided()
        and view.known.units[unit].side == posed.side
    )


def write_exercise(
    seen: Known, side: str, unit: int, *, title: str, told: str, remembered: EnemiesRemembered = NOTHING_YET
) -> str:
    """The file of the moment in which a soldier of a side, as that knows and remembers it, is asked for an order.

    Raises ExerciseError where it is not, SquadlogError where the battle cannot be written.
    """
    if not is_asked(asking.Posed(known=seen, side=side), unit):
        raise ExerciseError(f"Soldier {unit} is not asked for an order there.")
    rulings = in_force.rulings_of(seen.rulings, seen.setup.version)
    text = start_file.write_start_file(seen, rulings, told=told).text
    asked: dict[str, Any] = {"title": title, "told": told, "side": side, "unit": unit}
    asked |= memory_file.write_remembered(remembered)
    key = (
        next((one for one in maps.ready_maps() if maps.map_text(one) == seen.setup.map), "")
        if seen.setup.map
        else ""
    )
    if key:
        asked["map"] = key
        above, _, rest = text.partition(_MAP_ABOVE)
        text = above + rest.partition(_MAP_BELOW)[2]
    lines = [
        text.rstrip(),
        "",
        "[exercise]",
        *(f"{name} = {writing.in_toml(value)}" for name, value in asked.items()),
    ]
    return "\n".join((*lines, ""))
