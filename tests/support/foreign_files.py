"""Files of other programs' maps, changed on purpose: each gives a map that can be checked, or one sentence."""

import json
import re
from pathlib import Path

from support.mutated_files import bytes_changed, value_changed

from squadlog.base.errors import MapError
from squadlog.extras.workshop.foreign.importing import read_foreign
from squadlog.extras.workshop.foreign.map_building import build_map
from squadlog.ground.checking.check import check
from squadlog.ground.checking.load import parse_map
from squadlog.ground.map.dump import dump_map

FOREIGN = Path(__file__).parents[1] / "data" / "foreign"
_SENTENCE = re.compile(r"[^\n]{5,}[.?]")


def change_file(random):
    """A file of another program with something wrong in it, somewhere."""
    content = random.choice(sorted(FOREIGN.iterdir())).read_bytes()
    if random.random() < 0.3:
        return bytes_changed(content, random)
    document = json.loads(content)
    if "image" in document:
        document["image"] = document["image"][: random.choice((0, 100, 5000))]
    for _ in range(random.choice((1, 1, 2, 5))):
        document = value_changed(document, random)
    return json.dumps(document).encode("utf-8", "surrogatepass")


def take(content, path):
    """What comes of a file: `map`, or `refused`. Raises AssertionError for a refusal that is no sentence."""
    path.write_bytes(content)
    try:
        foreign = read_foreign(path)
        built = build_map(foreign, foreign.metres or 1.5, path.name)
    except MapError as error:
        _check_sentences(error.sentences)
        return "refused"
    _check_sentences(built.told)
    check(built.map)
    assert parse_map(dump_map(built.map), "again") == built.map
    return "map"


def _check_sentences(sentences):
    assert all(_SENTENCE.fullmatch(sentence) for sentence in sentences), sentences
