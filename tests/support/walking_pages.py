"""A walker who plays by what the pages offer alone: their buttons, their links, their forms."""

from __future__ import annotations

from collections.abc import Iterator

from support.page_read import PageRead, ReadForm, asked_in
from support.walking import STEPS, TYPED, Walker

from squadlog.extras.web.pages import page
from squadlog.extras.web.pages.pieces import asked
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.session.seat import Seat
from squadlog.session.view.questions.in_words import answer_in_words
from squadlog.session.view.questions.question import question


class PageWalker(Walker):
    """Says what stands on a button of the page of the seat that is asked, and nothing else."""

    def _offered(self, seat: Seat) -> list[tuple[str, str]]:
        place = SeatPlace(1, seat.who.seat, "referee" if seat.who.seat == "referee" else "player")
        wanted = question(seat)
        kind = STEPS.get(wanted.step, wanted.step) if wanted.kind == "step" else wanted.kind
        read = PageRead(asked.asked(seat, place))
        if missing := {one.say for one in wanted.answers} - {*read.says}:
            self.faults.append(f"{kind}: not on the page: {missing}")
        for typed in wanted.typed:
            if typed in read.text or typed not in " ".join(wanted.lines):
                self.faults.append(f"{kind}: how it is typed stands beside its buttons, or nowhere: {typed}")
        found = [(kind, one) for form in read.forms for one in self._said(seat, place, form)]
        opened = [
            where
            for _, where in read.links
            if where.startswith(("/page/piece/targets", "/page/piece/places"))
        ]
        if kind == "declare" and wanted.units and (not found or self._rng.random() < self._patience):
            unit = self._rng.choice(wanted.units)
            opened.append(f"/page/piece/menu?unit={unit}")
        for where in opened[:2]:
            found += [(kind, one) for one in self._opened(seat, place, where)]
        return found

    def _opened(self, seat: Seat, place: SeatPlace, where: str, deep: int = 2) -> Iterator[str]:
        """What a tap opens: what it says, and of a menu one form, filled in."""
        read = PageRead(page.fragment(seat, place, *asked_in(where)))
        for form in read.forms:
            yield from self._said(seat, place, form)
        forms = [
            one for _, one in read.links if one.startswith("/page/piece/form") and "action=note" not in one
        ]
        if forms and deep:
            yield from self._opened(seat, place, self._rng.choice(forms), deep - 1)

    def _said(self, seat: Seat, place: SeatPlace, form: ReadForm) -> Iterator[str]:
        """What a form says: the sentence of its button, a face, or what comes of it filled in at random."""
        if form.method == "post":
            faces = [found["value"] for _, found in form.buttons if found.get("name") == "face"]
            if faces:
                yield str(int(self._rng.choice([one for one in faces if one != "roll"])) % 10)
            elif "face" in form.typed:
                (number,) = question(seat).forms[0].fields
                yield f"{self._rng.randint(int(number.low), int(number.high))}"
            elif "words" in form.typed:
                yield answer_in_words(seat, form.say, TYPED)
            elif form.say and form.hidden.get("later") != "keep":
                yield form.say.split("; ")[0]
            return
        said = {
            name: self._rng.choice(held) for name, held in form.choices.items() if self._rng.random() < 0.3
        }
        name, _ = asked_in(form.action)
        if not said or name == "menu":
            return
        read = PageRead(page.fragment(seat, place, name, {**form.hidden, **form.held, **said}))
        for one in read.forms:
            if one.method == "post" and one.say and not one.typed and one.hidden.get("later") != "keep":
                yield one.say
