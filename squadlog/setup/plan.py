"""A battle on paper: who meets, where, and on what terms."""

import re
from collections.abc import Iterable, Mapping
from itertools import chain, count
from types import MappingProxyType
from typing import NamedTuple

from squadlog.base.errors import SquadlogError
from squadlog.base.records import record
from squadlog.battle.terms import Goods, Terms
from squadlog.facts.ground_facts import Whereabouts
from squadlog.facts.scenario.deployment import Arrival
from squadlog.squads.plan import SquadPlan
from squadlog.squads.scene import Command, GroupingMode


class MusterError(SquadlogError):
    """No battle can be made of these squads; one sentence says why."""


class Rank(NamedTuple):
    """Members of a side who share an initiative roll, by name; the rest as in `Grouping`.

    No members: those of its force.
    """

    side: str = ""
    name: str = ""
    members: tuple[str, ...] = ()
    race: str | None = None
    modifier: int = 0


class Force(NamedTuple):
    """A squad that takes part: the id and name of its side, the plan, and whether it rolls as one or by fire teams.

    Several squads may share a side (GEN-02). `keys` and `things` are what the scenario gives to members, by name
    (SET-09), `begins` the states of advanced chapters that they begin in. On a map `places` says where members begin,
    by name (no facing: toward the nearest enemy); the others begin in `zones`, which are names of zones or rooms of the
    map, or in the zones of their side if there are none. `deploys` are areas of the scenario's page where they are set
    up and stay until play begins, with `one_area` all in a single one and with `together_m` nobody farther than that
    from the next of his grouping. `arrives` is for those who come later, `player` who plays them, `command` what stands
    under one leader (as in the file of a scenario). One `listed` by a scenario is no part of what its side had to
    spend.
    """

    side: str
    side_name: str
    plan: SquadPlan
    grouping: GroupingMode = "squad"
    keys: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    things: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    begins: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    places: Mapping[str, Whereabouts] = MappingProxyType({})
    zones: tuple[str, ...] = ()
    rank: Rank = Rank()
    deploys: tuple[str, ...] = ()
    arrives: Arrival | None = None
    player: str = ""
    command: Command = "squad"
    one_area: bool = False
    together_m: float | None = None
    listed: bool = False


@record
class BattlePlan(Terms):
    """A battle on paper: who meets, and on what terms.

    `ranks` are groupings other than squads and fire teams. The doors, walls and so on of the map are features of the
    battle by themselves; one of `features` that bears the id of one of them stands in its place. Nobody has a pack on
    in zero gravity, whatever `packs_on` says (BNC-14). Of `chapters` each brings along what it needs (ADV-03); those
    that a scenario has `listed` are played as listed (A-147). `goods` are what it gives to sides, besides what these
    bought, `budgets` what sides had to spend.
    """

    forces: tuple[Force, ...]
    ranks: tuple[Rank, ...] = ()
    listed: tuple[str, ...] = ()
    goods: tuple[Goods, ...] = ()
    budgets: tuple[tuple[str, int], ...] = ()


def side_ids(names: Iterable[str]) -> dict[str, str]:
    """A short id for each side by its name in small letters: `red_army` for `Red Army`, `side_1st` for `1st`."""
    found: dict[str, str] = {}
    for name in dict.fromkeys(name.casefold() for name in names):
        word = re.sub(r"[^a-z0-9]+", "_", name).strip("_")[:20]
        stem = word if word[:1].isalpha() else f"side_{word}".strip("_")
        others = (f"{stem}_{number}" for number in count(2))
        found[name] = next(one for one in chain((stem,), others) if one not in found.values())
    return found
