"""A scenario as a share code: its file, with squads and map that lie beside it, and nothing else of this machine."""

import json
import re
import tomllib
from pathlib import Path

from squadlog.base.names import clean_text
from squadlog.book.book import Rulebook
from squadlog.ground.checking.load import parse_map
from squadlog.setup.own.paper import Paper
from squadlog.setup.own.scenes import as_copy
from squadlog.setup.own.writing import write_toml
from squadlog.squads.scene_files import MOST_BYTES
from squadlog.squads.sharing import codes
from squadlog.squads.sharing.codes import ShareError

_MAP_NAME = re.compile(r"[A-Za-z0-9_-]{1,80}_map\.toml", re.ASCII)


def scene_code(path: Path, book: Rulebook) -> str:
    """The scenario in a file as a code; squads and a map from its folder come along. Raises SquadlogError."""
    paper = as_copy(path, book)
    beside = dict(paper.maps[:1])
    document = {"scene": write_toml(paper.raw), "map": next(iter(beside.items()), None)}
    return codes.code("SCENE", json.dumps(document, separators=(",", ":"), ensure_ascii=False))


def scene_in(text: str) -> Paper:
    """The scenario in a code; that it can be played is for others to find. Raises ShareError or MapError."""
    try:
        document = json.loads(codes.read(text, "SCENE"))
    except (ValueError, RecursionError):
        raise ShareError("What the code holds is no scenario.") from None
    match document:
        case {"scene": str(scene), "map": None, **more} if not more:
            return Paper(raw=_raw(scene))
        case {"scene": str(scene), "map": [str(name), str(drawn)], **more} if not more:
            raw = _raw(scene)
            if raw.get("map") != name or not _MAP_NAME.fullmatch(name):
                raise ShareError("The code brings a map that its scenario does not name.")
            if len(drawn) > MOST_BYTES:
                raise ShareError(f"Its map has more than {MOST_BYTES} bytes.")
            parse_map(drawn, name)
            return Paper(raw=raw, maps=((name, drawn),))
    raise ShareError("What the code holds is no scenario.")


def _raw(text: str) -> dict[str, object]:
    if len(text) > MOST_BYTES:
        raise ShareError(f"Its scenario has more than {MOST_BYTES} bytes.")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        told = clean_text(str(error), limit=120)
        raise ShareError(f"The scenario that the code holds is not valid TOML: {told}.") from None
