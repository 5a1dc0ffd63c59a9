"""The premade scenarios by keys, as a new user plays them: from home to the count."""

import pytest

from squadlog.tui.chrome.strip_list import StripList


async def begun_by_keys(table, key):
    """From home into the battle and its first turn; how many keys it took."""
    await table.press("b")
    rows, pressed = table.app.screen.query(StripList).first(), 1
    while rows.chosen != key:
        await table.press("down")
        pressed += 1
        assert pressed < 30, rows.chosen
    for _ in range(2):
        await table.press("enter")
        pressed += 1
        await table.app.workers.wait_for_complete()
        for _ in range(3):
            await table.pilot.pause()
    assert table.seat.known.stage == "initiative", table.text()
    return pressed


async def order_of_turn(table):
    """Every grouping that has a choice moves."""
    while table.seat.due.ask().kind == "choose_order":
        await table.press("m")
    await table.press("escape")


async def counted_by_keys(table):
    """One second is played, then the last: to the victory count."""
    turns = table.seat.known.setup.turns
    for late in (False, True):
        if late:
            await table.say(f"correct moment=T{turns}.s10 because it is late")
        now = table.seat.known.now
        for _ in range(16):
            if table.seat.known.stage == "over" or (not late and table.seat.known.now != now):
                break
            await table.press("d")
            if table.screen == "StepPanel":
                await table.press("1")
    assert table.seat.known.stage == "over", table.text()
    assert table.screen == "ScoreScreen"


@pytest.mark.parametrize(
    ("key", "objective"),
    [("blow_the_damn_thing_up", "relay"), ("pest_control", "the bridge")],
)
def test_a_premade_scenario_begins_within_twelve_keys_of_home_and_is_played_to_the_count(
    play, key, objective
):
    """SET-05, SCN-09, SCN-13, VIC-02."""

    async def steps(table):
        assert await begun_by_keys(table, key) <= 12
        await table.press("enter")
        await order_of_turn(table)
        await counted_by_keys(table)
        assert objective in table.text().lower(), table.text()

    play(steps, (160, 48))


def test_definitely_not_camping_by_keys_to_the_count(play):
    """SCN-09, SCN-12, SCN-13, VIC-02: what stands elsewhere is told, may be let stand; what binds is told."""

    async def steps(table):
        assert await begun_by_keys(table, "definitely_not_camping") <= 12
        await table.press("u")
        assert "TOG:  sets up in the camp: P places a soldier" in table.text()
        await table.press("b")
        assert "Commonwealth: the patrol routed: rout TOG (100, primary)." in table.text()
        assert "TOG in the camp." in table.text()
        assert "The camp: within 10 m of 24,18." in " ".join(table.text().split())
        await table.press("escape", "v")
        assert table.text().index("two thirds of the hunters down") < table.text().index("unhurt 0 of 28")
        await table.press("escape")
        await table.say("deployed red")
        await table.say("put 9 1,27 facing east")
        await table.press("escape", "enter")
        assert table.screen == "LineDialog", table.text()
        assert "5 m being the most" in table.text()
        await table.pilot.press(*"late", "enter")
        await table.pilot.pause()
        assert table.seat.known.stage == "initiative"
        await table.say("initiative")
        await order_of_turn(table)
        await table.press("o")
        assert "Referee: two thirds of the hunters down: it is met" in table.text()
        await table.press("escape")
        await counted_by_keys(table)
        assert "two thirds of the hunters down" in table.text()

    play(steps, (160, 48))
