"""Words in rows that are given: the last answer, the card of a soldier, and what stands under it.

That is what the soldier did and suffered of late, or before that what the fight is about.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import numbers
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.state import Known
from squadlog.battle.terms import Setup
from squadlog.book.load import book_of
from squadlog.facts.ground_facts import unit_of
from squadlog.session.view.words.last_result import ShotResult, boxes, shot_result
from squadlog.session.view.words.log_lines import LogStep
from squadlog.tui.battle.log_words import LogLine, format_deed, step_lines
from squadlog.tui.chrome.words import lines, link_rules, toned
from squadlog.tui.chrome.wrapped_list import wrap_words

LEFT_OUT = "Left out: "
"""How a line begins that says who could not take an order for several; the roster shows the others."""

with lazy_imports():
    from squadlog.setup import parts_in_play

_IN_PLAY = "AEDGHBCF"
RESULT = 3
"""Rows of the last result, where a shot is told with all that it was."""
COUNTED = 14
"""Cells in which the other shots of a second are at least counted."""
MORE = "… i shows the whole card"


def fit_rows(rows: list[Content], most: int) -> list[Content]:
    """The rows, at most `most` of them; the last says that there is more where some have no room."""
    if len(rows) <= most:
        return rows
    return [*rows[: max(0, most - 1)], Content.styled(MORE, "$quiet")]


def cut_to(words: Content, width: int, rows: int, *, more: str = " … ] log") -> Content:
    """Words in at most `rows` rows; where they are cut off, the last ends in `more`, which says where to read on."""
    shown = wrap_words(words, width)
    if len(shown) <= rows:
        return words
    last = shown[rows - 1].rstrip()
    sign = Content.styled(more, "$quiet")
    return lines([*shown[: rows - 1], last[: width - sign.cell_length].rstrip() + sign])


def result(
    step: LogStep, battle: Known, width: int, rows: int, *, earlier: Sequence[Content] = ()
) -> Content:
    """What just happened, in at most `rows` rows: a single shot, with its die and its boxes where three are free.

    Else a line each without moments, as many as fit, the weightiest first: rolls, and what went otherwise than ordered.
    `earlier` are the other shots of the second, where nothing beside tells them: they have a line above it.
    """
    shots = [event for event in step.tells if isinstance(event, ShotFired)]
    if shots and rows == 1:
        return result_in_one(step, battle, width, earlier=earlier)
    also = earlier_words(earlier, width) if shots and earlier else None
    if len(shots) == 1 and rows >= RESULT and (of := shot_result(shot := shots[0], step, battle)) is not None:
        head, rolled, last = _shot_rows(of, battle, width)
        if also is None:
            return lines([head, rolled, last])
        told = [head, rolled] if rows > RESULT else [_in_one(shot, step, battle, width)]
        return lines([also, *told, last])
    sentences = step_lines(step, battle)
    if also is not None:
        rows -= 1
    if left := [line.words for line in sentences if line.left_out]:
        return lines(left)
    if len(sentences) > rows:
        sentences = alike_in_one(sentences)
    if rows == 1:
        weightiest = _weightiest(sentences, width)
        return lines([also, weightiest] if also is not None else [weightiest])
    by_weight = sorted(range(len(sentences)), key=lambda place: (-sentences[place].weight, -place))
    kept: set[int] = set()
    for place in by_weight:
        takes = -(-sentences[place].words.cell_length // max(1, width))
        if takes <= rows:
            kept.add(place)
            rows -= takes
    shown = [sentences[place].words for place in sorted(kept)]
    return lines([also, *shown] if also is not None else shown)


def _weightiest(told: Sequence[LogLine], width: int) -> Content:
    """In one row the last of the lines that weigh most, and before it as many of those as have room."""
    most = max((one.weight for one in told), default=0)
    weighty = [one.fewer if one.fewer.plain else one.words for one in told if one.weight == most]
    shown = Content("")
    for words in reversed(weighty):
        both = words + Content.styled(" · ", "$quiet") + shown if shown.plain else words
        if shown.plain and (not most or both.cell_length > width):
            break
        shown = both
    return shown


def alike_in_one(told: Sequence[LogLine]) -> tuple[LogLine, ...]:
    """Lines that tell the same of several soldiers as one, `5-8: fires SR.`, in the place of the first of them."""
    alike: dict[str, list[LogLine]] = {}
    for line in told:
        # What is rolled differs even where it reads alike, and what begins with nobody is told as it is.
        one = line.unit and not line.rolled
        alike.setdefault(format_deed(line).plain if one else f"{line.said}\n{len(alike)}", []).append(line)
    return tuple(_of_all(lines) if len(lines) > 1 else lines[0] for lines in alike.values())


def _of_all(alike: Sequence[LogLine]) -> LogLine:
    words = Content.assemble((f"{numbers(line.unit for line in alike)}: ", "bold"), format_deed(alike[0]))
    return replace(alike[0], words=words, unit=0, name=0)


def result_in_one(
    step: LogStep, battle: Known, width: int, *, earlier: Sequence[Content] = (), where: str = ": ] log"
) -> Content:
    """What just happened in one row: the last shot with its die, then the others of the second if they have room.

    `where` says where those stand that are only counted.
    """
    fired = [line for line in step_lines(step, battle) if line.brief.plain]
    if not fired:
        return result(step, battle, width, 1)
    last, others = fired[-1].words, [*earlier, *(line.brief for line in fired[:-1])]
    gap = Content.styled(" · ", "$quiet")
    room = width - last.cell_length - gap.cell_length
    return last + gap + earlier_words(others, room, where=where) if others and room >= COUNTED else last


def earlier_words(earlier: Sequence[Content], width: int, *, where: str = ": ] log") -> Content:
    """The other shots of the second in one line; those without room are counted, and `where` they stand is told."""
    for first in range(len(earlier) + 1):
        parts = [*earlier[first:]]
        more = f"{first} more{where}" if first else ""
        told = Content(" · ").join([*([Content.styled(more, "$quiet")] if more else []), *parts])
        if told.cell_length <= width:
            return told
    return Content.styled(f"{len(earlier)} shots{where}", "$quiet").truncate(width)


def _in_one(shot: ShotFired, step: LogStep, battle: Known, width: int) -> Content:
    """A shot in one row, with the boxes of the soldier it hit where there is room for them."""
    line = next(one.words for one in step_lines(step, battle) if one.brief.plain)
    if shot.check is None or not shot.check.success or unit_of(shot.target) is None:
        return line
    whole = Content.assemble(line, "  ", toned(boxes(shot, step, battle)))
    return whole if whole.cell_length <= width else line


def _shot_rows(told: ShotResult, battle: Known, width: int) -> tuple[Content, Content, Content]:
    """A shot in three rows: who at whom; face, needed, hit or miss, boxes before and after; what counted."""
    verdict = (" HIT ", "$hit bold reverse") if told.hit else (" MISS ", "$miss bold reverse")
    rolled = Content.assemble(toned(told.rolled), "   ", verdict, "   ", toned(told.comes_to))
    effects = [toned(one, battle) for one in told.effects]
    last = Content("   ").join([*effects, *([link_rules(told.reasons, "$quiet")] if told.reasons else [])])
    if effects and last.cell_length > width:  # the reasons stand in the log
        last = cut_to(Content("   ").join(effects), width, 1)
    return toned(told.head, battle), rolled, last.truncate(width, ellipsis=True)


def story(told: Sequence[Content], width: int, most: int) -> list[Content]:
    """The latest of these lines, oldest first, as many as have room under a heading; nothing where none has."""
    kept: list[Content] = []
    for line in reversed(told):
        rows = wrap_words(line, width)
        if len(rows) + len(kept) >= most:
            break
        kept[:0] = rows
    return [_heading("recent"), *kept] if kept else []


def briefing(setup: Setup, width: int, most: int) -> list[Content]:
    """What the fight is about, under its title, cut where the room ends; nothing where there is no room to speak of."""
    told = _briefing(setup.briefing, width)
    if not told or most < 3:
        return []
    if len(told) > most - 1:
        told = [*told[: most - 2], Content.styled("… b shows all of it", "$quiet")]
    return [_heading(setup.title), *told]


def page_words(battle: Known) -> Content:
    """The eight parts of the scenario as this seat knows them (SCN-02), first those that say what it is about."""
    parts = {part.letter: part for part in parts_in_play.parts_in_play(battle, book_of(battle.setup))}
    told: list[Content] = []
    for part in map(parts.__getitem__, _IN_PLAY):
        if part.lines:
            told += (_heading(part.title), *map(link_rules, part.lines), Content(""))
    return lines(told[:-1])


@lru_cache(maxsize=4)
def _briefing(text: str, width: int) -> list[Content]:
    words = link_rules(" ".join(text.split()))
    return wrap_words(words, width) if words.plain else []


def _heading(title: str) -> Content:
    return Content.styled(title, "$quiet underline")
