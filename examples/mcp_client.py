"""A client of the Model Context Protocol that plays a match by the tools of `chrysalide mcp`, without a model.

    pip install 'chrysalide[mcp]'
    python examples/mcp_client.py

Where this program takes the action with the longest description, a language model would read the same answers and
decide.
"""

import asyncio
import os
import sys
from typing import Any

from mcp.client import Client
from mcp.client.stdio import StdioServerParameters

SERVER = StdioServerParameters(command=sys.executable, args=["-m", "chrysalide", "mcp"], env=dict(os.environ))
MATCH = {"game": "celestes", "level": "random", "options": {"tokens_to_win": 1}, "seed": "example"}


async def play() -> str:
    """The last thing the server says: who won."""
    async with Client(SERVER) as client:

        async def call(tool: str, **arguments: Any) -> Any:
            answer = await client.call_tool(tool, arguments)
            text = "\n".join(getattr(part, "text", "") for part in answer.content)
            if answer.is_error:  # a sentence that says what is wrong, with the number of the rule; nothing has changed
                raise SystemExit(text)
            return (answer.structured_content or {}).get("result", text)

        said = await call("new_match", **MATCH)  # what happened, the position, and what may be done, in words
        match = said.split()[1]  # "Match m1"
        while choices := await call("actions", match=match):
            best = max(choices, key=lambda choice: len(choice["meaning"]))
            said = await call("act", match=match, action=best["action"])
        return str(said)


if __name__ == "__main__":
    print(asyncio.run(play()))
