"""Words that nobody at a table understood without help stay out of what the program says."""

import ast

import pytest
from support import sources

SAID = {
    "track box": "turn 1, second 3",
    "Let go": "hold fire",
    "Put aside": "not now, or close",
    "Hit/Mel": "to hit / melee",
    "it would be otherwise": "what would have to be otherwise",
    " spent.": "uses 2 of 4 m",
    "program rolls": "app rolls",
    "has not said yet": "undecided",
    "or withhold?": "choose a target or hold fire",
    "hat counts: ": "needs 9 or less",
    "what does it do in": "choose an action",
    "as last second": "repeat orders",
    "It is the slot of": "it is somebody's turn to act",
    "cannot be let stand": "cannot be overruled",
    "this table has no use for": "unavailable here",
    "(not said)": "(assumed)",
    "Keep for later": "not now",
    "set one straight": "correct one",
    "battle and count": "end and score",
    "nothing can be divided": "no ratio",
    "on the bench": "my files",
    "watches with": "prepares opportunity fire with",
    "on the watch": "ready for opportunity fire",
    "watching (": "ready for opportunity fire",
    "a watcher": "opportunity fire",
    "hold the fire": "hold fire",
    "withhold the shot": "hold fire",
    "begun costs": "a metre begun uses a whole one",
    "who looks?": "pass the keyboard",
    "Lift the curtain": "Show my view",
    "takes it up": "picks it up",
    "lays it on the map": "places it on the map",
    "Nobody else of": "no more searching this turn",
    " go at ": "throws",
    'in particular"': "unassigned",
    "holds in space": "vacuum-rated",
    "endless": "no limit",
    "nobody can breathe": "unbreathable atmosphere",
    "taking back": "undo policy",
    "program's dice": "the app's dice",
    'fight on"': "still in action",
    "founds one": "creates one from a saved squad",
    "on the shelf": "saved as a squad",
    "lay a way": "plan a path",
    "lays the way": "plans a path",
    "shortens it": "trims it",
    "adopts that reading": "press its number to make it the default",
    "rising roll": "lowest roll first",
    "which it does not look over": "in full cover behind it, not looking out",
    "It does nothing new": "the soldier",
    "It can do nothing": "there is nothing that soldier can do",
    "It is engaged with": "engaged with",
    "double click chooses": "one click does what Enter does",
}
"""Each beside what is said in its place."""


@pytest.fixture(scope="module")
def sentences():
    """Every text of the program that is no docstring, with its file."""
    found = []
    for path, nodes in sources.nodes().items():
        told = {
            id(node.value)
            for node in nodes
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        found += [
            (path.name, node.value)
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        ]
    return found


@pytest.mark.parametrize("words", SAID)
def test_what_was_not_understood_is_not_said(words, sentences):
    assert [name for name, text in sentences if words in text] == []
