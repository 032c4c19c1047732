import type { Place } from './grid-place.ts';

/** Returns the place of the cell that a pointer is on; undefined beside the cells. */
export function pointedPlace(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  const [row, column] = cell?.getAttribute('data-cell')?.split('-').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** True if the events of a pointer are those of a mouse: a finger scrolls, and chooses when it is lifted. */
export const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';
