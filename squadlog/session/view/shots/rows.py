"""A target in one line: how likely it is hit or why not, how far it is, what covers it, and how it stands."""

from squadlog.base.lengths import format_length
from squadlog.battle.refusal import Refusal
from squadlog.facts.ground_facts import Sighting
from squadlog.ground.sight.sight_words import cite
from squadlog.session.view.shots.figures import percent
from squadlog.session.view.shots.manners import cover_words
from squadlog.session.view.shots.targets import TargetRow
from squadlog.session.view.toned import plain_text


def row_words(row: TargetRow, sighting: Sighting | None, *, why: bool = True) -> str:
    """A row in one line, for a list that is read aloud, with how it is seen; `why` tells what forbids the shot."""
    who = row.name if row.number is None else f"{row.number} {row.name}"
    chance = (
        "no shot" if row.refusal is not None else "" if row.chance is None else f"hit {percent(row.chance)}"
    )
    armour = f"armour {row.armour}" if row.armour else ""
    state = (
        plain_text(row.state).strip().replace("→", "until ")
    )  # the sign that a list on the screen has room for
    told = [chance, *seen_words(sighting), state, armour]
    line = f"{who}: {', '.join(filter(None, told))}" if any(told) else who
    return f"{line}. {_why_not(row.refusal, sighting)}" if why and row.refusal is not None else line


def _why_not(refusal: Refusal, sighting: Sighting | None) -> str:
    """What forbids the shot; what hides somebody who was just called not in sight is enough."""
    if sighting is not None and sighting.reason and not (sighting.in_sight.value or sighting.too_close):
        return cite(sighting.reason, sighting.rule)
    return cite(refusal.sentence, refusal.rule)


def seen_words(sighting: Sighting | None) -> list[str]:
    """How far somebody is, whether in sight and arc, and what lies between; nothing where nothing was measured."""
    if sighting is None or sighting.distance.value is None or sighting.distance.origin == "default":
        return []
    told = [format_length(sighting.distance.value, 1)]
    if sighting.too_close:
        told.append("too close to call")
    elif not sighting.in_sight.value:
        told.append("not in sight")
    elif not sighting.in_arc.value:
        told.append("outside the arc")
    covers = ", ".join(cover_words(sighting))
    return [*told, f"behind {covers}"] if covers else told
