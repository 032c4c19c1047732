/** The visual viewport in CSS px: on phones the keyboard covers the lower part of a window. */
export type SeenPart = {
  readonly windowHeight: number;
  readonly seenHeight: number;
  readonly seenTop: number;
  /** Above 1 the page is zoomed by a pinch gesture. */
  readonly scale: number;
};

/** How much of the page stays visible above a sheet, in px. */
const gap = 16;

/**
 * Returns the position of a sheet at the bottom of a window, in px from its lower edge, and its maximum height, so that
 * the keyboard covers nothing of it. On a zoomed page nothing is adjusted, because there the visitor chose what to see.
 */
export function sheetPlace({ windowHeight, seenHeight, seenTop, scale }: SeenPart) {
  if (scale > 1) return { bottom: 0, mostHeight: windowHeight - gap };
  return { bottom: Math.max(0, windowHeight - seenHeight - seenTop), mostHeight: seenHeight - gap };
}
