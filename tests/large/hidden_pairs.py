"""Two battles with hidden soldiers and decoys that look alike to whoever may not know what lies beneath (HID-02).

They differ in who lies under which pile, in how many soldiers and how many decoys there are, over which way they look,
in how often a pile was laid anew, in what hidden soldiers are told, or in their rounds.
"""

from itertools import chain

from support.battles import setup, soldier
from support.piles import FIELD

from squadlog.base.records import replace
from squadlog.battle.commands import Fire
from squadlog.battle.outcome import DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.session.battle_session import Session

WAYS = ("who", "man or decoy", "how many", "facing", "laid anew", "told", "rounds")
CHAPTERS = ("hiding", "ambush", "ammunition", "automatic_fire")
LED = (*CHAPTERS, "leadership", "quality", "rout", "regroup")
EVERY_TURN = ("rout.interval", "1")
RULINGS = (
    (),
    (("hiding.passive_actions", "opportunity"),),
    (("hiding.reveal_at", "resolve"),),
    (EVERY_TURN,),
    (EVERY_TURN,),
)
"""What the hidden may do, and until when it stays a secret (A-11, A-12); and battles of squads that are led (A-50)."""
LAST = "correct moment=T1.s9 because it is late"
"""The test for rout is near."""
PLACES = {1: (5, 10, 90), 2: (5, 14, 90), 14: (35, 14, 270)}
SPOTS = ((14, 4), (20, 4), (20, 10), (26, 8), (26, 14), (32, 5), (17, 17))
SENTENCES = (
    "fire 1 at 11", "fire 1 at 99", "detect 1", "detect 2 pile 1", "fire 1 at 13", "reveal 11", "reveal 99",
    "hide 11 at 3,3", "lift blue pile 1", "decoy blue at 3,3", "placed blue", "dishonest 13", "dishonest 99",
    "look 13 at 1", "correct 13 wound=L because so", "ambush blue on 1",
    "walk 1 to 20,10", "standing 11 hold until seen", "correct 11 posture=prone because so", "attack 1 12",
    "decline 12", "put 12 at 2,2", "reload 12 SR", "burst 1 at 12", "burst 1 area facing east", "again", "again 11",
    "regroup 14 with 11", "rally 1 target 11", "leader 11", "take charge 12",
    "as before", "go on", "undo", "redo", "log",
)  # fmt: skip
"""What is said from the seat that may not know, about those who may be there and who are not."""
PREFIXES = (
    "fire 1 at ",
    "detect 1 ",
    "detect 1 pile ",
    "hide ",
    "reveal ",
    "hold ",
    "lift ",
    "standing ",
    "dishonest ",
)
MAP_COMMANDS = (
    ("look", "20,10"), ("look", "20,10", "--json"),
    ("look",), ("look", "1"), ("look", "--map"), ("look", "--svg"), ("look", "--json"), ("reach", "1"),
    ("reach", "1", "--danger"), ("reach", "1", "run", "--danger", "--json"), ("reach", "1", "--best", "3"),
    ("look", "--look", "table", "--names"), ("look", "1", "--look", "plain"),
    ("los", "1", "14"), ("los", "1", "11"), ("los", "1", "20,10"), ("measure", "1", "20,10"), ("show", "--track"),
    ("show",), ("score",), ("reminders",), ("find", "blue", "--all"),
)  # fmt: skip


def commands(seat):
    """What a seat asks of the map and of the battle by commands."""
    return ((*words, "--seat", seat) for words in MAP_COMMANDS)


def hidden_battle(store, rng, own, *, way, place):
    """The battle of a pair that stands at this `place`; `rng` draws what both have alike, `own` what it alone has."""
    spots = rng.sample(SPOTS, 4)
    men, decoys = _beneath(way, place, spots)
    made = replace(_setup({unit for unit, _ in men}, way, place), rulings=rng.choice(RULINGS))
    made = _led(made, way, place) if EVERY_TURN in made.rulings else made
    session = Session.create(store, made)
    red, blue = (session.seat(Speaker(seat=side, name=side)) for side in ("red", "blue"))
    _lay(blue, men, decoys, own, way=way, place=place)
    said(blue, "placed blue")
    said(session, "begin")
    _play(session, {"red": red, "blue": blue}, rng, own, men, way=way, place=place)
    if (
        way == "told" and place and session.awaited.roll is None
    ):  # what is prepared is a secret until it lands
        order = own.choice(("aim {} at 1", "fire {} at 1", "watch {}", "turn {} east", "kneel {}"))
        blue.say(order.format(men[0][0]))
    return session


def _beneath(way, place, spots):
    """Who lies where, and where nobody does."""
    if way == "who" and place:
        return ((12, spots[0]), (13, spots[1]), (11, spots[2])), (spots[3],)
    if way == "man or decoy":
        here, there = (spots[:2], spots[2:]) if place else (spots[2:], spots[:2])
        return tuple(zip((11, 12), here, strict=True)), tuple(there)
    if way == "how many" and place:
        return ((11, spots[0]), (12, spots[1])), tuple(spots[2:])
    return ((11, spots[0]), (12, spots[1]), (13, spots[2])), (spots[3],)


def _setup(hidden, way, place):
    blue = (*sorted(hidden), 14)
    made = setup(
        (1, 2),
        blue,
        map=dump_map(FIELD),
        seed=11,
        typed_dice=("red",),
        title="In the dark",
        chapters=CHAPTERS,
        soldiers={number: {"begins": ("hidden",)} for number in hidden},
    )
    if way == "who":  # and what they wear and carry
        better = {"armour": "RS", "value": 70, "name": "Ranger"} if place else {"value": 31}
        made = replace(
            made,
            soldiers=tuple(
                soldier(one.id, one.side, begins=one.begins, **better) if one.id in (11, 12) else one
                for one in made.soldiers
            ),
        )
    starts = (
        Start(unit=number, position=Position(x=x, y=y, facing_deg=facing))
        for number, (x, y, facing) in PLACES.items()
    )
    return replace(made, starts=tuple(starts))


def _led(made, way, place):
    """The same with leaders: that of blue hides, and is one of two men where it matters who hides."""
    leads = {1: -1, (12 if way == "who" and place else 11): -2}
    soldiers = tuple(replace(one, leader=leads.get(one.id)) for one in made.soldiers)
    return replace(made, chapters=LED, soldiers=soldiers, typed_dice=("red", "blue"))


def _lay(blue, men, decoys, own, *, way, place):
    """In an order of its own: what is laid first tells nothing."""
    facing = "east" if way == "facing" and place else "west"
    hides = [f"hide {unit} at {x},{y} facing {facing}" for unit, (x, y) in men]
    if way == "laid anew" and place:
        hides = [f"hide {men[0][0]} at 30,17 facing north", f"hide {men[1][0]} at 30,2", *hides]
    lays = [f"decoy blue at {x},{y}" for x, y in decoys]
    own.shuffle(hides if way != "laid anew" else lays)
    for sentence in (*hides, *lays):
        said(blue, sentence)


def said(seat, sentence):
    """It is accepted, or asks for a die."""
    outcome = seat.say(sentence)
    assert not isinstance(outcome, Refusal), (sentence, outcome)
    return outcome


def _play(session, seats, rng, own, men, *, way, place):
    """So far as `rng` says, by what both do alike; but for what the hidden are told in secret."""
    table = session.seat(Speaker())
    for _ in range(rng.randrange(4, 28)):
        while session.awaited.roll is not None:
            shaken = session.awaited.roll.name == "rout" and rng.random() < 0.5  # who searches finds nobody
            said(table, "die 1" if shaken else "die 10")
        ask, made = session.due["referee"].ask(), session.views.seen("referee")
        speaks = seats.get(ask.side, table)
        match ask.kind:
            case "roll_initiative":
                said(table, "initiative")
            case "choose_order":
                said(speaks, rng.choice(("move", "countermove")))
            case "step":
                searcher = rng.choice((1, 2, None))
                outcome = speaks.say(f"detect {searcher}") if searcher else None
                if not isinstance(outcome, DieAsked):
                    speaks.submit(ask.options[-1].says)
            case "declare" if made.now.subphase == 1 and "rout" in made.chapters:
                said(session, LAST)
            case "declare" if ask.side == "red":
                if rng.random() < 0.6:
                    speaks.say(
                        rng.choice(
                            ("walk 1 1m", "hold 2", "crawl 2 1m", "fire 1 at 14", "kneel 2", "1 run 2m")
                        )
                    )
                said(speaks, "done")
            case "declare":
                if place and way in ("told", "rounds"):
                    _in_secret(session, seats["blue"], men[0][0], way, own)
                said(speaks, "done")
            case "over":
                return
            case _:
                table.submit(ask.options[-1].says) if ask.options else said(table, f"withhold {ask.units[0]}")


def _in_secret(session, blue, unit, way, own):
    if way == "told":
        blue.say(own.choice((f"standing {unit} hold until seen", f"hold {unit}")))
    else:
        session.say(f"correct {unit} ammunition=SR:{8 + session.record.head % 2} because so")


def at_the_prompt(seat):
    """A battle as text, from a seat."""
    return (
        "play",
        "1",
        "--as",
        "text",
        "--seat",
        seat,
    ), "?\ntrack\ncard 1\ncard 11\nactions 1\nwhy 14\nlog 9\n\nquit\n"


def asked(door, seat):
    """What is said from a seat that may not know, and what comes of it."""
    for prefix in PREFIXES:
        yield f"completing {prefix!r}", repr(door.sentences.completions(prefix))
    for number in (11, 13, 99):
        yield f"a shot at {number}", repr(door.rules.preview(Fire(unit=1, target=number)))
    yield (
        "what comes",
        repr(
            (
                door.due.foretold(),
                door.due.offers(),
                door.rules.hints(),
                door.victory.tolls(),
                door.log.latest(5),
            )
        ),
    )
    for sentence in SENTENCES:
        outcome = door.say(sentence)
        told = outcome if isinstance(outcome, Refusal) else getattr(outcome, "lines", outcome)
        yield f"{sentence!r} from {seat!r}", repr((told, door.head, door.die.name))
        if isinstance(outcome, DieAsked):
            yield f"withdrawn after {sentence!r}", repr(door.say("withdraw"))
    yield "after that", repr([*chain.from_iterable(entry.lines for entry in door.log.entries(undone=True))])
