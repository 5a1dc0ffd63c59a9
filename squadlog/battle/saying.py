"""Commands of the advanced chapters, which each chapter brings along."""

from typing import ClassVar

from squadlog.records import record


@record
class Said:
    """Something that is said of an advanced chapter. The chapter's own kinds of it have its answers and its words.

    `secret`: its words are for the side whose it is, and for the referee, alone. `of_seat`: its field `seat` is
    filled in with the seat from which it is said.
    """

    secret: ClassVar[bool] = False
    of_seat: ClassVar[bool] = False

    kind: str
