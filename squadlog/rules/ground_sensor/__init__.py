"""The ground sensor, which helps its side detect (SEN)."""
