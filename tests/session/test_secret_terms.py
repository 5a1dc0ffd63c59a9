"""Of a roll with secret terms others get the face and the place in the order, never the total (HID-02, LDR-04, SEN-10).

Two battles differ in nothing but what a side adds in secret; whoever may not know it is given the same by each way to
read a battle.
"""

from unittest.mock import patch

import pytest
from large.given import printed
from support.battles import setup
from support.matches import hasty_store
from support.piles import SHADED

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Goods, Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import NOBODY, TABLE, Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.reports.story.report import report
from squadlog.rules.rout.record import RollRout
from squadlog.session.battle_session import Session

OTHERS = ("red", TABLE, NOBODY)
CHAPTERS = ("hiding", "leadership", "quality", "rout", "regroup", "ground_sensor")
PLACES = {1: (5, 10, 90), 2: (5, 14, 90), 12: (35, 14, 270)}


def _battle(folder, *, leads, sensor=("38,3", "30,10")):
    """Blue is led by a soldier of that rating who hides, and has laid a sensor and a decoy at these places.

    A sensor behind the wall, at 38,3, has no pile of red in sight.
    """
    folder.mkdir()
    store = hasty_store(folder / "squadlog.db")
    hides = {"squad": "wood", "begins": ("hidden",)}
    made = setup(
        (1, 2),
        (11, 12, 13),
        soldiers={
            1: {"leader": -1},
            2: {"begins": ("hidden",)},
            11: {"leader": leads, **hides},
            12: {"squad": "wood"},
            13: hides,
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
    # A commitment differs by its salt alone, which nobody knows.
    unsalted = patch("squadlog.session.battle_session.secrets.token_hex", lambda _: "")
    with unsalted:
        session = Session.create(store, replace(made, starts=tuple(starts)))
    _said(session, "blue", "hide 11 at 20,10 facing west", "hide 13 at 22,5 facing west")
    _said(session, "red", "hide 2 at 14,4 facing east", "decoy red at 14,13", "placed red")
    for what, at in zip(("lay blue sensor at {} covered", "decoy blue at {}"), sensor, strict=True):
        _said(session, "blue", what.format(at))
    _said(session, "blue", "placed blue")
    _said(session, TABLE, "begin", "initiative", "die 8", "die 4")
    return session


def _said(session, seat, *sentences):
    for sentence in sentences:
        outcome = session.say(sentence, seat=seat)
        assert not isinstance(outcome, Refusal), (sentence, outcome)


def _ranked(session):
    """Both have rolled: blue chooses."""


def _tested(session):
    """The die of blue's test for rout is awaited."""
    _said(session, TABLE, "correct 12 rout=yes because so")
    while (asked := session.due["referee"].ask()).kind != "step" or asked.options[-1].says != RollRout():
        if asked.kind == "declare" and session.views.seen(TABLE).now.subphase == 1:
            _said(session, TABLE, "correct moment=T1.s10 because late")
        elif asked.kind in ("choose_order", "declare"):
            _said(session, TABLE, "move" if asked.kind == "choose_order" else "done")
        else:
            session.submit(asked.options[-1].says)
    _said(session, TABLE, "rout", "die 99")


def _rallied(session):
    """The die of blue's rally is awaited."""
    _tested(session)
    _said(session, TABLE, "die 99")


def _over(session):
    """All three have been rolled."""
    _rallied(session)
    _said(session, TABLE, "die 9")


def _searched(session):
    """Blue has searched for what red has laid: its sensor has that in sight, or the wall is before it (SEN-10)."""
    _said(session, TABLE, "move")
    while session.due["referee"].ask().side != "blue":
        session.submit(session.due["referee"].ask().options[-1].says)
    _said(session, "blue", "detect 12", "die 5")


def _found(session):
    """The same, and the second die is rolled: of two piles one is found."""
    _searched(session)
    _said(session, "blue", "die 0")


WAYS = {
    "log": lambda door, _: [entry.lines for entry in door.log.entries(undone=True)],
    "prompt": lambda door, _: (door.due.ask(), door.die.roll, door.die.reasons(), door.due.foretold()),
    "next": lambda _, asks: asks("next"),
    "show": lambda _, asks: asks("show", "show --json"),
    "report": lambda door, _: report(door.exports.chronicle()),
    "export": lambda door, _: [door.exports.export(form) for form in ("json", "csv", "story")],
}
"""Each way to read a battle."""
ROLLS = {"initiative": _ranked, "rout": _tested, "rally": _rallied, "all three": _over}
SEARCHES = {"a die of detection": _searched, "detection": _found}


def _told(session, way, seat):
    home = session.record.store.path.parent
    own = () if seat == NOBODY else ("--seat", seat)

    def asks(*commands):
        return list(printed(home, *((*words.split(), *own) for words in commands)))

    return repr(WAYS[way](session.seat(Speaker(seat=seat)), asks))


@pytest.fixture(scope="module")
def pairs(tmp_path_factory):
    """The battles of each roll, made once, at the same moment."""
    made = {}
    moments = [
        patch(f"squadlog.store.{room}.now", lambda: "2026-01-01T12:00:00+00:00")
        for room in ("record_file", "records")
    ]
    for moment in moments:
        moment.start()

    def pair(of):
        if of not in made:
            folder = tmp_path_factory.mktemp("pair")
            if of in SEARCHES:
                made[of] = [
                    _battle(folder / str(n), leads=0, sensor=at)
                    for n, at in enumerate((("30,10", "38,3"), ("38,3", "30,10")))
                ]
                each = SEARCHES[of]
            else:
                made[of] = [_battle(folder / str(n), leads=rating) for n, rating in enumerate((-2, -1))]
                each = ROLLS[of]
            for session in made[of]:
                each(session)
        return made[of]

    yield pair
    for moment in moments:
        moment.stop()
    for session in (one for pair in made.values() for one in pair):
        session.record.store.close()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("roll", [*ROLLS, *SEARCHES])
def test_what_a_side_adds_in_secret_to_a_roll_is_told_to_nobody_else_hid_02(pairs, roll, way):
    for seat in OTHERS:
        one, other = (_told(session, way, seat) for session in pairs(roll))
        assert one == other, seat


@pytest.mark.parametrize(
    ("roll", "way"), [(roll, "log") for roll in ("initiative", "all three", "detection")]
)
def test_its_own_side_reads_what_it_adds_hid_02(pairs, roll, way):
    one, other = (_told(session, way, "blue") for session in pairs(roll))
    assert one != other


def test_the_sensor_has_the_pile_in_sight_in_one_of_the_two_alone_sen_10(pairs):
    """Or nothing would be kept from anybody: its own side reads it, others the face and what came of it."""
    for told, session in zip((True, False), pairs("detection"), strict=True):
        own, others = (_told(session, "log", seat) for seat in ("blue", "red"))
        assert ("-3 friendly ground sensor" in own) is told
        assert "12 Trooper 12 searches pile 1: 5" in others
        assert "ground sensor" not in others


def _stated(folder, words):
    """On no map blue says of its search what there is, and rolls both dice."""
    folder.mkdir()
    made = setup(
        (1, 2),
        (11, 12),
        soldiers={2: {"begins": ("hidden",)}},
        seed=3,
        typed_dice=("red", "blue"),
        chapters=("hiding", "ground_sensor"),
        goods=(Goods(side="blue", item="ground_sensor", secret=True),),
    )
    with patch("squadlog.session.battle_session.secrets.token_hex", lambda _: ""):
        session = Session.create(hasty_store(folder / "squadlog.db"), made)
    _said(session, "red", "hide 2", "decoy red", "placed red")
    _said(session, "blue", 'lay blue sensor covered where "by the gate"', "placed blue")
    _said(session, TABLE, "begin", "initiative", "die 8", "die 4", "move")
    _said(session, "blue", words, "die 5", "die 0")
    return session


def test_the_words_that_state_a_covered_sensor_are_for_its_own_side_sen_10_hid_02(tmp_path):
    """Whether it was stated or not: the words of such a search are told to its own side alone."""
    searches = [_stated(tmp_path / f"of {name}", f"detect 12 {name}range 9") for name in ("", "sensor ")]
    own, others = (
        [[entry.command for entry in one.seat(Speaker(seat=seat)).log.entries()] for one in searches]
        for seat in ("blue", "red")
    )
    assert own[0] != own[1]
    assert others[0] == others[1]
    assert "-3 friendly ground sensor" in _told(searches[1], "log", "blue")
    for session in searches:
        session.record.store.close()
