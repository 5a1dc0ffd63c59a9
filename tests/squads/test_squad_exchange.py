"""A stranger's file is a squad or one clear error, and nothing in between."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.squads.edit import add_equipment, agree, set_soldiers, set_squad
from squadlog.squads.exchange import MAX_BYTES, MAX_DEPTH, ExchangeError, export_squad, import_squad
from squadlog.squads.plan import SquadPlan


def document(**squad):
    base = {"name": "S", "soldiers": [{"name": "A"}]}
    return {"format": "squadlog-squad", "version": 1, "squad": base | squad}


def read(value, book):
    return import_squad(json.dumps(value).encode(), book, source="gift.json")


def refusal(data, book):
    with pytest.raises(ExchangeError) as caught:
        import_squad(data if isinstance(data, bytes) else json.dumps(data).encode(), book, source="gift.json")
    return str(caught.value)


def test_what_is_exported_comes_back_the_same(eight, book):
    full = add_equipment(set_squad(eight, note="nöte [bold]", naval=True), "holotarp", "John Doe")
    full = agree(
        set_soldiers(full, [1], leader=-2, name="Ångström 漢", equipment=("grenades",)), "BLD-10", "why not"
    )
    assert import_squad(export_squad(full).encode(), book) == full


def test_a_byte_order_mark_is_no_offence(book):
    assert import_squad(b"\xef\xbb\xbf" + json.dumps(document()).encode(), book).name == "S"


def test_amb_41_other_spellings_of_races_are_taken_as_the_tables(book):
    assert read(document(soldiers=[{"name": "A", "race": "Bauffrin"}]), book).soldiers[0].race == "Baufrin"


def faulty(**changes):
    return document() | changes


def without(key):
    value = document()
    del value[key]
    return value


def squad_without(key):
    value = document()
    del value["squad"][key]
    return value


def soldier(**changes):
    return document(soldiers=[{"name": "A"}, {"name": "B"} | changes])


@pytest.mark.parametrize(
    ("value", "place", "advice"),
    [
        (faulty(format="other"), "format", "squadlog-squad"),
        (without("format"), "format", "squadlog-squad"),
        (faulty(version=2), "version", "should be 1"),
        (faulty(version=True), "version", "should be 1"),
        (faulty(version="1"), "version", "should be 1"),
        (without("squad"), "squad", "missing"),
        (faulty(extra=1), "extra", "not a known field"),
        (faulty(squad=[]), "squad", "wrong"),
        ([1, 2], "the top", "object"),
        (squad_without("name"), "squad.name", "missing"),
        (squad_without("soldiers"), "squad.soldiers", "missing"),
        (document(soldiers=[]), "squad.soldiers", "at least 1"),
        (document(soldiers=[{"name": f"A{n}"} for n in range(17)]), "squad.soldiers", "at most 16"),
        (document(budget="400"), "squad.budget", "integer"),
        (document(budget=10**9), "squad.budget", "100000"),
        (document(quality="superb"), "squad.quality", "use one of"),
        (document(rank="x"), "squad.rank", "not a known field"),
        (document(equipment=[{"item": "tank"}]), "squad.equipment 1.item", "use one of"),
        (soldier(troop="wizard"), "squad.soldiers 2.troop", "use one of"),
        (soldier(race="Elf"), "squad.soldiers 2.race", "use one of"),
        (soldier(armour="../../etc"), "squad.soldiers 2.armour", "not a key"),
        (soldier(weapons=["OR_slug"]), "squad.soldiers 2.weapons", "use one of"),
        (soldier(equipment=["ecm_jammer"]), "squad.soldiers 2.equipment", "use one of"),
        (soldier(leader=-3), "squad.soldiers 2.leader", "greater than or equal to -2"),
        (soldier(name="x" * 41), "squad.soldiers 2.name", "limit is 40"),
        (soldier(name="\x1b[2J"), "squad.soldiers 2.name", "U+001B"),
        (soldier(name=None), "squad.soldiers 2.name", "string"),
        (document(agreements=[{"rule": "BLD-10", "reason": ""}]), "squad.agreements 1.reason", "reason"),
    ],
)
def test_an_error_names_the_file_the_place_and_what_would_be_right(*, value, place, advice, book):
    sentence = refusal(value, book)
    assert sentence.startswith(f"gift.json: {place} ")
    assert advice in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("data", "advice"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe{}", "UTF-8"),
        (b'{"format": "squadlog-squad", "format": "squadlog-squad"}', "twice"),
        (b'{"version": NaN}', "not a number"),
        (b'{"version": ' + b"9" * 5000 + b"}", "too long"),
        (b"[" * (MAX_DEPTH + 1), "deeper"),
        (b"[" * 100_000, "deeper"),
        (b" " * (MAX_BYTES + 1), "at most"),
        (b'{"a": "\\ud800"}', "format"),
    ],
)
def test_what_is_not_even_a_document_is_refused_in_one_sentence(data, advice, book):
    sentence = refusal(data, book)
    assert advice in sentence
    assert "\n" not in sentence


def test_brackets_inside_a_text_are_not_counted_as_nesting(book):
    assert read(document(note='[[[[[[[[[["{{{{{{{{{{\\'), book).note.startswith("[[[")


def test_the_largest_file_allowed_is_read(book):
    data = json.dumps(document()).encode()
    assert import_squad(data + b" " * (MAX_BYTES - len(data)), book).name == "S"


def test_a_hostile_file_name_is_cleaned_in_the_error(book):
    with pytest.raises(ExchangeError) as caught:
        import_squad(b"", book, source="a\x1b[31m\n.json")
    assert "\x1b" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_hostile_keys_are_cleaned_in_the_error(book):
    assert "\x1b" not in refusal(faulty(**{"\x1b]0;x\x07": 1}), book)


@given(data=st.binary(max_size=200))
def test_random_bytes_raise_nothing_but_the_one_error(data, book):
    try:
        read_back = import_squad(data, book)
    except ExchangeError:
        return
    assert isinstance(read_back, SquadPlan)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)
FIELDS = st.sampled_from(
    ["name", "side", "budget", "quality", "naval", "soldiers", "equipment", "agreements", "note"]
)
SOLDIER_FIELDS = st.sampled_from(
    ["name", "troop", "race", "armour", "weapons", "equipment", "leader", "note"]
)


@given(squad=st.dictionaries(FIELDS, JSON, max_size=4), man=st.dictionaries(SOLDIER_FIELDS, JSON, max_size=4))
def test_wrong_types_anywhere_raise_nothing_but_the_one_error(squad, man, book):
    value = document(**({"soldiers": [{"name": "A"} | man]} | squad))
    shown = ""
    try:
        read(value, book)
    except ExchangeError as error:
        shown = str(error)
    assert shown == "" or (shown.isprintable() and shown.endswith("."))


@given(cut=st.integers(0, 2000))
def test_a_file_cut_short_is_never_half_imported(cut, eight, book):
    data = export_squad(eight).encode()
    if cut < len(data) - 2:
        with pytest.raises(ExchangeError):
            import_squad(data[:cut], book)
