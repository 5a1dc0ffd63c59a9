"""Whether a veteran moves or countermoves: after how many enemies his grouping then acts (INI-06..10)."""

from itertools import chain, product

import pytest
from support.battles import setup

from squadlog.base.records import replace
from squadlog.battle.commands import ChooseOrder
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known
from squadlog.battle.state import Standing
from squadlog.battle.terms import Grouping
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.mind.chapters.initiative import enemies_before
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import Posed
from squadlog.rules.turn.initiative import order_of

SIDES = (("red", "red", "blue", "blue"), ("blue", "red", "blue", "red"), ("red", "blue", "blue", "red"))
MEN = ((1, 2), (3,), (4, 5, 6), (7,))
CHOICES = ("MOVE", "COUNTERMOVE")


def rolled(sides, choices):
    """A battle whose groupings rolled 1 to 4 and chose so; None: has yet to choose."""
    groupings = [
        Grouping(id=f"g{at}", name=f"g{at}", side=side, units=men)
        for at, (side, men) in enumerate(zip(sides, MEN, strict=True))
    ]
    red, blue = (
        [unit for one in groupings if one.side == side for unit in one.units] for side in ("red", "blue")
    )
    standings = (
        Standing(grouping=one.id, roll=at + 1, choice=choice)
        for at, (one, choice) in enumerate(zip(groupings, choices, strict=True))
    )
    battle = first_state(setup(red, blue, groupings=tuple(groupings)))
    return replace(battle, standings=tuple(standings))


@pytest.mark.parametrize("sides", SIDES)
def test_who_acts_before_a_grouping_hangs_on_its_own_choice_alone_ini_06_to_ini_10(sides):
    for before in chain.from_iterable(product(CHOICES, repeat=many) for many in range(3)):
        at = len(before)
        for choice, later in product(CHOICES, product(CHOICES, repeat=3 - at)):
            if later[-1] == "COUNTERMOVE":
                continue  # INI-07
            told = rolled(sides, (*before, None, *[None] * (3 - at)))
            whole = rolled(sides, (*before, choice, *later))
            order = order_of(whole.standings)
            ahead = [int(one[1]) for one in order[: order.index(f"g{at}")]]
            enemies = sum(len(MEN[one]) for one in ahead if sides[one] != sides[at])
            assert enemies_before(told, f"g{at}", choice) == enemies


def test_a_veteran_acts_after_the_enemy_where_he_may_choose_ini_06():
    played = setup_of(BattleMatch(scenario="tutorial_map", levels=("veteran", "veteran"), seed=3), 0)
    bout = Bout(played, {side.id: commander_of("veteran") for side in played.sides})
    while bout.battle.stage != "initiative" or not bout.battle.standings:
        bout.step()
    side = bout.battle.groupings[bout.battle.standings[0].grouping].side
    thought = commander_of("veteran").think(Posed(known=known(bout.battle, side), side=side))
    assert thought.says == ChooseOrder(grouping=bout.battle.standings[0].grouping, choice="COUNTERMOVE")
    assert thought.why == "acts after 2 enemies."
    told = [(one.says.choice, one.worth, one.terms[0].amount) for one in thought.weighed]
    assert told == [("COUNTERMOVE", 0.0, 2), ("MOVE", 0.0, 0)]  # enemies are no points


def test_enemies_who_are_out_and_friends_do_not_count_ini_10():
    battle = rolled(SIDES[0], ("COUNTERMOVE", None, None, None))
    out = {**battle.units, 4: replace(battle.units[4], wound="D")}
    assert enemies_before(battle, "g1", "COUNTERMOVE") == 4
    assert enemies_before(replace(battle, units=out), "g1", "COUNTERMOVE") == 3


@pytest.mark.parametrize(
    ("level", "scenario", "choice"),
    [
        ("veteran", "newcomer", "MOVE"),
        ("sergeant", "tutorial_map", "MOVE"),
        ("veteran", "tutorial_map", "COUNTERMOVE"),
    ],
)
def test_who_acts_last_is_a_veteran_on_a_map_ini_06(level, scenario, choice):
    played = setup_of(BattleMatch(scenario=scenario, levels=(level, level), seed=3), 0)
    bout = Bout(played, {side.id: commander_of(level) for side in played.sides})
    while bout.battle.stage != "actions":
        bout.step()
    assert [one.choice for one in bout.battle.standings] == [choice, "MOVE"]
