"""The templates of the pages: everything that comes into one is escaped."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from squadlog.base.records import value
from squadlog.extras.web.pages.assets import assets
from squadlog.session.view.sides import side_hue, side_sign
from squadlog.session.view.toned import plain_text

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.session.seat import Seat

_CITED = re.compile(r"\[[A-Z]{1,3}-\d{2,3}[^\]<]*\]")
_RULE = re.compile(r"[A-Z]{1,3}-\d{2,3}(?:\.\.\d+)?")


@value
class PageStand:
    """Where a page stands: the entry, and how many lines the seat may read, undone ones too.

    What is said after something was undone is another word than the same one before.
    """

    entry: int
    lines: int

    def __str__(self) -> str:
        """The entry, as it is sent back."""
        return str(self.entry)


def stand_of(seat: Seat) -> PageStand:
    """Where a battle stands for a seat."""
    return PageStand(seat.head, seat.log.in_all())


def render(name: str, **what: Any) -> Markup:  # noqa: ANN401 - each template takes what it shows
    """A template filled in."""
    return Markup(_templates().get_template(f"{name}.html").render(**what))  # noqa: S704 - it escapes what it takes


def key_of(seat: str, entry: int | PageStand, said: str) -> str:
    """What makes a word of a page the only one of its kind: pressed twice it is said once."""
    return sha256(f"{seat}\n{entry!r}\n{said}".encode()).hexdigest()[:16]


def cited(text: object) -> Markup:
    """A text with a link behind each rule that it cites: `[ACT-16]`."""
    linked = _CITED.sub(
        lambda found: _RULE.sub(r'<a href="/page/piece/rule?rule=\g<0>">\g<0></a>', found.group()),
        str(escape(text)),
    )
    return Markup(linked)  # noqa: S704 - escaped above


def hue(side: str, battle: Known) -> str:
    """The class that gives a side its hue."""
    return f"side-{side_hue(battle, side)}"


def sign(side: str, battle: Known) -> str:
    """The sign of a side, as on screens."""
    return side_sign(battle, side)


@cache
def _templates() -> Environment:
    made = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["assets"] = {name: one.address for name, one in assets().items()}
    made.globals["key_of"] = key_of
    made.filters.update(cited=cited, hue=hue, sign=sign, toned=plain_text)
    return made
