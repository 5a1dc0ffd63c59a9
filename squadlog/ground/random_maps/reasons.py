"""What two sides come for: a thing that stands in a room drawn at random, and the sentences that say so."""

from collections.abc import Callable, Mapping
from typing import Final

from squadlog.ground.random_maps.indoors.room_space import RoomSpace
from squadlog.ground.random_maps.names import lay_rooms
from squadlog.ground.random_maps.sketch import Box, Pt, Sketch

_Furnish = dict[str, tuple[str, tuple[str, ...]]]
STREET: Final[_Furnish] = {
    "strongbox": ("safe", (
        "The strongbox in the {room} holds the garrison's pay. Both patrols were told to bring it in.",
        "Somebody talked: the strongbox in the {room} is full, and the street will be awake in an hour.",
    )),
    "radio set": ("sideboard", (
        "The radio set in the {room} is still on the air. One side wants it silent, the other wants its owner.",
        "Whoever holds the {room} has the only radio set that reaches over the river, and both sides need to call.",
    )),
    "filing cabinet": ("cupboard", (
        "The filing cabinet in the {room} has the names of everybody who helped. Neither side may leave without it.",
        "Both patrols want the ledger from the filing cabinet in the {room} before the street wakes.",
    )),
    "printing press": ("machine", (
        "The printing press in the {room} tells the town whom to fear. One side will move it, the other break it.",
    )),
}  # fmt: skip
FARM: Final[_Furnish] = {
    "rifle chest": ("sideboard", (
        "The rifle chest in the {room} was hidden for the rising. One side buried it, the other was told where.",
        "Both patrols have heard of the rifle chest in the {room}. The farmer has sold it twice, and left.",
    )),
    "call radio": ("sideboard", (
        "The call radio in the {room} has been calling for three nights. Tonight two patrols answer it.",
    )),
    "seed safe": ("safe", (
        "The valley's seed money lies in the seed safe in the {room}. It feeds a company till spring.",
    )),
}  # fmt: skip
STATION: Final[_Furnish] = {
    "main console": ("long console", (
        "The main console in the {room} opens every lock for fifty miles. Whoever sits there at dusk keeps the valley.",
        "The last message is still on the main console in the {room}. Both patrols want to read it first.",
    )),
    "cipher safe": ("safe", (
        "The crew left in such haste that the cipher safe in the {room} is still full. Two patrols are at the fence.",
    )),
    "cold cabinet": ("cupboard", (
        "The cold cabinet in the {room} holds the only vaccine this side of the ridge, and the power fails at dusk.",
    )),
    "reactor core": ("tank", (
        "The reactor core in the {room} can be shut down or carried off, but not both. The two sides differ on which.",
    )),
}  # fmt: skip
DECK: Final[_Furnish] = {
    "helm console": ("long console", (
        "The ship drifts, and whoever reaches the helm console on the {room} says where it goes.",
    )),
    "cargo locker": ("safe", (
        "The manifest says machine parts. The cargo locker in the {room} says otherwise, and both crews have read it.",
        "The passenger died, and what he carried lies in the cargo locker in the {room}. Both crews were promised it.",
    )),
    "jump core": ("tank", (
        "The jump core in the {room} is worth more than the ship. One crew wants it out, the other wants to get home.",
    )),
}  # fmt: skip
_WHERE: Final[dict[str, tuple[str, ...]]] = {
    "strongbox": ("study", "bedroom", "parlour", "shop", "dining room"),
    "radio set": ("study", "bedroom", "workroom", "parlour", "nursery"),
    "filing cabinet": ("study", "workroom", "parlour", "dining room", "bedroom"),
    "printing press": ("workroom", "dining room", "parlour", "study", "bedroom"),
    "rifle chest": ("barn", "pantry", "bedroom", "parlour"),
    "call radio": ("study", "bedroom", "parlour", "barn"),
    "seed safe": ("study", "parlour", "bedroom", "shop"),
    "main console": ("control room", "comm room"),
    "cipher safe": ("comm room", "control room", "office"),
    "cold cabinet": ("infirmary", "laboratory", "store", "mess"),
    "reactor core": ("generator room", "workshop", "store"),
    "helm console": ("bridge",),
    "cargo locker": ("cargo hold", "captain's cabin", "store"),
    "jump core": ("engine room",),
}
"""In which rooms a thing stands, the likeliest first."""


class Prize:
    """What is fought for: a thing that stands in one of the rooms, and the sentence that says so."""

    def __init__(self, sketch: Sketch, things: _Furnish) -> None:
        self._sketch, self._things = sketch, things
        self._placed: tuple[str, Box, int] | None = None

    def furnish_rooms(self, furnish: Mapping[str, Callable[[RoomSpace], None]]) -> None:
        """Choose a thing and a room for it, and furnish all rooms by their use, that one with the thing first."""
        self._choose()
        for use, box, level in self._sketch.rooms:
            space = RoomSpace(self._sketch, box, level)
            self._stand(space)
            furnish[use](space)

    def tell(
        self,
        surfaces: dict[str, str],
        usual: str,
        outlines: dict[tuple[Box, int], tuple[Pt, ...]] | None = None,
    ) -> str:
        """Name and lay the rooms; the reason to fight, empty if nothing was placed."""
        names = lay_rooms(self._sketch, surfaces, usual, outlines)
        if self._placed is None:
            return ""
        thing, box, level = self._placed
        return self._sketch.chance.pick(self._things[thing][1]).format(room=names[box, level])

    def _choose(self) -> None:
        uses = [use for use, _, _ in self._sketch.rooms]
        for thing in self._sketch.chance.shuffled(self._things):
            for use in _WHERE[thing]:
                if use in uses:
                    rooms = [(box, level) for named, box, level in self._sketch.rooms if named == use]
                    self._placed = (thing, *self._sketch.chance.pick(rooms))
                    return

    def _stand(self, space: RoomSpace) -> None:
        """Stand it in its room; forget it if there is no place for it."""
        if self._placed is not None and (space.box, space.level) == self._placed[1:]:
            thing = self._placed[0]
            if space.against_wall(self._things[thing][0], thing) is None:
                self._placed = None
