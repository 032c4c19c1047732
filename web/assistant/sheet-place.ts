/** What is seen of a window, in CSS px: on phones the keyboard takes its lower part. */
export type SeenPart = {
  readonly windowHeight: number;
  readonly seenHeight: number;
  readonly seenTop: number;
  /** Above 1 the page is zoomed with two fingers. */
  readonly scale: number;
};

/** Of the page behind, this much stays in sight above a sheet, in px. */
const gap = 16;

/**
 * Where a sheet at the bottom of a window stands, in px from its lower edge, and how high it may be, so that the
 * keyboard hides nothing of it. A zoomed page is left alone: there one chooses what to see.
 */
export function sheetPlace({ windowHeight, seenHeight, seenTop, scale }: SeenPart) {
  if (scale > 1) return { bottom: 0, mostHeight: windowHeight - gap };
  return { bottom: Math.max(0, windowHeight - seenHeight - seenTop), mostHeight: seenHeight - gap };
}
