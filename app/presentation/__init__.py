"""A show and its Trace as words, colours and matrices that widgets paint: plain objects, no widgets."""
