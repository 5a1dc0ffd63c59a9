"""A walker at all seats of a battle: says only what is offered to the seat that is asked, at random, to the end."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple, Protocol, TypeVar

from support.sealing import Terminal

from squadlog.base.records import replace
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Setup
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.language.say import say
from squadlog.session.battle_session import Session, open_store
from squadlog.session.seat import Seat
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.orders.order_form import order_form
from squadlog.session.view.questions.question import question
from squadlog.session.view.questions.question_value import Question
from squadlog.session.view.shots.card_data import card_data
from squadlog.session.view.shots.filling import filled_card
from squadlog.session.view.shots.of_seat import asked_shot
from squadlog.setup.chapters import chapters_said
from squadlog.setup.scenes import load_battle

READY = (
    "blow_the_damn_thing_up", "boarding", "counting_house", "definitely_not_camping", "full_squads", "long_ford",
    "market_day", "newcomer", "pest_control", "toll_bridge", "tutorial", "tutorial_map",
)  # fmt: skip
MAPLESS = ("newcomer", "full_squads", "tutorial")
CHAPTERS = (
    (), ("usual",), ("all",), ("hiding", "leadership", "rout"), ("grenades", "explosives", "mines", "launchers"),
    ("stealth", "quality", "jammer", "ground_sensor"), ("automatic_fire", "ammunition", "fire_missions"),
)  # fmt: skip
KINDS = (
    "begin", "roll_initiative", "choose_order", "declare", "fire", "opportunity", "intent", "escape", "shares",
    "search", "found", "rout", "caught", "consent", "die", "placing", "judge", "before play",
)  # fmt: skip
"""The kinds of questions that every large walk must meet."""
STEPS = {
    "search_piles": "search", "search_no_more": "search", "draw_lots": "search", "say_found": "found",
    "say_missed": "found", "roll_rout": "rout", "say_caught": "caught", "consent": "consent",
}  # fmt: skip
EAGER = {
    "throw": 30,
    "launch": 12,
    "exchange": 4,
    "install_charge": 3,
    "detonate": 4,
    "rally": 4,
    "fire_throw": 5,
    "opportunity_fire": 4,
    "aimed_fire": 2,
    "move:walk": 2,
    "move:run": 2,
}
"""How much likelier than others an action is ordered."""
TYPED = "behind the hedge"
"""What is typed where an answer asks for words."""
LONGEST = 6_000
"""Sentences after which a battle is called endless."""


def kind_of(asked: Question) -> str:
    """The kind of a question, as it is counted."""
    return STEPS.get(asked.step, asked.step) if asked.kind == "step" else asked.kind


class NotOfferedError(AssertionError):
    """What was offered is refused, or nothing is offered to anybody; with how to come there again."""


class Place(Protocol):
    """Where somebody sits: a session, and what has to hold while it is used."""

    session: Session

    def at(self) -> AbstractContextManager[object]:
        """While it is used."""


class Walker:
    """One battle, walked from every seat. The same seed walks the same way.

    `wishes` is how likely a seat wishes to undo where the table agreed to ask.
    `terminals` are the places that the seats sit at, each with the names of its seats; what waits in a sealed battle
    for another terminal is decided as that looks. `patience` is how likely another order is given before done,
    `warlike` how likely a soldier goes for an enemy hand to hand.
    """

    wishes = 0.02

    def __init__(
        self, terminals: Sequence[tuple[Place, tuple[str, ...]]], seed: int, *, patience: float = 0.5,
        warlike: float = 0.5,
    ) -> None:  # fmt: skip
        self._terminals, self._rng = terminals, Random(seed)
        self._patience, self._warlike = patience, warlike
        self.asked = Counter[str]()
        self.said: list[tuple[str, str]] = []
        self.faults: list[str] = []
        self._waited = 0

    def walk(self) -> None:
        """To the end; what was asked stands in `asked`, what was refused in `faults`, with where it got stuck."""
        try:
            for _ in range(LONGEST):
                if self._step():
                    return
            self.faults.append("the battle does not end")
        except NotOfferedError as stuck:
            self.faults.append(str(stuck))

    def _step(self) -> bool:
        """One thing said by a seat that is asked; whether the battle was over before."""
        told = ""
        for place, seats in self._rng.sample(self._terminals, len(self._terminals)):
            with place.at():
                place.session.changed()
                at = [place.session.seat(Speaker(seat=seat, name=seat.title())) for seat in seats]
                ask = at[0].due.ask()
                if ask.kind == "over":
                    return True
                if ask.kind == "judge":
                    self.asked["judge"] += 1
                told = f"{at[0].known.setup.title}, {at[0].known.now}, {ask.kind}: {ask.sentence}"
                if asked := [seat for seat in at if question(seat).mine]:
                    self._speak(self._rng.choice(asked), told)
                    return False
        if len(self._terminals) > 1 and self._waited < len(self._terminals):
            self._waited += 1
            return False
        raise self._fault(f"nobody is asked: {told}")

    def _speak(self, seat: Seat, told: str) -> None:
        """Say something at random among what is offered; where the table agreed to ask, now and then undo.

        What is refused is a fault, and another answer is given.
        """
        self._waited = 0
        offered = self._offered(seat)
        if self._wishes_back(seat, offered) and not isinstance(seat.undo(at=seat.head), Refusal):
            self.asked["undo"] += 1
            self.said.append((seat.who.seat, "undo"))
            return
        while offered:
            kind, sentence = self._rng.choice(offered)
            outcome = seat.say(sentence, at=seat.head)
            if isinstance(outcome, Accepted | DieAsked | Moved):
                self.asked[kind] += 1
                self.said.append((seat.who.seat, sentence))
                return
            refused = f"offered to {seat.who.seat} and refused: {sentence}: {outcome}"
            self.faults.append(f"{refused}\n{told}")
            offered = [one for one in offered if one[1] != sentence]
        raise self._fault(f"nothing is offered to {seat.who.seat}: {told}")

    def _wishes_back(self, seat: Seat, offered: Sequence[tuple[str, str]]) -> bool:
        """Whether to undo now, as nobody offers: now and then, where the table agreed to ask."""
        consents = seat.known.setup.taking_back == "consent"
        asked = bool(offered) and offered[0][0] == "consent"
        return consents and not asked and seat.head > 3 and self._rng.random() < self.wishes

    def _offered(self, seat: Seat) -> list[tuple[str, str]]:
        """What is offered to a seat that is asked: of which kind, and the sentence."""
        asked = question(seat)
        kind = kind_of(asked)
        found = [(kind, one.say) for one in asked.answers if not one.asks]
        found += [(kind, say(one.typed(TYPED))) for one in asked.answers if one.asks and one.says is not None]
        found += [(kind, form.say) for form in asked.forms if form.say and form.refusal is None]
        if kind == "die":
            (form,) = asked.forms
            face = form.fields[0]
            found.append((kind, f"{self._rng.randint(int(face.low), int(face.high)) % 10}"))
        if kind in ("begin", "roll_initiative", "place"):
            beside = {say(one.says) for one in seat.due.offers()}
            if len(found) > 1 and self._rng.random() < 0.8:  # nobody hurries to begin
                found = [one for one in found if one[1] not in ("begin", "ready")]
            sorts = {"place": "placing"}
            found = [("before play" if one in beside else sorts.get(kind, kind), one) for _, one in found]
        if kind == "declare" and asked.units and (not found or self._rng.random() < self._patience):
            some = (self._rng.choice(asked.units),) if self._rng.random() < 0.9 else asked.units
            found = [*((kind, one) for one in self._orders(seat, some)), *found]
            if not found:  # whoever must act is among them
                found = [
                    (kind, one.say) for unit in asked.units for one in menu(seat, (unit,)).offers if one.say
                ]
        if kind in ("fire", "opportunity"):
            found += ((kind, one) for one in self._shots(seat))
        if kind == "fire" and self._rng.random() < self._warlike:
            found = [
                *found[:1] * len(found),
                *found,
            ]  # the likeliest hit is shot at as often as all else is done
        return found

    def _shots(self, seat: Seat) -> Iterator[str]:
        """What the rows of the card say, and its form filled in at random, where it stands so."""
        asked = asked_shot(seat)
        if asked is None:
            return
        card, form = filled_card(seat.rules, asked)
        for row in card_data(card, form, seat.rules)["rows"]:
            if row["say"]:
                yield row["say"]
        said = {
            field.name: self._rng.choice(values)
            for field in form.fields
            if (values := [one.value for one in field.choices if one.why_not is None])
            and self._rng.random() < 0.3
        }
        _, form = filled_card(seat.rules, asked, said)
        self.faults.extend(
            f"a choice of a shot is called wrong: {one.wrong} {said}" for one in form.fields if one.wrong
        )
        if form.say and form.refusal is None:
            yield form.say

    def _orders(self, seat: Seat, some: tuple[int, ...]) -> Iterator[str]:
        """Two orders for one who can be given one, or for several at once."""
        offers = [one for one in menu(seat, some).offers if one.refusal is None and not one.useless]
        weights = [
            EAGER.get(one.action, 1) * (4 * self._warlike if one.action == "engage" else 1) for one in offers
        ]
        for one in self._rng.choices(offers, weights, k=2) if offers else ():
            if one.say and self._rng.random() < 0.3:
                yield one.say
            else:
                yield from self._filled(seat, some, one.action)

    def _filled(self, seat: Seat, units: tuple[int, ...], action: str) -> Iterator[str]:
        """An order filled in at random, where it stands so; else as it is proposed."""
        said, form = {}, order_form(seat, units, action)
        for field in form.fields:
            open_choices = [one.value for one in field.choices if one.why_not is None]
            if open_choices and (field.name in form.lacking or self._rng.random() < 0.4):
                said[field.name] = self._rng.choice(open_choices)
        for one in (order_form(seat, units, action, said), form):
            for field in one.fields:
                if field.wrong:
                    self.faults.append(
                        f"a choice of {action} {field.name} is called wrong: {field.wrong} {said}"
                    )
            if one.say and one.refusal is None:
                yield one.say
                return

    def _fault(self, words: str) -> NotOfferedError:
        last = "\n".join(f"  {seat}: {sentence}" for seat, sentence in self.said[-12:])
        return NotOfferedError(f"{words}\n{last}")


WalkerT = TypeVar("WalkerT", bound=Walker)


class OneTable:
    """A place where every seat sits."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def at(self) -> AbstractContextManager[object]:
        """Nothing has to be put right to speak there."""
        return nullcontext()


class WalkedBattle(NamedTuple):
    """Which battle a seed walks; `sort`: as it is, with piles on paper, sealed, or hand to hand without a map."""

    ready: str
    chapters: tuple[str, ...]
    turns: int
    sort: Literal["plain", "paper", "sealed", "melee"]


def battle_for(seed: int) -> WalkedBattle:
    """The ready battles one after another, with chapters at random, of a sort at random."""
    rng = Random(seed)
    (sort,) = rng.choices(("plain", "paper", "sealed", "melee"), (5, 2, 1, 2))
    if sort == "plain":
        return WalkedBattle(READY[seed % len(READY)], rng.choice(CHAPTERS), rng.randint(1, 3), sort)
    if sort == "melee":
        chapters = rng.choice(((), ("grenades", "explosives"), ("rout", "grenades")))
        ready = "full_squads" if "grenades" in chapters else rng.choice(MAPLESS)
        return WalkedBattle(ready, chapters, 3, sort)
    if sort == "paper" and rng.random() < 0.7:  # on a map few are near enough to search
        return WalkedBattle(rng.choice(MAPLESS), ("hiding",), 2, sort)
    return WalkedBattle(READY[seed % len(READY)], ("hiding",), rng.randint(1, 3), sort)


def walk_battle(
    seed: int, walks: type[WalkerT] = Walker, *, turns: int = 3,  # type: ignore[assignment]
    of: WalkedBattle | None = None, agreed: Sequence[tuple[str, str]] = (), back: str = "",
    **eager: float,
) -> WalkerT:  # fmt: skip
    """A battle of its own file, walked by a seed to its end, by such a walker; after at most so many turns.

    `of` is which one, else that of the seed; `agreed` are rulings beside its own, `back` who may take back, else
    drawn, and `eager` how patient and warlike its walker is, where that is not the usual.
    """
    one, rng = of or battle_for(seed), Random(seed)
    choices = (("hiding.secrets", "paper"), *agreed) if one.sort == "paper" else agreed
    setup = load_battle(
        one.ready, load_rulebook(), rulings_with(choices), chapters=chapters_said(",".join(one.chapters))
    )
    drawn = rng.choice(("anybody", "own", "consent"))
    setup = replace(
        setup, seed=seed, taking_back=back or drawn, turns=min(one.turns, turns, setup.turns or turns),
        typed_dice=tuple(side.id for side in setup.sides) if rng.random() < 0.3 else (),
    )  # fmt: skip
    with TemporaryDirectory() as folder:
        path = Path(folder) / "walk.db"
        store = open_store(path)
        try:
            if one.sort == "sealed":
                places = _sealed_places(path, setup)
            else:
                session = Session.create(store, setup)
                places = [(OneTable(session), (*session.record.battle.side_ids(), REFEREE))]
            usual = {"patience": 0.85, "warlike": 3.0} if one.sort == "melee" else {}
            walker = walks(places, seed, **{**usual, **eager})
            walker.walk()
            return walker
        finally:
            store.close()


def _sealed_places(path: Path, setup: Setup) -> list[tuple[Place, tuple[str, ...]]]:
    """A terminal for each side of a sealed battle."""
    words = {side.id: f"the word of {side.id}" for side in setup.sides}
    first, *others = [Terminal(path) for _ in words]
    first.create(setup, words=words)
    with first.at():
        first.session.passwords.unlock(next(iter(words)), words[next(iter(words))])
    for terminal, side in zip(others, [*words][1:], strict=True):
        with terminal.at():
            terminal.session = Session.open(terminal.store, first.session.record.id)
            terminal.session.passwords.unlock(side, words[side])
    return [(terminal, (side,)) for terminal, side in zip((first, *others), words, strict=True)]
