/** Returns the distance between two children of a rail, in px. */
export function stepOf(rail: HTMLElement): number {
  const [first, second] = rail.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return rail.clientWidth;
  return second.offsetLeft - first.offsetLeft;
}

/** Returns how far a rail has been scrolled, and how far it still can be, in px. */
export function roomOf(rail: HTMLElement): { before: number; after: number } {
  return { before: rail.scrollLeft, after: rail.scrollWidth - rail.clientWidth - rail.scrollLeft };
}

/** An easing function: returns the part of the way after a part of the time, both from 0 to 1. */
export function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** Scrolls a rail sideways in a given time, without scroll snapping meanwhile. Returns a function that stops it. */
export function glide(rail: HTMLElement, to: number, durationMs: number): () => void {
  const from = rail.scrollLeft;
  const start = performance.now();
  let frame = 0;

  function end() {
    cancelAnimationFrame(frame);
    rail.style.scrollSnapType = '';
  }

  function move(now: number) {
    const part = durationMs > 0 ? Math.min(1, Math.max(0, (now - start) / durationMs)) : 1;
    rail.scrollLeft = from + (to - from) * eased(part);
    if (part === 1) end();
    else frame = requestAnimationFrame(move);
  }

  rail.style.scrollSnapType = 'none';
  move(start);
  return end;
}
