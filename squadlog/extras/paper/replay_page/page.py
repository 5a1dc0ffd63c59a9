"""A battle as one HTML file that plays it; where no script runs, a still with the whole story."""

import json
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record
from squadlog.extras.paper.replay_page.chips import still_chips
from squadlog.extras.paper.replay_page.page_data import fold, page_data
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.ground.drawing.looks.palette import Look
from squadlog.session.replaying.changes import Data
from squadlog.session.replaying.frames import BattleReplay
from squadlog.survey.drawn import map_of_text

with lazy_imports():
    import jinja2

    from squadlog.extras.paper.replay_page import grounds

_HERE = Path(__file__).resolve().parent
_EYES = {
    REFEREE: "All that happened, with every secret.",
    TABLE: "As all players know it.",
    NOBODY: "As everybody may know it.",
}


@record
class RosterRow:
    """A soldier as it stood at the end; `look` is `out` for one out of the fight."""

    number: str
    name: str
    hue: str
    look: str
    wound: str
    state: str


def replay_page(replay: BattleReplay, look: Look = "table") -> str:
    """The page of a replay. A picture beneath the map is left out. Raises MapError for a map that is none."""
    battle = replay.frames[-1].battle
    drawn = map_of_text(battle.setup.map) if battle.setup.map else None
    data = page_data(replay, drawn)
    stood = fold(data["frames"], len(data["frames"]) - 1)
    style, script = _file("page.css"), _file("player.js")
    eyes = _EYES[REFEREE] if replay.whole else _EYES.get(replay.seat)
    lines = [line for frame in replay.frames for line in frame.said]
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True)
    return environment.from_string(_file("page.html.j2")).render(
        policy=_policy(style, script),
        style=style,
        script=script,
        data=embed(data),
        title=replay.title,
        sides=[side.name for side in battle.setup.sides],
        eyes=eyes or f"As {battle.setup.side_name(replay.seat)} knows it.",
        grounds=None if drawn is None else grounds.draw_grounds(drawn, look, night=False),
        shapes=_file("shapes.svg"),
        wide=data["wide"],
        high=data["high"],
        chips=tuple(still_chips(stood, data)),
        roster=tuple(_roster(stood, data)),
        when=f"Turn {battle.now.turn}, subphase {battle.now.subphase}",
        said="\n".join(replay.frames[-1].said),
        lines=lines,
    )


def embed(data: Data) -> str:
    """Data as JSON that may stand in a page: nothing in it ends the element that it is in, or begins another."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _roster(stood: Data, data: Data) -> Iterator[RosterRow]:
    for number, who in data["people"].items():
        one = stood.get("figures", {}).get(number, {})
        said = [one.get("posture", ""), one.get("does", ""), *one.get("state", ())]
        yield RosterRow(
            number=number,
            name=who["name"],
            hue=who["hue"],
            look="out" if one.get("out") else "",
            wound=one.get("wound", ""),
            state=", ".join(filter(None, said)),
        )


@cache
def _file(name: str) -> str:
    """A part of the page, its lines without what indents them and without comments of whole lines."""
    lines = (line.strip() for line in (_HERE / name).read_text(encoding="utf-8").splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def _policy(style: str, script: str) -> str:
    """What a browser may do with the page: run this script, use this style, load nothing."""
    named = (f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in (script, style))
    return "default-src 'none'; script-src {}; style-src {}; img-src data:; base-uri 'none'; form-action 'none'".format(
        *named
    )
