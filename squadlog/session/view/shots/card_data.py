"""The card of a shot as programs read it: rows of targets, what comes of the shot, the form, the sentences."""

from typing import Any

from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Sighting
from squadlog.language.say import say
from squadlog.session.view.asked_rules import ShotRules
from squadlog.session.view.fields import Form
from squadlog.session.view.form_data import form_data
from squadlog.session.view.shots.card import ShotCard, row_says
from squadlog.session.view.shots.chances import hit_chance
from squadlog.session.view.shots.figures import percent
from squadlog.session.view.shots.rows import row_words
from squadlog.session.view.shots.targets import TargetRow, key_of
from squadlog.session.view.toned import plain_text


def card_data(card: ShotCard, form: Form, rules: ShotRules) -> dict[str, Any]:
    """The card with `rows` in their order, the `test` and `odds` of the shot, its `form` and `say`.

    Records in it stay records. A row has a `say` where the shot at it stands with nothing stated of it; a feature must
    be aimed at to know that.
    """
    battle, shown = rules.known, card.preview
    known = None if isinstance(shown, Refusal) else shown
    return {
        "unit": card.asked.unit,
        "name": battle.units[card.asked.unit].soldier.name,
        "weapon": card.asked.weapon,
        "aimed": card.asked.aimed,
        "purpose": card.asked.purpose,
        "sentence": card.title,
        "rows": [_row(card, row, rules) for row in card.rows],
        "proposed": "" if card.first is None else key_of(card.first)[1:],
        "target": "" if card.sweeps or card.aim.target is None else key_of(card.aim.target)[1:],
        "sweeps": card.sweeps,
        "test": None if known is None else known.ledger,
        "odds": None if known is None else known.odds,
        "battering": None if known is None else known.battering,
        "remarks": () if known is None else known.remarks,
        "engaged": _engaged(card, battle),
        "form": form_data(form),
        "why_not": form.refusal,
        "say": form.say,
        "lets_go": "" if card.lets_go is None else say(card.lets_go),
    }


def _row(card: ShotCard, row: TargetRow, rules: ShotRules) -> dict[str, Any]:
    says = row_says(card, row)
    stands = says is not None and rules.refusal(says) is None
    return {
        "target": row.key[1:],
        "unit": row.number,
        "name": row.name,
        "side": row.side,
        "friend": row.friend,
        "chance": row.chance,
        "percent": "" if row.chance is None else percent(row.chance),
        **_seen(card.line_to(row)),
        "armour": row.armour,
        "state": plain_text(row.state).strip(),
        "words": row_words(row, card.line_to(row)),
        "why_not": row.refusal,
        "say": say(says) if says is not None and stands else "",
    }


def _seen(sighting: Sighting | None) -> dict[str, Any]:
    """How somebody is seen, where anything was measured or stated."""
    known = sighting is not None and sighting.distance.origin != "default"
    seen = sighting if known else None
    crossed = () if seen is None else seen.crossed
    return {
        "range_m": None if seen is None else seen.distance.value,
        "in_sight": None if seen is None else seen.in_sight.value,
        "in_arc": None if seen is None else seen.in_arc.value,
        "too_close": seen is not None and seen.too_close,
        "cover": [one.kind for one in crossed if one.metres is None],
        "depths_m": {one.kind: one.metres for one in crossed if one.metres is not None},
    }


def _engaged(card: ShotCard, battle: Known) -> list[dict[str, Any]]:
    if isinstance(card.preview, Refusal):
        return []
    return [
        {
            "unit": one.unit,
            "name": battle.units[one.unit].soldier.name,
            "friend": swept.friend,
            "chance": hit_chance(one.odds),
            "comes_to_it": one.engaged,
            "test": one.ledger,
            "odds": one.odds,
            **_seen(one.sighting),
        }
        for one, swept in zip(card.preview.engaged, card.swept, strict=True)
    ]
