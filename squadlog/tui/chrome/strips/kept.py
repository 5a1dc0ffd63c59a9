"""Strips that are drawn once and kept until something changes that they depend on."""

from textual.strip import Strip


class KeptStrips:
    """Lines as they were drawn, kept as long as the looks stay; to have the keys or lose them changes none."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[object, ...], Strip] = {}
        self._looks: tuple[object, ...] = ()

    def look(self, looks: tuple[object, ...]) -> None:
        """Forget the strips that are kept if these looks are others than before."""
        if looks != self._looks:
            self._drawn.clear()
            self._looks = looks

    def get(self, known: tuple[object, ...]) -> Strip | None:
        """The line that depends on these values alone; None where it is not drawn yet."""
        return self._drawn.get(known)

    def keep(self, known: tuple[object, ...], strip: Strip, *, most: int) -> Strip:
        """Keep a line; with more than `most` of them all others go first."""
        if len(self._drawn) > most:
            self._drawn.clear()
        self._drawn[known] = strip
        return strip
