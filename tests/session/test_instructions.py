"""Instructions of a scenario: their faults, who reads them, and the alarm of who sees (SCN-12)."""

import tomllib

import pytest
from support.scenarios import BRIDGE, WEST, OnField, Written, duel, fired

from squadlog.setup.scenes import MusterError
from squadlog.squads.scene import Scene
from squadlog.squads.scene_checks import page_faults
from squadlog.squads.scene_files import checked_scene


def instruction(kind, more="", side="red"):
    return f'\n[[instructions]]\nid = "watch"\nside = "{side}"\nkind = "{kind}"\n{more}\n'


ALARM = '\n[[triggers]]\nid = "alarm"\nkind = "fired"\n'
FAULTS = {
    "there is no gaet; there are bridge": ("guard", 'area = "gaet"'),
    "instructions watch.round: there is no ford": ("patrol", 'round = ["bridge", "ford"]'),
    "instructions watch.then: there is no yard": ("guard", 'then = "yard"'),
    "instructions watch.alarm: there is no bell; there are alarm": ("guard", 'alarm = "bell"'),
    "a patrol should name two areas or more": ("patrol", 'round = ["bridge"]'),
    "round belongs to a patrol; the others have an area": ("guard", 'round = ["bridge", "bridge"]'),
    "a patrol has a round instead": ("patrol", 'area = "bridge"\nround = ["bridge", "bridge"]'),
    "say where those who flee run to": ("flee", ""),
    "who cowers stays where he is": ("cower", 'area = "bridge"'),
    "then belongs to a guard or a patrol; the others go to their area": ("attack", 'then = "bridge"'),
}  # fmt: skip


@pytest.mark.parametrize("told", FAULTS)
def test_what_is_wrong_with_an_instruction_is_told_in_a_sentence(told):
    kind, more = FAULTS[told]
    page = tomllib.loads(duel(BRIDGE + ALARM + instruction(kind, more)))
    (fault,) = page_faults(Scene.model_validate(page))
    assert told in fault


def test_an_alarm_that_nobody_hears_and_two_instructions_of_one_name_are_faults():
    secret = f"{ALARM}secret = true\n" + instruction("guard", 'alarm = "alarm"') + instruction("cower")
    told = list(page_faults(Scene.model_validate(tomllib.loads(duel(secret)))))
    assert "instructions: two are called watch; give each an id of its own" in told
    assert any("the trigger alarm is secret, so that nobody hears it" in one for one in told)


def test_an_instruction_for_somebody_who_is_not_there_names_who_is(store):
    with pytest.raises(
        MusterError, match=r"instructions watch.squads: there is no soldier or squad Nero; .*Varro"
    ) as told:
        Written(store, duel(instruction("guard", 'squads = ["Nero"]')))
    assert "John Doe" not in str(told.value), "he is no soldier of the side that is instructed"
    with pytest.raises(MusterError, match="there is no soldier or squad John Doe"):
        Written(store, duel(instruction("guard", 'squads = ["John Doe"]')))


def test_who_is_counted_by_an_objective_is_of_the_side_that_is_counted(store):
    """SCN-15."""
    counts = (
        '\n[[objectives]]\nid = "down"\nside = "red"\nkind = "casualties"\ncount = 1\nsquads = ["John Doe"]\n'
    )
    Written(store, duel(f'{counts}whose = "blue"\n'))
    with pytest.raises(MusterError, match=r"objectives down.squads: there is no soldier or squad John Doe"):
        Written(store, duel(f'{counts}whose = "red"\n'))


@pytest.mark.parametrize(
    ("said", "right"), [("7", "text in quotes"), ('"No Such!"', "one short word: a letter first")]
)
def test_a_name_that_is_none_is_told_once_and_in_no_word_of_the_checker(said, right):
    _, faults = checked_scene(duel(instruction("guard", f"then = {said}")).encode(), "my.toml")
    assert len(faults) == 1
    assert faults[0].startswith(f"instructions 1.then should be {right}")


def test_a_side_reads_its_own_instructions_alone(store):
    played = Written(store, duel(BRIDGE + instruction("patrol", 'round = ["bridge", "bridge"]')), typed=False)
    seen = {seat: played.session.views.seen(seat).setup.page for seat in ("red", "blue", "referee", "table")}
    assert {seat: len(page.instructions) for seat, page in seen.items()} == {
        "red": 1, "blue": 0, "referee": 1, "table": 0,
    }  # fmt: skip


SEES = f'{WEST}\n[[triggers]]\nid = "seen"\nkind = "sees"\nside = "red"\nsquads = ["Varro"]\n'
BEHIND = "1 at 10,5; 2 at 10,8; 3 at 30,5; 4 at 30,8"


@pytest.mark.parametrize(
    ("facing", "by", "seen"), [(270, "", True), (90, "", False), (270, 'by = ["red"]', False)]
)
def test_who_has_an_enemy_before_him_sees_him_and_who_looks_away_does_not(store, facing, by, seen):
    """FOV-01: Varro faces west or east, and blue stands in the west."""
    played = OnField(store, f"{SEES}{by}\n", starts=BEHIND, begins=False)
    played.says(f"correct 3 facing={facing} because he looks that way")
    played.plays("T1.s2 |")
    assert (fired(played) == ("seen",)) is seen
    assert played.session.exports["referee"].audit() == ()


def test_without_a_map_nobody_is_seen_unless_the_referee_says_so(store):
    played = Written(store, duel(SEES.replace(WEST, "")), typed=False)
    played.plays("T1.s2 |")
    assert fired(played) == ()
    played.says("scenario fire seen because he steps on a twig")
    assert fired(played) == ("seen",)
