"""Two companies, Able and Baker, of four soldiers each, who meet in a battle of few sentences."""

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session
from squadlog.setup.battle import muster
from squadlog.setup.plan import BattlePlan, Force
from squadlog.squads.plan import SoldierPlan, SquadPlan


def squad(name="Recruits", *names, **changes):
    """A squad of soldiers in bounce armour with spike rifles."""
    soldiers = tuple(
        SoldierPlan(name=one, armour="BI", weapons=("SR",)) for one in (names or ("Ann", "Bob", "Cyd", "Dee"))
    )
    return SquadPlan(name=name, soldiers=soldiers, budget=1000, **changes)


class Evening:
    """What is done between battles and in them."""

    def __init__(self, store, companies):
        self.store, self.companies = store, companies
        self.book, self.rulings = load_rulebook(), load_rulings()

    def found(self, name="Able", **changes):
        """A company with four soldiers."""
        one = self.companies.found(name, **changes)
        self.companies.enlist(one, squad(), (), self.book, self.rulings)
        return self.companies.called(name)

    def battle(self, *plans, title="The Ford", over=True, after=()):
        """The first soldier of each side shoots once; then what is said `after`; then it is over."""
        forces = tuple(
            Force(side=side, side_name=side.title(), plan=plan)
            for side, plan in zip(("one", "other"), plans, strict=True)
        )
        setup = muster(BattlePlan(title=title, forces=forces, seed=3), self.book, self.rulings)
        session = Session.create(self.store, setup)
        seat = session.seat(Speaker(seat=REFEREE))
        for sentence in ("begin", "initiative"):
            seat.say(sentence)
        while seat.due.ask().kind == "choose_order":
            seat.say("move")
        first, last = (min(one.units) for one in setup.groupings)
        while seat.due.ask().kind == "declare":
            shooter = next((one for one in seat.due.ask().units if one in (first, last)), None)
            if shooter is not None:
                seat.say(f"fire {shooter} at {last if shooter == first else first} range 5")
            seat.say("done")
        while seat.due.ask().kind == "fire":
            seat.say(f"fire {seat.due.ask().units[0]}")
        for sentence in (*after, *(("end because it is late",) if over else ())):
            seat.say(sentence)
        return seat

    def take_in(self, seat, **how):
        """Take it into every career."""
        return self.companies.take_in(seat, **how)

    def mustered(self, one, who, name):
        """Those soldiers as a squad from the shelf."""
        return self.companies.muster(one, who, name, self.book, self.rulings)
