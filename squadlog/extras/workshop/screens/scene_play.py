"""The battle that a scenario under work describes: read as its file will be, mustered, begun."""

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.dice import SEEDS
from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.extras.workshop.screens.scene_draft import SceneDraft
from squadlog.facts.seats import REFEREE
from squadlog.setup.own.writing import write_toml
from squadlog.tui.asker import Asker, waits
from squadlog.tui.bringing import ask_squads
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.parts import KeyedPart

with lazy_imports():
    from squadlog.ground.checking import load as map_files
    from squadlog.setup import eight_parts, paged, scenes
    from squadlog.squads import scene_files

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup
    from squadlog.setup.purchases import Brought
    from squadlog.squads.scene import Scene

AMISS = (SquadlogError, KeyError, ValueError)
"""What comes of a scenario that makes no battle."""


class ScenePlay(KeyedPart):
    """Begins the battle of a draft, or shows its page."""

    def __init__(self, asker: Asker, draft: SceneDraft) -> None:
        self.asker, self._draft = asker, draft

    def scene(self) -> "Scene":
        """The scenario as its file will be read. Raises SquadlogError."""
        name = self._draft.file.path.name if self._draft.file is not None else "the scenario"
        chosen = paged.option_of(open_desk(self.asker.app).rulings)
        return scene_files.read_scene(write_toml(self._draft.paper.raw).encode(), name, chosen)

    def muster(self, scene: "Scene", brought: "Brought") -> "Setup":
        """The battle that it describes, ready to begin; `brought` are squads of sides with points. SquadlogError."""
        desk, ground = open_desk(self.asker.app), ""
        for kept, drawn in self._draft.paper.maps:
            if kept == scene.map:
                ground = map_files.text_agreed_on(map_files.sound(map_files.parse_map(drawn, kept), kept))
        beside = self._draft.folder
        return scenes.muster_scene(
            scene, desk.book, desk.rulings, ground=ground, beside=beside, brought=brought
        )

    @waits
    async def action_play(self) -> None:
        """Begin the battle; sides with points to spend bring a squad each."""
        app = self.asker.app
        try:
            scene = self.scene()
            brought = await ask_squads(app, scene)
            if brought is None:
                return
            setup = self.muster(scene, brought)
            if "seed" not in self._draft.paper.raw:
                setup = replace(setup, seed=time.time_ns() % SEEDS)
            desk = open_desk(app)
            seat = desk.begin(replace(setup, length_unit=desk.length_unit))
        except AMISS as error:
            self._refuse(error)
        else:
            places(app).show("battle", seat)

    def _refuse(self, error: Exception) -> None:
        self.asker.refuse(clean_text(str(error), limit=300))

    def action_page(self) -> None:
        """The eight parts of it as they are read before play, or why there are none."""
        app = self.asker.app
        desk = open_desk(app)
        try:
            scene = self.scene()
            parts = eight_parts.eight_parts(scene, desk.book, desk.rulings, self._draft.folder, REFEREE)
        except AMISS as error:
            self._refuse(error)
        else:
            places(app).show("reading", scene.title, Content("\n".join(eight_parts.lines_of(parts))))
