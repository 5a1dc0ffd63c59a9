"""The ground sensor (SEN)."""

from squadlog.rules.chapter import Chapter
from squadlog.rules.ground_sensor.record import KEY

CHAPTER = Chapter(key=KEY)
