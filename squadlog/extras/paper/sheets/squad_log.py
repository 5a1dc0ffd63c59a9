"""A squad's log on one page (LOG-01): eight unit records, the loop of the track around them, the action log."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import inf

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.moment import SUBPHASES
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.chapters_called import chapters_called
from squadlog.extras.paper.laying import PageLayout, leading
from squadlog.extras.paper.marks import BLACK, GREY, PALE, PaperPage, PaperSize, Printed, moved
from squadlog.extras.paper.sheets.tick_boxes import draw_boxes, shot_boxes, wound_boxes
from squadlog.reports import squad_log, squad_on_paper
from squadlog.rules.common.advanced import on_paper
from squadlog.squads.log_values import signed

with lazy_imports():
    from squadlog.reports import squads_in_battle

_RIM = 8.0
"""How wide the boxes of the track are that run along the edge."""
_ACROSS, _DOWN = 12, 8
"""Boxes of the track along the upper edge and along each side: with the lower edge they are forty."""
_ACTION_COLUMNS = 4
"""Columns of the boxes of actions."""
_ACTION_LINE = 4.4
"""Millimetres from one row of them to the next."""
_BLANK_ACTIONS = 4
"""Boxes without an action (LOG-16)."""
_GAP = 2.0
"""Millimetres between two records, and to the track."""
_GRIDS = ((2, 4), (1, 2), (1, 2), (1, 3), (1, 4), (2, 3), (2, 3), (2, 4), (2, 4))
"""Columns and rows of records by the number of units, from none on: the sheet for none is for eight."""
_INITIATIVE = 15.0
"""How wide the box of a turn's initiative is."""
_POSITION = 22.0
"""How wide the position box is."""
_TOLD = 6
"""Sentences that stand above the records."""
_SCALES = (1.9, 1.75, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1)
"""How large records are set where there is room, the largest first."""
_CROWDED = (1.0, 0.92, 0.85, 0.78, 0.72)
"""How small records are set whose boxes would not stand whole otherwise."""
_TOLD_COLUMNS = 2
"""Columns of the sentences above the records."""
_PENCIL = 2.5
"""Millimetres that are left free in each record, for what is written by hand (LOG-12)."""
_SHOTS, _BESIDE = 66.0, 110.0
"""How wide the boxes of shots are; in a record that is so wide they stand beside the weapons."""
_LEAST_WIDE = 70.0
"""Narrower, a record would be set so small that it gains nothing."""
_WEAPON_LINES = 3
"""Weapons or modes that have a line each; others share the next."""


def document(asked: PrintOrder) -> Printed:
    """The logs of the squads of a battle, of squads before play, or an empty one if nothing is named."""
    logs: Sequence[squad_log.SquadLog | None] = logs_of(asked) or [None]
    told = on_paper(in_force(asked), asked.book, asked.rulings)
    any_action = squad_on_paper.action_rows(asked.book)
    return Printed(
        title=logs[0].name if len(logs) == 1 and logs[0] is not None else "Squad logs",
        pages=tuple(
            page
            for log in logs
            for page in pages(log, any_action if log is None else log.actions, told, asked.size)
        ),
    )


def logs_of(asked: PrintOrder) -> Sequence[squad_log.SquadLog]:
    """The squads of a battle as they stand, of its own side for a side, or those named."""
    book, rulings, battle = asked.book, asked.rulings, asked.battle
    if battle is not None:
        side = asked.seat if asked.seat in battle.side_ids() else None
        return squads_in_battle.sheets_in_battle(battle, book, rulings, side=side, notes=asked.noted())
    logs: list[squad_log.SquadLog] = []
    for plan in asked.squads:
        first = 1 + sum(len(log.units) for log in logs)
        logs.append(squad_on_paper.planned(plan, book, rulings, first=first, chapters=in_force(asked)))
    return logs


def in_force(asked: PrintOrder) -> tuple[str, ...]:
    """The chapters of the battle, or those that are told for squads before play.

    Raises PaperError for chapters that there are not, and for others than those of a battle.
    """
    told = asked.options.get("chapters", "")
    if asked.battle is None:
        return chapters_called(told) if told else ()
    if told:
        raise PaperError("A battle has its own chapters; --set chapters=... is for squads before play.")
    return asked.battle.chapters


def pages(
    log: squad_log.SquadLog | None,
    actions: Sequence[squad_log.ActionBox],
    told: Sequence[str],
    size: PaperSize,
) -> Iterator[PaperPage]:
    """The log of a squad, or an empty one to be filled in by hand; a page for each eight units."""
    units = log.units if log is not None else ()
    places = _GRIDS[min(len(units), squad_log.BLANK_UNITS)]
    for first in range(0, max(1, len(units)), squad_log.BLANK_UNITS):
        yield _page(log, units[first : first + squad_log.BLANK_UNITS], places, actions, told, size)


def _page(
    log: squad_log.SquadLog | None,
    units: Sequence[squad_log.UnitRecord],
    grid: tuple[int, int],
    actions: Sequence[squad_log.ActionBox],
    told: Sequence[str],
    size: PaperSize,
) -> PaperPage:
    sheet = PageLayout(size)
    _track(sheet, log)
    left, top = size.margin + _RIM + _GAP, size.margin + _RIM + _GAP
    width = size.width - 2 * left
    bottom = size.height - top
    y = _head(sheet, log, left, top, width)
    foot = _actions(sheet, actions, told, left, bottom, width)
    columns, rows = grid
    across, down = (width + _GAP) / columns - _GAP, (foot - y) / rows - _GAP
    scale = _scale(units, size, across, down)
    turn = 0 if log is None or log.now is None else (log.now.turn - 1) % squad_log.TRACK_TURNS
    for place in range(columns * rows):
        x, at = left + place % columns * (across + _GAP), y + place // columns * (down + _GAP)
        sheet.box(x, at, across, down, line_width=0.35)
        if place < len(units):
            drawn = PageLayout(size)
            _record(drawn, units[place], 0, 0, across / scale, down / scale, turn=turn)
            sheet.marks += (moved(mark, x, at, scale) for mark in drawn.marks)
        elif log is None:
            _empty(sheet, x, at, across)
    return sheet.page()


def _scale(units: Iterable[squad_log.UnitRecord], size: PaperSize, across: float, down: float) -> float:
    """How large records can be that stand whole in a room of `across` by `down`: few soldiers fill the page."""
    for scale in _SCALES:
        wide, high = across / scale, down / scale
        if wide >= _LEAST_WIDE and all(
            _record(PageLayout(size), unit, 0, 0, wide) + _PENCIL <= high for unit in units
        ):
            return scale
    bare = [replace(unit, equipment=(), remarks=()) for unit in units]
    whole = (
        scale
        for scale in _CROWDED
        if all(_record(PageLayout(size), unit, 0, 0, across / scale) <= down / scale for unit in bare)
    )
    return next(whole, _CROWDED[-1])


def _track(sheet: PageLayout, log: squad_log.SquadLog | None) -> None:
    """Draw the loop of forty boxes (LOG-14), clockwise: the current one framed, ends written in."""
    size = sheet.size
    ends: dict[int, list[str]] = {}
    boxes = squad_log.TRACK_TURNS * SUBPHASES
    for moment, who in log.marks if log is not None else ():
        ends.setdefault(moment.index % boxes, []).extend(who)
    here = log.now.index % boxes if log is not None and log.now is not None else None
    for number, (x, y, width, height) in enumerate(_loop(size)):
        first = number % SUBPHASES == 0
        sheet.box(x, y, width, height, line_width=0.8 if number == here else 0.25)
        sheet.text(x + 0.8, y + 3.0, str(number + 1), 7.5, bold=first)
        if first:
            sheet.text(
                x + width - 0.8, y + 3.0, f"turn {number // SUBPHASES + 1}", 5, align="right", ink=GREY
            )
        if number in ends:
            sheet.text(x + 0.8, y + height - 1.0, " ".join(ends[number]), 7, room=width - 1.6, least_pt=5)


def _loop(size: PaperSize) -> Iterator[tuple[float, float, float, float]]:
    edge, wide, high = size.margin, size.width - 2 * size.margin, size.height - 2 * size.margin
    across, down = wide / _ACROSS, (high - 2 * _RIM) / _DOWN
    for place in range(_ACROSS):
        yield edge + place * across, edge, across, _RIM
    for place in range(_DOWN):
        yield edge + wide - _RIM, edge + _RIM + place * down, _RIM, down
    for place in reversed(range(_ACROSS)):
        yield edge + place * across, edge + high - _RIM, across, _RIM
    for place in reversed(range(_DOWN)):
        yield edge, edge + _RIM + place * down, _RIM, down


def _head(sheet: PageLayout, log: squad_log.SquadLog | None, left: float, top: float, width: float) -> float:
    y = top + 4.5
    if log is None:
        sheet.text(left, y, "Squad", 9, bold=True)
        sheet.text(left + width * 0.5, y, "Side", 9, bold=True)
        sheet.text(left + width * 0.78, y, "Points", 9, bold=True)
        sheet.line(left + 12, y + 0.5, left + width * 0.48, y + 0.5)
        sheet.line(left + width * 0.5 + 9, y + 0.5, left + width * 0.76, y + 0.5)
        sheet.line(left + width * 0.78 + 12, y + 0.5, left + width, y + 0.5)
        sentences: tuple[str, ...] = ()
    else:
        total = sheet.text(left + width, y, log.total, 8.5, align="right")
        room = width - total - 4
        taken = sheet.text(left, y, log.name, 13, bold=True, room=room * 0.7, least_pt=7)
        sheet.text(left + taken + 3, y, log.side, 9, room=room - taken - 3, least_pt=6, ink=GREY)
        squad = f"squad: {', '.join(log.unassigned)}" if log.unassigned else ""
        sentences = tuple(filter(None, (" · ".join(filter(None, (log.quality, squad))), *log.told)))
    y += leading(8) * 0.6
    start = "START" if log is None or log.now is None else ""
    if start:
        sheet.box(left, y, 14, 4.6, line_width=0.4)
        sheet.text(left + 7, y + 3.4, start, 7.5, bold=True, align="middle")
    x = left + (17 if start else 0)
    taken = _initiative(sheet, log, left + width, y)
    y += 3.2
    if not sentences:
        return y + 3.0
    shown = sentences if len(sentences) <= _TOLD else sentences[: _TOLD - 1]
    first = sheet.paragraph(x, y, shown[0], left + width - taken - 2 - x, 7.5, most=2)
    y = max(first, y + leading(7.5) * 1.3)
    for sentence in shown[1:]:
        y = sheet.paragraph(left, y, sentence, width, 7.5, most=2)
    if more := len(sentences) - len(shown):
        y = sheet.paragraph(left, y, f"and {more} more", width, 7.5)
    return y


def _initiative(sheet: PageLayout, log: squad_log.SquadLog | None, right: float, y: float) -> float:
    """A box for each turn of the loop: what was rolled, and whether it moves or countermoves (INI-05, INI-06)."""
    begin = right - squad_log.TRACK_TURNS * _INITIATIVE
    now = log.now if log is not None else None
    here = None if now is None else (now.turn - 1) % squad_log.TRACK_TURNS
    for turn in range(squad_log.TRACK_TURNS):
        x = begin + turn * _INITIATIVE
        sheet.box(x, y, _INITIATIVE, 4.6, line_width=0.25)
        sheet.text(x + 0.8, y + 3.2, str(turn + 1), 6, ink=GREY)
        if turn == here and log is not None:
            sheet.text(
                x + _INITIATIVE - 0.8, y + 3.3, log.initiative, 7.5, align="right",
                room=_INITIATIVE - 4, least_pt=5,
            )  # fmt: skip
    told = sheet.text(begin - 1.0, y + 3.2, "initiative, M or C", 6, align="right", ink=GREY)
    return squad_log.TRACK_TURNS * _INITIATIVE + 1.0 + told


def _record(
    sheet: PageLayout,
    unit: squad_log.UnitRecord,
    x: float,
    y: float,
    width: float,
    height: float = inf,
    *,
    turn: int = 0,
) -> float:
    """Lay a record in this room, leaving out what does not fit; gives where it ends."""
    pad, foot = 1.5, y + height
    left, room = x + pad, width - 2 * pad
    values = unit.values
    sheet.box(x, y, 9, 6.5, line_width=0.35)
    sheet.text(x + 4.5, y + 4.9, str(unit.number), 11, bold=True, align="middle", room=8.4, least_pt=6)
    points = sheet.text(x + width - pad, y + 4.6, f"{unit.points} points", 7.5, align="right")
    star = "" if unit.leader is None else f"★ {signed(unit.leader)}"
    starred = sheet.text(x + width - pad - points - 2, y + 4.6, star, 8, bold=True, align="right")
    sheet.name(x + 10.5, y + 4.7, unit.soldier.name, 10, room=width - 14 - points - starred, least_pt=5)
    at = y + 9.6
    zero_g = "" if values.zero_g is None else f" · zero-G {signed(values.zero_g)}"
    suit = f"{values.armour} AF {values.af.value} · strikers {signed(values.melee_protection)}{zero_g}"
    sheet.text(left, at, f"{unit.troop}, {values.race}", 7.5, room=room * 0.5 - 1, least_pt=5.5)
    sheet.text(
        x + width - pad,
        at,
        suit + (" · bounce" if values.pack else ""),
        7,
        align="right",
        room=room * 0.5,
        least_pt=5,
    )
    at += 3.6
    shots = partial(shot_boxes, sheet, unit.rate, unit.fired, turn, jammed=unit.jammed)
    beside = _SHOTS if room > _BESIDE else 0.0
    if beside:
        shots(left + room - beside, at)
    for figure in unit.figures[:_WEAPON_LINES]:
        sheet.text(left, at, figure, 8, bold=True, room=room - beside, least_pt=6)
        at += leading(8)
    if more := unit.figures[_WEAPON_LINES:]:
        at = sheet.paragraph(left, at, " · ".join(more), room - beside, 7, most=1, bold=True)
    at += 1.6
    at = _state(sheet, left, at, x + width - pad, unit.wounds, unit.position)
    at = draw_boxes(sheet, unit.boxes, left, at, room, foot)
    if not beside:
        at = shots(left, at)
    if unit.equipment and at < foot:
        things = " · ".join(unit.equipment)
        at = sheet.paragraph(left, at, things, room, 7, most=_lines(foot - at, 7, 1))
    for remark in unit.remarks:
        if at + 0.5 < foot:
            at = sheet.paragraph(left, at, remark, room, 6.5, ink=GREY, most=_lines(foot - at, 6.5))
    if at + 1.0 < foot < inf:
        sheet.text(left, at, "notes" if unit.equipment else "equipment, keys, notes", 5.5, ink=GREY)
    return at


def _lines(room: float, size_pt: float, left: int = 0) -> int | None:
    """How many lines go into the room, `left` of them left free, one at least; None: any number."""
    return None if room == inf else max(1, int(room / leading(size_pt)) - left)


def _state(
    sheet: PageLayout, left: float, at: float, right: float, wounds: int = 0, position: str = ""
) -> float:
    """Five wound boxes from left to right (LOG-10), and the position box (LOG-11)."""
    wound_boxes(sheet, left, at + 2.6, wounds, aside=4.6, up=0.7)
    sheet.box(right - _POSITION, at - 1.6, _POSITION, 4.4, line_width=0.25)
    told, ink = position or "position", BLACK if position else GREY
    sheet.text(right - _POSITION + 0.8, at + 1.6, told, 7, ink=ink)
    return at + 6.4


def _empty(sheet: PageLayout, x: float, y: float, width: float) -> None:
    left, right = x + 1.5, x + width - 1.5
    sheet.box(x, y, 9, 6.5, line_width=0.35)
    at = y + 10.5
    for words in ("race · troop · armour", "weapons, ranged/melee"):
        sheet.text(left, at, words, 5.5, ink=GREY)
        sheet.line(left, at + 3.6, right, at + 3.6, 0.15, PALE)
        at += 6.0
    at = _state(sheet, left, at, right)
    for label, of in (("R", 6), ("P", 4), ("FG", 2), ("SG", 2)):
        left += sheet.text(left, at, label, 6.5) + 0.8
        left = sheet.ticks(left, at + 0.2, of, size=2.8, gap=0.7) + 1.6
    at = shot_boxes(sheet, squad_log.BLANK_SHOTS, 0, 0, x + 1.5, at + 4.0)
    sheet.text(x + 1.5, at, "equipment, keys, notes", 5.5, ink=GREY)


def _actions(
    sheet: PageLayout,
    actions: Sequence[squad_log.ActionBox],
    told: Sequence[str],
    left: float,
    bottom: float,
    width: float,
) -> float:
    """Lay a box for each action with its duration, for a counter to sit on (LOG-15), and blank ones (LOG-16).

    Gives their top.
    """
    rows = [*actions, *([squad_log.ActionBox(name="", ap="")] * _BLANK_ACTIONS)]
    lines = -(-len(rows) // _ACTION_COLUMNS)
    deep = -(-len(told) // _TOLD_COLUMNS)
    top = bottom - lines * _ACTION_LINE - deep * leading(6.5)
    across = width / _ACTION_COLUMNS
    for place, row in enumerate(rows):
        x, y = left + place // lines * across, top + place % lines * _ACTION_LINE
        sheet.box(x, y, across, _ACTION_LINE, line_width=0.15, ink=PALE)
        taken = sheet.text(x + across - 1.0, y + 3.2, row.ap, 7, bold=True, align="right")
        room = across - taken - 3
        counters = ", ".join(map(str, row.units))
        held = sheet.text(x + 1.0 + room, y + 3.2, counters and f"[{counters}]", 7, bold=True, room=room * 0.4,
                          least_pt=5, align="right")  # fmt: skip
        sheet.text(x + 1.0, y + 3.2, row.name, 7, room=room - (held and held + 1), least_pt=5)
    share = width / _TOLD_COLUMNS
    for place, figure in enumerate(told):
        y = bottom - (deep - place % deep - 1) * leading(6.5) - 0.8
        sheet.text(left + place // deep * share, y, figure, 6.5, room=share - 2, least_pt=4.5)
    return top - _GAP / 2
