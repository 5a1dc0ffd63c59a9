"""A scenario written in a test, played sentence by sentence with every die typed."""

from support.evenings import Evening

from squadlog.muster.scenes import muster_scene
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.shell.session import Session
from squadlog.squads.scene import read_scene


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
