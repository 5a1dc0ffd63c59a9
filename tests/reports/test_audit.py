"""The audit: deciding a record again, and telling a mended fault from a divergence."""

import pytest

from squadlog.battle.record import Step
from squadlog.reports import audit
from squadlog.reports.audit import _earlier, _Found
from squadlog.rulebook.mended import Mended

FAULTS = (
    Mended(version="0.2", rules=("ACT-45",), what="a", touches=("unit_moved",), commands=("declare",)),
    Mended(version="0.3", rules=("MOV-06",), what="b", touches=("unit_moved.charged", "shot_fired.face")),
    Mended(version="0.3", rules=("CAS-01",), what="c", touches=("battle_ended.scores",)),
)


@pytest.fixture
def faults(monkeypatch):
    monkeypatch.setattr(audit, "mended_since", lambda version: FAULTS if version == "0.1.0" else ())


def step(version="0.1.0", kind="declare"):
    return Step(
        id=2, parent=1, command=f'{{"kind": "{kind}"}}', by="", at="", label="", first=3, last=4,
        decided_by=version, hash="",
    )  # fmt: skip


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize(
    ("found", "told"),
    [
        (_Found("", by_command=True), "mended in 0.2: ACT-45"),
        (_Found("", fields=("unit_moved.metres",)), "mended in 0.2: ACT-45"),
        (_Found("", fields=("unit_moved.charged",)), "mended in 0.2: ACT-45; mended in 0.3: MOV-06"),
        (_Found("", fields=("shot_fired.face",)), "mended in 0.3: MOV-06"),
        (_Found("", fields=("shot_fired.face", "shot_fired.target")), ""),
        (_Found("", kinds=("unit_moved", "unit_performed")), "mended in 0.2: ACT-45"),
        (_Found("", kinds=("battle_ended",)), ""),
        (_Found(""), ""),
    ],
)
def test_a_difference_is_explained_only_by_a_fault_that_names_it(found, told):
    assert _earlier(found, step()) == told


@pytest.mark.usefixtures("faults")
def test_a_step_of_today_has_no_earlier_readings():
    assert _earlier(_Found("", by_command=True), step("0.3.0")) == ""
    assert _earlier(_Found("", by_command=True), step(kind="fire")) == ""
