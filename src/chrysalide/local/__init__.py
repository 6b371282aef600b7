"""The whole table on one's own device: no site, no database, no threads.

- `desk`: answers the requests and the socket messages of docs/protocol.md by plain calls, with the site's own tables
- `routes`: which request is answered by what; `bodies`: what a request may hold
- `keeping`: tables and reviews in anything that keeps texts by key, such as a browser's storage
- `thinking`: bots, asked through a function that takes and returns text, such as a message to a second worker
- `posted`: a desk behind messages, as a page has one in a worker of its browser
- `exporting`: the page and its Python in one folder of files (`chrysalide export`)

`chrysalide/bundle.py` writes all of this, and what it imports, in one archive for an interpreter that has nothing else.

It must not need anything that a browser lacks: pyproject.toml and tests/local say what that is.
"""

from chrysalide.local.desk import Answer, Connection, Desk
from chrysalide.local.keeping import Keeper, Memory, Moved
from chrysalide.local.thinking import Asking, answer_question

__all__ = ["Answer", "Asking", "Connection", "Desk", "Keeper", "Memory", "Moved", "answer_question"]
