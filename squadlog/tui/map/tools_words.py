"""What the map's tools say of units and moves: labels, and a path with its running cost against the allowance."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.lengths import format_kept, format_length, format_number, in_metres, length_unit
from squadlog.base.names import of_kind
from squadlog.battle.moment import Moment
from squadlog.battle.state import Known, Unit
from squadlog.facts.ground_facts import MoveFacts
from squadlog.ground.drawing.figures.map_scene import UnitLabel
from squadlog.session.chapters import signs
from squadlog.session.view.shots.manners import Swept
from squadlog.tui.chrome.sides import hue_number, side_sign
from squadlog.tui.chrome.words import link_rules, unit_words
from squadlog.tui.map.glyphs import MARKS, STATES, SWEPT, SWEPT_FRIEND

if TYPE_CHECKING:
    from squadlog.ground.compiled.conditions import MapCounter, Spot
    from squadlog.survey.reaching import Ruled

GROUND_WORDS = {
    "light": "light woods",
    "heavy": "heavy woods",
    "up1": "one contour line up",
    "up2": "two contour lines up",
    "down1": "one contour line down",
    "down2": "two contour lines down",
}
_NEARLY_M = 1e-6
_NOBODY: Mapping[int, str] = MappingProxyType({})


def labels(
    battle: Known,
    chosen: int | None,
    asked: frozenset[int] = frozenset(),
    swept: Sequence[Swept] = (),
    struck: Mapping[int, str] = _NOBODY,
) -> dict[int, UnitLabel]:
    """A letter for the side and the number of every unit, and signs of what it is `asked` and what ails it.

    Whoever is `swept` with fire has its place in the order besides, whoever an explosion has `struck`, or would, what
    that costs it.
    """
    places = {one.unit: (place, one.friend) for place, one in enumerate(swept, start=1)}
    letters = side_letters(battle)
    return {
        unit.id: UnitLabel(
            text=f"{letters[unit.side]}{unit.id}"[:3],
            side=unit.side,
            chosen=unit.id == chosen,
            facing_deg=unit.position.facing_deg,
            out=unit.out,
            hue=hue_number(battle, unit.side),
            marks=_swept(places.get(unit.id))
            + struck.get(unit.id, "")
            + ("" if unit.out else _marks(unit, battle.now, asked=unit.id in asked)),
            states="" if unit.out else _states(unit),
            endangered=places.get(unit.id, (0, False))[1] or SWEPT_FRIEND in struck.get(unit.id, ""),
        )
        for unit in battle.units.values()
        if unit.position is not None
    }


def counter_labels(battle: Known, counters: Sequence["MapCounter"]) -> "tuple[tuple[Spot, UnitLabel], ...]":
    """The counters that lie on the map: on each spot the sign of its side, beside it what is written on the counter."""
    return tuple(
        (
            one.spot,
            UnitLabel(
                text=one.text,
                side=one.side,
                hue=hue_number(battle, one.side),
                sign=side_sign(battle, one.side),
                facing_deg=one.facing_deg,
            ),
        )
        for one in counters
    )


def _swept(place: tuple[int, bool] | None) -> str:
    return "" if place is None else f"{SWEPT_FRIEND if place[1] else SWEPT}{place[0]}"


def _marks(unit: Unit, now: Moment, *, asked: bool) -> str:
    told = {"asked": asked, "dazed": unit.dazed(now), "wounded": unit.wound != "none"}
    return "".join(MARKS[mark] for mark, holds in told.items() if holds) + signs(unit.held)


def _states(unit: Unit) -> str:
    told = {"melee": unit.fighting, "watching": unit.opportunity is not None}
    return "".join(STATES[state] for state, holds in told.items() if holds)


def side_letters(battle: Known) -> dict[str, str]:
    """One letter for each side: the first of its name that no other side has taken."""
    taken: dict[str, str] = {}
    for side in battle.setup.sides:
        free = [char.upper() for char in f"{side.name}ABCDEFGH" if char.isascii() and char.isalpha()]
        taken[side.id] = next(letter for letter in free if letter not in taken.values())
    return taken


def ruler_words(battle: Known, number: int, mode: str, ruled: "Ruled") -> Content:
    """A path: metres, what they cost of how much and why, each leg, what it passes, who sees it, the facing.

    One that is refused leaves room for the reason: what it would pass and how it would end are left out.
    """
    told = f"{unit_words(battle, number)}, {mode.replace('_', ' ')}: {format_length(ruled.metres, 2)}"
    head = Content.assemble(
        (told, "bold"), f", uses {format_number(ruled.charged)} of {format_length(ruled.allowance)}"
    )
    if ruled.moved + _NEARLY_M < ruled.metres:
        head = head + f" for the first {format_length(ruled.moved)}"
    head = head + link_rules(whole_metres(ruled.moved, ruled.charged, ruled.allowance))
    reasons = [words for words in (surcharges(ruled.facts), suit_words(ruled.suit_m)) if words]
    parts = [f" ({', '.join(reasons)})" if reasons else "", "."]
    if len(ruled.legs) > 1:
        legs = ", ".join(f"{format_length(leg.metres, 1)}/{format_number(leg.charged)}" for leg in ruled.legs)
        parts.append(f" Legs: {legs}.")
    if ruled.facts.passed and ruled.refusal is None:
        passed = ", ".join(
            f"{of_kind(one.kind, one.id)} at {format_length(one.at_m, 1)}" for one in ruled.facts.passed
        )
        parts.append(f" Past {passed}.")
    if ruled.facts.seen_by:
        seen = ", ".join(
            f"{glimpse.watcher} at {format_length(glimpse.at_m, 1)}" for glimpse in ruled.facts.seen_by
        )
        parts.append(f" Enters the arc of {seen} [ACT-55].")
    if ruled.refusal is None:
        parts.append(f" Ends facing {ruled.facing_deg:.0f}°.")
    return head + link_rules("".join(parts))


def whole_metres(moved: float, charged: float, allowance: float) -> str:
    """Why a way that ends within a metre costs all of it; nothing where the last metre is covered in part (AMB-44)."""
    within = abs(moved - round(moved)) > _NEARLY_M
    started = "a started metre" if length_unit() == "m" else f"{format_length(1.0)} begun"
    return f"; {started} uses a whole one [MOV-06]" if within and charged < allowance - _NEARLY_M else ""


def surcharges(facts: MoveFacts) -> str:
    """How many metres of what ground a move meets, clear ground left out."""
    found = Counter(effect for metre in facts.ground for effect in metre if effect != "clear")
    return ", ".join(
        f"{format_length(count)} {GROUND_WORDS.get(effect, effect)}" for effect, count in found.items()
    )


def suit_words(suit_m: float) -> str:
    """What the suit makes of a metre; empty where it costs nothing."""
    return "" if suit_m == 1 else format_kept(f"suit {in_metres(suit_m)} a metre [MOV-12]")
