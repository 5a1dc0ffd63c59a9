"""How a parrying fighter splits its +3 among the attackers that roll now (MEL-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import ShareParry
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.session.view.fields import Form, FormField

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.pending import SharesAsked
    from squadlog.battle.state import Known
    from squadlog.session.view.asked_rules import WhyNot


def share_form(
    battle: Known,
    asked: SharesAsked,
    refusal: WhyNot,
    values: Mapping[str, str],
) -> Form:
    """The shares as a form: a number for each attacker, by the attacker's number; at first all for the first."""
    proposed = dict.fromkeys(map(str, asked.attackers), "0") | {str(asked.attackers[0]): str(asked.left)}
    held = {**proposed, **{name: said for name, said in values.items() if name in proposed}}
    lacking = tuple(name for name, said in held.items() if not (said.isdecimal() and len(said) < 3))
    says = None
    if not lacking:
        says = ShareParry(unit=asked.unit, shares=tuple((int(one), int(said)) for one, said in held.items()))
    given = sum(int(said) for name, said in held.items() if name not in lacking)
    left = asked.left - given
    how = "all given" if left == 0 else f"{left} left" if left > 0 else "too many"
    return Form(
        subject="shares",
        sentence=f"{given} of {asked.left}: {how}",
        units=(asked.unit,),
        fields=tuple(
            FormField(
                name=name,
                label=f"against {name_of(battle, int(name))}",
                kind="number",
                low=0,
                high=asked.left,
                proposed=proposed[name],
                value=said,
            )
            for name, said in held.items()
        ),
        lacking=lacking,
        refusal=None if says is None else refusal(says),
        says=says,
        say="" if says is None else say(says),
    )
