"""What people may name where given squads meet: squads, things, grounds, as lists and as answers that are checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.extras.lab.asked.answers import split_words, whole_path
from squadlog.extras.lab.asked.cells import cells_of
from squadlog.extras.lab.asked.contenders import build_ordinary, find_squad, stem_of_squad, whole_squad
from squadlog.extras.lab.asked.lab import MOST_SQUADS, NO_MAP, Lab, LabError
from squadlog.extras.lab.asked.things import find_thing, with_thing
from squadlog.ground.random_maps.kinds import KIND_WORDS
from squadlog.session.battle_session import open_store
from squadlog.setup.maps import own_maps, ready_maps
from squadlog.squads.ready import ready_squads

if TYPE_CHECKING:
    from collections.abc import Sequence

ORDINARY = "ordinary"
"""The word for the squad of a lab of `worth` that names none."""
_TWO = ("john_doe", "tog_line")
"""Ready squads that meet where one ground is tried."""


def list_squads() -> tuple[str, ...]:
    """The names of one's own squads, then the keys of the ready ones."""
    store = open_store()
    try:
        return tuple(dict.fromkeys((*store.squads.names(), *ready_squads())))
    finally:
        store.close()


def list_grounds() -> tuple[tuple[str, str], ...]:
    """Where given squads can meet, each with its words: kinds of ground that are drawn, then maps."""
    maps = ((key, key.replace("_", " ").capitalize()) for key in (*own_maps(), *ready_maps()))
    return (*((kind, f"drawn at random: {words}") for kind, words in KIND_WORDS.items()), NO_MAP, *maps)


def read_things(said: str) -> tuple[str, ...]:
    """The keys of the things that are named, each a word or in quotation marks. Raises LabError for a wrong one."""
    try:
        return (find_thing(said).key,)
    except LabError:
        words = _split(said, "things: name one, such as SAR.")
        return tuple(dict.fromkeys(find_thing(word).key for word in words))


def read_squad(said: str, things: Sequence[str]) -> str:
    """The squad that gets these things, empty for the ordinary one. Raises SquadlogError, also if all have one."""
    name = "" if said.strip() in ("", ORDINARY) else whole_squad(said.strip())
    require_change(name, things)
    return name


def require_change(squad: str, things: Sequence[str]) -> None:
    """Raise SquadlogError unless each thing changes the squad, the ordinary one where it has no name."""
    plain = find_squad(squad) if squad else build_ordinary()
    for thing in things:
        with_thing(plain, find_thing(thing))


def read_squads(said: str) -> tuple[str, ...]:
    """The squads that are named, each a word or in quotation marks. Raises SquadlogError for a wrong one."""
    words = _split(said, "squads: name two, or one to meet all ready ones.")
    squads = tuple(dict.fromkeys(map(whole_squad, words)))
    require_meeting(squads)
    return squads


def require_meeting(squads: Sequence[str]) -> None:
    """Raise SquadlogError unless these squads can meet: each is there, and no two are called alike."""
    for one in squads:
        find_squad(one)
    if len({stem_of_squad(one) for one in squads}) < len(squads):
        raise LabError("squads: two of them are called alike; a squad does not meet itself.")
    if len(squads) > MOST_SQUADS:
        raise LabError(f"squads: at most {MOST_SQUADS}.")


def read_grounds(said: str) -> tuple[str, ...]:
    """The kinds of ground and maps that are named. Raises SquadlogError for one on which no squads can meet."""
    grounds = tuple(
        dict.fromkeys(map(whole_path, _split(said, "ground: name a kind or a map, such as open.")))
    )
    for ground in grounds:
        try:
            cells_of(Lab(question="rank", squads=_TWO, scenarios=(ground,), levels=("recruit",)))
        except SquadlogError as error:
            raise LabError(str(error)) from None
    return grounds


def _split(said: str, wanted: str) -> list[str]:
    words = split_words(said)
    if not words:
        raise LabError(wanted)
    return words
