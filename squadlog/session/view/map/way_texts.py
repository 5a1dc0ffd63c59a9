"""A way in words: its metres and what they cost leg by leg, what it passes, who sees it, where it ends."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from squadlog.base.lengths import format_kept, format_length, format_number, in_metres, length_unit
from squadlog.base.names import of_kind
from squadlog.facts.ground_facts import metres_begun
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.map_texts import degrees_words, mode_words, spot_as_said
from squadlog.session.view.toned import Toned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import Known
    from squadlog.facts.ground_facts import MoveFacts
    from squadlog.survey.reaching import Ruled
    from squadlog.survey.seat_survey import Survey

GROUND_WORDS = {
    "light": "light woods",
    "heavy": "heavy woods",
    "up1": "one contour line up",
    "up2": "two contour lines up",
    "down1": "one contour line down",
    "down2": "two contour lines down",
}
_NEARLY_M = 1e-6


def way_text(battle: Known, number: int, mode: str, ruled: Ruled) -> tuple[Toned, ...]:
    """A path: metres, what they cost of how much and why, each leg, what it passes, who sees it, the facing.

    One that is refused leaves room for the reason: what it would pass and how it would end are left out.
    """
    head = f"{unit_words(battle, number)}, {mode_words(mode)}: {format_length(ruled.metres, 2)}"
    parts = [f", uses {format_number(ruled.charged)} of {format_length(ruled.allowance)}"]
    if ruled.moved + _NEARLY_M < ruled.metres:
        parts.append(f" for the first {format_length(ruled.moved)}")
    parts.append(whole_metres(ruled.moved, ruled.charged, ruled.allowance))
    reasons = [words for words in (surcharges(ruled.facts), suit_words(ruled.suit_m)) if words]
    parts += [f" ({', '.join(reasons)})" if reasons else "", "."]
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
    return Toned(head, "bold"), Toned("".join(parts))


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


# As a page


def way_head(battle: Known, number: int, mode: str, ruled: Ruled) -> str:
    """Who goes how from where, and how far."""
    at = battle.units[number].position
    start = (
        ""
        if at is None
        else f" from {round(at.x, 2):g},{round(at.y, 2):g} facing {degrees_words(at.facing_deg)}"
    )
    return (
        f"{unit_words(battle, number)}, {mode_words(mode)}{start}: {format_length(ruled.metres, 2)} of path"
    )


def way_legs(ruled: Ruled) -> tuple[tuple[str, str, str, str], ...]:
    """The legs of a way, a row each: its number, where it ends, metres and what they take of the allowance."""
    return tuple(
        (
            f"leg {number}",
            f"to {spot_as_said(leg.end)}",
            format_length(leg.metres, 2),
            f"{format_number(leg.charged, 2)} of {format_length(ruled.allowance)}",
        )
        for number, leg in enumerate(ruled.legs, 1)
    )


def way_facts(battle: Known, survey: Survey, number: int, ruled: Ruled) -> Iterator[str]:
    """What a way meets, a fact a line: dear ground, things passed, turns, who comes to see it, its end, its cost."""
    yield from _surcharges(survey, number, ruled)
    yield from (
        f"past {of_kind(one.kind, one.id)} at {format_length(one.at_m, 2)}" for one in ruled.facts.passed
    )
    for turn in sorted(ruled.turns, key=lambda turn: turn.after_m):
        way = "left" if turn.left else "right"
        yield f"turns {turn.degrees:.0f} degrees {way} after {format_length(turn.after_m, 2)}"
    for glimpse in ruled.facts.seen_by or ():
        watcher = unit_words(battle, glimpse.watcher)
        yield f"comes into the readied view of {watcher} after {format_length(glimpse.at_m, 2)} [ACT-55]"
    if ruled.stop is not None:
        why = format_kept(ruled.stop.sentence)
        yield f"stops after {format_length(ruled.stop.at_m, 2)}: {why} [{ruled.stop.rule}]"
    facing, where = degrees_words(ruled.facing_deg), survey.whereabouts(ruled.end)
    yield f"ends at {spot_as_said(ruled.end)} facing {facing}, {where}"
    uses = f"uses {format_number(ruled.charged, 2)} of {format_length(ruled.allowance)}"
    yield f"moves {format_length(ruled.moved, 2)}, {uses}"


def _surcharges(survey: Survey, number: int, ruled: Ruled) -> Iterator[str]:
    """What makes metres dearer: the ground by kind, the suit, and how much it comes to."""
    metres: dict[str, list[int]] = {}
    for place, effects in enumerate(ruled.facts.ground, 1):
        for effect in effects:
            metres.setdefault(effect, []).append(place)
    terrain, armours = survey.book.terrain, survey.book.armours
    for effect, where in metres.items():
        row = terrain.get(effect)
        if effect != "clear":
            name, rule = (row.name, f" [{row.rule}]") if row is not None else (effect.replace("_", " "), "")
            yield f"{name}: metre {', '.join(map(str, where))}{rule}"
    if ruled.suit_m != 1:
        suit = armours[survey.battle.units[number].soldier.armour].name
        yield f"{suit}: {format_length(ruled.suit_m)} a metre [MOV-12]"
    begun = metres_begun(ruled.moved)
    if ruled.charged > begun + _NEARLY_M:
        yield f"surcharge in all: {format_length(ruled.charged - begun, 2)}"
    if ruled.charged > ruled.moved + _NEARLY_M and begun > ruled.moved + _NEARLY_M:
        yield f"{format_kept('a metre')} begun uses a whole one: {format_length(begun - ruled.moved, 2)} [MOV-06]"
