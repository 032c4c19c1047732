import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True after hydration, when the browser's stored state is known; false on the server and during hydration. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
