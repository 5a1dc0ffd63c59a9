"""Parts of the builder by themselves: the squad being built and who is asked, without the screen."""

import asyncio
from types import SimpleNamespace

import pytest
from support.asking import asking
from support.bench import Memory

from squadlog.base.errors import SquadlogError
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.squads import edit
from squadlog.tui.builder.draft import SquadDraft
from squadlog.tui.builder.shelf import KeptSquad
from squadlog.tui.builder.soldier_keys import SoldierKeys


def drafted(shelf=None, *answers):
    asker, said = asking(*answers)
    shown = []
    kept = KeptSquad(shelf or Memory(), load_rulebook())
    draft = SquadDraft(
        kept, load_rulings(), asker, shows=shown.append, offers_again=lambda: shown.append("again")
    )
    return draft, said, shown


def test_a_soldier_who_comes_is_the_one_chosen_and_goes_again_by_an_undo():
    draft, said, shown = drafted()
    assert draft.change(lambda: edit.add_soldier(draft.plan), 8)
    assert (draft.at, draft.soldier, shown) == (8, draft.plan.soldiers[-1], [True])
    draft.action_take_back()
    assert (draft.at, len(draft.plan.soldiers), said) == (7, 8, [])
    draft.action_take_back()
    assert said == ["There is nothing to undo."]


def test_what_a_full_disk_does_not_keep_changes_neither_the_squad_nor_who_is_chosen():
    shelf = Memory()
    shelf.full = True
    draft, said, shown = drafted(shelf)
    before = draft.plan
    assert not draft.change(lambda: edit.add_soldier(draft.plan), 8)
    assert (draft.plan, draft.at, said, shown) == (before, 0, ["The disk is full."], [False, "again"])


@pytest.mark.parametrize("yes", [True, False])
def test_what_concerns_several_soldiers_is_asked_first_with_what_it_costs(yes):
    draft, said, _ = drafted(None, yes)
    asyncio.run(draft.change_many((0, 1), lambda _: {"armour": "MZG"}, "MZG"))
    worn = [soldier.armour for soldier in draft.plan.soldiers]
    assert worn == ([*["MZG"] * 2, *["BI"] * 6] if yes else ["BI"] * 8)
    assert said == []


def test_what_no_battle_can_use_yet_is_not_sold():
    draft, said, _ = drafted()
    row = SimpleNamespace(sold=False, has=False, name="Drone", words="A drone [TEC-01]", field="equipment")
    SoldierKeys(draft, None, None).take(SimpleNamespace(row=row, beside=False))
    assert said == ["No battle can use Drone yet, so you cannot buy it [TEC-01]"]


def test_what_fails_is_said_in_one_sentence_and_gives_nothing():
    asker, said = asking()

    def fails():
        raise SquadlogError("The file is damaged.")

    assert asker.found(fails) is None
    assert not asker.did(fails, "Done.")
    assert asker.did(lambda: None, "Done.")
    assert said == ["The file is damaged.", "The file is damaged.", "Done."]
