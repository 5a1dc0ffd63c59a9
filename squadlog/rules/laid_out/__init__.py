"""Things that a side has bought and that lie on the ground, for every chapter that has any."""
