"""Orders for many by keys: marks, the same once more, standing orders, going on until somebody is asked."""

from dataclasses import replace

from support.battles import skirmish

from squadlog.battle.chapter_state import keep_state
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement
from squadlog.battle.standing import STANDING, Task
from squadlog.facts.ground_facts import Position, StatedMove, Waypoint
from squadlog.facts.seats import Speaker
from squadlog.rules.common.ask import Ask, units_awaited
from squadlog.rules.standing_orders.record import Looked, StandingOrder
from squadlog.session.view.questions.standing import standing_offers
from squadlog.session.view.words.log_lines import together
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.orderlist import ask_words
from squadlog.tui.battle.parts import orders

READY = ("begin", "initiative", "3", "8", "move")


def offered(battle, units, ruler=None):
    return {one.key: one for one in standing_offers(battle, units, ruler)}


def test_without_a_map_a_soldier_runs_so_many_metres_and_nobody_is_run_up_to():
    told = offered(skirmish(red=(1, 2), blue=(11, 12), units={12: {"wound": "D"}}), (1,))
    assert list(told) == ["hold", "turn", "run:10", "run:20", "run:40", "fire:11", "words"]
    assert told["run:40"].task == Task(what="go", mode="run", metres=40.0)
    assert told["turn"].task.until == Moment(2, 1)


def test_on_a_map_it_runs_up_to_a_friend_or_along_the_ruler():
    places = {number: {"position": Position(x=number, y=1.0)} for number in (1, 2, 11)}
    ruler = StatedMove(path=(Waypoint(x=3.0, y=4.0),))
    told = offered(skirmish(red=(1, 2), units=places), (1,), ruler)
    assert told["run:ruler"].task.path == ruler.path
    assert told["beside:2"].task.beside == 2
    assert "run:10" not in told


def test_marked_soldiers_are_told_together_and_say_it_again(play, prepared):
    async def steps(table):
        await table.press("1", "space", "space", "h")
        held = [number for number, unit in table.seat.known.units.items() if unit.declaration is not None]
        assert held == [1, 2]
        await table.press("d", "d", "d")  # the other side gives no order, and is asked
        await table.press("r")
        held = [number for number, unit in table.seat.known.units.items() if unit.declaration is not None]
        assert held == [1, 2]
        await table.press("u", "1", "space", "space", "full_stop")
        held = [number for number, unit in table.seat.known.units.items() if unit.declaration is not None]
        assert held == [1, 2], "those who are marked each do what they were told last"

    play(steps, battle=prepared(*READY))


def test_marks_of_those_whose_slot_it_is_not_wait_for_theirs(play, prepared):
    async def steps(table):
        await table.press("1", "space", "space", "h", "d")
        await table.press("5", "f")
        told = [number for number, unit in table.seat.known.units.items() if unit.declaration is not None]
        assert told == [5], "5 was chosen, and 1 and 2 have acted"
        await table.press("a")
        assert table.panel.border_title.startswith(("4 ", "6 "))

    play(steps, battle=prepared(*READY))


def test_marks_of_two_groupings_are_told_slot_by_slot(play, prepared):
    async def steps(table):
        await table.press("1", "A", "h", "d", "4", "A", "a")
        assert table.panel.border_title.startswith("3 soldiers")
        await table.press("h")
        told = [number for number, unit in table.seat.known.units.items() if unit.declaration is not None]
        assert told == [4, 5, 6]

    play(steps, battle=prepared(*READY))


def test_a_standing_order_by_two_keys_and_going_on_by_one(play, prepared):
    async def steps(table):
        await table.press("1", "A", "s", "enter")
        assert all(table.seat.known.units[number].holds("standing_orders") for number in (1, 2, 3))
        await table.press("G")
        assert table.seat.known.active.id != table.seat.known.units[1].grouping
        await table.press("escape", "4", "A", "s", "down", "enter", "G")
        assert table.seat.due.ask().kind == "roll_initiative"
        await table.press("escape", "1", "X")
        assert not table.seat.known.units[1].holds("standing_orders")

    play(steps, battle=prepared(*READY))


def test_going_on_tells_what_went_otherwise_than_ordered_though_other_slots_came_after_it(
    play, prepared, monkeypatch
):
    async def steps(table):
        told = []
        monkeypatch.setattr(orders, "together", lambda steps: told.append(steps) or together(steps))
        await table.press("1", "A", "s", "enter", "G", "escape", "4", "A", "s", "down", "enter")
        stood = len(table.seat.log.entries())
        await table.press("G")
        assert len(table.seat.log.entries()) > stood + 1
        assert len(told[-1]) == len(table.seat.log.entries()) - stood, "all of these seconds are told of"

    play(steps, battle=prepared(*READY))


def test_while_nobody_has_a_slot_it_is_said_what_is_asked_instead(play, prepared):
    async def steps(table):
        await table.press("escape", "1", "s")
        assert table.app.screen.panels.open is None
        assert (
            table.app.screen.answer.told.plain
            == "Give standing orders in the slot of a grouping. Turn 1: roll for initiative."
        )

    play(steps, battle=prepared("begin"))


def test_what_is_said_in_words_begins_with_the_soldiers(play, prepared):
    async def steps(table):
        await table.press("1", "s", "end", "enter")
        assert table.app.screen.query_one("#say").value == "standing 1 run to "
        await table.press("D")
        assert table.app.screen.query_one("#say").value == "standing 1 run to D"

    play(steps, battle=prepared(*READY))


def test_whoever_has_a_standing_order_is_not_waited_for():
    battle = skirmish(red=(1, 2, 3))
    waiting = StandingOrder(task=Task(what="fire", target=11), looked=Looked(wound="none"), begun=True)
    led = replace(battle, units={**battle.units, 2: keep_state(battle.units[2], STANDING, waiting)})
    asks = Ask(kind="declare", sentence="", units=(1, 2, 3))
    assert units_awaited(battle, asks) == (1, 2, 3)
    assert units_awaited(led, asks) == (1, 3)


def test_whoever_watches_is_not_waited_for_unless_it_is_attacked():
    """ACT-54: going on passes it by as well; the question tells that it watches."""
    battle = skirmish(red=(1, 2), blue=(11,), units={1: {"opportunity": "SR"}})
    asks = Ask(kind="declare", sentence="", grouping="red", units=(1, 2))
    attacked = replace(
        battle, engagements=(Engagement(attacker=11, defender=1, declared=battle.now, late=False),)
    )
    assert (units_awaited(battle, asks), units_awaited(attacked, asks)) == ((2,), (1, 2))
    assert "give orders to 2 (1 on opp. fire), then done." in ask_words(battle, asks, None).plain
    alone = replace(asks, units=(1,))
    assert "has its orders (1 on opp. fire): done resolves them." in ask_words(battle, alone, None).plain


def test_a_refusal_is_shown_whole_and_is_no_line_of_the_log(play, prepared):
    async def steps(table):
        journal = table.app.screen.query_one(Journal)
        before = journal.told
        await table.press("G", "G", "G")
        assert "have no orders" in table.app.screen.answer.told.plain
        assert journal.told == before
        rows = table.app.screen.query_one("#answer").size.height
        assert rows * 78 >= len(table.app.screen.answer.told.plain)

    play(steps, battle=prepared(*READY))


def test_tab_stays_in_a_panel_that_has_no_facts(play, prepared):
    async def steps(table):
        await table.press("1", "s", "tab", "shift+tab")
        assert table.screen == "StandingPanel"
        await table.press("enter")
        assert table.seat.known.units[1].holds(STANDING)

    play(steps, battle=prepared(*READY))


def test_an_order_to_somebody_of_another_slot_says_who_is_asked_now(play, prepared):
    """ACT-02: the refusal told how the record is set right, and not whom to choose."""

    async def steps(table):
        await table.press("4", "h")
        told = table.app.screen.answer.told.plain
        assert told.endswith("[ACT-02] To act now: 1-3. A number chooses one, Enter takes the next.")

    play(steps, battle=prepared(*READY))


def test_the_key_of_the_actions_says_what_is_asked_where_nobody_acts_yet(play, prepared):
    """In set-up it did nothing and said nothing, while f and h said that they are not asked for."""

    async def steps(table):
        await table.press("a")
        assert table.screen == "BattleScreen"
        assert "a (Act) cannot be given now. Set up the table, then begin turn 1." in table.text()

    play(steps, battle=prepared())


def test_all_of_a_grouping_are_marked_but_who_is_in_the_middle_of_an_action(play, prepared):
    """ACT-15: an order to all broke off the aim of whoever had begun one, and its action points were lost."""

    async def steps(table):
        await table.press("1", "A")
        roster = table.app.screen.query_one("#units")
        assert roster.marked == (1, 3)
        told = "1 soldier left out: 2 Mara Quill is in the middle of an action. Space marks that one all the same."
        assert table.app.screen.answer.told.plain == told
        await table.press("A")
        assert roster.marked == ()
        await table.press("A", "h")
        assert table.seat.known.units[2].action is not None
        assert table.seat.known.units[2].declaration is None

    play(steps, battle=prepared(*READY, "aim 2", "hold 1 3", "done", "done"))


def test_among_the_enemy_the_key_marks_ones_own(play, prepared):
    async def steps(table):
        screen = table.app.screen
        roster = screen.query_one("#units")
        screen.chair.seat = screen.seat.of(Speaker(seat=table.seat.known.units[1].side))
        screen.board.redraw()
        await table.press("4", "A")
        assert roster.marked == (1, 2, 3)
        await table.press("A")
        assert roster.marked == ()

    play(steps, battle=prepared(*READY))


def test_where_all_of_a_grouping_are_in_the_middle_of_an_action_nobody_is_marked_and_it_is_said(
    play, prepared
):

    async def steps(table):
        await table.press("1", "A")
        assert table.app.screen.query_one("#units").marked == ()
        told = table.app.screen.answer.told.plain
        assert told.startswith(
            "No soldier is marked: 1 John Doe, 2 Mara Quill, 3 Tobias Renn are in the middle"
        )

    play(steps, battle=prepared(*READY, "aim 1 2 3", "done", "done"))


def test_who_walk_on_while_they_reload_are_marked_together_as_they_must_be_told_to_go_on(play, prepared):
    """ACT-06, CMB-15: nobody is free, and each is asked for a word in every second."""

    async def steps(table):
        await table.press("1", "A")
        assert table.app.screen.query_one("#units").marked == (1, 2, 3)
        assert "left out" not in table.app.screen.answer.told.plain
        await table.press("g")
        assert all(table.seat.known.units[one].declaration is not None for one in (1, 2, 3))

    play(steps, battle=prepared(*READY, *(f"reload {one} walking 1m" for one in (1, 2, 3)), "done", "done"))
