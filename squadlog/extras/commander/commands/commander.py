"""`squadlog commander`: who commands a side of the battle, when no person does."""

from __future__ import annotations

import sys
from argparse import SUPPRESS
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.battle.whose.seats import referee_sits
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.hearing import hear_others
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.facts.seats import Speaker, for_all

with lazy_imports():
    from squadlog.extras.commander.commands import pacing, telling
    from squadlog.extras.commander.mind import levels, tempers
    from squadlog.extras.commander.seated import commanders, sides, some_only, temper_chosen, watching

if TYPE_CHECKING:
    from squadlog.session.said.others import OtherSaid
    from squadlog.session.seat import Seat

_OFF, _SHOW, _WATCH, _GO_ON, _TOLD = "off", "show", "watch", ("go on", "go-on"), "told"
_HANDED = 10_000
"""The most characters of what opens a sealed battle, as the process that began this one hands it on."""
_WATCH_KEYS = "Enter pauses, then says one word at a time; g and Enter goes on; Ctrl+D ends."

_BELONGS = {
    "temper": "A temper belongs to a commander who sits down, such as: commander red recruit --temper bold",
    "only": "Soldiers belong to a commander who sits down, such as: commander red recruit --only 4-6",
}
"""Options that nothing but sitting down has."""


def run(name: str, words: list[str]) -> int:
    """`commander SIDE LEVEL|off`, `commander told ...`, `go on`, `watch`, `show`."""
    made = parser(name, battle=True)
    made.add_argument(
        "words",
        nargs="*",
        metavar="SIDE LEVEL|off | told ... | pause | step | go on | watch | show",
        help="a side and who commands it: recruit, sergeant, veteran, hands, or off for a person; "
        "told 3 9 12m half-hard: how far it is from 3 to 9 on a table without a map, and behind what cover; "
        "pause, step, step 3: no word, or so many, until go on, also after an undo; pace 2s: seconds between "
        "words; watch: say their words as long as this runs",
    )
    made.add_argument(
        "--temper",
        default="",
        metavar="TEMPER",
        help=f"how it weighs: {', '.join(tempers.TEMPERS)}; or drawn",
    )
    made.add_argument(
        "--only",
        default=None,
        metavar="N-M|SQUAD",
        help="some soldiers of the side, by number or squad, while a person commands the rest",
    )
    made.add_argument(
        "--open", action="store_true", help="agreed: everybody may read his reasons at once (squadlog why)"
    )
    made.add_argument(
        "--pace", default="", metavar="2s", help="seconds between two words, as whoever watches hears them"
    )
    made.add_argument("--marks", action="store_true", help=SUPPRESS)
    made.add_argument("--handed", action="store_true", help=SUPPRESS)
    options = read(made, words)
    with open_battle(options, says=True) as seat:
        if options.handed:
            seat.seal.beside.take(sys.stdin.readline(_HANDED))
        sitting = commanders.Commanders(seat.store, seat.id)
        said = " ".join(options.words).casefold()
        is_short = said in ("", _SHOW, _WATCH, *_GO_ON) or said.endswith(f" {_OFF}")
        is_short = is_short or said.startswith(_TOLD) or pacing.is_pacing(said)
        if options.pace and is_short and said != _WATCH:
            raise NotUnderstoodError(
                "Say squadlog commander watch --pace 2s, or squadlog commander pace 2s to keep it."
            )
        pace_s = pacing.read_pace(options.pace) if options.pace else None
        if is_short:
            for option, what in _BELONGS.items():
                if getattr(options, option):
                    raise NotUnderstoodError(f"{what}.")
        if said == _WATCH:
            _watch(seat, pace_s, marks=options.marks)
            return OK
        heard: tuple[str, ...] = ()
        if said in _GO_ON:
            sitting.go_on()
        elif pacing.is_pacing(said):
            pacing.keep_pacing(sitting, said)
        elif said.startswith(_TOLD):
            heard = telling.tell_commander(seat, " ".join(options.words))
        elif said not in ("", _SHOW):
            _seat_one(seat, sitting, options.words, options.temper, only=options.only, is_open=options.open)
        if pace_s is not None:
            sitting.keep_pace(pace_s)
        is_heard = said not in ("", _SHOW) and pace_s is None  # at a pace, whoever watches hears them
        if not options.json:
            print_lines(heard)
        spoken = _hear(seat, shown=not options.json) if is_heard else []
        if options.json:
            print_json("commander", _data(seat, sitting, spoken))
        else:
            print_lines((*_told(seat, sitting), *pacing.pace_words(sitting)))
            if not is_short and (hint := telling.hint(seat)):
                tell(hint)
    return OK


def _hear(seat: Seat, *, shown: bool) -> list[OtherSaid]:
    """What commanders say now, each word `shown` as it is said."""
    spoken = []
    for one in hear_others(seat):
        spoken.append(one)
        if shown:
            print_lines(one.told)
            sys.stdout.flush()
    return spoken


def _data(seat: Seat, sitting: commanders.Commanders, spoken: list[OtherSaid]) -> dict[str, object]:
    told = [{"side": one.side, "by": one.name, "said": one.sentence, "why": one.why} for one in spoken]
    only = {side: some_only.only_known(seat, side, his) for side, his in sitting.only.items()}
    there = {"commanders": sitting.levels, "tempers": sitting.tempers, "only": only}
    return {"battle": seat.id, **there, "pace_s": sitting.pace_s, "paused": sitting.paused, "said": told}


def _watch(seat: Seat, pace_s: float | None, *, marks: bool) -> None:
    """Say the words of commanders as long as this runs; with `marks`, tell how they stand to whoever began it."""

    def say(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    if marks:
        watching.watch_marked(seat, watching.input_ends(), say)
        return
    if sys.stdin is not None and sys.stdin.isatty():
        tell(_WATCH_KEYS)
    typed = pacing.TypedLines(commanders.Commanders(seat.store, seat.id))
    for one in watching.watch(seat, typed.stopped, pace_s=pace_s):
        print_lines(one.told)
        sys.stdout.flush()


def _seat_one(
    seat: Seat,
    sitting: commanders.Commanders,
    said: list[str],
    temper: str,
    *,
    only: str | None,
    is_open: bool,
) -> None:
    """Have a commander of a temper sit down at a side or at some of its soldiers, or leave it."""
    word = said[-1].casefold() if len(said) > 1 else ""
    if word in tempers.TEMPERS or word == tempers.DRAWN:
        whose, asked = clean_text(said[0], limit=40), said[1].casefold()
        level = asked if asked in levels.LEVELS else levels.best_level()
        raise NotUnderstoodError(
            f"{word.capitalize()} is a temper: squadlog commander {whose} {level} --temper {word}."
        )
    if len(said) != 2:
        raise NotUnderstoodError(
            "Say a side and who commands it, such as: commander blue recruit, or commander blue off."
        )
    setup = seat.known.setup
    side = next((one.id for one in setup.sides if said[0].casefold() in (one.id, one.name.casefold())), None)
    if side is None:
        there = ", ".join(one.id for one in setup.sides)
        raise NotUnderstoodError(f"There is no side {clean_text(said[0], limit=40)!r}; there are {there}.")
    beside, level = seat.seal.beside, "" if said[1].casefold() == _OFF else said[1]
    if seat.seal.closed:
        _require_sealed(seat, side, level, only or "", is_open=is_open)
    known = seat.of(Speaker(seat=side)).known
    if told := sides.SIDES.why_not(known.setup, side, "", sealed=False):
        raise NotUnderstoodError(told)
    if said[1].casefold() == _OFF:
        sitting.leave(side)
        return
    try:
        level = levels.level_of_commander(said[1])
        chosen = temper_chosen.choose_temper(temper) if temper else ""
        units = some_only.soldiers_meant(seat.known, side, only) if only is not None else ()
    except (levels.NoLevelError, tempers.NoTemperError, ValueError) as error:
        raise NotUnderstoodError(str(error)) from error
    if units and referee_sits(seat.known) and not for_all(seat.who.seat):
        raise NotUnderstoodError(
            "A referee sits here: some soldiers of a side are his to give to a commander."
        )
    if told := sides.SIDES.why_not(known.setup, side, level, sealed=False):
        raise NotUnderstoodError(told)
    beside.seat_here(side)
    sitting.sit(side, level, chosen, units, is_open=is_open)


def _require_sealed(seat: Seat, side: str, level: str, only: str, *, is_open: bool) -> None:
    """What a sealed battle asks of whoever hands a side to a commander. Raises NotUnderstoodError."""
    if told := sides.why_not_here(seat, side, level):
        raise NotUnderstoodError(told)
    how = f"squadlog commander {side} {level or 'off'} --seat {side}"
    if only and not seat.seal.beside.home:  # by mail nobody else has this file
        raise NotUnderstoodError(
            "In a sealed battle a commander takes a whole side: all could read in the file which soldiers are its "
            f"own. Say {how}; a side is shared with one where no seal is."
        )
    if is_open:
        raise NotUnderstoodError(
            f"In a sealed battle its reasons are sealed as the secrets of its side are. Say {how}; once the battle is "
            "over and squadlog reveal has opened the seal, everybody reads them."
        )


def _told(seat: Seat, sitting: commanders.Commanders) -> list[str]:
    """Who commands each side, a line each."""
    setup, there, of, some = seat.known.setup, sitting.levels, sitting.tempers, sitting.only
    return [
        f"{setup.side_name(side)}: {_who(there[side], of.get(side, '')) if side in there else 'a person'}"
        f"{f', for {some_only.only_words(seat, side, some[side])}; a person for the rest' if side in some else ''}"
        f"{_where(seat, side) if side in there else ''}"
        f"{'; everybody may read the reasons' if side in sitting.open else ''}."
        for side in seat.known.side_ids()
    ]


def _where(seat: Seat, side: str) -> str:
    """Where one sits who speaks elsewhere, or cannot yet; empty for here."""
    beside = seat.seal.beside
    if not beside.sits_here(side):
        return f", {sides.ELSEWHERE}"
    return "" if beside.opens(side) else f", once its password is given here: --seat {side}"


def _who(level: str, temper: str) -> str:
    """A commander by level and temper, and what comes of that temper."""
    if not temper:
        return level
    plays = "plays alike in any temper" if level in levels.ALIKE else tempers.TEMPERS[temper].words
    return f"{level}, {temper}: {plays}"
