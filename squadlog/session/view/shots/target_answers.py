"""Whom a unit may shoot at, as answers that are had by their number: the likeliest hit first."""

from collections.abc import Iterator

from squadlog.battle import commands
from squadlog.battle.state import Known
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.session.seat import Seat
from squadlog.session.view.answer import Answer
from squadlog.session.view.shots.chances import chance
from squadlog.session.view.shots.sweeping import engaged_words


def target_choices(seat: Seat, battle: Known, unit: int) -> Iterator[Answer]:
    """Whom a unit may shoot at as things stand, the likeliest hit first."""
    found = []
    for other in battle.units.values():
        if other.side == battle.units[unit].side or other.out:
            continue
        command = commands.Fire(unit=unit, target=other.id)
        shown = seat.rules.preview(command)
        if shown.blocked is None and shown.odds is not None:
            told = f"fire at {name_of(battle, other.id)}, {chance(shown)}"
            found.append((-shown.odds.hit, Answer(f"fire {unit} at {other.id}", told, says=command)))
    best = sorted(found, key=lambda one: one[0])
    yield from (choice for _, choice in best)
    yield from _in_other_manners(seat, battle, unit)


def _in_other_manners(seat: Seat, battle: Known, unit: int) -> Iterator[Answer]:
    """The queued shot of a unit as chapters let it be fired: at its best target, or over a sector that is measured."""
    shot = battle.queued(unit)
    for manner in () if shot is None else seat.rules.manners(unit, shot.weapon):
        foes = [
            one.id for one in battle.units.values() if one.side != battle.units[unit].side and not one.out
        ]
        found = []
        for target in foes if manner.aims else [None]:
            command = commands.Fire(unit=unit, target=target, manner=manner.word)
            shown = seat.rules.preview(command)
            if shown.blocked is None and shown.odds is not None:
                at = (
                    f", {engaged_words(battle, unit, shown)}"
                    if target is None
                    else f" at {name_of(battle, target)}"
                )
                found.append(
                    (
                        -shown.odds.hit,
                        Answer(say(command), f"{manner.label}{at}, {chance(shown)}", says=command),
                    )
                )
        yield from (answer for _, answer in sorted(found, key=lambda one: one[0])[:1])
