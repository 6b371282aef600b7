"""The database's history, applied when the site starts."""
