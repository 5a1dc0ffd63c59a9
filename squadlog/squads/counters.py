"""The counters in the box: their colours, and whether they suffice for the squads that take part (GEN-10, GEN-12)."""

from collections import Counter
from collections.abc import Sequence

from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.squads.plan import SquadPlan
from squadlog.squads.violation import Violation

_COLOUR_OF_RACE = {"Kessrith": "green", "Ssora": "yellow", "Vauvusar": "light blue", "Baufrin": "brown"}
SQUADS_OF_COLOUR = {"blue": 2, "red": 2} | dict.fromkeys(_COLOUR_OF_RACE.values(), 1)
"""How many squads the box has counters for, by their colour."""
_COUNTERLESS = frozenset({"Naram", "Zog", "Menevagorean"})


def colour(plan: SquadPlan) -> str | None:
    """The colour of a squad's counters by its most numerous race, else its side; `None`: the box has none (GEN-12)."""
    race = Counter(soldier.race for soldier in plan.soldiers).most_common(1)[0][0]
    if race in _COUNTERLESS:
        return None
    return _COLOUR_OF_RACE.get(race, "red" if plan.side == "TOG" else "blue")


def counter_shortages(plans: Sequence[SquadPlan], book: Rulebook, rulings: Rulings) -> tuple[Violation, ...]:
    """Where the counters of the box do not suffice; nothing unless the table counts them (AMB-04)."""
    if not rulings.is_("counters.enforceLimits", "enforce"):
        return ()
    found: list[Violation] = []
    units, limit = sum(len(plan.soldiers) for plan in plans), book.components["unit"].count
    if units > limit:
        found.append(
            _short("too-few-counters", f"{units} soldiers take part; the box has {limit} counters.", "GEN-10")
        )
    for shade, count in Counter(colour(plan) for plan in plans).items():
        if shade is None:
            found.append(
                _short("no-counters", f"The box has no counters for the race of {count} squads.", "GEN-12")
            )
        elif count > SQUADS_OF_COLOUR[shade]:
            available = SQUADS_OF_COLOUR[shade]
            sentence = f"{count} squads need {shade} counters; the box has them for {available}."
            found.append(_short("too-few-colours", sentence, "GEN-12"))
    return tuple(found)


def _short(code: str, sentence: str, rule: str) -> Violation:
    return Violation(code=code, sentence=sentence, rule=rule)
