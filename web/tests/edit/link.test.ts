import { describe, expect, it } from "vitest";
import { fromLink, inLink } from "$web/edit/link";

const PACK = `game = "moths"\ntitle = "Été « à moi »"\n\n[[layout]]\nid = "L01"\nrows = ["O.O", "X"]\n`;

describe("a pack in a link", () => {
  it("comes out as it went in, in letters that any program leaves alone", async () => {
    const hash = await inLink(PACK);
    expect(hash).toMatch(/^#pack=[\w-]+$/);
    expect(await fromLink(hash, 1000)).toBe(PACK);
  });

  it("is not there where the link has none", async () => {
    expect(await fromLink("#public", 1000)).toBeNull();
  });

  it("is refused where it unpacks into more than a pack may have", async () => {
    const bomb = await inLink("a".repeat(5_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    await expect(fromLink(bomb, 40_000)).rejects.toThrow(RangeError);
  });

  it("is refused where a part of it is missing", async () => {
    const hash = await inLink(PACK);
    await expect(fromLink(hash.slice(0, -8), 1000)).rejects.toThrow();
    await expect(fromLink("#pack=%%%", 1000)).rejects.toThrow();
  });
});
