"""`squadlog map`: maps checked, drawn and measured from the command line."""

import json

import pytest

SOUND = """
[map]
title = "Yard"
width_m = 12
height_m = 8

[[wall]]
id = "W1"
kind = "internal_wall"
line = [[6, 0], [6, 8]]
"""


def test_the_maps_that_come_with_the_program_are_listed_and_sound(call):
    listed = json.loads(call("map", "list", "--json")[1])
    assert {"pest_control", "the_counting_house"} <= {entry["map"] for entry in listed}
    for entry in listed:
        assert call("map", "check", entry["map"])[0] == 0, entry["map"]


def test_a_faulty_map_of_ones_own_is_listed_with_its_fault_beside_the_others(call, home):
    (home / "maps").mkdir(parents=True)
    (home / "maps" / "yard.toml").write_text(SOUND)
    (home / "maps" / "torn.toml").write_text("[map")
    code, told, faults = call("map", "list")
    assert code == 0
    assert "Yard" in told
    assert next(line for line in told.splitlines() if line.startswith("torn")).split()[1:4] == [
        "has",
        "a",
        "fault,",
    ]
    assert faults.startswith("torn.toml ")
    assert faults.count("\n") == 1
    listed = {entry["map"]: entry for entry in json.loads(call("map", "list", "--json")[1])}
    assert listed["torn"]["fault"] == faults.strip()
    assert "fault" not in listed["yard"]


def test_a_map_is_shown_as_text_with_its_legend(call, tmp_path):
    (tmp_path / "yard.toml").write_text(SOUND)
    page = call("map", "show", str(tmp_path / "yard.toml"))
    assert page[0] == 0
    assert page[1].startswith("Yard: 12 by 8 m")
    assert "internal wall" in page[1]


def test_a_map_becomes_a_drawing_and_a_drawing_a_map_again(call, tmp_path):
    (tmp_path / "yard.toml").write_text(SOUND)
    (tmp_path / "yard.svg").write_text(call("map", "svg", str(tmp_path / "yard.toml"))[1])
    back = call("map", "import", str(tmp_path / "yard.svg"))
    assert back[0] == 0
    assert 'kind = "internal_wall"' in back[1]


def test_a_map_in_a_look_is_a_drawing_that_becomes_the_map_again(call, tmp_path):
    (tmp_path / "yard.toml").write_text(SOUND)
    told = [
        call("map", "svg", str(tmp_path / "yard.toml"), *more) for more in (("--look", "ink"), ("--night",))
    ]
    for (code, drawing, _), look in zip(told, ("ink", "table"), strict=True):
        assert code == 0
        assert f'data-look="{look}"' in drawing
        (tmp_path / "yard.svg").write_text(drawing)
        assert 'kind = "internal_wall"' in call("map", "import", str(tmp_path / "yard.svg"))[1]


def test_a_wall_blocks_the_line_and_says_so_with_its_rule(call, tmp_path):
    """LOS-03."""
    (tmp_path / "yard.toml").write_text(SOUND)
    line = json.loads(call("map", "los", str(tmp_path / "yard.toml"), "2,4", "10,4", "--json")[1])
    assert (line["verdict"], line["rule"], line["point"], line["distance_m"]) == (
        "blocked",
        "LOS-03",
        [6.0, 4.0],
        8.0,
    )
    open_line = call("map", "los", str(tmp_path / "yard.toml"), "2,4", "5,4")
    assert open_line[1].startswith("clear")


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("map", "check", "nowhere"), 5, "There is no map nowhere"),
        (("map", "show", "pest_control", "--floor", "7"), 5, "floors 1 to 1"),
        (("map", "los", "pest_control", "here", "1,2"), 2, "X,Y"),
        (("map", "los", "pest_control", "nan,2", "1,2"), 2, "X,Y"),
        (("map", "fold", "pest_control"), 2, "fold"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(call, words, code, told):
    answer = call(*words)
    assert answer[0] == code
    assert told in answer[2]


def test_a_file_that_is_no_map_is_refused_in_one_sentence(call, tmp_path):
    (tmp_path / "bad.toml").write_text("[map]\ntitle = 3\n")
    answer = call("map", "check", str(tmp_path / "bad.toml"))
    assert answer[0] == 4
    assert "bad.toml" in answer[2]
    assert "Traceback" not in answer[2]


def test_a_map_with_a_fault_is_refused(call, tmp_path):
    (tmp_path / "far.toml").write_text(SOUND.replace("[6, 8]", "[6, 0]"))
    assert call("map", "check", str(tmp_path / "far.toml"))[0] in (1, 4)


@pytest.mark.parametrize("task", [("map", "list"), ("squads", "list"), ("battles", "ready")])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_json_may_stand_before_the_command_before_its_task_or_after_it(call, task, place):
    words = [*task[:place], "--json", *task[place:]]
    code, out, _ = call(*words)
    assert code == 0
    assert json.loads(out)


def test_a_drawing_is_imported_at_a_scale_and_what_is_left_out_is_told_on_stderr(call, tmp_path):
    drawing = tmp_path / "wood.svg"
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
    layers = [
        '<g inkscape:groupmode="layer" inkscape:label="Layer 1"><rect id="x" width="9" height="9"/></g>',
        '<g inkscape:groupmode="layer" inkscape:label="light"><circle id="w" cx="50" cy="50" r="20"/></g>',
    ]
    page = 'width="210mm" height="297mm" viewBox="0 0 210 297"'
    drawing.write_text(f"<svg {spaces} {page}>{''.join(layers)}</svg>", encoding="utf-8")
    code, out, err = call("map", "import", str(drawing), "--metres-per-unit", "0.1")
    assert (code, err.count("\n")) == (0, 1)
    assert err.startswith('Layer "Layer 1" names no kind')
    assert "width_m = 21" in out
    code, out, err = call("map", "import", str(drawing))
    assert (code, out) == (4, "")
    assert "--metres-per-unit" in err
    drawing.write_text(drawing.read_text().replace("<circle", "<text/><image/><circle"), encoding="utf-8")
    assert call("map", "import", str(drawing))[2].count("\n") == 3


def test_whether_a_map_is_fair_is_told_question_by_question(call, tmp_path):
    zones = "".join(
        f'[[zone]]\nid = "{side}"\nside = "{side}"\npoints = [[{x}, 0], [{x + 4}, 0], [{x + 4}, 8], [{x}, 8]]\n'
        for side, x in (("Red", 0), ("Blue", 8))
    )
    (tmp_path / "yard.toml").write_text(SOUND.replace("[6, 8]", "[6, 6]") + zones)
    code, told, _ = call("map", "fair", str(tmp_path / "yard.toml"))
    assert code == 1
    assert told.startswith("Red against Blue, by ")
    assert "yes" in told
    assert told.rstrip().split("\n")[-1].startswith("Not fair: ")
    answered = json.loads(call("map", "fair", str(tmp_path / "yard.toml"), "--json")[1])
    assert answered["sides"] == ["Red", "Blue"]
    assert answered["questions"][0]["holds"]


def test_a_map_is_drawn_at_random_into_a_file_that_is_fair(call, tmp_path):
    file = tmp_path / "ground.toml"
    words = ("map", "random", "--kind", "building", "--seed", "4", "--size", "20x20")
    code, told, aside = call(*words, "--to", str(file))
    assert (code, told) == (0, "")
    assert aside.startswith("Building 4, from seed 4.")
    assert call("map", "fair", str(file))[0] == 0
    assert call(*words)[1] == file.read_text()
    assert call(*words, "--to", str(file))[0] == 4  # it is there already
    assert json.loads(call(*words, "--json")[1])["map"] == file.read_text()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--size", "large"), "type metres as 48x36"),
        (("--seed", "-1"), "is not a seed"),
        (("--size", "9x9"), "20 to 80"),
    ],
)
def test_a_map_that_cannot_be_drawn_is_told_in_one_sentence(call, words, sentence):
    code, _, aside = call("map", "random", *words)
    assert code in (2, 4)
    assert sentence in aside


def test_a_map_to_draw_on_is_there_or_is_begun_with_a_size_and_wants_a_terminal(call, tmp_path):
    there = tmp_path / "yard.toml"
    there.write_text(SOUND)
    told = call("map", "edit", str(there))
    assert told[0] == 4
    assert "need a terminal" in told[2]
    assert "already exists; leave --new out" in call("map", "edit", str(there), "--new", "24x20")[2]
    new = str(tmp_path / "mill.toml")
    assert "should be two numbers of metres, such as 24x20" in call("map", "edit", new, "--new", "wide")[2]
    assert "There is no map" in call("map", "edit", new)[2]


def test_a_map_goes_to_others_as_a_code_and_is_theirs_once_it_is_found_sound(call, home, tmp_path):
    code, text, _ = call("map", "share", "the_long_ford")
    assert (code, text[:5]) == (0, "MAP1-")
    assert call("map", "take", text.strip())[0] == 0
    assert (home / "maps" / "the_long_ford.toml").is_file()
    code, _, told = call("map", "take", text.strip())
    assert (code, "nothing was written" in told) == (4, True)
    assert call("map", "take", text.strip(), "--to", str(tmp_path / "ford.toml"))[0] == 0
    assert call("map", "check", str(tmp_path / "ford.toml"))[1] == f"{tmp_path / 'ford.toml'} is sound.\n"
    code, out, told = call("map", "take", text.strip()[:-9])
    assert (code, out) == (4, "")
    assert told.count("\n") == 1
