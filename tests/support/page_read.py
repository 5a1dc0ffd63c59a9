"""A page as somebody reads it who has no browser: its headings, its forms with what stands in them, its links."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qsl, urlsplit

ALONE = frozenset({"input", "br", "img", "link", "meta", "hr"})


class ReadForm:
    """A form: where it goes, what is hidden in it, what is chosen or typed, and its buttons by their words."""

    def __init__(self, action: str, method: str) -> None:
        self.action, self.method = action, method
        self.hidden: dict[str, str] = {}
        self.choices: dict[str, list[str]] = {}
        self.held: dict[str, str] = {}
        self.typed: list[str] = []
        self.buttons: list[tuple[str, dict[str, str]]] = []

    @property
    def say(self) -> str:
        """The sentence that it says."""
        return self.hidden.get("say", "")


class PageRead(HTMLParser):
    """A page or a piece of one. Raises where its tags do not fit together."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[ReadForm] = []
        self.links: list[tuple[str, str]] = []
        self.text = ""
        self.fields: list[tuple[str, str]] = []
        self._open: list[str] = []
        self._button: tuple[list[str], dict[str, str]] | None = None
        self._link: tuple[list[str], str] | None = None
        self._select = ""
        self.feed(str(html))
        self.close()
        assert not self._open, f"left open: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[Any]) -> None:
        """Whatever is read of a tag."""
        found = {name: value or "" for name, value in attrs}
        form = self.forms[-1] if self.forms and "form" in self._open else None
        if tag not in ALONE:
            self._open.append(tag)
        if tag == "form":
            self.forms.append(ReadForm(found["action"], found["method"]))
        elif tag == "button":
            self._button = ([], found)
        elif tag == "a":
            self._link = ([], found["href"])
        elif tag == "select" and form is not None:
            self._select = found["name"]
        elif tag == "option" and form is not None and self._select:
            self._choice(form, self._select, found, "selected")
        elif tag == "input" and form is not None:
            match found.get("type", "text"):
                case "hidden":
                    form.hidden[found["name"]] = found["value"]
                case "radio" | "checkbox":
                    self._choice(form, found["name"], found, "checked")
                case _:
                    form.typed.append(found["name"])
                    form.held[found["name"]] = found.get("value", "")

    @staticmethod
    def _choice(form: ReadForm, name: str, found: dict[str, str], chosen: str) -> None:
        form.choices.setdefault(name, []).append(found.get("value", ""))
        if chosen in found:
            form.held[name] = found.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        """What ends must be what was opened last."""
        if tag in ALONE:
            return
        assert self._open, f"nothing open for </{tag}>"
        assert self._open.pop() == tag, f"</{tag}> closes another"
        if tag == "button" and self._button is not None:
            words, found = self._button
            assert "".join(words).strip() or found.get("aria-label"), "a button without words"
            if self.forms and "form" in self._open:
                self.forms[-1].buttons.append((" ".join("".join(words).split()), found))
            self._button = None
        elif tag == "a" and self._link is not None:
            words, where = self._link
            assert "".join(words).strip(), f"a link without words: {where}"
            self.links.append((" ".join("".join(words).split()), where))
            self._link = None
        elif tag == "select":
            self._select = ""

    def handle_data(self, data: str) -> None:
        """Words, of the page and of the button or link that they stand in."""
        self.text += data
        for one in (self._button, self._link):
            if one is not None:
                one[0].append(data)

    @property
    def says(self) -> list[str]:
        """The sentences that its buttons say."""
        return [one.say for one in self.forms if one.say]


def asked_in(address: str) -> tuple[str, dict[str, str]]:
    """The piece that an address opens, and what is asked of it."""
    parts = urlsplit(address)
    return parts.path.removeprefix("/page/piece/"), dict(parse_qsl(parts.query))
