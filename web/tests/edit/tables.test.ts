import { describe, expect, it } from "vitest";
import { markAt, sizeOf, withMark } from "$web/edit/grid";
import { changed, fresh, hasShape, inOrder, missing, shownFields } from "$web/edit/tables";
import type { EditorField } from "$web/net/protocol";

const field = (name: string, kind: EditorField["kind"], more: Partial<EditorField> = {}): EditorField => ({
  name,
  kind,
  values: [],
  names: [],
  says: [],
  optional: false,
  when: {},
  fields: [],
  clears: [],
  ...more,
});

const KIND = field("kind", "choice", { values: ["count", "once"] });
const POINTS = field("points", "number", { low: 1 });
const AREA = field("area", "choices", { when: { kind: ["count"] } });
const ALL = field("all", "tables", { when: { kind: ["once"] }, fields: [field("n", "number", { low: 2 })] });
const AT_ONCE = field("at_once", "flag", { optional: true });
const FIELDS = [KIND, POINTS, AREA, ALL, AT_ONCE];

describe("tables of a pack", () => {
  it("begin with everything that must be there", () => {
    expect(fresh(FIELDS)).toEqual({ kind: "count", points: 1, area: [] });
  });

  it("keep their shape where a field decides which others there are", () => {
    const table = { id: "a", kind: "count", points: 3, area: ["coast"], at_once: true };
    const once = changed(FIELDS, table, KIND, "once");
    expect(once).toEqual({ id: "a", kind: "once", points: 3, all: [{ n: 2 }], at_once: true });
    expect(shownFields(FIELDS, once).map(({ name }) => name)).toEqual(["kind", "points", "all", "at_once"]);
  });

  it("leave out what an optional field does not say, and what a change makes untrue", () => {
    const table = { kind: "count", points: 3, area: [], at_once: true, covers: [[1]] };
    expect(changed(FIELDS, table, AT_ONCE, false)).not.toHaveProperty("at_once");
    expect(changed(FIELDS, table, { ...POINTS, clears: ["covers"] }, 4)).toEqual({
      ...table,
      points: 4,
      covers: undefined,
    });
  });

  it("drop a value that the field does not have", () => {
    expect(changed(FIELDS, { kind: "never", points: 3, area: [] }, POINTS, 2)["kind"]).toBe("count");
  });

  it("are in our order, and ours can be added again", () => {
    const form = { name: "layout", fields: [], least: 1, title: "", argument: "id" };
    const start = { layout: [{ id: "a" }, { id: "b" }, { id: "c" }] };
    expect(missing(form, start, { layout: [{ id: "b" }] }).map((one) => one["id"])).toEqual(["a", "c"]);
    expect(inOrder([{ id: "c" }, { id: "a" }], start.layout)).toEqual([{ id: "a" }, { id: "c" }]);
    expect(hasShape([form], { layout: [null] })).toBe(false);
    expect(hasShape([form], { layout: "x" })).toBe(false);
    expect(hasShape([form], {})).toBe(true);
  });
});

describe("a grid", () => {
  const GRID = field("rows", "grid", { values: [".", "O", "X"], rows: 3, columns: 6, span: 2 });

  it("knows the mark that covers a cell", () => {
    expect(markAt(GRID, ["O..X"], 0, 1)).toEqual({ mark: "O", column: 0 });
    expect(markAt(GRID, ["O..X"], 0, 2)).toBeNull();
    expect(markAt(GRID, ["O..X"], 2, 0)).toBeNull();
    expect(sizeOf(GRID, ["O..X"])).toEqual({ rows: 3, columns: 6 });
  });

  it("is written without empty lines and columns, and no mark sticks out of it", () => {
    expect(withMark(GRID, ["O"], 2, 1, "X")).toEqual(["O.", "..", ".X"]);
    expect(withMark(GRID, ["O..X"], 0, 3, ".")).toEqual(["O"]);
    expect(withMark(GRID, [], 0, 5, "O")).toEqual(["....O"]);
  });
});
