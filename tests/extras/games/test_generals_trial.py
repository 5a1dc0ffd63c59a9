"""What a search tries out follows the rules: step by step beside the game itself (GM-01, GM-07, GM-12, GM-18)."""

from dataclasses import replace

import pytest
from support.generals import after, at

from squadlog.base.dice import Chance
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.moves import Deploy, Promote
from squadlog.extras.games.generals.sides import in_use, worth

VARIANTS = [
    {},
    {"deck": "stardeck"},
    {"joker_split": "fixed", "joker_group": "both"},
    {"joker_army_cost": "single_colour", "allow_zero": "true"},
    {"command_mode": "standing", "lead_threshold": "10"},
    {"command_mode": "standing", "facedown_uses_command": "true", "lead_threshold": "10"},
    {"command_mode": "standing", "free_order": "true", "cancelled_to": "discard", "lead_threshold": "10"},
]


def role(move):
    """A step without what it cancels and how a joker will split its points, which a trial leaves open."""
    if isinstance(move, Deploy):
        return Deploy, move.card, move.paid
    return (Promote, move.card) if isinstance(move, Promote) else move


def trial_of(state):
    """A trial in which the hidden cards lie as they really do."""
    trial = GENERALS.sampler(state.seen_by(state.to_move)).deal(Chance(0))
    trial.hands = [list(hand) for hand in state.hands]
    trial.draw = list(reversed(state.draw))
    return trial


def open_values(state):
    rules = state.table.rules
    return [
        sorted(worth(rules, side, army) for army in side.armies if army.is_open) for side in state.table.sides
    ]


def uses(state):
    table = state.table
    return [in_use(table.rules, side, len(table.pack.letters)) for side in table.sides]


def beside(state, chance):
    """How many steps a trial and the game go together, until they cancel, shuffle or split in different ways."""
    trial, told = trial_of(state), 0
    while trial.speaker() >= 0:
        assert trial.speaker() == state.to_move
        legal = {role(move): move for move in state.moves()}
        steps = trial.steps()
        assert {role(step) for step in steps} <= set(legal)
        step = chance.pick(list(steps))
        trial.make(step)
        state, told = state.play(legal[role(step)]), told + 1
        cancelled_alike = [sorted(values) for values in trial.values] == open_values(state)
        drew_alike = [sorted(hand) for hand in trial.hands] == [list(hand) for hand in state.hands]
        split_alike = trial.commanders == [side.commanders for side in state.table.sides]
        if not (cancelled_alike and drew_alike and split_alike):
            break
        assert trial.lead == state.table.lead(0)
        used = uses(state)
        assert [sum(points) for points in trial.used] == [
            sum(points) for points in used
        ] or not trial.rules.standing
        if trial.rules.standing and [tuple(points) for points in trial.used] != used:
            break
    return told


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options.values()) or "usual")
def test_a_trial_offers_only_what_is_legal_and_changes_the_lead_as_the_game_does(options):
    """GM-01, GM-06, GM-07."""
    chance, together = Chance(str(options)), 0
    for seed in range(6):
        state = GENERALS.start({"redraws": "0", **options}, seed)
        for place in range(160):
            if state.to_move is None:
                break
            moves = state.moves()
            if place % 5 == 0 and len(moves) > 1:
                together += beside(state, chance)
            state = state.play(chance.pick(moves))
    assert together > 200


def test_in_a_trial_too_a_cancelled_army_gives_its_command_back():
    """GM-07: 3R is cancelled as it is laid, so that all command of red is free for 2R."""
    laid = {"hand": "3R 2R 9B", "commanders": "KR JR", "foe": "3Y", "foe_commanders": "KY", "foe_hand": "KG"}
    state = at(**laid, command_mode="standing")
    three = state.read("3R x3Y")
    trial = trial_of(state)
    trial.first = ()
    trial.floor = -1
    trial.make(three)
    assert trial.used == [[0, 0, 0, 0], [0, 0, 0, 0]]
    state = state.play(three)
    assert uses(state) == [(0, 0, 0, 0), (0, 0, 0, 0)]


def test_in_a_trial_too_cards_are_counted_if_that_was_agreed():
    """GM-18: A leads by value, B by armies."""
    laid = {
        "armies": "9R",
        "commanders": "AR",
        "hand": "8B",
        "foe": "2G 1G",
        "foe_commanders": "KG",
        "foe_hand": "8G",
    }
    for by, won in (("value", 0), ("cards", 1)):
        state = at(**laid, draw="", count_by=by)
        state = replace(state, table=replace(state.table, drew=False, idle=1))
        trial = trial_of(state)
        trial.first = ()
        trial.make(state.read("end"))
        assert trial.won == won
        assert after(state, "end").table.over.shares == (1.0 - won, float(won))
