"""Keeps secrets out of logs at every level: some libraries log all data that passes through them."""

import logging


class WithoutContents(logging.Filter):
    """Drops log lines in which a library shows the contents of messages or rows, and keeps the rest."""

    def __init__(self, files: str) -> None:
        super().__init__()
        self._files = files

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno > logging.DEBUG or self._files not in record.pathname


# The logger of each library and, if others share that logger, the library's files. A filter works at any level.
TALKATIVE = {
    "uvicorn.error": "websockets",  # every frame: the tokens of a hello, the cards of an update
    "sqlalchemy.engine.Engine": "",  # every row; values of statements are hidden by database.py
}


def keep_secrets_out_of_logs() -> None:
    for name, files in TALKATIVE.items():
        logger = logging.getLogger(name)
        if not any(isinstance(known, WithoutContents) for known in logger.filters):
            logger.addFilter(WithoutContents(files))
