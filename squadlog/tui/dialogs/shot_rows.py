"""What comes of a shot, on the right of its card: the result, the facts that can be changed, the reasons."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from textual.content import Content

from squadlog.base.lengths import format_kept
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Target
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.view.shots.aim import AimForm, ShotCard
from squadlog.session.view.shots.figures import percent
from squadlog.session.view.shots.manners import SINGLE, Manners, format_engaged, sweeps, swept_by
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import format_refusal, lines, link_rules, unit_words
from squadlog.tui.chrome.wrapped_list import lines_of_row, wrap_rows
from squadlog.tui.dialogs.previews import preview_words, reasons, result_words
from squadlog.tui.dialogs.shot_facts import shot_fact, shot_facts

TURN_DEG = 15.0
NOBODY_LEFT = "There is no target: w holds fire."


def manner_facts(aim: AimForm, manners: Manners, *, mapped: bool) -> Iterator[ListRow]:
    """The manner, and for a sector its middle and who was said to be in it; nothing where there is one way only.

    Where nothing is `mapped`, who is in the sector is said by name.
    """
    if not manners:
        return
    label = next((one.label for one in manners if one.word == aim.manner), SINGLE)
    yield shot_fact("b", "fires", label, "manner")
    if sweeps(aim, manners):
        middle = "straight ahead" if aim.axis_deg is None else f"{aim.axis_deg:.0f}°"
        if mapped:
            yield shot_fact("z Z", "middle of the sector", middle, f"sector({TURN_DEG})")
        named = " ".join(map(str, aim.swept)) or ("as measured" if mapped else "?")
        yield shot_fact("␣", "in it, nearest first", named, "sweep")


def reasons_words(
    preview: ShotPreview | Refusal, battle: Known, target: Target | None, width: int
) -> Content:
    """The reasons behind a shot; of a sector those of the target that is chosen, else of the nearest."""
    if isinstance(preview, Refusal) or not preview.engaged:
        return preview_words(preview, width)
    one = next((one for one in preview.engaged if one.unit == target), preview.engaged[0])
    told = lines(reasons(one, width))
    head = f"{unit_words(battle, one.unit)}:" if len(preview.engaged) > 1 else ""
    return lines([Content.styled(head, "bold"), told]) if head else told


def shot_rows(
    battle: Known,
    card: ShotCard,
    aim: AimForm,
    preview: ShotPreview | Refusal,
    *,
    manners: Manners,
    among: Sequence[Target],
    typing: str,
    opened: bool,
    width: int,
) -> list[ListRow]:
    """What comes of a shot and its facts, a line each; `opened`: with every reason.

    `among` are those who could be aimed at, `typing` is what digits are.
    """
    swept = sweeps(aim, manners)
    told = outcome_words(preview, battle, card.unit if swept else None, among)
    rows = [row for line in told for row in lines_of_row("result", line, width, stops=False)]
    rows.extend(manner_facts(aim, manners, mapped=bool(battle.setup.map)))
    if opened:
        whole = reasons_words(preview, battle, aim.target, width)
        rows.extend(lines_of_row("reasons", whole, width, stops=False))
    if swept:
        rows.append(ListRow("of_all", Content("    for all in the sector:"), stops=False))
    shown = None if swept or isinstance(preview, Refusal) else preview
    far = "" if shown is None or shown.ledger is None else format_kept(shown.ledger.range_told)
    seen = None if shown is None else shown.sighting
    facts = shot_facts(aim, seen, typing=typing, purpose=card.purpose, width=width, told=far)
    return [*rows, *wrap_rows(facts, width, hang=4)]


def _whole_words(preview: ShotPreview, battle: Known, unit: int) -> Content:
    """What comes of a sector being swept, all of them together."""
    if preview.blocked is not None:
        return format_refusal(preview.blocked)
    swept = swept_by(preview, battle, unit)
    friends = sum(one.friend for one in swept)
    some = f", {friends} of them FRIENDS‼" if friends else ""
    hit = [(1 - Fraction(one.odds.miss), one.engaged) for one in preview.engaged]
    nobody = prod((1 - chance / at_all for chance, at_all in hit), start=Fraction(1))
    told = [Content.styled(f"{len(swept)} engaged, nearest first{some}", "bold $out" if friends else "bold")]
    if swept:
        mean = float(sum(chance for chance, _ in hit))
        told.append(Content(f"     {mean:.1f} hit on average, none {percent(nobody)}"))
    told += [link_rules(f"     {remark}", "$quiet") for remark in preview.remarks]
    return lines(told)


def outcome_words(
    preview: ShotPreview | Refusal, battle: Known, unit: int | None, targets: Sequence[Target]
) -> Iterator[Content]:
    """What comes of a shot; for a sector that `unit` sweeps, the soldiers it engages, with their chances.

    Without `targets` on the card nothing can come of it.
    """
    if unit is None and not targets:
        yield Content.styled(NOBODY_LEFT, "bold")
        return
    if unit is None or isinstance(preview, Refusal):
        yield result_words(preview)
        return
    yield _whole_words(preview, battle, unit)
    found = zip(preview.engaged, swept_by(preview, battle, unit), strict=True)
    for place, (one, swept) in enumerate(found, start=1):
        words = f"{place:>4} {format_engaged(one, battle, friend=swept.friend)}"
        yield Content.styled(words, "$out bold" if swept.friend else "")
