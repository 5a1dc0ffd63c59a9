"""A shot and a melee played with the mouse alone: nothing needs the keyboard."""

from squadlog.rules.hiding.piles import hiding_of

ACTIONS = ("begin", "initiative", "3", "8", "move")


async def click(table, words, times=1):
    """Click on the first place where these words stand."""
    rows = table.text().splitlines()
    row = next((place for place, line in enumerate(rows) if words in line), None)
    assert row is not None, f"{words} is not on the screen:\n" + "\n".join(rows)
    for _click in range(times):
        await table.pilot.click(offset=(rows[row].index(words) + 2, row), times=_click + 1)
    await table.pilot.pause()


def test_a_shot_is_played_with_the_mouse_alone(play, prepared):
    async def steps(table):
        await click(table, "2 Mara Quill")
        await click(table, "Act")
        assert table.screen == "ActionPanel"
        await click(table, "Fire or throw")
        await click(table, "declare")
        await click(table, "Done")
        await click(table, "Done")
        await click(table, "Done")
        await click(table, "Done")  # each side has somebody without an order, and is asked
        assert table.screen == "ShotPanel"
        await click(table, " 5 Cassia")
        await click(table, " 8 ")
        await click(table, "cover: none")
        assert "half soft" in table.text()
        await click(table, "⏎ fire")
        assert table.screen == "DiePanel"
        await click(table, "  1     2  ")
        while table.screen == "DiePanel":
            await click(table, "  9    10")
        assert table.seat.known.units[5].wound != "none"

    play(steps, battle=prepared(*ACTIONS))


def test_a_click_on_the_question_and_on_an_answer_does_what_the_key_does(play, prepared):
    """One click each: the question line is Enter, MOVE is m; COUNTERMOVE is c."""

    async def steps(table):
        await table.press("escape")
        assert table.screen == "BattleScreen"
        await click(table, "MOVE or COUNTERMOVE?")
        assert table.screen == "OrderPanel"
        await click(table, "c  COUNTERMOVE")
        assert table.seat.known.stage == "actions"
        assert [standing.choice for standing in table.seat.known.standings] == ["COUNTERMOVE", "MOVE"]

    play(steps, battle=prepared("begin", "initiative", "3", "8"))


def test_a_melee_opens_with_the_mouse_alone(play, prepared):
    """MEL-19: the curtain is lifted by a click as well."""

    async def steps(table):
        for choice in ("Parry", "Attack"):
            await click(table, "Show my view")
            await click(table, choice)
        assert table.seat.known.pending is None
        assert table.seat.known.units[1].fighting

    play(steps, battle=prepared(*ACTIONS, "engage 1 with 4", "done", "face 4", "done"))


def test_a_side_hides_its_own_with_the_mouse_alone(play, tmp_path, brought):
    """HID-08, HID-09, HID-13: the curtain, a soldier from the list to the map, and that all is placed."""
    number = brought(tmp_path / "squadlog.db", "counting_house", typed_dice=(), chapters=("hiding",))

    async def steps(table):
        await click(table, "C hides")
        await click(table, "▲ Commonwealth")
        await click(table, "Bela Kose  in the open")
        assert "in secret, to 16.5, 6.5" in table.text()
        view = table.app.screen.map.panel.view
        col, row = view.frame.cell(18.5, 7.5)
        await table.pilot.click(view, offset=(col, row), times=2)
        await table.pilot.pause()
        (pile,) = hiding_of(table.seat.known).piles
        assert pile.unit == 10
        await table.press("escape")
        await click(table, "All placed: 1 hidden")
        assert "?1" in table.text()
        assert 10 not in table.seat.known.units

    play(steps, (160, 48), battle=number)
