"""Parts of the battle screen by themselves: each is given what it needs, and nothing of the screen."""

from types import SimpleNamespace

import pytest
from support.battles import skirmish
from textual.content import Content

from squadlog.base.records import replace
from squadlog.battle.commands import Hold, order_for
from squadlog.battle.known import known
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import TABLE
from squadlog.tui.battle.keys import KEYS, PRINTED
from squadlog.tui.battle.parts.allowed import Allowed, action_name
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.meant_units import CHOOSE_FIRST, MeantUnits
from squadlog.tui.battle.parts.slot_orders import SlotOrders
from squadlog.tui.battle.parts.step_back import StepBack
from squadlog.tui.battle.roster_rows import RosterRows, RosterState
from squadlog.tui.chrome.marked_list import RowMarks
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.parts import KeyedPart, part_of


def seat_of(kind="declare", grouping="blue", **more):
    """A seat at which four soldiers stand, two of each grouping, and the slot of one is asked."""
    units = {
        number: SimpleNamespace(grouping="blue" if number < 3 else "red", action=None)
        for number in range(1, 5)
    }
    ask = SimpleNamespace(kind=kind, grouping=grouping, units=(1, 2), options=())
    given = {
        "who": SimpleNamespace(looks=False, name=""),
        "known": SimpleNamespace(units=units),
        "die": SimpleNamespace(roll=None),
    }
    due = SimpleNamespace(ask=lambda: ask)
    return SimpleNamespace(due=due, asked=lambda: True, may=bool, **(given | more))


def test_marks_of_another_grouping_wait_until_it_is_their_slot():
    roster = SimpleNamespace(marked=(2, 3), selected=1)
    assert MeantUnits(Chair(seat_of()), roster, print).marks() == (2,)
    assert MeantUnits(Chair(seat_of(kind="begin")), roster, print).marks() == (2, 3)


def test_without_marks_the_soldier_under_the_cursor_is_meant_and_without_one_a_word_says_so():
    told = []
    nobody, one = SimpleNamespace(marked=(), selected=None), SimpleNamespace(marked=(), selected=4)
    assert MeantUnits(Chair(seat_of()), one, told.append).units() == (4,)
    assert told == []
    meant = MeantUnits(Chair(seat_of()), nobody, told.append)
    assert (meant.chosen(), meant.units(), meant.unit()) == ((), (), None)
    assert told == [CHOOSE_FIRST, CHOOSE_FIRST]


def test_whoever_has_its_order_loses_its_mark_and_whoever_was_refused_keeps_it():
    unmarked = []
    seat = seat_of(kind="fire")
    roster = SimpleNamespace(marked=(1, 2), selected=1, unmark=unmarked.append)
    slot = SlotOrders(Chair(seat), None, MeantUnits(Chair(seat), roster, print), roster)
    slot.say(order_for((1,), lambda number: Hold(unit=number)))
    refused = Refusal(code="no", sentence="It may not.", rule="ACT-01")
    assert slot.heard(refused) is refused
    assert unmarked == []
    slot.say(order_for((2,), lambda number: Hold(unit=number)))
    slot.heard(Moved(sentence="It stands at the begin."))
    assert unmarked == [(2,)]


def test_an_undo_says_which_step_it_took_back():
    came = []
    step = SimpleNamespace(lines=("T1.s1 2 Mara Quill kneels.",), kind="declared")
    seat = seat_of(
        log=SimpleNamespace(newest=lambda: step), undo=lambda: Moved(sentence="It stands at the begin.")
    )
    going_back = StepBack(Chair(seat), SimpleNamespace(came_of=came.append))
    going_back.action_undo()
    assert [one.sentence for one in came] == ["Undone: 2 Mara Quill kneels."]


@pytest.mark.parametrize(
    ("kind", "action", "now"),
    [("declare", "hold", True), ("fire", "hold", False), ("fire", "withhold", True), ("begin", "log", True)],
)
def test_a_key_works_while_its_order_is_asked_for(kind, action, now):
    panels, curtain = SimpleNamespace(open=None, question=False), SimpleNamespace(may_look=lambda: False)
    allowed = Allowed(Chair(seat_of(kind=kind)), panels, curtain, lambda: True, lambda: False)
    assert allowed.now(action) is now


def test_a_panel_leaves_the_prompt_its_key_and_a_question_the_way_back_too():
    panels, curtain = SimpleNamespace(open=object(), question=False), SimpleNamespace(may_look=lambda: False)
    allowed = Allowed(Chair(seat_of()), panels, curtain, lambda: True, lambda: False)
    assert (allowed.now("command"), allowed.now("undo"), allowed.now("hold")) == (True, False, False)
    panels.question = True
    assert (allowed.now("command"), allowed.now("undo"), allowed.now("hold")) == (True, True, False)


def test_an_action_names_its_part_from_the_screen_and_from_within_it():
    part = KeyedPart()
    screen = SimpleNamespace(parts={"orders": part})
    within = SimpleNamespace(screen=screen)
    assert part_of(screen, "orders") is part
    assert part_of(within, "screen.orders") is part
    assert part_of(within, "orders") is None
    assert action_name("orders.go_on(3)") == "go_on"
    assert part.check_action("hold", ()) is True


def test_the_printed_sheet_has_every_key_of_the_battle():
    assert {one.id for one in PRINTED} == {one.id for one in KEYS}


def test_a_soldier_of_whom_nothing_changed_has_the_row_of_before():
    battle = known(skirmish((1, 2)), TABLE)
    state = RosterState(battle=battle, seat=TABLE, asked=(1, 2), shots=dict.fromkeys(battle.units, 1))
    made = RosterRows()

    def rows(state, width=60, *, headed=False):
        return list(made.rows(state, made.layout(state, width), headed=headed))

    first = rows(state)
    assert [row.key for row in first if row.stops] == ["1", "2", "11"]
    other = {row.key: row for row in rows(replace(state, asked=(2,)))}
    assert [row.key for row in first if other[row.key] is not row] == ["1"]
    assert rows(state, headed=True)[0].look != first[0].look
    assert all(row not in first for row in rows(state, 50))


def test_a_group_is_marked_only_as_far_as_its_rows_go_together_and_no_key_marks_what_is_locked():
    rows = [ListRow("h", Content("one"), stops=False), *(ListRow(key, Content(key)) for key in "123")]
    listed = SimpleNamespace(rows=rows, chosen="1", place_of="h123".index, refresh_row=lambda _line: None)
    told = []
    marks = RowMarks(listed, lambda: told.append(marks.keys), never="3")
    marks.toggle(["3"])
    assert told == []
    marks.together = lambda keys: keys[:2]
    marks.action_mark_group()
    assert told == [("1", "2")]
    assert [marks.check_action(key, ()) for key in ("mark", "clear_marks")] == [True, True]
    marks.action_mark_group()
    marks.locked = True
    assert [marks.check_action(key, ()) for key in ("mark", "clear_marks")] == [False, False]
