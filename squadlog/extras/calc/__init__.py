"""The rules as a calculator: one function a rule, JSON in, JSON out.

No rule is worked out here; the chapters are asked.
"""
