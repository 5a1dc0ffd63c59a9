"""Linked battles: the plot of a campaign as a graph, where it stands, and its picture."""
