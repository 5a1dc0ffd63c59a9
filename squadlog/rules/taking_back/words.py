"""Taking back in words."""

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.battle.whose.people import yet_to_agree
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.rules.common.kept.undo_wish import BackAnswered, BackAsked, Consent, Wish
from squadlog.rules.common.words import ChapterWords, Word, WordPart

_SEATS = {TABLE: "The table", REFEREE: "The referee"}


def name_of(battle: Battle, seat: str) -> str:
    """A seat by name."""
    return _SEATS.get(seat) or battle.setup.side_name(seat)


def names_asked(battle: Battle, wish: Wish) -> str:
    """Whose word a wish waits for, by name: of a seat with people theirs."""
    asked = ((seat, yet_to_agree(battle, seat, wish.agreed)) for seat in wish.waits)
    return " and ".join(one for seat, people in asked for one in people or (name_of(battle, seat),))


def format_wish(wish: Wish, battle: Battle) -> str:
    """What a seat would have all say; or take back, and what has become known by it, each said once."""
    if wish.says:
        return f"{name_of(battle, wish.seat)} wants all to agree: {wish.told}."
    known = [line for line in wish.reveals if line not in wish.told]
    why = f" ({wish.why})" if wish.why else ""
    told = f"{name_of(battle, wish.seat)} wants to undo: {wish.told}{why}."
    if not wish.reveals:
        return told
    return f"{told} It has revealed a secret{': ' if known else ''}{'; '.join(known)}."


def _narrate_asked(event: BackAsked, battle: Battle) -> str:
    if not event.wish.waits:
        return format_wish(event.wish, battle)
    return f"{format_wish(event.wish, battle)} {names_asked(battle, event.wish)} must agree."


def _narrate_answered(event: BackAnswered, battle: Battle) -> str:
    who = event.by or name_of(battle, event.seat)
    done = "done" if event.of_command else "undone"
    if not event.agrees:
        return f"{who} says no: it is not {done}."
    return f"{who} agrees{f', so it is {done}' if event.over else ''}."


WORDS = ChapterWords(
    name="Undo by consent",
    verbs=(
        Word(
            form="consent yes|no",
            meaning="agree to what another seat wishes, such as an undo, or not; the seat that asked withdraws it with no",
            example="consent yes",
            says=Consent,
            parts=(WordPart(field="answer", what="word", words=("yes", "no")),),
        ),
    ),
    tells=by_event(_narrate_asked, _narrate_answered),
)
