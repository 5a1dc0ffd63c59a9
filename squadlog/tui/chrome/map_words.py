"""What the map says in words: sight lines and why, moves and their cost, who sees whom, what lies where."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.lengths import format_kept, format_length, format_number
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import FAR_M
from squadlog.ground.sight.sight_words import back_words, cite, margin_words, on_the_line
from squadlog.tui.chrome.words import lines, link_rules, unit_words

if TYPE_CHECKING:
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.ground.moving.landmarks import Landmark
    from squadlog.ground.sight.line_of_sight import SightLine
    from squadlog.ground.sight.watching import SeenFrom, WatchTarget

VERDICTS = {
    "clear": "✓ in sight",
    "penalty": "~ in sight, covered",
    "blocked": "✗ hidden",
    "too_close": "? too close, the players decide",
}
"""A verdict as a mark and in words: never by colour alone."""
MARKS = {"clear": "✓", "penalty": "~ covered", "blocked": "✗ hidden", "too_close": "? too close to call"}


def spot_words(spot: "Spot", floors: int = 1) -> str:
    """`12.5, 8.0`, metres east and north, with the floor where there are several."""
    floor = f", floor {spot.floor}" if floors > 1 or spot.floor != 1 else ""
    return f"{spot.x:.1f}, {spot.y:.1f}{floor}"


def sight_words(line: "SightLine", names: tuple[str, str], back: "SightLine | None" = None) -> Content:
    """A sight line: verdict, metres, reason with rule, by how little it would be otherwise, woods, covers.

    `back` is the line from the target to the viewer: where it is judged otherwise, its rule stands beside it.
    """
    (viewer, target), between = names, "; ".join(on_the_line(line))
    head = Content.assemble(
        (f"{viewer} → {target}: {VERDICTS[line.verdict]}", "bold"),
        f", {format_length(line.range_m, 2)}{line.ends}. ",
    )
    told = [
        cite(line.reason, line.rule),
        f"On the line: {between}." if between else "",
        back_words(line, back, VERDICTS[back.verdict]) if back is not None else "",
        margin_sentence(line.margin_m, line.otherwise),
    ]
    return head + link_rules(" ".join(part for part in told if part))


def margin_sentence(margin_m: float | None, otherwise: str = "") -> str:
    """The sentence that says by how little the verdict would be another; empty where there is no margin."""
    told = margin_words(margin_m, otherwise)
    return f"{told[0].upper()}{told[1:]}." if told else ""


def short_sight(battle: Known, line: "SightLine") -> str:
    """A line of sight for a row of a list: verdict, woods, covers, whoever stands between, what would change it."""
    covers = ", ".join(
        unit_words(battle, int(cross.feature)) if cross.key == "unit" and cross.feature.isdecimal()
        else cross.key.replace("_", " ")
        for cross in line.crossings
    )  # fmt: skip
    woods = ", ".join(f"{format_length(grown.metres, 1)} {grown.kind}" for grown in line.woods)
    smoke = "smoke" if line.smoke else ""
    margin = "" if line.margin_m in (None, FAR_M) else format_kept(line.otherwise)
    rule = f"[{line.rule}]" if line.rule else ""
    return "  ".join(part for part in (VERDICTS[line.verdict], woods, smoke, covers, margin, rule) if part)


def target_rows(
    battle: Known, found: "Iterable[WatchTarget]", notes: dict[int, str]
) -> list[tuple[str, Content]]:
    """All targets by distance, a row each; `notes` are more words by number, such as modifiers."""
    rows = []
    for target in sorted(found, key=lambda one: (one.line.range_m, one.number)):
        verdict, line = VERDICTS[target.line.verdict], target.line
        arc = "outside its 180° arc [FOV-04]" if not target.in_arc else ""
        told = [
            f"{verdict[0]} {unit_words(battle, target.number):<16}",
            f"{format_length(line.range_m, 1):>7}",
            *(part for part in (notes.get(target.number), f"{target.bearing_deg:3.0f}°", arc) if part),
            short_sight(battle, line),
        ]
        style = "$quiet" if line.verdict == "blocked" else ""
        rows.append((str(target.number), Content.styled(" ".join(told), style)))
    return rows


def format_seen(battle: Known, found: "Sequence[SeenFrom]", where: str, side: str) -> Content:
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
    head = Content.styled(f"{where}: seen by ", "bold") + (foes or "no enemy") + "."
    return head + f" Friends: {friends}." if friends else head


def danger_words(per_metre: "Sequence[Sequence[int]]", hazy: "Sequence[Sequence[int]]" = ()) -> str:
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


def here_words(where: str, at: str, landmarks: "Iterable[Landmark]", *, most: int = 60) -> Content:
    """What a place is, and what lies round it, nearest first."""
    found = list(landmarks)
    parts: list[Content | str] = [Content.styled(f"{where} ({at})", "bold")]
    parts.extend(Content(f"  {mark.words}") for mark in found[:most])
    if len(found) > most:
        parts.append(f"  and {len(found) - most} more, farther away")
    return lines(parts)
