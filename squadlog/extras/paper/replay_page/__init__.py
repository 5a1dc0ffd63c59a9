"""A battle watched again as one HTML file: the ground of each floor, what changed, and a script that plays it."""
