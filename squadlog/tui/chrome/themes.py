"""The three looks: dark, light, and high contrast. No meaning hangs on a colour alone, so any of them will do."""

from textual.theme import Theme

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
    panel="#252a3a",
    dark=True,
    variables={"block-cursor-foreground": "#0b0d14"},
)

LIGHT = Theme(
    name="squadlog-light",
    primary="#1f4e9c",
    secondary="#2f6b2f",
    accent="#8a5a00",
    warning="#8a5a00",
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
    },
)

THEMES = (DARK, LIGHT, CONTRAST)

DARK_WORDS = {
    "side-1": "#7fb8ff", "side-2": "#ffb066", "side-3": "#d0a8ff", "side-4": "#7fdcb4",
    "asked": "#ffd76a", "wounded": "#ffb454", "out": "#ff8b9c", "dazed": "#d7b7ff", "hit": "#ff8b9c",
    "miss": "#b4bac8", "quiet": "#b4bac8", "panel-line": "#6f7a99", "cursor-row": "#303750",
}  # fmt: skip
LIGHT_WORDS = {
    "side-1": "#0b4c9c", "side-2": "#8a3c00", "side-3": "#682aa0", "side-4": "#0c5a42",
    "asked": "#754600", "wounded": "#8a3c00", "out": "#9c0f28", "dazed": "#682aa0", "hit": "#9c0f28",
    "miss": "#4a4f5c", "quiet": "#4a4f5c", "panel-line": "#7c7a70", "cursor-row": "#cfd8ea",
}  # fmt: skip
"""What stands for sides, for states and for what is asked, in dark looks and in light ones, each beside a word or a
sign. `quiet` is for what matters less: dim letters lose their contrast. The sides are told apart by the colour-blind."""


def meanings(theme: Theme) -> dict[str, str]:
    """The variables of a look that stand for sides and states, where it does not bring its own."""
    return DARK_WORDS if theme.dark else LIGHT_WORDS
