"""Help and palette against the keys: what is told exists, and what exists is told."""

import re

import pytest
from support.all_screens import kinds_of
from textual.binding import Binding

from squadlog.extras.workshop.maps.pressing import KEYS as TABLE_KEYS
from squadlog.extras.workshop.maps.tools import BY_LETTER as TOOL_KEYS
from squadlog.tui.battle.screen import BattleScreen
from squadlog.tui.builder.soldiers import SoldierList
from squadlog.tui.chrome.screens import Dialog, RoomScreen
from squadlog.tui.dialogs.panel import DeskPanel

LETTER = re.compile(r"(?<![\w'+])([B-Zb-z])(?![\w'])")
"""A key named in help; a and A are words as well."""
ELSEWHERE = {
    "SettingsScreen": "TNO",
    "CorrectDialog": "u",
    "SetRightDialog": "u",
    "FeaturesDialog": "uA",
    "FightDialog": "B",
    "MailScreen": "u",
    "HomeScreen": "",
    "BattleScreen": "ko",
    "StandingPanel": "X",
    "BuilderScreen": "s",
    "MapTableScreen": "".join(key for key in (*TOOL_KEYS, *TABLE_KEYS) if len(key) == 1),
}
"""Letters that are no bindings of that screen: the battle's behind it, parts of an example, keys of the map table."""
NAMES = {
    "question_mark": "?", "exclamation_mark": "!", "shift+up": "shift with", "shift+down": "shift with",
    "slash": "/", "plus": "+", "minus": "-", "colon": ":", "full_stop": "full stop",
    "left_square_bracket": "[", "right_square_bracket": "]", "backspace": "ackspace", "escape": "scape",
    "enter": "nter", "delete": "elete", "left": "left", "right": "right",
}  # fmt: skip


PARTS = {"BuilderScreen": (SoldierList,)}
"""Lists of a screen that have keys of their own, which its help tells."""


def below(kind):
    for heir in kind.__subclasses__():
        yield heir
        yield from below(heir)


def explained():
    found = {kind for kind in (*below(RoomScreen), *below(Dialog), *below(DeskPanel)) if kind.HELP}
    return sorted(found, key=lambda kind: kind.__name__)


def own(kind):
    return [binding for binding in kind.__dict__.get("BINDINGS", ()) if isinstance(binding, Binding)]


def keys(kind):
    kinds = (*kind.__mro__, *(part for named in PARTS.get(kind.__name__, ()) for part in named.__mro__))
    return {key for part in kinds for binding in own(part) for key in binding.key.split(",")}


def test_every_full_screen_and_sheet_that_is_shown_explains_itself():
    """What others are built on is not shown."""
    shown = sorted(kinds_of(RoomScreen) | kinds_of(Dialog), key=lambda kind: kind.__name__)
    assert [kind.__name__ for kind in shown if not kind.HELP] == []


@pytest.mark.parametrize("kind", explained(), ids=lambda kind: kind.__name__)
def test_help_names_no_key_that_is_not_there(kind):
    told = set(LETTER.findall(kind.HELP)) - set(ELSEWHERE.get(kind.__name__, ""))
    pressed = keys(kind) | {key.removeprefix("ctrl+") for key in keys(kind)} | {"p", "q"}
    assert told <= pressed


@pytest.mark.parametrize("kind", explained(), ids=lambda kind: kind.__name__)
def test_help_leaves_no_key_out(kind):
    """One key of each action is enough; a second one that does the same needs no words."""
    left_out = []
    for binding in (*own(kind), *(one for part in PARTS.get(kind.__name__, ()) for one in own(part))):
        on_its_own_line = (binding.id or "").startswith("act.")
        of_extra = binding.action.startswith(
            "screen.extra("
        )  # which may be absent: no help of the core names it
        if on_its_own_line or of_extra or binding.id == "back" or binding.key in "2345678":
            continue
        named = [NAMES.get(key, key.removeprefix("ctrl+")) for key in binding.key.split(",")]
        told = [
            re.search(rf"(?<![\w']){re.escape(name)}(?![\w'])", kind.HELP)
            if len(name) == 1
            else name in kind.HELP or name in kind.HELP.lower()
            for name in named
        ]
        if not any(told) and not (binding.key == "full_stop" and "\n. " in kind.HELP):
            left_out.append(binding.key)
    assert left_out == []


def test_the_palette_says_what_each_key_does(play, prepared):
    """Not only which key it is: a sentence, for every entry of the battle."""

    async def steps(table):
        table.app.action_command_palette()
        await table.pilot.pause()
        told = dict(entries(table))
        assert told["Hold"].startswith(
            "The chosen unit, or all who are marked: it does nothing this subphase."
        )
        assert told["Undo"].startswith("Take back the last step")
        short = [label for label, words in told.items() if len(words.partition(" Key:")[0].split()) < 3]
        assert short == []

    def entries(table):
        from squadlog.tui.chrome.palette import SquadlogCommands  # noqa: PLC0415 - needs the running app

        provider = SquadlogCommands(table.app.screen_stack[-2])
        return [(label, words) for label, words, _run in provider._entries()]

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))


def test_the_palette_ends_the_battle_after_a_second_word(play, prepared):
    """It is a line of the table's sheet: whoever looks for its name finds it."""

    async def steps(table):
        for wanted in ("end the battle", "end and score"):
            await table.press("ctrl+p", *("space" if key == " " else key for key in wanted), "enter")
            assert table.screen == "ConfirmDialog"
            assert "End the battle and score the points as they stand?" in " ".join(table.text().split())
            await table.press("n")
            assert table.seat.known.stage != "over"
        await table.press("ctrl+p", *"end", "space", *"the", "space", *"battle", "enter", "y")
        assert table.seat.known.stage == "over"

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))


def test_the_palette_finds_every_key_of_a_battle_whatever_is_asked_and_wherever_it_works(play, mapped):
    """An order that is not asked for says so; tools of the map and actions of the panel are found from the roster."""

    async def steps(table):
        from squadlog.tui.chrome.palette import SquadlogCommands  # noqa: PLC0415 - needs the running app

        provider = SquadlogCommands(table.app.screen)
        found = {label: (words, run) for label, words, run in provider._entries()}
        keys = {one.description for one in BattleScreen.BINDINGS if one.action != "curtain.hand_over"}
        assert keys - {"Clock"} <= {*found}, "before play the map has the key of the clock"
        assert {"Ruler", "Sight line", "Set up", "Set down", "Kneel", "Opportunity fire", "Run"} <= {*found}
        assert found["Kneel"][0].endswith("Key: a k")
        assert found["Ruler"][0].endswith("Key: m r")
        assert len([label for label in found if label == "Quit"]) == 1
        found["Fire"][1]()
        assert "f (Fire) cannot be given now. Begin turn 1" in " ".join(table.text().split())
        await found["Ruler"][1]()
        assert table.app.screen.map.panel.held.hand.tool == "ruler"

    play(steps, battle=mapped("pest_control"))
