"""The advanced chapters of a battle on paper, and the states in which its soldiers begin (ADV-01..03)."""

from collections.abc import Iterable, Iterator

from squadlog.battle.terms import Remark, Soldier
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.advanced import ADVANCED, CHOSEN, chapter_called, together, words_of
from squadlog.rules.common.needs import as_read, chapters_needed, lacking, with_needs
from squadlog.setup.plan import MusterError
from squadlog.squads.plan import SquadPlan
from squadlog.squads.violation import Violation

PRESETS: dict[str, tuple[str, ...]] = {
    "basic": (),
    "usual": ("ammunition", "automatic_fire", "grenades", "leadership"),
    "all": tuple(key for key in CHOSEN if key not in ("timed_play", "vacuum")),
}
"""Advanced chapters by what a table says: none, a few that need no preparation, or all but clock and vacuum."""
NO_CHAPTERS = "none"


def chapters_said(text: str) -> tuple[str, ...]:
    """The advanced chapters that a list with commas names, by key or by what a table says; `none` adds nothing."""
    words = (part.strip() for part in text.lower().split(","))
    return tuple(
        dict.fromkeys(
            key for word in words if word not in ("", NO_CHAPTERS) for key in PRESETS.get(word, (word,))
        )
    )


def chapters_in_force(keys: Iterable[str], listed: Iterable[str], rulings: Rulings) -> tuple[str, ...]:
    """The chapters of `keys` and all that they bring along (ADV-03, A-58). Raises MusterError for an unknown one.

    Those that a scenario has `listed` are played as listed, but with what they need where the house rules say so
    (A-147).
    """
    wanted, as_listed = tuple(map(chapter_called, keys)), tuple(map(chapter_called, listed))
    for key in (*wanted, *as_listed):
        if key not in CHOSEN:
            raise MusterError(
                f"There is no advanced chapter {key} to play by; there are {', '.join(CHOSEN)}."
            )
    brought = set(as_read((*wanted, *as_listed), rulings)) - {*as_listed}
    played = {*with_needs((*wanted, *brought)), *as_listed}
    if rulings.is_("s3.ammunition", "false"):
        while left_alone := {need.chapter for need in lacking(played)}:
            played -= left_alone
    return tuple(key for key in ADVANCED if key in played)


def coming_along(keys: Iterable[str], rulings: Rulings) -> tuple[str, ...]:
    """Which chapters come along with these, and why (ADV-03)."""
    needs = chapters_needed(as_read(keys, rulings))
    return tuple(need.comes_along for need in needs)


def list_missing(chapters: Iterable[str]) -> Iterator[Remark]:
    """What the chapters of a battle go without, since its scenario lists them so (ADV-03, A-147)."""
    for need in lacking(chapters):
        yield Remark(squad="", rule=need.rule, sentence=f"{need.sentence}; the scenario lists it without")


def faults_by_chapters(plan: SquadPlan, chapters: Iterable[str], book: Rulebook) -> Iterator[Violation]:
    """What speaks against a squad by the chapters in force, beside what speaks against it in any battle."""
    for key in chapters:
        yield from words_of(key).faults(plan, book)


def place_soldiers(soldiers: Iterable[Soldier], chapters: Iterable[str]) -> tuple[Soldier, ...]:
    """The soldiers that begin with a place on the map; one that hides under a pile has only the pile (HID-02)."""
    states = together(tuple(chapters)).beginnings
    unplaced = {word for word, one in states.items() if one.unplaced}
    return tuple(one for one in soldiers if unplaced.isdisjoint(one.begins))


def require_beginnings(soldiers: Iterable[Soldier]) -> None:
    """Check that a chapter knows each state a soldier begins in. Raises MusterError."""
    known = together(ADVANCED).beginnings
    for soldier in soldiers:
        for word in soldier.begins:
            if word not in known:
                raise MusterError(
                    f"{soldier.name} has the unknown starting state {word}; choose from {', '.join(known)}."
                )


def doubtful_beginnings(
    soldiers: Iterable[Soldier], chapters: Iterable[str], book: Rulebook
) -> Iterator[Remark]:
    """Who begins in a state that a rule of a chapter in force denies him."""
    beginnings = together(tuple(chapters)).beginnings
    for soldier in soldiers:
        for word in soldier.begins:
            if word in beginnings and (against := beginnings[word].why_not(soldier, book)):
                sentence, rule = against
                yield Remark(squad=soldier.squad, rule=rule, sentence=sentence, soldier=soldier.name)
