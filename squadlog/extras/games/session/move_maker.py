"""Moves that somebody writes: why one cannot be made now, or that it stands in the record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.names import unfit
from squadlog.base.records import record
from squadlog.battle.record.upcasting import with_key
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.game import ONLOOKER, GameError
from squadlog.extras.games.session.standing import Event, MoveMade, after, parse_move, store_event, when
from squadlog.session.record import is_gone_on

if TYPE_CHECKING:
    from squadlog.battle.record.steps import Step
    from squadlog.extras.games.session.match_record import RecordOfMatch
    from squadlog.extras.games.session.seating import Seating


@record
class Made:
    """A move stands, as that log entry: in notation for who made it, in a sentence as all may know it."""

    entry: int
    move: str
    sentence: str


class MoveMaker:
    """Makes the moves of one game. `seat` is the place that speaks, ONLOOKER for the whole table."""

    def __init__(self, game: RecordOfMatch, seating: Seating) -> None:
        self._game, self._seating = game, seating

    def refusal(self, move: str, seat: int = ONLOOKER) -> Refusal | None:
        """Why what somebody wrote cannot be said now, None if it can."""
        if refused := self._not_now(seat):
            return refused
        try:
            self._game.standing.state.read(move)
        except GameError as error:
            return _no_such_move(error)
        return None

    def _not_now(self, seat: int) -> Refusal | None:
        to_move = self._game.standing.state.to_move
        if to_move is None:
            return Refusal(
                code="over",
                sentence="The game is over.",
                rule="",
                instead="Take a move back to go on from there.",
            )
        if seat not in (ONLOOKER, to_move):
            told = f"Only {self._seating.names[to_move]} can say this."
            return Refusal(code="not-yours", sentence=told, rule="")
        return None

    def say(
        self,
        move: str,
        *,
        by: str = "",
        hope: float | None = None,
        seat: int = ONLOOKER,
        at: int | None = None,
        key: str = "",
    ) -> Made | Refusal:
        """Make the move that somebody wrote. A refusal changes nothing, in memory or in the file.

        `hope` is kept with the move of a computer, see `Advice.decide`. `at` is the log entry where the speaker saw the
        game stand: on another nothing is decided. A move said again with the `key` of one kept from the same seat is
        not made again, and is answered with what came of it then.
        """
        if fault := unfit([by, move, key]):
            return Refusal(code="unfit-text", sentence=f"This cannot be kept: {fault}.", rule="")
        if done := self.done(key, seat):
            return done
        if refused := self._game.not_there(at) or self._not_now(seat):
            return refused
        outcome = self._made(move, by, hope, key, self._key_of(seat))
        # Whoever was quicker may have been the same speaker.
        return (self.done(key, seat) if is_gone_on(outcome) else None) or outcome

    def _made(self, move: str, by: str, hope: float | None, key: str, whose: str) -> Made | Refusal:
        game = self._game
        try:
            event = parse_move(game.standing, move, hope)
            reached = after(game.standing, event)
        except GameError as error:
            return _no_such_move(error)
        text = with_key(json.dumps({"move": event.move}), key, whose) if key else event.move
        told, head = store_event(event, reached), game.tree.head
        try:
            step = game.store.append(game.id, head, text, told, by=by, label="move", moment=when(reached))
        except StoreError as error:
            return game.not_saved(error)
        game.tree.add(step, (event,), reached)
        game.further = None
        return self._stands(step, event)

    def done(self, key: str, seat: int = ONLOOKER) -> Made | Refusal | None:
        """What came of the move said with this key of that seat, or that it was taken back since; None if none was."""
        step = self._game.kept_with(key, self._key_of(seat))
        if step is None or isinstance(step, Refusal):
            return step
        return self._stands(step, *self._game.tree.events(step.id))

    def _key_of(self, seat: int) -> str:
        return "" if seat == ONLOOKER else self._seating.own[seat]

    def _stands(self, step: Step, event: Event) -> Made:
        game = self._game
        who = f"{self._seating.names[event.seat]}: " if isinstance(event, MoveMade) else ""
        sentence = game.with_remark_of_disk(f"{who}{game.words(step)}.")
        return Made(entry=game.tree.number(step.id), move=game.log.told(step, None), sentence=sentence)


def _no_such_move(error: GameError) -> Refusal:
    return Refusal(code="no-such-move", sentence=error.sentence, rule=error.rule)
