"""What a replay says: where it stands, how it plays, and the line that was said, in the hues of the sides."""

from math import ceil

from textual.content import Content

from squadlog.facts.seats import NOBODY, REFEREE, REFEREE_CALLED, TABLE
from squadlog.session.chapters import step_name
from squadlog.session.replaying.frames import BattleReplay
from squadlog.session.replaying.pace import speed_words
from squadlog.session.replaying.words import moment_words
from squadlog.tui.battle.log_words import log_line
from squadlog.tui.chrome.words import cut, that_fits

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


def said_rows(replay: BattleReplay, at: int, width: int, rows: int) -> list[Content]:
    """The lines of a frame, the last beneath; over them, quiet and cut, those before, as far as there are rows."""
    frame = replay.frames[at]
    lines = frame.said or (f"— {moment_words(frame)} —",)
    shown = [log_line(line, frame.battle) for line in lines]
    while len(shown) > 1 and _rows(shown, width) > rows:
        shown = shown[1:]
    left, place = rows - _rows(shown, width), at - 1
    while left > 0 and place >= 0:
        for line in reversed(replay.frames[place].said):
            if left > 0:
                shown.insert(0, Content.styled(cut(line, width), "$quiet"))
                left -= 1
        place -= 1
    return [Content("")] * max(0, left) + shown


def _rows(lines: list[Content], width: int) -> int:
    return sum(max(1, ceil(line.cell_length / max(1, width))) for line in lines)
