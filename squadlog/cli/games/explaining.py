"""Why a side game stands as it stands, card by card or piece by piece; and what came of a battle of the card game."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, cast

from squadlog.cli.faults import NotFoundError
from squadlog.cli.printing import plain
from squadlog.games.words import count_of
from squadlog.names import cleaned
from squadlog.shell.seated import called

if TYPE_CHECKING:
    from squadlog.games.account import CardLine
    from squadlog.games.board.state import BoardSeen
    from squadlog.games.cards.account import SeatAccount, ZoneAccount
    from squadlog.games.cards.state import CardsSeen
    from squadlog.games.cards.table import Report
    from squadlog.games.generals.account import SideAccount
    from squadlog.games.generals.state import GeneralsSeen
    from squadlog.shell.match import Match


def explained(match: "Match", seat: int, what: str = "") -> Iterator[str]:
    """Every total with what it is made of, as that seat knows it; `what` names a zone, a seat or a person, "" all.

    Raises NotFoundError for another word.
    """
    if match.game.key == "phalanx-cards":
        for zone in _zones(match, seat, what):
            yield from _zone(match, zone)
        return
    for side in _sides(match, what):
        if match.game.key == "generals":
            yield from _army(match, cast("GeneralsSeen", match.view(max(seat, 0))).account(side), side)
        else:
            yield from _pieces(match, side)


def accounts(match: "Match", seat: int, what: str = "") -> list[object]:
    """The same for programs: accounts of zones or sides; of the board, what each piece left is worth."""
    if match.game.key == "phalanx-cards":
        return [plain(zone) for zone in _zones(match, seat, what)]
    if match.game.key == "generals":
        seen = cast("GeneralsSeen", match.view(max(seat, 0)))
        return [plain(seen.account(side)) for side in _sides(match, what)]
    return [{"seat": side, "lines": list(_pieces(match, side))} for side in _sides(match, what)]


def _sides(match: "Match", what: str) -> list[int]:
    own = match.game.seats(match.score.options)
    return _meant(what, [(name, match.seats[side]) for side, name in enumerate(own)])


def _zones(match: "Match", seat: int, what: str) -> "list[ZoneAccount]":
    seen = cast("CardsSeen", match.view(max(seat, 0)))
    layout = seen.sight.table.layout
    known = [(name, "centre" if zone == layout.centre else name) for zone, name in enumerate(layout.names)]
    return [seen.account(zone) for zone in _meant(what, known)]


def _meant(what: str, known: list[tuple[str, str]]) -> list[int]:
    """The places in `known` with that name, the first of two counting before the second; all for no name."""
    wanted = what.strip().casefold().removeprefix("zone ")
    if not wanted:
        return list(range(len(known)))
    for which in (0, 1):
        found = [place for place, names in enumerate(known) if names[which].casefold() == wanted]
        if found:
            return found
    names = ", ".join(first for first, _ in known)
    raise NotFoundError(f"There is no {cleaned(what, limit=40)!r} to explain here; there are {names}.")


# Cards


def zone_title(zone: "ZoneAccount") -> str:
    """`Centre`, `Zone L`."""
    return "Centre" if zone.name == "centre" else f"Zone {zone.name}"


def _zone(match: "Match", zone: "ZoneAccount") -> Iterator[str]:
    if not any(side.lines or side.total for side in zone.seats):
        yield f"{zone_title(zone)}: nothing lies there yet"
        return
    yield f"{zone_title(zone)} as it stands: {zone.words} [{zone.rule}]"
    for side in zone.seats:
        yield f"  {called(match, side.seat)}: {_sum(side)}"
        yield from _lines(side.lines)
        for flank in side.flanks:
            yield f"    {flank.value:+3}  flank: {flank.why} [{flank.rule}]"
        if not side.lines and not side.flanks:
            yield "         no card there"


def _sum(side: "SeatAccount") -> str:
    lent = side.total - side.own
    return f"{side.total} = {side.own} + {lent}" if lent else f"{side.total}"


def _lines(told: "Iterable[CardLine]") -> Iterator[str]:
    for line in told:
        name = line.name if line.is_open else f"({line.name.strip('()')})"
        yield f"    {line.value:>3}  {name:<6} {line.why} [{line.rule}]"


# Generals and Majors


def _army(match: "Match", account: "SideAccount", side: int) -> Iterator[str]:
    yield f"{called(match, side)}: strength {account.strength}, lead {account.lead:+d}"
    yield "  Command:"
    left = dict(account.left) if match.state.to_move == side else {}
    for colour, least, most in account.command:
        if most:
            span = f"{least}" if least == most else f"{least} to {most}, as jokers are split [GM-09]"
            still = f"; {left[colour]} may still be laid in this turn [GM-01]" if left else ""
            yield f"    {colour}: {span}{still}"
    if not any(most for _, _, most in account.command):
        yield "    none: no commander is laid"
    yield from (f"    {group}" for group in account.groups)
    for title, cards in (("Commanders", account.commanders), ("Armies", account.armies)):
        yield f"  {title}:"
        yield from _lines(cards)
        if not cards:
            yield "    none"


# The board


def _pieces(match: "Match", side: int) -> Iterator[str]:
    position = cast("BoardSeen", match.view(max(match.state.to_move or 0, 0))).state
    yield f"{called(match, side)}: {count_of(position.points(side), 'point')} left, {position.lost[side]} lost [A.3]"
    by_kind: dict[str, list[str]] = {}
    worth: dict[str, int] = {}
    for place in position.armies[side]:
        piece = position.rules.tables.places[place]
        by_kind.setdefault(piece.kind.name, []).append(piece.name)
        worth[piece.kind.name] = position.rules.points[place]
    for kind, names in by_kind.items():
        yield f"  {kind}: {len(names)} at {worth[kind]} = {len(names) * worth[kind]}   {' '.join(names)}"


# A battle that is over


def battle_report(match: "Match") -> "Report | None":
    """How the last battle of the card game ended, as everybody may know it; None before, and in other games."""
    if match.game.key != "phalanx-cards":
        return None
    return cast("CardsSeen", match.view(0)).sight.table.last


def battle_lines(match: "Match", report: "Report") -> Iterator[str]:
    """Each zone with its sums, who takes what, spoils and who is out."""
    yield f"Battle {report.battle} is over."
    for zone in report.zones:
        sums = ", ".join(f"{called(match, side.seat)} {_sum(side)}" for side in zone.seats)
        yield f"  {zone_title(zone)}: {sums}; {zone.words} [{zone.rule}]"
    yield f"  {'Chips won' if report.won_chips else 'Cards taken'}: {gains(match, report)}."
    for seat in report.out:
        yield f"  {called(match, seat)} is out of the game [{'C.2' if report.won_chips else 'PC-19'}]."
    if report.left_over:
        become = "leave the game" if report.removed else "become spoils"
        yield f"  {count_of(report.left_over, 'card')} that remained there {become} [PC-20]."
    if not report.won_chips:
        yield f"  Spoils in the centre after it: {report.spoils} [PC-24]."
    if report.pots:
        yield f"  Chips that lie for the next winners: {report.pots} [C.2]."


def battle_told(match: "Match", before: "Report | None") -> Iterator[str]:
    """The battle that ended since `before` was the last report; nothing if none did, or if the game was gone back in."""
    report = battle_report(match)
    if report is not None and (before is None or report.battle > before.battle):
        yield from battle_lines(match, report)


def gains(match: "Match", report: "Report") -> str:
    """What everybody has of a battle: cards and spoils, or chips, his own stakes set off."""
    if report.won_chips:
        return ", ".join(f"{called(match, seat)} {report.won_chips[seat]:+d}" for seat in report.fought)
    return ", ".join(
        f"{called(match, seat)} {report.taken[seat]}"
        + (f" and {count_of(report.collected[seat], 'spoil')} [PC-24]" if report.collected[seat] else "")
        for seat in report.fought
    )
