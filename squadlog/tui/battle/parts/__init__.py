"""The parts of the battle screen, each with one task: what is said, asked, shown, and done by keys.

They know the seat, the lists and one another as far as each needs; none knows the screen that puts them together
(`tui.battle.screen`). Begin to read in `talk`: what a command goes through from the key to the answer.
"""
