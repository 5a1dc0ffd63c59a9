"""What comes in and goes out of `squadlog calc`: forms, bounds, one sentence per fault, exit codes."""

import io
import json
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.extras.calc import catalogue
from squadlog.extras.calc.catalogue import CATALOGUE
from squadlog.extras.calc.run import main


def _run(text, *argv):
    out, err = io.StringIO(), io.StringIO()
    code = main(list(argv), io.StringIO(text), out, err)
    return code, out.getvalue(), err.getvalue()


def _ask(*requests):
    code, out, _ = _run(json.dumps(requests))
    return code, json.loads(out)


def _error(fn, given, **more):
    code, answers = _ask({"id": 1, "fn": fn, "in": given, **more})
    assert code == 2
    assert "out" not in answers[0]
    return answers[0]["error"]


def test_answers_keep_order_and_ids_and_one_fault_does_not_spoil_the_others():
    code, answers = _ask(
        {"id": "b", "fn": "sum", "in": {"steps": [1]}},
        {"id": 7, "fn": "nothing", "in": {}},
        {"id": "a", "fn": "sum", "in": {"steps": [2]}},
    )
    assert code == 2
    assert [answer["id"] for answer in answers] == ["b", 7, "a"]
    assert [answer.get("out") for answer in answers] == [1, None, 2]
    assert answers[1]["error"].startswith("fn should be one of squad_cost, ")


def test_an_empty_list_is_answered_with_an_empty_list():
    assert _run("[]") == (0, "[]\n", "")


def test_remarks_beside_a_request_are_passed_over_but_a_misspelt_key_is_not():
    request = {"id": 1, "fn": "sum", "in": {"steps": [1]}, "math": "1", "out": 1, "tag": "x", "src": "y"}
    assert _ask(request) == (0, [{"id": 1, "out": 1}])
    assert "'ruling' is not a key of a request" in _error("sum", {"steps": []}, ruling={})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the input is empty"),
        ("[", "not JSON: Expecting value at line 1, column 2"),
        ("[1,]", "not JSON"),
        ("{}", "should be a list"),
        ('[{"id": 1, "fn": "end_at", "in": {"start": [1, 1], "cost": NaN}}]', "NaN is not a number here"),
        ("[1e999]", "1e999 is too large"),
        ('[{"id": 1, "id": 2}]', "has a key twice"),
        ("[" * 100_000, "nested too deeply"),
        ("[" + "1" * 5000 + "]", "not JSON as expected"),
        ("[" + "0," * 10_000 + "0]", "10001 requests; send 10000 at a time"),
        ('["' + "x" * 4 * 1024 * 1024 + '"]', "longer than 4 MiB"),
    ],
)
def test_input_that_cannot_be_read_is_one_sentence_and_exit_code_2(text, sentence):
    code, out, err = _run(text)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_file_from_a_spreadsheet_with_a_byte_order_mark_and_whole_floats_is_read():
    code, out, _ = _run('\ufeff[{"id": 1, "fn": "end_at", "in": {"start": [1.0, 8], "cost": 5.0}}]')
    assert (code, json.loads(out)) == (0, [{"id": 1, "out": [2, 2]}])


def test_input_that_is_not_utf_8_is_one_sentence():
    stdin, err = io.TextIOWrapper(io.BytesIO(b"[\xff]"), encoding="utf-8"), io.StringIO()
    assert main([], stdin, io.StringIO(), err) == 2
    assert err.getvalue() == "squadlog calc: the input is not UTF-8 text.\n"


@pytest.mark.parametrize(
    ("fn", "given", "sentence"),
    [
        ("to_hit", {"mods": [], "nat": 11}, "nat should be less than or equal to 10, not '11'"),
        ("to_hit", {"mods": [], "nat": 2.5}, "nat should be a valid integer"),
        ("to_hit", {"mods": [], "nat": True}, "nat should be a valid integer"),
        ("to_hit", {"mods": {}, "nat": 1}, "mods should be a valid list, not '{}'."),
        ("rout", {"faces": []}, "faces should have at least 1 item, not '[]'."),
        ("to_hit", {"mods": []}, "nat is missing. to_hit takes mods, nat."),
        ("to_hit", {"mods": ["aimed", "aimed"], "nat": 1}, "mods has aimed twice"),
        ("to_hit", {"mods": ["weapon:XX"], "nat": 1}, "weapon should be one of LP, LR, SAR"),
        ("to_hit", {"mods": ["wapon:SR"], "nat": 1}, "should start with weapon:, troop: or race:"),
        ("to_hit", {"mods": ["sunshine"], "nat": 1}, "a name in mods should be one of firer_walk"),
        ("melee", {"mods": ["parry:4"], "nat": 1}, "parry should be parry:0 to parry:3"),
        ("melee", {"mods": ["wound_M", "wound_S"], "nat": 1}, "two wounds"),
        ("melee", {"mods": ["aimed"], "nat": 1}, "a name in mods should be troop:KEY"),
        ("zero_g", {"mods": ["troop:penal"], "nat": 1}, "no zero-G figure and stay out of it (TRP-03)"),
        ("avoid", {"def": ["tech"], "att": ["tech", "Human"], "nat": 1}, "in: def"),
        (
            "avoid",
            {"def": ["tech", "Elf"], "att": ["tech", "Human"], "nat": 1},
            "the race of def should be one of",
        ),
        ("wounds", {"nat": 3, "af": 2}, "needs either weapon or pf"),
        ("wounds", {"nat": 3, "pf": 2}, "needs either armor or af"),
        (
            "wounds",
            {"nat": 3, "pf": 2, "af": 2, "had": "X"},
            "had should be 'none', 'L', 'M', 'S', 'U' or 'D'",
        ),
        (
            "ap",
            {"action": "aimed_fire", "mode": "walk"},
            "Aimed fire cannot be combined with a move. [CMB-14]",
        ),
        ("ap", {"action": "pick_up_object", "mode": "walk"}, "[CMB-10]"),
        ("ap", {"action": "reload", "mode": "sprint"}, "a sprint can be combined with fire or throw only"),
        ("ap", {"action": "reload", "extras": ["lock"]}, "an extra of reload"),
        ("ap", {"action": "juggle"}, "action should be one of aimed_fire"),
        ("path", {"mode": "walk", "meters": [["lava"]]}, "meters should hold words among clear, light"),
        ("path", {"mode": "walk", "meters": [[]]}, "an empty metre"),
        ("path", {"mode": "fly", "meters": []}, "in: mode should be 'walk'"),
        ("path", {"mode": "walk", "meters": [], "pack": True, "armor": "LI"}, "LI has no bounce pack"),
        ("init_order", {"groups": [["A", 3, "M"], ["B", 3, "C"]]}, "groups has 3 twice"),
        ("init_order", {"groups": [["A", 3, "X"]]}, 'should be [name, modified roll, "M" or "C"]'),
        ("end_at", {"start": [1, 11], "cost": 1}, "subphase 1 to 10"),
        ("end_at", {"start": [1, 1], "cost": 0}, "greater than or equal to 1"),
        ("obstacle", {"weapon": "SR", "obstacle": "hedge"}, "obstacle should be one of internal_wall"),
        ("cover", {"feature": "hedge"}, "feature should be one of"),
        ("elev_floor", {"floors": 0, "roll": 1}, "floors should be greater than or equal to 1"),
        ("next_modes", {"charged": ["lava"]}, "charged should be one of clear"),
        ("bounce_seq", {"modes": ["hop"]}, "modes.0 should be 'stop'"),
        (
            "lost",
            {"action": "reload", "start": [1, 1], "cost": 1, "event": "bored", "at": [1, 1]},
            "in: event",
        ),
        ("sum", {"steps": [1], "step": 2}, "step is not a known key. sum takes steps."),
        ("sum", [1, 2], "in should be an object with steps"),
    ],
)
def test_a_bad_input_is_one_sentence_that_says_where_and_what_would_be_right(fn, given, sentence):
    error = _error(fn, given)
    assert sentence.lower() in error.lower()
    assert "\n" not in error
    assert "Traceback" not in error


@pytest.mark.parametrize(
    ("rulings", "sentence"),
    [
        ([], "rulings should be an object"),
        ({"aimedFire.modifyer": "3"}, "is no ruling"),
        ({"aimedFire.modifier": "7"}, "has no option 7; choose one of -3, 3"),
        ({"aimedFire.modifier": True}, "should be one of its keys"),
    ],
)
def test_a_ruling_that_does_not_exist_is_refused(rulings, sentence):
    assert sentence in _error("to_hit", {"mods": ["aimed"], "nat": 5}, rulings=rulings)


def test_a_ruling_holds_for_its_own_request_only():
    def request(name, **more):
        return {"id": name, "fn": "to_hit", "in": {"mods": ["aimed"], "nat": 5}, **more}

    _, answers = _ask(request("as printed", rulings={"aimedFire.modifier": 3}), request("default"))
    assert [answer["out"]["total"] for answer in answers] == [3, -3]


def test_what_goes_out_is_plain_ascii_whatever_came_in():
    _, out, err = _run(
        json.dumps([{"id": "\x1b[31m\u202e", "fn": "\x1b]0;x\x07", "in": {}}], ensure_ascii=False)
    )
    assert out.isascii()
    assert "\x1b" not in out + err


@pytest.mark.parametrize("fn", CATALOGUE)
@law(20)
@given(given_in=st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
))  # fmt: skip
def test_no_input_brings_the_calculator_down(fn, given_in):
    keys = CATALOGUE[fn].takes.keys()
    for asked in (given_in, dict.fromkeys(keys, given_in)):
        code, answers = _ask({"id": 1, "fn": fn, "in": asked})
        assert code == (2 if "error" in answers[0] else 0)


def test_the_list_describes_every_calculation_its_input_and_its_output():
    sections = _run("", "--list")[1].split("\n\n")
    assert len(sections) == len(CATALOGUE)
    for section, (name, function) in zip(sections, CATALOGUE.items(), strict=True):
        assert section.startswith(f"{name}: ")
        assert "\n  out: " in section
        for key in function.takes.keys():  # noqa: SIM118 - of a class, no mapping
            assert f"in.{key}" in section


def test_the_list_as_json_carries_a_schema_of_every_input():
    code, out, _ = _run("", "--list", "--json")
    entries = json.loads(out)
    assert code == 0
    assert [entry["fn"] for entry in entries] == [*CATALOGUE]
    assert all(entry["in"]["additionalProperties"] is False for entry in entries)
    assert "def" in entries[[*CATALOGUE].index("avoid")]["in"]["properties"]


def test_the_list_of_one_calculation_leaves_the_others_out():
    _, out, _ = _run("", "--list", "avoid")
    assert out.startswith("avoid: ")
    assert "to_hit" not in out


@pytest.mark.parametrize("argv", [["--lst"], ["--json"], ["--list", "nothing"], ["sum"]])
def test_a_command_line_that_makes_no_sense_is_one_sentence_and_exit_code_2(argv):
    code, out, err = _run("[]", *argv)
    assert (code, out) == (2, "")
    assert err.startswith("squadlog calc: ")
    assert err.count("\n") == 1


def test_the_catalogue_names_what_each_room_offers():
    for room, names in catalogue._ROOMS.items():
        offered = import_module(f"squadlog.extras.calc.{room}").FUNCTIONS
        assert tuple(function.name for function in offered) == names
    rooms = {
        path.stem for path in Path(catalogue.__file__).parent.glob("*.py") if "FUNCTIONS" in path.read_text()
    }
    assert rooms == {*catalogue._ROOMS, "catalogue"}


def test_the_schema_tells_limits_in_the_words_of_json_schema():
    entries = json.loads(_run("", "--list", "--json")[1])
    face = next(entry for entry in entries if entry["fn"] == "to_hit")["in"]["properties"]["nat"]
    assert (face["minimum"], face["maximum"]) == (1, 10)
    assert not {"ge", "le"} & face.keys()
