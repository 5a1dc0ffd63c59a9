"""Companies, careers, results and the ladder on the screen."""
