"""Every calculation, by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from squadlog.calc import building, ground, harm, houses, losing, rolls, seeing, timing
from squadlog.calc.function import Function

CATALOGUE: Mapping[str, Function[Any]] = MappingProxyType({
    function.name: function
    for room in (building, timing, losing, rolls, harm, ground, seeing, houses)
    for function in room.FUNCTIONS
})  # fmt: skip
