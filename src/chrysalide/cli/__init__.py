"""The `chrysalide` command."""

from chrysalide.cli.main import main as main
