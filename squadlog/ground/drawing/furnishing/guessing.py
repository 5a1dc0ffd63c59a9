"""What an obstacle looks like where the map does not say: by its name, by its kind, by its size."""

from collections.abc import Iterable, Sequence

from squadlog.ground.map.structures import Obstacle
from squadlog.ground.map.surfaces import Looks

_SAID = """
round_table: round table, card table
cabinet: bedside, cupboard, cabinet, dresser, drawers, filing, safe
bunks: bunk, beds, cot
bed: bed, mattress
bookcase: bookcase, books
bench: bench, pew
chair: armchair, chair, stool, seat
sofa: sofa, couch
desk: desk
stall: stall
barrel: barrel, drum, cask, keg
sandbags: barricade, sandbag
bar: bar
console: console, communication, radio, terminal, control
counter: counter
table: table
wardrobe: wardrobe, closet
lockers: locker
stove: stove, oven, range, cooker
sink: sink, basin, washstand
bath: bath, tub
toilet: toilet
crates: boxes, crates, cargo, containers
crate: chest, crate, box, container
sacks: sack, bags, grain
pallet: pallet
rack: computer, server, rack
shelves: shelf, shelves, shelving
generator: generator, reactor
engine: engine, motor
tank: boiler, tank, cistern
pipes: pipe
machine: machine, lathe, press, pump
pillar: pillar, column
screen: screen, partition
truck: truck, lorry, van
cart: wagon, cart, barrow
car: car, jeep
boat: boat, dinghy
rock: rock, boulder, stones
log: log, trunk
hedge: hedge, bush
fence: fence, wall
rubble: rubble, ruin, debris
well: well, fountain
grave: grave, tomb
altar: altar
"""
"""What the words of names say, what tells more first; a longer word is met as the beginning of one of a name."""
_WORDS: tuple[tuple[str, Looks], ...] = tuple(
    (word, looks.strip())  # type: ignore[misc]  # one of them, as the tests see
    for looks, _, words in (line.partition(":") for line in _SAID.strip().splitlines())
    for word in words.strip().split(", ")
)
_KINDS: dict[str, Looks] = {
    "counter": "counter", "machinery": "machine", "shelving": "shelves", "column": "pillar", "panel": "screen",
    "furniture": "table", "other": "crates",
}  # fmt: skip


def looks_of(obstacle: Obstacle) -> Looks:
    """What an obstacle looks like: what it says, else what its name and kind suggest."""
    if obstacle.looks:
        return obstacle.looks
    name = (obstacle.name or obstacle.id).lower().replace("-", " ").replace("_", " ")
    parts = name.split()
    for word, looks in _WORDS:
        if word in name and _says(word, parts):
            return looks
    if obstacle.kind == "furniture":
        return _by_size(obstacle.points)
    return _KINDS[obstacle.kind]


def _says(word: str, parts: Sequence[str]) -> bool:
    """Whether a name has the word: two words as they stand, a short one whole, a longer one as a beginning."""
    if " " in word:
        return True
    return any(part in (word, f"{word}s") or (len(word) > 3 and part.startswith(word)) for part in parts)


def _by_size(ring: Iterable[tuple[float, float]]) -> Looks:
    """Furniture without a telling name: what is small is a chair, what is long and narrow a bench."""
    xs, ys = zip(*ring, strict=True)
    deep, long = sorted((max(xs) - min(xs), max(ys) - min(ys)))
    if long <= 0.7:
        return "chair"
    return "bench" if deep <= 0.5 else "table"
