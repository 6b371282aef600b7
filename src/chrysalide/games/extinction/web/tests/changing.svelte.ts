/** Props that change under a mounted painting, as they do on the site. */
export interface Changing<P> {
  props: P;
  change: (next: P) => void;
}

export function changing<P extends object>(first: P): Changing<P> {
  let now = $state.raw(first);
  const props = {} as P;
  for (const key of Object.keys(first) as (keyof P)[])
    Object.defineProperty(props, key, { enumerable: true, get: () => now[key] });
  return { props, change: (next) => void (now = next) };
}
