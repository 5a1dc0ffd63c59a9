"""Which battle is meant: by option, by environment, or the current one."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import shown_in
from squadlog.base.names import whole_number
from squadlog.cli import current
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.printing import tell
from squadlog.cli.streams import Streams
from squadlog.facts.seats import COURTESY, NOBODY, REFEREE, TABLE, Speaker

with lazy_imports():
    from squadlog.battle.whose import seats
    from squadlog.cli import deleting, words
    from squadlog.session import battle_session
    from squadlog.store import record_file as files

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.battle.terms import Setup
    from squadlog.session.seat import Seat
    from squadlog.store.record_file import Store
    from squadlog.store.records import BattleSummary

COURTEOUS = "seats.courtesy"
_GAMES = "use squadlog games for it: papers and reports need a battle"


@contextmanager
def open_store() -> Iterator["Store"]:
    """The file of this user, closed afterwards."""
    store = files.Store()
    try:
        yield store
    finally:
        Streams.kept |= store.wrote
        if remark := store.remark():
            tell(remark)
        store.close()


_SITTING: list["Seat"] = []


@contextmanager
def sitting(seat: "Seat") -> Iterator[None]:
    """Make the commands inside use the battle and the knowledge of `seat`."""
    _SITTING.append(seat)
    try:
        yield
    finally:
        _SITTING.pop()


def is_seated() -> bool:
    """Whether commands are about a battle with a seat already."""
    return bool(_SITTING)


@contextmanager
def open_battle(options: Namespace, seat: str = TABLE, *, says: bool = False) -> Iterator["Seat"]:
    """The battle that is meant, from `--seat` or the seat that is usual. Raises NotFoundError when there is none."""
    if _SITTING:
        yield _SITTING[-1]
        return
    with open_store() as store:
        played = battle_session.Session.open(store, battle_number(store, options.battle, says=says))
        with played.record.sound():
            named = getattr(options, "seat", None)
            by = getattr(options, "by", "")
            seen = played.views.seen(TABLE)
            who = Speaker(seat=seat, name=by) if named is None else speaker_called(seen, named, by)
            sat = played.seat(who, asks=words.ask_password)
            if named is not None and not (who.looks or sat.seal.closed):
                _courteous(store)
            for remark in sat.seal.remarks:
                tell(remark)
            with shown_in(sat.scale):
                yield sat


def _courteous(store: "Store") -> None:
    """Tell who sits down at a seat, once on this machine, what that is worth."""
    if not store.settings.get(COURTEOUS):
        tell(COURTESY)
        with suppress(StoreError):
            store.settings.set(COURTEOUS, "told")


def speaker_called(battle: "Known", seat: str, by: str = "") -> Speaker:
    """Who speaks at a seat called so: a person at his own, else `by` whom is said. Raises NotFoundError."""
    try:
        return Speaker(seat=seat_called(battle.setup, seat), name=by)
    except NotFoundError:
        if (found := seats.seat_named(battle, seat)) is not None:
            return found.speaker
        if people := [one.name for one in seats.seats_of(battle) if seats.is_person(battle, one)]:
            sides = ", ".join((*battle.side_ids(), *people))
            raise NotFoundError(
                f"There is no seat {seat!r}; there are {sides}, and referee and table."
            ) from None
        raise


def seat_called(setup: "Setup", seat: str) -> str:
    """The seat of a side called by id or name, of the referee, or of a display: `table`. Raises NotFoundError."""
    asked = seat.casefold()
    for side in setup.sides:
        if asked in (side.id.casefold(), side.name.casefold()):
            return side.id
    if asked in (REFEREE, TABLE):
        return NOBODY if asked == TABLE else asked
    known = ", ".join(side.id for side in setup.sides)
    raise NotFoundError(f"There is no side {seat!r}; there are {known}, and referee and table.")


def number(text: str) -> int:
    """A battle by number. Raises NotUnderstoodError for anything else."""
    if (found := whole_number(text)) is None:
        raise NotUnderstoodError(f"{text!r} is not the number of a battle; squadlog battles lists them.")
    return found


def battle_number(store: "Store", asked: str | None, *, says: bool = False) -> int:
    """The number of the battle that is meant; without any word the current one, else the one last played.

    Who `says` something without naming a battle stays in this one, whatever is chosen at other terminals.
    """
    known = {battle.id: battle for battle in store.battles()}
    named = asked or os.environ.get("SQUADLOG_BATTLE") or ""
    if named:
        if number(named) not in known:
            if number(named) in {game.id for game in store.games()}:
                raise NotFoundError(f"{named} is a side game, {_GAMES}.")
            raise NotFoundError(deleting.none_of(store, number(named), "battle"))
        return number(named)
    if (battle := known.get(current.current(store, current.BATTLE) or 0)) is not None:
        if says:
            _stay(store, battle)
        return battle.id
    if not known:
        if store.games():
            raise NotFoundError(f"There are only side games so far, {_GAMES}.")
        raise NotFoundError("There are no battles yet; squadlog new newcomer begins one.")
    last = next(iter(known.values()))
    tell(f"Using battle {last.id}, {last.title}, the last one played.")
    return last.id


def _stay(store: "Store", battle: "BattleSummary") -> None:
    """Keep the battle as that of this terminal; name it where another was chosen elsewhere since."""
    if current.here(store, current.BATTLE) is None:
        with suppress(StoreError):
            current.keep_here(store, current.BATTLE, battle.id)
    elif current.everywhere(store, current.BATTLE) != battle.id:
        tell(f"Using battle {battle.id}, {battle.title}, chosen at this terminal.")


def remember(store: "Store", kind: str, what: str, made: int) -> bool:
    """Make what has just been made the current one; that it cannot be is told, for it is there all the same."""
    fault = current.remember(store, kind, what, made)
    if fault:
        tell(fault)
    return not fault
