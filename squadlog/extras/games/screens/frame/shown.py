"""What stands around the board: the first line, who is next, the moves. Pure: from a play to text."""

from textual.content import Content

from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import cut

LEAST_TITLE = 12
"""Cells of a title that are always shown."""


def status_words(play: Playing, more: str, width: int) -> Content:
    """Which game, and how far it is; the title gives way, for what follows it changes from move to move."""
    number, last = play.match.progress.length, play.match.progress.length_reviewed
    back = f" of {last}, stepped back" if number < last else ""
    told = f" move {number}{back}{more}"
    title = cut(play.match.title, max(width - len(told) - 2, LEAST_TITLE))
    return Content.assemble((f" {title} ", "reverse bold"), told)


def next_words(play: Playing, step: str) -> Content:
    """Who is to move, and what to do next; or how the game ended."""
    if play.match.progress.outcome is not None:
        return _format_end(play)
    if play.match.progress.to_move is None:
        return Content("")
    told = f" {step}" if play.seat is not None else " takes the keyboard."
    return mark_line(play.who(play.match.progress.to_move), told)


def mark_line(title: str, told: str) -> Content:
    """The line that says what is next: who or what it is about, and what to do."""
    return Content.assemble((f"▶ {title} ", "bold reverse"), link_rules(told))


def _format_end(play: Playing) -> Content:
    ending = play.match.progress.outcome
    if ending is None:
        return Content("")
    best = max(ending.shares)
    winners = [play.who(seat) for seat, share in enumerate(ending.shares) if share == best]
    result = f"{winners[0]} wins." if len(winners) == 1 else "Drawn."
    rule = f" [{ending.rule}]" if ending.rule else ""
    asked = play.match.hint_words()
    reason = f" {ending.reason[:1].upper()}{ending.reason[1:]}.{rule}{asked and f' {asked}'}"
    return Content.assemble(("▶ Over ", "bold reverse"), (f" {result}", "bold"), link_rules(reason))


def move_rows(play: Playing, *, wide: bool = True) -> tuple[list[ListRow], str | None]:
    """Every move, those taken back too, by the number of its entry; and the entry where the game stands.

    Where the list is not `wide`, a seat is its first letter.
    """
    rows, here = list[ListRow](), None
    for entry in play.entries(undone=True):
        mark = "▶" if entry.current else "~" if entry.undone else " "
        seat = (
            f"{cut(play.match.seating.own[entry.seat], 5)[: None if wide else 1]} "
            if entry.seat is not None
            else ""
        )
        number = f"{entry.number:>3}. " if entry.seat is not None else "     "
        named = f" [{entry.branch}]" if entry.branch else ""
        style = "bold" if entry.current else "$quiet" if entry.undone else ""
        words = entry.words if entry.seat is not None else "the start"
        rows.append(ListRow(f"{entry.id}", Content.styled(f"{mark}{number}{seat}{words}{named}", style)))
        here = str(entry.id) if entry.current else here
    return rows, here
