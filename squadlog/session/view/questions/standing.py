"""What soldiers can be told to do from now on by themselves: to wait, to go, to keep firing, and to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length
from squadlog.base.records import value
from squadlog.battle.detail import foes
from squadlog.battle.moment import Moment
from squadlog.battle.standing import STANDING, EndStandingOrder, GiveStandingOrder, Task
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.session.view.fields import FieldChoice, Form, FormField

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Known
    from squadlog.facts.ground_facts import StatedMove
    from squadlog.session.view.asked_rules import WhyNot

METRES = (10.0, 20.0, 40.0)
"""How far somebody may go who stands on no map; other metres are said in words."""
IN_WORDS = "words"
STOP = "stop"
UNTIL = "Subphase by subphase, until it is done or a soldier is seen, hit or in the way"


@value
class StandingOffer:
    """A line of the panel: what it says, and the task; None for the line that calls off, or says it in words."""

    key: str
    words: str
    task: Task | None = None

    def command(self, units: Sequence[int]) -> Command | None:
        """What gives these soldiers the order, or calls it off; None for the line that says it in words."""
        if self.task is not None:
            return GiveStandingOrder(units=tuple(units), task=self.task)
        return EndStandingOrder(units=tuple(units)) if self.key == STOP else None


def standing_offers(battle: Known, units: Sequence[int], ruler: StatedMove | None) -> Iterator[StandingOffer]:
    """What can be told these soldiers: to wait, to go somewhere, to keep firing at somebody, and to stop."""
    first = battle.units[units[0]]
    on_map = first.position is not None
    yield StandingOffer(
        "hold",
        "Hold until an enemy comes into sight" if on_map else "Hold until told otherwise",
        Task(what="hold"),
    )
    end = Moment(battle.now.turn + 1, 1)
    yield StandingOffer(
        "turn", f"Hold until turn {end.turn}, subphase {end.subphase}", Task(what="hold", until=end)
    )
    if ruler is not None and ruler.path:
        for mode in ("run", "walk"):
            yield StandingOffer(
                f"{mode}:ruler",
                f"{mode.capitalize()} along the ruler",
                Task(what="go", mode=mode, path=ruler.path),
            )
    for metres in () if on_map else METRES:
        yield StandingOffer(
            f"run:{metres:g}",
            f"Run {format_length(metres)} in all",
            Task(what="go", mode="run", metres=metres),
        )
    for foe in foes(battle, first):
        aimed = Task(what="fire", target=int(foe))
        yield StandingOffer(f"fire:{foe}", f"Keep firing at {name_of(battle, int(foe))}", aimed)
    if on_map:
        for friend in battle.units.values():
            if friend.side == first.side and friend.id not in units and not friend.out:
                go = Task(what="go", mode="run", beside=friend.id)
                yield StandingOffer(f"beside:{friend.id}", f"Run up to {name_of(battle, friend.id)}", go)
    yield StandingOffer(IN_WORDS, "Go to a place: say where" if on_map else "Something else: in words")
    if any(battle.units[number].holds(STANDING) for number in units):
        yield StandingOffer(STOP, "Cancel the standing order")


def standing_form(
    battle: Known,
    units: Sequence[int],
    refusal: WhyNot,
    values: Mapping[str, str],
    ruler: StatedMove | None = None,
) -> Form:
    """A standing order as a form: one field, the task; what is said in words is no choice of it."""
    offers = {
        one.key: (one.words, told)
        for one in standing_offers(battle, units, ruler)
        if (told := one.command(units)) is not None
    }
    first = next(iter(offers), "")
    typed = values.get("task", "") or first
    held = next(
        (key for key, (words, _) in offers.items() if typed.casefold() in (key, words.casefold())), typed
    )
    says = offers[held][1] if held in offers else None
    choices = tuple(FieldChoice(key, words, refusal(told)) for key, (words, told) in offers.items())
    wrong = "" if says is not None else f"There is no task {held!r} here; there are {', '.join(offers)}."
    task = FormField(
        name="task", label="what they do", choices=choices, proposed=first, value=held, wrong=wrong
    )
    return Form(
        subject="standing",
        sentence=UNTIL,
        units=tuple(units),
        fields=(task,),
        lacking=() if says is not None else ("task",),
        refusal=None if says is None else refusal(says),
        says=says,
        say="" if says is None else say(says),
    )
