import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * True if a click is the second of a double click, or of more: the browser counts those of one gesture by the system's own
 * setting. Two clicks that somebody means as two come as first clicks each, also when a program or a key makes them.
 */
export function isRepeatedClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}

/** Keeps a key that is held down from pressing a button again and again. */
export function holdsOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
