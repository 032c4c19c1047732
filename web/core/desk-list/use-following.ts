import { useState } from 'react';

/**
 * A state that begins anew with a value whenever its key changes. What somebody typed stays until the address of the list
 * changes; the field is the same one then, so that it keeps the focus.
 */
export function useFollowing<Value>(value: Value, key: unknown = value) {
  const [state, setState] = useState({ key, value });
  const current = Object.is(state.key, key) ? state : { key, value };
  if (current !== state) setState(current);
  return [current.value, (next: Value) => setState({ key, value: next })] as const;
}
