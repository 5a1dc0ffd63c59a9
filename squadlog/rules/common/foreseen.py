"""What an area attack would come to before it is said, as values: rings, where it may fall, whom it would reach."""

from fractions import Fraction

from squadlog.base.records import record
from squadlog.battle.ledger import Ledger
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import Sighting, Whereabouts
from squadlog.rules.common.explosive import PowerRing, Struck, Wedge


@record
class Fall:
    """One place where it may come to lie, how likely that is, and in words how far off the aim: `2 m right`.

    `at` None: off the map, or there is no map. `struck` None: nobody can tell whom it would reach there. `stopped` is
    the feature that it would meet on its way. `off_m` is how far it lies off the aim, where no map says it.
    """

    chance: Fraction
    told: str
    at: Whereabouts | None = None
    struck: tuple[Struck, ...] | None = None
    stopped: str = ""
    off_m: float | None = None


@record
class Link:
    """What goes off after another: `told` in words, set off `by` what, with what chance; what it would come to.

    Where several may set it off, each rolls for itself. `chance` 1: it goes off by itself.
    """

    told: str
    what: "Foreseen"
    chance: Fraction = Fraction(1)
    by: tuple[str, ...] = ()
    rule: str = ""


@record
class Foreseen:
    """What would come of something that goes off where it is aimed.

    `what` is a key of `BlastHooks.kinds`, `label` what it is called. `aim` is the point on the map, where there is one.
    `falls` are all the places where it may lie, the point aimed at first; their chances sum to 1. `ledger` is what is
    rolled against, None where nothing is; `sighting` how the point is seen, by `spotter` if not by who aims.
    `at` is when it goes off. `cloud_m` is how far its smoke reaches, `beyond` where its rings lie if not around it.
    `battered` is what it does to an obstacle, in a sentence, `remarks` what else is good to know. `count` are let go at
    once; all of them come down at one place where they are rolled for `together`. `then` is what goes off after it, to
    the end of the chain, as things stand now.
    """

    what: str
    label: str
    rule: str
    rings: tuple[PowerRing, ...] = ()
    aim: Whereabouts | None = None
    falls: tuple[Fall, ...] = ()
    ledger: Ledger | None = None
    sighting: Sighting | None = None
    spotter: int | None = None
    at: Moment | None = None
    cloud_m: float | None = None
    beyond: Wedge | None = None
    battered: str = ""
    remarks: tuple[str, ...] = ()
    count: int = 1
    together: bool = False
    then: tuple[Link, ...] = ()

    @property
    def on_point(self) -> Fraction | None:
        """The chance that it lies where it is aimed; None where nothing is known of where it may lie."""
        return self.falls[0].chance if self.falls else None
