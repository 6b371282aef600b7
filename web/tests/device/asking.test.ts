import { expect, it } from "vitest";
import { Asking, type Thinker } from "$web/device/asking";
import type { Thought } from "$web/device/messages";

class Stand implements Thinker {
  onmessage: Thinker["onmessage"] = null;
  readonly asked: Thought[] = [];
  postMessage(thought: Thought): void {
    this.asked.push(thought);
  }
  answer(number: number, text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: [number, text] }));
  }
}

it("asks the next thinker what the one before has not answered", async () => {
  const first = new Stand();
  const second = new Stand();
  const asking = new Asking(first);
  const one = asking.ask("one");
  const two = asking.ask("two");
  first.answer(1, "yes");
  expect(await one).toBe("yes");
  asking.take(second);
  expect(second.asked).toEqual([[2, "two"]]);
  const three = asking.ask("three");
  second.answer(3, "third");
  second.answer(2, "second");
  expect(await Promise.all([two, three])).toEqual(["second", "third"]);
  expect(first.asked).toHaveLength(2);
});
