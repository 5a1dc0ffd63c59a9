"""Two battles in which blue has mines or charges in secret, which look alike to whoever may not know what, and where.

They differ in where one lies, in whether there is one, and in whether a grenade that goes off reaches it; a soldier who
has concealed a charge installs another in the open. Everybody types dice: what is asked for tells as well.
"""

from large.hidden_pairs import said
from large.laid_pairs import PLACES, on
from support.battles import setup
from support.piles import FIELD

from squadlog.base.records import replace
from squadlog.battle.terms import Goods, Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.session.battle_session import Session

WAYS = tuple(f"{what}, {how}" for what in ("mine", "charge") for how in ("where", "any", "reached"))
CHAPTERS = ("hiding", "ammunition", "explosives", "grenades", "mines")
_MINES = (Goods(side="blue", item="mine", count=2, secret=True),)
_AIM = "18,10"
_SPOTS = {"where": ("20,5", "26,15"), "any": ("20,5", ""), "reached": ("18,11", "30,19")}
_SEED = 11
"""By its dice nothing that is reached goes off."""
_FALLS = 3
"""The subphase in which the grenade goes off that is thrown in the first."""


def buried_battle(store, rng, *, way, place):
    """The battle of a pair that stands at this `place`; `rng` draws what both have alike."""
    what, _, how = way.partition(", ")
    made = setup(
        (1, 2),
        (11, 14),
        map=dump_map(FIELD),
        seed=_SEED,
        typed_dice=("red", "blue"),
        title="Under the ground",
        chapters=CHAPTERS,
        goods=_MINES if what == "mine" and not (how == "any" and place) else (),
        rulings=(("grenade.ready", "none"),),
        soldiers={11: {"equipment": ("plastic_charge",) * 3}, 14: {"equipment": ("plastic_charge",)}},
    )  # fmt: skip
    starts = (
        Start(unit=number, position=Position(x=x, y=y, facing_deg=facing))
        for number, (x, y, facing) in {**PLACES, 11: (35, 5, 270)}.items()
    )
    session = Session.create(store, replace(made, starts=tuple(starts)))
    if spot := _SPOTS[how][place]:
        covered = " covered" if what == "charge" else ""
        said(session.seat(Speaker(seat="blue", name="blue")), f"lay blue {what} at {spot}{covered}")
    for sentence in ("begin", "initiative", "die 3", "die 9", "move red"):
        said(session, sentence)
    if how == "reached":
        said(session, f"throw 1 fragmentation at {_AIM}")
        _until(session, _FALLS)
    elif what == "charge":
        said(session, "done")
        said(session, "install 11 plastic")
        _until(session, 6)
    for _ in range(rng.randrange(2, 9)):
        on(session, rng)
    return session


def _until(session, subphase):
    """Both say done up to the end of that subphase; whatever is rolled for comes up 1."""
    while session.views.seen("referee").now.subphase <= subphase:
        said(session, "done" if session.awaited.roll is None else "die 1")
