"""Goods of a chapter that comes into force in play, plots offered on the screen, objects set right (ADV-03, SEQ-05)."""

from support.battles import setup, table
from support.playing import Played

from squadlog.base.records import replace
from squadlog.battle.commands import Begin, Correct
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known
from squadlog.battle.terms import Goods
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.reports.narrate import narrate
from squadlog.rules.desk.flow import begin_turn
from squadlog.rules.fire_missions.calling import missions_left
from squadlog.rules.fire_missions.missions import PlotMission, missions
from squadlog.rules.fire_missions.plotting import placeables
from squadlog.rules.jammer.record import ITEM, jammer_of
from squadlog.setup.battle import muster
from squadlog.setup.plan import BattlePlan, Force
from squadlog.squads.plan import SoldierPlan, SquadItem, SquadPlan

BOUGHT = (Goods(side="red", item="mortar_mission", count=2), Goods(side="red", item=ITEM))


def before(chapters=("leadership", "fire_missions"), goods=BOUGHT):
    """Before play; red has two mortar strikes and a jammer."""
    soldiers = {1: {"leader": 0}, 11: {"leader": 0}}
    made = setup((1, 2), (11,), chapters=chapters, goods=goods, salt="chance", soldiers=soldiers)
    return Played(first_state(made))


def test_what_was_bought_stays_with_its_side_whatever_is_in_force_at_first():
    """ADV-03, FMS-02: a strike is there once its chapter is."""
    squad = SquadPlan(
        name="A",
        budget=400,
        soldiers=(SoldierPlan(name="A", weapons=("SR",)),),
        equipment=(SquadItem(item="mortar_mission"), SquadItem(item="mortar_mission")),
    )
    plan = BattlePlan(title="T", forces=(Force("red", "Red", squad), Force("blue", "Blue", squad)))
    made = muster(plan, load_rulebook(), load_rulings())
    assert [one.count for one in made.goods] == [2, 2]
    assert not made.remarks or all(not one.side for one in made.remarks)


def test_a_jammer_whose_chapter_comes_into_force_is_with_its_bearer_at_once():
    """ECM-06, ADV-03."""
    played = before(chapters=("leadership",))
    played.do(Begin())
    assert jammer_of(played.battle, "red") is None
    recorder = EventRecorder(replace(played.battle, switched=(("jammer", True),)))
    begin_turn(recorder, 2, table())
    assert jammer_of(recorder.battle, "red").bearer == 1
    again = EventRecorder(recorder.battle)
    begin_turn(again, 3, table())
    assert "jammer_carried" not in [one.kind for one in again.events]


def test_the_screen_offers_to_plot_until_a_side_has_plotted():
    """SEQ-05, FMS-09: a row for each of the first turns; then it is bound, and nothing more is offered."""
    played = before()
    rows = list(placeables(played.battle, "red", table()))
    assert [one.words for one in rows] == [
        "mortar strike in turn 1",
        "mortar strike in turn 2",
        "mortar strike in turn 3",
        "All plotted",
    ]
    assert not list(placeables(played.battle, "blue", table()))
    made = rows[1].lays(Waypoint(x=3.0, y=4.0), None, "")
    assert (made.mission, made.turn, made.at) == ("mortar", 2, Waypoint(x=3.0, y=4.0))
    played.do(PlotMission(side="red", turn=2, where="the gate"))
    assert missions_left(played.battle, "red", "mortar") == 1
    assert next(placeables(played.battle, "red", table())).lifts == PlotMission(side="red", off=True)
    played.do(rows[-1].says)
    assert missions(played.battle).bound == ("red",)
    assert not list(placeables(played.battle, "red", table()))
    assert played.refused(PlotMission(side="red", where="the gate")).code == "bound"
    played.do(Begin())
    assert len(played.of_kind("plots_bound")) == 1


def test_that_all_is_plotted_is_said_in_a_word():
    """SEQ-05."""
    command = parse("plot red done", known(before().battle, TABLE), load_rulebook())
    assert command == PlotMission(side="red", done=True)
    assert parse(say(command), known(before().battle, TABLE), load_rulebook()) == command


def test_a_correction_of_the_whole_list_says_what_is_gone():
    """GEN-06."""
    played = before()
    played.do(Correct(unit=1, changes=(("items", "rope,flag"),), reason="so"))
    event = Correct(unit=1, changes=(("items", "rope"),), reason="so")
    battle = played.battle
    (told,) = played.do(event)
    assert narrate(told, battle) == "Referee: 1 Trooper 1: items is rope (gone: flag). Reason: so."
