"""Sets up a checkout and tests it, for run.py. Standard library only: it runs before anything is installed."""
