"""The map on the battle screen, looked at and shot over: sight lines, targets, watchers, arcs, layers, floors."""

from support.map_keys import cursor_to, hand, line, spot

from squadlog.tui.map.glyphs import ARCS
from squadlog.tui.map.panel import MapPanel
from squadlog.tui.map.tools_lists import TargetList

SMALL, LARGE = (80, 24), (160, 48)

ARC_SIGNS = {sign for sign, _ in ARCS.values()}


def test_a_shot_from_the_map(play, mapped):
    """FIR-01, LOS-01: v and tab find a target, f fires at it; the card shows what was measured."""

    async def steps(table):
        await table.press("m", "1", "v", "tab")
        assert "1 Aquila → 9 Sergeant Bly: ~ in sight, covered, 13.51 m." in line(table)
        assert "and the line would be open." in line(table)
        await table.press("f")
        assert table.seat.known.units[1].declaration is not None
        while table.screen != "ShotPanel":
            await table.press("d")
        shown = table.text()
        assert "range: 13.51 m (measured)" in shown
        assert "LOS: yes (measured)" in shown
        await table.press("r")
        assert "The line, as measured" in table.text()
        await table.press("t", "1", "2")
        facts = [row.words.plain for row in table.panel.query_one("#facts").rows]
        assert any("range: 12 m" in words for words in facts)
        targets = table.panel.query_one("#targets")
        assert targets.rows[-1].words.plain.startswith("▸ 8 doors, ")
        await table.press("end")
        assert targets.chosen == "xD1"
        assert len(targets.rows) > 40
        await table.press("up")
        assert targets.rows[-1].words.plain.startswith("▸ 8 doors, ")

    play(steps, size=LARGE, battle=mapped("blow_the_damn_thing_up", turn=1))


def test_a_line_too_close_to_call_asks_the_table(play, mapped):
    async def steps(table):
        await table.press("m", "1", "v", "tab", "tab")
        assert "? too close, the players decide" in line(table)
        await table.press("f")
        while table.screen != "ShotPanel":
            await table.press("d")
        assert "too close: say it" in table.text()
        await table.press("s")
        assert "LOS: NO" in table.text()
        assert "✗" in table.text()
        await table.press("s")
        assert "LOS: yes" in table.text()

    play(steps, size=LARGE, battle=mapped("blow_the_damn_thing_up", turn=1))


def test_a_sight_line_from_a_spot_not_moved_to(play, mapped):
    async def steps(table):
        await table.press("m", "1", "v")
        await cursor_to(table, 20.0, 5.0)
        await table.press("space")
        assert hand(table).origin is not None
        await table.press("tab")
        assert "1 Aquila from 20.0, 5.0 →" in line(table)
        await table.press("backspace")
        assert hand(table).origin is None

    play(steps, size=SMALL, battle=mapped("blow_the_damn_thing_up", turn=1))


def test_the_side_view_shows_ground_and_heads(play, mapped, size):
    async def steps(table):
        await table.press("m", "1", "v", "tab", "s")
        assert table.screen == "ReadingDialog"
        assert "from the side" in table.text()
        assert table.text().count("◉") >= 2

    play(steps, size=size, battle=mapped("blow_the_damn_thing_up", turn=1))


def test_all_targets_by_distance_and_one_is_pointed_at(play, mapped, size):
    async def steps(table):
        await table.press("m", "1", "t")
        shown = table.text()
        assert shown.index("9 Sergeant Bly") < shown.index("10 Tamsin Crake")
        assert "hits ≤" in shown
        assert "→ 9 Sergeant Bly" in line(table)
        await table.press("down")
        assert "→ 10 Tamsin Crake" in line(table)
        before = hand(table).tool
        await table.press("escape")
        assert (before, hand(table).tool) == ("sight", "look")
        await table.press("t", "down", "enter")
        assert "→ 10 Tamsin Crake" in line(table)
        assert hand(table).tool == "sight"
        assert not table.app.screen.query_one(TargetList).display

    play(steps, size=size, battle=mapped("blow_the_damn_thing_up", turn=1))


def test_who_sees_a_spot_and_what_lies_there(play, mapped):
    async def steps(table):
        await table.press("m", "1", "w")
        assert "1 Aquila: seen by 9 Sergeant Bly" in line(table)
        await table.press("escape", "r")
        x, y, _ = spot(table, 1)
        await cursor_to(table, x, y + 2.0)
        await table.press("w")
        assert line(table).startswith("Along the ruler: 0 ")
        await table.press("escape", "c", "i")
        assert "What is here" in table.text()
        assert "2 Ferox" in table.text()

    play(steps, size=SMALL, battle=mapped("blow_the_damn_thing_up", turn=1))


def test_arcs_and_layers(play, mapped):
    """FOV-01, ACT-53."""

    async def steps(table):
        await table.press("m", "1", "a")
        assert "faces" in line(table)
        assert all(sign in table.text() for sign in ARC_SIGNS)
        await table.press("a")
        assert not ARC_SIGNS & set(table.text())
        await table.press("L")
        assert table.screen == "LayersDialog"
        await table.press("enter", "escape")
        assert "terrain" in table.app.screen.query_one(MapPanel).view.drawn_layers
        await table.press("L", "enter", "f2")
        assert "terrain" not in table.app.screen.query_one(MapPanel).view.drawn_layers

    play(steps, size=LARGE, battle=mapped("blow_the_damn_thing_up", turn=1))


def test_floors_are_changed_and_a_unit_is_found_on_its_own(play, mapped):
    """STO-01."""

    async def steps(table):
        await table.press("m")
        assert "floor 1/2" in table.text()
        await table.press("greater_than_sign")
        assert "floor 2/2" in table.text()
        await table.press("comma")
        assert "floor 1/2" in table.text()
        await table.press("1", "6", "c")
        assert "floor 2/2" in table.text()
        assert "16 Hester Blum" in line(table)

    play(steps, size=LARGE, battle=mapped("counting_house"))
