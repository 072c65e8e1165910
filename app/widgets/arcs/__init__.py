"""Who looks at whom, as arcs."""
