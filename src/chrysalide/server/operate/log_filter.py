"""Logs hold no secrets, however much a host wants to read: some libraries write down all that passes through them."""

import logging


class WithoutContents(logging.Filter):
    """Drops what a library says about the contents of messages and rows, and keeps the rest of its words."""

    def __init__(self, files: str) -> None:
        super().__init__()
        self._files = files

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno > logging.DEBUG or self._files not in record.pathname


# The name under which each is heard and, where others speak there too, its files. A filter outlives any level.
TALKATIVE = {
    "uvicorn.error": "websockets",  # every frame: the tokens of a hello, the cards of an update
    "sqlalchemy.engine.Engine": "",  # every row; values of statements are hidden by database.py
}


def keep_secrets_out_of_logs() -> None:
    for name, files in TALKATIVE.items():
        logger = logging.getLogger(name)
        if not any(isinstance(known, WithoutContents) for known in logger.filters):
            logger.addFilter(WithoutContents(files))
