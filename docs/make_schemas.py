"""Writes the JSON schemas of `docs/schema/` from what the program writes. `python docs/make_schemas.py`."""

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from squadlog.reports.flat.rows import AttackTable, MoveTable
from squadlog.shell.packets.paper import BattlePaper
from squadlog.squads.plan import SquadPlan

HERE = Path(__file__).parent / "schema"
WRITTEN: dict[str, tuple[type, str]] = {
    "attacks": (AttackTable, "squadlog export attacks --json"),
    "battle": (BattlePaper, "squadlog export battle"),
    "squad": (SquadPlan, "what stands under squad in squadlog squads export"),
    "moves": (MoveTable, "squadlog export moves --json"),
}


def schema(name: str) -> str:
    """A schema as it lies in its file."""
    of, command = WRITTEN[name]
    made: dict[str, Any] = TypeAdapter(of).json_schema(mode="serialization")
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": command}
    return json.dumps({**_closed(made), **head}, indent=1, ensure_ascii=False) + "\n"


def _closed(part: Any) -> Any:
    """Every object of named fields has those and no others."""
    if isinstance(part, list):
        return [_closed(one) for one in part]
    if not isinstance(part, dict):
        return part
    shut = {key: _closed(value) for key, value in part.items()}
    return shut | {"additionalProperties": False} if "properties" in shut else shut


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name in WRITTEN:
        (HERE / f"{name}.json").write_text(schema(name), encoding="utf-8")
