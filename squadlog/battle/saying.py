"""Commands of the advanced chapters, which each chapter brings along."""

from typing import ClassVar

from squadlog.records import record


@record
class Said:
    """Something that is said of an advanced chapter. The chapter's own kinds of it have its answers and its words.

    `secret`: its words are for the side whose it is, and for the referee, alone. `of_seat`: its field `seat` is
    filled in with the seat from which it is said. `by_owner`: where all sit at one keyboard too it is judged by what
    the side knows whose it is; so is what is secret. `after_the_end`: it can be said of a battle that
    is over.
    """

    secret: ClassVar[bool] = False
    after_the_end: ClassVar[bool] = False
    of_seat: ClassVar[bool] = False
    by_owner: ClassVar[bool] = False

    kind: str
