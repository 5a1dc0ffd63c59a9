"""All attacks and all moves as flat tables: CSV and JSON, counted again from the record, and inert."""

import csv
import io
import json
import runpy
from pathlib import Path

import pytest
from support.golden_battles import golden_session
from support.schemas import SCHEMAS, against, published

from squadlog.reports.flat.spreadsheet import cell

WRITER = Path(__file__).parents[2] / "docs" / "make_schemas.py"
BATTLES = ("bursts_and_rout", "fire_fight", "mined", "escape", "raid", "ambush")


@pytest.fixture(scope="module", params=BATTLES)
def session(request, tmp_path_factory):
    with golden_session(request.param, tmp_path_factory.mktemp("golden")) as opened:
        yield opened


def rows_of(text):
    """The rows of a CSV as Python's reader of other people's files has them."""
    return list(csv.DictReader(io.StringIO(text, newline="")))


def told(session, *kinds):
    """The events of the line that stands, out of the other export."""
    for entry in json.loads(session.exports["referee"].export("json"))["entries"]:
        for event in () if "undone" in entry else entry["events"]:
            if event["kind"] in kinds:
                yield entry["id"], event


def test_each_shot_and_blow_is_a_row_with_the_figures_of_the_record(session):
    """FIR-11, DIE-08: the sums of a ledger are those that count."""
    rows = [
        row
        for row in rows_of(session.exports["referee"].export("attacks"))
        if row["sort"] in ("shot", "melee")
    ]
    events = list(told(session, "shot_fired", "melee_struck"))
    assert len(rows) == len(events)
    for row, (entry, event) in zip(rows, events, strict=True):
        assert int(row["entry"]) == entry
        assert (row["attacker"], row["target"]) == (str(event["unit"]), str(event["target"]))
        check = event["check"]
        if check is None:
            assert not row["face"]
            continue
        assert (int(row["face"]), int(row["net"])) == (check["face"], check["net"])
        counted = [line for line in check["ledger"]["lines"] if line["applied"]]
        assert int(row["modifier_total"]) == sum(line["value"] for line in counted)
        for name in {line["key"] for line in counted}:
            assert int(row[f"modifier_{name}"]) == sum(
                line["value"] for line in counted if line["key"] == name
            )
        assert row["result"] == ("hit" if check["success"] else "miss")


def test_each_grenade_and_mission_is_a_row_and_each_whom_an_explosion_reaches(session):
    """GRN-10, FMS-12, GRN-35: what is rolled is where it lands; whom it reaches is attacked without a roll."""
    rows = [
        row
        for row in rows_of(session.exports["referee"].export("attacks"))
        if row["sort"] not in ("shot", "melee")
    ]
    expected = []
    for entry, event in told(session, "grenade_landed", "mission_landed", "exploded"):
        if event["kind"] == "exploded":
            expected += [
                (entry, "blast", str(one["unit"]), "", "struck" if one["levels"] else "no effect")
                for one in event["struck"]
                if event["attacks"] and one["levels"] is not None
            ]
        elif event.get("grenade") != "smoke":
            at = event["volley"]["told"] if "volley" in event else event["told"]
            result = "on the point" if event["check"]["success"] else "astray"
            kind = "throw" if "volley" in event else "mission"
            expected.append((entry, kind, at, str(event["check"]["face"]), result))
    assert [
        (int(row["entry"]), row["sort"], row["target"], row["face"], row["result"]) for row in rows
    ] == expected


def test_each_wound_of_an_attack_stands_in_its_row(session):
    """WND-01: what was ticked, and by whom."""
    rows = rows_of(session.exports["referee"].export("attacks"))
    ticked = sorted((row["target"], row["wound_after"], row["levels"]) for row in rows if row["wound_after"])
    wounds = [event for _, event in told(session, "unit_wounded")]
    assert ticked == sorted(
        (str(one["unit"]), one["after"], str(one["levels"])) for one in wounds if one["cause"] != "leak"
    )


def test_each_move_is_a_row(session):
    """MOV-01: metres, allowance, where from and to."""
    rows = rows_of(session.exports["referee"].export("moves"))
    events = [event for _, event in told(session, "unit_moved")]
    assert [(int(row["unit"]), float(row["metres"]), float(row["charged_m"])) for row in rows] == [
        (event["unit"], event["trace"]["metres"], event["charged"]) for event in events
    ]


@pytest.mark.parametrize("what", ["attacks", "moves"])
def test_json_is_as_its_published_schema_has_it(session, what):
    table = json.loads(session.exports["referee"].export(what, as_json=True))
    assert not against(table, published(what))
    assert len(table["rows"]) == len(rows_of(session.exports["referee"].export(what)))


def test_the_published_schemas_are_those_of_the_program():
    made = runpy.run_path(str(WRITER))
    for name in made["WRITTEN"]:
        assert (SCHEMAS / f"{name}.json").read_text(encoding="utf-8") == made["schema"](name)


def test_what_a_schema_does_not_have_is_noticed():
    table = {"format": "squadlog-moves/1", "title": 3, "seat": None, "rows": [{"entry": "x"}], "more": 1}
    faults = against(table, published("moves"))
    assert any("more has no place" in fault for fault in faults)
    assert any("$.title" in fault for fault in faults)
    assert any("unit is missing" in fault for fault in faults)


def test_a_side_reads_of_a_veiled_battle_no_more_than_it_may_know(tmp_path):
    with golden_session("mined", tmp_path) as session:
        sides = [side.id for side in session.views.seen("referee").setup.sides]
        whole = rows_of(session.exports["referee"].export("attacks"))
        for seat in (*sides, "table"):
            units = session.views.seen(seat).units
            for row in rows_of(session.exports[seat].export("attacks")):
                assert row in whole or int(row["target"]) in units


@pytest.mark.parametrize(
    ("text", "stands"),
    [
        ("=1+1", "'=1+1"),
        ("  @SUM(A1)", "'  @SUM(A1)"),
        ("+Ada", "'+Ada"),
        ("-Bo", "'-Bo"),
        ("＝cmd", "'＝cmd"),  # noqa: RUF001 - the wide sign of Japanese keyboards
        ("|calc", "'|calc"),
        ("Mara\t\r\n\x00\u202eQuill", "Mara?????Quill"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        (-3, -3),
        (-0.5, "-0.5"),
        (None, ""),
        (True, "yes"),
    ],
)
def test_no_cell_is_a_formula_and_numbers_stay_numbers(text, stands):
    assert cell(text) == stands
