"""The card game in words: battles played from a deal, and tables written down zone by zone."""

from collections.abc import Iterable, Mapping, Sequence

from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.cards.deck import DOWN, card_named
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.cards.layout import layout_of
from squadlog.extras.games.cards.options import CardsRules, rules_of
from squadlog.extras.games.cards.state import CardState


def rules(**options: str) -> CardsRules:
    return rules_of(agree_options(PHALANX_CARDS, options))


def played(deal: str, moves: str | Iterable[str], **options: str) -> CardState:
    state = PHALANX_CARDS.start(options, 1, deal)
    for move in moves.replace(",", " , ").split(" , ") if isinstance(moves, str) else moves:
        if move.strip():
            state = state.play(state.read(move))
    return state


def cell(text: str) -> tuple[int, ...]:
    """`9S (KD)`: a card face down stands in parentheses."""
    return tuple(
        card_named(word.strip("()")) | (DOWN if word.startswith("(") else 0) for word in text.split()
    )


def cells(zones: Mapping[str, Sequence[str]], seats: int = 2) -> tuple[tuple[int, ...], ...]:
    """Every zone by its name, with the cards of A, B, ... in order."""
    layout = layout_of(tuple(range(seats)), seats)
    table = [()] * (len(layout.names) * seats)
    for name, hands in zones.items():
        for seat, hand in enumerate(hands):
            table[layout.names.index(name) * seats + seat] = cell(hand)
    return tuple(table)


def values(state_or_zone) -> dict[str, int]:
    """Every card of a zone account with what it counts."""
    return {line.name: line.value for seat in state_or_zone.seats for line in seat.lines}


def count_all(state: CardState) -> list[int]:
    """Every card of a state, face up or down, sorted."""
    found = [*state.spoils, *state.gone]
    for heap in (*state.hands, *state.reserves, *state.table.cells):
        found += [card & ~DOWN for card in heap]
    found += [card for card in state.initial if card >= 0]
    return sorted(found)
