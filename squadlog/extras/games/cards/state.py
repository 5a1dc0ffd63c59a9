"""A state of the card game: a position that can be played, written down, and looked at from a seat."""

from collections.abc import Sequence
from dataclasses import replace

from squadlog.base.dice import Chance
from squadlog.base.records import record
from squadlog.extras.games.cards import course, gambling, notation, opening
from squadlog.extras.games.cards.account import ZoneAccount, account
from squadlog.extras.games.cards.faces import play_card
from squadlog.extras.games.cards.hidden import CardsSight, dealt, sight
from squadlog.extras.games.cards.moves import Bet, CardLaid, CardMove, CardsWord, Play, Strike
from squadlog.extras.games.cards.position import CardsPosition, without
from squadlog.extras.games.cards.refusing import why_not
from squadlog.extras.games.cards.table import CardsTable
from squadlog.extras.games.game import GameError, Move, Outcome, State


@record
class CardState(CardsPosition):
    """A state of the game, see `CardsPosition`."""

    def moves(self) -> Sequence[CardMove]:
        """Every legal move. An offer to stop is none; see `words`."""
        seat = self.to_move
        return [] if seat is None else self.table.choices(self.hands[seat])

    def words(self) -> tuple[CardsWord, ...]:
        """What may be said besides a move: an offer to stop, once before each move, when gambling; `resign`."""
        return self.table.words()

    def play(self, move: Move, /) -> "CardState":
        """The position after a move or word. Raises GameError, saying what would be legal."""
        fault = why_not(self, move)
        if fault:
            raise fault
        return self.after(move)

    def after(self, move: Move) -> "CardState":
        """The position after a move known to be legal: nothing is checked. GameError for what is no move at all."""
        if isinstance(move, CardsWord):
            return _apply_word(self, move)
        state = self.on(replace(self.table, offered=False)) if self.table.offered else self
        if isinstance(move, Play):
            return _play(state, move)
        if isinstance(move, CardLaid):
            return _lay_initial(state, move)
        if isinstance(move, Strike):
            return course.strike_initial(state, move)
        if isinstance(move, Bet):
            return _bet(state, move)
        raise GameError(f"{move!r} is no move of this game")

    def outcome(self) -> Outcome | None:
        """How it ended, None while it goes on."""
        return self.table.over

    def seen_by(self, seat: int, /) -> "CardsSeen":
        """What a seat may know."""
        return CardsSeen(sight=sight(self, seat))

    def notation(self, move: Move, /) -> str:
        """A legal move as it stands in the record, such as `KH>R x9C`."""
        return notation.write(self.table, move)

    def told(self, move: Move, seat: int, now: State, /) -> str:
        """The move as a seat may read it at the later position `now`: another's initial card once it is turned up."""
        if seat == self.to_move or not isinstance(now, CardState):
            return self.notation(move)
        just_made = self.table.rules.memory_mode and now == self.after(move)
        return notation.format_for_others(self, move, now, just_made=just_made)

    def read(self, text: str, /) -> CardMove:
        """The legal move that somebody wrote, in any case and spacing. Raises GameError with what would be right."""
        return notation.read(self, text)


def _lay_initial(state: CardState, move: CardLaid) -> CardState:
    seat = state.to_move or 0
    initial = (*state.initial[:seat], move.card, *state.initial[seat + 1 :])
    state = replace(state, initial=initial, hands=without(state.hands, seat, move.card))
    if all(initial[other] >= 0 for other in state.table.alive):
        return course.reveal_initial(state)
    return state


def _play(state: CardState, move: Play) -> CardState:
    table, seat, rules = state.table, state.table.turn, state.table.rules
    layout, money = table.layout, table.money
    if money is not None and rules.pay_per_card:
        money = gambling.stake_chips(layout, money, move.zone, seat, rules.pay_per_card)
    hands = without(state.hands, seat, move.card)
    following = layout.after(seat)
    after = replace(
        table,
        cells=play_card(table.cells, layout, rules, seat, move),
        known=table.known.without(move.card, seat),
        turn=following,
        money=money,
    )
    state = replace(state, table=after, hands=hands)
    if not hands[following]:
        return course.decide_battle(state)
    return course.window_opened(state) if following == table.first else state


def _bet(state: CardState, bet: Bet) -> CardState:
    table, money = state.table, state.table.money
    if money is None:
        raise GameError("there are no chips in this game")
    if money.queue:
        money = gambling.apply_bet(table.layout, table.rules, money, bet, table.first)
    else:
        money = gambling.stake_chips(table.layout, money, bet.zone, table.turn, bet.chips)
    return state.on(replace(table, money=money))


def _apply_word(state: CardState, word: CardsWord) -> CardState:
    if word is CardsWord.OFFER:
        seat = state.to_move or 0
        return state.on(replace(state.table, offer=state.table.layout.order_from(seat)[1:], offered=True))
    if word is CardsWord.RESIGN:
        return opening.resign(state, state.to_move or 0)
    if word is CardsWord.DECLINE:
        return state.on(replace(state.table, offer=()))
    rest = state.table.offer[1:]
    return state.on(replace(state.table, offer=rest)) if rest else opening.stop_game(state)


@record
class CardsSeen:
    """What one seat knows: the table, its own hand, and how many cards the others hold."""

    sight: CardsSight

    @property
    def seat(self) -> int:
        """The seat whose view it is."""
        return self.sight.seat

    @property
    def table(self) -> CardsTable:
        """What lies open."""
        return self.sight.table

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        return self.sight.table.speaks(self.sight.laid)

    def moves(self) -> Sequence[CardMove]:
        """The moves this seat may make now; none if it is not its turn."""
        return self.sight.table.choices(self.sight.hand) if self.to_move == self.seat else []

    def words(self) -> tuple[CardsWord, ...]:
        """What this seat may say besides a move."""
        return self.sight.table.words() if self.to_move == self.seat else ()

    def account(self, zone: int) -> ZoneAccount:
        """A zone card by card, as it would count if the battle ended now."""
        return account(self.sight.table.laid, zone)

    def notation(self, move: Move, /) -> str:
        """A move as it stands in the record."""
        return notation.write(self.sight.table, move)

    def guess(self, chance: Chance, /) -> CardState:
        """A whole state that agrees with everything seen; what will be shuffled in it is new."""
        return dealt(CardState, self.sight, chance)
