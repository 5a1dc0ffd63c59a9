"""The to-hit ledger: every line of the table, applied and not (FIR-04..30, DIE-02..08)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table

from squadlog.battle.ledger import Ledger
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, QueuedShot, Trace
from squadlog.facts.ground_facts import Metres, Sighting, YesNo, list_crossed
from squadlog.rules.common.checks import judge_face, line
from squadlog.rules.fire.to_hit import ledger, looks_out

RIFLEMAN = {"armour": "LI"}  # no fire control: an open shot with a spike rifle is +0


def view(*covers, light=0.0, heavy=0.0, arc=True, sight=True):
    return Sighting(
        distance=Metres(value=12, origin="stated"),
        in_arc=YesNo(value=arc, origin="stated"),
        in_sight=YesNo(value=sight, origin="stated"),
        crossed=list_crossed(covers, {"light_woods": light, "heavy_woods": heavy}),
    )


def shot(
    *,
    firer=None,
    target=None,
    profile=None,
    prey=None,
    weapon="SR",
    sort="plain",
    seen=None,
    rulings=None,
    moving=None,
):
    """The ledger of unit 1 firing at unit 11."""
    battle = skirmish(
        soldiers={1: RIFLEMAN | (profile or {}), 11: prey or {}}, units={1: firer or {}, 11: target or {}}
    )
    return ledger(battle, 1, weapon, 11, seen or view(), sort, table(rulings=rulings), target_moving=moving)


def applied(found):
    return {entry.key: entry.value for entry in found.lines if entry.applied and entry.value}


def walked(metres=2.0, mode="walk", turned=0.0):
    return {"moved": Trace(mode=mode, metres=metres, turned_deg=turned)}


def test_an_open_shot_needs_7_or_less():
    """FIR-02, DIE-10."""
    found = shot()
    assert (found.target, found.total, found.last_success) == (7, 0, 7)


@pytest.mark.parametrize(
    ("profile", "weapon", "firer", "total"),
    [
        ({}, "SAR", {}, 2),  # WPN-01
        ({}, "SMG", {}, 1),
        ({"weapons": ("OR",)}, "OR", {"omni": "spike"}, 0),  # WPN-02
        ({"weapons": ("OR",)}, "OR", {"omni": "slug"}, 1),
        ({"race": "Zog"}, "SR", {}, -1),  # RAC-05
        ({"troop": "tech"}, "SR", {}, 1),  # TRP-01
        ({"troop": "civilian", "race": "Zog"}, "SAR", {}, 3),
    ],
)
def test_weapon_race_and_troop_add_up(profile, weapon, firer, total):
    """FIR-04, WPN-01, WPN-02, RAC-05, TRP-01."""
    assert shot(profile=profile, weapon=weapon, firer=firer).total == total


@pytest.mark.parametrize(
    ("mode", "value"),
    [
        ("walk", 1),  # FIR-05
        ("run", 3),  # FIR-06
        ("sprint", 5),  # FIR-07
        ("crawl", 2),  # FIR-08
        ("jump", 3),  # FIR-09
        ("sideways", 1),  # AMB-85
        ("backward", 1),
        ("stairs", 1),
        ("crawl_back", 2),
        ("kneel", 0),
        ("turn", 0),
    ],
)
def test_a_firer_that_moved_shoots_worse(mode, value):
    """FIR-05, FIR-06, FIR-07, FIR-08, FIR-09, AMB-85."""
    assert shot(firer=walked(1.0 if mode not in ("kneel", "turn") else 0.0, mode)).total == value


@pytest.mark.parametrize(("degrees", "value"), [(0, 0), (1, 1), (45, 1), (45.5, 3), (180, 3)])
def test_a_firer_that_turned_shoots_worse(degrees, value):
    """FIR-11, FIR-12: 45 degrees are still the smaller turn."""
    assert shot(firer=walked(0.0, "turn", degrees)).total == value


def test_movement_and_turn_of_the_firer_add_up():
    """AMB-85, DIE-08."""
    assert shot(firer=walked(2.0, "run", 90)).total == 3 + 3


@pytest.mark.parametrize(
    ("mode", "value"),
    [
        ("walk", 1),  # FIR-13
        ("run", 3),  # FIR-14
        ("sprint", 4),  # FIR-15
        ("jump", 2),  # FIR-16
        ("dive", 4),  # FIR-17
        ("crawl", 0),  # FIR-18
        ("crawl_back", 0),
        ("sideways", 1),
        ("backward", 1),
        ("stairs", 1),
        ("turn", 0),
    ],
)
def test_a_moving_target_is_harder_to_hit(mode, value):
    """FIR-13, FIR-14, FIR-15, FIR-16, FIR-17, FIR-18."""
    assert shot(target=walked(2.0, mode)).total == value


def test_a_turn_of_the_target_changes_nothing():
    """FIR-11 is about the firer alone."""
    assert shot(target=walked(0.0, "turn", 180)).total == 0


@pytest.mark.parametrize("who", ["firer", "target"])
def test_a_declared_move_without_ground_covered_is_a_ruling_amb_85(who):
    """AMB-85: movement really made, or the mode declared."""
    stood = {who: walked(0.0, "run")}
    assert shot(**stood).total == 0
    assert shot(**stood, rulings={"fire.movementModifierSpan": "declared"}).total == 3


def test_a_dive_counts_in_both_of_its_subphases_or_in_the_last_amb_30():
    """FIR-17, AMB-30."""
    bracing = {
        "action": Ongoing(kind="dive", start=Moment(1, 1), end=Moment(1, 2)),
        "moved": Trace(mode="dive"),
    }
    landed = walked(2.0, "dive")
    last = {"dive.targetModifierSpan": "last"}
    assert [shot(target=state).total for state in (bracing, landed)] == [4, 4]
    assert [shot(target=state, rulings=last).total for state in (bracing, landed)] == [0, 4]


@pytest.mark.parametrize(("posture", "value"), [("standing", 0), ("kneeling", 0), ("prone", -1)])
def test_only_lying_down_steadies_the_firer(posture, value):
    """FIR-19, FIR-21."""
    assert shot(firer={"posture": posture}).total == value


@pytest.mark.parametrize(("posture", "value"), [("standing", 0), ("kneeling", 0), ("prone", 1)])
def test_only_a_prone_target_is_smaller(posture, value):
    """FIR-20, FIR-21."""
    assert shot(target={"posture": posture}).total == value


def test_an_unconscious_target_counts_as_prone_amb_96():
    """AMB-96, FIR-20."""
    assert shot(target={"wound": "U", "posture": "standing"}).total == 1


@pytest.mark.parametrize(
    ("suit", "value"),
    [("BI", -2), ("M", -2), ("MZG", -2), ("RS", -2), ("LI", 0), ("TS", 0), ("SNF", 0), ("No", 0)],
)
def test_fire_control_helps_who_has_it(suit, value):
    """FIR-22, ARM-06."""
    assert shot(profile={"armour": suit}).total == value


def test_the_lost_figure_of_fire_control_is_a_ruling_amb_68():
    """AMB-68."""
    assert shot(profile={"armour": "BI"}, rulings={"fire.fireControlBonus": "-1"}).total == -1


def test_aimed_fire_helps_unless_read_otherwise_amb_14():
    """FIR-29, ACT-50, AMB-14."""
    assert shot(sort="aimed").total == -3
    assert shot(sort="aimed", rulings={"aimedFire.modifier": "3"}).total == 3


def test_opportunity_fire_hurts_unless_read_otherwise_amb_15():
    """FIR-29, ACT-57, AMB-15."""
    assert shot(sort="opportunity").total == 1
    assert shot(sort="opportunity", rulings={"opportunityFire.modifier": "-1"}).total == -1


@pytest.mark.parametrize(("wound", "value"), [("none", 0), ("L", 0), ("M", 1), ("S", 3)])
def test_a_wounded_firer_shoots_worse(wound, value):
    """FIR-30, WND-08, WND-10, WND-14, DMG-10."""
    assert shot(firer={"wound": wound}).total == value


def test_a_ranger_suit_is_hard_to_hit_amb_65():
    """ARM-08, AMB-65."""
    assert shot(prey={"armour": "RS"}).total == 3
    assert shot(prey={"armour": "RS"}, rulings={"armor.rangerToHit": "0"}).total == 0


def test_a_watcher_stands_still_whatever_it_did_before():
    """ACT-57: the movement lines of the firer are left out of an opportunity shot."""
    assert shot(sort="opportunity", firer=walked(2.0, "run", 90)).total == 1


def test_an_interrupted_mover_counts_by_the_way_it_is_moving():
    """ACT-55, FIR-14: its movement is not written yet, and counts from the first step."""
    assert shot(sort="opportunity", moving=Trace(mode="run", metres=0.0)).total == 1 + 3


@pytest.mark.parametrize(
    ("key", "state"),
    [
        ("firer_moved", {}),
        ("firer_turned", {}),
        ("target_moved", {}),
        ("firer_prone", {}),
        ("target_prone", {}),
        ("fire_control", {}),
        ("wound", {}),
        ("cover", {}),
        ("target_crawl", {"target": walked(0.5, "crawl")}),
    ],
)
def test_lines_that_do_not_count_stay_in_the_ledger_with_their_reason(key, state):
    """FIR-04: what was looked at is shown."""
    entry = next(entry for entry in shot(**state).lines if entry.key == key)
    assert not entry.applied
    assert entry.note


def test_every_line_has_its_own_key_and_cites_a_rule():
    found = shot(
        firer=walked(2.0, "run", 90) | {"wound": "S"},
        target=walked(2.0, "sprint") | {"posture": "prone"},
        profile={"armour": "BI"},
        prey={"armour": "RS"},
        sort="aimed",
        seen=view("window", "counter", "unit", "column", light=4, heavy=2),
    )
    keys = [entry.key for entry in found.lines]
    assert len(set(keys)) == len(keys)
    assert all(entry.rule for entry in found.lines)


@pytest.mark.parametrize(
    ("given_to", "face", "total", "net", "hit"),
    [
        # TX-23 without the night line of the advanced rules
        (
            {
                "profile": {"armour": "BI"},
                "firer": {"posture": "prone"},
                "target": walked(2.0),
                "seen": view(light=5),
            },
            4,
            1,
            5,
            True,
        ),
        # NEW-01: a natural 10 misses at -5
        ({"profile": {"armour": "BI"}, "sort": "aimed"}, 10, -5, 5, False),
        # NEW-27
        (
            {
                "profile": {"troop": "penal", "race": "Zog", "weapons": ("OR",)},
                "weapon": "OR",
                "firer": {"omni": "slug", "wound": "M"},
                "sort": "opportunity",
                "target": walked(6.0, "sprint"),
                "seen": view("full_soft", "half_hard"),
            },
            2,
            11,
            13,
            False,
        ),
    ],
    ids=["TX-23", "NEW-01", "NEW-27"],
)
def test_worked_shots(given_to, face, total, net, hit):
    check = judge_face(shot(**given_to), face)
    assert (check.ledger.total, check.net, check.success) == (total, net, hit)


@given(st.integers(-30, 30))
def test_a_natural_1_hits_and_a_natural_10_misses_whatever_the_modifiers(modifier):
    """FIR-03, DIE-03, DIE-04, DIE-07."""
    heavy = Ledger(test="ranged", target=7, lines=(line("weather", "anything", modifier, "DIE-08"),))
    assert judge_face(heavy, 1).success
    assert not judge_face(heavy, 10).success


@given(st.integers(-30, 30), st.integers(2, 9))
def test_modifiers_change_the_roll_never_the_target(modifier, face):
    """DIE-02, DIE-05, DIE-06: a minus helps; the modified roll must not be above the target."""
    found = Ledger(test="ranged", target=7, lines=(line("weather", "anything", modifier, "DIE-08"),))
    check = judge_face(found, face)
    assert check.ledger.target == 7
    assert check.success == (face + modifier <= 7)


def out_looking(rulings=None, arc=True, **state):
    class Ground:
        def sighting(self, _viewer, _target, _stated):
            return view(arc=arc)

    battle = skirmish(
        units={11: {k: v for k, v in state.items() if k != "queue"}}, fire_queue=state.get("queue", ())
    )
    return looks_out(battle, 11, 1, table(rulings=rulings, surveyor=Ground()))


AIMING = Ongoing(kind="aimed_fire", start=Moment(1, 1), end=Moment(1, 3), weapon="SR")
PREPARING = Ongoing(kind="opportunity_fire", start=Moment(1, 1), end=Moment(1, 2), weapon="SR")
FIRING = Ongoing(kind="fire_throw", start=Moment(1, 1), end=Moment(1, 1), weapon="SR")
NOW_OR_WAITING = {
    "queued": ({"queue": (QueuedShot(unit=11, weapon="SR"),)}, True),
    "fired": ({"shots": (Moment(1, 1),)}, True),
    "firing": ({"action": FIRING}, True),
    "aiming": ({"action": AIMING}, False),
    "preparing": ({"action": PREPARING}, False),
    "holding": ({"opportunity": "SR"}, False),
}


@pytest.mark.parametrize(("state", "falls_now"), NOW_OR_WAITING.values(), ids=NOW_OR_WAITING)
def test_who_is_trying_to_fire_is_a_ruling_amb_77(state, falls_now):
    """AMB-77: with its shot due, and by default also while it aims, prepares or holds fire."""
    assert out_looking(**state)
    assert out_looking({"cover.attemptingToFire": "resolving_only"}, **state) == falls_now


def test_who_fires_another_way_does_not_look_out():
    """AMB-77, LOS-09: the enemy must be in the arc used."""
    assert not out_looking(arc=False, queue=(QueuedShot(unit=11, weapon="SR"),))


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"action": Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 5))},
        {"opportunity": "SR", "wound": "U"},
    ],
)
def test_who_does_something_else_does_not_look_out(state):
    """AMB-77."""
    assert not out_looking(**state)


def test_every_part_of_a_shot_cites_the_rule_it_comes_from():
    """WPN-01, RAC-04, TRP-01: what is shown opens the right paragraph."""
    rules = {entry.key: entry.rule for entry in shot().lines}
    assert (rules["weapon"], rules["race"], rules["troop"]) == ("WPN-01", "RAC-04", "TRP-01")
