// @ts-check
// Runs before the first paint, so that neither theme nor language flickers, and words and the table are on their way; reader/reader.svelte.ts and net/begun.ts take over.
(function () {
  var root = document.documentElement;
  var read = function (/** @type {string} */ key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var theme = read("chrysalide.theme");
  if (theme !== "day" && theme !== "dusk") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dusk" : "day";
  root.dataset.theme = theme;
  var langs = ["fr", "en", "es"];
  var kept = read("chrysalide.lang");
  var wanted = kept && langs.includes(kept) ? [kept] : navigator.languages;
  var tags = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  var lang = tags.find((tag) => langs.includes(tag)) ?? "en";
  root.lang = lang;
  // What the site named for each language (server/http/preloads.py): the reader needs one of them.
  document.querySelectorAll('link[data-lang="' + lang + '"]').forEach(function (link) {
    link.setAttribute("rel", link.getAttribute("data-rel") || "");
  });

  // A table of the site is asked for now, and not by a page that has first to arrive itself: both are then here at the same time.
  var table = /^\/table\/(?!here-)([\w-]+)\/?$/.exec(location.pathname)?.[1];
  var secret = new URLSearchParams(location.hash.slice(1));
  if (!table || secret.get("join")) return;
  /** @type {string[]} */
  var tokens = [];
  try {
    var tables = JSON.parse(read("chrysalide.tables") ?? "[]");
    tokens = [...tables.find((/** @type {any} */ one) => one.table === table).tokens];
  } catch {
    // none is kept
  }
  var seat = secret.get("seat");
  if (seat && !tokens.includes(seat)) tokens.push(seat);
  /** @type {Record<string, string>} */
  var headers = { "Accept-Language": lang };
  if (tokens[0]) headers["Authorization"] = "Bearer " + tokens[0];
  var answer = fetch("/api/tables/" + table, { headers: headers }).catch(() => null);
  var wire = new WebSocket(location.origin.replace(/^http/, "ws") + "/api/tables/" + table + "/socket");
  /** @type {string[]} */
  var heard = [];
  wire.onopen = () => wire.send(JSON.stringify({ hello: { tokens: tokens, lang: lang, changes: true } }));
  wire.onmessage = (event) => heard.push(String(event.data));
  Object.assign(window, { begun: { table, lang, tokens, answer, wire, heard } });
})();
