"""The few exceptions of squadlog: bugs in the data, and input or output that failed.

A refused command is not an exception; the rules answer it with a value.
"""


class SquadlogError(Exception):
    """Anything squadlog raises on purpose; its text is one sentence fit to be shown."""

    @property
    def cited(self) -> str:
        """What a person is shown: the whole sentence, with the rule that says so if one does."""
        return str(self)


class RulebookError(SquadlogError):
    """A table file is missing, unreadable or wrong; the sentence names file, key and what was expected."""


class StoreError(SquadlogError):
    """The file of battles cannot be read or written; the sentence says why and what is left untouched."""


class MapError(SquadlogError):
    """A map file is missing, unreadable or wrong; the sentence names file, feature and what would be right.

    Of a drawing everything is told at once: `sentences` has one for each thing.
    """

    @property
    def sentences(self) -> tuple[str, ...]:
        """What is wrong, sentence by sentence."""
        return tuple(map(str, self.args))

    def __str__(self) -> str:
        """All of them."""
        return " ".join(self.sentences)
