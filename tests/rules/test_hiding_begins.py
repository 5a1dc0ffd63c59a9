"""Who begins hidden, and hiding that is left or taken up in play: HID-01, HID-02, HID-09, ADV-01."""

from support.battles import skirmish
from support.on_maps import on_map
from support.piles import FIELD, PLACES, acting, at, before
from support.playing import Played
from support.playing_on_maps import OnMap

from squadlog.base.records import replace
from squadlog.battle.commands import (
    AddUnit,
    Begin,
    ChooseOrder,
    Correct,
    Declare,
    Done,
    OpportunityShot,
    RollInitiative,
    SwitchChapter,
)
from squadlog.facts.ground_facts import Glimpse, StatedMove, StatedSighting
from squadlog.rules.common.advanced import words_of
from squadlog.rules.hiding.piles import Hide, PlacementOver, SearchNoMore, is_hidden

TICKED = {11: {"begins": ("hidden",)}}


def test_who_begins_hidden_lies_under_a_pile_before_play_begins():
    """HID-01, HID-09, SET-05: the refusal names the side alone."""
    played = before(soldiers=TICKED)
    for command in (Begin(), PlacementOver(side="blue")):
        refused = played.refused(command)
        assert (refused.rule, "11" in str(refused), "Blue" in refused.sentence) == ("HID-09", False, True)
    played.do(Hide(unit=11, at=at(20, 10)))
    played.do(PlacementOver(side="blue"))
    played.do(Begin())


def test_the_referee_may_let_it_begin_in_the_open():
    """HID-01, LOG-01."""
    played = before(soldiers=TICKED)
    played.do(Correct(unit=11, changes=(("hiding", "no"),), reason="paid for nothing"))
    played.do(Begin())
    assert not is_hidden(played.unit(11))


def test_on_paper_nobody_has_to_say_where():
    """HID-14."""
    played = before(soldiers=TICKED, rulings={"hiding.secrets": "paper"})
    played.do(PlacementOver(side="blue"))
    played.do(Begin())


def run_to_turn_2(played):
    """Everybody stands still until turn 2 opens."""
    while played.battle.now.turn == 1:
        played.do(Done())
    return played


def test_where_hiding_is_left_all_come_up_and_it_is_told():
    """ADV-01, HID-23."""
    played = acting((20, 4))
    played.do(SwitchChapter(chapter="hiding", on=False))
    run_to_turn_2(played)
    found = played.of_kind("pile_found")
    assert [(one.unit, one.rule, one.by) for one in found] == [(None, "ADV-01", None), (11, "ADV-01", None)]
    assert (played.unit(11).position.x, played.unit(11).held, played.battle.held) == (20.0, (), ())
    lines = [words_of("hiding").tells[type(one)](one, played.battle) for one in found]
    assert lines[0].endswith("is a decoy and is removed [ADV-01].")
    assert "comes out of hiding at 20,10 [ADV-01]" in lines[1]


def test_taken_up_in_play_it_hides_nobody():
    """ADV-01, HID-01: hiding is chosen before play."""
    battle = on_map(FIELD, PLACES, soldiers=TICKED, setup_changes={"chapters": ()})
    played = OnMap(battle)
    played.do(SwitchChapter(chapter="hiding", on=True))
    run_to_turn_2(played)
    assert played.battle.chapters == ("hiding",)
    assert not is_hidden(played.unit(11))
    assert played.unit(11).position is not None
    assert played.refused(Hide(unit=11, at=at(20, 4))).rule == "HID-01"


def test_who_joins_later_is_not_hidden():
    """HID-01."""
    played = acting()
    late = replace(played.unit(12).soldier, id=13, name="Late", begins=("hidden",))
    played.do(AddUnit(soldier=late, grouping="blue", reason="late"))
    assert not is_hidden(played.unit(13))


def test_who_lies_in_wait_is_seen_as_it_fires():
    """HID-17, A-11: without a map the table says whom it sees."""
    rulings = {"hiding.passive_actions": "opportunity"}
    battle = skirmish(setup_changes={"chapters": ("hiding",)}, stage="setup", order=())
    played = Played(battle, rulings)
    played.do(Hide(unit=11))
    for command, faces in (
        (PlacementOver(side="blue"), ()),
        (Begin(), ()),
        (RollInitiative(), (7, 3)),
        (ChooseOrder(grouping="blue", choice="MOVE"), ()),
        (SearchNoMore(side="red"), ()),
        (Declare(unit=11, action="opportunity_fire", weapon="SR"), ()),
    ):
        played.do(command, *faces)
    while played.unit(11).opportunity is None or played.battle.active.side != "red":
        played.do(Done())
    seen = StatedMove(distance_m=1, seen_by=(Glimpse(watcher=11, at_m=0.5),))
    played.do(Declare(unit=1, action="move", mode="walk", move=seen))
    played.do(Done())
    assert is_hidden(played.unit(11))
    played.do(OpportunityShot(unit=11, stated=StatedSighting(distance_m=5)), 10)
    assert not is_hidden(played.unit(11))
    assert played.of_kind("pile_found")[0].rule == "HID-17"


def test_who_hides_on_paper_comes_up_from_nowhere_where_hiding_is_left():
    """ADV-01, HID-14: the table puts it where it was."""
    played = before(rulings={"hiding.secrets": "paper"})
    for command, faces in (
        (Hide(unit=11), ()),
        (Begin(), ()),
        (RollInitiative(), (3, 7)),
        (ChooseOrder(grouping="red", choice="MOVE"), ()),
        (SwitchChapter(chapter="hiding", on=False), ()),
    ):
        played.do(command, *faces)
    run_to_turn_2(played)
    (found,) = played.of_kind("pile_found")
    assert (found.pile, found.unit, found.rule, found.position) == (0, 11, "ADV-01", None)
    assert played.unit(11).held == ()
