"""A question as programs read it: its answers and the fields of its forms, without the commands behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.session.view.form_data import answer_data, form_data

if TYPE_CHECKING:
    from squadlog.session.view.questions.question_value import Question


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
        "typed": asked.typed,
        "answers": [answer_data(one) for one in asked.answers],
        "fields": asked.forms[0].fields if len(asked.forms) == 1 else (),
        "forms": [form_data(one) for one in asked.forms],
    }
