"""The Toll Bridge: three sides, written from the page for authors alone, from set-up to the count."""

from support.strolls import Stroll

from squadlog.battle.refusal import Refusal
from squadlog.rules.scenario.progress import progress_of


class Toll(Stroll):
    """Set up and begun, the program rolling."""

    def __init__(self, store):
        super().__init__(store, "toll_bridge")

    def begun(self):
        self.says("deployed red", "deployed blue", "deployed green", "placed green", "begin")
        return self

    def says(self, *sentences):
        for sentence in sentences:
            self.say(sentence)

    def no(self, sentence):
        outcome = self.session.say(sentence)
        assert isinstance(outcome, Refusal), f"{sentence}: {outcome}"
        return outcome.sentence

    def counted(self):
        """What each objective is worth now, and each side in all, as the referee knows."""
        scores = self.session.score("referee")
        parts = {one.part or one.called: one.points for side in scores for one in side.further}
        return {name: points for name, points in parts.items() if points}, {
            side.side: float(side.points) for side in scores
        }


def test_it_is_set_up_in_order_and_in_secret(store):
    """SET-05, SCN-09: TOG first, each in its areas, nobody seen by the others."""
    toll = Toll(store)
    assert toll.no("deployed blue") == "TOG sets up before Commonwealth."
    toll.say("deployed red")
    assert toll.no("put 5 25,16 facing west") == "TOG has set up already."
    seen = toll.session.seen("blue").units
    assert [(seen[number].position, seen[number].floor) for number in (5, 7, 9)] == [(None, 1)] * 3
    assert "ambush_laid" not in progress_of(toll.battle).fired
    toll.says("deployed blue", "deployed green")
    assert "ambush_laid" in progress_of(toll.battle).fired
    assert "ambush_laid" not in progress_of(toll.session.seen("blue")).fired


def test_each_condition_binds_until_it_is_lifted(store):
    """SCN-12, A-119: hold fire, stay in, no action, keep out, limit."""
    toll = Toll(store).begun()
    assert toll.refused(5, "fire 5 at 1").sentence.startswith("The prefect's word: 5 Balbus holds its fire")
    assert toll.refused(5, "walk 5 toward 20,15").sentence.startswith("On duty: 5 Balbus would leave")
    assert toll.refused(9, "sprint 9 toward 24,20").sentence == "Quiet feet: 9 Krassk may not sprint now."
    toll.says(
        "correct D1 state=open because it was opened",
        "correct 1 at=22,15 facing=east because he runs",
        "correct 2 at=20.5,14 facing=east because she runs",
        "correct 3 at=18,15 facing=east because he runs",
        "correct 4 at=13,14 facing=east because he runs",
    )
    assert toll.refused(1, "walk 1 toward 26,15").sentence.startswith("The toll comes first: 1 John Doe")
    toll.say("scenario set narrow count 2")
    most = "would be in bridge after 2.0 m, where 2 units at most may be."
    assert toll.refused(4, "walk 4 toward 17,14").sentence == f"Rotten planks: 4 Pio Vance {most}"
    toll.say("scenario stop quiet_feet")
    toll.turn_of(1)
    toll.says("fire 1 at 5", "done", "done", "done", "done", "done")
    assert toll.session.ask().kind == "fire"
    toll.says("fire 1")
    toll.turn_of(6)
    assert {"couriers_fire", "watch_attacked", "shots", "uproar"} <= {*progress_of(toll.battle).fired}
    assert {"wardens_live", "quarrel"} <= {*progress_of(toll.battle).shown}
    toll.say("walk 6 toward 23,15")


def test_the_objectives_are_counted_and_the_result_stays(store):
    """SCN-10, VIC-01..VIC-06: carried, left, prevented, held, judged, points left over."""
    toll = Toll(store).begun()
    assert toll.counted() == ({"toll": 100, "points not spent": 37}, {"blue": 0, "red": 100, "green": 37})
    for number, item, way in (
        (2, "ciphers", "rim"),
        (3, "seal", "east_road"),
        (4, "pay chest key", "east_road"),
    ):
        toll.say(f"correct {number} at=39,{12 + number} facing=east because they run")
        toll.turn_of(number)
        assert item in toll.unit(number).items
        toll.say(f"leave {number} {way}")
    toll.say("scenario count tale 3")
    toll.say("end because it is late")
    assert {"nest", "waylay", "quarrel"} <= {*progress_of(toll.battle).shown}
    assert toll.counted() == (
        {"ciphers_out": 60, "bearers": 50, "tale": 30, "points not spent": 37},
        {"blue": 110, "red": 0, "green": 67},
    )
    assert toll.session.audit() == ()
