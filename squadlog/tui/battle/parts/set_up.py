"""The beginning of a battle: it begins, and a side ends its set-up, perhaps against what the scenario says."""

from dataclasses import replace
from typing import Any, cast

from textual.app import App

from squadlog.battle.commands import Begin, Command
from squadlog.session.view.orders.unordered import name_units
from squadlog.session.view.words.asked_line import side_setting_up
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.questions import Questions
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.chrome.places import ask_sure
from squadlog.tui.chrome.typed import ask_line
from squadlog.tui.chrome.words import side_words

NOT_PLACED = "Not on the map yet: {units}. End the set-up of {side} anyway?"


class SetUp:
    """Ends what comes before play; asks first where something is missing or stands otherwise than it should."""

    def __init__(self, chair: Chair, talk: Talk, questions: Questions) -> None:
        self._chair, self._talk, self._questions = chair, talk, questions

    def begin(self, app: App[Any]) -> None:
        """Begin, or be ready where others are waited for; what is to be said first is chosen where it can be.

        What stands otherwise than the scenario has it may be let stand, for a reason.
        """
        opens = self._chair.seat.due.opens()
        told = self._chair.seat.rules.refusal(opens)
        if told is not None and self._questions.open_beside(f"{told.sentence} Who?", directing=False):
            return
        if told is not None and told.subsystem is not None:
            self._talk.came_of(told)
            question = f"{told.sentence} Begin anyway? Because:"
            ask_line(app, question, lambda reason: self._talk.submit(Begin(overrule=reason)))
        else:
            self._talk.submit(opens)

    def end(self, app: App[Any]) -> None:
        """End the set-up of the side whose turn it is, asking first while a soldier of it has no place on the map.

        What stands otherwise than the scenario has it may be let stand, for a reason.
        """
        seat = self._chair.seat
        ask, battle = seat.due.ask(), seat.known
        says, side = ask.options[0].says, side_setting_up(ask)
        waiting = [one.id for one in battle.in_order() if one.side == side and one.position is None]
        told = seat.rules.refusal(says)

        def end() -> None:
            if told is not None and told.subsystem is not None:
                self._talk.came_of(told)
                ask_line(app, f"{told.sentence} End the set-up anyway? Because:", end_all_the_same)
            else:
                self._talk.submit(says)

        def end_all_the_same(reason: str) -> None:
            self._talk.submit(cast("Command", replace(cast(Any, says), overrule=reason)))

        if waiting and battle.setup.map:
            question = NOT_PLACED.format(units=name_units(battle, waiting), side=side_words(battle, side))
            ask_sure(app, question, end)
        else:
            end()
