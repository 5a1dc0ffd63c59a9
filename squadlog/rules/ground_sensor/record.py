"""What is kept of a ground sensor: it lies with what else is laid out (SEN-01, SEN-02)."""

from squadlog.battle.holding import Holding

KEY = ITEM = "ground_sensor"
SENSOR = "sensor"
"""The word for the thing that is laid out."""

HOLDING = Holding(key=KEY, lays_in_secret=True)
