"""Two battles in which blue knows something that no roll, ruling, note or export of others may tell.

They differ in how good the leader is who hides, in who hides by a word at set-up, in whether a man or a decoy was laid
where the table let it stand, in a private note, or in whether a covered sensor has in sight what its side searches for.
"""

from large.hidden_pairs import said
from support.battles import setup
from support.piles import SHADED

from squadlog.base.records import replace
from squadlog.battle.terms import Goods, Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.rules.rout.record import RollRout
from squadlog.session.battle_session import Session

WAYS = ("rating", "by word", "let stand", "note", "sensed")
CHAPTERS = ("hiding", "leadership", "quality", "rout", "regroup", "ground_sensor")
PLACES = {1: (5, 10, 90), 2: (5, 14, 90), 12: (35, 14, 270)}
RANGER = {"armour": "RS", "value": 70, "name": "Ranger"}


def told_battle(store, rng, *, way, place):
    """The battle of a pair that stands at this `place`; `rng` draws what both have alike."""
    hides = {"squad": "wood"} if way in ("by word", "let stand") else {"squad": "wood", "begins": ("hidden",)}
    ranger = RANGER if way == "by word" and place else {}
    made = setup(
        (1, 2),
        (11, 12, 13),
        soldiers={
            1: {"leader": -1},
            2: {"begins": ("hidden",)},
            11: {"leader": (-2, -1)[place] if way == "rating" else 0, **hides},
            12: {"squad": "wood"},
            13: {**hides, **ranger},
        },
        map=dump_map(SHADED),
        seed=3,
        typed_dice=("red", "blue"),
        title="In secret",
        chapters=CHAPTERS,
        goods=(Goods(side="blue", item="ground_sensor", secret=True),),
        rulings=(("rout.interval", "1"), ("rally.mode", "phase")),
    )
    starts = (Start(unit=n, position=Position(x=x, y=y, facing_deg=f)) for n, (x, y, f) in PLACES.items())
    session = Session.create(store, replace(made, starts=tuple(starts)))
    red, blue = (session.seat(Speaker(seat=side)) for side in ("red", "blue"))
    _lay(session, red, blue, way, place)
    if way == "note" and place:
        said(blue, "note private on 12 he carries the map")
    for sentence in ("begin", "initiative", "die 8", "die 4"):
        said(session, sentence)
    if way == "sensed":
        searched(session, blue, faces=[("5", "0")[rng.randrange(2)] for _ in range(1 + rng.randrange(2))])
    else:
        tested(session, dice=rng.randrange(4))
    return session


def _lay(session, red, blue, way, place):
    """Red hides one; blue two, or one and a decoy, and its sensor lies under a pile or another decoy does."""
    for sentence in ("hide 2 at 14,4 facing east", "decoy red at 14,13", "placed red"):
        said(red, sentence)
    said(blue, "hide 11 at 20,10 facing west")
    if way == "let stand":
        close, far = ("hide 13 at {} facing west", "decoy blue at {} facing west")[:: 1 - 2 * place]
        said(blue, far.format("22,5"))
        said(session, f"{close.format('20,10.5')} overrule because they agreed")
    else:
        said(blue, "hide 13 at 22,5 facing west")
    places = ("30,10", "38,3")[:: 1 - 2 * place] if way == "sensed" else ("30,10", "38,3")
    for sentence, at in zip(("lay blue sensor at {} covered", "decoy blue at {}"), places, strict=True):
        said(blue, sentence.format(at))
    said(blue, "placed blue")


def tested(session, *, dice):
    """As far as so many dice of rout and rally; none: blue, which rolled lowest, is asked for its order."""
    if not dice:
        return
    said(session, "correct 12 rout=yes because so")
    while (asked := session.due["referee"].ask()).kind != "step" or asked.options[-1].says != RollRout():
        if asked.kind == "declare" and session.views.seen("table").now.subphase == 1:
            said(session, "correct moment=T1.s10 because late")
        elif asked.kind in ("choose_order", "declare"):
            said(session, "move" if asked.kind == "choose_order" else "done")
        else:
            session.submit(asked.options[-1].says)
    for sentence in ("rout", "die 99", "die 99", "die 9")[: dice + 1]:
        if session.awaited.roll is not None or sentence == "rout":
            said(session, sentence)


def searched(session, blue, *, faces):
    """Blue searches what red has laid, as far as these dice: 5 finds, 0 does not, with a sensor or without."""
    said(session, "move")
    while session.due["referee"].ask().side != "blue":
        session.submit(session.due["referee"].ask().options[-1].says)
    for sentence in ("detect 12", *(f"die {face}" for face in faces)):
        said(blue, sentence)
