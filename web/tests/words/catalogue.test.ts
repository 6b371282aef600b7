/** Messages are parsed one by one; they say the same as if the whole catalogue had been parsed at once. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Catalogue } from "$web/words/catalogue";

const texts = import.meta.glob<string>(
  [
    "../../locale/*.ftl",
    "../../src/**/locale/*.ftl",
    "../../../src/chrysalide/{games/*,.}/{locale,lessons,guide}/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

describe("a catalogue", () => {
  it("finds what a message mentions, and the first of two messages", () => {
    const catalogue = new Catalogue(
      "en",
      "# one\na = { b } and { -c }\n    more\nb = B { d.e }\n-c = C\nd = D\n    .e = E\na = 2\n",
    );
    const pattern = catalogue.message("a")?.value;
    expect(pattern && catalogue.format(pattern, {})).toBe("B E and C\nmore");
    expect(catalogue.message("d")?.attributes["e"]).toBe("E");
    expect(catalogue.message("nothing")).toBeUndefined();
  });

  it.each(Object.entries(texts))("says what the whole says: %s", (path, text) => {
    const lang = path.slice(-6, -4);
    const whole = new FluentBundle(lang, { useIsolating: false });
    whole.addResource(new FluentResource(text));
    const ids = [...whole._messages.keys()];
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const catalogue = new Catalogue(lang, text);
      const found = catalogue.message(id);
      expect(found).toEqual(whole.getMessage(id));
      for (const pattern of [found?.value, ...Object.values(found?.attributes ?? {})])
        if (pattern) expect(catalogue.format(pattern, {})).toBe(whole.formatPattern(pattern, {}, []));
    }
  });
});
