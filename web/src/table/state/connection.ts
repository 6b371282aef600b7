/** Keeps a table connected to the site, and tries again at once when the network or the reader comes back. */
import { beginning } from "$web/net/begun";
import { dialer } from "$web/net/reach";
import { socketUrl, TableSocket } from "$web/net/socket";
import { keyring } from "$web/reader/keyring";
import { reader } from "$web/reader/reader.svelte";
import type { Table } from "./table.svelte";

/** `answered`: only from then on, if something is shown before; never, if that fails. */
export function stayConnected(table: Table, answered?: Promise<unknown>): () => void {
  const id = table.info.table;
  const hello = () => ({ tokens: keyring.tokens(id), lang: reader.lang });
  const socket = new TableSocket(socketUrl(id, location), hello, table.listener(), dialer(id));
  let left = false;
  const connect = () => {
    if (!left) table.connect(socket.continue(beginning.wire(id, hello())));
  };
  if (answered) answered.then(connect, () => {});
  else connect();
  const awake = () => {
    if (table.link === "lost" || table.link === "restarting") table.resync();
    else table.probe();
  };
  const asleep = () => table.probe();
  addEventListener("online", awake);
  addEventListener("offline", asleep);
  document.addEventListener("visibilitychange", awake);
  return () => {
    left = true;
    removeEventListener("online", awake);
    removeEventListener("offline", asleep);
    document.removeEventListener("visibilitychange", awake);
    table.disconnect();
  };
}
