"""What stands for sides and states can be read in every look, on every ground, and among sixteen colours."""

import re
from itertools import product

import pytest
from rich._palettes import STANDARD_PALETTE
from rich.color import Color as RichColor
from rich.color import ColorSystem
from support import sources
from support.contrast import ratio
from textual.color import Color

from squadlog.ground.drawing.figures.hues import HUES, hues_of
from squadlog.tui.chrome.themes import CONTRAST, DARK, FEW, PAIRS, THEMES, meanings

GROUNDS = ("background", "surface", "panel", "cursor-row", "now")
WORDS = (
    "foreground", "asked", "wounded", "out", "dazed", "hit", "miss", "quiet", "error",
    *(f"side-{hue}" for hue in HUES),
)  # fmt: skip


def looks(theme, pair, colors=None) -> dict[str, str]:
    return meanings(theme, pair, colors) | theme.to_color_system().generate() | theme.variables


def nearest(color: str) -> Color:
    number = RichColor.parse(color).downgrade(ColorSystem.STANDARD).number
    return Color(*STANDARD_PALETTE[number])


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("pair", PAIRS)
def test_every_word_of_a_look_stands_out_4_5_to_1_from_every_ground(theme, pair):
    look = looks(theme, pair)
    faint = {
        (word, ground): found
        for word, ground in product(WORDS, GROUNDS)
        if (found := ratio(Color.parse(look[word]), Color.parse(look[ground]))) < 4.5
    }
    assert faint == {}


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_among_sixteen_colours_every_word_can_still_be_read(theme):
    look = looks(theme, next(iter(PAIRS)), FEW[0])
    faint = {
        (word, ground): found
        for word, ground in product(WORDS, GROUNDS)
        if (found := ratio(nearest(look[word]), nearest(look[ground]))) < 3
    }
    assert faint == {}


def test_two_sides_are_told_apart_among_sixteen_colours():
    look = looks(DARK, next(iter(PAIRS)), FEW[0])
    assert nearest(look["side-1"]) != nearest(look["side-2"])


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_line_of_a_panel_is_seen(theme):
    look = looks(theme, next(iter(PAIRS)))
    assert ratio(Color.parse(look["panel-line"]), Color.parse(look["surface"])) >= 3


def test_sides_by_sign_alone_have_the_colour_of_letters():
    assert {meanings(CONTRAST, "by sign alone")[f"side-{hue}"] for hue in HUES} == {"#ffffff"}


@pytest.mark.parametrize(
    ("names", "hues"),
    [
        (("Red", "Blue"), ("red", "blue")),
        (("Commonwealth", "TOG"), ("1", "2")),
        (("Third Cohort", "The Blues"), ("orange", "blue")),
        (("Scarlet Guard", "Red", "Fredians"), ("red", "blue", "orange")),
        (("A", "B", "C", "D", "E"), ("1", "2", "3", "4", "1")),
    ],
)
def test_a_side_that_is_called_after_a_colour_has_that_hue(names, hues):
    assert hues_of(names) == hues


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("pair", [pair for pair in PAIRS if PAIRS[pair]])
def test_the_red_of_wounds_is_no_sides_hue(theme, pair):
    look = looks(theme, pair)

    def degrees(word):
        return Color.parse(look[word]).hsl.h * 360

    for word, hue in product(("wounded", "out", "hit"), HUES):
        apart = abs(degrees(word) - degrees(f"side-{hue}"))
        assert min(apart, 360 - apart) > 20, (word, hue)
    assert min(degrees("wounded"), 360 - degrees("wounded")) < 15


def test_no_style_sheet_names_a_colour_of_its_own():
    """Themes name colours; sheets name what they stand for."""
    literal = re.compile(
        r"#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\s*(?:[;%\s]|\d+%)|\b(?:rgba?|hsla?)\(|:\s*(?:ansi_\w+|"
        r"red|green|blue|white|black|yellow|orange|cyan|magenta|gr[ae]y)\b"
    )
    sheets = sources.PACKAGE.rglob("*.tcss")
    found = {
        sheet.name: literal.findall(re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL))
        for sheet in sheets
    }
    assert found
    assert {name: hits for name, hits in found.items() if hits} == {}


def test_what_can_be_done_stands_in_every_border_in_the_same_way():
    """Keys bold, two spaces between, each to be clicked: `hint_line` alone writes hints, no screen in markup."""
    assert {path.name for path, code in sources.texts().items() if "[@click=" in code} == set()
