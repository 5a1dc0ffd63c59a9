"""A state of Generals and Majors: a position that can be played, written down, and looked at from a seat."""

from collections.abc import Sequence
from dataclasses import replace

from squadlog.base.dice import Chance
from squadlog.base.records import record
from squadlog.extras.games.game import GameError, Move, Outcome, State, resign_for_two
from squadlog.extras.games.generals import course, notation
from squadlog.extras.games.generals.account import SideAccount, account
from squadlog.extras.games.generals.hidden import GeneralsSight, dealt, sight
from squadlog.extras.games.generals.hints import hints_after_card
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsMove, GeneralsWord, Promote
from squadlog.extras.games.generals.position import GeneralsPosition, without
from squadlog.extras.games.generals.refusing import why_not
from squadlog.extras.games.generals.sides import Army, Commander, GeneralsSide, army_value
from squadlog.extras.games.generals.table import SEATS, GeneralsTable


@record
class GeneralsState(GeneralsPosition):
    """A state of the game, see `GeneralsPosition`."""

    def moves(self) -> Sequence[GeneralsMove]:
        """Every legal move; of enemy armies that are alike only the oldest is cancelled here, `play` takes any."""
        seat = self.to_move
        return [] if seat is None else self.table.choices(self.hands[seat])

    def words(self) -> tuple[GeneralsWord, ...]:
        """What may be said besides a move: `resign`."""
        return () if self.to_move is None else (GeneralsWord.RESIGN,)

    def play(self, move: Move, /) -> "GeneralsState":
        """The position after a move. Raises GameError, saying what would be legal."""
        fault = why_not(self, move)
        if fault:
            raise fault
        return self.after(move)

    def after(self, move: Move) -> "GeneralsState":
        """The position after a move known to be legal: nothing is checked. GameError for what is no move at all."""
        if isinstance(move, Deploy):
            return self._deployed(move)
        if isinstance(move, Promote):
            return self._promoted(move)
        if isinstance(move, Drop):
            return course.drop_card(self, move.card)
        if move is GeneralsWord.END:
            return course.end_turn(self)
        if move is GeneralsWord.REDRAW:
            return course.redrawn(self, self.table.asked)
        if move is GeneralsWord.KEEP:
            return course.keep_first_hand(self, self.table.asked)
        if move is GeneralsWord.RESIGN and self.to_move is not None:
            return self.on(replace(self.table, over=resign_for_two(SEATS, self.to_move)))
        raise GameError(f"{move!r} is no move of this game")

    def outcome(self) -> Outcome | None:
        """How it ended, None while it goes on."""
        return self.table.over

    def account(self, seat: int) -> SideAccount:
        """What a side has, card by card."""
        return account(self.table, seat)

    def seen_by(self, seat: int, /) -> "GeneralsSeen":
        """What a seat may know."""
        return GeneralsSeen(sight=sight(self, seat))

    def notation(self, move: Move, /) -> str:
        """A legal move as it stands in the record, such as `6R x4B,2Y`."""
        return notation.write(self.table, move)

    def told(self, move: Move, seat: int, now: State, /) -> str:  # noqa: ARG002 - whatever is laid or dropped lies open
        """The move as it stands in the record: moves are made in the open (GM-24), and no move says what was drawn."""
        return self.notation(move)

    def read(self, text: str, /) -> GeneralsMove:
        """The legal move that somebody wrote, in any case and spacing. Raises GameError with what would be right."""
        return notation.read(self, text)

    def _promoted(self, move: Promote) -> "GeneralsState":
        table, seat = self.table, self.table.mover
        side = table.sides[seat]
        side = replace(side, commanders=(*side.commanders, Commander(move.card, move.split)))
        sides = _by_seat(seat, side, table.sides[1 - seat])
        return self._laid(move.card, replace(table, sides=sides, promoted=True))

    def _deployed(self, move: Deploy) -> "GeneralsState":
        table, seat = self.table, self.table.mover
        own, foe = table.sides[seat], table.sides[1 - seat]
        value = army_value(table.rules, own, move.card) or 0
        own = replace(own, armies=(*own.armies, Army(move.card, value, move.paid)))
        gone: tuple[int, ...] = ()
        if move.foe:
            down = (move.card, *move.own)
            gone = (*down, *move.foe) if table.rules.cancelled_discarded else ()
            own, foe = _turn_armies(own, down, gone), _turn_armies(foe, move.foe, gone)
        spent = tuple(one + other for one, other in zip(table.spent, move.paid, strict=True))
        laid = replace(
            table,
            sides=_by_seat(seat, own, foe),
            discards=(*table.discards, *gone),
            spent=spent,
            deployed=True,
        )
        return self._laid(move.card, laid)

    def _laid(self, card: int, table: GeneralsTable) -> "GeneralsState":
        """The state once a card has gone from the mover's hand to a table where it lies already."""
        seat = table.mover
        table = replace(table, hints=hints_after_card(table.hints, seat, card))
        return replace(self, table=table, hands=without(self.hands, seat, card))


def _by_seat(seat: int, own: GeneralsSide, foe: GeneralsSide) -> tuple[GeneralsSide, GeneralsSide]:
    return (own, foe) if seat == 0 else (foe, own)


def _turn_armies(side: GeneralsSide, down: Sequence[int], gone: Sequence[int]) -> GeneralsSide:
    """The side with some armies face down, or gone."""
    return replace(
        side,
        armies=tuple(
            army._replace(is_open=False) if army.card in down else army
            for army in side.armies
            if army.card not in gone
        ),
    )


@record
class GeneralsSeen:
    """What one seat knows: the table, its own hand, and how many cards lie elsewhere (GM-24)."""

    sight: GeneralsSight

    @property
    def seat(self) -> int:
        """The seat whose view it is."""
        return self.sight.seat

    @property
    def table(self) -> GeneralsTable:
        """What lies open."""
        return self.sight.table

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        return self.sight.table.speaker

    def moves(self) -> Sequence[GeneralsMove]:
        """The moves this seat may make now; none if it is not its turn."""
        return self.sight.table.choices(self.sight.hand) if self.to_move == self.seat else []

    def words(self) -> tuple[GeneralsWord, ...]:
        """What this seat may say besides a move."""
        return (GeneralsWord.RESIGN,) if self.to_move == self.seat else ()

    def account(self, seat: int) -> SideAccount:
        """What a side has, card by card."""
        return account(self.sight.table, seat)

    def notation(self, move: Move, /) -> str:
        """A move as it stands in the record."""
        return notation.write(self.sight.table, move)

    def guess(self, chance: Chance, /) -> GeneralsState:
        """A whole state that agrees with everything seen; what will be shuffled in it is new."""
        return dealt(GeneralsState, self.sight, chance)
