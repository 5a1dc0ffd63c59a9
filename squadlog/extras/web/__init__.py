"""A battle on the table's phones: one server that gives every seat its page, and takes what is said there.

It knows the core, and other extras by their plugs alone. It is asked by browsers, and by the core through its plug.
What is known, asked and offered comes from `session`; here it is only laid out and sent. Begin with `server/app`, then
`server/tables` and `pages/page`.
"""
