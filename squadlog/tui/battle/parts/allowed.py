"""Which keys of the battle screen do something now: by what is asked, who is asked, and what else has the keys."""

from collections.abc import Callable, Mapping

from squadlog.battle.commands import Correct, CorrectTurn, PlaceFeature
from squadlog.battle.rights import Word
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.curtain import Curtain

IN_THE_SLOT = frozenset({"repeat", "as_before", "onward"})
"""What is said while a grouping gives orders."""
AT_ONCE = frozenset({
    "declare_fire", "hold", "go_on", "cancel_action", "done", "withhold", *IN_THE_SLOT,
})  # fmt: skip
"""What gives an order by one key."""
RIGHTS: Mapping[str, type | Word] = {
    "undo": "undo", "redo": "redo", "correct": Correct, "set_right": CorrectTurn, "features": PlaceFeature,
}  # fmt: skip
"""What some keys are there to say: a seat that may never say it has no such key."""
SPOKEN = AT_ONCE | frozenset(RIGHTS) | frozenset({
    "answer", "act", "command", "note", "note_on", "table_settings", "standing", "end_standing", "in_panel",
    "beside", "clock", "remind", "says",
})  # fmt: skip
"""What says something, or leads there: a display has none of it."""
WITH_PANELS = frozenset({"command", "in_panel"})
WITH_QUESTIONS = WITH_PANELS | {"undo", "redo", "note", "note_on"}
"""What can be done while a panel has the keys, or a question, beside what it does itself."""


def action_name(action: str) -> str:
    """The name of an action without the part that does it: `hold` of `orders.hold`."""
    return action.partition("(")[0].rpartition(".")[2]


class Allowed:
    """Tells which keys can be pressed now, for the footer: none of the battle's while a panel has the keys."""

    def __init__(
        self,
        chair: Chair,
        panels: Panels,
        curtain: Curtain,
        shown: Callable[[], bool],
        typing: Callable[[], bool],
    ) -> None:
        """Take what decides it.

        `shown`: whether the battle is drawn yet; `typing`: whether a line to type in has the keys.
        """
        self._chair, self._panels, self._curtain = chair, panels, curtain
        self._shown, self._typing = shown, typing

    def now(self, action: str) -> bool:
        """Whether this action can be done now."""
        seat = self._chair.seat
        if not self._shown():
            return True
        if action in RIGHTS and not seat.may(RIGHTS[action]):
            return False
        if self._panels.open is not None:
            return action in (WITH_QUESTIONS if self._panels.question else WITH_PANELS)
        if (seat.who.looks and action in SPOKEN) or (self._typing() and action != "back"):
            return False
        if action == "hand_over":
            return self._curtain.may_look()
        return self._is_asked_for(action)

    def _is_asked_for(self, action: str) -> bool:
        seat = self._chair.seat
        ask, asked = seat.due.ask(), seat.asked()
        if action == "go_on":
            return asked and ask.kind == "declare" and any(seat.known.units[n].action for n in ask.units)
        if action == "done" and ask.kind == "begin":
            return asked and bool(ask.options)
        if action in ("declare_fire", "hold", "cancel_action", "act", "done", *IN_THE_SLOT):
            return asked and ask.kind == "declare"
        if action == "withhold":
            return asked and ask.kind == "fire"
        return True
