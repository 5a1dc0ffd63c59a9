"""Plots and where campaigns stand, in words."""

from collections.abc import Iterator, Mapping

from squadlog.base.names import clean_text
from squadlog.extras.careers.ends import end_told, how_ended
from squadlog.extras.careers.linked.plot import CampaignPlot, NextBattle
from squadlog.extras.careers.linked.route import condition_words
from squadlog.extras.careers.linked.standing import CampaignStanding

_LONGEST_SETTING = 60
"""Characters of a setting that is told whole."""


def plot_lines(plot: CampaignPlot) -> Iterator[str]:
    """A whole plot: its parties, each battle with what follows, its ends."""
    yield f"{plot.name}{f': {plot.told}' if plot.told else ''}"
    for party, told in plot.companies.items():
        yield f"{party}: {told}"
    for key, one in plot.battle.items():
        led = ", ".join(f"{party} leads {side}" for side, party in one.led.items())
        changed = f"; {_settings(one.set)}" if one.set else ""
        yield f"{plot.title(key)} ({one.scenario}): {led}{changed}"
        for follows in one.next:
            yield f"  {condition_words(follows)}: {plot.title(follows.to)}{_with(follows)}"
    for key, end in plot.end.items():
        yield f"End: {plot.title(key)}{f'. {end.told}' if end.told else ''}"


def _settings(said: Mapping[str, object]) -> str:
    return ", ".join(f"{key} {_setting_words(value)}" for key, value in said.items())


def _setting_words(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = clean_text(str(value), limit=200)
    return text if len(text) <= _LONGEST_SETTING else "of its own"


def _with(one: NextBattle) -> str:
    parts = [
        *([_settings(one.set)] if one.set else []),
        *(f"{party} {points} points" for party, points in one.points.items()),
        *(f"{squad} comes to the aid of {party}" for party, squad in one.reinforce.items()),
        *(f"survivors of {party} alone" for party in one.survivors),
    ]
    return f" ({'; '.join(parts)})" if parts else ""


def standing_lines(at: CampaignStanding, names: Mapping[str, str]) -> Iterator[str]:
    """Where a campaign stands: how the last battle ended; what is next, with how many points, and then; or its end."""
    plot = at.plot
    if at.page.path:
        last = at.page.path[-1]
        won = (
            f"{names.get(last.winner, last.winner)} won{_by_points(last.margin)}"
            if last.winner
            else "nobody won"
        )
        how = end_told(how_ended(last.how))
        yield f"{plot.title(last.node)}: {won}{f' ({how})' if how else ''}."
        if at.led_by is not None and at.led_by.told:
            yield at.led_by.told
    if at.battle is None:
        end = plot.end[at.at]
        yield f"{at.page.name} has come to its end: {end.name}.{f' {end.told}' if end.told else ''}"
        return
    began = "" if at.begun is None else f" has begun as battle {at.begun}"
    yield f"Next in {at.page.name}: {plot.title(at.at)}{began}.{f' {at.battle.told}' if at.battle.told else ''}"
    for party in dict.fromkeys(at.battle.led.values()):
        points = at.points(party)
        spends = "whoever is ready" if points is None else f"up to {points} points"
        alone = ", survivors of the last battle alone" if at.led_by and party in at.led_by.survivors else ""
        helped = at.led_by.reinforce.get(party, "") if at.led_by else ""
        aid = f", with {helped}" if helped else ""
        yield f"  {names.get(party, party)}: {spends}{alone}{aid}"
    then = (f"{condition_words(one, names)}: {plot.title(one.to)}" for one in at.battle.next)
    yield f"  then, if {'; '.join(then)}"


def _by_points(margin: str) -> str:
    """How much it was won by; nothing where no points made it, as after a concession."""
    return f" by {margin} points" if margin != "0" else ""
