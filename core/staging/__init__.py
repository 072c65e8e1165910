"""From a Show to Q, K and V, and the Trace of its attention."""
