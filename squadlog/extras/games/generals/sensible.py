"""The moves that are worth a thought: those that another one plainly betters are left out."""

from collections.abc import Sequence

from squadlog.extras.games.generals.cards import pack
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsMove, Promote
from squadlog.extras.games.generals.options import GeneralsRules
from squadlog.extras.games.generals.sides import Points


def sensible(
    rules: GeneralsRules, moves: Sequence[GeneralsMove], able: Sequence[Points]
) -> Sequence[GeneralsMove]:
    """The moves without the pointless ones; never none of them. `able` are the commands of the one who moves.

    While cards are to be had, a commander is laid before armies, for it costs nothing; a turn does not end while an
    army can be laid, if command is by the turn (GM-01); and what is discarded is an army that no command pays for, if
    there is one. What a joker is laid as, or whether at all, is left open.
    """
    deck = pack(rules.deck)
    if isinstance(moves[0], Drop):
        beyond = [move for move in moves if isinstance(move, Drop) and _is_beyond(rules, move.card, able)]
        return beyond or moves
    if any(isinstance(move, Promote) and not deck.joker[move.card] for move in moves):
        return [move for move in moves if isinstance(move, Promote)]
    if not rules.standing and any(isinstance(move, Deploy) and not deck.joker[move.card] for move in moves):
        return [move for move in moves if isinstance(move, Promote | Deploy)]
    return moves


def _is_beyond(rules: GeneralsRules, card: int, able: Sequence[Points]) -> bool:
    deck = pack(rules.deck)
    value = deck.army[card]
    if value is None or deck.joker[card]:
        return False
    return all(sum(way[colour] for colour in deck.colours[card]) < value for way in able)
