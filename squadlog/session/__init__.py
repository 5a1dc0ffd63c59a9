"""The shells on top of the rooms: a battle and a side game that are played and kept, with what they share.

No widgets.
"""
