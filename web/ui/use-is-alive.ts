import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True if scripts run and what the browser keeps is known: false on the server and in the first moment of a page. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
