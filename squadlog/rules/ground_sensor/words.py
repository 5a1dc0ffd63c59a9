"""The ground sensor in words."""

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.rules.common.kept.laid_things import thing_words
from squadlog.rules.common.words import ChapterWords, LaidKind, StepWords
from squadlog.rules.ground_sensor.record import ITEM, SENSOR, SensorDetects, SensorDone, SensorSought


def _narrate_sought(event: SensorSought, battle: Battle) -> str:
    owner, seekers = (battle.setup.side_name(one) for one in (event.side, event.seekers))
    rolled = f": {', '.join(str(face.value) for face in event.faces)}" if event.faces else ""
    return f"{owner} rolls in secret for the units of {seekers}{rolled} [DET-37]."


def _narrate_detects(event: SensorDetects, _battle: Battle) -> str:
    added = "".join(
        f" {line.value:+d} {line.label}"
        for line in (*event.check.ledger.lines, *event.secret)
        if line.applied
    )
    done = "found" if event.found else "not found"
    called = thing_words(event.thing)
    return f"{called.capitalize()} searches pile {event.pile}: {event.face.value}{added}: {done} [SEN-10]."


WORDS = ChapterWords(
    name="Ground sensor",
    quoted=("SEN-03", "SEN-10", "SEN-12"),
    aliases=("sensor",),
    lays=(LaidKind(key=SENSOR, item=ITEM, rule="SEN-02", covered="may"),),
    tells={**by_event(_narrate_sought, _narrate_detects), SensorDone: lambda _event, _battle: ""},
    steps={"sensors": StepWords(name="sensor", said=())},
)
