"""The templates of the pages: everything that comes into one is escaped."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from squadlog.extras.web.pages.assets import assets


def render(name: str, **what: Any) -> Markup:  # noqa: ANN401 - each template takes what it shows
    """A template filled in."""
    return Markup(_templates().get_template(f"{name}.html").render(**what))  # noqa: S704 - it escapes what it takes


def key_of(seat: str, entry: int, said: str) -> str:
    """What makes a word of a page the only one of its kind: pressed twice it is said once."""
    return sha256(f"{seat}\n{entry}\n{said}".encode()).hexdigest()[:16]


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
    return made
