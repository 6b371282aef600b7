/**
 * A pack in a link, after the `#`: browsers never send that part, so nothing is stored on a site, nothing expires, and
 * the link works on any site that has the game.
 */

const NAME = "pack";

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, limit: number) {
  const reading = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reading.read(); !part.done; part = await reading.read()) {
    length += part.value.length;
    // A few bytes can unpack into gigabytes.
    if (length > limit) throw new RangeError("too long");
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

/** What follows the `#`. */
export async function inLink(pack: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(pack), new CompressionStream("deflate-raw"), Infinity);
  const letters = btoa(String.fromCharCode(...bytes));
  return `#${NAME}=${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The pack that a link brings; null: none. Raises if it cannot be unpacked, or is longer than `limit` bytes. */
export async function fromLink(hash: string, limit: number): Promise<string | null> {
  const letters = new URLSearchParams(hash.replace(/^#/, "")).get(NAME);
  if (letters === null) return null;
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(
    await through(bytes, new DecompressionStream("deflate-raw"), limit),
  );
}
