import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * True if a click is the second or a later one of a double click: the browser counts the clicks of one gesture by the
 * system's setting. Two separate clicks, also by a program or a key, count as first clicks.
 */
export function isRepeatedClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1;
}

/** Prevents a key that is held down from clicking a button repeatedly. */
export function holdsOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
