"""What holds around everybody in a new battle: gravity, night, weather and air (ENV)."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from squadlog.base.names import safe_name
from squadlog.battle.terms import Environment
from squadlog.tui.chrome.chooser import Tick
from squadlog.tui.chrome.typed import PlainInput

_TICKS = {
    "zero_g": "zero gravity",
    "night": "night",
    "blackout": "blackout: night, dark indoors",
    "rain": "rain",
    "snow": "snow",
    "vacuum": "vacuum: no air outdoors",
}
"""The conditions that are or are not, by their fields."""


class WeatherTicks(Vertical):
    """A tick for each condition, and a word for air that nobody can breathe."""

    DEFAULT_CSS = """
    WeatherTicks { height: auto; }
    WeatherTicks Horizontal { height: auto; }
    WeatherTicks Static { width: auto; }
    WeatherTicks PlainInput { width: 24; }
    """

    def __init__(self, around: Environment | None = None) -> None:
        super().__init__()
        self._around = around or Environment()

    def compose(self) -> ComposeResult:
        """The ticks, and the word."""
        for name, words in _TICKS.items():
            held = bool(getattr(self._around, name))
            yield Tick(words, value=held, id=name.replace("_", "-"), compact=True)
        with Horizontal():
            yield Static("Hostile air ", markup=False)
            yield PlainInput(
                value=self._around.hostile, id="hostile", placeholder="such as toxic", compact=True
            )

    def chosen(self) -> Environment:
        """What is ticked. ValueError for a word that cannot be shown."""
        ticked = {name: self.query_one(f"#{name.replace('_', '-')}", Tick).value for name in _TICKS}
        air = self.query_one("#hostile", PlainInput).value.strip()
        return Environment(
            zero_g=ticked["zero_g"],
            night=ticked["night"] or ticked["blackout"],
            blackout=ticked["blackout"],
            rain=ticked["rain"],
            snow=ticked["snow"],
            vacuum=ticked["vacuum"],
            hostile=safe_name(air) if air else "",
        )
