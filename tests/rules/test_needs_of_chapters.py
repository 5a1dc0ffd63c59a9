"""Chapters that need others: ADV-03, QUA-01, INI-17, RGP-01, A-58, A-147."""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import SwitchChapter
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.reports.narrate import narrate
from squadlog.rules.common import needs
from squadlog.rules.common.needs import chapters_needed, going_along, needs_of, with_needs, without
from squadlog.rules.desk import switching
from squadlog.session.chapters import choose_with
from squadlog.setup.chapters import chapters_in_force, list_missing
from squadlog.setup.scenes import muster_scene
from squadlog.squads.scene_files import load_scene

BOOK = {
    "automatic_fire": ("ammunition",),
    "grenades": ("ammunition",),
    "launchers": ("ammunition",),
    "explosives": ("ammunition",),
    "fire_missions": ("ammunition",),
    "mines": ("ammunition",),
    "ground_sensor": ("hiding",),
    "holotarp": ("hiding",),
    "ambush": ("hiding",),
    "rout": ("leadership", "quality"),
    "regroup": ("leadership",),
}
ALL = (
    "stealth", "hiding", "ambush", "ammunition", "automatic_fire", "leadership", "quality", "rout", "regroup",
)  # fmt: skip


@pytest.fixture
def everything(monkeypatch):
    """Every chapter of the book can be played by."""
    monkeypatch.setattr(needs, "ADVANCED", ALL)
    monkeypatch.setattr(switching, "ADVANCED", ALL)
    monkeypatch.setattr(needs, "_name", str.capitalize)


def test_the_table_says_what_the_book_says_adv_03():
    """ADV-03, QUA-01, INI-17, RGP-01, HOL-04."""
    assert {key: row.needs for key, row in load_rulebook().chapters.items() if row.needs} == BOOK


@pytest.mark.usefixtures("everything")
@pytest.mark.parametrize(
    ("wanted", "played"),
    [
        (("automatic_fire",), ("ammunition", "automatic_fire")),
        (("rout",), ("leadership", "quality", "rout")),
        (("ambush", "stealth"), ("stealth", "hiding", "ambush")),
        (("regroup",), ("leadership", "regroup")),
        (("quality",), ("quality",)),
    ],
)
def test_a_chapter_brings_along_what_it_needs_adv_03(wanted, played):
    """ADV-03, QUA-01; A-58: quality alone brings nothing."""
    assert with_needs(wanted) == played


@pytest.mark.usefixtures("everything")
def test_what_needs_a_chapter_goes_with_it_adv_03():
    """ADV-03."""
    assert without(ALL, "leadership") == tuple(
        key for key in ALL if key not in ("leadership", "rout", "regroup")
    )
    assert [(need.chapter, need.rule) for need in going_along("quality", ALL)] == [("rout", "QUA-01")]


@pytest.mark.usefixtures("everything")
def test_what_comes_along_is_told_with_its_reason():
    """ADV-03."""
    told = [(need.sentence, need.rule) for need in chapters_needed(("rout", "regroup"), ("quality",))]
    assert told == [("Rout needs Leadership", "QUA-01")]
    assert chapters_needed(("rout", "leadership", "quality")) == ()
    assert choose_with(("stealth",), "ambush", on=True) == (
        {"stealth", "ambush", "hiding"},
        ("Ambush needs Hiding, which is switched on too. [INI-17]",),
    )
    assert choose_with(("stealth", "ambush", "hiding"), "hiding", on=False) == (
        {"stealth"},
        ("Ambush needs Hiding, and is switched off with it. [INI-17]",),
    )


def test_a_chapter_that_there_is_not_is_brought_along_by_nobody(monkeypatch):
    monkeypatch.setattr(needs, "ADVANCED", ("rout", "quality"))
    assert [need.needs for need in needs_of("rout")] == ["quality"]


@pytest.mark.usefixtures("everything")
@pytest.mark.parametrize(
    ("before", "chapter", "on", "told"),
    [
        ((), "automatic_fire", True, [("ammunition", True, True), ("automatic_fire", True, False)]),
        (("ammunition",), "automatic_fire", True, [("automatic_fire", True, False)]),
        (("ammunition", "automatic_fire"), "ammunition", False,
         [("ammunition", False, False), ("automatic_fire", False, True)]),
        (("automatic_fire",), "stealth", True, [("stealth", True, False)]),
    ],
)  # fmt: skip
def test_a_switch_tells_what_it_brings_and_takes_and_why_adv_03(before, chapter, on, told):
    """ADV-01, ADV-03; A-147: what a scenario lists without its need stays so."""
    played = Played(replace(skirmish(), switched=tuple((key, True) for key in before)))
    events = played.do(SwitchChapter(chapter=chapter, on=on, reason="to try it"))
    why = "Automatic_fire needs Ammunition [ADV-03]"
    assert [(event.chapter, event.on, event.reason == why) for event in events] == told
    assert all(event.reason in (why, "to try it") for event in events)
    assert f"{'switched on' if on else 'switched off'} from the next turn on [ADV-01]" in narrate(
        events[0], played.battle
    )


@pytest.mark.usefixtures("everything")
def test_a_scenario_is_played_by_the_chapters_that_it_lists_as_listed_a_147(monkeypatch):
    """A-147, ADV-03: and the sheet says what they go without."""
    monkeypatch.setattr("squadlog.setup.chapters.ADVANCED", ALL)
    assert chapters_in_force(("rout",), ("automatic_fire",), load_rulings()) == (
        "automatic_fire", "leadership", "quality", "rout",
    )  # fmt: skip
    (remark,) = list_missing(("automatic_fire", "quality"))
    assert (remark.squad, remark.rule) == ("", "ADV-03")
    assert remark.sentence == "Automatic_fire needs Ammunition; the scenario lists it without"


def test_what_a_scene_lists_is_in_force_beside_what_the_table_adds():
    """ADV-02, A-147."""
    scene = load_scene("newcomer").model_copy(update={"chapters": ("quality",)})
    setup = muster_scene(scene, load_rulebook(), load_rulings(), chapters=("stealth",))
    assert setup.chapters == ("stealth", "quality")
