"""Writes the JSON schemas of `docs/schema/` from what the program writes. `python docs/make_schemas.py`.

Those of files that others read come from the program's own types. Those of the forms that commands print by
`--json` are read off what they print in every state that the tests keep; `tests/cli/test_json_forms.py` holds each
command against them.
"""

import contextlib
import io
import json
import os
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parent))

from json_shapes import shape, with_what_was
from pydantic import TypeAdapter
from support.json_forms import ASKED, OF_A_BATTLE, SLOW, both, documents, form_of
from support.schemas import fields

from squadlog.extras.mail.packet import MailPacket
from squadlog.reports.flat.rows import AttackTable, MoveTable
from squadlog.squads.plan import SquadPlan
from squadlog.store.packets import BattlePaper

HERE = Path(__file__).parent / "schema"
TESTS = HERE.parents[1] / "tests"
PROMISED = TESTS / "golden" / "json_forms.json"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
WRITTEN: dict[str, tuple[type, str]] = {
    "attacks": (AttackTable, "squadlog export attacks --json"),
    "battle": (BattlePaper, "squadlog export battle"),
    "mail": (MailPacket, "squadlog mail send"),
    "squad": (SquadPlan, "what stands under squad in squadlog squads export"),
    "moves": (MoveTable, "squadlog export moves --json"),
}


def schema(name: str) -> str:
    """A schema as it lies in its file."""
    of, command = WRITTEN[name]
    made: dict[str, Any] = TypeAdapter(of).json_schema(mode="serialization")
    head = {"$schema": DRAFT, "title": command}
    return json.dumps({**_closed(made), **head}, indent=1, ensure_ascii=False) + "\n"


def _closed(part: Any) -> Any:
    """Every object of named fields has those and no others."""
    if isinstance(part, list):
        return [_closed(one) for one in part]
    if not isinstance(part, dict):
        return part
    shut = {key: _closed(value) for key, value in part.items()}
    return shut | {"additionalProperties": False} if "properties" in shut else shut


def printed() -> Iterator[tuple[str, Any]]:
    """What commands print, with the line that asks for it: of a user who tries everything, and of every kept battle."""
    with TemporaryDirectory() as home:
        os.environ["SQUADLOG_HOME"] = home
        yield from documents(home, (*ASKED, *SLOW))
    for kept in sorted((TESTS / "golden").glob("0.*/*.sql")):
        if kept.parent.name != _newest() or kept.stem.startswith(("game", "careers", "sealed")):
            continue
        with TemporaryDirectory() as home:
            os.environ["SQUADLOG_HOME"] = home
            with contextlib.closing(sqlite3.connect(Path(home) / "squadlog.db")) as file:
                file.executescript(kept.read_text(encoding="utf-8"))
            for line in OF_A_BATTLE:
                yield from both(f"{line} --battle 1")


def _said(line: str) -> str:
    """The line without the folder in which it was said."""
    return " ".join(word.rpartition("/")[2] for word in line.split())


def _newest() -> str:
    return max(
        (one.name for one in (TESTS / "golden").glob("0.*")), key=lambda name: [*map(int, name.split("."))]
    )


def forms() -> dict[str, dict[str, Any]]:
    """The schema of each form that commands print, by its name."""
    found, lines = defaultdict(list), {}
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        for line, document in printed():
            if (form := form_of(document)) is not None:
                found[form].append({key: value for key, value in document.items() if key != "format"})
                lines.setdefault(form, line)
    made = {}
    for form, told in found.items():
        name, number = form.split("/")
        whole = shape(told, name=name.replace("-", "_"))
        whole["properties"] = {"format": {"const": f"squadlog-{form}"}} | whole.get("properties", {})
        whole["required"] = ["format", *whole.get("required", ())]
        head = {
            "$schema": DRAFT,
            "title": f"squadlog {_said(lines[form])} --json{'=2' if number == '2' else ''}",
        }
        called = name if number == "1" else f"{name}-{number}"
        file = HERE / f"{called}.json"
        was = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        made[called] = {**with_what_was(whole, was), **head}
    return made


def promise() -> None:
    """What every form has is written down beside what it has had: from now on it is not taken away."""
    promised = json.loads(PROMISED.read_text(encoding="utf-8")) if PROMISED.exists() else {}
    for path in sorted(HERE.glob("*.json")):
        has = fields(json.loads(path.read_text(encoding="utf-8")))
        promised[path.stem] = sorted({*promised.get(path.stem, ()), *has})
    text = json.dumps(promised, indent=0, sort_keys=True)
    PROMISED.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name in WRITTEN:
        (HERE / f"{name}.json").write_text(schema(name), encoding="utf-8")
    for name, made in forms().items():
        if name not in WRITTEN:
            (HERE / f"{name}.json").write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    promise()
