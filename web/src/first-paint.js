// @ts-check
// Runs before the first paint, so that neither theme nor language flickers and words are on their way; reader/reader.svelte.ts takes over.
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
  var lang = read("chrysalide.lang") || (navigator.language || "en").slice(0, 2).toLowerCase();
  root.lang = ["fr", "en", "es"].indexOf(lang) < 0 ? "en" : lang;
  // What the site named for each language (server/http/preloads.py): the reader needs one of them.
  document.querySelectorAll('link[data-lang="' + root.lang + '"]').forEach(function (link) {
    link.setAttribute("rel", link.getAttribute("data-rel") || "");
  });
})();
