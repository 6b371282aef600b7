"""The tools as the Model Context Protocol describes them; what they do is in `desk.py`."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from chrysalide import __version__
from chrysalide.core.errors import ChrysalideError
from chrysalide.language import explain
from chrysalide.mcp.desk import Desk

P = ParamSpec("P")
T = TypeVar("T")

INSTRUCTIONS = """\
Board games with complete rules. You play one seat; everything you are sent is what that seat may know.
Begin with `games`, read `rules`, then `new_match`; the answer describes the position and lists your legal actions.
`act` plays one of them, by its text, and answers with what happened until it is your turn again.
An action that is not legal changes nothing: the answer says why, with the number of a rule that `rules` explains.
"""


def serve(desk: Desk) -> "MCPServer[Any]":
    server: MCPServer[Any] = MCPServer(
        "chrysalide", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    for tool in desk.tools():
        server.add_tool(_explaining(tool, desk.lang))
    return server


def _explaining(tool: Callable[P, T], lang: str) -> Callable[P, T]:
    """Errors that a player can do something about are answers, in words."""

    @wraps(tool)
    def told(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return tool(*args, **kwargs)
        except ChrysalideError as error:
            raise ToolError(explain(error, lang)) from error

    return told
