"""Setting the battle itself straight: the turn, the groupings, who takes part, actions of one's own."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.battle.commands import Command
from squadlog.battle.state import Known
from squadlog.book.load import book_of
from squadlog.language.parse import parse
from squadlog.language.words import Meta, Misread, quote
from squadlog.tui.chrome.fields import Field, FieldsDialog
from squadlog.tui.chrome.words import format_refusal

if TYPE_CHECKING:
    from squadlog.session.seat import Seat


def rights(battle: Known) -> Iterator[tuple[Field, str]]:
    """Everything that can be set of the battle as it stands, each with how the sentence begins that sets it."""
    if battle.stage not in ("setup", "over"):
        yield from _of_the_turn(battle)
    for grouping in battle.groupings.values():
        called, name = f"group {quote(grouping.id)} ", grouping.name
        units = " ".join(map(str, grouping.units))
        yield Field(f"{name}: units", units, "numbers of units that join it"), called
        race = Field(
            f"{name}: race",
            grouping.race or "none",
            "the race the owner picks on an even split [INI-12], or none",
        )
        yield race, f"{called}race="
        adds = "the scenario's modifier to its initiative [INI-14]"
        yield Field(f"{name}: modifier", f"{grouping.modifier:+d}", adds), f"{called}modifier="
    yield Field("a new grouping", "", 'name and units, as "Left wing" 1 3'), "group "
    first, model = next(iter(battle.groupings)), next(iter(battle.units))
    free = next(number for number in range(1, 1000) if number not in battle.units)
    profile = "number, grouping, like whom, then what differs: name=Anna weapons=SR,SP at=12,8 ..."
    yield Field("add a soldier", f"{free} to {first} like {model}", profile, goes_on=True), "add "
    yield Field("remove a soldier", "", "its number"), "remove "
    priced = 'name and AP, as "Plant the flag" 4 combines [ACT-19]'
    yield Field("an action of your own", "", priced), "action "


def _of_the_turn(battle: Known) -> Iterator[tuple[Field, str]]:
    order = ",".join(battle.order or battle.groupings)
    told = (standing for standing in battle.standings if standing.roll is not None)
    rolls = ",".join(f"{standing.grouping}:{standing.roll}" for standing in told)
    yield Field("moment", str(battle.now), "turn and subphase, as T2.s7"), "correct moment="
    ranked = "groupings with commas, the first acts first"
    yield Field("order of this turn", order, ranked), "correct order="
    yield Field("initiative", rolls, "grouping and roll, as red:5,blue:7"), "correct initiative="
    if battle.active is not None:
        yield (
            Field("whose slot it is", battle.active.id, "a grouping: its units may act"),
            "correct slot=",
        )


class SetRightDialog(FieldsDialog):
    """The referee's hand on the battle itself. Each change goes into the log with its reason and can be undone."""

    HELP = (
        f"{FieldsDialog.TYPING}Before play, most corrections need no reason.\n"
        "Each is an ordinary line of the log: u undoes it. The : prompt does the same, with correct order=blue,red "
        "because ..., group, add, remove and action."
    )

    def __init__(self, seat: "Seat") -> None:
        fields, self._beginnings = zip(*rights(seat.known), strict=True)
        super().__init__("Correct the battle", fields)
        self._seat = seat

    def command(self, place: int, value: str, reason: str) -> Command | Content:
        """What the sentence means, unless it cannot be read or a rule speaks against it."""
        sentence = self._beginnings[place] + value + (f" because {quote(reason)}" if reason else "")
        command = parse(sentence, self._seat.known, book_of(self._seat.known.setup))
        if isinstance(command, Misread | Meta):
            return Content(str(command) if isinstance(command, Misread) else "That cancel.")
        objection = self._seat.rules.refusal(command)
        return command if objection is None else format_refusal(objection)
