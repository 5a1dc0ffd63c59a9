"""Whom an explosion catches where no map tells: who is within reach, with metres and cover."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import UNITS, length_unit
from squadlog.base.records import record
from squadlog.reports.wording import name_of
from squadlog.session.view.fields import FieldChoice, Form, FormField
from squadlog.session.view.questions.read_sentence import read_sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from squadlog.battle.state import Known

COVERS = ("none", "half", "full")
COVER = "cover"
"""How the name of the field with the cover of somebody ends: `7_cover`."""


@record
class Within:
    """One of those who may be within reach: his metres as typed (empty: he is not), and his cover."""

    metres: str = ""
    cover: str = "none"


def sentence(said: Iterable[tuple[int, Within]]) -> str:
    """What the form says, in the words of the language: `caught 7 1, 8 3.2 half`."""
    there = [
        f"{number} {one.metres}{'' if one.cover == 'none' else f' {one.cover}'}"
        for number, one in said
        if one.metres
    ]
    return f"caught {', '.join(there) or 'nobody'}"


def caught_form(battle: Known, values: Mapping[str, str], title: str = "") -> Form:
    """Whom it catches as a form: of everybody who is not dead the length from it, empty for out of reach, and cover."""
    units = [unit.id for unit in battle.in_order() if unit.wound != "D"]
    said = {
        number: Within(
            metres=values.get(str(number), ""), cover=values.get(f"{number}_{COVER}", "none") or "none"
        )
        for number in units
    }
    told = sentence(said.items())
    says, problem = read_sentence(battle, told)
    unit, covers = length_unit(), tuple(FieldChoice(one, one) for one in COVERS)
    fields = []
    for number, one in said.items():
        wrong = problem if one.metres else ""
        label = f"{name_of(battle, number)}, {UNITS[unit]} from it"
        fields.append(
            FormField(
                name=str(number), label=label, kind="length", unit=unit, low=0.0, value=one.metres,
                unsaid="out of reach", wrong=wrong,
            )
        )  # fmt: skip
        fields.append(
            FormField(
                name=f"{number}_{COVER}", label=f"{name_of(battle, number)}, cover", choices=covers,
                proposed="none", value=one.cover,
            )
        )  # fmt: skip
    return Form(
        subject="caught",
        sentence=title,
        units=tuple(units),
        fields=tuple(fields),
        lacking=() if says is not None else tuple(str(number) for number, one in said.items() if one.metres),
        says=says,
        say="" if says is None else told,
    )
