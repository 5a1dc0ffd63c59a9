"""Every ruling that touches the first advanced chapters can be switched, and each of its options matters in a scene."""

import pytest
from support import (
    ruled_charges,
    ruled_conversions,
    ruled_morale,
    ruled_scenes,
    ruled_scores,
    ruled_side_things,
    ruled_strikes,
    ruled_throws,
    ruled_weather,
)

from squadlog.book.load import load_rulings

SCENES = {
    **ruled_scenes.SCENES, **ruled_morale.SCENES, **ruled_weather.SCENES, **ruled_side_things.SCENES,
    **ruled_strikes.SCENES, **ruled_throws.SCENES, **ruled_charges.SCENES, **ruled_conversions.SCENES,
    **ruled_scores.SCENES,
}  # fmt: skip
OF_CHAPTERS = {
    "ADV", "AMS", "HID", "DET", "STL", "AMO", "AUT", "LDR", "QUA", "ROU", "RAL", "RGP", "TIM", "ENV",
    "SEN", "CAM", "ECM", "HOL", "MIN", "FMS", "GRN", "SMK", "GLA", "EXP", "SHP", "LEG", "CEN", "SCN",
    "VIC",
}  # fmt: skip
OF_SCENARIOS = {
    "scenario.heavyArmour": "the first two scenarios",
    "scenario.slugRifle": "the first two scenarios",
    "s1.leader": "the first scenario",
    "s1.rout_objective": "the first scenario",
    "s1.rout_unit": "the first scenario",
    "s2.leaders": "the second scenario",
    "s2.near_m": "the second scenario",
    "s2.troop": "the second scenario",
    "s2.cw_primary": "the second scenario",
    "s2.keys": "the second scenario",
    "s2.storeys": "the second scenario",
    "s3.airlock_limit": "the third scenario",
    "s3.charges_each": "the third scenario",
    "s3.cw_marine_weapon": "the third scenario",
    "s3.hold": "the third scenario",
    "s3.penalty": "the third scenario",
    "s3.zero_g": "the third scenario",
}
"""Rulings that touch a rule of these chapters and are read by the files of scenarios: see `test_premade_readings`."""
SPOTTING = {("smoke.mode", "penalty")}
"""Options that differ from another only in what those others do."""


def of_these_chapters():
    """The rulings with a switch of their own that touch a rule of these chapters or a scenario, by name."""
    return {
        ruling.name: ruling
        for ruling in load_rulings()
        if ruling.edition == "advanced"
        and not ruling.same_as
        and (len(ruling.options) > 1 or ruling.numbers)
        and (
            ruling.chapter.startswith("scenario")
            or OF_CHAPTERS & {rule.split("-")[0] for rule in ruling.rules}
        )
    }


@pytest.mark.parametrize("name", SCENES)
def test_every_option_of_the_ruling_matters(name):
    """ADV-01, A-01..A-93, A-95..A-111, A-113, A-119, A-134..A-138, A-141..A-156."""
    ruling, outcomes, like_another = of_these_chapters()[name], [], set()
    for option in sorted(ruling.options, key=lambda one: one.key != ruling.default):
        outcome = SCENES[name]({name: option.key})
        if outcome in outcomes:
            like_another.add((name, option.key))
        outcomes.append(outcome)
    assert like_another == {pair for pair in SPOTTING if pair[0] == name}
    assert SCENES[name]({}) == outcomes[0]


def test_no_ruling_of_these_chapters_is_without_a_scene_in_which_it_matters():
    """ADV-01: what a scenario reads is named, with which."""
    rulings = of_these_chapters()
    assert not SCENES.keys() & OF_SCENARIOS.keys()
    assert not rulings.keys() - SCENES.keys() - OF_SCENARIOS.keys()
    assert {*SCENES, *OF_SCENARIOS} <= rulings.keys()
