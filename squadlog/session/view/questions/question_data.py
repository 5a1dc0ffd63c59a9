"""A question as programs read it: its answers and the fields of its forms, without the commands behind them."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from squadlog.session.view.fields import Form
from squadlog.session.view.form_data import form_data

if TYPE_CHECKING:
    from squadlog.session.view.answer import Answer
    from squadlog.session.view.questions.placing import ThingToPlace
    from squadlog.session.view.questions.question_value import Question

_INSIDE = frozenset({"says", "listed"})
"""What only this program can use, or only a list needs."""


def question_data(asked: Question) -> dict[str, Any]:
    """A question with `fields` of its form, where it has one, and all its `forms`; records in it stay records."""
    return {
        "kind": asked.kind,
        "step": asked.step,
        "sentence": asked.sentence,
        "more": asked.more,
        "hint": asked.hint,
        "units": asked.units,
        "side": asked.side,
        "mine": asked.mine,
        "secret": asked.secret,
        "answers": [open_data(one) for one in asked.answers],
        "fields": asked.forms[0].fields if len(asked.forms) == 1 else (),
        "forms": [open_data(one) for one in asked.forms],
    }


def open_data(one: Answer | Form | ThingToPlace) -> dict[str, Any]:
    """A value by its fields, without the commands behind it."""
    if isinstance(one, Form):
        return form_data(one)
    return {field.name: getattr(one, field.name) for field in fields(one) if field.name not in _INSIDE}
