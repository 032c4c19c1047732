import type { KeyboardEvent } from 'react';

/** Returns a key handler that calls `act` on Enter instead of submitting the surrounding form. */
export function onEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
}
