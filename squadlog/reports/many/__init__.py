"""What many battles come to: the faces of all dice, who won a scenario how often."""
