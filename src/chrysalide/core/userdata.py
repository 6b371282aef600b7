"""Where a user's own data belong on this system."""

import os
import sys
from pathlib import Path


def user_data(otherwise: Path) -> Path:
    """The folder for Chrysalide's data; `otherwise` for a user without a home, such as a service."""
    try:
        home = Path.home()
    except RuntimeError:
        return otherwise
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "chrysalide"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "chrysalide"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "chrysalide"
