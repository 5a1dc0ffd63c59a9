"""Squads that live on: companies, the careers of their soldiers, results of battles, the ladder.

It knows the core, and for its papers the marks of paper. It is asked by its plug. Begin with `company`, then
`session/companies`.
"""
