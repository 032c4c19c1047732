/** True for an object with keys, of a value that anybody may have written: the browser's storage, an answer, the state of an address. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the text that such an object has under a key; undefined if there is none. */
export function textIn(value: unknown, key: string): string | undefined {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}
