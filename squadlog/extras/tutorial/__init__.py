"""The guided fights: lessons that go along with a battle, whatever is done in it.

It knows the core. It is asked by its plug. Begin with `course`.
"""
