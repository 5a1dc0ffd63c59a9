"""A battle written as the file of a scenario, and begun again from it."""

from squadlog.base.errors import SquadlogError
from squadlog.battle.folds.turn import first_state
from squadlog.battle.known import known
from squadlog.battle.opening import open_battle
from squadlog.battle.start.form import BATTLE_TYPES
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.setup.scenes import muster_scene
from squadlog.setup.start_file import write_start_file
from squadlog.squads.scene_files import read_scene

_PLAIN_FIELDS = ("stage", "now", "chapters")
_MAPPINGS = ("groupings", "features", "rulings")


def setup_of_file(text):
    """The set-up of a scenario in this text, which can be played."""
    setup = muster_scene(read_scene(text.encode(), "start.toml"), load_rulebook(), load_rulings())
    return open_battle(setup).setup


def differences(battle, seat="referee"):
    """What a battle begun from the file of another is otherwise, as far as a seat knows it; and the file."""
    seen = known(battle, seat)
    file = write_start_file(seen, load_rulings(), told="a test")
    begun = first_state(setup_of_file(file.text))
    found = [
        (number, name, held, getattr(begun.units[number], name))
        for number, unit in seen.units.items()
        for name, held in vars(unit).items()
        if _plain(held) != _plain(getattr(begun.units[number], name))
    ]
    compared = [(name, getattr(seen, name), getattr(begun, name)) for name in (*BATTLE_TYPES, *_PLAIN_FIELDS)]
    compared += [(name, dict(getattr(seen, name)), dict(getattr(begun, name))) for name in _MAPPINGS]
    found += [one for one in compared if one[1] != one[2]]
    kept = {key: state for key, state in seen.held if key not in ("people", "readiness", "taking_back")}
    if kept != dict(begun.held):
        found.append(("held", kept, dict(begun.held)))
    return found, file


def _plain(held):
    """What chapters keep, in whatever order."""
    pairs = isinstance(held, tuple) and held and all(isinstance(one, tuple) and len(one) == 2 for one in held)
    return sorted(map(repr, held)) if pairs else held


def start_or_why_not(door):
    """The file of the start that a seat can write, or why it cannot."""
    try:
        return door.exports.start().text
    except SquadlogError as error:
        return str(error)
