"""A ready battle as it stands in its file: sides, squads, features of the place, and how long it lasts."""

import tomllib
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, Strict, StringConstraints, ValidationError

from squadlog.complaints import expected, first_fault, where
from squadlog.errors import SquadlogError
from squadlog.field.map.shape import MOST_FLOORS, FeatureId
from squadlog.names import SafeName, cleaned, key_meant, safe_name, safe_text
from squadlog.rulebook.places import data_dir
from squadlog.squads.plan import PlanSheet, TableKey

ShortId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,15}$")]
FileKey = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
GroupingMode = Literal["squad", "teams"]
Briefing = Annotated[str, AfterValidator(lambda text: safe_text(text, limit=2000))]
Things = Annotated[tuple[SafeName, ...], Strict(strict=False), Field(max_length=8)]


class SceneError(SquadlogError):
    """A battle file is missing or wrong: one sentence with the file, the place, and what would be right."""


class NoSceneError(SceneError):
    """There is no ready battle of that key; the sentence names those that there are."""


class SceneStart(PlanSheet):
    """Where a member begins: metres from the south-west corner of the map, and the floor.

    `facing` is in degrees clockwise from north, `None` toward the nearest enemy.
    """

    x: Annotated[float, Field(ge=0, le=1_000)]
    y: Annotated[float, Field(ge=0, le=1_000)]
    floor: Annotated[int, Field(ge=1, le=MOST_FLOORS)] = 1
    facing: Annotated[float, Field(ge=0, lt=360)] | None = None


class SquadCall(PlanSheet):
    """A ready squad that takes part; `only` names the members who do (all when empty).

    `quality` is what the scenario makes of the squad, None its own (QUA-08). `race` is the one that the owner picks on
    an even split (INI-12), `modifier` what the scenario adds to its initiative (INI-14). `keys` and `carries` give keys
    and other objects to members by name (SET-09, LOG-12), `begins` the states of advanced chapters they begin in. On a
    map `starts` says where members begin, by name; the others begin in `zones`, names of zones or rooms of the map, or
    else in those of their side.
    """

    squad: FileKey
    grouping: GroupingMode = "squad"
    quality: TableKey | None = None
    race: TableKey | None = None
    modifier: Annotated[int, Field(ge=-20, le=20)] = 0
    only: Annotated[tuple[SafeName, ...], Strict(strict=False), Field(max_length=16)] = ()
    keys: Annotated[dict[str, Things], Field(max_length=16)] = Field(default_factory=dict)
    carries: Annotated[dict[str, Things], Field(max_length=16)] = Field(default_factory=dict)
    begins: Annotated[dict[str, Things], Field(max_length=16)] = Field(default_factory=dict)
    starts: Annotated[dict[str, SceneStart], Field(max_length=16)] = Field(default_factory=dict)
    zones: Annotated[tuple[SafeName, ...], Strict(strict=False), Field(max_length=16)] = ()


Seconds = Annotated[int, Field(ge=0, le=600)]
"""For each decision, where play is timed (TIM-02); 0 is no limit, none said is as the book says."""


class SceneSide(PlanSheet):
    """One side and its squads; `hides` is why it may hide, where hiding is played (HID-03..HID-06).

    `goods` is what the scenario gives it for all of it: rows of the cost table, and how many.
    `clock` are its own seconds for each decision, where play is timed.
    """

    id: ShortId
    name: SafeName
    hides: Literal["scenario", "percent", "flat", "agreement"] | None = None
    goods: Annotated[dict[TableKey, Annotated[int, Field(ge=1, le=99)]], Field(max_length=16)] = Field(
        default_factory=dict
    )
    clock: Seconds | None = None
    squads: Annotated[tuple[SquadCall, ...], Strict(strict=False), Field(min_length=1, max_length=4)]


class SceneFeature(PlanSheet):
    """A door, wall, elevator or stairway. A door is closed and not locked unless the file says otherwise (SET-08).

    `kind` is a row of the obstacle table, or `elevator` or `stairs`. `car` is the floor of an elevator's car, `None`
    until it is first called (STO-09). `key` opens the lock. Of a feature that is drawn on the map, `id` alone must be
    said, and what is otherwise than drawn; any other needs a kind.
    """

    id: FeatureId
    kind: Annotated[str, StringConstraints(pattern=r"^([a-z][a-z_]{0,39})?$")] = ""
    name: SafeName | None = None
    state: Literal["closed", "open", "locked", "destroyed", "intact"] | None = None
    key: SafeName | None = None
    airlock: FeatureId | None = None
    pressure: bool = True
    floors: Annotated[int, Field(ge=0, le=40)] = 0
    car: Annotated[int, Field(ge=1, le=40)] | None = None


class SceneGrouping(PlanSheet):
    """Members of a side who share an initiative roll, whatever their squads (INI-02); the rest as `SquadCall`."""

    side: ShortId
    name: SafeName
    members: Annotated[tuple[SafeName, ...], Strict(strict=False), Field(min_length=1, max_length=64)]
    race: TableKey | None = None
    modifier: Annotated[int, Field(ge=-20, le=20)] = 0


class SceneAction(PlanSheet):
    """An action that the scenario adds to the action table (ACT-19); `combines`: it goes beside a move."""

    name: SafeName
    ap: Annotated[int, Field(ge=1, le=100)]
    combines: bool = False


class Scene(PlanSheet):
    """A whole ready battle. `turns` `None` is no limit; `typed_dice` are the sides that roll at the table.

    `hostile` is the word for air that nobody can breathe, such as toxic; empty: it is good (ENV-22). `chapters` are the
    advanced ones in force (ADV-02). `map` is the key of a map that comes with the program, or a
    map file named from the folder of the scene; empty for a battle without one. `taking_back` is who may take back what
    was said, besides the referee. `clock` are the seconds for each decision, where play is timed.
    """

    title: SafeName
    briefing: Briefing
    turns: Annotated[int, Field(ge=1, le=500)] | None = None
    zero_g: bool = False
    night: bool = False
    blackout: bool = False
    rain: bool = False
    snow: bool = False
    vacuum: bool = False
    hostile: Annotated[str, AfterValidator(lambda text: text and safe_name(text))] = ""
    chapters: Annotated[tuple[TableKey, ...], Strict(strict=False), Field(max_length=32)] = ()
    packs_on: bool = True
    taking_back: Literal["anybody", "own", "consent"] = "anybody"
    clock: Seconds | None = None
    map: Annotated[str, AfterValidator(lambda text: safe_text(text, limit=200))] = ""
    seed: Annotated[int, Field(ge=0, le=2**53)] = 1
    typed_dice: Annotated[tuple[ShortId, ...], Strict(strict=False), Field(max_length=8)] = ()
    sides: Annotated[tuple[SceneSide, ...], Strict(strict=False), Field(min_length=2, max_length=8)]
    features: Annotated[tuple[SceneFeature, ...], Strict(strict=False), Field(max_length=200)] = ()
    groupings: Annotated[tuple[SceneGrouping, ...], Strict(strict=False), Field(max_length=16)] = ()
    actions: Annotated[tuple[SceneAction, ...], Strict(strict=False), Field(max_length=16)] = ()


def ready_battles(folder: Path | None = None) -> tuple[str, ...]:
    """The keys of the ready battles; the newcomer's comes first."""
    battles = (folder or data_dir("scenarios")) / "battles"
    return tuple(
        sorted((path.stem for path in battles.glob("*.toml")), key=lambda key: (key != "newcomer", key))
    )


def load_scene(key: str, folder: Path | None = None) -> Scene:
    """The ready battle of that key, or of that map.

    Raises NoSceneError if there is none, SceneError if its file is wrong.
    """
    key = key_meant(key, ready_battles(folder))
    if key not in ready_battles(folder):
        raise NoSceneError(
            f"There is no ready battle called {key}; there are {', '.join(ready_battles(folder))}."
        )
    path = (folder or data_dir("scenarios")) / "battles" / f"{key}.toml"
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SceneError(f"{path.name} is not valid TOML: {cleaned(str(error), limit=120)}.") from None
    if isinstance(raw.get("briefing"), str):
        raw["briefing"] = " ".join(raw["briefing"].split())
    try:
        return Scene.model_validate(raw)
    except ValidationError as error:
        fault = first_fault(error)
        wrong = cleaned(f"{where(fault['loc'])} {expected(fault)}", limit=200)
        raise SceneError(f"{path.name}: {wrong}.") from None
