"""A table on one's own device needs nothing that a browser lacks."""

import os
import subprocess
import sys

# What a site needs and a browser has not: frameworks, databases, processes, pools of threads, compiled packages.
ABSENT = (
    *("fastapi", "starlette", "pydantic", "uvicorn", "websockets", "httpx", "rich", "textual"),
    *("sqlalchemy", "alembic", "asyncpg", "sqlite3", "cryptography"),
    *("msgspec", "prometheus_client", "librt", "numpy"),
    *("multiprocessing", "concurrent.futures.process", "concurrent.futures.thread"),
)
PLAY = f"""
import asyncio, json, sys, threading

class Absent:
    def find_spec(self, name, path=None, target=None):
        if any(name == absent or name.startswith(absent + ".") for absent in {ABSENT}):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())

def no_thread(self):
    raise RuntimeError("can't start new thread")

threading.Thread.start = no_thread

from chrysalide.local import Desk, Memory

async def play():
    desk = Desk(Memory())
    await desk.start()
    seats = [{{"kind": "person"}}, {{"kind": "bot", "level": "easy"}}]
    body = json.dumps({{"game": "celestes", "seats": seats, "options": {{"tokens_to_win": 1}}}})
    made = json.loads((await desk.request("POST", "/api/tables", {{}}, body)).body)
    heard = asyncio.Queue()
    socket = desk.connect(made["table"], heard.put_nowait, lambda code: None)
    hello = {{"hello": {{"tokens": [made["seats"][0]["token"]], "lang": "fr", "changes": True}}}}
    await socket.receive(json.dumps(hello))
    while True:
        message = json.loads(await heard.get())
        assert "refused" not in message, message
        if message.get("table", {{}}).get("status") == "over":
            break
        update = message.get("update")
        if update and update["choices"]:
            act = {{"seq": update["seq"], "action": update["choices"][0]["action"]}}
            await socket.receive(json.dumps({{"act": act}}))
    record = await desk.request("GET", f"/api/tables/{{made['table']}}/record")
    assert record.status == 200
    await desk.stop()
    return record.body.decode()

print(asyncio.run(play()).splitlines()[0])
"""


def test_a_match_without_frameworks_databases_processes_and_threads() -> None:
    environment = {**os.environ, "CHRYSALIDE_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("chrysalide record")
