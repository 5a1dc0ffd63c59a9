"""A line of sight in words: the verdict and why, what stands between, who sees whom, metre by metre."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from squadlog.base.lengths import format_kept, format_length, format_number
from squadlog.facts.ground_facts import FAR_M
from squadlog.ground.sight.sight_words import back_words, cite, deep_of, margin_words, on_the_line
from squadlog.reports.wording import unit_words
from squadlog.session.view.toned import Toned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.state import Known
    from squadlog.ground.sight.line_of_sight import SightLine
    from squadlog.ground.sight.watching import SeenFrom

VERDICTS = {
    "clear": "✓ in sight",
    "penalty": "~ in sight, covered",
    "blocked": "✗ hidden",
    "too_close": "? too close, the players decide",
}
"""A verdict as a mark and in words: never by colour alone."""
MARKS = {"clear": "✓", "penalty": "~ covered", "blocked": "✗ hidden", "too_close": "? too close to call"}
_SHORT = {"penalty": "in sight, covered", "clear": "in sight", "blocked": "hidden", "too_close": "too close"}


def verdict_words(line: SightLine) -> str:
    """Whether the target is seen, in a word or two."""
    return _SHORT[line.verdict]


def sight_text(line: SightLine, names: tuple[str, str], back: SightLine | None = None) -> tuple[Toned, ...]:
    """A sight line: verdict, metres, reason with rule, by how little it would be otherwise, woods, covers.

    `back` is the line from the target to the viewer: where it is judged otherwise, its rule stands beside it.
    """
    (viewer, target), between = names, "; ".join(on_the_line(line))
    head = f"{viewer} → {target}: {VERDICTS[line.verdict]}"
    told = [
        cite(line.reason, line.rule),
        f"On the line: {between}." if between else "",
        back_words(line, back, VERDICTS[back.verdict]) if back is not None else "",
        margin_sentence(line.margin_m, line.otherwise),
    ]
    why = " ".join(part for part in told if part)
    return Toned(head, "bold"), Toned(f", {format_length(line.range_m, 2)}{line.ends}. {why}")


def sight_page(line: SightLine, names: tuple[str, str], back: SightLine | None = None) -> tuple[str, ...]:
    """A sight line to be read from a page, a fact a line: verdict, reason, each cover, the way back, the margin."""
    told = [f"{names[0]} to {names[1]}: {verdict_words(line)}, {format_length(line.range_m, 2)}{line.ends}"]
    told.append(cite(line.reason, line.rule))
    told.extend(f"across {cover}" for cover in on_the_line(line))
    if back is not None and (other := back_words(line, back, verdict_words(back))):
        told.append(other)
    told.append(margin_words(line.margin_m, line.otherwise))
    return tuple(told)


def margin_sentence(margin_m: float | None, otherwise: str = "") -> str:
    """The sentence that says by how little the verdict would be another; empty where there is no margin."""
    told = margin_words(margin_m, otherwise)
    return f"{told[0].upper()}{told[1:]}." if told else ""


def short_sight(battle: Known, line: SightLine) -> str:
    """A line of sight for a row of a list: verdict, woods, covers, whoever stands between, what would change it."""
    covers = ", ".join(
        unit_words(battle, int(cross.feature)) if cross.key == "unit" and cross.feature.isdecimal()
        else cross.key.replace("_", " ")
        for cross in line.crossings
    )  # fmt: skip
    woods = ", ".join(deep_of(grown.metres, grown.kind) for grown in line.woods)
    smoke = "smoke" if line.smoke else ""
    margin = "" if line.margin_m in (None, FAR_M) else format_kept(line.otherwise)
    rule = f"[{line.rule}]" if line.rule else ""
    return "  ".join(part for part in (VERDICTS[line.verdict], woods, smoke, covers, margin, rule) if part)


def seen_text(battle: Known, found: Sequence[SeenFrom], where: str, side: str) -> tuple[Toned, ...]:
    """The units that see a spot or a unit of that side: enemies first, then friends by number.

    An empty side has only enemies.
    """
    near = sorted(found, key=lambda seen: (seen.line.range_m, seen.watcher))
    foes = "; ".join(
        f"{unit_words(battle, seen.watcher)} {MARKS[seen.line.verdict]} {format_length(seen.line.range_m, 1)}"
        for seen in near
        if battle.units[seen.watcher].side != side
    )
    friends = ", ".join(str(seen.watcher) for seen in near if battle.units[seen.watcher].side == side)
    told = f"{foes or 'no enemy'}." + (f" Friends: {friends}." if friends else "")
    return Toned(f"{where}: seen by ", "bold"), Toned(told)


def seen_along_words(per_metre: Sequence[Sequence[int]], hazy: Sequence[Sequence[int]] = ()) -> str:
    """The enemies that see the mover, by metres gone, equal metres joined: `0 to 2 m nobody; 3 to 5 m 7, 9 in smoke`.

    `hazy` are those that see it through smoke alone.
    """
    told: list[tuple[int, int, str]] = []
    for metre, (numbers, others) in enumerate(zip_longest(per_metre, hazy, fillvalue=())):
        named = [*map(str, sorted(numbers)), *(f"{number} in smoke" for number in sorted(others))]
        who = ", ".join(named) or "nobody"
        if told and told[-1][2] == who:
            told[-1] = (told[-1][0], metre, who)
        else:
            told.append((metre, metre, who))
    return "; ".join(
        f"{format_length(first)} {who}"
        if first == last
        else f"{format_number(first)} to {format_length(last)} {who}"
        for first, last, who in told
    )
