"""A spoiled table file is refused in one sentence that names file, key and what was expected."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from squadlog.base.errors import RulebookError
from squadlog.book.fingerprint import fingerprint
from squadlog.book.load import load_paragraphs, load_rulebook, load_rulings
from squadlog.book.places import data_dir


def refusal(load, tables: Path) -> str:
    with pytest.raises(RulebookError) as caught:
        load(tables)
    return str(caught.value)


@pytest.mark.parametrize(
    "case",
    [
        ("weapons.toml", "pf = 7,", 'pf = "seven",', ("tables/weapons.toml: rows.SAR.pf should be a valid "
                                                     "integer, not 'seven'.")),
        ("weapons.toml", "pf = 7,", "pf = 70,", ("tables/weapons.toml: rows.SAR.pf should be less than or "
                                                "equal to 20, not '70'.")),
        ("weapons.toml", "pf = 7,", "", "tables/weapons.toml: rows.SAR.pf is missing."),
        ("weapons.toml", "pf = 7,", "pf = 7, recoil = 1,", "tables/weapons.toml: rows.SAR.recoil is not a known key."),
        (
            "weapons.toml", 'family = "laser", hands = "pistol"', 'family = "ray", hands = "pistol"',
            "tables/weapons.toml: rows.LP.family should be 'laser', 'slug', 'spike' or 'caseless', not 'ray'.",
        ),
        ("weapons.toml", 'table = "T-04"', 'table = "four"', ("tables/weapons.toml: table should match pattern "
                                                             "'^TA?-[0-9]{2}$', not 'four'.")),
        ("weapons.toml", 'title = "Weapons"', "", "tables/weapons.toml: title is missing."),
        ("weapons.toml", "[rows]", "recoil = 1\n[rows]", "tables/weapons.toml: recoil is not a known key."),
        ("weapons.toml", "[rows]", "[lines]", "tables/weapons.toml: rows is missing."),
        ("wounds.toml", '"1/10"', '"a tenth"', ("tables/wounds.toml: rows.L.value should be a fraction such as "
                                               "1/10, not 'a tenth'.")),
        ("victory.toml", "primary = 100", "", "tables/victory.toml: primary is missing."),
        ("victory.toml", '"3/2"', '"3/0"', ("tables/victory.toml: rows.marginal.min_ratio should be a fraction "
                                           "such as 1/10, not '3/0'.")),
        ("plastic_charges.toml", "pf = [5, 5, 5]", "pf = [5, 5]", ("tables/plastic_charges.toml: "
                                                                  "multiple.0.pf.2 is missing.")),
    ],
)  # fmt: skip
def test_a_wrong_cell_is_named_in_one_sentence(tables, edit, case):
    file, old, new, sentence = case
    edit(file, old, new)
    assert refusal(load_rulebook, tables) == sentence


def test_a_file_that_is_not_toml_is_named(tables):
    (tables / "races.toml").write_text("table = ", encoding="utf-8")
    assert refusal(load_rulebook, tables).startswith("tables/races.toml is not valid TOML: ")


def test_a_missing_file_is_named(tables):
    (tables / "races.toml").unlink()
    assert refusal(load_rulebook, tables) == "tables/races.toml is missing."


@pytest.mark.parametrize(
    "case",
    [
        ("troops.toml", 'suits = ["M"]', 'suits = ["XX"]', ("tables/troops.toml: rows.marines.suits names XX, "
                                                           "which is no armour.")),
        ("troops.toml", 'weapon = "SMG"', 'weapon = "XX"', ("tables/troops.toml: rows.penal.weapon names XX, "
                                                           "which is no weapon.")),
        ("terrain.toml", '"run", "sprint", "dive"', '"run", "fly"', ("tables/terrain.toml: rows.heavy.forbid "
                                                                    "names fly, which is no move mode.")),
        (
            "weapons.toml", 'code = "OR", cost = 6, to_hit = 1', 'code = "OR", cost = 7, to_hit = 1',
            "tables/weapons.toml: rows.OR_slug should cost and hold the same as OR.",
        ),
        ("ammunition.toml", "SR = 10", "SR = 11", ("tables/ammunition.toml: magazine_rounds.SR should be 10 as "
                                                  "in weapons.")),
        (
            "costs.toml", 'name = "Mortar strike", cost = 10', 'name = "Mortar strike", cost = 12',
            "tables/fire_missions.toml: rows.mortar.cost should be 12 as elsewhere in the book, not 10.",
        ),
        ("costs.toml", "plastic_charge =", "plastic =", "tables/costs.toml: rows.plastic_charge is missing."),
        ("shaped_charge.toml", "install_ap = 10", "install_ap = 9", ("tables/shaped_charge.toml: install_ap "
                                                                    "should be 10 as elsewhere in the book, not 9.")),
        (
            "fire_missions.toml", "pf = [5, 5, 4, 3, 2, 1]", "pf = [5, 5, 4, 3, 2, 2]",
            "tables/fire_missions.toml: rows.mortar.pf should be [5, 5, 4, 3, 2, 1] as in plastic_charges.",
        ),
        (
            "charge_fire.toml", "destroyed = [4, 5]", "destroyed = [5, 5]",
            "tables/charge_fire.toml: rows.laser should use each face from 1 to 10 once.",
        ),
        ("grenades.toml", "faces = [7, 8]", "faces = [7, 9]", ("tables/grenades.toml: scatter should use each "
                                                              "face from 1 to 10 once.")),
        ("leaders.toml", "rating = -2", "rating = -1", "tables/leaders.toml: rows.-2.rating should equal its key."),
        ("wounds.toml", 'value = "3/4"', 'value = "1/4"', ("tables/wounds.toml: rows should grow in value from "
                                                          "one level to the next.")),
        (
            "cover.toml", "standing_active = 5, standing_idle = 5", "standing_active = 4, standing_idle = 5",
            "tables/cover.toml: rows.heavy_woods has 4, which is no cover line of to_hit.",
        ),
        ("move_modes.toml", "base_m = 6", "base_m = 7", ("tables/wounds.toml: rows.none.sprint_m should be 7.0 "
                                                        "as in move_modes.")),
    ],
)  # fmt: skip
def test_tables_that_contradict_each_other_are_refused(tables, edit, case):
    file, old, new, sentence = case
    edit(file, old, new)
    assert refusal(load_rulebook, tables) == sentence


@pytest.mark.parametrize(
    "case",
    [
        ("to_hit.toml", 'rule = "FIR-05"', 'rule = "FIR-99"', ("tables/to_hit.toml: rows.firer_walk.rule names "
                                                              "FIR-99, which does not exist.")),
        ("actions.toml", 'rule = "ACT-50"', 'rule = "ACT-99"', ("tables/actions.toml: rows.aimed_fire.rule "
                                                               "names ACT-99, which does not exist.")),
        ("weapons.toml", '"WPN-04"', '"WPN-99"', ("tables/weapons.toml: source_rules names WPN-99, which does "
                                                 "not exist.")),
        ("races.toml", '"RAC-08"', '"rac 8"', ("tables/races.toml: source_rules.5 should match pattern "
                                              "'^[A-Z]{1,3}-[0-9]{2,3}[a-z]?$', not 'rac 8'.")),
        (
            "rulings.toml", 'rules = ["DIE-07", "DIE-04"]', 'rules = ["DIE-07", "DIE-99"]',
            "tables/rulings.toml: AMB-02.rules names DIE-99, which does not exist.",
        ),
        (
            "rulings.toml", 'rules = ["DIE-07", "DIE-04"]', 'rules = ["the dice"]',
            "tables/rulings.toml: AMB-02.rules: 'the dice' is not a citation such as FIR-07 or FIR-07..09.",
        ),
        (
            "rules/fir.toml", 'rulings = ["AMB-122"]', 'rulings = ["AMB-999"]',
            "tables/rules/fir.toml: FIR-01.rulings names AMB-999, which does not exist.",
        ),
        ("rules/fir.toml", 'title = "Ranged combat"', "", "tables/rules/fir.toml: title is missing."),
        ("rules/fir.toml", 'id = "FIR-02"', 'id = "FIR-01"', "tables/rules: two paragraphs are called FIR-01."),
        ("rules/fir.toml", 'id = "FIR-02"', 'id = "two"', ("tables/rules/fir.toml: rule.1.id should match "
                                                          "pattern '^[A-Z]{1,3}-[0-9]{2,3}[a-z]?$', not 'two'.")),
    ],
)  # fmt: skip
def test_a_citation_of_nothing_is_refused_when_the_paragraphs_are_loaded(tables, edit, case):
    file, old, new, sentence = case
    edit(file, old, new)
    assert refusal(load_paragraphs, tables) == sentence


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "AMB-02"', 'id = "AMB-01"', "tables/rulings.toml: two rulings are called AMB-01."),
        ('same_as = "AMB-65"', 'same_as = "AMB-999"', ("tables/rulings.toml: A-15b is the same as AMB-999, "
                                                      "which is not a ruling.")),
        ('id = "AMB-02"', 'id = "AMB-02"\nmood = "grim"', "tables/rulings.toml: ruling.1.mood is not a known key."),
    ],
)  # fmt: skip
def test_a_wrong_ruling_is_named(tables, edit, old, new, sentence):
    edit("rulings.toml", old, new)
    assert refusal(load_rulings, tables) == sentence


def test_the_shipped_book_cites_nothing_that_does_not_exist():
    assert {"FIR-01", "DET-01"} <= {paragraph.id for paragraph in load_paragraphs()}


def test_the_fingerprint_is_short_and_ignores_comments(tables, edit):
    edit("weapons.toml", "[rows]", "# a note\n[rows]")
    assert fingerprint(tables) == fingerprint()
    assert re.fullmatch(r"[0-9a-f]{16}", fingerprint().tables)


def test_the_fingerprint_of_the_tables_follows_a_changed_cell(tables, edit):
    edit("weapons.toml", "pf = 7,", "pf = 8,")
    changed, shipped = fingerprint(tables), fingerprint()
    assert changed.tables != shipped.tables
    assert changed.rulings == shipped.rulings


def test_the_fingerprint_of_the_rulings_does_not_follow_the_wording(tables, edit):
    edit(
        "rulings.toml",
        'question = "Is one inch on the table 1 or 2 metres?"',
        'question = "How long is an inch?"',
    )
    assert fingerprint(tables) == fingerprint()


def test_a_changed_default_changes_the_fingerprint_of_the_rulings(tables):
    path = tables / "rulings.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('default = "1"', 'default = "2"', 1), encoding="utf-8"
    )
    changed, shipped = fingerprint(tables), fingerprint()
    assert changed.rulings != shipped.rulings
    assert changed.tables == shipped.tables


def test_loading_the_tables_reads_neither_rulings_nor_paragraphs(tables):
    (tables / "rulings.toml").unlink()
    (tables / "glossary.toml").unlink()
    assert load_rulebook(tables).weapons["SR"].pf == 5


def test_the_data_is_found_inside_an_installed_package_before_the_folder_beside_it(tmp_path):
    package = tmp_path / "squadlog"
    (tmp_path / "tables").mkdir()
    (package / "_data").mkdir(parents=True)
    assert data_dir("tables", package) == tmp_path / "tables"
    (package / "_data" / "tables").mkdir()
    assert data_dir("tables", package) == package / "_data" / "tables"


def test_missing_data_is_a_clear_error(tmp_path):
    with pytest.raises(RulebookError, match=r"The scenarios folder is missing: looked for .*_data.* and "):
        data_dir("scenarios", tmp_path / "squadlog")


def test_the_rulebook_knows_no_screen_no_database_and_no_map():
    code = (
        "import sys, squadlog.book.load as load; load.load_paragraphs(); "
        "print([name for name in sys.modules if name.split('.')[0] in ('textual', 'sqlalchemy', 'shapely')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.strip() == "[]"
