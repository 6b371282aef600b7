/** Props that a test changes while a component is shown. */
export function changing<P extends Record<string, unknown>>(first: P): P {
  const props = $state(first);
  return props;
}
