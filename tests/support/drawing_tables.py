"""Maps drawn by keys, as the workshop reads them: signs for the keys that are no characters."""

from squadlog.extras.workshop.maps.bench import begin_bench
from squadlog.extras.workshop.maps.pressing import press
from squadlog.ground.map.model import Map

SIGNS = {
    "⏎": "enter", "→": "right", "←": "left", "↑": "up", "↓": "down", "⇞": "pageup", "⇟": "pagedown", "⎋": "escape",
    "⇥": "tab", "⌫": "backspace", "⌦": "delete",
}  # fmt: skip


def keys_in(text):
    """The keys of a script; line ends are nothing."""
    return [SIGNS.get(char, char) for char in text if char != "\n"]


def table(wide=24, high=20):
    """An empty map on the table."""
    return begin_bench(Map(title="a map", width_m=wide, height_m=high))


def drawn_by(text, bench=None):
    """The table after a script."""
    bench = bench or table()
    for key in keys_in(text):
        bench = press(bench, key)
    return bench
