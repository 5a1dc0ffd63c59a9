"""What the chosen soldier's points are worth at the table: whom it hits and hurts, and what that costs it."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message

from squadlog.base.lengths import format_length
from squadlog.base.records import replace
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.reports.matchup.bars import bar
from squadlog.reports.soldier.worth import COVERS, Encounter, Worth, dealt, fighter, worst, worth_of_foe
from squadlog.session.view.shots.figures import percent
from squadlog.squads.goods import weapons_for_sale
from squadlog.squads.plan import SoldierPlan
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.strip_list import ListRow, StripList

ThingT = TypeVar("ThingT")
BAR_CELLS = 7
RANGES_M = (3.0, 12.0, 25.0, 50.0)


class AtTable(StripList):
    """The first three lines say which shot is imagined; the arrows to the side, Enter or a click change them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", "Other", show=False),
        Binding("right", "turn(1)", "Other", show=False),
    ]
    decides = True

    class Turned(Message):
        """Another shot is imagined."""

    def __init__(self, book: Rulebook, rulings: Rulings) -> None:
        super().__init__(id="at-table", classes="panel")
        self.book, self._rulings = book, rulings
        self.imagined = Encounter()
        self._told: dict[tuple[object, ...], tuple[ListRow, ...]] = {}

    def on_mount(self) -> None:
        """Write the title, and what can be done, into the border."""
        self.border_title = "at the table"
        self.border_subtitle = hint_line([("◂▸", "another foe, cover, range", "turn(1)")])

    def show(self, soldier: SoldierPlan, also: str | None) -> None:
        """Show what this soldier does and suffers; `also` is a weapon that it might take.

        Soldiers who are alike are worked out once.
        """
        asked = (fighter(soldier), soldier.weapons, also, self.imagined, id(self.book))
        if asked not in self._told:
            rows = at_table_rows(soldier, also, self.imagined, self.book, self._rulings)
            self._told[asked] = tuple(rows)
        self.fill(self._told[asked])

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Turn the chosen row to its next value."""
        event.stop()
        self.action_turn(1)

    def action_turn(self, step: int) -> None:
        """Another suit of the foe, another cover, another range."""
        shot, foe = self.imagined, self.imagined.foe
        match self.chosen:
            case "foe":
                other = replace(foe, armour=_next(tuple(self.book.armours), foe.armour, step))
                self.imagined = replace(shot, foe=other)
            case "cover":
                self.imagined = replace(shot, cover=_next(COVERS, shot.cover, step))
            case "range":
                self.imagined = replace(shot, range_m=_next(RANGES_M, shot.range_m, step))
            case _:
                return
        self.post_message(self.Turned())


def _next(things: Sequence[ThingT], thing: ThingT, step: int) -> ThingT:
    return things[(things.index(thing) + step) % len(things)]


def at_table_rows(
    soldier: SoldierPlan, also: str | None, imagined: Encounter, book: Rulebook, rulings: Rulings
) -> Iterator[ListRow]:
    """The imagined shot, each weapon against the foe, the foe's against this soldier, then in suits."""
    suit = book.armours[imagined.foe.armour]
    cover = imagined.cover.replace("_", " cover, ") or "none"
    yield _setting("foe", f"{suit.name}, AF {suit.af}")
    yield _setting("cover", f"{cover}, for both")
    yield _setting("range", f"{format_length(imagined.range_m)}: 0 [FIR-02]")
    own = fighter(soldier)
    weapons = (*soldier.weapons, *([also] if also else []))
    yield _heading("does", "hits", "hurts", "boxes")
    for one in dealt(own, weapons, imagined, book, rulings):
        yield _worth(f"does {one.weapon}", one.label, one, wanted=one.label.partition(" ")[0] == also)
    every = [row.key for row in weapons_for_sale(book)]
    harm = worth_of_foe(own, every, imagined, book, rulings)
    if not harm:
        return
    yield _heading("suffers", "hit", "hurt", "boxes")
    for one in harm:
        yield _worth(f"suffers {one.weapon}", one.label, one)
    worn = worst(harm)
    by = worn.weapon.partition("_")[0] if worn is not None else "SR"
    yield _heading(f"by {by} in", "hit", "hurt", "boxes")
    for key, armour in book.armours.items():
        most = worst(worth_of_foe(replace(own, armour=key), [by], imagined, book, rulings))
        if most is not None:
            yield _worth(f"in {key}", f"{key:<3} {armour.cost:>3}", most, wanted=key == soldier.armour)


def _setting(key: str, words: str) -> ListRow:
    return ListRow(
        key, Content.assemble((f"{key:<6}", "$quiet"), ("◂ ", "$quiet"), (words, "bold"), (" ▸", "$quiet"))
    )


def _heading(what: str, *columns: str) -> ListRow:
    one, two, three = columns
    told = f"{what:<9}{one:>5}{'':{BAR_CELLS + 1}}{two:>6} {three:>5}"
    return ListRow(f"head {what}", Content.styled(told, "$quiet"), stops=False)


def _worth(key: str, label: str, one: Worth, *, wanted: bool = False) -> ListRow:
    told = (
        f"{label:<9}{percent(one.hit):>5} {bar(float(one.hit), BAR_CELLS)}"
        f"{percent(one.hurt):>6} {float(one.boxes):>5.1f}{'◂' if wanted else ''}"
    )
    return ListRow(key, Content.styled(told, "bold" if wanted else ""), stops=False)
