"""What each key does at the map table."""

from collections.abc import Callable

from squadlog.base.lengths import in_metres
from squadlog.base.records import replace
from squadlog.extras.workshop.maps import beneath, laying, placing, reshaping, storeys, tools
from squadlog.extras.workshop.maps.asking import TableAsks, pick, type_key
from squadlog.extras.workshop.maps.bench import WAYS, Bench, InHand
from squadlog.extras.workshop.maps.draft import Draft
from squadlog.extras.workshop.maps.entry import MOST, SIGNS, figures
from squadlog.extras.workshop.maps.pieces import Refused, title_of
from squadlog.extras.workshop.maps.snapping import STEPS_M, next_end, step_on_grid
from squadlog.ground.map.tables import HEAD, keys, right
from squadlog.setup.own.kept import Trail

BIG = 10
"""Steps of the grid with shift."""
_BEGINS = frozenset("0123456789@")


def press(bench: Bench, key: str) -> Bench:
    """The table after a key; one that means nothing here changes nothing."""
    if bench.asked is not None:
        return _press_answer(bench, bench.asked, key)
    if bench.typed or key in _BEGINS:
        found = _press_figure(bench, key)
        if found is not None:
            return found
    if key.removeprefix("shift+") in WAYS:
        return _move_cursor(bench, key)
    if (tool := tools.BY_LETTER.get(key)) is not None:
        bench = replace(
            placing.end_line(bench), tool=tool, boxed=tool.boxed, turned=False, laid=(), carried=None
        )
        return _take_tool(bench)
    act = KEYS.get(key)
    return act(bench) if act is not None else bench


# Figures and arrows


def _press_figure(bench: Bench, key: str) -> Bench | None:
    """A key while figures are typed; None if it ends them and means something else."""
    if key in SIGNS:
        return replace(bench, typed=bench.typed + key if len(bench.typed) < MOST else bench.typed)
    match key:
        case "enter":
            return placing.enter_figures(bench)
        case "backspace":
            return replace(bench, typed=bench.typed[:-1])
        case "escape":
            return replace(bench, typed="")
        case _ if key in WAYS:
            east, north = WAYS[key]
            return placing.along(bench, (float(east), float(north)))
        case _:
            return None


def _move_cursor(bench: Bench, key: str) -> Bench:
    east, north = WAYS[key.removeprefix("shift+")]
    steps = BIG if key.startswith("shift+") else 1
    cursor = step_on_grid(bench.cursor, east * steps, north * steps, bench.step_m, bench.drawn)
    return replace(bench, cursor=cursor, told="", amiss=False)


# Tools and questions


def _take_tool(bench: Bench) -> Bench:
    """A tool in the hand; of several kinds it is asked which."""
    choices = tools.kinds_of(bench.tool, bench.drawn)
    if not choices:
        return replace(bench, asked=None, told="", amiss=False)
    return replace(
        bench, told="", amiss=False, asked=TableAsks("kind", f"{bench.tool.name}: which?", choices)
    )


def _press_answer(bench: Bench, asked: TableAsks, key: str) -> Bench:
    if key == "escape":
        return replace(
            bench, asked=None, rooms=(), tool=tools.CHOOSE if asked.about == "kind" else bench.tool
        )
    if asked.choices:
        choice = pick(asked, key)
        if (
            choice is None and asked.about == "kind" and key in _BEGINS
        ):  # figures: of the first kind, as enter
            return press(_press_answer(bench, asked, "enter"), key)
        if choice is None:
            return bench
        return _pick(replace(bench, asked=None, told="", amiss=False), asked, choice)
    if key != "enter":
        return replace(bench, asked=type_key(asked, key))
    return _end_text(replace(bench, asked=None, told="", amiss=False), asked)


def _pick(bench: Bench, asked: TableAsks, choice: tools.ToolChoice) -> Bench:
    match asked.about:
        case "kind" if choice.word == tools.OTHER:
            return replace(bench, asked=TableAsks("side", "Whose zone", hint=right("zone", "side")))
        case "kind":
            return _with_kind(bench, choice.word)
        case "picture" if choice.word == "another":
            return _asking_picture(bench)
        case "picture" if choice.word == "away":
            return replace(bench, beneath=None, told="The picture is taken away.")
        case "picture":
            return _with_kind(replace(bench, tool=tools.PICTURE, laid=(), carried=None), choice.word)
        case "mirror":
            return bench.with_draft(
                reshaping.mirror_chosen(bench.draft, choice.word, bench.cursor), "Mirrored."
            )
        case "head":
            head = getattr(bench.drawn, choice.word)
            now = "" if head is None else f"{head}"
            return replace(
                bench,
                asked=TableAsks(f"head {choice.word}", choice.told, text=now, hint=right("map", choice.word)),
            )
        case _:
            return _asking(bench, choice.word)


def _with_kind(bench: Bench, kind: str) -> Bench:
    return replace(bench, kinds=tuple({**dict(bench.kinds), bench.tool.letter: kind}.items()))


def _end_text(bench: Bench, asked: TableAsks) -> Bench:
    """A text was typed to its end; what cannot be is asked again with what speaks against it."""
    text = asked.text.strip()
    match asked.about.split():
        case ["room"]:
            return _room_named(bench, asked, text)
        case ["picture"]:
            return replace(bench, wants=text)
        case ["metres"]:
            return _scale(bench, asked, text)
        case ["side"]:
            return _with_kind(bench, text) if text else replace(bench, tool=tools.CHOOSE)
        case ["up"]:
            return _risen(bench, text)
        case ["head", key]:
            after = bench.with_draft(storeys.with_head(bench.draft, key, text), f"{key} is {text}.")
        case [_, _, key]:
            after = bench.with_draft(reshaping.set_to(bench.draft, key, text), f"{key}: {text or 'none'}.")
            if key == "key" and text and not after.amiss:
                after = replace(after, last_key=text)
        case _:
            return bench
    return replace(after, asked=replace(asked, fresh=True)) if after.amiss else after


def _scale(bench: Bench, asked: TableAsks, text: str) -> Bench:
    """The picture beneath at the scale that was typed."""
    found = figures(text)
    if isinstance(found, Refused) or [one.kind for one in found] != ["length"] or found[0].x <= 0:
        words = f"{text or 'nothing'} is no length: metres, such as 5.2."
        return replace(bench, asked=replace(asked, fresh=True)).say(words, amiss=True)
    if bench.beneath is None or len(bench.laid) != 2:
        return bench
    after = beneath.scale_picture(bench.beneath, *bench.laid, found[0].x)
    if isinstance(after, Refused):
        return replace(bench, laid=()).say(after.sentence, amiss=True)
    return replace(
        bench,
        laid=(),
        tool=tools.CHOOSE,
        beneath=after,
        told=f"{in_metres(found[0].x)}: the scale is set.",
    )


def _room_named(bench: Bench, asked: TableAsks, text: str) -> Bench:
    ring, rest = bench.rooms[0], bench.rooms[1:]
    after = bench
    if text:
        after = bench.with_draft(
            laying.lay_room(bench.draft, text, ring, bench.floor), f"room {text} is laid."
        )
        if after.amiss:
            return replace(after, asked=asked)
    return placing.asking_room(replace(after, rooms=rest))


def _risen(bench: Bench, what: str) -> Bench:
    after = bench.with_draft(storeys.copy_up(bench.draft, bench.floor, what), "Copied a floor up.")
    return after if after.amiss else after.on_floor(bench.floor + 1)


def _asking(bench: Bench, key: str) -> Bench:
    """Ask what the chosen pieces are to have under a key."""
    if not bench.chosen:
        return bench.say(reshaping.NOTHING.sentence, amiss=True)
    at, one = bench.chosen[0]
    if key == "id" and at.table == "room":
        key = "name"
    if key not in keys(at.table):
        return bench.say(f"A {at.table} has no {key}; it has {', '.join(keys(at.table))}.", amiss=True)
    now = reshaping.value_as_typed(one, key) or (bench.last_key if key == "key" else "")
    words = f"{key} of {at.table} {title_of(one)}"
    return replace(
        bench, asked=TableAsks(f"set {at.table} {key}", words, text=now, hint=right(at.table, key))
    )


# The other keys


def _escape(bench: Bench) -> Bench:
    if bench.carried is not None:
        return replace(bench, carried=None, told="", amiss=False)
    if bench.laid:
        return replace(bench, laid=(), told="", amiss=False)
    if bench.tool is not tools.CHOOSE:
        return replace(bench, tool=tools.CHOOSE, told="", amiss=False)
    return bench.with_draft(Draft(bench.drawn))


def _undone(bench: Bench) -> Bench:
    if bench.laid:
        return replace(bench, laid=bench.laid[:-1], told="", amiss=False)
    return _stepped(bench, bench.trail.back(), "undo", "Undone.")


def _redone(bench: Bench) -> Bench:
    return _stepped(bench, bench.trail.again(), "redo", "Redone.")


def _stepped(bench: Bench, trail: Trail[Draft] | None, word: str, told: str) -> Bench:
    if trail is None:
        return bench.say(f"There is nothing to {word}.", amiss=True)
    return replace(bench, trail=trail, carried=None).say(told).on_floor(bench.floor)


def _turn(bench: Bench) -> Bench:
    """A thing in the hand is turned, else what is chosen."""
    if bench.tool.shape == "thing":
        turned = not bench.turned
        return replace(bench, turned=turned, told="Turned." if turned else "Turned back.", amiss=False)
    return bench.with_draft(reshaping.turn_chosen(bench.draft), "Turned by a quarter.")


def _switch_box(bench: Bench) -> Bench:
    if bench.tool.shape not in ("line", "area", "thing", "room"):
        return bench
    boxed = not bench.boxed
    words = "Two opposite corners." if boxed else "Point by point; enter on the last one ends it."
    return replace(bench, boxed=boxed, laid=(), told=words, amiss=False)


def _change_grid(by: int) -> Callable[[Bench], Bench]:
    def act(bench: Bench) -> Bench:
        grid = min(max(bench.grid + by, 0), len(STEPS_M) - 1)
        return replace(bench, grid=grid, told=f"The grid is {in_metres(STEPS_M[grid])}.", amiss=False)

    return act


def _carrying(*, copy: bool) -> Callable[[Bench], Bench]:
    def act(bench: Bench) -> Bench:
        if not bench.draft.chosen:
            return bench.say(reshaping.NOTHING.sentence, amiss=True)
        return replace(bench, carried=InHand(begun=bench.cursor, copy=copy), laid=(), told="", amiss=False)

    return act


def _ask_list(
    about: str, words: str, choices: Callable[[Bench], tuple[tools.ToolChoice, ...]]
) -> Callable[[Bench], Bench]:
    def act(bench: Bench) -> Bench:
        if about != "head" and not bench.draft.chosen:
            return bench.say(reshaping.NOTHING.sentence, amiss=True)
        return replace(bench, asked=TableAsks(about, words, choices(bench)), told="", amiss=False)

    return act


def _fade(bench: Bench) -> Bench:
    if bench.beneath is None:
        return bench.say("No picture lies beneath: J lays one there.", amiss=True)
    picture = beneath.switch_view(bench.beneath)
    return replace(bench, beneath=picture, told=f"The picture is {picture.shown}.", amiss=False)


def _asking_picture(bench: Bench) -> Bench:
    hint = "a PNG or JPEG file, such as a photograph of the table from above"
    return replace(
        bench, asked=TableAsks("picture", "Picture beneath the map", hint=hint), told="", amiss=False
    )


def _picture(bench: Bench) -> Bench:
    if bench.beneath is None:
        return _asking_picture(bench)
    choices = (
        tools.ToolChoice("s", "scale", "set its scale by two points"),
        tools.ToolChoice("m", "move", "move it by two points"),
        tools.ToolChoice("p", "another", "another picture"),
        tools.ToolChoice("d", "away", "take it away"),
    )
    return replace(bench, asked=TableAsks("picture", "The picture beneath", choices), told="", amiss=False)


def _attributes(bench: Bench) -> tuple[tools.ToolChoice, ...]:
    return tools.letter_choices(keys(bench.chosen[0][0].table))


def _rooms(bench: Bench) -> Bench:
    found = laying.find_unnamed(bench.draft, bench.floor)
    if not found:
        return bench.say("Walls enclose nothing here that has no name yet.", amiss=True)
    return placing.asking_room(replace(bench, rooms=found, laid=(), carried=None))


def _up(bench: Bench) -> Bench:
    letters = ", ".join(f"{letter} {table}s" for letter, table in storeys.COPIED.items())
    words = f"Copy floor {bench.floor} up: what"
    return replace(bench, asked=TableAsks("up", words, text=storeys.USUAL, hint=letters))


def _to_end(*, back: bool) -> Callable[[Bench], Bench]:
    return lambda bench: replace(
        bench, cursor=bench.kept_in(next_end(bench.drawn, bench.floor, bench.cursor, back=back))
    )


def _floor(by: int) -> Callable[[Bench], Bench]:
    def act(bench: Bench) -> Bench:
        after = replace(bench, laid=(), told="", amiss=False).on_floor(bench.floor + by)
        if after.floor == bench.floor:
            return after.say(
                "There is no other floor: Y copies this one up, T sets how many there are.", amiss=True
            )
        return after

    return act


KEYS: dict[str, Callable[[Bench], Bench]] = {
    "enter": placing.place_at_cursor,
    "space": lambda bench: placing.choose_at_cursor(bench, more=True),
    " ": lambda bench: placing.choose_at_cursor(bench, more=True),
    "escape": _escape,
    "backspace": lambda bench: _undone(bench) if bench.laid else bench,
    "u": _undone,
    "y": _redone,
    "tab": _to_end(back=False),
    "shift+tab": _to_end(back=True),
    "pageup": _floor(1),
    "pagedown": _floor(-1),
    "b": _switch_box,
    "q": _turn,
    "n": lambda bench: _asking(bench, "name" if "name" in _keys_of(bench) else "id"),
    "i": lambda bench: _asking(bench, "id"),
    "k": lambda bench: _asking(bench, "key"),
    "o": lambda bench: bench.with_draft(reshaping.next_state(bench.draft)),
    "a": _ask_list("attribute", "Change what?", _attributes),
    "m": _carrying(copy=False),
    "p": _carrying(copy=True),
    ".": lambda bench: bench.with_draft(
        reshaping.repeat_chosen(bench.draft, bench.cursor, bench.floor), "The same once more."
    ),
    "M": _ask_list(
        "mirror",
        "A mirrored copy: across which line through the cursor?",
        lambda _bench: (
            tools.ToolChoice("x", "x", "the line that runs north and south"),
            tools.ToolChoice("y", "y", "the line that runs east and west"),
        ),
    ),
    "delete": lambda bench: bench.with_draft(reshaping.delete_chosen(bench.draft), "Taken away."),
    "x": lambda bench: bench.with_draft(reshaping.delete_chosen(bench.draft), "Taken away."),
    "ctrl+a": placing.all_chosen,
    "<": _change_grid(-1),
    ">": _change_grid(1),
    "R": _rooms,
    "Y": _up,
    "j": _fade,
    "J": _picture,
    "T": _ask_list("head", "Change what of the map?", lambda _bench: tools.letter_choices(HEAD)),
}


def _keys_of(bench: Bench) -> tuple[str, ...]:
    return keys(bench.chosen[0][0].table) if bench.chosen else ()
