"""A review of the card game: a battle's last card is judged by what the battle brought, not by the next one."""

import pytest

from squadlog.base.dice import Chance
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.game import GameError
from squadlog.extras.games.players.judged import Judged
from squadlog.extras.games.players.player import BestLine, Thought
from squadlog.extras.games.players.review import review


class Sure:
    """Hopes for the same whatever comes, and would make the first move there is."""

    def think(self, seen, _budget):
        move = seen.moves()[0]
        return Thought(move=move, lines=(BestLine(moves=(seen.notation(move),), value=0.9),))


class Endless:
    def stopped(self):
        return False


def battle(**options):
    """The states and moves of one battle, played at random."""
    chance = Chance(5)
    states, moves = [PHALANX_CARDS.start(agree_options(PHALANX_CARDS, options), 5)], []
    while states[-1].table.battle == 1:
        move = chance.pick(states[-1].moves())
        moves.append(states[-1].notation(move))
        states.append(states[-1].play(move))
    return states, moves


def verdicts(states, moves, seats, settled):
    return list(review(states, moves, seats, Sure(), Endless(), settled=settled))


@pytest.mark.parametrize("options", [{}, {"players": "3"}, {"players": "2", "tie": "spoils"}])
def test_the_last_card_of_a_battle_is_worth_what_the_battle_brought(options):
    states, moves = battle(**options)
    seats = int(options.get("players", "2"))
    last = verdicts(states, moves, seats, PHALANX_CARDS.settled)[-1]
    report = states[-1].table.last
    whole = 7 * seats + sum(report.collected)
    assert last.after == (report.taken[last.seat] + report.collected[last.seat]) / whole
    assert verdicts(states, moves, 2, None)[-1].after != last.after


def test_chips_after_a_battle_are_measured_against_those_at_first():
    states, _ = battle(gambling="true", max_raise="1")
    brought = PHALANX_CARDS.settled(states[-2], states[-1])
    money = states[-1].table.money
    own = [chips + sum(money.stakes[seat::2]) for seat, chips in enumerate(money.chips)]
    assert brought == [0.5 + (chips - 100) / 200 for chips in own]


def test_nothing_is_settled_in_the_middle_of_a_battle():
    states, _ = battle()
    assert isinstance(PHALANX_CARDS, Judged)
    assert PHALANX_CARDS.settled(states[0], states[1]) is None
    with pytest.raises(GameError, match="only positions of the card game"):
        PHALANX_CARDS.settled(None, states[0])


def test_the_only_move_there_was_gives_nothing_away():
    states, moves = battle()
    found = verdicts(states, moves, 2, PHALANX_CARDS.settled)
    for verdict in found:
        assert verdict.is_only == (len(states[verdict.number - 1].moves()) == 1)
        assert not (verdict.is_only and verdict.loss)
