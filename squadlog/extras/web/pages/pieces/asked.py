"""What is asked: the question with its answers as buttons, its forms, and whom the battle waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.extras.web.pages.pieces.lines import reason_lines
from squadlog.extras.web.pages.pieces.toned import side_html
from squadlog.extras.web.pages.templates_of import render, stand_of
from squadlog.session.view.answer import together
from squadlog.session.view.orders.whole_slot import slot_answers
from squadlog.session.view.questions.placing import list_things, places_of_thing
from squadlog.session.view.questions.question import question
from squadlog.session.view.questions.things_in_groups import things_in_groups
from squadlog.session.view.questions.waiting import waited_lines
from squadlog.session.view.shots.of_seat import asked_shot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat
    from squadlog.session.view.questions.question_value import Question

_PAD = 20
"""Dice with so many faces at most have a key for each; the face of others is typed."""


def asked(seat: Seat, place: SeatPlace) -> str:
    """The question that this seat is asked, or whom the battle waits for."""
    return question_piece(seat, place, {})


def question_piece(seat: Seat, place: SeatPlace, asked_for: Mapping[str, str]) -> str:
    """The question with its form `form` filled in with what else is said."""
    said = {name: text for name, text in asked_for.items() if name not in ("form", "battle")}
    found = question(seat, said)
    more = _beside(seat, found) if found.mine else {}
    beside = {one.say for one in more.get("slot", ())}
    beside |= {one.say for group in more.get("things", ()) for thing in group.things for one in thing.answers}
    answers = (*more.get("slot", ()), *(one for one in found.answers if one.say not in beside))
    return render(
        "asked",
        **{
            "asked": found, "answers": answers, "place": place, "entry": stand_of(seat), "die": seat.die.name,
            "opened": asked_for.get("form", ""), "faces": (), "reasons": (), "forms": (), "all": (),
            "things": (), "card": 0, **more,
        },
    )  # fmt: skip


def _beside(seat: Seat, found: Question) -> dict[str, Any]:
    """What is laid out beside the answers: the pad of a die, the whole slot, what is placed, the card of a shot."""
    faces = next((one.fields[0].high for one in found.forms if one.subject == "die"), None)
    if faces is not None:
        reasons = seat.die.reasons()
        return {
            "faces": range(1, int(faces) + 1) if faces <= _PAD else (),
            "reasons": () if reasons is None else tuple(reason_lines(reasons)),
        }
    shot = asked_shot(seat)
    return {
        "all": together(found.answers),
        "forms": found.forms if shot is None else (),
        "slot": tuple(slot_answers(seat)),
        "things": tuple(things_in_groups(seat)),
        "card": 0 if shot is None else shot.unit,
    }


def places_piece(seat: Seat, place: SeatPlace, asked_for: Mapping[str, str]) -> str:
    """Where a thing may be laid, as places that can be said at once. ValueError for what is laid at no place."""
    key = asked_for.get("thing", "")
    found = places_of_thing(seat, key) if key in {one.key for one in list_things(seat)} else None
    if found is None:
        raise ValueError("There is nothing of that name to be put at a place of the map.")
    return render("places", found=found, place=place, entry=stand_of(seat))


def waited_for(seat: Seat) -> str:
    """Whom the battle waits for, for whoever only looks on."""
    battle, asked = seat.known, question(seat)
    of = next((one.id for one in battle.setup.sides if one.name == asked.side), "")
    return render("waited_for", lines=waited_lines(asked), side=side_html(battle, of) if of else asked.side)
