"""Paper: what is printed, laid out in millimetres, as PDF and as HTML.

It knows the core; the papers of other extras by their plugs. It is asked by its plug. Begin with `catalogue`, then
`marks`.
"""
