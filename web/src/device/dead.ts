/** The socket of a table where there is no desk any more: it closes at once, and the page tries again. */
import type { Wire } from "$web/net/socket";

/** The code with which a site announces that it will be back. */
export const RESTARTS = 1012;
const CLOSED = 3;

export function deadWire(): Wire {
  const wire: Wire = {
    readyState: CLOSED,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => {},
    close: () => (wire.onclose = null),
  };
  queueMicrotask(() => wire.onclose?.(Object.assign(new Event("close"), { code: RESTARTS }) as CloseEvent));
  return wire;
}
