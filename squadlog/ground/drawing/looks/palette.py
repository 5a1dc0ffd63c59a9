"""The looks of a drawn map: a table in colour, black ink on white paper, plain and in high contrast."""

from typing import Literal, TypeAlias

Look: TypeAlias = Literal["table", "ink", "plain"]
LOOKS: tuple[Look, ...] = ("table", "ink", "plain")
