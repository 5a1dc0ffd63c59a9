"""The shells on top of the rooms: a battle and a side game that are played and kept, with what they share.

It knows every room of the core but screens and commands. It is asked by screens, commands, extras. Begin with `seat`,
then `battle_session`.

No widgets.
"""
