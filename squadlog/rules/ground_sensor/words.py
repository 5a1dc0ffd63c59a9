"""The ground sensor in words."""

from squadlog.rules.ground_sensor.record import ITEM, SENSOR
from squadlog.rules.words import ChapterWords, LaidKind

WORDS = ChapterWords(
    name="Ground sensor",
    aliases=("sensor",),
    lays=(LaidKind(key=SENSOR, item=ITEM, rule="SEN-02", covered="may"),),
)
