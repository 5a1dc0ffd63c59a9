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
