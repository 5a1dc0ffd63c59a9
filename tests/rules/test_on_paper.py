"""A side on paper: little is asked of it, what is said is kept, and our own rules go on as ever (LOG-01)."""

import pytest
from support.battles import soldier, table
from support.paper_sides import BesidePaper, set_up_beside_paper

from squadlog.battle.commands import (
    Begin,
    Declare,
    DeclineShot,
    Done,
    EndBattle,
    Fire,
    RollInitiative,
)
from squadlog.battle.evolve import first_state
from squadlog.battle.moment import Moment
from squadlog.battle.rights import not_yours
from squadlog.battle.state import ShotPlan
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import StatedMove, StatedSighting
from squadlog.reports.narrate import narrate
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.on_paper.record import figure, paper
from squadlog.rules.on_paper.saying import (
    Admit,
    ArmourSaid,
    LeaveValues,
    MoreOfThem,
    TheirFigure,
    TheirInitiative,
    TheyActAgain,
    TheyHit,
    TheyMiss,
    TheyPass,
    TheyWatch,
)
from squadlog.rules.rout.testing import squads_tested
from squadlog.setup.on_paper import keep_on_paper, usual_af
from squadlog.setup.plan import MusterError


def fires_at(played: BesidePaper, *faces: int, target: int = 11, unit: int = 1) -> None:
    """Our unit fires at a figure; the faces are to hit, and for a jam after a 1."""
    plan = ShotPlan(weapon="SR", target=target, stated=StatedSighting(distance_m=12.0))
    played.do(Declare(unit=unit, action="fire_throw", weapon="SR", shot=plan))
    played.do(Done())
    played.do(TheyPass())
    played.do(Fire(unit=unit), *faces)


def test_their_slot_is_one_question_that_enter_answers() -> None:
    """Nothing is asked of their orders (ACT-16)."""
    played = BesidePaper()
    assert (played.asked.kind, played.asked.side, played.asked.enter) == ("step", "red", 1)
    played.do(TheyPass())
    assert played.battle.active is not None
    assert played.battle.active.id == "red"
    assert all(played.unit(number).performed for number in (11, 12))


def test_nothing_in_the_rest_of_the_turn_asks_no_more_until_the_next_turn() -> None:
    """They act by themselves until the next roll for initiative (SEQ-02)."""
    played = BesidePaper()
    played.do(TheyPass(rest=True))
    while played.battle.stage == "actions":
        assert played.asked.kind == "declare"
        played.do(Done())
    assert played.battle.stage == "initiative"
    played.do(RollInitiative(), 9, 2)
    assert not any(figure(played.unit(number)).passes for number in (11, 12))


def test_what_they_do_is_said_by_who_is_kept_beside_them() -> None:
    """Nobody sits at the seat of a side on paper."""
    played = BesidePaper()
    for command in (TheyPass(), TheyHit(unit=1, pf=5), TheirFigure(unit=11, af=3), Admit(unit=11, state="D")):
        assert not_yours(played.battle, "red", command) is None
    refused = not_yours(played.battle, "blue", TheirFigure(unit=11, af=3))
    assert refused is not None
    assert refused.sentence == "Only Red can say this."


def test_a_hit_on_ours_lands_with_the_shots_of_the_subphase_by_our_own_armour() -> None:
    """DMG-02, WND-01, AMB-84: PF 5 against the AF 3 of bounce armour is two levels and a daze."""
    played = BesidePaper()
    played.do(TheyHit(unit=1, pf=5, by=11))
    played.do(TheyPass())
    assert played.unit(1).wound == "none"
    played.do(Done())
    assert played.unit(1).wound == "M"
    assert played.unit(1).dazed_until == Moment(1, 4)


def test_a_weapon_that_was_named_before_says_how_hard_it_hits() -> None:
    """WPN-01; without weapon and penetration it is asked for in one sentence."""
    played = BesidePaper()
    assert "How hard" in played.refused(TheyHit(unit=1, by=11)).sentence
    played.do(TheirFigure(unit=11, weapon="SAR"))
    played.do(TheyHit(unit=1, by=11))
    assert played.of_kind("they_fired")[-1].pf == load_rulebook().weapons["SAR"].pf


def test_a_natural_one_of_theirs_hurts_whatever_ours_wear() -> None:
    """DMG-06."""
    played = BesidePaper()
    played.do(TheyHit(unit=1, pf=2, natural=True))
    played.do(TheyPass())
    played.do(Done())
    assert played.unit(1).wound == "L"


def test_a_miss_of_theirs_is_a_line_and_nothing_else() -> None:
    """FIR-01."""
    played = BesidePaper()
    before = played.unit(1)
    played.do(TheyMiss(unit=1, by=11))
    assert played.unit(1) == before
    assert played.unit(11).shots == (Moment(1, 1),)  # who fires looks out of his cover (LOS-10)


def test_our_hit_asks_for_their_armour_once_and_then_wounds() -> None:
    """DMG-04: the armour factor is asked after the hit, with the usual one proposed, and stays a fact."""
    played = BesidePaper(blue_first=False)
    fires_at(played, 5)
    asked = played.asked
    assert asked.units == (11,)
    assert asked.options[asked.enter - 1].says == ArmourSaid(unit=11, af=usual_af(load_rulebook()))
    assert played.unit(11).wound == "none"
    played.do(ArmourSaid(unit=11, af=3))
    assert played.unit(11).wound == "M"
    assert figure(played.unit(11)).fact("af").by == "Red"
    assert played.unit(12).soldier.af == 3  # and is what is proposed for the next of them


@pytest.mark.parametrize("af", range(8))
@pytest.mark.parametrize("face", [1, 4])
def test_armour_that_is_said_after_the_hit_does_what_it_had_done_if_known_before(af: int, face: int) -> None:
    """DMG-02, DMG-05, DMG-06: the order of shot and word changes nothing."""
    faces = (face, 9) if face == 1 else (face,)
    after = BesidePaper(blue_first=False)
    fires_at(after, *faces)
    after.do(ArmourSaid(unit=11, af=af))
    before = BesidePaper(blue_first=False)
    before.do(TheirFigure(unit=11, af=af))
    fires_at(before, *faces)
    assert before.unit(11).wound == after.unit(11).wound
    assert before.unit(11).dazed_until == after.unit(11).dazed_until


def test_a_hit_stands_as_its_penetration_where_they_do_not_say() -> None:
    """Nothing insists."""
    played = BesidePaper(blue_first=False)
    fires_at(played, 5)
    played.do(ArmourSaid(unit=11))
    assert paper(played.battle).open == ()
    assert played.unit(11).wound == "none"
    assert played.unit(11).dazed_until is not None
    assert "armour" in played.unit(11).soldier.unknown


def test_a_suit_that_is_named_settles_the_hit_as_well() -> None:
    """ARM-01."""
    played = BesidePaper(blue_first=False)
    fires_at(played, 5)
    played.do(TheirFigure(unit=11, suit="LI"))
    assert played.unit(11).wound == "S"


def test_a_figure_on_opportunity_fire_is_asked_about_our_move_and_cuts_it_short() -> None:
    """ACT-53, ACT-58."""
    played = BesidePaper()
    played.do(TheyWatch(unit=11))
    played.do(TheyPass())
    move = StatedMove(distance_m=3.0)
    played.do(Declare(unit=1, action="move", mode="run", move=move))
    played.do(Done())
    assert played.asked.options[0].says == DeclineShot(unit=11)
    played.do(TheyHit(unit=1, pf=5, at_m=2.0))
    assert played.unit(1).wound == "M"
    assert played.of_kind("unit_moved")[-1].trace.metres == 2.0
    assert played.unit(11).opportunity is None


def test_a_figure_that_lets_us_pass_stays_ready() -> None:
    """ACT-56."""
    played = BesidePaper()
    played.do(TheyWatch(unit=11))
    played.do(TheyPass())
    played.do(Declare(unit=1, action="move", mode="run", move=StatedMove(distance_m=3.0)))
    played.do(Done())
    played.do(DeclineShot(unit=11))
    assert played.of_kind("unit_moved")[-1].trace.metres == 3.0
    assert played.unit(11).opportunity is not None


def test_their_move_gives_our_watcher_the_shot() -> None:
    """ACT-55: what moves is said as an order of theirs, and no rule of theirs is asked."""
    played = BesidePaper(blue_first=False)
    played.do(Declare(unit=1, action="opportunity_fire", weapon="SR"))
    played.do(Done())
    played.do(TheyPass())
    played.do(Done())
    played.do(Declare(unit=11, action="move", mode="run", move=StatedMove(distance_m=99.0)))
    played.do(TheyPass())
    assert played.asked.kind == "opportunity"
    assert played.asked.units == (1,)
    assert not played.of_kind("overruled")


def test_their_move_is_told_as_it_was_said_and_held_against_no_limit() -> None:
    """MOV-01: what a figure on paper may cover is theirs to know."""
    played = BesidePaper()
    played.do(Declare(unit=11, action="move", mode="run", move=StatedMove(distance_m=8.0)))
    played.do(TheyPass())
    assert narrate(played.of_kind("unit_moved")[-1], played.battle).endswith("11 Blue 1 moves 8 m (run).")


def test_an_admitted_wound_is_told_like_any_other() -> None:
    """LOG-10."""
    played = BesidePaper()
    told = {}
    for wound in ("L", "S", "D"):
        played.do(Admit(unit=11, state=wound))
        told[wound] = narrate(played.of_kind("wound_admitted")[-1], played.battle)
    assert [one.partition(" is ")[2].partition(";")[0] for one in told.values()] == [
        "wounded: light",
        "wounded: serious",
        "dead",
    ]


def test_whoever_fires_shows_the_weapon() -> None:
    """LOG-06: what was named once need not be named again."""
    played = BesidePaper()
    played.say("hit 1 with SR by 11")
    assert (played.unit(11).in_hand, played.unit(11).soldier.unknown.count("weapons")) == ("SR", 0)
    assert figure(played.unit(11)).fact("weapon").by
    assert "SR" in played.say("hit 2 by 11")[0].weapon


def test_more_of_them_may_concern_us_after_all() -> None:
    """ACT-02."""
    played = BesidePaper()
    assert played.refused(TheyActAgain()).code == "none-passes"
    played.say("quiet")
    played.say("quiet-off")
    played.do(Done())
    assert played.asked.options[0].says == TheyPass()


def test_to_pass_while_something_else_is_asked_names_that() -> None:
    """ACT-02."""
    played = BesidePaper(blue_first=False)
    fires_at(played, 5)
    assert "What is their armour factor?" in played.refused(TheyPass()).sentence


def test_what_they_admit_stands_whatever_was_worked_out_here() -> None:
    """LOG-10."""
    played = BesidePaper(blue_first=False)
    fires_at(played, 5)
    played.do(Admit(unit=11, state="D"))
    assert played.unit(11).wound == "D"
    assert paper(played.battle).open == ()


def test_figures_that_are_gone_act_no_more_and_the_last_of_them_ends_the_battle() -> None:
    """END-02."""
    played = BesidePaper((1,), (11, 12))
    played.do(Admit(unit=11, state="gone"))
    played.do(Admit(unit=12, state="surrendered"))
    assert played.asked.kind == "declare"
    while played.battle.stage == "actions":
        played.do(Done())
    assert played.battle.stage == "over"
    assert "nobody is left to fight for Blue" in played.battle.result


def test_more_of_them_turn_up_as_figures_of_their_last_grouping() -> None:
    """INI-02."""
    played = BesidePaper()
    played.do(MoreOfThem(side="blue", count=2))
    assert [unit.soldier.name for unit in played.battle.units.values() if unit.soldier.paper][-1] == "Blue 4"
    assert played.battle.groupings["blue"].units == (11, 12, 13, 14)
    assert played.unit(14).soldier.unknown


def test_what_they_add_to_their_initiative_is_said_once() -> None:
    """INI-12."""
    played = BesidePaper()
    played.do(TheirInitiative(side="blue", value=-1))
    played.do(TheyPass(rest=True))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(RollInitiative(), 4, 7)
    rolls = {roll.grouping: roll.total for roll in played.of_kind("initiative_rolled")[-1].rolls}
    assert rolls == {"red": 4, "blue": 6}


def test_their_losses_are_worth_what_the_book_says_of_what_was_stated() -> None:
    """CAS-06, BLD-11: a marine in light infantry armour with a spike rifle costs 35 points."""
    played = BesidePaper()
    played.do(TheirFigure(unit=11, troop="marines", suit="LI", weapon="SR"))
    assert played.unit(11).soldier.value == 35
    assert figure(played.unit(11)).fact("value").by == "the book"


def test_points_that_nobody_knows_are_asked_once_at_the_end_and_counted_anew() -> None:
    """CAS-07."""
    played = BesidePaper()
    played.do(Admit(unit=11, state="D"))
    played.do(EndBattle(reason="late"))
    assert "What is 11 Blue 1 worth" in played.asked.sentence
    played.do(TheirFigure(unit=11, value=40))
    assert played.asked.kind == "over"
    assert {one.side: one.points for one in played.of_kind("battle_ended")[-1].scores}["red"] == "40/1"


def test_points_may_stay_unknown() -> None:
    """Nothing insists."""
    played = BesidePaper()
    played.do(Admit(unit=11, state="D"))
    played.do(EndBattle(reason="late"))
    played.do(LeaveValues())
    assert played.asked.kind == "over"


def test_rout_leaves_them_alone() -> None:
    """ROU-01: their morale is theirs."""
    battle = first_state(set_up_beside_paper(chapters=("leadership", "quality", "rout")))
    ctx = add_chapters(table(rulings={"rout.interval": "1"}), battle)
    assert {unit.id for squad in squads_tested(battle, ctx) for unit in squad.units} == {1, 2}


def test_nothing_is_stated_of_our_own_and_no_hit_is_told_of_theirs() -> None:
    """LOG-01."""
    played = BesidePaper()
    assert played.refused(TheirFigure(unit=1, af=3)).code == "not-on-paper"
    assert played.refused(TheyHit(unit=11, pf=5)).code == "theirs"
    assert played.refused(TheirFigure(unit=11)).code == "nothing-said"
    assert played.refused(TheirFigure(unit=11, weapon="XX")).code == "no-such-weapon"
    assert played.refused(MoreOfThem(side="red")).code == "not-on-paper"
    assert played.refused(TheyHit(unit=1, pf=99)).code == "no-such-pf"


def test_a_ready_side_keeps_what_is_printed_of_it_where_no_count_is_said() -> None:
    """SCN-06: the scenario has told it."""
    whole = set_up_beside_paper((1,), (11,))
    listed = keep_on_paper(
        set_up_beside_paper((1,), (11,)).__class__(
            title="t",
            sides=whole.sides,
            groupings=whole.groupings,
            soldiers=(soldier(1), soldier(11, "blue")),
        ),
        {"blue": None},
        load_rulebook(),
    )
    assert listed.soldiers[1].armour == "BI"
    assert listed.soldiers[1].paper
    assert first_state(listed).chapters == ("on_paper",)


def test_those_who_are_out_are_not_waited_for_where_nothing_more_of_them_concerns_us() -> None:
    """ACT-02: one of them has fallen in the turn in which the rest of them pass."""
    played = BesidePaper()
    played.say("quiet")
    played.say("admit 12 dead")
    while played.battle.stage == "actions":
        played.do(Done())
    assert played.battle.now.turn == 2


def test_one_side_at_least_is_kept() -> None:
    """GEN-02."""
    with pytest.raises(MusterError, match="One side at least"):
        keep_on_paper(set_up_beside_paper(), {"red": 1, "blue": 1}, load_rulebook())
    with pytest.raises(MusterError, match="no side 'green'"):
        keep_on_paper(set_up_beside_paper(), {"green": 1}, load_rulebook())
    assert Begin().kind == "begin"
