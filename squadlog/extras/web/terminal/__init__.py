"""The screens in a browser, for laptops: one battle at one seat, in a process that opens nothing else of this computer.

Begin with `bridge`, what is between a socket and that process; `seated` runs in it, and `confined` is what it may do.
"""
