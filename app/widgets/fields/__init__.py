"""Numbers, sliders, shares and sentences that can be edited."""
