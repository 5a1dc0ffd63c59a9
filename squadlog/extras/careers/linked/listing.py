"""Plots, their pictures and where campaigns stand, as data for programs."""

from collections.abc import Mapping
from typing import Any

from squadlog.extras.careers.linked.picture import PlotPicture
from squadlog.extras.careers.linked.plot import CampaignPlot, NextBattle
from squadlog.extras.careers.linked.route import condition_words
from squadlog.extras.careers.linked.standing import CampaignStanding


def list_plot(plot: CampaignPlot) -> Mapping[str, Any]:
    """A whole plot: its parties, each battle with what follows by which condition, its ends."""
    return {
        "name": plot.name,
        "told": plot.told,
        "begins": plot.begins,
        "parties": [{"party": party, "told": told} for party, told in plot.companies.items()],
        "battles": [
            {
                "key": key,
                "title": plot.title(key),
                "scenario": one.scenario,
                "leads": [{"side": side, "party": party} for side, party in one.led.items()],
                "points": _list_points(one.points),
                "sets": [*one.set],
                "next": [_list_next(follows) for follows in one.next],
            }
            for key, one in plot.battle.items()
        ],
        "ends": [{"key": key, "title": end.name, "told": end.told} for key, end in plot.end.items()],
    }


def _list_points(points: Mapping[str, int]) -> list[Mapping[str, Any]]:
    return [{"party": party, "points": most} for party, most in points.items()]


def _list_next(one: NextBattle) -> Mapping[str, Any]:
    return {
        "to": one.to,
        "when": condition_words(one),
        "told": one.told,
        "points": _list_points(one.points),
        "survivors": [*one.survivors],
        "reinforce": [{"party": party, "squad": squad} for party, squad in one.reinforce.items()],
        "sets": [*one.set],
    }


def list_standing(at: CampaignStanding, names: Mapping[str, str]) -> Mapping[str, Any]:
    """Where a campaign stands: the way it came, the battle that is next with its parties, or its end.

    `names` are what the parties are called. `points` is null for a party that may spend whatever it likes.
    """
    fights = () if at.battle is None else dict.fromkeys(at.battle.led.values())
    led_by = at.led_by
    return {
        "campaign": at.page.name,
        "at": at.at,
        "title": at.plot.title(at.at),
        "over": at.battle is None,
        "begun": at.begun is not None,
        "parties": [
            {
                "party": party,
                "name": names.get(party, party),
                "points": at.points(party),
                "survivors": led_by is not None and party in led_by.survivors,
                "reinforced": "" if led_by is None else led_by.reinforce.get(party, ""),
            }
            for party in fights
        ],
        "path": [
            {
                "battle": one.node,
                "to": one.to,
                "winner": one.winner,
                "margin": one.margin,
                "how": one.how,
                "met": [*one.met],
            }
            for one in at.page.path
        ],
    }


def list_picture(drawn: PlotPicture, plot: CampaignPlot) -> Mapping[str, Any]:
    """The picture of a plot: its boxes with their places in cells, and the ways between them."""
    return {
        "name": plot.name,
        "width": drawn.width,
        "height": drawn.height,
        "boxes": [
            {
                "key": box.key,
                "title": plot.title(box.key),
                "state": box.state,
                "end": box.end,
                "x": box.x,
                "y": box.y,
                "width": box.width,
                "height": box.height,
            }
            for box in drawn.boxes
        ],
        "ways": [{"places": [[*place] for place in way.places], "taken": way.taken} for way in drawn.lines],
        "leads_back": [[*way] for way in drawn.back],
    }
