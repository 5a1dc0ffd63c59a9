"""What a side is offered to lay before play, and that what it is offered stands: HID-09..HID-14, A-09."""

from support.piles import at, before, piles

from squadlog.battle.commands import Begin
from squadlog.battle.known import known
from squadlog.rules.hiding.laying import placeables
from squadlog.rules.hiding.piles import Hide, LayDecoy, PlacementOver

PAPER = {"hiding.secrets": "paper"}


def offered(played, side="blue", seat="blue"):
    """What is offered to a side, by key: asked of what its seat knows."""
    return {one.key: one for one in placeables(known(played.battle, seat), side, played.table())}


def test_soldiers_are_offered_and_a_decoy_once_somebody_hides():
    """HID-09, HID-11, HID-13."""
    played = before()
    rows = offered(played)
    assert list(rows) == ["11", "12", "placed"]
    assert [rows[key].state for key in ("11", "placed")] == ["in the open", ""]
    assert rows["placed"].words == "No unit hides"
    played.do(rows["11"].lays(at(20, 10), 90.0, ""))
    rows = offered(played)
    assert list(rows) == ["11", "12", "decoy", "placed"]
    assert rows["11"].state == "hides, pile 1 at 20,10, facing 90°"
    assert (rows["11"].laid, rows["11"].at.x, rows["decoy"].state) == (True, 20.0, "0 of 2 placed [HID-11]")
    played.do(rows["decoy"].lays(at(20, 4), None, ""))
    played.do(offered(played)["decoy"].lays(at(24, 4), 270.0, ""))
    rows = offered(played)
    assert list(rows) == ["11", "12", "pile:2", "pile:3", "placed"]
    assert [rows[key].state for key in ("pile:2", "pile:3")] == [" at 20,4", " at 24,4, facing 270°"]
    assert rows["placed"].words == "All placed: 1 hidden, 2 decoys"
    played.do(rows["pile:3"].lifts)
    assert offered(played)["placed"].words == "All placed: 1 hidden, 1 decoy"


def test_what_lies_is_laid_elsewhere_and_taken_up_again():
    """HID-09, HID-12."""
    played = before()
    played.do(Hide(unit=11, at=at(20, 10)))
    played.do(LayDecoy(side="blue", at=at(20, 4)))
    rows = offered(played)
    played.do(rows["11"].lays(at(22, 10), None, ""))
    played.do(rows["pile:2"].lays(at(26, 4), None, ""))
    assert {(pile.position.x, pile.unit) for pile in piles(played).values()} == {(22.0, 11), (26.0, None)}
    for key in ("pile:2", "11"):
        played.do(offered(played)[key].lifts)
    assert piles(played) == {}


def test_who_has_placed_and_whoever_may_not_hide_is_offered_nothing():
    """HID-03, HID-13, SET-05."""
    played = before()
    played.do(offered(played)["placed"].says)
    assert offered(played) == {}
    begun = before()
    begun.do(PlacementOver(side="blue"))
    begun.do(Begin())
    assert offered(begun, "red", "red") == {}


def test_on_paper_no_place_is_said_of_a_soldier_and_piles_have_the_next_number():
    """HID-14."""
    played = before(rulings=PAPER)
    rows = offered(played)
    assert list(rows) == ["11", "12", "pile", "placed"]
    assert (rows["11"].placed, rows["pile"].words) == (False, "pile 1")
    played.do(rows["11"].lays(None, None, ""))
    played.do(rows["pile"].lays(at(20, 4), 90.0, ""))
    rows = offered(played)
    assert (rows["11"].state, rows["11"].laid, rows["12"].laid) == (
        "hides, where stands on paper",
        True,
        False,
    )
    assert rows["pile"].words == "pile 2"


def test_where_dice_decide_no_place_is_said_of_a_decoy():
    """HID-12, A-09."""
    played = before(rulings={"decoy.placement": "random"})
    played.do(Hide(unit=11, at=at(20, 10)))
    decoy = offered(played)["decoy"]
    assert not decoy.placed
    played.do(decoy.lays(None, None, ""), 10, 20)
