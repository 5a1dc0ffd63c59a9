"""Where a campaign stands in its plot."""

from collections.abc import Mapping

from squadlog.base.records import record
from squadlog.extras.careers.linked.plot import CampaignPlot, NextBattle, PlotBattle
from squadlog.extras.careers.results import CampaignPage


@record
class CampaignStanding:
    """Where a campaign stands in its plot: the battle or end, and what led there last, None at its beginning.

    `begun` is the number of the battle that has begun there; None: none has, or it is deleted.
    """

    page: CampaignPage
    plot: CampaignPlot
    at: str
    led_by: NextBattle | None = None
    begun: int | None = None

    @property
    def battle(self) -> PlotBattle | None:
        """The battle that is next; None where it has come to an end."""
        return self.plot.battle.get(self.at)

    @property
    def parties(self) -> Mapping[str, str]:
        """The companies of the parties, by id."""
        return dict(self.page.companies)

    def points(self, party: str) -> int | None:
        """What a party may spend in the next battle; None: whatever it likes."""
        led = {} if self.led_by is None else self.led_by.points
        own = {} if self.battle is None else self.battle.points
        return led.get(party, own.get(party))
