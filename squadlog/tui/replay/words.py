"""What a replay says: where it stands, how it plays, and the line that was said, in the hues of the sides."""

from textual.content import Content

from squadlog.facts.seats import NOBODY, REFEREE, REFEREE_CALLED, TABLE
from squadlog.session.chapters import step_name
from squadlog.session.replaying.frames import BattleReplay
from squadlog.session.replaying.pace import speed_words
from squadlog.session.replaying.words import moment_words
from squadlog.tui.battle.frame import ALSO, BORDER, LOW
from squadlog.tui.battle.log_words import log_line
from squadlog.tui.chrome.words import cut, that_fits
from squadlog.tui.chrome.wrapped_list import wrap_words

ROUND = 3
"""Rows of the first line, of the line of the bar, and of the keys."""
PLAYS, STANDS = "▶", "■"


def seat_words(replay: BattleReplay) -> str:
    """Whose knowledge it shows: empty for what everybody at the table knew."""
    if replay.seat == REFEREE:
        return f"as {REFEREE_CALLED} knew it"
    if replay.whole:
        return "with all that was secret"
    if replay.seat in (TABLE, NOBODY):
        return ""
    return f"as {replay.frames[-1].battle.setup.side_name(replay.seat)} knew it"


def status_words(replay: BattleReplay, at: int, width: int, *, plays: bool, speed: float) -> Content:
    """The first line: moment and step, the battle, whose knowledge; at the right the place and how it plays.

    What has no room is left out whole, the name of the battle first.
    """
    frame, sign = replay.frames[at], PLAYS if plays else STANDS
    tail = Content.assemble(
        f"{at + 1} of {len(replay.frames)}  ",
        (f" {sign} {speed_words(speed)} ", "$asked bold reverse" if plays else "bold reverse"),
    )
    head: list[tuple[str, str]] = [(f" {moment_words(frame)} ", "reverse bold")]
    if frame.battle.stage not in ("setup", "initiative", "over"):
        head.append((f" {step_name(frame.battle)}", "bold"))
    seated = [(f" · {words}", "$asked")] if (words := seat_words(replay)) else []
    titled = [(f" · {replay.title}", "")]
    room = width - tail.cell_length - 1
    options = ([*head, *titled, *seated], [*head, *seated], head[:1] + seated, head[:1])
    told = that_fits([Content.assemble(*parts) for parts in options], room)
    told = told.truncate(max(0, room), ellipsis=True)
    return Content.assemble(told, " " * max(1, width - told.cell_length - tail.cell_length), tail)


def unmapped_rows(replay: BattleReplay, height: int) -> tuple[int, bool]:
    """Rows for the soldiers of a battle without a map on a screen that high; and whether each has two of them."""
    most = max(len(replay.frames[0].battle.units), len(replay.frames[-1].battle.units))
    border = BORDER if height >= LOW else 0
    room = height - ROUND - len(replay.frames[-1].battle.side_ids()) - (3 if border else 2)
    wanted = most + len(replay.frames[-1].battle.groupings) + border + ALSO
    two = border > 0 and wanted + most <= room
    return max(1, min(wanted + most * two, room)), two


def said_rows(replay: BattleReplay, at: int, width: int, rows: int) -> list[Content]:
    """The lines of a frame, folded, the last beneath; over them, quiet and cut, those before, as far as there are rows.

    Where they leave rows the briefing stands on top.
    """
    frame = replay.frames[at]
    lines = frame.said or (f"— {moment_words(frame)} —",)
    shown = [row for line in lines for row in wrap_words(log_line(line, frame.battle), width)][-rows:]
    before = (line for place in range(at - 1, -1, -1) for line in reversed(replay.frames[place].said))
    while len(shown) < rows and (line := next(before, None)) is not None:
        shown.insert(0, Content.styled(cut(line, width), "$quiet"))
    left = rows - len(shown)
    if left > 1 and (briefing := frame.battle.setup.briefing):
        told = wrap_words(Content.styled(briefing, "$quiet"), width)[: left - 1]
        return [*told, *[Content("")] * (left - len(told)), *shown]
    return [Content("")] * left + shown
