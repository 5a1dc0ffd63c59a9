"""The pages: what a seat knows and is asked, laid out as HTML. Begin with `page`."""
