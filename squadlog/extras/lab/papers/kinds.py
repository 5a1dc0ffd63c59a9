"""The papers of labs."""

from squadlog.extras.lab.asked.lab import read_lab
from squadlog.extras.lab.asked.places import find_lab, list_labs
from squadlog.extras.lab.trials.running import RunningLab
from squadlog.extras.paper.catalogue import PaperKind
from squadlog.store.record_file import Store


def _labs(_: Store) -> list[str]:
    return [path.stem for path in list_labs()]


def _lab(_: Store, name: str) -> object:
    path = find_lab(name)
    return RunningLab(read_lab(path), path)


PAPERS = {
    "lab": PaperKind(
        of="lab",
        told="what a lab has found: limits, lengths, margins, where on the map, how to have it again",
        module="squadlog.extras.lab.papers.report",
        names=_labs,
        thing=_lab,
    )
}
