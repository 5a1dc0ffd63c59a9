"""From squads on paper to a battle ready to begin: `battle` musters, `scenes` reads ready ones.

It knows `squads`, `ground`, `rules`. It is asked by `session`, screens and commands that begin a battle. Begin with
`plan`, then `battle`.

`ground` and `starts` see to the map.
"""
