"""Every ruling of grenades, smoke and launchers can be switched, and each of its options matters in a scene."""

import pytest
from support.ruled_grenades import SCENES

from squadlog.book.load import load_rulings

OF_CHAPTERS = {"GRN", "SMK", "GLA"}
ELSEWHERE = {
    "blast.growth": "test_bursts_on_the_map",
    "subphase.order": "test_blasts",
    "sight.field": "fire missions",
    "mission.axis": "fire missions",
    "mission.interrupted": "fire missions",
}
"""Rulings that touch a rule of these chapters and have their scene with what goes off, or with another chapter."""


def touching():
    return {
        ruling.name: ruling
        for ruling in load_rulings()
        if ruling.edition == "advanced"
        and not ruling.same_as
        and OF_CHAPTERS & {rule.split("-")[0] for rule in ruling.rules}
    }


@pytest.mark.parametrize("name", SCENES)
def test_every_option_of_the_ruling_matters(name):
    """A-30, A-60..A-66, A-68, A-70..A-75, A-143, A-144, A-153."""
    ruling = next(one for one in load_rulings() if one.name == name)
    outcomes = [SCENES[name]({name: option.key}) for option in ruling.options]
    assert all(outcomes.count(one) == 1 for one in outcomes)
    default = [option.key for option in ruling.options].index(ruling.default)
    assert SCENES[name]({}) == outcomes[default]


def test_no_ruling_of_these_chapters_is_without_a_scene():
    """ADV-01."""
    assert not touching().keys() - SCENES.keys() - ELSEWHERE.keys()
