/** Drawings that will be needed soon, so that nothing appears blank; what is on the screen already comes first. */
export function fetchAhead(urls: Iterable<string>): void {
  const fetchAll = () => {
    for (const url of urls) {
      const image = new Image();
      image.fetchPriority = "low";
      image.src = url;
    }
  };
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "function") requestIdleCallback(fetchAll, { timeout: 3000 });
  else setTimeout(fetchAll, 500);
}
