/** Props that a test can change while their component is mounted. */
export function reactive<P extends object>(props: P): P {
  const kept = $state(props);
  return kept;
}
