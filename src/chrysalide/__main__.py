"""`python -m chrysalide` is the `chrysalide` command."""

from chrysalide.cli.main import main

if __name__ == "__main__":  # processes of a pool import this file too
    raise SystemExit(main())
