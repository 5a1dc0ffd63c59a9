"""What comes of a shot, in words: the chances of each result, those in a sector all together, a feature that is hit."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from squadlog.facts.ground_facts import Sighting
from squadlog.ground.sight.sight_words import cite
from squadlog.reports.wording import format_range
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.previews import Battering, RolledFor, ShotPreview
from squadlog.session.view.map.sight_texts import margin_sentence
from squadlog.session.view.shots.card import ShotCard
from squadlog.session.view.shots.chances import OUTCOMES
from squadlog.session.view.shots.figures import percent
from squadlog.session.view.shots.manners import Swept

TOO_CLOSE = "The line is too close to call: the players say whether it is in sight"
AS_MEASURED = "The line, as measured"


def format_results(odds: Odds, *, in_short: bool = True) -> str:
    """What a hit can do, each with its chance, and that the weapon may jam: `hit, dazed only 20%, light 12%`."""
    told = [
        f"{label.removesuffix(' wound' if in_short else '')} {percent(getattr(odds, name))}"
        for name, label in OUTCOMES[1:]
        if getattr(odds, name)
    ]
    return ", ".join([*told, f"jam {percent(odds.jam)}"] if odds.jam else told)


def sector_result_lines(preview: ShotPreview, swept: Sequence[Swept]) -> Iterator[str]:
    """How many a sector engages, friends among them, and how many of them are hit on average."""
    friends = sum(one.friend for one in swept)
    some = f", {friends} of them FRIENDS‼" if friends else ""
    yield f"{len(swept)} engaged, nearest first{some}"
    if swept:
        hit = [(1 - Fraction(one.odds.miss), one.engaged) for one in preview.engaged]
        nobody = prod((1 - chance / at_all for chance, at_all in hit), start=Fraction(1))
        mean = float(sum(chance for chance, _ in hit))
        yield f"{mean:.1f} hit on average, none {percent(nobody)}"


def format_battering(hit: Battering) -> str:
    """What one shot does to a feature, without a die (OBS-03)."""
    falls = " It is destroyed." if hit.falls else ""
    on = " The shot goes on through the breach." if hit.through else ""
    return f"A feature is hit without a roll [OBS-03]: {hit.half_levels / 2:g} levels of damage.{falls}{on}"


def explain_sighting(sighting: Sighting | None) -> tuple[str, str] | None:
    """Why a measured line is as it is, and how little would change it; None for one that was not measured.

    A title, and the reason under it.
    """
    if sighting is None or sighting.in_sight.origin == "default" or not sighting.reason:
        return None
    close = sighting.too_close and sighting.in_sight.origin != "stated"
    told = f"{cite(sighting.reason, sighting.rule)} {margin_sentence(sighting.margin_m)}".rstrip()
    return TOO_CLOSE if close else AS_MEASURED, told


def format_uncounted_range(sighting: Sighting | None) -> str:
    """That a stated range changes nothing, as the table does not ask for it (FIR-02); empty where none was stated."""
    if sighting is None or sighting.distance.origin != "stated":
        return ""
    return f"range ({format_range(sighting.distance)}, stated: no line of the table asks for it) [FIR-02]"


def find_reasons(card: ShotCard) -> ShotPreview | RolledFor | None:
    """What the reasons of a shot are read from; of a sector its target that is chosen, else the nearest.

    None where nothing is known of it.
    """
    shown = card.preview
    if not isinstance(shown, ShotPreview):
        return None
    return next(
        (one for one in shown.engaged if one.unit == card.aim.target), next(iter(shown.engaged), shown)
    )
