"""Leadership in words."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.book.book import Rulebook
from squadlog.rules.common.posts import Post
from squadlog.rules.common.words import UNIT, ChapterWords, Word, WordPart, flags
from squadlog.rules.leadership.record import LeaderNamed, NameLeader
from squadlog.squads.violation import Violation

if TYPE_CHECKING:  # a battle that is under way does without squads on paper
    from squadlog.squads.plan import SquadPlan


def rating_words(rating: int) -> str:
    """A rating as people write it, with its sign."""
    return f"{rating:+d}" if rating else "0"


_OFFICES = {"leader": "leader", "acting": "acting leader", "former": "led its squad"}


def _state(post: Post) -> str:
    """What stands on the card: who leads, with his rating."""
    if not post.office:
        return ""
    rating = "" if post.office == "former" else f" {rating_words(post.rating)}"
    return f"★ {_OFFICES[post.office]}{rating}"


def _narrate_named(event: LeaderNamed, battle: Battle) -> str:
    led = "fire team" if event.team else "squad"
    return f"{battle.units[event.unit].called} leads the {led}, rating {rating_words(event.rating)} [LDR-01]."


def _faults(plan: "SquadPlan", _book: Rulebook) -> Iterator[Violation]:
    """A squad on paper that names nobody; the table may still name him before play (LDR-01)."""
    if all(soldier.leader is None for soldier in plan.soldiers):
        sentence = "The squad has no leader; o in set-up, or leader UNIT, names one before play."
        yield Violation(code="no-leader", sentence=sentence, rule="LDR-01", warning=True)


WORDS = ChapterWords(
    name="Leadership",
    quoted=("LDR-04", "LDR-11"),
    verbs=(
        Word(
            form="leader UNIT [RATING] [team]",
            meaning="before play: the soldier leads the squad, or with team, the fire team",
            example="leader 3",
            says=NameLeader,
            parts=(UNIT, *flags("team"), WordPart(field="rating", what="number", needed=False)),
        ),
    ),
    tells=by_event(_narrate_named),
    state=_state,
    sign=("★", "leader"),
    signed=lambda post: post.leads,
    faults=_faults,
)
