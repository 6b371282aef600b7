// A program on a seat of a site, in JavaScript: it plays random legal moves until the match is over.
//   node engine.js 'http://localhost:8000/table/k3v9…#join=…'    Node 22 or newer (20: --experimental-websocket)
// Without a seat in the link it listens, and plays at every table that waits for it (token in CHRYSALIDE_BOT_TOKEN).
const link = new URL(process.argv[2] ?? "http://localhost:8000");
const own = process.env.CHRYSALIDE_BOT_TOKEN;
const headers = { "Content-Type": "application/json", ...(own ? { Authorization: `Bearer ${own}` } : {}) };
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const complain = ({ message }) => console.error(message); // the list of the next stream has the table again

async function claim(table, invitation) {
  const body = JSON.stringify({ kind: "engine", name: "Hare", invitation });
  const answer = await fetch(`${link.origin}/api/tables/${table}/claim`, { method: "POST", headers, body });
  const { token, error } = await answer.json();
  if (error) throw new Error(error.text);
  return token;
}

/** One connection; true when the match is over. */
function connect(table, token) {
  return new Promise((done) => {
    const socket = new WebSocket(`${link.origin.replace("http", "ws")}/api/tables/${table}/socket`);
    const send = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () => send({ hello: { tokens: [token], lang: "en" } });
    socket.onerror = socket.onclose = () => done(false);
    socket.onmessage = ({ data }) => {
      const { welcome, table: info = welcome?.table, update, refused } = JSON.parse(data);
      if (refused && refused.code !== "stale") console.error(refused.text);
      if (welcome?.table.seats[welcome.seats[0]].keeper) send({ resume: { seat: welcome.seats[0] } });
      if (info?.status === "over") done(true), socket.close();
      if (!update?.choices.length) return;
      const { action } = update.choices[Math.floor(Math.random() * update.choices.length)];
      setTimeout(() => send({ act: { seq: update.seq, action } }), 50); // the site takes 20 a second
    };
  });
}
async function play(table, token, invitation) {
  token ??= await claim(table, invitation);
  for (let wait = 500; !(await connect(table, token)); wait = Math.min(2 * wait, 30000)) await pause(wait);
  console.log(`${table}: over`);
}
const busy = new Set(); // the tables at which it plays, also while the stream is lost
async function listen() {
  const answer = await fetch(`${link.origin}/api/bots/stream`, { headers });
  if (!answer.ok) throw new Error((await answer.json()).error.text);
  let text = "";
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + part).split("\n\n");
    text = events.pop(); // not complete yet
    for (const data of events.flatMap((event) => event.match(/^data: (.*)$/m)?.[1] ?? [])) {
      for (const { table, why } of [JSON.parse(data)].flatMap((said) => said.tables ?? said)) {
        if (busy.has(table) || !busy.add(table)) continue;
        play(table, why === "seat" ? null : own).catch(complain).finally(() => busy.delete(table));
      }
    }
  }
}
const table = link.pathname.match(/^\/table\/([^/]+)/)?.[1];
const secret = new URLSearchParams(link.hash.slice(1));
const forever = () => listen().catch(complain).then(() => pause(1000)).then(forever);
void (table ? play(table, secret.get("seat"), secret.get("join") ?? undefined) : forever());
