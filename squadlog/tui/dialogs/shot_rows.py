"""What comes of a shot, on the right of its card: the result, the facts that can be changed, the reasons."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.reports.wording import unit_words
from squadlog.rules.common.previews import RolledFor, ShotPreview
from squadlog.session.view.shots.card import ShotCard
from squadlog.session.view.shots.form import manner_fields
from squadlog.session.view.shots.manners import Swept, format_engaged
from squadlog.session.view.shots.results import find_reasons, sector_result_lines
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import format_refusal, lines, link_rules
from squadlog.tui.chrome.wrapped_list import lines_of_row, wrap_rows
from squadlog.tui.dialogs.previews import preview_words, reasons, result_words
from squadlog.tui.dialogs.shot_facts import shot_fact, shot_facts

NOBODY_LEFT = "There is no target: w holds fire."
MANNER_KEYS = {"manner": ("b", "manner"), "sector": ("z Z", "sector(15.0)"), "swept": ("␣", "sweep")}
"""For each fact of the manner the key that changes it, and what that does."""


def manner_facts(card: ShotCard, battle: Known) -> Iterator[ListRow]:
    """The manner, and for a sector its middle and who was said to be in it; nothing where there is one way only."""
    for field in manner_fields(card, battle):
        key, action = MANNER_KEYS[field.name]
        yield shot_fact(key, field.label, field.shown, action)


def reasons_words(card: ShotCard, battle: Known, width: int) -> Content:
    """The reasons behind a shot; of a sector those of the target that is chosen, else of the nearest."""
    one = find_reasons(card)
    if not isinstance(one, RolledFor):
        return preview_words(card.preview, width)
    told = lines(reasons(one, width))
    head = f"{unit_words(battle, one.unit)}:" if len(card.swept) > 1 else ""
    return lines([Content.styled(head, "bold"), told]) if head else told


def shot_rows(battle: Known, card: ShotCard, *, typing: str, opened: bool, width: int) -> list[ListRow]:
    """What comes of a shot and its facts, a line each; `opened`: with every reason. `typing` is what digits are."""
    told = outcome_words(card, battle)
    rows = [row for line in told for row in lines_of_row("result", line, width, stops=False)]
    rows.extend(manner_facts(card, battle))
    if opened:
        whole = reasons_words(card, battle, width)
        rows.extend(lines_of_row("reasons", whole, width, stops=False))
    if card.sweeps:
        rows.append(ListRow("of_all", Content("    for all in the sector:"), stops=False))
    facts = shot_facts(card, typing=typing, width=width)
    return [*rows, *wrap_rows(facts, width, hang=4)]


def outcome_words(card: ShotCard, battle: Known) -> Iterator[Content]:
    """What comes of a shot; where a sector is swept, the soldiers it engages, with their chances.

    Without a target on the card nothing can come of it.
    """
    if not card.sweeps and not card.rows:
        yield Content.styled(NOBODY_LEFT, "bold")
        return
    if not card.sweeps or isinstance(card.preview, Refusal):
        yield result_words(card.preview)
        return
    yield _whole_words(card.preview, card.swept)
    for place, (one, swept) in enumerate(zip(card.preview.engaged, card.swept, strict=True), start=1):
        words = f"{place:>4} {format_engaged(one, battle, friend=swept.friend)}"
        yield Content.styled(words, "$out bold" if swept.friend else "")


def _whole_words(preview: ShotPreview, swept: Sequence[Swept]) -> Content:
    """What comes of a sector being swept, all of them together."""
    if preview.blocked is not None:
        return format_refusal(preview.blocked)
    head, *more = sector_result_lines(preview, swept)
    told = [Content.styled(head, "bold $out" if any(one.friend for one in swept) else "bold")]
    told += [Content(f"     {line}") for line in more]
    told += [link_rules(f"     {remark}", "$quiet") for remark in preview.remarks]
    return lines(told)
