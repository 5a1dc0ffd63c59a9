"""The battle screen at another seat than the table: it offers what may be said, shows what is known."""

from types import SimpleNamespace

import pytest
from support.battles import skirmish
from textual.content import Content

from squadlog.battle.commands import Begin
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.rules.common.ask import Ask
from squadlog.session.seat import Seat
from squadlog.session.seat_views import BySeat
from squadlog.session.view.words.status import seat_words, status_of
from squadlog.tui.battle.log import LogLines
from squadlog.tui.battle.orderlist import status_words
from squadlog.tui.battle.roster import Roster, foot
from squadlog.tui.battle.screen import BattleScreen
from squadlog.tui.map.parts.map_orders import MapOrders
from squadlog.tui.map.parts.tool_keys import ToolKeys
from squadlog.tui.map.parts.unit_keys import UnitKeys


def test_a_side_has_no_keys_for_what_only_the_whole_table_says(play, prepared):
    number = prepared()

    async def steps(table):
        screen = table.app.screen
        asked = ("undo", "redo", "correct", "set_right", "features", "note", "rulings", "log")
        assert all(screen.check_action(action, ()) for action in asked)
        side = screen.seat.known.side_ids()[0]
        screen.chair.seat = screen.seat.of(Speaker(seat=side))
        assert [screen.check_action(action, ()) for action in asked] == [True] * 3 + [False] * 2 + [True] * 3

    play(steps, battle=number)


def test_the_frame_says_at_which_seat_one_looks():
    battle = known(skirmish(), TABLE)
    told = {seat: seat_words(battle, Speaker(seat=seat)) for seat in ("red", REFEREE, TABLE, NOBODY)}
    assert told == {"red": "seat of Red", REFEREE: "REFEREE, sees all", TABLE: "", NOBODY: "display for all"}
    for width in (60, 80, 160):
        line = status_words(battle, status_of("A title", battle, (0, 0), seat=told[REFEREE]), width)
        assert line.plain.startswith(" REFEREE, sees all  Turn 1")
        assert line.cell_length < width
    for width in range(8, 60):
        line = status_words(battle, status_of("A title", battle, (0, 0), seat=told[REFEREE]), width)
        assert line.plain.startswith(" REF")
        assert line.cell_length < width


def test_a_display_has_keys_to_look_alone_and_shows_what_others_do(play, prepared):
    number = prepared()

    async def steps(table):
        screen = table.app.screen
        assert isinstance(screen, BattleScreen)
        player = screen.seat
        screen.chair.seat = screen.seat.of(Speaker(seat=NOBODY))
        keys = {
            binding.action for binding in screen._bindings.key_to_bindings.values() for binding in binding
        }
        left = {key for key in keys if table.app._check_action_state(key, screen)}
        assert left == {
            "back", "app.help", "rooms.log", "rooms.rule", "rooms.briefing", "rooms.card", "rooms.score",
            "rooms.rulings", "rooms.replay", "screen.extra('papers')", "screen.extra('mail')", "screen.extra('phones')",
            "tab", "map.map", "map.whole_map", "app.focus_next", "app.focus_previous", "screen.copy_text",
        }  # fmt: skip
        before = screen.seat.head
        await table.press("enter", "a", "f", "d", "u", "n", "colon")
        assert screen.seat.head == before
        assert table.app.screen is screen
        assert screen.panels.open is None
        await table.press("l")
        log = table.app.screen
        assert not any(
            log.check_action(key, ()) for key in ("undo", "redo", "name_branch", "note", "note_on")
        )
        assert not log.query_one(LogLines).check_action("select", ())
        assert log.check_action("look", (1,))
        await table.press("escape", "R")
        assert not any(table.app.screen.check_action(key, (1,)) for key in ("adopt", "number"))
        await table.press("escape")
        player.submit(Begin())
        screen.gone_on()
        await table.pilot.pause()
        assert "display for all" in table.text()
        assert not screen.query_one(Roster).check_action("select", ())
        assert not screen.query_one(Roster).marks.check_action("mark", ())
        assert "another window" not in table.text()
        roster = screen.query_one(Roster)
        roster.border.keys_elsewhere(on_the_map=True)
        screen.board.redraw()
        assert "the map has the keys" in str(roster.border_subtitle)
        roster.border.keys_elsewhere(on_the_map=False)
        assert not roster.border_subtitle
        for said in (
            screen.seat.submit(Begin()),
            screen.seat.say("undo"),
            screen.seat.undo(),
            screen.seat.go_on(),
        ):
            assert isinstance(said, Refusal)
            assert "display" in said.sentence

    play(steps, battle=number)


@pytest.mark.parametrize(("seat", "offers"), [(TABLE, 5), ("red", 4), (NOBODY, 0)])
def test_on_the_map_too_no_key_is_offered_for_what_may_not_be_said_from_a_seat(seat, offers):
    """A side lets nothing stand by itself (GEN-06)."""
    held = SimpleNamespace(
        seat=SimpleNamespace(who=Speaker(seat=seat), known=SimpleNamespace(stage="setup")),
        hand=SimpleNamespace(tool="ruler"),
        view=None,
    )
    units = UnitKeys(None, held)
    orders = MapOrders(None, held, units)
    tools = ToolKeys(None, held, orders)
    keys = (orders, "enter"), (orders, "fire"), (orders, "overrule"), (units, "place"), (tools, "tool", "aim")
    assert sum(bool(part.check_action(key, tuple(more))) for part, key, *more in keys) == offers
    assert tools.check_action("tool", ("ruler",))


def test_a_side_is_asked_for_its_own_word_alone():
    nothing = BySeat(lambda _seat: None)
    asks = SimpleNamespace(ask=lambda: Ask(kind="intent", sentence="?", side="red"))
    parts = dict.fromkeys(
        ("rules", "blasts", "victory", "log", "exports", "earlier", "sentences", "clock"), nothing
    )
    battle = SimpleNamespace(
        record=SimpleNamespace(id=1, store=None, extent=tuple, waits=False),
        views=SimpleNamespace(seen=lambda _seat: None),
        seal=None,
        due=BySeat(lambda _seat: asks),
        die=BySeat(lambda _seat: SimpleNamespace(roll=None)),
        **parts,
    )
    asked = {
        seat: Seat(battle, Speaker(seat=seat)).asked() for seat in ("red", "blue", REFEREE, TABLE, NOBODY)
    }
    assert asked == {"red": True, "blue": False, REFEREE: True, TABLE: True, NOBODY: False}


def test_who_must_agree_is_asked_on_the_screen_and_answers_by_a_key(play, prepared):
    async def steps(table):
        await table.press("u")
        assert table.screen == "StepPanel"
        assert "Do all agree?" in table.text()
        await table.press("2")
        assert table.screen == "BattleScreen"
        assert "Undone, as all agree" in table.text()
        assert table.seat.head == 1

    play(steps, battle=prepared("begin", agreed="consent"))


def test_what_stands_below_the_soldiers_goes_by_whose_the_keys_are_not_by_what_was_drawn_last():
    """A display is drawn again on the map as before it: a redraw takes nothing away."""
    table, display = (
        {on: Content.assemble(foot(seat, on_the_map=on)).plain for on in (True, False)}
        for seat in (TABLE, NOBODY)
    )
    assert "m back to orders" in table[True]
    assert "the map has the keys" in display[True]
    assert "orders" not in display[True]
    assert display[False] == "" != table[False]
