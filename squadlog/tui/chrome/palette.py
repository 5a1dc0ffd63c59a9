"""The command palette: every key of the screen that is shown, every screen, and every look, each with what it does."""

import inspect
from collections.abc import Iterator
from functools import partial

from textual.binding import ActiveBinding, Binding
from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.content import Content
from textual.dom import DOMNode

from squadlog.base.plugs import extras
from squadlog.tui.chrome.screens import Entry, RoomScreen
from squadlog.tui.chrome.themes import THEMES
from squadlog.tui.parts import part_of

_PLACES = (
    ("New battle", "new_battle", "a ready battle, or two squads of your choice"),
    ("Squads", "squads", "build, compare, print and exchange squads"),
    ("Find", "find", "battles, log lines, notes and squads by words, folder or tag"),
    ("Records", "records", "the faces of all dice by who rolled them; who won which scenario how often"),
    ("Rules reference", "rules", "every rule in words, searched by word or id"),
    ("Rulings", "rulings", "open questions of the rules, and how your group answers them"),
    ("Settings", "settings", "look and keys"),
)


def _places() -> Iterator[tuple[str, str, str]]:
    """What can be opened from anywhere: of the core, then of the extras."""
    yield from _PLACES[:-1]
    for extra in extras():
        for entry in extra.entries:
            if entry.palette is not None:
                yield entry.palette[0], entry.screen, entry.palette[1]
    yield from _PLACES[-1:]


def what_it_does(active: ActiveBinding) -> str:
    """The sentence of a key: that of the action it runs, which its author wrote once, beside what it does."""
    return what_a_key_does(active.node, active.binding)


def what_a_key_does(node: DOMNode, binding: Binding) -> str:
    """The sentence of a key of this node, whether it works now or not."""
    if binding.tooltip:
        return binding.tooltip
    where, _, name = binding.action.partition("(")[0].rpartition(".")
    of = part_of(node, where) or {"app": node.app, "screen": node.screen}.get(where, node)
    told = inspect.getdoc(getattr(of, f"action_{name}", None)) or ""
    return told.partition("\n")[0] or f"{binding.description}."


class SquadlogCommands(Provider):
    """What can be done here, found by name."""

    def _entries(self) -> Iterator[Entry]:
        app = self.app
        for active in self.screen.active_bindings.values():
            binding = active.binding
            if (
                (binding.show or binding.id)
                and binding.description
                and active.enabled
                and binding.id != "quit"
            ):
                told = f"{what_it_does(active)} Key: {app.get_key_display(binding)}"
                yield binding.description, told, partial(app.run_action, binding.action, active.node)
        if isinstance(self.screen, RoomScreen):
            yield from self.screen.beside_keys()
        for label, name, told in _places():
            yield f"Open: {label}", told, partial(app.run_action, f"app.open('{name}')")
        for theme in THEMES:
            yield (
                f"Look: {theme.name.removeprefix('squadlog-')}",
                "colours of all screens; the settings keep it",
                partial(setattr, app, "theme", theme.name),
            )
        yield (
            "Help on this screen",
            "What the screen is for, and every key that works there. Key: ?",
            partial(app.run_action, "app.help"),
        )
        yield "Quit", "Quits the program; nothing needs saving. Key: ^q", app.action_quit

    async def discover(self) -> Hits:
        """Everything, before anything is typed."""
        for label, told, run in self._entries():
            yield DiscoveryHit(Content(label), run, text=label, help=told)

    async def search(self, query: str) -> Hits:
        """What matches the words typed."""
        matcher = self.matcher(query)
        for label, told, run in self._entries():
            score = max(matcher.match(label), matcher.match(told) / 2)
            if score > 0:
                yield Hit(score, matcher.highlight(label), run, text=label, help=told)
