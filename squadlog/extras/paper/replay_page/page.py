"""A battle as one HTML file that plays it; where no script runs, a still with the whole story."""

import json
from base64 import b64encode
from collections import deque
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from itertools import groupby
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record
from squadlog.extras.paper.replay_page.page_data import fold, page_data
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.ground.drawing.looks.palette import Look
from squadlog.session.replaying.changes import Data
from squadlog.session.replaying.frames import BattleReplay
from squadlog.session.replaying.marks import ReplayMark
from squadlog.session.replaying.words import moment_words
from squadlog.survey.seat_survey import survey_of

with lazy_imports():
    import jinja2

    from squadlog.extras.paper.replay_page import chip_parts, grounds
    from squadlog.survey.drawing import scene

_HERE = Path(__file__).resolve().parent
_EYES = {
    REFEREE: "All that happened, with every secret.",
    TABLE: "As all players know it.",
    NOBODY: "As everybody may know it.",
}


@record
class BarMark:
    """A mark on the bar of a page, from `top` to `foot` of ten."""

    frame: int
    look: str
    top: int
    foot: int


@record
class RosterRow:
    """A soldier as it stood at the end; `look` is `out` for one out of the fight."""

    number: str
    name: str
    side: int
    look: str
    wound: str
    state: str


def replay_page(replay: BattleReplay, look: Look = "table") -> str:
    """The page of a replay. A picture beneath the map is left out. Raises MapError for a map that is none."""
    battle = replay.frames[-1].battle
    survey = survey_of(battle)
    drawn = survey.map if battle.setup.map else None
    played = page_data(replay, drawn, look)
    data = played.data
    style = f"{_file('page.css')}\n{chip_parts.side_styles(battle, look)}"
    script = _file("player.js")
    eyes = _EYES[REFEREE] if replay.whole else _EYES.get(replay.seat)
    night = battle.setup.environment.night
    return _template().render(
        policy=_policy(style, script),
        style=style,
        script=script,
        data=embed(data),
        title=replay.title,
        sides=[side.name for side in battle.setup.sides],
        eyes=eyes or f"As {battle.setup.side_name(replay.seat)} knows it.",
        drawn=drawn,
        floors=drawn and grounds.draw_floors(scene.picture_scene(survey), look, night=night),
        symbols=chip_parts.chip_symbols(battle, look, played.signs) + played.pieces,
        rows=played.rows,
        marks=[_bar_mark(mark, data["sides"]) for mark in replay.marks],
        last=max(1, len(replay.frames) - 1),
        roster=tuple(_roster(deque(fold(data["frames"]), maxlen=1).pop(), data)),
        when=moment_words(replay.frames[-1]),
        said="\n".join(replay.frames[-1].said),
        story=tuple(_story(replay)),
    )


@cache
def _template() -> "jinja2.Template":
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True)
    return environment.from_string(_file("page.html.j2"))


def embed(data: Data) -> str:
    """Data as JSON that may stand in a page: nothing in it ends the element that it is in, or begins another."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _bar_mark(mark: ReplayMark, sides: Mapping[str, int]) -> BarMark:
    """A mark on the bar: turns over all of it, the sides by turns above and below, the longer the graver."""
    if mark.unit is None:
        return BarMark(frame=mark.frame, look=mark.kind, top=2, foot=8)
    place, long = sides.get(mark.side, 0), 3 if mark.kind == "wound" else 5
    top, foot = (5 - long, 5) if place % 2 == 0 else (5, 5 + long)
    return BarMark(frame=mark.frame, look=f"{mark.kind} side{place}", top=top, foot=foot)


def _story(replay: BattleReplay) -> Iterator[tuple[str, list[str]]]:
    """What was told, each moment with its lines."""
    spoken = (frame for frame in replay.frames if frame.said)
    for when, frames in groupby(spoken, key=moment_words):
        yield when, [line for frame in frames for line in frame.said]


def _roster(stood: Data, data: Data) -> Iterator[RosterRow]:
    for number, who in data["people"].items():
        one = stood.get("figures", {}).get(number, {})
        said = [one.get("posture", ""), one.get("does", ""), *one.get("state", ())]
        yield RosterRow(
            number=number,
            name=who["name"],
            side=who["side"],
            look="out" if one.get("out") else "",
            wound=data["wounds"].get(one.get("wound"), ""),
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
