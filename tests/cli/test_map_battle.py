"""A battle on a map played from text alone: sentences and the commands that measure, nothing else."""

import io
import json
import shutil

import pytest
from support.at_home import at_home

from squadlog.__main__ import main

SET_UP = """
put 1 8,2.5 facing north overrule because the raid has begun
3 put 6.4,3 facing east overrule because the raid has begun
put 9 8,8 facing south overrule because the raid has begun
11 put 7,8.3 facing 9 overrule because the raid has begun
begin
initiative
move
move
move
"""


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """A file with the Counting House at the head of subphase 1, made once and copied for every test."""
    folder = tmp_path_factory.mktemp("opened")
    with pytest.MonkeyPatch.context() as patch:
        at_home(patch, folder)
        patch.setattr("sys.stdin", io.StringIO(SET_UP))
        assert main(["new", "counting_house", "--seed", "3"]) == 0
        assert main(["do", "-"]) == 0
    return folder / "squadlog.db"


@pytest.fixture
def house(call, home, opened):
    """Raiders 1 and 3 before the shop door, wardens 9 and 11 in the shop; `house(...)` runs a command there."""
    home.mkdir(parents=True)
    shutil.copy(opened, home / "squadlog.db")
    return call


def _do(call, *sentences):
    code, out, err = call("do", *sentences)
    assert code == 0, err
    return out


def _unit(call, number):
    return json.loads(call("show", "--json")[1])["units"][str(number)]


def test_subphases_on_a_map_are_played_through_sentences_and_measuring_alone(house):
    """MOV-02, MOV-13, ACT-55, FIR-23, STO-03: moves, a door, a readied shot at a measured move, a shot across cover."""
    # Raiders close in: one toward the door by name, one by places; the wardens ready fire and open a door.
    out = _do(house, "7 run north", "5 walk via 17.5,2.5", "done", "done")
    assert "External wall W10 is in the way" in out
    assert "5 Vrissa moves 2 m (walk)" in out
    assert _unit(house, 5)["position"] == {"x": 17.5, "y": 2.5, "facing_deg": 0.0}
    assert "D4" in house("look", "11")[1]
    out = _do(house, "9 watch", "11 open D4", "done", "done")
    assert "Shop to hall door is open" in out
    out = _do(house, "done", "done", "9 continue", "11 turn facing D4", "done", "done")
    assert "9 Sergeant Amari is ready for opportunity fire" in out

    # Subphase 3: the warden walks through the door that was opened; the raider's run is seen where it was measured.
    code, out, _ = house("measure", "11", "via", "7.6,8.4", "8,9.6")
    assert (code, "past internal door D4" in out) == (0, True), out
    _do(house, "done", "done", "11 walk via 7.6,8.4 8,9.6", "done")
    assert "hall" in house("look", "11")[1].splitlines()[0]
    code, out, _ = house("measure", "3", "east", "3m", "--mode", "run")
    assert "comes into the readied view of 9 Sergeant Amari after 1.00 m [ACT-55]" in out
    code, _, err = house("do", "3 run east 3m", "1 fire at 9", "done", "fire after 0.2m")
    assert code == 1
    assert "comes into view after 1 m" in err
    # It appears at the very jamb of the door: by asking at all it has been settled that it is seen there.
    out = _do(house, "fire")
    assert "9 Sergeant Amari fires SC opportunity fire at 3 Torrvek at" in out
    assert "after 1 m of the move" in out

    # The shot that was declared meets the counter on its measured line.
    line = json.loads(house("los", "1", "9", "--json")[1])
    assert [one["key"] for one in line["crossings"]] == ["counter"]
    out = _do(house, "fire")
    assert "at 9 Sergeant Amari at 5.5 m, measured" in out
    assert "counter or waist-high machinery (half cover, hard) [measured]" in out
    assert house("audit")[0] == 0


def test_who_looks_about_is_told_where_a_line_is_judged_otherwise_the_other_way_round(house):
    """LOS-09, LOS-15."""
    assert _do(house, "correct 9 posture=kneeling because of the noise")
    (kneeling,) = [line for line in house("look", "1")[1].splitlines() if "9 Sergeant Amari" in line]
    assert "hidden: The counter hides a kneeling target" in kneeling
    assert kneeling.endswith("; sees you. The other way round: in sight [LOS-09].")


def test_a_way_that_is_blocked_is_measured_refused_and_said_with_what_would_go(house):
    """ACT-18, MOV-06."""
    code, out, _ = house("measure", "7", "16.5,6", "--mode", "run", "--json")
    found = json.loads(out)
    assert code == 1
    assert found["refusal"]["code"] == "in-the-way"
    assert found["stop"]["at_m"] == found["moved"] == 3.25
    refused = house("do", "7 run via 16.5,6")
    assert (refused[0], "At most 3.25 m this way" in refused[2]) == (1, True)
    assert house("do", "7 run via 16.5,6 as far")[0] == 0


def test_a_way_as_far_as_it_goes_tells_what_ends_it_and_is_not_refused(house):
    """ACT-18."""
    code, out, _ = house("measure", "7", "north", "--mode", "run")
    assert code == 0
    assert "stops after 3.25 m: External wall W10 is in the way" in out
    assert "moves 3.25 m" in out


def test_measure_says_the_sentence_that_makes_the_move_and_it_ends_where_it_was_measured(house):
    """MOV-13."""
    words = ("measure", "8", "east", "1m", "south", "0.2m", "--facing", "D3")
    found = json.loads(house(*words, "--json")[1])
    (told,) = [line for line in house(*words)[1].splitlines() if line.startswith("to say it: ")]
    _do(house, told.removeprefix("to say it: "), "done")
    at = _unit(house, 8)["position"]
    assert (at["x"], at["y"], at["facing_deg"]) == (found["end"]["x"], found["end"]["y"], found["facing_deg"])


def test_a_way_through_the_area_of_reach_is_found_and_can_be_said(house):
    """MOV-06."""
    code, out, _ = house("reach", "4", "run", "--to", "8.6,3.4", "--json")
    assert code == 0
    sentence = json.loads(out)["say"]
    _do(house, "done", "done", "done", sentence, "done")
    at = _unit(house, 4)["position"]
    assert (at["x"], at["y"]) == (8.6, 3.4)


def test_reach_tells_how_far_it_is_in_eight_directions_and_what_lies_near(house):
    code, out, _ = house("reach", "2", "run")
    assert code == 0
    assert "north (0 degrees)" in out
    assert "G1  window G1" in out
    area = json.loads(house("reach", "2", "run", "--json")[1])
    assert len(area["straight"]) == 8
    assert area["area"]
    assert area["square_metres"] > 10


def test_reach_tells_where_a_soldier_would_be_shot_at_and_names_the_best_places(house):
    """The sergeant in the shop sees whoever stays before the door."""
    code, out, err = house("reach", "1", "--danger")
    assert code == 0
    assert "9 Sergeant Amari sees " in out
    assert "--best names places to go" in err
    best = json.loads(house("reach", "1", "--best", "2", "--json")[1])["places"]
    assert [place["rank"] for place in best] == [1, 2]
    assert all(place["say"].startswith("walk 1 via ") for place in best)


def test_what_is_out_of_reach_is_code_5_with_the_nearest_place(house):
    code, out, err = house("reach", "2", "walk", "--to", "8,6")
    assert (code, out) == (5, "")
    assert "the nearest place within reach is" in err
    assert json.loads(house("reach", "2", "walk", "--to", "8,6", "--json")[1])["way"] is None


def test_look_tells_enemies_friends_landmarks_and_cover_by_bearing_and_distance(house):
    """FOV-04, FIR-24."""
    page = house("look", "9")[1]
    assert page.startswith("9 Sergeant Amari at 8,8, shop, facing south, standing")
    assert "1 Krassk: 5.5 m south, ahead; in sight; standing" in page
    assert "Nearest cover:" in page
    told = json.loads(house("look", "9", "--json")[1])
    assert {"targets", "seen_by", "landmarks", "nearest_cover", "position"} <= set(told)
    assert {one["kind"] for one in told["landmarks"]} & {"external_door", "internal_door"}


def test_look_from_a_place_not_moved_to_sees_from_there(house):
    from_door = json.loads(house("look", "3", "--from", "8,3", "--json")[1])
    here = json.loads(house("look", "3", "--json")[1])
    seen = [
        {one["number"] for one in told["targets"] if one["line"]["verdict"] != "blocked"}
        for told in (here, from_door)
    ]
    assert 9 not in seen[0]
    assert 9 in seen[1]


def test_look_without_a_unit_lists_everybody_and_whom_they_see(house):
    page = house("look")[1]
    assert "landing, floor 2" in page
    (first,) = [one for one in json.loads(house("look", "--json")[1])["units"] if one["unit"] == 1]
    assert first["sees"] == [9, 11]


def test_in_a_look_what_a_command_has_found_is_drawn_with_its_metres_and_cover(house):
    shown = house("look", "1", "--look", "table", "--names")[1]
    assert shown.startswith("<?xml")
    assert "<title>1 Krassk, Kessrith: standing</title>" in shown
    assert ">5.5 m</text>" in shown
    assert ">5.0 m</text>" in house("measure", "1", "8,5", "8,7.5", "--look", "ink")[1]
    assert ">5.5 m</text>" in house("los", "1", "9", "--look", "plain")[1]
    assert "fill-rule" in house("reach", "1", "--look", "table")[1]
    assert house("los", "1", "D3", "--look", "table")[0] == 5
    assert house("look", "--look", "table", "--seen-by", "nobody")[0] == 5
    assert house("look", "--names")[0] == 2


def test_look_draws_a_floor_with_the_units_on_it(house):
    assert "Krassk at 8, 2.5, facing 0, Kessrith" in house("look", "--map")[1]
    assert "floor 2 of 2" in house("look", "13", "--map")[1]
    assert json.loads(house("look", "--map", "--floor", "2", "--json")[1])["floor"] == 2


def test_a_line_is_measured_from_places_to_places_units_and_features(house):
    """LOS-01, LOS-03, AMB-135."""
    assert "The external wall W10 blocks the line. [LOS-03]" in house("los", "3", "9")[1]
    assert "in sight" in house("los", "3", "9", "--from", "8,3")[1]
    assert house("los", "1", "D3")[0] == 0
    assert house("los", "8,3", "8,6")[1].startswith("8,3 to 8,6: in sight, 3.00 m")
    assert house("los", "8,3", "9", "--to", "4.5,12")[1].splitlines()[0].endswith("9.66 m")
    back = [json.loads(house("los", *pair, "--json")[1])["distance_m"] for pair in (("1", "9"), ("9", "1"))]
    assert back[0] == back[1]


def test_show_says_where_units_stand_and_leaves_out_what_is_as_drawn(house):
    page = house("show")[1]
    assert "at 8,2.5 facing north" in page
    assert "Shop door" in page
    assert "External wall W10" not in page
    assert "W10" in house("show", "--json")[1]


NONSENSE = {
    ("los", "1", "nan,2"): (2, "is not a place"),
    ("los", "1", "1e9,2"): (2, "is not a place"),
    ("los", "1", "900000,2"): (5, "off the map"),
    ("los", "1", "2,2,99"): (5, "floors 1 to 2, not 99"),
    ("los", "1", "1,2,3,4"): (2, "is not a place"),
    ("los", "1", "X9"): (5, "There is no unit 'X9'"),
    ("los", "99", "1"): (5, "There is no unit 99"),
    ("los", "1", "1"): (5, "cannot look at themselves"),
    ("los", "1", "9", "--from", "here"): (2, "is not a place"),
    ("los", "8,3", "D3"): (5, "A place looks at a unit or at a place"),
    ("los", "1"): (2, "Missing: B"),
    ("look", "99"): (5, "There is no unit 99"),
    ("look", "1", "--within", "nan"): (2, "needs metres"),
    ("look", "--map", "--floor", "99"): (5, "floors 1 to 2, not 99"),
    ("measure", "1", "nan,2"): (2, "where a place should be"),
    ("measure", "1", "1e9,2"): (2, "where a place should be"),
    ("measure", "1", "2,2,99"): (1, "There is no floor 99; the map has 2."),
    ("measure", "1", "toward", "X9"): (2, "no unit or feature 'X9'"),
    ("measure", "1", "turn", "90", "2m"): (2, "Turns on the path are not measured"),
    ("measure", "1", "fire", "at", "9"): (2, "Give a path to measure"),
    ("measure", "1", *["1,1"] * 5000): (2, "words are too many"),
    ("measure", "1", *["1,1"] * 110): (2, "at most 100 places"),
    ("measure", "1", "2,2", "--mode", "fly"): (2, "cannot be 'fly'"),
    ("reach", "99"): (5, "There is no unit 99"),
    ("reach", "1", "run", "--danger", "--to", "8,8"): (2, "--to names one place"),
    ("reach", "1", "run", "--best", "x"): (2, "--best should be a whole number"),
    ("reach", "1", "run", "--to", "X9"): (2, "no unit or feature 'X9'"),
    ("reach", "1", "run", "--to", "-1,nan"): (2, ""),
    ("reach", "1", "run", "--to", "D10"): (2, "on floor 2"),
    ("do", "1 walk via nan,2"): (2, "where a place should be"),
    ("do", "put 1 12,8 floor 99"): (1, ""),
    ("do", "1 walk toward D99"): (2, "no unit or feature"),
    ("do", "1 walk via " + "1,1 " * 5000): (2, "the limit is"),
}  # fmt: skip


@pytest.mark.parametrize("words", NONSENSE, ids=lambda words: " ".join(words)[:40])
def test_nonsense_on_a_map_is_answered_in_plain_words_with_its_exit_code(house, words):
    wanted, told = NONSENSE[words]
    code, out, err = house(*words)
    assert (code, out) == (wanted, "")
    assert told in err
    assert "Traceback" not in err
    assert "Something unexpected" not in err


def test_a_unit_that_is_not_on_the_map_is_named_with_the_way_there(call):
    call("new", "counting_house", "--seed", "3")
    _do(call, "put 2 off")
    for words in (("los", "2", "1"), ("look", "2"), ("measure", "2", "1,1"), ("reach", "2")):
        code, _, err = call(*words)
        assert code == 5
        assert "Unit 2 is not on the map" in err
    assert "Not on the map: 2 Ssithra" in call("look")[1]


@pytest.mark.parametrize(
    "words", [("los", "1", "4"), ("look",), ("look", "--map"), ("measure", "1", "2,2"), ("reach", "1")]
)
def test_a_battle_without_a_map_says_what_to_do_instead(call, words):
    call("new", "newcomer")
    code, out, err = call(*words)
    assert (code, out) == (5, "")
    assert "This battle has no map to measure on: state range, cover and ground" in err
    assert err.count("\n") == 1


def test_shells_complete_units_features_and_ways_of_moving_of_the_battle(house):
    assert {"1", "16", "D3", "W10"} <= set(house("completion", "--words", "los")[1].split("\n"))
    assert {"run", "dive"} <= set(house("completion", "--words", "reach")[1].split("\n"))
    assert "toward" in house("completion", "--words", "measure")[1].split("\n")
    assert "D3" not in house("completion", "--words", "look")[1].split("\n")
    for name in ("bash", "zsh", "fish"):
        assert "completion --words" in house("completion", name)[1]


def test_options_may_stand_between_the_unit_and_its_way(house):
    before, between = (
        house("measure", "3", "east", "1m", "--mode", "run"),
        house("measure", "3", "--mode", "run", "east", "1m"),
    )
    assert before == between
    assert before[0] == 0


def test_the_way_to_a_place_is_said_to_the_centimetre_and_is_not_refused(house):
    """MOV-06: a run round a corner, the corner typed as any place is."""
    code, out, _ = house("reach", "1", "run", "--to", "9.1379,1.5512345")
    assert code == 0
    sentence = out.splitlines()[-1].removeprefix("to say it: ")
    numbers = [number for number in sentence.replace(",", " ").split() if "." in number]
    assert len(numbers) == 3
    assert all(len(number.split(".")[1]) <= 2 for number in numbers)
    assert house("measure", "1", *sentence.split()[3:], "--mode", "run")[0] == 0


def test_a_breach_is_set_right_at_a_point_undone_exported_and_audited(house):
    """OBS-01: a hole in one wall of the house, and what is left of it in the record."""
    reason = "because the sappers were here"
    assert '"verdict": "blocked"' in house("los", "13,3", "13,5", "--json")[1]
    out = _do(house, f"correct W10 state=destroyed at 13,4 width 1.5 {reason}")
    assert "External wall W10 at 13.0, 4.0 is destroyed on 1.5 m (corrected: the sappers were here)." in out
    assert json.loads(house("show", "--json")[1])["features"]["W10-1"]["width_m"] == 1.5
    assert '"verdict": "clear"' in house("los", "13,3", "13,5", "--json")[1]
    assert "width" in house("export", "json")[1]
    assert house("undo")[0] == 0
    assert "W10-1" not in json.loads(house("show", "--json")[1])["features"]
    assert house("redo")[0] == 0
    assert house("audit")[0] == 0


@pytest.mark.parametrize(("direction", "code"), [("north-east", 0), ("40", 0), ("upward", 2), ("nan", 2)])
def test_whom_a_sector_of_fire_would_engage_is_asked_by_direction(house, direction, code):
    """AUT-08: where no weapon in hand sweeps one, that is said."""
    found, out, _ = house("look", "1", "--sector", direction)
    assert found == code
    assert ("sweep a sector" in out) is (code == 0)


def test_a_table_in_inches_is_told_lengths_refusals_areas_and_templates_in_inches(call, home):
    call("new", "counting_house", "--seed", "3", "--units", "in", "--rule", "scale.metersPerInch=2")
    code, told, _ = call("measure", "5", "to", "17.5,5", "--mode", "run")
    assert code == 1
    assert (
        "refused: External wall W10 is in the way after 1.62 in. [MAP-08] At most 1.62 in this way." in told
    )
    assert "square inches" in call("reach", "5", "walk")[1]
    assert "Write at 9 for a target, or 9in for a distance." in call("measure", "5", "east", "9")[2]
    assert "a character is 0.5 in, north is up; places and the numbers" in call("look", "--map")[1]
    assert call("print", "templates", "--set", "only=smoke", "--to", str(home / "t.html"))[0] == 0
    assert "Templates, 0.5 inch to the metre" in (home / "t.html").read_text(encoding="utf-8")


def test_a_line_is_told_from_the_side_as_the_map_draws_it(house):
    """LOS-18, LOS-24."""
    code, out, _ = house("los", "1", "9", "--side")
    assert code == 0
    assert "1 Krassk looks from 1.6 m over its ground." in out
    code, _, err = house("los", "8,2.5", "9", "--side")
    assert code != 0
    assert "--side goes with a unit" in err
