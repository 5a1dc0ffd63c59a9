"""The printed book as typed data: tables, rulings, and the rules in our own words.

It knows `base`. It is asked by squads, rules, screens and commands. Begin with `load`.
"""
