"""What an older version has stored on a device is played on; what a newer one has stored stays there, and says so.

`stored-1.json` is a table of format 1 as it was written when that was the format. It is never rewritten.
"""

import json
from pathlib import Path
from random import Random

from chrysalide.local import Memory
from tests.local.page import ask, get, open_desk, record_of, sit_down

KEPT = Path(__file__).with_name("stored-1.json").read_text("utf-8")
TABLE, TOKEN = "here-golden", "DMBiFRCgDaYbCNXl55DgcRaMNhh5i_jE"


async def test_a_table_of_format_1_is_played_on() -> None:
    keeper = Memory()
    keeper.texts[f"table:{TABLE}"] = KEPT
    async with open_desk(keeper) as desk:
        info = await get(desk, f"/tables/{TABLE}")
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bo"]
        assert (info["length"], info["status"]) == (len(json.loads(KEPT)["entries"]), "playing")
        page, dice = await sit_down(desk, TABLE, TOKEN), Random(2)
        while await page.my_turn():
            await page.act(dice.randrange(1000))
        assert "take 18\nturn 16 E\n" in await record_of(desk, TABLE)


async def test_a_table_of_an_unknown_format_stays_and_can_be_downloaded() -> None:
    keeper = Memory()
    keeper.texts[f"table:{TABLE}"] = newer = json.dumps({"format": 2, "of": "a version to come"})
    async with open_desk(keeper) as desk:
        for path in ("", "/positions/0", "/periods"):
            answer = await ask(desk, "GET", f"/tables/{TABLE}{path}")
            error = json.loads(answer.body)["error"]
            assert (answer.status, error["code"]) == (422, "other-rules")
            assert error["text"].startswith("A newer version of Chrysalide has saved this match on your device.")
        answer = await ask(desk, "GET", f"/tables/{TABLE}/record", token=TOKEN)
        assert (answer.status, answer.body.decode()) == (200, newer)
        assert f'filename="chrysalide-{TABLE}.json"' in answer.headers["Content-Disposition"]
        assert (await ask(desk, "POST", f"/tables/{TABLE}/rematch", token=TOKEN)).status == 422
    assert keeper.texts == {f"table:{TABLE}": newer}
