"""The command palette: every key of the screen that is shown, every screen, and every look."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.content import Content

from squadlog.tui.themes import THEMES

PLACES = (
    ("New battle", "new_battle"),
    ("Squads", "squads"),
    ("Rules reference", "rules"),
    ("Rulings", "rulings"),
    ("Settings", "settings"),
)
Entry = tuple[str, str, Any]


class SquadlogCommands(Provider):
    """What can be done here, found by name."""

    def _entries(self) -> Iterator[Entry]:
        app = self.app
        for active in self.screen.active_bindings.values():
            binding = active.binding
            if (binding.show or binding.id) and binding.description and active.enabled:
                told = f"key {app.get_key_display(binding)}"
                yield binding.description, told, partial(app.run_action, binding.action, active.node)
        for label, name in PLACES:
            yield f"Open: {label}", "screen", partial(app.run_action, f"app.open('{name}')")
        for theme in THEMES:
            yield (
                f"Look: {theme.name.removeprefix('squadlog-')}",
                "theme",
                partial(setattr, app, "theme", theme.name),
            )
        yield "Help on this screen", "key ?", partial(app.run_action, "app.help")
        yield "Quit", "nothing needs saving", app.action_quit

    async def discover(self) -> Hits:
        """Everything, before anything is typed."""
        for label, told, run in self._entries():
            yield DiscoveryHit(Content(label), run, text=label, help=told)

    async def search(self, query: str) -> Hits:
        """What matches the words typed."""
        matcher = self.matcher(query)
        for label, told, run in self._entries():
            score = matcher.match(label)
            if score > 0:
                yield Hit(score, matcher.highlight(label), run, text=label, help=told)
