"""Whole games under any agreement, against the same rules written once more from the rulings (B.3, GM-01..26)."""

from hypothesis import given
from hypothesis import strategies as st
from support.generals import every_card
from support.laws import law
from support.slow_generals import SlowGenerals

from squadlog.base.dice import Chance
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.generals.game import GENERALS

_CHOICES = {
    option.name: st.sampled_from([choice.key for choice in option.choices])
    for option in GENERALS.options
    if option.choices and option.name not in ("facedown_uses_command", "command_mode")
}
_NUMBERS = {
    "lead_threshold": st.sampled_from(("1", "5", "10", "30")),
    "match": st.sampled_from("12"),
    "stall_limit": st.sampled_from(("0", "3", "10")),
}
_STANDING = st.sampled_from(
    ({}, {"command_mode": "standing"}, {"command_mode": "standing", "facedown_uses_command": "true"})
)


def _meaningful(some, standing):
    """Without what another choice has made empty."""
    said = some | standing
    idle = set()
    if said.get("deck") == "stardeck":
        idle |= {"joker_group", "joker_army_value", "allow_zero"}
    if said.get("cancelled_to") == "discard":
        idle.add("facedown_uses_command")
    if said.get("redraws") == "0":
        idle.add("redraw_to")
    return {name: value for name, value in said.items() if name not in idle}


ANY = st.builds(
    _meaningful,
    st.fixed_dictionaries({"turn_limit": st.sampled_from(("20", "40"))}, optional=_CHOICES | _NUMBERS),
    _STANDING,
)
POOR = "A: 2{0} 3{0} 4{0} 5{0} 6{0} 7{0} 8{0}; B: 2{1} 3{1} 4{1} 5{1} 6{1} 7{1} 8{1}"


def agree(slow, state):
    """Every card and word is where it should be."""
    names, table = state.table.pack.names, state.table
    assert state.to_move == slow.speaker
    assert tuple(table.wins) == tuple(slow.wins)
    if slow.over is not None:
        assert state.outcome().shares == slow.over
        return
    assert [{names[card] for card in hand} for hand in state.hands] == slow.hands
    assert {names[card] for card in state.draw} == slow.stack
    assert sorted(names[card] for card in table.discards) == sorted(slow.discards)
    for seat in (0, 1):
        assert [names[one.card] for one in table.sides[seat].commanders] == [
            card for card, _ in slow.commanders[seat]
        ]
        shown = [(names[army.card], army.is_open) for army in table.sides[seat].armies]
        assert shown == [(army["card"], army["open"]) for army in slow.armies[seat]]
        assert table.strength(seat) == slow.strength(seat)
    listed = [slow.meant(state.notation(move)) for move in state.moves()]
    legal = slow.legal()
    assert set(listed) <= legal
    assert len(set(listed)) == len(listed)
    assert {alike(slow, move) for move in listed} == {alike(slow, move) for move in worth_listing(legal)}


def worth_listing(legal):
    """More than two own armies join only where no fewer cancel; they may always be written."""
    lays = [move for move in legal if move[0] == "lay" and move[4]]
    least = {}
    for _, card, paid, own, _ in lays:
        least[card, paid] = min(len(own), least.get((card, paid), len(own)))
    most = {card: max(2, count) for card, count in least.items()}
    return legal - {move for move in lays if len(move[3]) > most[move[1], move[2]]}


def alike(slow, move):
    """The move, whichever of enemy armies of the same value it cancels; with what was agreed, whichever at all."""
    if move[0] != "lay":
        return move
    _, card, paid, own, foe = move
    if slow.agreed["cancel_choice"] != "choose":
        return (card, paid, bool(foe))
    standing = slow.agreed["command_mode"] == "standing"
    theirs = [army for army in slow.armies[1 - slow.mover] if army["card"] in foe]
    return (
        card,
        paid,
        own,
        tuple(
            sorted(
                (slow.worth(1 - slow.mover, a), tuple(sorted(a["paid"])) if standing else ()) for a in theirs
            )
        ),
    )


@law(40)
@given(ANY, st.integers(0, 10**6), st.booleans())
def test_every_move_and_card_is_where_the_rulings_say(said, seed, poor):
    suits = "HC" if said.get("deck") == "stardeck" else "RG"
    state = GENERALS.start(said, seed, POOR.format(*suits) if poor else "")
    chance, slow = Chance(seed), SlowGenerals(agree_options(GENERALS, said), state)
    agree(slow, state)
    while state.to_move is not None and max(len(slow.lying(0)), len(slow.lying(1))) < 9:
        moves = state.moves()
        text = state.notation(chance.pick(moves[:-1] or moves if chance.below(3) else moves))
        after = state.play(state.read(text))
        slow.write(text, after)
        agree(slow, after)
        state = after


@law(40)
@given(ANY, st.integers(0, 10**6), st.booleans())
def test_a_guess_agrees_with_everything_seen(said, seed, poor):
    """GM-14, GM-17, GM-24: a hand offered for redrawing is poor, and is guessed as poor until played."""
    suits = "HC" if said.get("deck") == "stardeck" else "RG"
    state, chance = GENERALS.start(said, seed, POOR.format(*suits) if poor else ""), Chance(seed)
    army = state.table.pack.army
    for _ in range(120):
        if state.to_move is None:
            break
        for seat in (0, 1):
            seen = state.seen_by(seat)
            assert list(seen.moves()) == (list(state.moves()) if state.to_move == seat else [])
            guess = seen.guess(chance)
            assert guess.seen_by(seat) == seen
            assert guess.hands[seat] == state.hands[seat]
            assert every_card(guess) == every_card(state)
            assert (len(guess.hands[1 - seat]), len(guess.draw)) == (
                len(state.hands[1 - seat]),
                len(state.draw),
            )
            if state.table.asked == 1 - seat:
                assert all(army[card] is not None for card in guess.hands[1 - seat])
        state = state.play(chance.pick(state.moves()))
