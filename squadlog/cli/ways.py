"""A way in the words of the shell, read by the command language and laid on the map of a battle."""

from collections.abc import Sequence
from dataclasses import replace
from math import cos, dist, radians, sin
from typing import TYPE_CHECKING

from squadlog.battle.state import MOVING
from squadlog.cli.printing import tell

if TYPE_CHECKING:
    from squadlog.battle.commands import Declare
    from squadlog.battle.state import Battle, Unit
    from squadlog.facts import StatedMove
    from squadlog.field.conditions import Spot
    from squadlog.survey.reaching import Ruled
    from squadlog.survey.survey import Survey

MODES = (*MOVING, "dive")
_VERBS = {"backward": "back", "crawl_back": "crawl-back", "jump": "leap"}
_HEADINGS = {"backward": 180.0, "crawl_back": 180.0, "sideways": 90.0}
_LONGEST_M = 60.0
_NEARLY_M = 1e-9


def order(battle: "Battle", unit: "Unit", mode: str, words: Sequence[str]) -> "Declare | None":
    """The words read as a move of the command language; None after telling where they make no sense."""
    from squadlog.battle.commands import Declare  # noqa: PLC0415 - start-up cost
    from squadlog.language.parse import Misread, parse  # noqa: PLC0415 - likewise
    from squadlog.rulebook.load import load_rulebook  # noqa: PLC0415 - likewise

    if words and "," in words[0]:
        words = ("via", *words)
    verb = _VERBS.get(mode, mode)
    said = parse(f"{verb} {unit.id} {' '.join(map(_place_word, words))}".strip(), battle, load_rulebook())
    if isinstance(said, Misread):
        for line in said.pointed().split("\n"):
            tell(f"  {line}")
        tell(str(said))
        return None
    if not isinstance(said, Declare) or said.shot is not None or said.action not in ("move", "jump", "dive"):
        tell("Only a way can be measured, such as 12,8 14,9 or toward 14.")
        return None
    if said.move.turns:
        tell("Turns on the way are not measured; name the places where it turns, such as 12,8 14,9.")
        return None
    return said


def _place_word(word: str) -> str:
    """`12,8,2` of the shell is `12,8@2` of the language."""
    parts = word.split(",")
    return f"{parts[0]},{parts[1]}@{parts[2]}" if len(parts) == 3 else word


def ruled(survey: "Survey", unit: "Unit", mode: str, said: "StatedMove") -> "Ruled":
    """The way as said and judged by the rules; one that goes only as far as it can ends there."""
    figure = survey.figures[unit.id]
    spots, metres, as_far = _spots(said, unit.floor), said.distance_m, said.as_far
    if not spots and (metres or said.facing_deg is None):
        heading = figure.facing_deg + _HEADINGS.get(mode, 0.0)
        spots = [onward(figure.spot, heading, _LONGEST_M if metres is None else metres)]
        as_far = as_far or metres is None
    elif spots and metres is not None:
        spots = cut(figure.spot, spots, metres)
    found = survey.measure(unit.id, mode, spots, said.facing_deg)
    if as_far and metres is None and found.moved < found.metres:
        as_far_as = survey.measure(unit.id, mode, cut(figure.spot, spots, found.moved), said.facing_deg)
        return replace(as_far_as, stop=found.stop)
    return found


def _spots(said: "StatedMove", floor: int) -> list["Spot"]:
    from squadlog.field.conditions import Spot  # noqa: PLC0415 - start-up cost (pydantic)

    spots = []
    for point in said.path:
        floor = floor if point.floor is None else point.floor
        spots.append(Spot(point.x, point.y, floor))
    return spots


def onward(spot: "Spot", degrees: float, metres: float) -> "Spot":
    """The place so many metres from another in a direction."""
    return replace(spot, x=spot.x + sin(radians(degrees)) * metres, y=spot.y + cos(radians(degrees)) * metres)


def cut(start: "Spot", spots: Sequence["Spot"], metres: float) -> list["Spot"]:
    """The way as far as so many metres; one that is shorter goes straight on."""
    kept: list[Spot] = []
    before = start
    for number, spot in enumerate(spots, 1):
        length = dist((before.x, before.y), (spot.x, spot.y))
        if length > metres + _NEARLY_M or (number == len(spots) and length):
            share = metres / length
            x, y = before.x + (spot.x - before.x) * share, before.y + (spot.y - before.y) * share
            return [*kept, replace(spot, x=x, y=y)]
        kept.append(spot)
        before, metres = spot, metres - length
    return kept


def sentence(unit: "Unit", mode: str, said: "StatedMove") -> str:
    """What to say so that the unit makes this move."""
    from squadlog.battle.commands import Declare  # noqa: PLC0415 - start-up cost
    from squadlog.language.say import say  # noqa: PLC0415 - likewise

    action = mode if mode in ("jump", "dive") else "move"
    how = None if action != "move" else next(known for known in MOVING if known == mode)
    return say(Declare(unit=unit.id, action=action, mode=how, move=said))
