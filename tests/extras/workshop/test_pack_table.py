"""The table of a pack: edits as functions, the file that comes of them, and a pack made by keys."""

import tomllib

import pytest
from support.at_home import at_home
from support.packs import club

from squadlog.base.errors import SquadlogError
from squadlog.book.load import load_rulebook
from squadlog.book.packs.pack import SECTIONS
from squadlog.book.packs.reading import pack_in
from squadlog.extras.workshop.packs import draft
from squadlog.extras.workshop.packs.forms import FORMS
from squadlog.session.packs.kept import kept_packs


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    at_home(monkeypatch, tmp_path)
    return tmp_path


@pytest.mark.parametrize("section", SECTIONS)
def test_a_new_row_of_every_section_is_sound_at_once_and_a_copy_of_it_too(section):
    book = load_rulebook()
    raw, place = draft.add_row(draft.empty_pack(), section, book)
    assert not draft.faults_of(raw, book)
    raw, other = draft.copy_row(raw, place, book)
    assert other != place
    assert not draft.faults_of(raw, book)
    assert not draft.rows_of(draft.remove_row(draft.remove_row(raw, place), other), section)


@pytest.mark.parametrize("section", SECTIONS)
def test_the_form_of_a_section_asks_for_what_its_table_has(section):
    _, of = SECTIONS[section]
    assert {field.name for field in FORMS[section]} <= of.fields.keys()


def test_the_file_of_the_clubs_pack_read_and_written_again_says_the_same():
    raw = tomllib.loads(club())
    assert tomllib.loads(draft.text_of(raw)) == raw
    rows = [[one.row for one in pack_in(text, load_rulebook()).rows] for text in (club(), draft.text_of(raw))]
    assert rows[0] == rows[1]


def test_a_row_that_takes_the_key_of_a_printed_one_says_that_it_replaces_it():
    book = load_rulebook()
    raw, place = draft.add_row(draft.empty_pack(), "weapons", book)
    raw = draft.rename_row(raw, place, "SR", book)
    assert draft.rows_of(raw, "weapons")["SR"]["replaces"] == "SR"
    assert not draft.faults_of(raw, book)
    back = draft.rename_row(raw, ("weapons", "SR"), "STX", book)
    assert "replaces" not in draft.rows_of(back, "weapons")["STX"]
    raw, (_, other) = draft.add_row(back, "weapons", book)
    with pytest.raises(SquadlogError, match="has a row STX already"):
        draft.rename_row(raw, ("weapons", other), "STX", book)


def test_the_cost_is_told_beside_the_nearest_printed_thing_though_another_row_has_a_fault():
    book = load_rulebook()
    raw, place = draft.add_row(draft.empty_pack(), "weapons", book)
    raw, other = draft.add_row(raw, "weapons", book)
    raw = draft.set_field(draft.set_field(raw, place, "pf", 6), other, "pf", 99)
    assert draft.price_of(raw, place, book).startswith("cost 7, worked out beside SR")
    assert draft.price_of(raw, other, book) == ""


def test_a_pack_made_by_keys_is_saved_and_kept_at_hand(play):
    async def steps(table):
        await table.press("w", "a", "down", "enter")
        await table.press("down", "down", "down", "enter", "7", "enter")
        assert "Cost 13" in " ".join(table.text().split())
        await table.press("u", "ctrl+s", "enter")
        await table.app.workers.wait_for_complete()
        assert "saved" in table.text()
        await table.press("escape", "escape")

    play(steps)
    (kept,) = kept_packs()
    assert [one.key for one in kept.sound.rows] == ["NW1"]
    assert kept.sound.rows[0].row.pf == 5


@pytest.mark.parametrize(
    ("section", "name"), [("weapons", "cost"), ("weapons", "pf"), ("armours", "max_per_squad")]
)
def test_a_field_that_cannot_be_below_nothing_says_so_as_it_is_typed(section, name):
    field = next(one for one in FORMS[section] if one.name == name)
    assert draft.read_value(field, "3") == 3
    with pytest.raises(ValueError, match="0 or more"):
        draft.read_value(field, "-3")
