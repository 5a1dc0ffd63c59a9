"""Files of results that are only ever added, beside the file of battles. Begin with `rows_file`."""
