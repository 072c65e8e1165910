"""What can be tested of the packages without building one: lists, metadata, licences, the script of the installer."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"

sys.path.append(str(PACKAGING))  # its programs import one another by their bare names
