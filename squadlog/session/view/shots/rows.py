"""A target in one line: how likely it is hit or why not, how far it is, what covers it, and how it stands."""

from squadlog.base.lengths import format_length
from squadlog.facts.ground_facts import Sighting
from squadlog.session.view.shots.figures import percent
from squadlog.session.view.shots.manners import cover_words
from squadlog.session.view.shots.targets import TargetRow
from squadlog.session.view.toned import plain_text


def row_words(row: TargetRow) -> str:
    """A row in one line, for a list that is read aloud."""
    who = row.name if row.number is None else f"{row.number} {row.name}"
    chance = (
        "no shot" if row.refusal is not None else "" if row.chance is None else f"hit {percent(row.chance)}"
    )
    told = [chance, *seen_words(row.sighting), plain_text(row.state).strip()]
    line = f"{who}: {', '.join(filter(None, told))}" if any(told) else who
    return line if row.refusal is None else f"{line}. {row.refusal}"


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
