"""The squad builder alone on the screen, driven by a pilot, with a shelf that forgets."""

import asyncio
from pathlib import Path

from textual.widgets import Select, Static

import squadlog.tui
from squadlog.base.errors import StoreError
from squadlog.tui.builder.card import OutfitList
from squadlog.tui.builder.screen import BuilderScreen
from squadlog.tui.chrome.themes import DARK, THEMES, meanings
from squadlog.tui.leaving import LeavingApp


class Memory:
    """A shelf that forgets when the test is over."""

    def __init__(self, **squads):
        self.squads = dict(squads)
        self.full = False

    def names(self):
        return tuple(sorted(self.squads))

    def load(self, name):
        if name not in self.squads:
            raise StoreError(f"There is no squad called {name}.")
        return self.squads[name]

    def save(self, name, body):
        if self.full:
            raise StoreError("The disk is full.")
        self.squads[name] = body

    def delete(self, name):
        del self.squads[name]

    def rename(self, name, new):
        if new in self.squads:
            raise StoreError(f"There is already a squad called {new} already.")
        self.squads[new] = self.squads.pop(name)


class Bench(LeavingApp):
    """Nothing but the builder."""

    desk = None
    CSS_PATH = Path(squadlog.tui.__file__).with_name("app.tcss")

    def __init__(self, shelf, name):
        super().__init__()
        self.shelf, self.first, self.asked, self.said = shelf, name, [], []

    def get_theme_variable_defaults(self):
        return meanings(self.current_theme)

    def on_mount(self):
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = DARK.name
        self.push_screen(BuilderScreen(self.shelf, self.first))

    def action_open_rule(self, citation):
        self.asked.append(citation)

    def notify(self, message, **kwargs):
        self.said.append(message)
        super().notify(message, **kwargs)


def play(script, *, name="ready:john_doe", shelf=None, size=(80, 24)):
    """Run `script(pilot, screen)` in a builder that has opened a squad."""
    kept = Memory() if shelf is None else shelf

    async def run():
        app = Bench(kept, name)
        async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
            await pilot.pause()
            await script(pilot, app.screen)
        return app

    return asyncio.run(run())


def head(screen):
    """The line over the builder: points and what is wrong."""
    return str(screen.query_one("#head", Static).content)


async def press(pilot, *keys):
    await pilot.press(*keys)
    await pilot.pause()


async def choose(pilot, screen, field, value):
    """A choice of the squad's form."""
    screen.query_one(f"#{field}", Select).value = value
    await pilot.pause()
    await pilot.pause()


async def take(pilot, screen, field, value, key="enter"):
    """A choice of the soldier's card."""
    outfit = screen.query_one(OutfitList)
    outfit.focus()
    assert outfit.choose(f"{field}:{value}"), f"no row {field}:{value}"
    await press(pilot, key)
    await pilot.pause()


def said_yes(screen):
    """Whether a question stands over the builder; it is answered with yes by `y`."""
    return type(screen.app.screen).__name__ == "ConfirmDialog"
