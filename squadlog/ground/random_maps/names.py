"""What a map drawn at random is called, and what its rooms are, told apart by where they lie."""

from collections import Counter, defaultdict

from squadlog.base.dice import Chance
from squadlog.ground.random_maps.sketch import Box, Pt, Sketch, rectangle

_NEAR_M = 1.0
"""Rooms nearer to the middle of their like than this lie neither north nor south of it."""
_STREETS = (
    "Coppersmith", "Lantern", "Chandler", "Vinegar", "Orchard", "Tannery", "Saltmarket", "Miller", "Kestrel",
    "Bellfounder", "Quarry", "Candle", "Linden", "Weaver", "Harbour", "Cooper", "Sexton", "Magpie", "Foundry", "Almond",
    "Cartwright", "Plum", "Ferry", "Glazier", "Mustard", "Pilgrim", "Thistle", "Anvil", "Rope", "Juniper",
)  # fmt: skip
_KINDS_OF_STREET = ("Street", "Street", "Street", "Row", "Lane", "Road", "Terrace")
_WOODS = (
    "Sable", "Hollow", "Crow", "Amber", "Widow's", "Grey", "Fox", "Thorn", "Ember", "Silent", "Raven", "Hazel", "Adder",
    "Bramble", "Winter", "Stag", "Moth", "Alder", "Bitter", "Lost", "Owl", "Cinder", "Heron", "Badger",
)  # fmt: skip
_KINDS_OF_WOOD = ("Wood", "Glade", "Thicket", "Copse", "Hollow", "Clearing", "Holt", "Dell")
_STATIONS = (
    "Relay Station", "Survey Station", "Weather Station", "Listening Post", "Pumping Station", "Mining Station",
    "Signal Station", "Outpost", "Tracking Station", "Supply Depot",
)  # fmt: skip
_CALLED = (
    "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve", "Kestrel",
    "Orpheus", "Meridian", "Halberd", "Castor", "Vesper", "Tallow", "Argent", "Lodestar", "Basalt", "Corvus", "Hearth",
)  # fmt: skip
_SHIPS = (
    "Halcyon", "Asphodel", "Meridian", "Cormorant", "Patient Margin", "Ferrier", "Gallant Hour", "Ninth Wave",
    "Distant Bell", "Ivory Coast", "Prudence", "Magdalene", "Long Account", "Sparrowhawk", "Albatross", "Quiet Harbour",
    "Emerald Way", "Fair Exchange", "Calliope", "Northern Cross", "Second Thought", "Lady Ashdown", "Ostrander",
)  # fmt: skip


_FARMS = (
    "Harrow", "Bellwether", "Sorrel", "Tern", "Old Mercy", "Rook", "Barley", "Longacre", "Marl", "Kestrel", "Hob",
    "Drover's", "Wether", "Quince", "Lark", "Fallow", "Ash", "Tithe", "Grindstone", "Plover",
)  # fmt: skip
_KINDS_OF_FARM = ("Farm", "Farm", "Grange", "Croft", "Homestead", "Holding")


def farm_title(chance: Chance) -> str:
    """The name of a farm."""
    return f"{chance.pick(_FARMS)} {chance.pick(_KINDS_OF_FARM)}"


def street_title(chance: Chance) -> str:
    """The name of a street."""
    return f"{chance.pick(_STREETS)} {chance.pick(_KINDS_OF_STREET)}"


def wood_title(chance: Chance) -> str:
    """The name of a wood."""
    name, kind = chance.pick(_WOODS), chance.pick(_KINDS_OF_WOOD)
    return f"The {name} {'Wood' if kind == name else kind}"


def station_title(chance: Chance) -> str:
    """The name of a station."""
    return f"{chance.pick(_STATIONS)} {chance.pick(_CALLED)}"


def deck_title(chance: Chance) -> str:
    """The name of the deck of a ship."""
    return f"{chance.pick(('Deck', 'Main Deck', 'Lower Deck'))} of the {chance.pick(_SHIPS)}"


def name_rooms(sketch: Sketch) -> dict[tuple[Box, int], str]:
    """Give each room of the sketch its name: what it is for, with the direction where it lies if there are several.

    Rooms that even so would be called alike get a number. The names by room, to be told of in the reason to fight.
    """
    alike = defaultdict[tuple[str, int], list[Box]](list)
    for use, box, level in sketch.rooms:
        alike[use, level].append(box)
    found: dict[tuple[Box, int], str] = {}
    taken: set[str] = set()
    for (use, level), boxes in alike.items():
        above = "upper" if level > 1 and (use, 1) in alike else ""
        for box, where in zip(boxes, _directions([_middle(sketch, box) for box in boxes]), strict=True):
            name = " ".join(filter(None, (above, where, use)))
            called, number = name, 1
            while called in taken:
                number += 1
                called = f"{name} {number}"
            taken.add(called)
            found[box, level] = called
    return found


def lay_rooms(
    sketch: Sketch,
    surfaces: dict[str, str],
    usual: str,
    outlines: dict[tuple[Box, int], tuple[Pt, ...]] | None = None,
) -> dict[tuple[Box, int], str]:
    """Name all rooms and lay them with the floor of their use; the names by room.

    `outlines` are those of rooms that are no rectangles.
    """
    names = name_rooms(sketch)
    for use, box, level in sketch.rooms:
        points = (outlines or {}).get((box, level), rectangle(box))
        sketch.name_room(names[box, level], points, level, surfaces.get(use, usual))
    return names


def _middle(sketch: Sketch, box: Box) -> Pt:
    return sketch.on_map(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))


def _centre(places: list[Pt]) -> Pt:
    xs, ys = zip(*places, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _directions(places: list[Pt]) -> list[str]:
    """Where each of some rooms lies among them: by one direction if it alone lies there, else by two."""
    if len(places) == 1:
        return [""]
    x, y = _centre(places)
    told = [
        ("north" if py > y + _NEAR_M else "south" if py < y - _NEAR_M else "",
         "east" if px > x + _NEAR_M else "west" if px < x - _NEAR_M else "")
        for px, py in places
    ]  # fmt: skip
    across, along = Counter(one for one, _ in told), Counter(one for _, one in told)
    found = []
    for one, other in told:
        if other and along[other] == 1:
            found.append(other)
        elif one and across[one] == 1:
            found.append(one)
        else:
            found.append("-".join(filter(None, (one, other))) or "middle")
    return found
