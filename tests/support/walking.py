"""A walker at all seats of a battle: says only what is offered to the seat that is asked, at random, to the end."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from squadlog.base.records import replace
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.language.say import say
from squadlog.session.battle_session import Session, open_store
from squadlog.session.seat import Seat
from squadlog.session.view.orders import order_form
from squadlog.session.view.orders.at_hand import at_hand
from squadlog.session.view.questions.question import question
from squadlog.setup.chapters import chapters_said
from squadlog.setup.scenes import load_battle

READY = (
    "blow_the_damn_thing_up", "boarding", "counting_house", "definitely_not_camping", "full_squads", "long_ford",
    "market_day", "newcomer", "pest_control", "toll_bridge", "tutorial", "tutorial_map",
)  # fmt: skip
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
LONGEST = 6_000
"""Sentences after which a battle is called endless."""


class NotOfferedError(AssertionError):
    """What was offered is refused, or nothing is offered to anybody; with how to come there again."""


class Walker:
    """One battle, walked from every seat. The same seed walks the same way."""

    def __init__(
        self, session: Session, seed: int, *, patience: float = 0.5, seats: tuple[str, ...] = ()
    ) -> None:
        self._session, self._rng, self._patience = session, Random(seed), patience
        self._warlike = 0.5
        sides = session.record.battle.side_ids()
        self._seats = [
            session.seat(Speaker(seat=one, name=one.title())) for one in seats or (*sides, REFEREE)
        ]
        self.asked = Counter[str]()
        self.said: list[tuple[str, str]] = []

    def walk(self) -> Counter[str]:
        """To the end; how often each kind of question was answered. NotOfferedError where that cannot be."""
        for _ in range(LONGEST):
            if self._over():
                return self.asked
            self.step()
        raise self._fault("the battle does not end")

    def _over(self) -> bool:
        return self._seats[0].due.ask().kind == "over"

    def step(self) -> None:
        """One thing said by a seat that is asked."""
        asked = [seat for seat in self._seats if seat.asked()]
        if not asked:
            raise self._fault(f"nobody is asked: {self._seats[0].due.ask()}")
        seat = self._rng.choice(asked)
        kind, sentence = self._choose(seat)
        if (
            kind != "consent"
            and seat.known.setup.taking_back == "consent"
            and seat.head > 3
            and self._rng.random() < 0.02
        ):
            kind, sentence = "undo", "undo"
        self.asked[kind] += 1
        self.said.append((seat.who.seat, sentence))
        outcome = seat.say(sentence, at=seat.head)
        if not isinstance(outcome, Accepted | DieAsked | Moved):
            raise self._fault(f"offered and refused: {outcome}")

    def _choose(self, seat: Seat) -> tuple[str, str]:
        """A sentence at random among those offered, and the kind of what is asked."""
        if (roll := seat.die.roll) is not None:
            return "die", str(self._rng.randint(1, roll.die) % 10)
        ask = seat.due.ask()
        offered = list(self._offered(seat))
        if not offered:
            raise self._fault(f"nothing is offered to {seat.who.seat}: {ask}")
        return self._rng.choice(offered)

    def _offered(self, seat: Seat) -> Iterator[tuple[str, str]]:
        """What is offered to a seat that is asked: of which kind, and the sentence."""
        ask, asked = seat.due.ask(), question(seat)
        kind = ask.kind
        if kind == "step" and ask.options:
            kind = STEPS.get(ask.options[0].says.kind, ask.options[0].says.kind)
        yield from ((kind, one.says) for one in asked.choices)
        if asked.enter:
            yield kind, asked.enter
        yield from self._placed(seat)
        if kind in ("begin", "roll_initiative"):
            yield from (("before play", say(one.says)) for one in seat.due.offers() if not one.asks)
        if kind == "declare":
            yield from ((kind, one) for one in self._orders(seat, ask.units))

    def _placed(self, seat: Seat) -> Iterator[tuple[str, str]]:
        for one in seat.due.placeables():
            if one.says is not None:
                yield "placing", say(one.says)
            if one.lifts is not None and one.laid:
                yield "placing", say(one.lifts)
            if one.lays is not None:
                command = one.lays(None, None, "")
                if seat.rules.refusal(command) is None:
                    yield "placing", say(command)

    def _orders(self, seat: Seat, units: tuple[int, ...]) -> Iterator[str]:
        """Done, and with some patience an order of one who can be given one."""
        if not units or self._rng.random() > self._patience:
            yield "done"
            return
        unit = self._rng.choice(units)
        actions = [one.key for one in seat.rules.choices(unit) if one.refusal is None]
        for action in self._rng.sample(actions, min(2, len(actions))):
            yield from self._order(seat, unit, action)
        if self._rng.random() < self._warlike:
            yield from self._order(seat, unit, order_form.ENGAGE)
        if self._rng.random() < 0.2:
            yield from self._order(seat, unit, order_form.GO_ON)
        yield "done"

    def _order(self, seat: Seat, unit: int, action: str) -> Iterator[str]:
        """An order filled in at random, where it stands so; else as it is proposed."""
        order = order_form.Order(unit=unit, action=action)
        choice = next((one for one in seat.rules.choices(unit) if one.key == action), None)
        if choice is not None:
            said = choice.command
            order = replace(order, action=said.action, mode=said.mode, posture=said.posture)
        proposed = filled = at_hand(seat.rules, order)
        for field in order_form.fields(seat.rules, proposed):
            if field.options and self._rng.random() < 0.4:
                filled = filled.having(field.name, self._rng.choice(field.options))
        for one in (filled, proposed):
            command = order_form.command(one)
            if seat.rules.refusal(command) is None:
                yield say(command)
                return

    def _fault(self, words: str) -> NotOfferedError:
        last = "\n".join(f"  {seat}: {sentence}" for seat, sentence in self.said[-12:])
        battle = self._session.record.battle
        return NotOfferedError(f"{words}\n{battle.setup.title}, {battle.now}, {battle.stage}\n{last}")


def battle_for(seed: int) -> tuple[str, tuple[str, ...], int]:
    """Which ready battle a seed walks: its key, chapters, and its turns."""
    rng = Random(seed)
    ready = READY[seed % len(READY)]
    return ready, rng.choice(CHAPTERS), rng.randint(1, 3)


def walk_battle(seed: int) -> Counter[str]:
    """A battle of its own file, walked by a seed to its end."""
    ready, chapters, turns = battle_for(seed)
    rng = Random(seed)
    setup = load_battle(ready, load_rulebook(), load_rulings(), chapters=chapters_said(",".join(chapters)))
    setup = replace(
        setup,
        seed=seed,
        taking_back=rng.choice(("anybody", "own", "consent")),
        turns=min(turns, setup.turns or turns),
    )
    if rng.random() < 0.3:
        setup = replace(setup, typed_dice=tuple(side.id for side in setup.sides))
    with TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "walk.db")
        try:
            session = Session.create(store, setup)
            return Walker(session, seed).walk()
        except NotOfferedError as error:
            raise NotOfferedError(f"seed {seed}, {ready}, chapters {chapters}: {error}") from None
        finally:
            store.close()
