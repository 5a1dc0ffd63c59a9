"""The camo tinter: whom it covers, and what it adds to whoever fires (CAM, A-101)."""

import pytest
from support.battles import setup, skirmish, table

from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.battle.terms import Goods
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.rules.camo_tinter.record import has_tinter
from squadlog.rules.common.kept.laid_things import laid_out
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.hiding.detection import Searcher, secret_lines
from squadlog.rules.hiding.piles import Pile, SearchPiles
from squadlog.rules.hiding.viewing import beneath
from squadlog.rules.laid_out.laying import kinds
from squadlog.setup.battle import muster
from squadlog.setup.goods import doubtful_goods
from squadlog.setup.plan import BattlePlan, Force, MusterError
from squadlog.squads.goods import most_of
from squadlog.squads.plan import SoldierPlan, SquadItem, SquadPlan

TINTED = {"chapters": ("camo_tinter",), "goods": (Goods(side="blue", item="camo_tinter"),)}


def lines(unit, target, rulings=None, soldiers=None, **changes):
    """The lines that the chapter adds to a shot: key, value, whether it counts."""
    battle = skirmish((1, 2), (11, 12), soldiers=soldiers, setup_changes=TINTED | changes)
    at = add_chapters(table(rulings=rulings), battle)
    return [(one.key, one.value, one.applied) for one in at.added("ranged", battle, unit, target)]


@pytest.mark.parametrize("suit", ["LI", "BI", "M", "MZG", "RS"])
def test_fire_at_power_suits_of_the_side_is_harder_by_one(suit):
    """CAM-01, CAM-04, CAM-06."""
    assert lines(1, 11, soldiers={11: {"armour": suit}}) == [("camo", 1, True)]
    assert lines(1, 12) == [("camo", 1, True)]


@pytest.mark.parametrize("suit", ["TS", "SNF", "SSS", "No"])
def test_no_other_suit_takes_the_tint_unless_it_covers_all(suit):
    """CAM-06, A-101: each option."""
    dull = {11: {"armour": suit}}
    assert lines(1, 11, soldiers=dull) == [("camo", 1, False)]
    assert lines(1, 11, soldiers=dull, rulings={"camo.scope": "all"}) == [("camo", 1, True)]


def test_the_other_side_gains_nothing_by_it_and_nobody_without_the_chapter():
    """CAM-01, ADV-01."""
    assert lines(11, 1) == []
    assert lines(1, 11, chapters=()) == []


def test_the_tint_has_no_counter_and_is_not_laid_out():
    """CAM-03."""
    assert not [one for one in setup(**TINTED).goods if one.secret]


def test_a_tinted_unit_is_detected_worse_by_one_and_no_other():
    """CAM-05, CAM-06."""
    battle = skirmish((1,), (11, 12), soldiers={12: {"armour": "TS"}}, setup_changes=TINTED)
    board = table()
    for unit, worth in ((11, 1), (12, 0)):
        under = beneath(battle, Pile(number=1, side="blue", unit=unit), SearchPiles(unit=1))
        found = secret_lines(Searcher(suit="No"), under, board)
        assert sum(one.value for one in found if one.key == "camo" and one.applied) == worth
    nobody = beneath(battle, Pile(number=2, side="blue"), SearchPiles(unit=1))
    assert list(secret_lines(Searcher(suit="No"), nobody, board)) == []


def test_a_side_has_one_at_most_all_its_squads_together():
    """CAM-02, ECM-01, SEN-01, SEN-02."""
    book, rulings = load_rulebook(), load_rulings()
    items = ("camo_tinter", "ecm_jammer", "ground_sensor")
    twice = tuple(Goods(side="red", item=item, count=2) for item in items)
    assert [one.rule for one in doubtful_goods(twice, book, rulings)] == ["CAM-01", "ECM-01", "SEN-01"]
    once = tuple(Goods(side="red", item=item) for item in items)
    assert list(doubtful_goods(once, book, rulings)) == []


def test_nothing_in_a_battle_but_its_goods_hangs_on_what_a_squad_has_bought_in_secret():
    """MIN-09, SEN-05, BLD-10: not what is said against the squad, nor what somebody carries or is worth."""
    made = []
    for bought in ((), ("mine",) * 20, ("ground_sensor", "ground_sensor")):
        plan = SquadPlan(
            name="R",
            budget=50,
            soldiers=(SoldierPlan(name="A", weapons=("SR",)),),
            equipment=tuple(SquadItem(item=item, bearer="A") for item in bought),
        )
        battle = BattlePlan(
            title="T",
            forces=(Force("red", "Red", plan), Force("blue", "Blue", plan)),
            chapters=("ammunition", "mines", "ground_sensor"),
        )
        made.append(muster(battle, load_rulebook(), load_rulings()))
    assert made[1].goods
    assert all(one.secret for one in made[2].goods)
    shared = [replace(one, goods=(), remarks=tuple(r for r in one.remarks if not r.secret)) for one in made]
    assert len({repr(one) for one in shared}) == 1


def test_what_squads_buy_for_their_side_goes_into_the_battle_whatever_is_played_at_first():
    """CAM-01, SEN-02, HOL-01, BLD-02."""
    plain = (SoldierPlan(name="A", weapons=("SR",)),)
    bought = tuple(SquadItem(item=item) for item in ("camo_tinter", "holotarp", "holotarp", "mine"))
    forces = (
        Force("red", "Red", SquadPlan(name="R", soldiers=plain, equipment=bought)),
        Force("blue", "Blue", SquadPlan(name="B", soldiers=plain)),
    )
    given = (Goods(side="blue", item="ground_sensor"),)
    plan = BattlePlan(
        title="T", forces=forces, chapters=("camo_tinter", "holotarp", "ground_sensor"), goods=given
    )
    made = muster(plan, load_rulebook(), load_rulings())
    assert {(one.side, one.item, one.count, one.secret) for one in made.goods} == {
        ("red", "camo_tinter", 1, False),
        ("red", "holotarp", 2, False),
        ("red", "mine", 1, True),
        ("blue", "ground_sensor", 1, True),
    }
    assert muster(replace(plan, chapters=()), load_rulebook(), load_rulings()).goods == made.goods
    with pytest.raises(MusterError, match="not a side"):
        muster(replace(plan, goods=(Goods(side="green", item="mine"),)), load_rulebook(), load_rulings())


@pytest.mark.parametrize(("option", "most"), [("0", None), ("1", 1), ("4", 4)])
def test_how_many_tarps_a_side_may_have_is_a_ruling(option, most):
    """A-109: each option; HOL-01."""
    rulings = load_rulings().with_choice("holotarp.max", option)
    assert most_of(load_rulebook().costs["holotarp"], rulings) == most


def test_a_tint_is_applied_before_play_and_nothing_of_it_can_be_lost_cam_03():
    """CAM-03: nobody lays, carries, drops, hands over or shoots at it, and it counts whatever becomes of the leader."""
    battle = skirmish((1, 2), (11, 12), setup_changes=TINTED)
    assert "camo_tinter" not in {kind.item for kind in kinds(battle).values()}
    assert not laid_out(battle).things
    assert not [item for unit in battle.units.values() for item in unit.items]
    left = changed(battle, units={number: unit for number, unit in battle.units.items() if number != 11})
    assert has_tinter(left.setup, "blue")
    assert lines(1, 12) == lines(1, 11) == [("camo", 1, True)]
