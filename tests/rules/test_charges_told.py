"""Charges in words: said and said back, told, concealed before play, known to their side alone (EXP-18, EXP-29)."""

import pytest
from support.battles import setup, table
from support.charges import DOOR, carrying, detonate, install, lies, planted, wait
from support.playing import Played
from support.side_things import with_things

from squadlog.base.dice import DieNeeded, ScriptedDice
from squadlog.base.records import replace
from squadlog.battle.commands import Begin, Declare, Done
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known, redact_event
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.reports.narrate import narrate
from squadlog.rules.blasts.words import name_with_number
from squadlog.rules.common.advanced import hints, lying, standing_lines
from squadlog.rules.common.kept.explosions import FuseLit, exploding
from squadlog.rules.common.kept.laid_things import LayingOver, LayThing
from squadlog.rules.desk.engine import ask
from squadlog.rules.explosives.chapter import CHAPTER
from squadlog.rules.explosives.record import PLASTIC, SHAPED, assigned_charges, charges, next_number
from squadlog.rules.explosives.testing import EXPLOSION, _on_lying
from squadlog.rules.laid_out.commitment import proves
from squadlog.rules.laid_out.laying import placeables
from squadlog.rules.mines.springing import roll_for


@pytest.mark.parametrize(
    ("sentence", "means"),
    [
        ("install 1 plastic on D1", install(1, target="D1")),
        ("install 1 sh at D1", install(1, SHAPED, target="D1")),
        ("install 1 plastic", install(1)),
        ("detonate 1 1,2", detonate(1, "1,2")),
        ("detonate 1 charges 1 and 2", detonate(1, "1,2")),
        ("detonate 1 all", detonate(1, "all")),
        ("run 1 4m detonate charge 1", None),
        ("detonate-together 1 1,2", detonate(1, "1,2", extras=("together",))),
        ("disarm 2 charge 1", Declare(unit=2, action="use_device", item="1", extras=("disarm",))),
    ],
)
def test_orders_about_charges_are_read_and_said_back(sentence, means):
    """EXP-05, EXP-06, EXP-09."""
    seen = known(carrying((PLASTIC, SHAPED)).battle, TABLE)
    command = parse(sentence, seen, load_rulebook())
    if means is None:
        assert (command.action, command.mode, command.item) == ("detonate", "run", "1")
    else:
        assert command == means
    assert parse(say(command), seen, load_rulebook()) == command


@pytest.mark.parametrize(
    ("charges_said", "told"),
    [("1", "plastic charge 1 (fuse 1)"), ("1,3", "2 x plastic charge (1, 3; fuse 1)")],
)
def test_what_goes_off_is_called_by_the_number_of_the_charge_and_not_by_that_of_its_fuse_alone(
    charges_said, told
):
    """EXP-06: charge 1 was told as `Shaped charge (fuse 2)`."""
    game = planted(carrying(), install(1, target="D1"), install(2, target="D1"))
    game.do(detonate(1, charges_said))
    wait(game)
    lit = next(one for one in game.told if isinstance(one, FuseLit))
    assert name_with_number(game.battle, lit.fused).casefold() == told


def test_what_comes_of_it_is_told_with_its_numbers():
    """EXP-05, EXP-22, EXP-29."""
    game = carrying()
    told = game.do(install(target="D1"))
    assert narrate(told[-1], game.battle, TABLE) == "1 Trooper 1 installs plastic charge at Door until T1.s5."
    planted(game, install(2, target="D1"))
    assert list(standing_lines(game.battle)) == ["charge 3 (plastic) of Red on Door"]
    assert [one.text for one in lying(game.battle)] == ["C3"]
    assert hints(game.battle, "red", load_rulings()) == ("Charge 3 on Door waits: detonate [EXP-06]",)
    assert hints(game.battle, "blue", load_rulings()) == ()
    game.do(detonate(2, "3"))
    wait(game)
    lines = [narrate(one, game.battle, TABLE) for one in game.told]
    assert "Door: PF 4 - AF 1, 3 levels [EXP-22]." in lines
    assert "Charge 3 (plastic) of Red has gone off [EXP-06]." in lines
    assert lying(game.battle) == ()


def before(**more) -> Played:
    """Before play: red 1 carries a plastic and a shaped charge."""
    chapters = {"chapters": ("explosives",), "salt": "chance"} | more
    return Played(
        first_state(setup((1, 2), (11,), soldiers={1: {"equipment": (PLASTIC, SHAPED)}}, **chapters))
    )


def lay(**said) -> LayThing:
    return LayThing(**({"side": "red", "what": "charge", "covered": True, "where": "in the hall"} | said))


def test_a_charge_is_concealed_before_play_and_nobody_else_knows_exp_18():
    """EXP-18: it is out of its bearer's pack, which the others do not know either."""
    game = before()
    (laid,) = game.do(lay())
    assert (lies(game, 1).item, lies(game, 1).by, game.unit(1).items) == (PLASTIC, 1, (SHAPED,))
    assert game.refused(lay(number=2)).rule == "SHP-03"
    assert game.refused(lay(number=3)).code == "unknown-thing"
    for seat in ("blue", TABLE, ""):
        seen = known(game.battle, seat)
        assert list(charges(seen)) == []
        assert seen.units[1].items == (PLASTIC, SHAPED)
        assert redact_event(laid, game.battle, seat) is None
    assert known(game.battle, "red").units[1].items == (SHAPED,)
    game.do(lay(off=True, number=1))
    assert game.unit(1).items == (PLASTIC, SHAPED)


def test_who_begins_hidden_shifts_the_number_of_no_other_charge_hid_02():
    """HID-02, EXP-02: whoever does not know of him counts the others all the same, and lays them by their numbers."""
    soldiers = {
        1: {"begins": ("hidden",), "equipment": (PLASTIC, SHAPED)},
        2: {"equipment": (PLASTIC,)},
        11: {"equipment": (PLASTIC,)},
    }
    game = Played(first_state(setup((1, 2), (11,), soldiers=soldiers, chapters=("hiding", "explosives"))))
    assert {one.unit: one.number for one in assigned_charges(game.battle, "red")} == {1: 102, 2: 1}
    assert [one.number for one in assigned_charges(known(game.battle, "blue"))] == [1, 2]
    game.do(lay(side="blue", number=2))
    game.do(lay(covered=False, number=101))
    assert [one.by for one in charges(known(game.battle, "red"))] == [1]
    assert [one.by for one in charges(known(game.battle, "blue")) if one.side == "red"] == [None]
    recorder = EventRecorder(game.battle)
    _on_lying(recorder, lies(game, 101), EXPLOSION, side="blue", by=None, ctx=table((9,)))
    assert [redact_event(one, recorder.battle, "blue").thing.by for one in recorder.events] == [None, None]


def test_the_number_of_a_charge_in_the_open_tells_of_none_that_lies_in_secret_exp_18():
    """EXP-02, EXP-18: the last of a soldier lie in secret, and whose are passed on goes by what he carries."""
    soldiers = {1: {"equipment": (PLASTIC, PLASTIC, PLASTIC)}, 2: {"equipment": (PLASTIC,)}}
    game = Played(first_state(setup((1, 2), (11,), soldiers=soldiers, chapters=("explosives",))))
    assert game.refused(lay(number=1)).code == "number-tells"
    assert [one.key for one in placeables(game.battle, "red", table()) if one.lays] == [
        "charge:3",
        "charge:4",
    ]
    assert [game.do(lay())[0].thing.number for _ in range(2)] == [3, 2]
    assert game.refused(lay(number=3, off=True)).instead == "Name charge 2."
    assert [next_number(game.battle, unit, PLASTIC) for unit in (1, 2)] == [1, 4]
    assert next_number(game.battle, 11, PLASTIC) == 5, "nobody has passed any on"


def test_all_see_where_charges_lie_that_are_played_by_no_longer_adv_01():
    """ADV-01: else the hands of who laid one would be emptier than the others know."""
    game = before()
    game.do(lay())
    recorder = EventRecorder(game.battle)
    CHAPTER.turn.leaves(recorder, table())
    seen = known(recorder.battle, "blue")
    assert [(one.number, one.covered) for one in charges(seen)] == [(1, False)]
    assert seen.units[1].items == (SHAPED,)


def test_nobody_is_asked_for_a_die_of_what_lies_in_secret_exp_18_min_08():
    """EXP-18, MIN-08: that anybody is would tell that the explosion has reached something."""
    game = before()
    game.do(lay())
    recorder, typed = EventRecorder(game.battle), table(dice=ScriptedDice(()))
    for rolls in (
        lambda: _on_lying(recorder, lies(game, 1), EXPLOSION, side="blue", by=None, ctx=typed),
        lambda: roll_for(recorder, replace(lies(game, 1), kind="mine"), typed),
    ):
        with pytest.raises(DieNeeded) as asked:
            rolls()
        assert asked.value.roll.secret


def test_a_side_is_bound_to_what_it_conceals_exp_18():
    """EXP-18."""
    game = before(features=(DOOR,))
    game.do(lay(on="D1"))
    (bound,) = game.do(LayingOver(side="red"))
    assert proves(bound, game.battle).placed == "red lays out\ncharge 1 on D1 in the hall covered"
    game.do(Begin())
    assert game.refused(lay()).code == "begun"


def test_what_was_concealed_comes_to_light_as_it_goes_off_exp_18():
    """EXP-18: until then no seat but its own is told of it; who says whom it catches must know where it does."""
    game = planted(carrying(), install(1))
    game.battle = with_things(game.battle, replace(lies(game, 1), covered=True, where="at the well"))
    game.do(detonate(1))
    assert list(charges(known(game.battle, "blue"))) == []
    game.do(Done())
    (told,) = exploding(game.battle).fused
    assert (told.secret, exploding(known(game.battle, "blue")).fused[0].told) == (True, "")
    game.do(Done())
    for seat in ("red", "blue", TABLE):
        assert "at the well" in ask(known(game.battle, seat)).sentence
    wait(game)
    (lit,) = game.of_kind("fuse_lit")
    assert redact_event(lit, game.battle, "blue").fused.things == ()
    assert "thing_shown" in game.kinds()
    assert (lies(game, 1).condition, lies(game, 1).covered) == ("spent", False)


def test_what_is_destroyed_where_it_lies_in_secret_stays_a_secret_exp_18():
    """EXP-17, EXP-18: its owner rolls, and the others take it to be carried still."""
    game = before()
    game.do(lay())
    recorder = EventRecorder(game.battle)
    _on_lying(recorder, lies(game, 1), EXPLOSION, side="blue", by=None, ctx=table((9,)))
    game.battle, (tested, gone) = recorder.battle, recorder.events
    assert (tested.outcome, lies(game, 1).condition, lies(game, 1).covered) == (
        "destroyed",
        "destroyed",
        True,
    )
    for seat in ("blue", TABLE, ""):
        seen = known(game.battle, seat)
        assert (seen.rolls, seen.units[1].items) == (0, (PLASTIC, SHAPED))
        assert [redact_event(one, game.battle, seat) for one in (tested, gone)] == [None, None]
    assert redact_event(tested, game.battle, "red") is tested
    assert known(game.battle, "red").units[1].items == (SHAPED,)


def test_a_charge_upstairs_is_told_with_its_floor_exp_04():
    """EXP-04."""
    game = carrying()
    planted(game, install(target="D1"))
    for floor, told in (
        (2, "charge 1 (plastic) of Red on Door at 3,4 on floor 2"),
        (1, "charge 1 (plastic) of Red on Door at 3,4"),
    ):
        there = replace(lies(game, 1), position=Position(x=3, y=4), floor=floor)
        assert list(standing_lines(with_things(game.battle, there))) == [told]


def test_who_lays_before_play_is_offered_what_he_carries_in_secret_exp_18():
    """EXP-18."""
    game = before()
    offered = [one for one in placeables(game.battle, "red", table()) if one.lays is not None]
    assert [one.words for one in offered] == [
        "charge 1, plastic charge, in secret",
        "charge 2, shaped charge, in secret",
    ]
    assert {one.lays(None, None, "").covered for one in offered} == {True}
