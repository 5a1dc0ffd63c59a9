"""Once nobody of a side is in action the screen says so and how to end; a battle that is over names its next keys."""

from dataclasses import replace

import pytest
from support.battles import skirmish

from squadlog.rules.common.ask import Ask
from squadlog.tui.battle.orderlist import ask_words

ASKS = Ask(kind="declare", sentence="", grouping="red", side="red", units=(1, 2))
OVER = Ask(kind="over", sentence="The battle is over: nobody is left to fight for Blue.")


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
def test_with_nobody_against_them_the_line_says_how_to_end_and_orders_go_on(play, prepared, size):
    """SEQ-07: it is looked at as the turn ends; meanwhile orders were asked for and nothing told that all was done."""

    async def steps(table):
        battle = table.seat.known
        other = next(one for one in battle.side_ids() if one != battle.active.side)
        name = battle.setup.side_name(other)
        assert "is in action" not in table.text()
        foes = [unit.id for unit in battle.units.values() if unit.side == other]
        for number in foes:
            await table.say(f"correct {number} wound=U because it fell")
        assert f"No soldier of {name} is in action: T" in " ".join(table.text().split())
        assert table.seat.known.stage == "actions"

    play(steps, size, battle=prepared("begin", "initiative", "3", "8", "move"))


@pytest.mark.parametrize("width", range(40, 160, 7))
def test_what_is_told_of_a_beaten_side_leaves_the_key_its_room(width):
    gone = ("No soldier of Blue is in action: T ends it or give orders.", "No soldier of Blue is in action.")
    line = ask_words(skirmish(red=(1, 2), blue=(11,)), ASKS, None, width=width, gone=gone)
    assert line.cell_length < width
    assert "No soldier of Blue" in line.plain
    assert "[Enter" in line.plain


@pytest.mark.parametrize("width", [71, 151])
def test_a_battle_that_is_over_names_the_keys_that_lead_on(width):
    line = ask_words(skirmish(red=(1,), blue=(11,)), OVER, None, width=width)
    assert line.cell_length < width
    told = line.plain
    for key in ("v ", "p print", "l log", "u ", "Escape home"):
        assert key in told
    assert "The battle is over" in told
    wide = ask_words(skirmish(red=(1,), blue=(11,)), OVER, None, width=151).plain
    assert wide.endswith("[v victory points, p print, l log, u undoes the end, Escape home]")


def test_who_only_looks_at_a_battle_that_is_over_reads_why():
    line = ask_words(skirmish(red=(1,), blue=(11,)), replace(OVER), None, mine=False).plain
    assert line == f"▶ Table:  {OVER.sentence}"
