"""What every test shares: no screen, and Hypothesis judges answers, not the speed of a busy machine."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before Qt is imported

from hypothesis import settings

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")
