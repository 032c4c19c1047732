/** Returns the value under a name that somebody typed: only the object's own, not the 'constructor' of every object. */
export function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
