"""Every calculation, by name; the room of one is imported when it is wanted, because most calls want one or two."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from squadlog.extras.calc.function import Function

_ROOMS = {
    "building": ("squad_cost", "log_mods", "leader_cost", "hide_cost"),
    "timing": ("init_order", "end_at", "ap", "sum", "melee_time", "daze", "elev_wait", "elev_floor"),
    "losing": ("lost",),
    "rolls": ("to_hit", "melee", "avoid", "zero_g", "shares", "rof"),
    "harm": ("wounds", "rates", "vp", "obstacle"),
    "ground": ("path", "next_modes", "turn_ok", "bounce_seq"),
    "seeing": ("los", "cover", "dead_zone"),
    "morale": ("initiative_mods", "rout", "rally", "regroup", "regrouped_quality"),
    "rounds": ("ammunition", "burst_hits", "burst_rate", "burst_area", "burst_concentrated"),
    "charges": ("blast", "fire_at_charge", "plastic_on", "shaped_on", "shaped_zones"),
    "hiding": ("decoys", "detect", "ambush"),
    "side_goods": ("equipment_cost", "holotarp"),
    "grenades": ("grenade", "grenade_time", "launcher", "sacrifice"),
    "weather": ("metres", "sight_mods", "vacuum"),
    "strikes": ("mine_chain", "mission", "mission_cost"),
    "victory": ("victory_level", "casualty_score", "charge_score", "hold"),
    "conversions": ("legionnaire", "legionnaire_back", "centurion"),
}
"""The calculations of each module, which its FUNCTIONS are."""


class Catalogue(Mapping[str, "Function[Any]"]):
    """Every calculation by name, in the order of their rooms."""

    _rooms: Mapping[str, str] = {name: room for room, names in _ROOMS.items() for name in names}

    def __getitem__(self, name: str) -> "Function[Any]":
        """The calculation of that name. Raises KeyError."""
        room = import_module(f"squadlog.extras.calc.{self._rooms[name]}")
        functions: tuple[Function[Any], ...] = room.FUNCTIONS
        return next(function for function in functions if function.name == name)

    def __iter__(self) -> Iterator[str]:
        """The names."""
        return iter(self._rooms)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._rooms)


CATALOGUE = Catalogue()
