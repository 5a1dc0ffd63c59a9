"""A ready battle on a map, played at its session sentence by sentence, as people at a keyboard would."""

from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle

_LONGEST = 600
_LONGEST_LEG = 20


class Stroll:
    """One battle and its session; everybody who is not spoken of lets things pass."""

    def __init__(self, store, key, **changes):
        setup = load_battle(key, load_rulebook(), load_rulings())
        self.session = Session.create(store, setup, **changes)

    @property
    def battle(self):
        return self.session.views.seen("referee")

    def unit(self, number):
        return self.battle.units[number]

    def where(self, number):
        """East and north of a unit in metres, to the centimetre, and its floor."""
        at = self.unit(number).position
        return round(at.x, 2), round(at.y, 2), self.unit(number).floor

    def feature(self, name):
        return self.battle.features[name]

    def say(self, sentence):
        """Something that must stand; what it tells."""
        outcome = self.session.say(sentence)
        assert isinstance(outcome, Accepted), f"{sentence}: {outcome}"
        return outcome

    def refused(self, number, sentence):
        """Something a unit may not do when its turn comes: the refusal, with one sentence."""
        self.turn_of(number)
        outcome = self.session.say(sentence)
        assert isinstance(outcome, Refusal), f"{sentence}: {outcome}"
        assert outcome.sentence.endswith(".")
        return outcome

    def turn_of(self, number):
        """Let the battle go on until the unit is free to act."""
        for _ in range(_LONGEST):
            ask = self.session.due["referee"].ask()
            if ask.kind == "declare" and number in ask.units and self.unit(number).action is None:
                return
            self.say(_answer(ask))
        raise AssertionError(f"unit {number} never comes to act")

    def act(self, number, *sentences):
        """The unit does one thing after the other, each to its end."""
        for sentence in sentences:
            self.turn_of(number)
            self.say(sentence)
            self.turn_of_next(number)

    def go(self, number, *places):
        """The unit walks to one place after the other, as many subphases as that takes."""
        for x, y in places:
            for _ in range(_LONGEST_LEG):
                if self.where(number)[:2] == (x, y):
                    break
                self.act(number, f"walk {number} toward {x},{y}")
            assert self.where(number)[:2] == (x, y)

    def turn_of_next(self, number):
        """Resolve what was said, and go on until the unit may be spoken to again."""
        self.say("done")
        self.turn_of(number)

    def shoot(self, number, target):
        """The unit fires at a feature, the shot being taken in the fire step."""
        self.turn_of(number)
        self.say(f"fire {number} at {target}")
        while not (
            self.session.due["referee"].ask().kind == "fire"
            and number in self.session.due["referee"].ask().units[:1]
        ):
            self.say(_answer(self.session.due["referee"].ask()))
        outcome = self.say(f"fire {number} at {target}")
        self.turn_of(number)
        return outcome

    def sees(self, viewer, target):
        """Whether the survey says that a unit has a line to another."""
        return self.session.rules["referee"].survey().sight(viewer, target).verdict != "blocked"


def _answer(ask):
    match ask.kind:
        case "begin":
            return "begin"
        case "roll_initiative":
            return "initiative"
        case "choose_order":
            return f"move {ask.grouping}"
        case "fire":
            return f"withhold {ask.units[0]}"
        case "opportunity":
            return f"decline {ask.units[0]}"
        case _:
            return "done"
