"""Scenario files at the command line: checked, shown part by part, begun with squads that are brought (SCN-01..13)."""

import json

import pytest

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.setup.purchases import purchases
from squadlog.squads.plan import Agreement
from squadlog.squads.ready import load_squad
from squadlog.squads.scene_files import read_scene

FILE = """
title = "Bridge"
briefing = "Hold the bridge."
turns = 6
terrain = "clear"
rulings = { "holdfire.lift" = "side" }

[[sides]]
id = "blue"
name = "Commonwealth"
points = 400
briefing = "Lay the papers beneath the bridge."
buys = { troops = ["combat_arms"], soldiers = 8, most = { SAR = 1 } }

[[sides]]
id = "red"
name = "TOG"
[[sides.squads]]
squad = "tog_line"
player = "Ada"

[[conditions]]
id = "silence"
kind = "hold_fire"
side = "red"

[[objectives]]
id = "papers"
side = "blue"
kind = "judged"
hidden = true

[[objectives]]
id = "blood"
side = "red"
kind = "casualties"
whose = "blue"
count = 4
"""


@pytest.fixture
def file(tmp_path):
    """Writes a scenario of one's own and gives its path."""

    def write(text=FILE, name="my.toml"):
        path = tmp_path / name
        path.write_text(text)
        return str(path)

    return write


def test_the_eight_parts_stand_in_their_order(call, file):
    """SCN-02, SCN-03..SCN-13."""
    code, out, _ = call(
        "scenario", "show", file(FILE.replace("turns = 6", 'turns = 6\nchapters = ["quality"]'))
    )
    assert code == 0
    assert out.splitlines()[1:3] == ["A  Situation", "   Hold the bridge."]
    assert "F  Advanced rules in force\n   Troop quality" in out
    heads = [line[:1] for line in out.splitlines() if line[1:3] == "  " and line[:1].isalpha()]
    assert heads == list("ABCDEFGH")
    assert "400 points to spend" in out
    assert "silence: TOG may not fire before being attacked." in out
    assert "played by Ada" in out
    assert "6 turns." in out


def test_the_situation_is_what_the_file_tells_and_may_be_left_out_scn_03(call, file):
    """SCN-03: for all, and for a side alone; a scenario of the players may have none."""
    for text, lines in (
        (FILE, ["   Hold the bridge.", "   For Commonwealth alone: Lay the papers beneath the bridge."]),
        (FILE.replace("Hold the bridge.", "The bridge burns."), ["   The bridge burns."]),
        (FILE.replace("Hold the bridge.", ""), ["   No story."]),
    ):
        out = call("scenario", "show", file(text), "--seat", "referee")[1].splitlines()
        begin = out.index("A  Situation") + 1
        assert out[begin : begin + len(lines)] == lines


@pytest.mark.parametrize(
    ("seat", "reads"), [("blue", True), ("red", False), ("table", False), ("referee", True)]
)
def test_a_seat_reads_of_a_scenario_what_it_may_know(call, file, seat, reads):
    """SCN-10."""
    out = call("scenario", "show", file(), "--seat", seat, "--json")[1]
    assert ("papers" in out) == reads
    assert ("beneath the bridge" in out) == reads
    assert "blood" in out


WRONG = [
    ('kind = "hold_fire"', 'kind = "hold_fires"', "conditions 1.kind should be 'hold_fire'", "kind"),
    ('side = "red"\n\n[[obj', 'side = "rod"\n\n[[obj', "silence.side: there is no rod; there are blue, red", "rod"),
    ('troops = ["combat_arms"]', 'troops = ["combat"]', "sides blue.buys.troops: the tables have no combat", "buys ="),
    ('"holdfire.lift" = "side"', '"holdfire.lift" = "sid"', "holdfire.lift has no option sid", "rulings ="),
    ('squad = "tog_line"', 'squad = "tog_lin"', "There is no ready squad called tog_lin", '"tog_lin"'),
    ("count = 4", 'count = 4\nsquads = ["Nobody"]', "objectives blood.squads: there is no soldier or squad Nobody",
        "squads ="),
    ("turns = 6", "turns = ", "Invalid value", "turns ="),
]  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_a_fault_is_told_with_its_line_and_what_would_be_right(call, file, case):
    """SCN-02."""
    right, wrong, told, stands = case
    text = FILE.replace(right, wrong)
    line = 1 + next(
        n for n, row in enumerate(text.splitlines()) if stands in row and wrong.split("\n")[0][:5]
    )
    path = file(text)
    code, out, _ = call("scenario", "check", path)
    assert code == 1
    assert told in out
    found = json.loads(call("scenario", "check", path, "--json")[1])
    assert not found["sound"]
    if stands != "kind":
        assert [one["line"] for one in found["faults"]] == [line]
    code, out, err = call("new", path, "--side", "blue=john_doe")
    assert code == 4
    assert not out
    assert told in err
    assert "Traceback" not in err


def test_all_faults_are_told_at_once(call, file):
    """SCN-02."""
    text = FILE.replace('side = "red"\n\n[[obj', 'side = "rod"\narea = "moor"\n\n[[obj').replace(
        "count = 4", "each = 3"
    )
    found = json.loads(call("scenario", "check", file(text), "--json")[1])["faults"]
    assert [one["sentence"].split(":")[0] for one in found] == [
        "conditions silence.side", "conditions silence.area", "objectives blood",
    ]  # fmt: skip


def test_a_sound_file_is_begun_with_the_squad_that_is_brought(call, file):
    """SCN-06: what was spent is kept, for the points left over."""
    path = file(FILE.replace('troops = ["combat_arms"], soldiers = 8, most = { SAR = 1 }', ""))
    assert call("scenario", "check", path)[0] == 0
    assert call("new", path, "--side", "commonwealth=john_doe")[0] == 0
    told = json.loads(call("show", "--json")[1])
    assert told["title"] == "Bridge"
    assert "Ada plays" in call("show")[1]


BOUGHT = [
    ("points = 400", "points = 300", "SCN-06", "of 300 points"),
    ("soldiers = 8", "soldiers = 7", "SCN-08", "brings 8 soldiers; the scenario allows 7"),
    ('troops = ["combat_arms"]', 'troops = ["marines"]', "SCN-08", "the troop combat_arms; Commonwealth may"),
    ('troops = ["combat_arms"]', 'races = ["Naram"]', "SCN-08", "the race Human"),
    ('troops = ["combat_arms"]', 'suits = ["LI"]', "SCN-08", "the suit"),
    ('troops = ["combat_arms"]', 'weapons = ["LR"]', "SCN-08", "the weapon SR"),
    ('troops = ["combat_arms"]', 'equipment = ["plastic_charge"]', "SCN-08", "the equipment"),
    ('troops = ["combat_arms"]', 'qualities = ["veteran"]', "SCN-08", "of regular quality"),
    ('troops = ["combat_arms"]', "leaders = []", "SCN-08", "may buy leaders of none"),
    ("SAR = 1", "SR = 2", "SCN-08", "8 of SR; the scenario allows 2"),
]  # fmt: skip


@pytest.mark.parametrize("case", BOUGHT)
def test_what_a_scenario_does_not_sell_is_told_with_the_rule(case):
    """SCN-06, SCN-08."""
    right, otherwise, rule, told = case
    book = load_rulebook()
    plan = load_squad("john_doe", book)
    first = plan.soldiers[0].model_copy(update={"leader": 0, "equipment": ("grenades",)})
    plan = plan.model_copy(update={"soldiers": (first, *plan.soldiers[1:])})
    scene = read_scene(FILE.replace(right, otherwise).encode(), "my.toml")
    found = purchases(scene, {"blue": (plan,)}, book, load_rulings())
    assert [(one.rule, told in one.sentence, one.forbids) for one in found[:1]] == [(rule, True, True)]
    agreed = plan.model_copy(update={"agreements": (Agreement(rule=rule, reason="we agreed"),)})
    assert not any(one.forbids for one in purchases(scene, {"blue": (agreed,)}, book, load_rulings()))


def test_nothing_begins_with_what_a_scenario_does_not_sell_until_the_table_agrees(call, file):
    """SCN-06."""
    path = file(FILE.replace("points = 400", "points = 300"))
    code, out, err = call("new", path, "--side", "blue=john_doe")
    assert (code, out) == (1, "")
    assert "of 300 points" in err
    assert "[SCN-06]" in err
    assert call("new", path, "--side", "blue=john_doe", "--agreed")[0] == 0
    told = "By agreement: SCN-06, Commonwealth has spent 368 of 300 points"
    assert told in call("export", "sheet")[1]
    assert told in call("log")[1]
    for seat, knows in (("blue", True), ("referee", True), ("red", False)):
        assert (told in call("log", "--seat", seat)[1]) == knows, seat


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            (),
            "Commonwealth has 400 points to spend and no squad yet: choose one with --side blue=SQUAD. [SCN-06]",
        ),
        (("--side", "red=john_doe"), "The scenario gives TOG its squads, and no points to spend"),
        (("--side", "green=john_doe"), "Bridge has no side green; there are blue, red. [SCN-06]"),
    ],
)
def test_squads_are_brought_for_sides_that_have_points(call, file, words, told):
    """SCN-06."""
    code, out, err = call("new", file(), *words)
    assert (code, out) == (2 if words else 4, "")
    assert told in err


def test_scenarios_that_come_with_the_program_are_listed_and_sound(call):
    """SCN-01."""
    keys = [one["key"] for one in json.loads(call("scenario", "list", "--json")[1])]
    assert "pest_control" in keys
    code, out, _ = call("scenario", "check", "pest_control")
    assert code == 0, out
    assert call("scenario", "show", "nothing_such")[0] == 5


def test_a_scenario_to_write_on_is_a_file_a_copy_or_a_new_one_and_wants_a_terminal(call, tmp_path):
    """SCN-02."""
    for name in ("newcomer", str(tmp_path / "new_evening")):
        told = call("scenario", "edit", name)
        assert told[0] == 4
        assert "need a terminal" in told[2]
    broken = tmp_path / "broken.toml"
    broken.write_text("title =")
    assert "broken.toml is not valid TOML" in call("scenario", "edit", str(broken))[2]


def test_who_plays_a_file_is_told_how_one_is_begun(call, file):
    path = file()
    code, _out, err = call("play", str(path))
    assert code == 5
    assert f"To begin a scenario file: squadlog new {path}" in err
