import { expect, it } from "vitest";
import { Seeking } from "$web/table/choices/seeking";

const at = (clientX: number, clientY: number) => ({ clientX, clientY }) as MouseEvent;

it("does not look where it rests after a click, but wherever it goes then", () => {
  const pointer = new Seeking();
  expect(pointer.at(at(100, 100))).toBe(true);
  pointer.press(at(100, 100));
  expect(pointer.at(at(100, 100))).toBe(false);
  expect(pointer.at(at(102, 101))).toBe(false);
  expect(pointer.at(at(108, 100))).toBe(true);
  expect(pointer.at(at(100, 100))).toBe(true); // it came back
  pointer.press(at(100, 100));
  expect(pointer.at(at(100, 100))).toBe(false);
});
