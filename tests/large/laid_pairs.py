"""Two battles in which blue has laid out something in secret, which look alike to whoever may not know what, and where.

They differ in where a covered sensor lies, in whether there is one, in whether a pile is a sensor or a decoy, in who
lies under a tarp and where, in how many do, and in who of those who hide has the jammer.
"""

from large.hidden_pairs import said
from support.battles import setup
from support.piles import FIELD

from squadlog.base.records import replace
from squadlog.battle.terms import Goods, Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.session.battle_session import Session

WAYS = ("sensor, where", "sensor, any", "sensor or decoy", "tarp, who", "tarp, how many", "jammer, who")
CHAPTERS = ("hiding", "ground_sensor", "camo_tinter", "jammer", "holotarp")
PLACES = {1: (5, 10, 90), 2: (5, 14, 90), 14: (35, 14, 270)}
CONTACT = (("sensor.concealed", "contact"),)
_PUBLIC = tuple(Goods(side="blue", item=item) for item in ("camo_tinter", "ecm_jammer", "holotarp"))
_SENSOR = Goods(side="blue", item="ground_sensor", secret=True)


def laid_battle(store, rng, *, way, place):
    """The battle of a pair that stands at this `place`; `rng` draws what both have alike."""
    leads = (11, 12)[place] if way == "jammer, who" else 14
    men = {"tarp, how many": (11, 12)[: 1 + place]}.get(way, (11, 12))
    blue = (*men, 14)
    goods = _PUBLIC if way == "sensor, any" and place else (*_PUBLIC, _SENSOR)
    made = setup(
        (1, 2),
        blue,
        map=dump_map(FIELD),
        seed=11,
        typed_dice=("red",),
        title="On the ground",
        chapters=CHAPTERS,
        goods=goods,
        rulings=CONTACT if way in ("sensor, where", "sensor, any") else (),
        soldiers={
            number: {"begins": ("hidden",) * (number in men), "leader": 0 if number == leads else None}
            for number in blue
        },
    )
    starts = (
        Start(unit=number, position=Position(x=x, y=y, facing_deg=facing))
        for number, (x, y, facing) in PLACES.items()
    )
    session = Session.create(store, replace(made, starts=tuple(starts)))
    owner = session.seat(Speaker(seat="blue", name="blue"))
    for sentence in _sentences(way, place, men):
        said(owner, sentence)
    said(session, "begin")
    for _ in range(rng.randrange(2, 9)):
        on(session, rng)
    return session


def _sentences(way, place, men):
    """What blue lays, in secret but for its tarp."""
    yield "lay blue tarp at 22,10"
    under = [(22, 10), (21, 11)] if way != "tarp, who" or not place else [(23, 9), (22, 12)]
    if way.startswith("tarp"):
        yield from (f"hide {unit} at {x},{y} facing west" for unit, (x, y) in zip(men, under, strict=False))
    else:
        yield from (
            f"hide {unit} at {x},{y} facing west"
            for unit, (x, y) in zip(men, [(30, 4), (30, 16)], strict=True)
        )
    if way == "sensor, where":
        yield f"lay blue sensor at {(14, 26)[place]},5 covered"
    if way == "sensor, any" and not place:
        yield "lay blue sensor at 14,5 covered"
    if way == "sensor or decoy":
        yield f"lay blue sensor at {(26, 26)[place]},{(5, 15)[place]} covered"
        yield f"decoy blue at 26,{(15, 5)[place]}"
    yield "placed blue"


def on(session, rng):
    """A little further, alike in both."""
    if session.awaited.roll is not None:
        session.answer(str(rng.randrange(10)))
        return
    ask = session.due["referee"].ask()
    if ask.kind == "choose_order":
        session.say(rng.choice(("move", "countermove")))
    elif ask.kind == "declare":
        session.say("done")
    elif ask.kind == "step" and ask.options:
        session.submit(ask.options[-1].says)
    else:
        session.say("roll")
