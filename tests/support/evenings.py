"""A ready battle on its map, played by the plan of an evening: a line for each subphase, its orders and the faces.

`T1.s2 | throw 1 fragmentation at 11; run 2 4m | throw 1: 3` gives each order in the slot of its unit, takes every shot
that waits, and types the faces as they are asked for, each under the name and the unit of its roll. Whoever is not
spoken of does nothing.
"""

from dataclasses import replace

from support.strolls import Stroll

from squadlog.battle.moment import Moment
from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.ground.compiled.conditions import Spot
from squadlog.language.say import say
from squadlog.rules.explosives.record import charges
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle


class Evening(Stroll):
    """One battle whose every die is typed; `chapters` are played beside its own, `changes` are those of its set-up."""

    def __init__(self, store, key, *, chapters=(), zero_g=False, **changes):
        setup = load_battle(key, load_rulebook(), load_rulings(), chapters=chapters)
        around = replace(setup.environment, zero_g=zero_g)
        typed = tuple(side.id for side in setup.sides)
        setup = replace(setup, environment=around, typed_dice=typed, **changes)
        self.session = Session.create(store, setup)
        self.log = []
        self.faces = []
        self.said = 0

    def says(self, *sentences):
        """Sentences that stand, one after the other, with the faces that they ask for."""
        for sentence in sentences:
            outcome = self.session.say(sentence)
            while isinstance(outcome, DieAsked):
                roll = f"{outcome.roll.name} {outcome.roll.who}".rstrip()
                assert self.faces, f"{sentence}: a face for {roll} is missing ({outcome.roll.needed})"
                name, face = self.faces.pop(0)
                assert name == roll, f"{sentence}: the face of {name} comes for {roll}"
                outcome = self.session.say(face)
            assert isinstance(outcome, Accepted), (
                f"{sentence}: {outcome} [{self.session.due['referee'].ask().sentence}]"
            )
            self.log.extend(outcome.lines)
            self.said += 1

    def plays(self, plan):
        """Every subphase of a plan, to its end; a line that begins with ! is said as it is, whoever is asked."""
        for line in filter(None, map(str.strip, plan.splitlines())):
            if line.startswith("!"):
                self.says(*_parted(line[1:], ";"))
                continue
            at, _, rest = line.partition("|")
            said, _, faces = rest.partition("|")
            self.faces = [(name.strip(), face) for name, face in _faces(faces)]
            self._subphase(at.strip(), _parted(said, ";"))
            assert not self.faces, f"{line}: {self.faces} were not asked for"

    def told(self, *words):
        """The lines so far that have all of these words."""
        return [line for line in self.log if all(word in line for word in words)]

    def wounds(self, *numbers):
        """The wounds of these, a letter each, - for none."""
        return "".join(self.unit(number).wound.replace("none", "-") for number in numbers)

    def undone(self, plan):
        """Play a plan, then take all of it back; what it told. Nothing is left of it."""
        before, said, log = self.battle, self.said, len(self.log)
        self.plays(plan)
        told = self.log[log:]
        self.session.undo(self.said - said)
        assert self.battle == before
        del self.log[log:]
        self.said = said
        return told

    def spent(self, room):
        """The numbers of the charges that have gone off in a room of the map."""
        survey = self.session.rules["referee"].survey()
        lay = (
            (one, Spot(one.position.x, one.position.y, one.floor))
            for one in charges(self.battle, whole=False)
        )
        return [
            one.number for one, spot in lay if one.condition == "spent" and room in survey.whereabouts(spot)
        ]

    def ends(self):
        """The battle is counted; who decides it anew finds nothing amiss. The points of each side."""
        self.says("end because it is late")
        assert self.session.exports["referee"].audit() == ()
        return {one.side: float(one.points) for one in self.session.victory["referee"].score()}

    def _subphase(self, at, orders):
        moment = Moment(*map(int, at.removeprefix("T").split(".s")))
        opening = ("begin", "roll_initiative", "choose_order")
        while self.battle.now < moment or self.session.due["referee"].ask().kind in opening:
            self._goes_on([])
        assert self.battle.now == moment, f"{at} has passed: it is {self.battle.now}"
        while self.battle.now == moment and self.session.due["referee"].ask().kind not in ("begin", "over"):
            self._goes_on(orders)
        assert not orders, f"{at} is over, and nobody could do {orders}"

    def _goes_on(self, orders):
        ask = self.session.due["referee"].ask()
        for order in [one for one in orders if ask.kind == "declare" and int(one.split()[1]) in ask.units]:
            self.says(order)
            orders.remove(order)
        match ask.kind:
            case "begin":
                self.says("begin")
            case "roll_initiative":
                self.says("initiative")
            case "choose_order":
                self.says(f"move {ask.grouping}")
            case "fire":
                self.says(f"fire {ask.units[0]}")
            case "opportunity":
                self.says(f"decline {ask.units[0]}")
            case "step":
                self.says(say(ask.options[0].says))
            case _:
                if self.session.due["referee"].ask().kind == ask.kind:
                    self.says("done")


def _parted(text, mark):
    return [part.strip() for part in text.split(mark) if part.strip()]


def _faces(text):
    """`throw 1: 3, scatter 7: 9 8`: one face after the other, each with the roll that it is for."""
    for part in _parted(text, ","):
        name, _, faces = part.partition(":")
        yield from ((name, face) for face in faces.split())
