"""The first deal: shuffled from the seed, or as a table really dealt it (PC-34, PC-21)."""

from squadlog.base.dice import Chance
from squadlog.base.names import clean_text
from squadlog.extras.games.cards.deck import CARDS, NAMES, card_named
from squadlog.extras.games.cards.layout import SEATS
from squadlog.extras.games.cards.options import CardsRules
from squadlog.extras.games.game import GameError
from squadlog.extras.games.words import dealt_twice

_SPOILS = "SPOILS"


def dealt(
    rules: CardsRules, chance: Chance, text: str
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Every reserve from the top, and the spoils.

    `text` names the top cards of some reserves, such as `A: 9S 4S 10H; B: 9D; spoils: 2C`; the others are dealt at
    random. GameError for a card that is dealt twice, a seat that there is not, or too many cards.
    """
    said = _read(rules, text)
    if rules.gambling:
        return tuple(
            (*said.get(SEATS[seat], ()), *chance.shuffled(set(range(CARDS)) - set(said.get(SEATS[seat], ()))))
            for seat in range(rules.players)
        ), ()
    named = {card for cards in said.values() for card in cards}
    rest = chance.shuffled(sorted(set(range(CARDS)) - named))
    size = CARDS // rules.players
    reserves = []
    for seat in range(rules.players):
        top = said.get(SEATS[seat], ())
        reserves.append((*top, *rest[: size - len(top)]))
        del rest[: size - len(top)]
    return tuple(reserves), (*said.get(_SPOILS, ()), *rest)


def _read(rules: CardsRules, text: str) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    where: dict[tuple[str, int], str] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        heap, colon, cards = part.partition(":")
        heap = heap.strip().upper()
        known = [*SEATS[: rules.players], *([] if rules.gambling else [_SPOILS])]
        if not colon or heap not in known:
            raise GameError(
                f"{clean_text(part, limit=30)!r} is no part of a deal; it is written such as A: 9S 4S 10H; B: 9D"
            )
        if heap in found:
            raise GameError(f"the cards of {heap} are dealt twice; once is enough")
        named = tuple(card_named(card) for card in cards.replace(",", " ").split())
        for card in named:
            key = (heap if rules.gambling else "", card)
            if key in where:
                raise GameError(dealt_twice(NAMES[card], where[key], heap))
            where[key] = heap
        size = CARDS if rules.gambling else CARDS // rules.players
        most = CARDS % rules.players if heap == _SPOILS else size
        if len(named) > most:
            raise GameError(f"{heap} is dealt {len(named)} cards; {most} is all there is room for")
        found[heap] = named
    return found
