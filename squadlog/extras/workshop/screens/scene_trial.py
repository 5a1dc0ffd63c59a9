"""What is wrong with a scenario under work: of the page at once, of names and of the battle when the hand rests."""

from collections.abc import Callable, Sequence

from textual.worker import get_current_worker

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence, clean_text
from squadlog.extras.workshop.scenarios.checking import Fault, faults
from squadlog.extras.workshop.scenarios.naming import unknown
from squadlog.extras.workshop.screens.scene_draft import SceneDraft
from squadlog.extras.workshop.screens.scene_play import AMISS, ScenePlay
from squadlog.setup.own.paper import Paper
from squadlog.tui.chrome.screens import Rest, RoomScreen
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.setup import scene_report

CHECK_AFTER_S = 0.2
"""How long the hand rests before names are looked up and the battle is mustered on trial."""


class SceneTried(ValueMessage):
    """The battle has been mustered on trial: what speaks against it, or nothing."""

    paper: Paper
    told: str


class SceneTrial:
    """Keeps the faults of a draft. `found` is called when names that nobody has were found after a while."""

    def __init__(
        self, screen: RoomScreen, draft: SceneDraft, play: ScenePlay, found: Callable[[], None]
    ) -> None:
        self._screen, self._draft, self._play, self._found = screen, draft, play, found
        self.faults: Sequence[Fault] = ()
        """What is wrong, that of the page itself first."""
        self._checked: Paper | None = None
        self._resting = Rest(self._screen, CHECK_AFTER_S, self._look_further)

    def begin(self) -> None:
        """Check the draft as it is now, if it was not checked yet."""
        paper = self._draft.paper
        if paper is not self._checked:
            self.faults, self._checked = faults(paper), paper
            self._resting.begin(wanted=not self.faults)

    def _look_further(self) -> None:
        """Look for names that nobody has; and, where there are none, whether the battle can be mustered."""
        if not self._screen.stands or self.faults:
            return
        paper = self._draft.paper
        self.faults = tuple(unknown(paper, self._draft.shelf))
        if self.faults:
            self._found()
        else:
            self._screen.run_worker(lambda: self._try(paper), thread=True, exclusive=True, group="try")

    def _try(self, paper: Paper) -> None:
        told, worker = "", get_current_worker()
        try:
            scene = self._play.scene()
            self._play.muster(scene, scene_report.stand_ins(scene))
        except AMISS as error:
            told = as_sentence(clean_text(str(error).strip("'\""), limit=300))
        if not worker.is_cancelled:
            self._screen.post_message(SceneTried(paper, told))

    def take(self, tried: SceneTried) -> bool:
        """Take over what the trial found; False if that is nothing, or the scenario another one by now."""
        holds = tried.paper is self._draft.paper and self._screen.stands and bool(tried.told)
        if holds:
            self.faults = (Fault((), "", tried.told),)
        return holds
