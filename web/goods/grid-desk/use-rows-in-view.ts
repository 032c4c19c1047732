import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** The height of a row, in px: large enough for a finger. */
export const rowHeight = 44;

/** What is rendered before the window is measured, in px. */
const firstView = { width: 1000, height: 600 } as const;

/** Which rows are in the page: those in view of a frame, and the active one, with which the focus would be lost. Lengths in px. */
export function useRowsInView(frame: RefObject<HTMLElement | null>, count: number, active: number) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    initialRect: firstView,
    overscan: 4,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
  });
  return {
    height: virtual.getTotalSize(),
    rows: virtual.getVirtualItems().map(({ index, start }) => ({ index, start })),
  };
}
