#!/usr/bin/env python3
"""The two commands: `python3 run.py` plays, `python3 run.py test` tests. Each first sets up what has changed.

Everything it creates stays inside this folder. This file is only the entry point; the work is done in workshop/.
"""

import sys

if sys.version_info < (3, 11):  # before newer syntax is parsed: this file itself must run on old Pythons
    sys.exit("Chrysalide needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

from workshop.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
