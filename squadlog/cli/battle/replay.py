"""Watching a battle again: on the screen, in words, or as data. The battle itself does not move."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.battle import play
from squadlog.cli.calls import call
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import read
from squadlog.cli.printing import print_json, print_lines, tell

with lazy_imports():
    from squadlog.session.replaying import changes, stops, words
    from squadlog.tui import app
    from squadlog.tui.replay import screen

if TYPE_CHECKING:
    from squadlog.session.replaying.frames import BattleReplay
    from squadlog.session.seat import Seat
    from squadlog.tui.chrome.desk import Desk


def run(name: str, said: list[str]) -> int:
    """`replay [BATTLE] [--text] [--from T2.s3] [--to T3] [--all] [--json]`."""
    options = read(call(name), said)
    options.battle = options.id or options.battle
    for moment in filter(None, (options.first, options.last)):
        try:
            stops.read_moment(moment)
        except SquadlogError as error:
            raise NotUnderstoodError(str(error)) from None
    if options.text or options.json:
        with open_battle(options) as seat:
            return _print(seat, options)
    if options.last is not None:
        raise NotUnderstoodError("--to is for --text and --json: on the screen you stop where you want.")
    if not play.has_terminal():
        code = play.no_terminal()
        tell("squadlog replay --text prints a battle line by line.")
        return code
    return _watch(options)


def _print(seat: "Seat", options: Namespace) -> int:
    if options.all and (why := seat.log.why_not_whole()) is not None:
        tell(why)
        return REFUSED
    whole = options.all or seat.log.is_told_whole()
    replay = _cut(seat.log.replay(whole=whole), options)
    if options.json:
        told = changes.replay_data(replay)
        del told["format"]
        print_json("replay", told, line=True)
    else:
        print_lines(words.replay_lines(replay))
    return OK


def _cut(replay: "BattleReplay", options: Namespace) -> "BattleReplay":
    first = _first(replay, options.first)
    last = len(replay.frames) - 1 if options.last is None else stops.last_at(replay, options.last)
    if first > last:
        raise NotUnderstoodError(f"Nothing lies from {options.first} to {options.last}: --from comes first.")
    return stops.cut_replay(replay, first, last)


def _first(replay: "BattleReplay", moment: str | None) -> int:
    if moment is None:
        return 0
    if (found := stops.first_at(replay, moment)) is None:
        told = f"This battle has no {moment}: it was told up to {replay.frames[-1].moment}."
        raise NotFoundError(told)
    return found


def _watch(options: Namespace) -> int:
    """The screen, at the seat that was named; what is sealed is opened before."""
    with open_battle(options) as seat:
        number, who = seat.id, seat.who
        if options.all and (why := seat.log.why_not_whole()) is not None:
            tell(why)
            return REFUSED
        if options.first is not None:
            _first(seat.log.replay(), options.first)

    def first(desk: "Desk") -> "screen.ReplayScreen":
        return screen.ReplayScreen(desk.resume(number, who), moment=options.first or "", whole=options.all)

    return play.run_screens(lambda: app.run(app.SquadlogApp(first=first)))
