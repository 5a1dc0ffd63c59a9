"""The reasons of a word, as they are kept beside the record: the line, what was weighed, by whom.

They stand in a book of the file that is the record's own: they are no part of the record, are found by the key that the
word has there, and go when the battle is deleted for good. A word that is taken back keeps its reasons at its line.
"""

from __future__ import annotations

import json
from time import monotonic
from typing import TYPE_CHECKING, Any

from squadlog.base.records import record, value
from squadlog.battle.commands import DeclineShot, Hold, WithholdFire
from squadlog.extras.commander.mind.posed import WorthTerm
from squadlog.language.say import say
from squadlog.session.view.orders.order_words import order_words
from squadlog.store.records import beside_book

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.posed import ChoiceWeighed, Considered
    from squadlog.session.secrecy.beside import SealBeside
    from squadlog.store.record_file import Store

MOST = 6
"""Choices that are kept of one word: the best, and with them what it is to hold."""
_DIGITS = 2
_TOGETHER, _APART_S = 12, 0.5
"""Reasons of words that follow each other so soon are written together, so many at most: writing waits for the disk."""
_HOLDING = (Hold, DeclineShot, WithholdFire)


@value
class ChoiceKept:
    """An order that was weighed, in the words of the command language, with its terms; `holds`: it is to do nothing.

    `means` says it without the soldier, as people do.

    `worth` is in expected victory points, over the time that its level looks ahead.
    """

    order: str
    worth: float
    terms: tuple[WorthTerm, ...] = ()
    holds: bool = False
    means: str = ""

    @property
    def words(self) -> str:
        """What it is to do, as people say it."""
        return self.means or self.order


@record
class ReasonKept:
    """Why a word was said: the sentence `why`, and the choices, the one that was said first.

    `key` is what the word has in the record, `side` whose it is, `by` the level that it was said under, `mind` that
    level with its version; `looked_at` counts all choices. `is_open`: it was agreed that everybody reads it at once.
    """

    key: str
    side: str
    by: str
    mind: str
    said: str
    why: str
    choices: tuple[ChoiceKept, ...] = ()
    looked_at: int = 0
    is_open: bool = False

    @property
    def runner_up(self) -> ChoiceKept | None:
        """The best of what was not said; None where nothing else was weighed."""
        return next((one for one in self.choices[1:] if not one.holds), None)

    @property
    def holding(self) -> ChoiceKept | None:
        """What it would have been to hold; None where that was not weighed, or is what was said."""
        return next((one for one in self.choices[1:] if one.holds), None)


def keep_choice(one: ChoiceWeighed, known: Known) -> ChoiceKept:
    """A choice in a battle as it is kept and shown."""
    means = order_words(known, one.says).partition(": ")[2]
    return ChoiceKept(
        means=means,
        order=say(one.says), worth=round(one.worth, _DIGITS), terms=one.terms, holds=isinstance(one.says, _HOLDING)
    )  # fmt: skip


def reason_for(
    considered: Considered,
    said: Command,
    known: Known,
    **whose: Any,  # noqa: ANN401 - fields of it
) -> ReasonKept:
    """The reasons of a word that was `said`, as they are kept; `whose` are key, side, by, mind and `is_open`."""
    taken = [one for one in considered.weighed if one.says == said][:1]
    others = [one for one in considered.weighed if one.says != said]
    holding = [one for one in others if isinstance(one.says, _HOLDING)][:1]
    better = [one for one in others if not isinstance(one.says, _HOLDING)][: MOST - len(taken) - len(holding)]
    choices = (*taken, *better, *holding) if taken else ()
    return ReasonKept(
        said=say(said), why=considered.why, choices=tuple(keep_choice(one, known) for one in choices),
        looked_at=len(considered.weighed), **whose,
    )  # fmt: skip


class KeptReasons:
    """The reasons kept beside one battle; in a sealed one each side's are sealed, and read where its word was given."""

    def __init__(self, store: Store, battle: int, seal: SealBeside | None = None) -> None:
        self._chronicles, self._book, self._seal = store.chronicles, beside_book(battle, "reasons"), seal
        self._waiting, self._wrote = list[str](), 0.0

    def keep(self, reason: ReasonKept) -> None:
        """Keep the reasons of a word: at once, or with those of words that follow soon, by `write` at the latest.

        Raises StoreError.
        """
        text = _to_text(reason)
        self._waiting.append(text if self._seal is None else self._seal.lock(reason.side, text))
        if len(self._waiting) >= _TOGETHER or monotonic() - self._wrote > _APART_S:
            self.write()

    def write(self) -> None:
        """Write what waits. Raises StoreError, and forgets it."""
        waiting, self._waiting, self._wrote = self._waiting, [], monotonic()
        if waiting:
            self._chronicles.add(self._book, *waiting)

    def all(self) -> Iterator[ReasonKept]:
        """Every reason that is kept, oldest first; what is none is passed over. Raises StoreError."""
        for body in self._bodies():
            if (read := _from_text(body)) is not None:
                yield read

    def of(self, key: str) -> ReasonKept | None:
        """The reasons of the word with that key; None where none are kept. Raises StoreError."""
        wanted = json.dumps(key)
        read = (_from_text(body) for body in self._bodies() if wanted in body)
        return next((one for one in read if one is not None and one.key == key), None)

    def _bodies(self) -> Iterator[str]:
        """What is kept, as far as it can be read here."""
        rows = self._chronicles.of(self._book)
        return (
            (row.body for row in rows)
            if self._seal is None
            else filter(None, (self._seal.unlock(row.body) for row in rows))
        )


def choice_to(one: ChoiceKept) -> dict[str, object]:
    """A choice as it is kept, for JSON."""
    terms = [[term.name, term.amount, term.unit] for term in one.terms]
    return {"order": one.order, "means": one.means, "worth": one.worth, "holds": one.holds, "terms": terms}


def choice_from(held: Any) -> ChoiceKept:  # noqa: ANN401 - whatever JSON holds
    """A choice as it was kept. Raises ValueError, TypeError or KeyError for what is none."""
    return ChoiceKept(
        order=str(held["order"]),
        means=str(held.get("means", "")),
        worth=float(held["worth"]),
        holds=bool(held["holds"]),
        terms=tuple(WorthTerm(str(name), float(amount), str(unit)) for name, amount, unit in held["terms"]),
    )


def _to_text(one: ReasonKept) -> str:
    plain = {
        "key": one.key,
        "side": one.side,
        "by": one.by,
        "mind": one.mind,
        "said": one.said,
        "why": one.why,
    }
    more = {"open": one.is_open, "looked_at": one.looked_at, "choices": list(map(choice_to, one.choices))}
    return json.dumps({**plain, **more})


def _from_text(text: str) -> ReasonKept | None:
    """What is kept, as it was written; None for what is no such thing."""
    try:
        held = json.loads(text)
        plain = {name: str(held[name]) for name in ("key", "side", "by", "mind", "said", "why")}
        choices = tuple(map(choice_from, held["choices"]))
        return ReasonKept(
            **plain, is_open=bool(held["open"]), looked_at=int(held["looked_at"]), choices=choices
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
