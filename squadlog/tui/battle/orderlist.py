"""The lines that say where the battle stands, what is asked, and who is asked."""

from collections.abc import Sequence

from textual.content import Content

from squadlog.base.dice import Roll
from squadlog.battle.state import Known
from squadlog.rules.common.ask import Ask
from squadlog.session.view.sides import side_sign
from squadlog.session.view.words.asked_line import (
    asked_sentences,
    die_sentences,
    format_marked,
    set_up_words,
    side_setting_up,
    units_awaited,
    without_name,
)
from squadlog.session.view.words.status import SidePoints, StatusLine
from squadlog.tui.chrome.bars import duel_bar
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import link_rules, shorten, side_words, that_fits

SCORE_BAR = 6
"""Cells of the bar between the points of two sides."""


def status_words(
    battle: Known, status: StatusLine, width: int, beside: Sequence[str] = (), short: str = ""
) -> Content:
    """One line: seat, moment, step, clock; title, how the sides stand, what is out of the ordinary at this table.

    `beside` is what runs beside the battle, in words; of its first `short`, where more has no room (empty: nothing).
    What has no room is left out whole, never cut within a word.
    """
    head = [
        Content.styled(f" {status.moment} ", "reverse bold"), Content.styled(f" {status.step}", "bold"),
    ]  # fmt: skip
    if (clock := status.clock) is not None:
        look = "$asked bold reverse" if clock.near else f"{side_style(battle, clock.side)} bold"
        head.append(Content.styled(f" ◷ {side_sign(battle, clock.side)} {clock.left} ", look))
    if seat := status.seat:
        head.insert(0, Content.styled(f" {seat} ", "$asked bold reverse"))
    score, points = (score_words(battle, status.score, named=named) for named in (True, False))
    odd = ", ".join([*status.around, *status.loosened])
    tail = [Content(told) for told in (*beside, status.played, status.dice, odd) if told]
    gap = Content.styled(" · ", "$quiet")

    def line(titled: int, *more: Content) -> Content:
        parts = [Content(shorten(status.title, titled))] if titled else []
        return Content("").join([*head, gap, gap.join([*parts, *more])] if parts or more else head)

    whole = (60, 30, 16)
    around = [Content(", ".join(status.around))] if status.around else []
    mores = (
        ([score, *tail], [score, *around], [score]) if around else ([score, *tail], [score, tail[0]], [score])
    )
    parts = [(room, more) for more in mores[:2] for room in whole]
    if around:  # what counts in every roll is told before the title, who rolls and how the sides stand
        parts += [(0, [score, *around]), (0, [points, *around]), (16, around), (0, around)]
    if beside:  # who else is at the table is told before the title, and before how the sides stand
        parts += [(0, [score, tail[0]]), (0, [points, tail[0]]), (16, tail[:1]), (0, tail[:1])]
        parts += [(0, [score, Content(short)]), (0, [Content(short)])] if short else []
    parts += [(room, mores[2]) for room in whole]
    options = (line(room, *more) for room, more in [*parts, (0, [score]), (0, [points]), (16, [])])
    fitting = next((one for one in options if one.cell_length <= width - 1), None)
    if fitting is None and seat:  # at whose seat one looks is told whatever else is
        narrow = (
            [*head[:2], *head[3:]],
            head[:2],
            head[:1],
            [Content.styled(f" {seat[: max(1, width - 3)].rstrip()} ", "$asked bold reverse")],
        )
        fitting = next((one for one in map(Content("").join, narrow) if one.cell_length <= width - 1), None)
    return line(0) if fitting is None else fitting


def score_words(battle: Known, score: Sequence[SidePoints], *, named: bool = True) -> Content:
    """The points of the sides, with a bar between those of two: `◆ Reds 16 ▰▰▰▰▱▱ 11.5 ▲ Blues`.

    Not `named`: a side has its sign alone, `◆ 16 ▰▰▰▰▱▱ 11.5 ▲`.
    """
    signed = [(one, side_sign(battle, one.side), side_style(battle, one.side)) for one in score]
    if len(signed) != 2:
        shown = [
            Content.styled(f"{sign} {f'{one.name} ' if named else ''}{one.told}", hue)
            for one, sign, hue in signed
        ]
        return Content("  ").join(shown)
    (one, sign, hue), (other, sign_of_other, hue_of_other) = signed
    drawn = duel_bar(one.points, other.points, SCORE_BAR, (hue, hue_of_other))
    name, name_of_other = (f"{one.name} ", f" {other.name}") if named else ("", "")
    return Content.assemble(
        (f"{sign} {name}{one.told} ", hue), drawn, (f" {other.told} {sign_of_other}{name_of_other}", hue_of_other),
    )  # fmt: skip


SETS_DOWN, SETS_DOWN_IN_SHORT = (
    ("P", "places a soldier", "screen.timed.clock"),
    ("P", "places", "screen.timed.clock"),
)
ENDS, ENDS_IN_SHORT = ("d", "ends the set-up", "screen.asked.done"), ("d", "ends it", "screen.asked.done")
"""The keys of a side that sets up; nobody is set down where there is no map."""
DICE = Content("  ") + hint_line([("T", "dice", "screen.rooms.table_settings")])
"""Who rolls dice is set before the first of them falls."""
CURTAIN = Content("  ") + hint_line([("C", "hides", "screen.curtain.hand_over")])
KEYS = {
    "begin": "Enter begins",
    "roll_initiative": "Enter rolls",
    "choose_order": "Enter asks",
    "fire": "Enter opens the shot card",
    "opportunity": "Enter opens the shot card",
    "intent": "Enter asks, in secret",
    "escape": "Enter asks",
    "shares": "Enter asks",
    "step": "Enter asks",
    "judge": "u undoes it",
}
OVER = (
    "v victory points, p print, l log, u undoes the end, Escape home",
    "v score, p print, l log, u undo, Escape home",
    "v score, p, l, u, Escape",
)
"""What can be done with a battle that is over, the longest words first."""


def _over_words(ask: Ask, width: int, *, mine: bool) -> Content:
    """The words that the battle is over and why, with the keys that lead on; the reason goes before the keys."""
    bare, head = (Content.styled(f"▶ {who}", "$asked bold reverse") for who in ("", "Table: "))
    said = [head + link_rules(f" {ask.sentence}"), bare + " The battle is over", bare + " Over"]
    keys = [Content.styled(f"  [{told}]", "$quiet") for told in OVER]
    return that_fits([one + key for one in said for key in keys] if mine else said, width - 1)


def _enter(battle: Known, ask: Ask, *, marked: bool) -> tuple[str, ...]:
    """What Enter does now, the longest words first."""
    if ask.kind != "declare":
        return KEYS[ask.kind], "Enter"
    if not units_awaited(battle, ask):
        return "Enter: done", "Enter"
    return "Enter: their actions" if marked else "Enter: next unit's actions", "Enter: actions", "Enter"


def ask_words(
    battle: Known,
    ask: Ask,
    awaiting: Roll | None,
    *,
    width: int = 200,
    mine: bool = True,
    curtain: bool = False,
    marked: Sequence[int] = (),
    enter: bool = True,
    gone: Sequence[str] = (),
    elsewhere: str = "",
) -> Content:
    """Who must say what, and the key that does it, if it is for who looks and there is room for it in `width` cells.

    Not `enter`: a panel has the keys or a tool of the map is in the hand, and Enter does something else. Those who are
    `marked` are told before the key: an order goes to all of them. Names are left out before the key is.
    `gone` are the words that nobody of a side is in action; they come before what orders are asked for. `elsewhere`
    says how a die falls that nobody types.
    """
    if ask.kind == "begin" and ask.options:
        begins = DICE if mine and not curtain else CURTAIN if mine else None
        return _setting_up(battle, ask, width, begins, enter=enter)
    mine = mine and enter
    if awaiting is not None:
        return _die_words(battle, awaiting, width=width, mine=mine, elsewhere=elsewhere)
    if ask.kind == "over":
        return _over_words(ask, width, mine=mine)
    who = side_words(battle, ask.side) if ask.side else "Table"
    sentences = asked_sentences(battle, ask, gone)
    head = Content.styled(f"▶ {who}: ", "$asked bold reverse")
    marks = format_marked(battle, ask, marked)
    keys = _enter(battle, ask, marked=any("goes to all" in told for told in marks))
    hints = [Content.styled(f"  [{key}]", "$quiet") for key in keys]
    said = [
        head + link_rules(f" {words}")
        for words in (sentences[0], *(without_name(battle, ask, one) for one in sentences))
    ]
    if ask.kind == "begin":
        return _begin_words(said, hints, width=width, mine=mine, curtain=curtain)
    if not mine:
        return that_fits(said, width - 1)
    sign = side_sign(battle, ask.side) if ask.side else ""
    bare = Content.styled(f"▶ {sign}".rstrip() + " ", "$asked bold reverse")
    said.append(bare + link_rules(f" {without_name(battle, ask, sentences[-1])}"))
    return _with_keys(said, [Content.styled(f"  ✓ {told}", "$asked") for told in marks], hints, width)


def _with_keys(said: list[Content], marks: list[Content], hints: list[Content], width: int) -> Content:
    """What is asked, who is marked and the key: marks go before names are cut, the key never does."""
    ends = [mark + hint for mark in marks for hint in hints], hints
    options = (one + end for some in ends for one in said for end in some)
    fitting = next((one for one in options if one.cell_length < width), None)
    if fitting is not None:
        return fitting
    room = max(1, width - 1 - hints[-1].cell_length)
    return said[-1].truncate(room, ellipsis=True) + hints[-1]


def _begin_words(
    said: list[Content],
    hints: list[Content],
    *,
    width: int,
    mine: bool,
    curtain: bool,
) -> Content:
    """What is asked before a turn begins, with the keys that set the table up."""
    extras = (CURTAIN + DICE, CURTAIN) if curtain else (DICE,)
    ends = [hint + extra for extra in extras for hint in hints] if mine else []
    return that_fits([*(one + end for one in said for end in ends), *said], width - 1)


def _die_words(battle: Known, awaiting: Roll, *, width: int, mine: bool, elsewhere: str = "") -> Content:
    """The die that is rolled, for whom, and what it needs; where room is short without the name of the side."""
    head = Content.styled("▶ Die: ", "$asked bold reverse")
    key = Content.styled(f"  {elsewhere}" if elsewhere else "  Enter opens its box" if mine else "", "bold")
    short = Content.styled("  [by mail]" if elsewhere else "  [Enter]" if mine else "", "bold")
    told = [head + link_rules(f" {one}") for one in die_sentences(battle, awaiting)]
    return that_fits([one + hint for one in told for hint in (key, short)], width - 1)


def _setting_up(battle: Known, ask: Ask, width: int, mine: Content | None, *, enter: bool) -> Content:
    """Which side sets up and where, with its keys; `mine` are those of who may begin the battle, None: somebody else.

    Where room is short the place goes first, what Enter does last.
    """
    side = side_setting_up(ask)
    head = Content.styled(f"▶ {side_words(battle, side)}: ", "$asked bold reverse")
    told = link_rules(f" {set_up_words(battle, ask)}")
    short = Content(" sets up")
    if mine is None:
        return that_fits([head + told, head + short], width - 1)
    mapped = bool(battle.setup.map)
    long_keys = Content(": ") + hint_line([SETS_DOWN, ENDS] if mapped else [ENDS])
    keys = Content(": ") + hint_line([SETS_DOWN_IN_SHORT, ENDS_IN_SHORT] if mapped else [ENDS_IN_SHORT])
    if not enter:
        wide = (head + told, head + short)
        return that_fits([one + some for one in wide for some in (long_keys, keys)], width - 1)
    begins = [
        Content.styled(f"  [{words}]", "$quiet") for words in ("Enter begins turn 1", KEYS["begin"], "Enter")
    ]
    options = [
        head + told + long_keys + begins[0] + mine,
        head + told + long_keys + begins[0],
        head + told + keys + begins[1],
        head + short + long_keys + begins[1],
        *(head + short + keys + begin for begin in begins[1:]),
        head + short + keys,
    ]
    return that_fits(options, width - 1)
