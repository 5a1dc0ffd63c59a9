"""The four looks, and the words of the looks for sides and states: dark, light, high contrast, ink on paper.

No meaning depends on a colour alone, so any of them will do; every word can be read on every ground of its look.
"""

from textual.theme import Theme

_LOOKS = ("dark", "light", "contrast", "paper")
_WORDS = {
    "asked": ("#ffd76a", "#754600", "#ffff00", "#8c1c13"),
    "wounded": ("#ff8095", "#9c0f28", "#ff8099", "#8c1028"),
    "out": ("#ff8095", "#9c0f28", "#ff8099", "#8c1028"),
    "dazed": ("#d7b7ff", "#682aa0", "#e6ccff", "#5a3a1a"),
    "hit": ("#ff8095", "#9c0f28", "#ff8099", "#8c1028"),
    "miss": ("#b4bac8", "#4a4f5c", "#ffffff", "#4d4032"),
    "quiet": ("#b4bac8", "#4a4f5c", "#ffffff", "#4d4032"),
    "panel-line": ("#6f7a99", "#7c7a70", "#a0a0a0", "#8a7a60"),
    "cursor-row": ("#28304c", "#cfd8ea", "#00205c", "#ead9b0"),
    "now": ("#2e3550", "#d9dfe4", "#202020", "#ead9b0"),
}
"""What stands for states and for what is asked in each of the looks, always beside a word or a sign.

`quiet` is for what matters less: dim letters lose their contrast. Red is for wounds and danger, and no side's. `now`
lies behind the second that is played, through all rows of the track.
"""


def _words(look: str) -> dict[str, str]:
    return {word: hues[_LOOKS.index(look)] for word, hues in _WORDS.items()}


DARK = Theme(
    name="squadlog-dark",
    primary="#7aa2f7",
    secondary="#9ece6a",
    accent="#e0af68",
    warning="#e0af68",
    error="#f7768e",
    success="#9ece6a",
    foreground="#d5d9e6",
    background="#14161f",
    surface="#1b1e2a",
    panel="#212636",
    dark=True,
    variables={"block-cursor-foreground": "#0b0d14"},
)

LIGHT = Theme(
    name="squadlog-light",
    primary="#1f4e9c",
    secondary="#2f6b2f",
    accent="#754600",
    warning="#754600",
    error="#a3152a",
    success="#2f6b2f",
    foreground="#1b1d23",
    background="#f6f5f0",
    surface="#eceae2",
    panel="#dddacf",
    dark=False,
    variables={"block-cursor-foreground": "#ffffff", "footer-key-foreground": "#6a4500"},
)

CONTRAST = Theme(
    name="squadlog-contrast",
    primary="#ffffff",
    secondary="#ffff00",
    accent="#ffff00",
    warning="#ffff00",
    error="#ff6060",
    success="#00ff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#202020",
    dark=True,
    text_alpha=1.0,
    variables={
        "block-cursor-background": "#ffff00",
        "block-cursor-foreground": "#000000",
        "footer-key-foreground": "#ffff00",
        **_words("contrast"),
    },
)

PAPER = Theme(
    name="squadlog-paper",
    primary="#5a3a1a",
    secondary="#5a3a1a",
    accent="#8c1c13",
    warning="#8c1c13",
    error="#8c1c13",
    success="#3d4a1f",
    foreground="#2a2018",
    background="#f5eddb",
    surface="#f5eddb",
    panel="#e8dcc0",
    dark=False,
    variables={
        "block-cursor-background": "#2a2018",
        "block-cursor-foreground": "#f5eddb",
        "footer-key-foreground": "#8c1c13",
        **_words("paper"),
    },
)

THEMES = (DARK, LIGHT, CONTRAST, PAPER)

BLUE_ORANGE = (("#7fb8ff", "#0b4c9c"), ("#ffb066", "#8a3c00"))
PURPLE_GREEN = (("#d0a8ff", "#682aa0"), ("#7fdcb4", "#0c5a42"))
PAIRS: dict[str, tuple[tuple[str, str], ...]] = {
    "blue and orange": (*BLUE_ORANGE, *PURPLE_GREEN),
    "purple and green": (*PURPLE_GREEN, *BLUE_ORANGE),
    "by sign alone": (),
}
"""The hues of the sides in their order, on dark grounds and on light ones: pairs that the colour-blind tell apart. A
sign stands beside each, and may stand alone."""
NAMED = dict(zip(("blue", "orange", "purple", "green"), (*BLUE_ORANGE, *PURPLE_GREEN), strict=True)) | {
    "red": ("#ff7e52", "#a03000"),
}
"""The hues of sides that are called after a colour. A red side is vermilion: the red of blood is the hue of wounds."""
USUAL_PAIR = next(iter(PAIRS))
FULL, REDUCED = "full", "reduced"
"""Motion as usual, or for somebody who wants none: nothing glides, nothing flashes."""
FEW = ("standard", "windows")
"""Terminals of sixteen colours, as rich calls them: what they are shown is the nearest of the sixteen."""
ROW_OF_FEW = "#00205c"
"""The ground of the row under the cursor that stays apart from its letters among sixteen colours: their blue."""


def meanings(theme: Theme, pair: str = USUAL_PAIR, colors: str | None = None) -> dict[str, str]:
    """The variables of a look that stand for sides and states, where it does not bring its own.

    `colors`: what the terminal can show, as rich calls it.
    """
    hues = PAIRS.get(pair, PAIRS[USUAL_PAIR])
    sides = {str(place): hue for place, hue in enumerate(hues or [None] * 4, start=1)} | NAMED
    words = _words("dark" if theme.dark else "light")
    if theme.dark and colors in FEW:
        words["cursor-row"] = words["now"] = ROW_OF_FEW
    plain = str(theme.foreground), str(theme.foreground)
    shown = {name: hue if hues and hue is not None else plain for name, hue in sides.items()}
    return words | {f"side-{name}": dark if theme.dark else light for name, (dark, light) in shown.items()}
