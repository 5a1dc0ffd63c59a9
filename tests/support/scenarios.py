"""A scenario written in a test, played sentence by sentence with every die typed."""

from support.evenings import Evening
from support.piles import FIELD

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.ground.map.dump import dump_map
from squadlog.rules.scenario.progress import progress_of
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import muster_scene
from squadlog.squads.scene_files import read_scene


class Written(Evening):
    """One battle of a scenario in TOML; `rulings` are pairs of name and option that the table has chosen."""

    def __init__(self, store, text, *, rulings=(), typed=True):
        ruled = load_rulings()
        for name, option in rulings:
            ruled = ruled.with_choice(name, option)
        setup = muster_scene(read_scene(text.encode(), "written.toml"), load_rulebook(), ruled)
        sides = tuple(side.id for side in setup.sides) if typed else ()
        self.session = Session.create(store, setup.__class__(**{**_fields(setup), "typed_dice": sides}))
        self.log, self.faces, self.said = [], [], 0

    def refused(self, sentence):
        """The refusal of a sentence that does not stand, as it is shown."""
        outcome = self.session.say(sentence)
        assert not hasattr(outcome, "lines"), f"{sentence} stands: {outcome}"
        return str(outcome)


def _fields(setup):
    return {name: getattr(setup, name) for name in setup.__dataclass_fields__}


DUEL = """
title = "A duel"
briefing = "Two against two."
turns = {turns}

[[sides]]
id = "blue"
name = "Commonwealth"
[[sides.squads]]
squad = "john_doe"
only = ["John Doe", "Mara Quill"]

[[sides]]
id = "red"
name = "TOG"
[[sides.squads]]
squad = "tog_line"
only = ["Varro", "Cassia"]
"""


def duel(page="", *, turns=3):
    """The text of a battle of two against two on no map, with a page."""
    return DUEL.format(turns=turns) + page


BRIDGE = '\n[[areas]]\nid = "bridge"\nname = "the bridge"\n'
WEST = '\n[[areas]]\nid = "west"\npoints = [[1, 1], [12, 1], [12, 18], [1, 18]]\n'
STARTS = "1 at 10,5; 2 at 10,8; 3 at 30,5; 4 at 30,8"


class OnField(Written):
    """A scenario on an open field of 40 by 20 metres; all stand where they are said to."""

    def __init__(self, store, page, *, starts=STARTS, top="", begins=True):
        scene = read_scene(("packs_on = false\n" + top + duel(page)).encode(), "written.toml")
        setup = muster_scene(scene, load_rulebook(), load_rulings(), ground=dump_map(FIELD))
        self.session = Session.create(store, setup.__class__(**{**_fields(setup), "typed_dice": ()}))
        self.log, self.faces, self.said = [], [], 0
        for one in starts.split("; "):
            self.says(f"put {one}")
        if begins:
            self.plays("T1.s1 |")


def slot(played, number):
    """Go on until a unit may be given an order."""
    for _ in range(60):
        ask = played.session.due["referee"].ask()
        if ask.kind == "declare" and number in ask.units:
            return played
        played._goes_on([])
    raise AssertionError(f"{number} never acts")


def answer(played, number, sentence):
    """What comes of an order in the slot of its unit."""
    slot(played, number)
    return str(played.session.say(sentence))


def stands(told):
    """Whether it was taken."""
    return told.startswith("Accepted")


def fired(played):
    return progress_of(played.battle).fired


def condition(kind, more=""):
    return f'\n[[conditions]]\nid = "rule"\nname = "the rule"\nkind = "{kind}"\nside = "blue"\n{more}\n'
