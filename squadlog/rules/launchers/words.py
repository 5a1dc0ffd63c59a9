"""Grenade launchers in words."""

from collections.abc import Iterator

from squadlog.base.lengths import format_length
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Soldier
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.reported import quiet
from squadlog.rules.common.words import Beginning, ChapterWords, PaperBoxes, Word
from squadlog.rules.grenades.words import EXPLOSIONS
from squadlog.rules.launchers.record import COUNTS, LAUNCH, SMOKE_LOADED, GrenadesLaunched, loaded

_LAUNCHER = "grenade_launcher"


def _narrate_launched(event: GrenadesLaunched, battle: Battle) -> str:
    one = event.volley
    what = f"a {one.grenade} grenade" if one.count == 1 else f"{one.count} {one.grenade} grenades"
    who, away = battle.units[event.unit].called, format_length(one.metres)
    return f"{who} launches {what} at {one.told}, {away} away [GLA-07]."


def _marks(unit: Unit, book: Rulebook, _rulings: Rulings) -> Iterator[str]:
    """What is left in the launcher: `launcher: 3 smoke` (GLA-04)."""
    if _LAUNCHER in unit.soldier.equipment:
        kept = loaded(unit)
        left = max(0, int(book.grenades.launcher_capacity) - kept.fired)
        yield f"launcher: {f'{left} {kept.grenade}' if left else 'empty'}"


def _boxes(unit: Unit, book: Rulebook, _rulings: Rulings) -> Iterator[PaperBoxes]:
    """Kind and number of what is in the launcher (GLA-04)."""
    if _LAUNCHER in unit.soldier.equipment:
        kept, of = loaded(unit), int(book.grenades.launcher_capacity)
        yield PaperBoxes(label="GL", crossed=min(of, kept.fired), of=of, note=kept.grenade)


def _no_launcher(soldier: Soldier, _book: Rulebook) -> tuple[str, str] | None:
    if _LAUNCHER in soldier.equipment:
        return None
    return f"{soldier.name} has no grenade launcher.", "GLA-03"


WORDS = ChapterWords(
    name="Grenade launchers",
    quoted=("GLA-06", "GLA-08", "GLA-10", "GLA-11"),
    aliases=("launcher", "grenade_launchers"),
    verbs=(
        Word(
            action=LAUNCH,
            form="launch UNIT [1|2|3|4|all] at X,Y|UNIT|FEATURE [range METRES] [spotted]",
            meaning="fire that number of grenades of a launcher at one place",
            example="launch 3 2 at 7 range 30",
            bare=("round",),
            rounds=COUNTS,
        ),
    ),
    deeds={LAUNCH: "launches"},
    reports={GrenadesLaunched: quiet},
    tells=by_event(_narrate_launched),
    marks=_marks,
    boxes=_boxes,
    beginnings={SMOKE_LOADED: Beginning(label="with smoke in its launcher", why_not=_no_launcher)},
    explosions=EXPLOSIONS,
)
