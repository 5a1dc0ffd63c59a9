"""A side game in words: the board drawn with letters, cards and armies named, whose turn it is."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from squadlog.cli.games.explaining import battle_lines, gains
from squadlog.cli.printing import table
from squadlog.games.words import count_of
from squadlog.shell.match import ONLOOKER
from squadlog.shell.seated import called

if TYPE_CHECKING:
    from squadlog.games.board.state import BoardSeen, BoardState
    from squadlog.games.cards.account import SeatAccount
    from squadlog.games.cards.hidden import CardsSight
    from squadlog.games.cards.state import CardsSeen
    from squadlog.games.game import Option
    from squadlog.games.generals.account import SideAccount
    from squadlog.games.generals.state import GeneralsSeen
    from squadlog.shell.match import Match


def page(match: "Match", seat: int) -> Iterator[str]:
    """The game as that seat sees it; ONLOOKER looks into no hand."""
    state = match.state
    yield f"{match.title}   game {match.id}   {match.game.key}   move {len(match.score.moves)}"
    yield from _BOARDS[match.game.key](match, seat)
    yield ""
    last = match.log(seat)[-1]
    if last.seat is not None:
        yield f"Last move: {last.number}. {called(match, last.seat)}: {last.words}"
    ending = match.outcome
    if ending is not None:
        yield f"The game is over: {ending.reason}{f' [{ending.rule}]' if ending.rule else ''}."
        shares = ", ".join(f"{called(match, place)} {share:g}" for place, share in enumerate(ending.shares))
        yield f"Score: {shares}."
    elif state.to_move is not None:
        yield f"To move: {called(match, state.to_move)}."


def agreed_on(match: "Match") -> list[str]:
    """What was agreed before the game, one option a line, with the usual value where that was another."""
    return table([_option(option, match.score.options[option.name]) for option in match.game.options])


def _option(option: "Option", value: str) -> tuple[str, ...]:
    words = next((choice.words for choice in option.choices if choice.key == value), "")
    return (option.name, value, "" if value == option.default else f"instead of {option.default}", words)


# The board


def board_lines(position: "BoardState") -> Iterator[str]:
    """The board with Red at the bottom: two rows of text a square, capitals for Red, a dot for an empty triangle."""
    from squadlog.games.board.geometry import FILES, SIZE, cell_place  # noqa: PLC0415 - start-up cost

    parity = position.rules.parity
    shown: dict[tuple[int, int, str], str] = {}
    for cell in range(2 * SIZE * SIZE):
        shown[cell_place(parity, cell)] = "."
    for seat, place in position.pieces():
        letter = place.kind.letter.lower() if seat else place.kind.letter.upper()
        for cell in place.cells:
            shown[cell_place(parity, cell)] = letter
    for rank in range(SIZE, 0, -1):
        upper, lower = [], []
        for file in range(1, SIZE + 1):
            halves = {half: mark for (at, on, half), mark in shown.items() if (at, on) == (file, rank)}
            if "NW" in halves:
                upper.append(f" {halves['NW']} /")
                lower.append(f" / {halves['SE']}")
            else:
                upper.append(f" \\ {halves['NE']}")
                lower.append(f" {halves['SW']} \\")
        yield f"{rank} |{'|'.join(upper)}|"
        yield f"  |{'|'.join(lower)}|"
    yield "  " + "".join(f"   {name} " for name in FILES).rstrip()


def _board(match: "Match", seat: int) -> Iterator[str]:
    position = cast("BoardSeen", match.view(max(seat, 0))).state
    yield from board_lines(position)
    for side in (0, 1):
        left, points = len(position.armies[side]), position.points(side)
        letters = "XAHS" if side == 0 else "xahs"
        yield f"{called(match, side)} ({letters}): {count_of(left, 'piece')}, {count_of(points, 'point')}; lost {position.lost[side]}."
    yield "Letters: x Auxiliary, a Archer, h Hoplite, s Syntagma."
    if position.offer == "open":
        yield f"{called(match, position.mover)} offers to stop and count points: accept or decline?"


# The card game


def _cards(match: "Match", seat: int) -> Iterator[str]:
    seen = cast("CardsSeen", match.view(max(seat, 0)))
    sight, layout = seen.sight, seen.sight.table.layout
    yield f"Battle {sight.table.battle}."
    if sight.table.first < 0:
        yield f"Initial cards laid: {_laid(match, sight)}."
    else:
        yield f"{called(match, sight.table.first)} began."
    for zone in range(len(layout.names)):
        account = seen.account(zone)
        if not any(side.lines or side.total for side in account.seats):
            yield f"{account.name}: nothing lies there yet"
            continue
        yield f"{account.name}: {account.words} [{account.rule}]"
        for side in account.seats:
            yield f"  {called(match, side.seat)}: {_side(side)}"
    rows = []
    for each in range(sight.table.rules.players):
        row: tuple[object, ...] = (called(match, each), sight.hand_sizes[each], sight.reserve_sizes[each])
        rows.append((*row, sight.table.money.chips[each]) if sight.table.money else row)
    head = ("", "in hand", "in reserve", *(("chips",) if sight.table.money else ()))
    yield from table(rows, head=head)
    yield f"Spoils in the centre: {sight.spoils}."
    if sight.table.money:
        yield from _stakes(match, sight)
    report = sight.table.last
    if report is not None and (sight.table.first < 0 or match.outcome is not None):
        yield from battle_lines(match, report)
    elif report is not None:
        what = "chips won" if report.won_chips else "cards taken"
        yield f"Battle {report.battle} is over; {what}: {gains(match, report)}."
    if seat != ONLOOKER:
        yield from _hand(sight)
        if sight.table.first < 0 and match.state.to_move == seat and not sight.table.offer:
            yield "Choose the card that you lay face down in the centre, and write it alone [PC-18]."


def _laid(match: "Match", sight: "CardsSight") -> str:
    return ", ".join(called(match, seat) for seat in sight.table.alive if sight.laid[seat]) or "none yet"


def _side(side: "SeatAccount") -> str:
    cards = " ".join(f"{line.name}={line.value}" if line.value else line.name for line in side.lines)
    flanks = "".join(f" + {flank.value} ({flank.why})" for flank in side.flanks)
    return f"{cards or 'no card'}{flanks}; {side.total} in all"


def _stakes(match: "Match", sight: "CardsSight") -> Iterator[str]:
    money, layout = sight.table.money, sight.table.layout
    if money is None or not money.stakes:
        return
    for zone, name in enumerate(layout.names):
        stakes = ", ".join(
            f"{called(match, seat)} {money.stakes[zone * layout.seats + seat]}"
            for seat in layout.players[zone]
        )
        pot = f", left from ties {money.pots[zone]}" if money.pots and money.pots[zone] else ""
        yield f"Stakes in {name}: {stakes}{pot}."


def _hand(sight: "CardsSight") -> Iterator[str]:
    from squadlog.games.cards.deck import NAMES  # noqa: PLC0415 - start-up cost

    if sight.own_initial >= 0:
        yield f"Your initial card: {NAMES[sight.own_initial]}"
    yield f"Your hand: {' '.join(NAMES[card] for card in sight.hand) or 'empty'}"


# Generals and Majors


def _generals(match: "Match", seat: int) -> Iterator[str]:
    seen = cast("GeneralsSeen", match.view(max(seat, 0)))
    sight, shown = seen.sight, seen.sight.table
    names = shown.pack.names
    for side in (0, 1):
        account = seen.account(side)
        yield f"{called(match, side)}: strength {account.strength}, lead {account.lead:+d}"
        yield from _army(account, moving=shown.mover == side)
    hands = sight.hand_sizes
    yield f"In hand: {called(match, 0)} {hands[0]}, {called(match, 1)} {hands[1]}. In the stack: {sight.draw}."
    discards = " ".join(names[card] for card in shown.discards[-12:])
    more = f" (the last of {len(shown.discards)})" if len(shown.discards) > 12 else ""
    yield f"Discards: {discards or 'none'}{more}"
    if shown.rules.match > 1:
        yield f"Games won: {called(match, 0)} {shown.wins[0]}, {called(match, 1)} {shown.wins[1]}."
    if shown.warned >= 0:
        yield f"{called(match, shown.warned)} leads by {shown.lead(shown.warned)}: this is the last chance of the other [GM-15]."
    if shown.asked >= 0:
        yield f"{called(match, shown.asked)} has no commander and may throw the hand back: redraw or keep [GM-14]."
    if shown.dropping:
        yield "Too many cards in hand: drop down to seven [B.3]."
    if seat != ONLOOKER:
        yield f"Your hand: {' '.join(names[card] for card in sight.hand) or 'empty'}"


def _army(account: "SideAccount", *, moving: bool) -> Iterator[str]:
    commanders = " ".join(f"{line.name}={line.value}" for line in account.commanders)
    command = ", ".join(
        f"{colour} {least}" if least == most else f"{colour} {least} to {most}"
        for colour, least, most in account.command
    )
    yield f"  commanders: {commanders or 'none'}; command: {command}"
    if moving:
        left = ", ".join(f"{colour} {points}" for colour, points in account.left if points)
        yield f"  may still lay in this turn: {left or 'nothing'}"
    armies = " ".join(
        f"{line.name}={line.value}" if line.is_open else f"({line.name})" for line in account.armies
    )
    yield f"  armies: {armies or 'none'}"


_BOARDS = {"phalanx-board": _board, "phalanx-cards": _cards, "generals": _generals}
