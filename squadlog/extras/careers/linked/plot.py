"""The plot of a campaign: its battles, what follows each by its result, and its ends. A TOML file."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

from squadlog.base.checked_model import CheckedModel
from squadlog.base.compiled_pydantic import Schema
from squadlog.base.limits import Bounds
from squadlog.base.names import SafeName, SafeText
from squadlog.book.places import data_dir
from squadlog.extras.careers.own_files import find_text, read_own

MOST_BYTES = 64_000
MOST_BATTLES = 60
"""Battles and ends that a plot has at most."""
NodeKey = Annotated[str, Bounds(pattern=r"^[a-z][a-z0-9_]{0,30}$")]
HOWS = ("points", "conceded", "broke", "draw", "broken off")
"""How a battle ended, in the words of a plot; `points`: none of the others."""
How = Literal["points", "conceded", "broke", "draw", "broken off"]
SETS = (
    "title", "briefing", "turns", "zero_g", "night", "blackout", "rain", "snow", "vacuum", "hostile", "chapters",
    "packs_on", "map", "terrain", "defender", "clock", "taking_back", "rulings",
)  # fmt: skip
"""What of a scenario a plot may set otherwise."""
Points = Annotated[int, Bounds(ge=1, le=100_000)]


class SaidOfScenario:
    """A value of a scenario's key, which the scenario itself checks."""

    @classmethod
    def core_schema(cls) -> Schema:
        """Whatever a file may hold."""
        return {"type": "any"}


Said = Mapping[str, SaidOfScenario]


class NextBattle(CheckedModel):
    """What follows a battle, if all of this is so; with no condition: else.

    `won` and `lost` name a party, `by` is the least margin in points, `how` the kind of the end, `met` and `missed`
    are objectives of the scenario by their ids. `set`, `points`, `reinforce` and `survivors` are for the battle that
    follows: keys of its scenario, the points of parties, a squad that comes along, the parties that bring none but
    those who fought.
    """

    to: NodeKey
    won: NodeKey | Literal[""] = ""
    lost: NodeKey | Literal[""] = ""
    drawn: bool = False
    by: Annotated[int, Bounds(ge=0, le=10_000)] = 0
    how: How | Literal[""] = ""
    met: SafeText = ""
    missed: SafeText = ""
    told: SafeText = ""
    set: Said = field(default_factory=dict)
    points: Mapping[str, Points] = field(default_factory=dict)
    reinforce: Mapping[str, SafeText] = field(default_factory=dict)
    survivors: Annotated[tuple[NodeKey, ...], Bounds(strict=False, max_length=8)] = ()

    @property
    def always(self) -> bool:
        """Whether it follows whatever the result."""
        return not (self.won or self.lost or self.drawn or self.by or self.how or self.met or self.missed)


class PlotBattle(CheckedModel):
    """A battle of a plot: its scenario, the parties that lead its sides, and what follows.

    `points` is what a party may spend there; `apart` says that nothing leads to it, and that this is meant.
    """

    scenario: SafeText
    led: Mapping[str, NodeKey]
    name: SafeName | Literal[""] = ""
    told: SafeText = ""
    set: Said = field(default_factory=dict)
    points: Mapping[str, Points] = field(default_factory=dict)
    next: Annotated[tuple[NextBattle, ...], Bounds(strict=False, max_length=12)] = ()
    apart: bool = False


class PlotEnd(CheckedModel):
    """An end of a campaign."""

    name: SafeName
    told: SafeText = ""
    apart: bool = False


class CampaignPlot(CheckedModel):
    """The whole plot. `companies` are its parties, each with what it is."""

    format: Literal["squadlog-campaign/1"]
    name: SafeName
    told: SafeText = ""
    begins: NodeKey
    companies: Mapping[str, SafeText]
    battle: Mapping[str, PlotBattle]
    end: Mapping[str, PlotEnd] = field(default_factory=dict)

    def title(self, key: str) -> str:
        """What a battle or an end is called."""
        if key in self.end:
            return self.end[key].name
        return self.battle[key].name or key.replace("_", " ").capitalize()


def ready_plots() -> Mapping[str, Path]:
    """The campaigns that come with the program, by their words."""
    return {path.stem: path for path in sorted((data_dir("scenarios") / "campaigns").glob("*.toml"))}


def text_of(said: str) -> str:
    """The text of a plot: one of ours by its word, or a file. Raises CareerError, StoreError."""
    return find_text(said, ready_plots(), "plot", MOST_BYTES)


@lru_cache(maxsize=8)
def read_plot(text: str) -> CampaignPlot:
    """The plot in a TOML text, sound in itself. Raises FaultyFileError: one sentence for each fault."""
    return read_own(text, CampaignPlot, "The plot is", _faults)


def _faults(plot: CampaignPlot) -> Iterator[str]:
    """What is wrong with a plot that is one in form, a sentence each."""
    if plot.begins not in plot.battle:
        yield f"begins should be a battle of the plot, and is {plot.begins}."
    if not plot.companies:
        yield 'The plot has no companies: say who fights, as in companies = { crown = "the Commonwealth" }.'
    if len(plot.battle) + len(plot.end) > MOST_BATTLES:
        yield f"The plot has {len(plot.battle) + len(plot.end)} battles and ends; there can be {MOST_BATTLES}."
        return
    for key in plot.end:
        if key in plot.battle:
            yield f"{key} is a battle and an end; give one of them another key."
    for key, one in plot.battle.items():
        yield from (f"Battle {key}: {fault}." for fault in _faults_of_battle(plot, one))
    reached = reached_from(plot, plot.begins)
    apart = {key for key, one in plot.battle.items() if one.apart} | {
        key for key, one in plot.end.items() if one.apart
    }
    for key in (*plot.battle, *plot.end):
        if key not in reached and key not in apart:
            yield f"Nothing leads to {key}; apart = true says that this is meant."


def _faults_of_battle(plot: CampaignPlot, one: PlotBattle) -> Iterator[str]:
    parties = (*one.led.values(), *one.points)
    yield from (f"{party} is none of the companies" for party in parties if party not in plot.companies)
    yield from _faults_of_set(one.set)
    twice = {party for party in one.led.values() if [*one.led.values()].count(party) > 1}
    yield from (
        f"{party} leads two of its sides; let each have a party of its own" for party in sorted(twice)
    )
    if not one.led:
        yield 'say who leads its sides, as in led = { blue = "crown" }'
    if not one.next:
        yield "nothing follows it; a [[battle.KEY.next]] leads on, to a battle or to an end"
    for place, follows in enumerate(one.next, 1):
        at = f"next {place}:"
        if follows.to not in plot.battle and follows.to not in plot.end:
            yield f"{at} {follows.to} is neither a battle nor an end"
        named = (follows.won, follows.lost, *follows.points, *follows.reinforce, *follows.survivors)
        yield from (
            f"{at} {party} is none of the companies"
            for party in named
            if party and party not in plot.companies
        )
        yield from (f"{at} {fault}" for fault in _faults_of_set(follows.set))
        if follows.drawn and (follows.won or follows.lost or follows.by):
            yield f"{at} a drawn battle is neither won nor lost"
        if follows.always and place < len(one.next):
            yield f"{at} it holds whatever the result, so that none after it is ever asked"
    if one.next and not one.next[-1].always and not _covers_all(one):
        yield "no battle follows if none of its conditions holds; let the last next have no condition"


def _faults_of_set(said: Said) -> Iterator[str]:
    yield from (f"set has no key {key}; there are {', '.join(SETS)}" for key in said if key not in SETS)


def _covers_all(one: PlotBattle) -> bool:
    """Whether some condition holds whoever wins, and if nobody does."""
    plain = [n for n in one.next if not (n.by or n.how or n.met or n.missed)]
    won = {n.won for n in plain if n.won}
    return any(n.drawn for n in plain) and set(one.led.values()) <= won


def reached_from(plot: CampaignPlot, key: str) -> set[str]:
    """All battles and ends that can follow, with that one."""
    found, waiting = set[str](), [key]
    while waiting:
        now = waiting.pop()
        if now not in found:
            found.add(now)
            waiting += [one.to for one in plot.battle[now].next] if now in plot.battle else []
    return found
