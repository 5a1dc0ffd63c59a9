"""The weather in words."""

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.rules.common.words import UNITS, ChapterWords, Word, WordPart
from squadlog.rules.weather.record import CONDITIONS, ChangeWeather, SayWhere, WeatherChanged, WhereSaid


def _narrate_changed(event: WeatherChanged, _battle: Battle) -> str:
    return f"Conditions from now on: {', '.join(event.environment.told) or 'fair weather'} [ENV-01]."


def _narrate_said(event: WhereSaid, battle: Battle) -> str:
    where = "indoors" if event.where == "indoors" else "outdoors"
    return f"{battle.units[event.unit].called} is {where}, as stated [ENV-06]."


WORDS = ChapterWords(
    name="Weather",
    verbs=(
        Word(
            form="weather night|blackout|rain|snow|vacuum|hostile [on|off] [air WORD]",
            meaning="the weather changes, as all agree; hostile air has a word, such as toxic",
            example="weather rain on",
            says=ChangeWeather,
            parts=(
                WordPart(field="condition", what="word", words=CONDITIONS),
                WordPart(field="to", what="word", words=("on", "off"), needed=False),
                WordPart(field="air", what="text", keyword="air", needed=False),
            ),
        ),
        Word(
            form="indoors UNITS",
            meaning="state that units are inside a building or a ship, out of night, rain and snow",
            example="indoors 3,5-7",
            says=SayWhere,
            parts=(UNITS,),
            fixed={"where": "indoors"},
        ),
        Word(
            form="outdoors UNITS",
            meaning="state that units are out in the open",
            example="outdoors 3",
            says=SayWhere,
            parts=(UNITS,),
            fixed={"where": "outdoors"},
        ),
    ),
    tells=by_event(_narrate_changed, _narrate_said),
    state=lambda where: f"{where} (stated)" if where else "",
)
