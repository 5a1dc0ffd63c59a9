"""Hostile packs: each is refused, a sentence a fault, or taken whole. The whole: `python tests/large/packs.py`."""

from random import Random

import pytest
from support.packs import changed, club, full, judged

from squadlog.book.load import book_with, load_rulebook
from squadlog.squads.exchange import ExchangeError, export_squad, import_squad
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.sharing.pasted import from_text


@pytest.mark.parametrize("seed", range(3))
def test_a_pack_that_was_changed_is_refused_in_sentences_or_taken_whole(seed):
    for number in range(12):
        _, faults = judged(changed(full(), Random(seed * 1000 + number)))
        assert not faults, number


def test_a_squad_file_with_a_changed_pack_is_taken_whole_or_refused_in_one_sentence():
    for number in range(20):
        text = changed(club(), Random(5000 + number)).decode(errors="replace")[:30_000]
        plan = SquadPlan(
            name="Band", soldiers=(SoldierPlan(name="Mara", armour="PW", weapons=("STR",)),), packs=(text,)
        )
        try:
            import_squad(export_squad(plan).encode(errors="replace"), load_rulebook())
            told = "Taken whole."
        except ExchangeError as error:
            told = str(error)
        assert told.endswith(".")
        assert told.isprintable()


def test_a_pasted_text_may_call_a_row_of_a_pack_by_its_name_with_or_without_whose_it_is():
    book = book_with((club(),))
    soldiers = "Mara: dockers, Patchwork, Storm Rifle\nJo: dockers, Patchwork (Kettle Street club), STR"
    text = f"Band\n\n{soldiers}\nBought: Field kit"
    plan = from_text(text, book, "text")
    assert [(one.armour, one.weapons) for one in plan.soldiers] == [("PW", ("STR",))] * 2
    assert [one.item for one in plan.equipment] == ["field_kit"]
