/**
 * A value that is made when it is first used. For formatters of Intl: a phone takes up to 40 ms for the first of each kind, and
 * no visitor should wait for that before the page answers.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
