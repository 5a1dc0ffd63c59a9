"""What a drawing says of its objects by attribute, style or class: shown or not, filled, how wide drawn."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Self

from squadlog.base.records import value

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_SIMPLE = re.compile(r"([A-Za-z][\w-]*)?(?:\.([\w-]+)|#([\w-]+))?")
_LOOKED_AT = ("display", "visibility", "fill", "stroke", "stroke-width")
_UNSEEN = ("hidden", "collapse")


@value
class SvgShown:
    """Whether what is drawn here is seen.

    What is not displayed takes all in it along, what is invisible may hold the visible.
    """

    displayed: bool = True
    visible: bool = True

    @property
    def seen(self) -> bool:
        """Whether it can be seen."""
        return self.displayed and self.visible

    def within(self, said: Mapping[str, str]) -> Self:
        """What is hidden of an element inside that says this of itself."""
        visibility = said.get("visibility", "inherit")
        return replace(
            self,
            displayed=self.displayed and said.get("display") != "none",
            visible=self.visible if visibility == "inherit" else visibility not in _UNSEEN,
        )


class Styles:
    """The style sheets of a drawing, as far as they hide, fill or draw: rules for a tag, a class or an id."""

    def __init__(self, root: ET.Element) -> None:
        self._rules: dict[tuple[str, str, str], dict[str, str]] = {}
        for element in root.iter():
            if isinstance(element.tag, str) and element.tag.rpartition("}")[2] == "style":
                self._read("".join(element.itertext()))

    def of(self, element: ET.Element) -> dict[str, str]:
        """What is said of an element: by its attributes, over them by the style sheets, over these by its own style."""
        said = {key: element.get(key, "").strip() for key in _LOOKED_AT if key in element.attrib}
        if self._rules:
            tag = str(element.tag).rpartition("}")[2]
            classes = element.get("class", "").split()
            for name in ("", *classes):
                for kind in ("", tag):
                    said.update(self._rules.get((kind, name, ""), {}))
            for kind in ("", tag):
                said.update(self._rules.get((kind, "", element.get("id", "")), {}))
        said.update(_declarations(element.get("style", "")))
        return said

    def _read(self, text: str) -> None:
        for rule in _COMMENT.sub(" ", text).split("}"):
            selectors, brace, body = rule.partition("{")
            declared = dict(_declarations(body)) if brace else {}
            for selector in selectors.split(",") if declared else ():
                found = _SIMPLE.fullmatch(selector.strip())
                if found and selector.strip():
                    tag, name, id_ = (part or "" for part in found.groups())
                    self._rules.setdefault((tag, name, id_), {}).update(declared)


def _declarations(style: str) -> Iterator[tuple[str, str]]:
    """What a style says of being seen and drawn."""
    for part in style.split(";"):
        key, _, value = part.partition(":")
        if key.strip().lower() in _LOOKED_AT:
            yield key.strip().lower(), value.removesuffix("!important").strip().lower()
