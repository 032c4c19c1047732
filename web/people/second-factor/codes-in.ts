/** Returns the recovery codes in an answer; none if it has no such list. */
export function codesIn(body: unknown): readonly string[] {
  const found: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'recoveryCodes') : undefined;
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}
