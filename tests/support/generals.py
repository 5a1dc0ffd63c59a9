"""Generals and Majors in words: sides laid out by the names of their cards, and turns played from there."""

from dataclasses import replace

from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.options import GeneralsRules, rules_of
from squadlog.extras.games.generals.sides import Army, Commander, GeneralsSide
from squadlog.extras.games.generals.state import GeneralsState


def rules(**options: str) -> GeneralsRules:
    return rules_of(agree_options(GENERALS, options))


def at(
    *,
    hand: str,
    commanders: str = "",
    armies: str = "",
    down: str = "",
    foe: str = "",
    foe_commanders: str = "",
    foe_hand: str = "",
    discards: str = "",
    draw: str | None = None,
    **options: str,
) -> GeneralsState:
    """A turn of A, the card drawn already. `draw` None: all other cards; `foe` and `armies` lie open."""
    state = GENERALS.start({"redraws": "0", **options}, 1, "dealer: B")
    deck = state.table.pack
    lists = {
        name: [deck.card(card) for card in text.split()]
        for name, text in {
            "hand": hand,
            "commanders": commanders,
            "armies": armies,
            "down": down,
            "foe": foe,
            "foe_commanders": foe_commanders,
            "foe_hand": foe_hand,
            "discards": discards,
        }.items()
    }
    used = {card for cards in lists.values() for card in cards}
    rest = [card for card in range(deck.size) if card not in used]
    if draw is not None:
        rest = [deck.card(card) for card in draw.split()]

    def army(card: int, *, is_open: bool = True) -> Army:
        value = deck.army[card] or 0
        paid = tuple(value if colour == deck.colours[card][0] else 0 for colour in range(len(deck.letters)))
        return Army(card, value, paid, is_open)

    mine = GeneralsSide(
        commanders=tuple(Commander(card) for card in lists["commanders"]),
        armies=(*map(army, lists["armies"]), *(army(card, is_open=False) for card in lists["down"])),
    )
    theirs = GeneralsSide(
        commanders=tuple(Commander(card) for card in lists["foe_commanders"]),
        armies=tuple(map(army, lists["foe"])),
    )
    table = replace(
        state.table,
        mover=0,
        sides=(mine, theirs),
        discards=tuple(lists["discards"]),
        spent=(0,) * len(deck.letters),
        hints=(),
        drew=True,
    )
    return replace(
        state,
        table=table,
        hands=(tuple(sorted(lists["hand"])), tuple(sorted(lists["foe_hand"]))),
        draw=tuple(rest),
    )


def after(state: GeneralsState, *moves: str) -> GeneralsState:
    for move in moves:
        state = state.play(state.read(move))
    return state


def written(state: GeneralsState) -> list[str]:
    return [state.notation(move) for move in state.moves()]


def named(state: GeneralsState, cards) -> list[str]:
    return [state.table.pack.names[card] for card in cards]


def opened(state: GeneralsState, seat: int) -> list[str]:
    """The open armies of a seat."""
    return named(state, [army.card for army in state.table.sides[seat].armies if army.is_open])


def every_card(state: GeneralsState) -> list[int]:
    found = [*state.hands[0], *state.hands[1], *state.draw, *state.table.discards]
    for side in state.table.sides:
        found += [one.card for one in (*side.commanders, *side.armies)]
    return sorted(found)
