"""Words: those of a show, of errors and of files, made safe for where they stand."""
