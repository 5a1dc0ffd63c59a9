"""A battle from others is tried in a file of its own before any of it is kept: read, folded, decided again.

Nothing of it is trusted. Its hashes must hold, its texts be fit to be shown, every branch lead to a battle that every
seat can look at, and the rules of today lead from each command to the events that it says.
"""

import json
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.names import cells, clean_text, unfit
from squadlog.base.records import record
from squadlog.battle.events.referee import UnitAdded
from squadlog.battle.opening import open_battle
from squadlog.battle.pictures.note_picture import find_picture
from squadlog.battle.record.codec import command_from_json
from squadlog.battle.saying import NOTES, Noting
from squadlog.book.in_force import rulings_with
from squadlog.book.load import book_of
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.reports.audit import Difference
from squadlog.reports.squads_in_battle import sheets_in_battle
from squadlog.session.battle_archive.paper import PacketError
from squadlog.session.battle_record import moment_of
from squadlog.session.battle_session import Session
from squadlog.squads.lasting import write_lasting
from squadlog.squads.log_values import log_values
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.store.packets import BattlePaper, StepPaper
from squadlog.store.record_file import Store
from squadlog.survey.drawn import require_sound

if TYPE_CHECKING:
    from squadlog.battle.record.timeline import Timeline
    from squadlog.battle.state import Known
    from squadlog.battle.terms import Soldier
    from squadlog.book.book import Rulebook
    from squadlog.book.rulings import Rulings

_PROSE = 4000
"""The most characters of a text."""
_BRIEF = 300
"""The most characters of a fault that is told."""
_LONGEST_NAME = 80
_LARGEST = 2**64
"""Every number in an archive is smaller than this, with or without a minus."""


@record
class TriedBattle:
    """A battle that is sound: as it will be kept, where it stands, and where the rules of today lead elsewhere.

    `differences` are the unexplained ones, `earlier` those that a fault mended since explains.
    """

    packet: BattlePaper
    differences: tuple[Difference, ...] = ()
    earlier: tuple[Difference, ...] = ()


def try_battle(packet: BattlePaper, source: str = "the file") -> TriedBattle:
    """Try a battle from others. Raises PacketError, and nothing else, for one that is not sound."""
    shown = clean_text(source, limit=80)
    for number, step in enumerate(packet.steps, start=1):
        if fault := _unfit(step):
            raise PacketError(f"{shown}, step {number}: {fault}.")
    if packet.awaiting is not None and (fault := _unfit_json(packet.awaiting)):
        raise PacketError(f"{shown}, the command that waits for a die: {fault}.")
    try:
        with TemporaryDirectory() as folder, closing(Store(Path(folder) / "tried.db")) as store:
            return _try_in_store(store, packet)
    except PacketError as error:
        raise PacketError(f"{shown}: {error}") from None
    except Exception as error:  # noqa: BLE001 - a forged record may lead anywhere
        strange = f"it tells what cannot be ({type(error).__name__})"
        what = str(error) if isinstance(error, SquadlogError) else strange
        raise PacketError(
            f"{shown} is no sound battle: {clean_text(what, limit=_BRIEF).rstrip('.')}."
        ) from None


def _unfit(step: StepPaper) -> str:
    """What is wrong with what was said in a step, or with a text of what came of it."""
    if (step.parent is None) != (not step.command):
        return "the first step alone says nothing"
    if step.command:
        if fault := _unfit_json(step.command, pictured=step.label in NOTES):
            return fault
        try:
            said = command_from_json(step.command)
        except (ValueError, RecursionError):
            return "what was said is no command"
        if isinstance(said, Noting) and said.picture and find_picture(said.picture) is None:
            return "a picture in it is not as squadlog keeps them"
        if said.kind != step.label:
            return f"it is labelled {step.label}, but says {said.kind}"
    elif step.label != "created":
        return f"it is labelled {step.label}, but it is the first"
    return next(filter(None, (_unfit_json(event.body, within=("map", "packs")) for event in step.events)), "")


def _unfit_json(text: str, within: tuple[str, ...] = (), *, pictured: bool = False) -> str:
    """What is wrong with JSON text: that it is none, or a text in it that is not fit to be shown."""
    try:
        content = json.loads(text)
        if pictured and isinstance(content, dict):
            content.pop("picture", None)  # it is no text, and checked as what it is
        if within and isinstance(content, dict) and isinstance(content.get("setup"), dict):
            for name in within:  # a map and a pack are files of their own, and checked as such
                content["setup"].pop(name, None)
        return unfit(content, limit=_PROSE) or _overlong(content)
    except (ValueError, RecursionError):
        return "a part of it is no JSON"


def _overlong(content: object) -> str:
    """What is wrong with a name anywhere in it that nobody could read, or a number beyond all measure, or nothing."""
    left = [content]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            for key in ("name", "title"):
                if isinstance(part.get(key), str) and (wide := cells(part[key])) > _LONGEST_NAME:
                    return f"{wide} characters are too many for a {key}"
            left += part.values()
        elif isinstance(part, list):
            left += part
        elif isinstance(part, int | float) and not abs(part) < _LARGEST:
            return "a number in it is beyond all measure"
    return ""


def _try_in_store(store: Store, packet: BattlePaper) -> TriedBattle:
    number = store.put_in(packet)
    if broken := store.first_broken(number):
        raise PacketError(f"at step {broken.entry} {broken.what}.")
    session = Session.open(store, number)
    if strange := _strange_aside(session.record.tree):
        raise PacketError(f"step {strange} stands in no line and is no note.")
    known = session.views.seen(REFEREE)
    setup = known.setup
    open_battle(setup)
    rulings = rulings_with(setup.rulings)
    if setup.map:
        require_sound(setup.map)
    _look(session, known)
    _require_soldiers(session, known, rulings)
    differences = session.exports["referee"].audit(whole=True)
    return TriedBattle(
        packet=packet.model_copy(update={"moment": moment_of(known)}),
        differences=tuple(one for one in differences if not one.earlier),
        earlier=tuple(one for one in differences if one.earlier),
    )


def _strange_aside(tree: "Timeline") -> int | None:
    """The first step that never stood in a line and is no note, by its number; None: there is none."""
    steps = (tree.step(one) for one in sorted(tree.aside))
    return next((tree.number(step.id) for step in steps if step.label not in NOTES), None)


def _require_soldiers(session: Session, known: "Known", rulings: "Rulings") -> None:
    """Check that each soldier that fights, comes later or was added can be written down, with all its fields."""
    book = book_of(known.setup)
    later = [soldier for reserve in known.setup.reserves for soldier in reserve.soldiers]
    told = (event for entry in session.log["referee"].entries(undone=True) for event in entry.events)
    added = [event.soldier for event in told if isinstance(event, UnitAdded)]
    for soldier in (*known.setup.soldiers, *later, *added):
        try:
            _figures(soldier, book, rulings)
        except (KeyError, ValueError):
            raise PacketError(f"unit {soldier.id} is no soldier that the tables know.") from None
    sheets_in_battle(known, book, rulings)


def _figures(soldier: "Soldier", book: "Rulebook", rulings: "Rulings") -> None:
    """What stands on the squad log of a soldier. KeyError or ValueError for what no table has."""
    plan = SoldierPlan(
        name=soldier.name,
        troop=soldier.troop,
        race=soldier.race,
        armour=soldier.armour,
        leader=soldier.leader,
        career=soldier.career,
        lasting=write_lasting(soldier.lasting),
    )
    squad = SquadPlan(name="squad", naval=soldier.naval, soldiers=(plan,))
    log_values(squad, 0, book, rulings)


def _look(session: Session, known: "Known") -> None:
    """Make all that a screen and a command show of the battle, from every seat: what would fail there fails here."""
    for seat in (REFEREE, TABLE, NOBODY, *(side.id for side in known.setup.sides)):
        session.exports[seat].export("json")
        session.due[seat].ask()
        session.victory[seat].score()
        session.record.branches(seat)
    for form in ("attacks", "moves"):
        session.exports["referee"].export(form)
    for entry in session.log["referee"].entries(undone=True):
        session.log["referee"].stood_at(entry.id)
