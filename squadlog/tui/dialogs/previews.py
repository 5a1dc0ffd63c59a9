"""The reasons and the odds of a shot, as the shot card shows them."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Sighting
from squadlog.reports.matchup.bars import bar
from squadlog.rules.common.previews import RolledFor, ShotPreview
from squadlog.session.view.shots.chances import OUTCOMES, hit_chance
from squadlog.session.view.shots.figures import format_signed, hit_faces, percent
from squadlog.session.view.shots.results import (
    TOO_CLOSE,
    explain_sighting,
    format_battering,
    format_results,
    format_uncounted_range,
)
from squadlog.tui.chrome import words

with lazy_imports():
    from squadlog.reports.soldier import odds
    from squadlog.session.view.shots import side_by_side

BAR = 10
"""Cells of the bar of a chance."""
ROOM = 52
"""Cells of the reasons and odds where nothing else is known."""


def result_words(preview: ShotPreview | Refusal) -> Content:
    """What comes of it, first and short: what forbids it, else the chance to hit and what a hit does."""
    if isinstance(preview, Refusal):
        return words.format_refusal(preview)
    if preview.blocked is not None:
        return words.format_refusal(preview.blocked)
    if preview.ledger is None or preview.odds is None:
        return preview_words(preview)
    ledger, odds = preview.ledger, preview.odds
    hits = hit_chance(odds)
    faces = f"hits on {hit_faces(ledger)}"
    line = Content.assemble(
        (f"{percent(hits):>4} ", "bold"),
        f"{bar(float(hits), BAR)} {faces} ({format_signed(ledger.total)})",
    )
    remarks = [words.link_rules(f"     {remark}", "$quiet") for remark in preview.remarks]
    return words.lines([line, Content.styled(f"     {format_results(odds)}", "$quiet"), *remarks])


def odds_words(odds: object, width: int = ROOM) -> Content:
    """One line per outcome that can happen: per cent, a bar, and the exact fraction, as far as all have room."""
    whole, short = _odds_rows(odds, exact=True), _odds_rows(odds, exact=False)
    return words.lines(whole if all(row.cell_length <= width for row in whole) else short)


def _odds_rows(odds: object, *, exact: bool) -> list[Content]:
    rows = []
    for name, label in OUTCOMES:
        chance = getattr(odds, name, Fraction(0))
        if chance:
            drawn = f"{bar(float(chance), BAR)} {chance}" if exact else bar(float(chance), BAR)
            rows.append(Content.assemble(f"{label:<15}", (f"{percent(chance):>5} ", "bold"), drawn))
    jam = getattr(odds, "jam", Fraction(0))
    if jam:
        rows.append(
            Content.assemble(f"{'and a jam':<15}", (f"{percent(jam):>5} ", "bold"), f"{jam}" if exact else "")
        )
    return rows


_ODDS_ROOM = 52
"""Cells of the names of all targets together."""


def odds_words_beside(found: Any, battle: Known) -> Content:  # noqa: ANN401 - a value of the rules
    """Odds side by side on a sheet of 76 cells: what it could do, the best in bold, and what could be done back."""
    page = side_by_side.odds_page(found, battle, short=True, cells=_ODDS_ROOM)
    shown: list[Content | str] = [
        Content.styled(f"{odds.READ.capitalize()}; SKP: standing, kneeling, prone", "$quiet")
    ]
    shown += _mark_rows(odds.align(page.own), odds.BEST)
    shown += ["", *map(words.link_rules, page.best), ""]
    if page.back:
        shown += [Content.styled("Return fire, as all stand now, by their stance", "$quiet")]
        shown += _mark_rows(odds.align(page.back), odds.WORST)
    marks, *notes = page.notes
    shown += [*map(words.link_rules, page.harmless), "", Content.styled(marks, "$quiet")]
    return words.lines([*shown, *map(words.link_rules, notes), *map(words.link_rules, page.remarks)])


def _mark_rows(rows: Sequence[str], mark: str) -> list[Content | str]:
    head, *others = rows
    return [
        Content.styled(head, "underline"),
        *(Content.styled(row, "bold" if mark in row else "") for row in others),
    ]


def sighting_words(sighting: Sighting | None) -> Content | None:
    """Why a measured line is as it is, and how little would change it; `None` for one that was not measured."""
    if (told := explain_sighting(sighting)) is None:
        return None
    title = f"{told[0]} (s)" if told[0] == TOO_CLOSE else told[0]
    return Content.styled(title, "bold underline") + "\n" + words.link_rules(told[1])


def preview_words(preview: ShotPreview | Refusal, width: int = ROOM) -> Content:
    """What stands on the right of the card: what forbids the shot, the line, the modifiers, the odds."""
    if isinstance(preview, Refusal):
        return words.format_refusal(preview)
    parts: list[Content | str] = []
    if preview.blocked is not None:
        parts.extend((words.format_refusal(preview.blocked), ""))
    parts += reasons(preview, width)
    if preview.battering is not None:
        parts.append(words.link_rules(format_battering(preview.battering)))
        parts.extend(words.link_rules(remark, "$quiet") for remark in preview.remarks)
    return words.lines(parts)


def reasons(shot: ShotPreview | RolledFor, width: int = ROOM) -> list[Content | str]:
    """Why a shot is as likely as it is, in lines: how its target is seen, the modifiers, what can come of it."""
    parts: list[Content | str] = []
    if (line := sighting_words(shot.sighting)) is not None:
        parts.append(line)
    if shot.ledger is not None:
        parts.extend((Content.styled("To hit", "bold underline"), words.ledger_words(shot.ledger)))
    if shot.odds is not None:
        parts.extend((Content.styled("Possible results", "bold underline"), odds_words(shot.odds, width)))
    if shot.ledger is not None:
        parts.append(Content.styled("No modifier", "bold underline"))
        if stated := format_uncounted_range(shot.sighting):
            parts.append(words.link_rules(f"  0 {stated}", "$quiet"))
        parts.append(words.silent_words(shot.ledger))
    return parts
