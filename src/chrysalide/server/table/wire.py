"""JSON as it is sent. msgspec writes and reads it fastest; where it is not installed, Python's own module does."""

import json
from collections.abc import Callable
from typing import Any

encode: Callable[[Any], bytes]
decode: Callable[[bytes], Any]
already: Callable[[bytes], Any]  # something that was written before, as part of something larger


def _plainly(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


try:
    import msgspec
except ModuleNotFoundError:
    encode, decode, already = _plainly, json.loads, json.loads
else:
    encode, decode, already = msgspec.json.Encoder().encode, msgspec.json.decode, msgspec.Raw
