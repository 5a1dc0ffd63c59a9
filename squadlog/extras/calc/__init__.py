"""The rules as a calculator: one function a rule, JSON in, JSON out.

It knows rules and reports, no file and no ground. It is asked by the command `calc`. Begin with `run`, then
`catalogue`.

No rule is worked out here; the chapters are asked.
"""
