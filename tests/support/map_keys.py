"""Hands on the map of a battle screen: the cursor steered by arrows, moves by the ruler, actions by the sheet."""

from squadlog.battle.refusal import Refusal
from squadlog.ground.compiled.conditions import Spot
from squadlog.tui.map.panel import MapPanel

_LONGEST = 200
_NOTHING = {"begin": "begin", "roll_initiative": "initiative", "choose_order": "move", "fire": "withhold"}
"""What is said where nobody does anything, when it is not `done`."""


def board(table):
    return table.app.screen.query_one(MapPanel)


def hand(table):
    return board(table).held.hand


def line(table):
    """What the line under the map says."""
    return table.app.screen.query_one("#map-line").visual.plain


def spot(table, number):
    """East and north in metres, to the centimetre, and the floor."""
    unit = table.seat.known.units[number]
    return round(unit.position.x, 2), round(unit.position.y, 2), unit.floor


async def cursor_to(table, x, y, floor=1):
    """The cursor to a place at once, as a click there would bring it."""
    board(table).view.point_at(Spot(x, y, floor))
    await table.pilot.pause()


async def steer(table, x, y):
    """The cursor by arrow keys to the nearest place it can step to."""
    view = board(table).view
    for _ in range(_LONGEST):
        frame, scale = view.frame, view.frame.scale_m
        (here, low), (there, high) = frame.seen(view.cursor.x, view.cursor.y), frame.seen(x, y)
        aside, up = round((there - here) / scale), round((high - low) / (2 * scale))
        if not aside and not up:
            return
        steps, far, key = (aside, 8, ("right", "left")) if aside else (up, 4, ("up", "down"))
        strides = abs(steps) // far
        pressed = ("shift+" if strides else "") + key[steps < 0]
        await table.pilot.press(*[pressed] * (strides or abs(steps)))
        await table.pilot.pause()
    raise AssertionError(f"the cursor does not come to {x}, {y}")


async def choose(table, number):
    await table.press(*str(number))
    assert hand(table).chosen == number


async def turn_of(table, number):
    """The unit may be told something: until then nobody does anything, which need not be typed key by key."""
    while table.screen != "BattleScreen":
        await table.press("escape")
    for _ in range(_LONGEST):
        ask, unit = table.seat.due.ask(), table.seat.known.units[number]
        if ask.kind == "declare" and number in ask.units and unit.declaration is None and unit.action is None:
            table.app.screen.gone_on()
            await table.pilot.pause()
            await choose(table, number)
            return
        said = table.seat.say(_NOTHING.get(ask.kind, "done"))
        assert not isinstance(said, Refusal), said
    raise AssertionError(f"unit {number} never comes to act")


async def lay(table, *places):
    """The ruler through these places, a corner at each but the last."""
    await table.press("r")
    for x, y in places[:-1]:
        await steer(table, x, y)
        await table.press("space")
    await steer(table, *places[-1])


async def done(table):
    """Done, and once more where others of the slot have no order and are asked about."""
    before = table.seat.head
    await table.press("d")
    if table.seat.head == before:
        await table.press("d")


async def resolve(table, number):
    """Done, and on until the unit may be spoken to again."""
    await done(table)
    await turn_of(table, number)


async def walk(table, number, *places):
    """A move by the ruler that the rules let pass, resolved."""
    await turn_of(table, number)
    await lay(table, *places)
    assert "✗" not in line(table), line(table)
    await table.press("enter")
    assert table.seat.known.units[number].declaration is not None, line(table)
    await resolve(table, number)


async def act(table, number, action, *keys, shown=()):
    """An action from the sheet, chosen by arrows; `keys` set its facts, `shown` must then be read there."""
    await turn_of(table, number)
    await open_sheet(table, action)
    await table.press(*keys)
    read = " ".join(table.text().replace("◂", "").replace("▸", "").split())
    for words in shown:
        assert words in read, read
    await table.press("enter")
    assert table.screen == "BattleScreen", read
    await resolve(table, number)


async def open_sheet(table, action):
    """The action sheet by Enter, as the battle asks for it, with the cursor on that action."""
    await table.press("enter")
    assert table.screen == "ActionPanel"
    rows = table.panel.query_one("#actions")
    if rows.place_of(action) is None:  # what nobody here may do is folded
        await table.press("+")
    stops = [row.key for row in rows.rows if row.stops]  # one may go on over several lines
    steps = stops.index(action) - stops.index(rows.chosen)
    await table.pilot.press(*["down" if steps > 0 else "up"] * abs(steps))
    await table.pilot.pause()
    assert rows.chosen == action
