"""How a shot is fired, as the shot card asks for it: singly, as a burst, over a sector; and whom a sector engages."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from textual.content import Content

from squadlog.base.lengths import format_kept, format_length
from squadlog.base.records import value
from squadlog.battle.commands import Fire, OpportunityShot
from squadlog.battle.detail import FiringManner
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, ShotPlan
from squadlog.facts.ground_facts import Sector, Sighting, Target
from squadlog.rules.common.previews import RolledFor, ShotPreview
from squadlog.session.view.orders.quoted_rules import QuotedRules
from squadlog.session.view.shots.aim import AimForm, ShotCard, metres_of
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import format_refusal, lines, link_rules, percent, unit_words
from squadlog.tui.chrome.wrapped_list import lines_of_row, wrap_rows
from squadlog.tui.dialogs.previews import preview_words, reasons, result_words
from squadlog.tui.dialogs.shot_facts import shot_fact, shot_facts

TURN_DEG = 15.0
SINGLE = "single shot"
NOBODY_LEFT = "There is no target: w holds fire."
Manners = Sequence[FiringManner]
"""The manners that fit."""


def next_manner(aim: AimForm, manners: Manners) -> str:
    """The manner after the present one; after the last, the ordinary shot."""
    words = ["", *(one.word for one in manners)]
    return words[(words.index(aim.manner) + 1) % len(words)] if aim.manner in words else ""


def sweeps(aim: AimForm, manners: Manners) -> bool:
    """Whether the shot has no one target."""
    return any(one.word == aim.manner and not one.aims for one in manners)


def sector_of(aim: AimForm, manners: Manners) -> Sector | None:
    """What is swept, as the card holds it."""
    if not sweeps(aim, manners) or (aim.axis_deg is None and not aim.swept):
        return None
    return Sector(axis_deg=aim.axis_deg, units=aim.swept)


def plan_of(aim: AimForm, manners: Manners, weapon: str) -> ShotPlan:
    """The plan of a shot as the card holds it."""
    target, sector = None if sweeps(aim, manners) else aim.target, sector_of(aim, manners)
    return ShotPlan(weapon=weapon, target=target, stated=aim.stated(), manner=aim.manner, sector=sector)


def command_of(card: ShotCard, aim: AimForm, manners: Manners) -> Fire | OpportunityShot:
    """The shot of that card as its form holds it."""
    stated, manner, sector = aim.stated(), aim.manner if manners else None, sector_of(aim, manners)
    if card.purpose == "opportunity":
        return OpportunityShot(
            unit=card.unit, at_m=metres_of(aim.after), stated=stated, adjust=aim.adjust, manner=manner, sector=sector,
            overrule=aim.overrule,
        )  # fmt: skip
    return Fire(
        unit=card.unit, target=None if sweeps(aim, manners) else aim.target, stated=stated, adjust=aim.adjust,
        manner=manner, sector=sector, overrule=aim.overrule,
    )  # fmt: skip


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


@value
class Swept:
    """One of those whom a sector of fire engages, nearest first."""

    unit: int
    friend: bool


def swept_by(preview: ShotPreview | Refusal, battle: Known, unit: int) -> tuple[Swept, ...]:
    """The units that a shot of that unit engages beside its target: in their order, friend and foe."""
    if isinstance(preview, Refusal):
        return ()
    side = battle.units[unit].side
    return tuple(Swept(one.unit, battle.units[one.unit].side == side) for one in preview.engaged)


def friends_asked(swept: Sequence[Swept], battle: Known) -> str:
    """What is asked once before friends are fired at; empty where there are none."""
    friends = [unit_words(battle, one.unit) for one in swept if one.friend]
    if not friends:
        return ""
    are = "is a friend" if len(friends) == 1 else "are friends"
    return f"In the sector {are}: {', '.join(friends)}. The burst rolls for friends as for the enemy. Fire anyway?"


def friends_at_risk(rules: QuotedRules, command: Fire | OpportunityShot, unit: int) -> str:
    """What is asked once before that unit fires at friends in its sector; empty where there are none."""
    return friends_asked(swept_by(rules.preview(command), rules.known, unit), rules.known)


def is_refused(rules: QuotedRules, preview: ShotPreview | Refusal, command: Fire | OpportunityShot) -> bool:
    """Whether the rules refuse a shot that was previewed so."""
    blocked = isinstance(preview, Refusal) or preview.blocked is not None
    return blocked or rules.refusal(command) is not None


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


def format_engaged(one: RolledFor, battle: Known, *, friend: bool) -> str:
    """The soldier that is engaged, what hides him, how likely he is hit, and whether it comes to that at all."""
    own = " FRIEND‼" if friend else ""
    covers = "" if one.sighting is None else ", ".join(cover_words(one.sighting))
    at_all = "" if one.engaged == 1 else f", comes to a roll {percent(one.engaged)}"
    behind = f" behind {covers}" if covers else ""
    return f"{unit_words(battle, one.unit)}{own}{behind}: hit {percent(1 - Fraction(one.odds.miss))}{at_all}"


def cover_words(sighting: Sighting) -> Iterator[str]:
    """What the line to somebody crosses: covers by their names, woods with their metres."""
    for one in sighting.crossed:
        yield one.kind.replace("_", " ") + ("" if one.metres is None else f" {format_length(one.metres, 1)}")
