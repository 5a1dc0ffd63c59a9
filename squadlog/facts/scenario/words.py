"""What the parts of a scenario are made of: ids, names, texts, and how many of each there may be."""

from typing import Annotated, Final

from squadlog.base.limits import After, Bounds
from squadlog.base.names import safe_name, safe_text

MOST: Final = 200
"""Areas, conditions, triggers and objectives of a scenario, of each."""
_LONGEST = 400
"""The most characters of a text on the page."""

Id = Annotated[str, Bounds(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,31}$")]
"""The id of a part, for other parts and at the table."""
Ids = Annotated[tuple[Id, ...], Bounds(max_length=MOST)]
Name = Annotated[str, After(lambda text: text and safe_name(text))]
Names = Annotated[tuple[Annotated[str, After(safe_name)], ...], Bounds(max_length=MOST)]
Text = Annotated[str, After(lambda text: safe_text(" ".join(text.split()), limit=_LONGEST))]
Turn = Annotated[int, Bounds(ge=1, le=500, strict=True)]
Count = Annotated[int, Bounds(ge=1, le=999, strict=True)]
Points = Annotated[int, Bounds(ge=-10_000, le=10_000, strict=True)]
Metres = Annotated[float, Bounds(ge=0, le=1_000, allow_inf_nan=False)]
