"""What the store hands out and takes in: plain values. Rows stay inside the room."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from datetime import UTC, datetime
from typing import NamedTuple

from squadlog.base.errors import StoreError
from squadlog.base.names import safe_name
from squadlog.base.records import record
from squadlog.battle.record.steps import HeadMove, Step

OVER = "over"
"""The moment of a record that has ended; where it stands may follow after a comma."""


def fit(name: str, lead: str) -> str:
    """A name as it is kept (trimmed); StoreError, which begins with `lead`, for one unfit to be shown."""
    try:
        return safe_name(name)
    except ValueError as error:
        raise StoreError(f"{lead}: {error}.") from None


def now() -> str:
    """The time as the file has it: UTC in ISO form, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


@record
class BattleSummary:
    """A battle or side game as a list shows it. `created` and `modified` are UTC times in ISO form.

    `moment` is like `T2.s7`, for a side game the number of its last move. `game` is its key, empty for a battle.
    """

    id: int
    title: str
    created: str
    modified: str
    moment: str
    awaiting: bool = False
    game: str = ""

    @property
    def over(self) -> bool:
        """Whether it has ended, even if it was taken back since."""
        return self.moment.partition(",")[0] == OVER


def say_misfiled(battles: Iterable[BattleSummary]) -> str:
    """Which of these battles say in their rows that they are side games, in a sentence; empty for none."""
    found = [str(battle.id) for battle in battles if battle.game]
    if not found:
        return ""
    which = f"Battle {found[0]} says" if len(found) == 1 else f"Battles {', '.join(found)} say"
    return f"{which} in the file to be a side game; squadlog backup check names the row."


class StoredEvent(NamedTuple):
    """An event as it lies in the file: its kind, the version of that kind, and its JSON."""

    kind: str
    version: int
    body: str


@record
class Half:
    """A command that waits for a die: its JSON, who said it, the faces typed so far and the roll asked for (JSON).

    `stored` is the whole of it as it lies in the file, empty before it does.
    """

    command: str
    by: str
    faces: tuple[int, ...]
    roll: str
    stored: str = field(default="", compare=False)


@record
class BattleRecord:
    """A whole battle, or side game: every step ever taken, undone ones too; `head` is the event that stands.

    `events` are the bodies of each step's events, as JSON of the present version in UTF-8; where the battle is `sealed`
    those of its pages, see `seal.pages`, and `end` is what says beside it how far it goes (`seal.ending`); None: it is
    signed nowhere.
    """

    id: int
    title: str
    head: int
    tables_hash: str
    rulings_hash: str
    half: Half | None
    steps: Mapping[int, Step]
    events: Mapping[int, Sequence[bytes]]
    moves: tuple[HeadMove, ...]
    branches: Mapping[str, int]
    game: str = ""
    sealed: bool = False
    end: str | None = None

    def damaged(self, what: str, step: int | None = None) -> StoreError:
        """Something in the record, or in a step of it, that cannot be so."""
        return broken_record_error(
            self.id, what, game=self.game, entry=1 + sorted(self.steps).index(step) if step else None
        )


class EndMark(NamedTuple):
    """What says beside a sealed record how far that goes: it must stand as `before`, and is made anew `after` a change.

    `after` is given the step or the move of the head that was written, None where neither was.
    """

    before: str
    after: Callable[[Step | HeadMove | None], str]


def end_key(number: int) -> str:
    """The name of the setting that says how far a signed record goes."""
    return f"seal-end.{number}"


class Extent(NamedTuple):
    """How far a record goes: where it stands, what is awaited, title, last step, how many moves and names."""

    head: int
    awaiting: str | None
    title: str
    last_step: int
    moves: int
    branches: int


def broken_record_error(number: int, what: str, *, game: str = "", entry: int | None = None) -> StoreError:
    """The error for a damaged record, perhaps with the entry of its log."""
    where = f"{'Side game' if game not in ('', 'battle') else 'Battle'} {number}" + (
        f", entry {entry}," if entry else ""
    )
    return StoreError(
        f"{where} is damaged: {what}. It was left as it is; squadlog backup restore brings a backup of the file back."
    )


def beside_book(number: int, what: str) -> str:
    """The name of a book of entries that is kept beside one record, and goes with it."""
    return f"beside {number} {what}"


def answers_key(number: int) -> str:
    """The name of the setting with what was answered to words and faces of a record, see `writing.add_answer`."""
    return f"answered.{number}"
