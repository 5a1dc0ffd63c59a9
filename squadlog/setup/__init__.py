"""From squads on paper to a battle ready to begin: `battle` musters, `scenes` reads ready ones.

`ground` and `starts` see to the map.
"""
