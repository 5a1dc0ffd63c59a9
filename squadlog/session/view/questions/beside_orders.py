"""What may be said of soldiers beside their orders, as forms: a standing order, and a note on one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import safe_text
from squadlog.base.records import replace
from squadlog.language.chapters.notes import build_note
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.session.view.field_text import is_no_field, is_none_of
from squadlog.session.view.fields import FieldChoice, Form, FormField
from squadlog.session.view.questions.standing import standing_form

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.battle.state import Known
    from squadlog.session.seat import Seat
    from squadlog.session.view.asked_rules import WhyNot

_READERS = {"all": "everybody", "private": "this seat alone"}


def form_beside_orders(
    seat: Seat, units: Sequence[int], subject: str, said: Mapping[str, str]
) -> Form | None:
    """The form of a standing order or of a note, by its name; None for any other name."""
    if subject not in ("standing", "note"):
        return None
    make = standing_form if subject == "standing" else note_form
    form = make(seat.known, units, seat.rules.refusal, said)
    names = [field.name for field in form.fields]
    strange = tuple(
        FormField(name=name, label=name, kind="text", value=text, wrong=is_no_field(name, names))
        for name, text in said.items()
        if name not in names
    )
    return replace(form, fields=(*form.fields, *strange), says=None, say="") if strange else form


def note_form(
    battle: Known,
    units: Sequence[int],
    refusal: WhyNot,
    said: Mapping[str, str],
) -> Form:
    """A note as a form: its words, and who may read it; about the soldier where it is one, else beside the line."""
    words, wrong = said.get("text", ""), ""
    readers = said.get("for", "all") or "all"
    try:
        words = safe_text(words)
    except ValueError as error:
        words, wrong = "", str(error)
    about = units[0] if len(units) == 1 else None
    says = None
    if words and readers in _READERS:
        typed = f"private: {words}" if readers == "private" else words
        says = build_note(typed, battle, unit=about)
    lacking = () if says is not None else ("text",) if not words else ("for",)
    who = tuple(FieldChoice(key, told) for key, told in _READERS.items())
    strange = "" if readers in _READERS else str(is_none_of("for", _READERS, readers))
    return Form(
        subject="note",
        sentence="A note for the log" if about is None else f"A note on {name_of(battle, about)}",
        units=tuple(units),
        fields=(
            FormField(name="text", label="its words", kind="text", value=words, wrong=wrong),
            FormField(
                name="for", label="who reads it", choices=who, proposed="all", value=readers, wrong=strange
            ),
        ),
        lacking=lacking,
        refusal=None if says is None else refusal(says),
        says=says,
        say="" if says is None else say(says),
    )
