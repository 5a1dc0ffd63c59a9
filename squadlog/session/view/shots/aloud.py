"""The card of a shot in lines, one thing a line, for whoever reads with the ears or at forty columns."""

from collections.abc import Iterator

from squadlog.battle.ledger import Ledger
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import feature_of
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.rules.common.previews import RolledFor, ShotPreview
from squadlog.session.view.fields import Form, FormField
from squadlog.session.view.shots.card import ShotCard
from squadlog.session.view.shots.chances import chance, hit_chance, refusal_of
from squadlog.session.view.shots.figures import format_signed, hit_faces, modifier_words, percent
from squadlog.session.view.shots.manners import format_engaged
from squadlog.session.view.shots.results import (
    explain_sighting,
    find_reasons,
    format_battering,
    format_results,
    format_uncounted_range,
    sector_result_lines,
)
from squadlog.session.view.shots.rows import row_words
from squadlog.session.view.shots.targets import format_counts


def card_lines(card: ShotCard, form: Form, battle: Known, *, whole: bool) -> Iterator[str]:
    """The targets and what comes of the shot.

    The `whole` card is about the one that is aimed at: with every reason, and all that may be stated.
    """
    yield f"{card.title.replace(' · ', ': ')}."
    yield from _target_lines(card, battle, whole=whole)
    yield from result_lines(card, battle)
    if whole:
        if (one := find_reasons(card)) is not None and one.ledger is not None:
            if len(card.swept) > 1 and isinstance(one, RolledFor):
                yield f"Why, for {name_of(battle, one.unit)}:"
            if seen := explain_sighting(one.sighting):
                yield f"{seen[0]}: {seen[1]}"
            yield from reason_lines(one.ledger)
            if stated := format_uncounted_range(one.sighting):
                yield f"not counted: {stated}"
        yield from _field_lines(form)
    else:
        yield from (_ways_line(field) for field in form.fields if field.name == "manner")
    if not (whole or battle.setup.map) and card.rows and form.refusal is None:
        shot = f"targets {card.asked.unit} {card.aim.target}"
        yield f"No map measures range and cover here: state them, such as {shot} range=15 cover=half_hard."
    yield from _say_lines(card, form)


def _target_lines(card: ShotCard, battle: Known, *, whole: bool) -> Iterator[str]:
    if whole and not card.sweeps:
        aimed = (row for row in card.rows if row.target == card.aim.target)
        yield from (row_words(row, card.line_to(row), why=False) for row in aimed)
        return
    features = [row for row in card.rows if feature_of(row.target) is not None]
    folded = 1 < len(features) < len(card.rows)
    refusals = {str(row.refusal) for row in card.rows if row.number is not None}
    for row in card.rows:
        if not (folded and row in features):
            yield row_words(row, card.line_to(row), why=len(refusals) > 1)
    if folded:
        counts = format_counts([battle.features[str(row.target)] for row in features], battle)
        yield f"Also to be aimed at: {counts}."
    if not card.rows:
        yield "There is no target."


def _ways_line(manner: FormField) -> str:
    return f"Ways to fire: {', '.join(f'{one.words} (manner={one.value})' for one in manner.choices)}."


def result_lines(card: ShotCard, battle: Known) -> Iterator[str]:
    """What comes of the shot at the one that is aimed at, or of the sector that is swept."""
    shown, target = card.preview, card.aim.target
    if (why := refusal_of(shown)) is not None or isinstance(shown, Refusal):
        if card.rows:
            yield f"No shot: {why}"
        return
    if card.sweeps:
        yield from (f"{line}." for line in sector_result_lines(shown, card.swept))
        for place, (one, swept) in enumerate(zip(shown.engaged, card.swept, strict=True), start=1):
            yield f"{place}. {format_engaged(one, battle, friend=swept.friend)}"
    else:
        at = next((row for row in card.rows if row.target == target), None)
        whom = "" if at is None else name_of(battle, at.number) if at.number is not None else at.name
        if shown.odds is not None and shown.ledger is not None:
            faces = f"hits on {hit_faces(shown.ledger)} ({format_signed(shown.ledger.total)})"
            yield f"At {whom}: {percent(hit_chance(shown.odds))}, {faces}."
            yield f"What comes of it: {format_results(shown.odds, in_short=False)}."
        elif shown.battering is not None:
            yield f"At {whom}: {format_battering(shown.battering)}"
    yield from shown.remarks


def reason_lines(ledger: Ledger) -> Iterator[str]:
    """Every modifier of a shot with its cause and rule, those that do not count as well."""
    for line in ledger.lines:
        counts = format_signed(line.value) if line.applied else "not counted"
        yield f"{counts}: {modifier_words(line).replace(' does not count', '', not line.applied)}"


def why_lines(shown: ShotPreview | RolledFor) -> Iterator[str]:
    """What a shot is made of: every modifier with its rule, the sum and what it must roll."""
    if isinstance(shown, ShotPreview) and shown.blocked is not None:
        yield str(shown.blocked)
    if shown.ledger is None:
        return
    yield from reason_lines(shown.ledger)
    told = chance(shown) if isinstance(shown, ShotPreview) else ""
    yield f"In all {shown.ledger.total:+d}, to roll {shown.ledger.target} or less: {told}."
    if isinstance(shown, ShotPreview):
        yield from shown.remarks


def _field_lines(form: Form) -> Iterator[str]:
    for field in form.fields:
        told = field.shown or field.value
        if told and field.name != "target":
            label = field.name if field.label == field.name else f"{field.name}, {field.label}"
            yield f"{label}: {told}."


def _say_lines(card: ShotCard, form: Form) -> Iterator[str]:
    if form.refusal is not None and form.refusal != refusal_of(card.preview):
        yield str(form.refusal)
    elif form.say and form.refusal is None:
        yield f"{'Plan it' if card.asked.purpose == 'plan' else 'Fire'}: {form.say}"
    if card.lets_go is not None:
        yield f"Hold fire: {say(card.lets_go)}"
