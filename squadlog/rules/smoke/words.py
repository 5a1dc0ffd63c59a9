"""Smoke in words."""

from collections.abc import Iterator

from squadlog.base.lengths import format_length
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.rules.common.reported import quiet
from squadlog.rules.common.words import ChapterWords
from squadlog.rules.smoke.record import CloudCarried, CloudLifted, CloudRisen, Smoke, SmokeCloud, smoke


def where(cloud: SmokeCloud) -> str:
    """Where the smoke stands, as far as that is known."""
    return cloud.told if cloud.spot is None else f"at {cloud.spot.words}"


def name_cloud(cloud: SmokeCloud) -> str:
    """A cloud as people point at it."""
    return " ".join(filter(None, (f"smoke {cloud.id}", where(cloud))))


def _narrate_risen(event: CloudRisen, _battle: Battle) -> str:
    one = event.cloud
    around = format_length(one.radius_m)
    return f"Smoke {one.id} rises {where(one)}, {around} around, until {one.until} [SMK-01, SMK-04]."


def _narrate_carried(event: CloudCarried, _battle: Battle) -> str:
    return f"Smoke {event.cloud} comes to floor {event.floor}."


def _narrate_lifted(event: CloudLifted, battle: Battle) -> str:
    known = next((one for one in smoke(battle).clouds if one.id == event.cloud), None)
    place = "" if known is None else f" {where(known)}"
    return f"Smoke {event.cloud}{place} has lifted{f': {event.why}' if event.why else ' [SMK-04]'}."


def _standing(kept: Smoke, _battle: Battle) -> Iterator[str]:
    for one in kept.clouds:
        yield f"{name_cloud(one)}, {format_length(one.radius_m)} around, from {one.since} until {one.until} [SMK-05]"


WORDS = ChapterWords(
    name="Smoke",
    reports={CloudCarried: quiet},
    tells=by_event(_narrate_risen, _narrate_lifted, _narrate_carried),
    of_battle=_standing,
)
