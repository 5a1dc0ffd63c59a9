"""Answers and forms as programs read them, without the commands behind them."""

from dataclasses import fields
from typing import Any

from squadlog.session.view.answer import Answer
from squadlog.session.view.fields import Form

_INSIDE = frozenset({"says", "listed"})
"""What of an answer only this program can use, or only a list needs."""


def answer_data(answer: Answer) -> dict[str, Any]:
    """An answer by name, without its command."""
    return {field.name: getattr(answer, field.name) for field in fields(answer) if field.name not in _INSIDE}


def form_data(form: Form) -> dict[str, Any]:
    """A form by name; records in it stay records. `why_not` is why what it says is refused as things stand."""
    return {
        "subject": form.subject,
        "sentence": form.sentence,
        "units": form.units,
        "fields": form.fields,
        "lacking": form.lacking,
        "costs": form.cost_ap,
        "reasons": form.reasons,
        "ends": form.end,
        "say": form.say,
        "why_not": form.refusal,
        "means": form.means,
        "warning": form.warning,
        "remarks": form.remarks,
    }
