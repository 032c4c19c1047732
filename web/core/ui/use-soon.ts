import { useSyncExternalStore } from 'react';

/** When what is not in view yet is made ready without a touch, in ms after hydration. */
const soonMs = 3000;

const touches = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin'];

let isSoon = false;
const heard = new Set<() => void>();

/** Returns whether what is out of view may come into view: the page was touched or scrolled, or a while has passed. */
export function useSoon(): boolean {
  return useSyncExternalStore(
    listen,
    () => isSoon,
    () => false,
  );
}

/** Resolves once `useSoon` is true. */
export function whenSoon(): Promise<void> {
  return new Promise((resolve) => {
    if (isSoon) resolve();
    else listen(resolve);
  });
}

function listen(hear: () => void): () => void {
  if (heard.size === 0 && !isSoon) {
    setTimeout(begin, soonMs);
    for (const touch of touches) addEventListener(touch, begin, { passive: true });
  }
  heard.add(hear);
  // The browser has scrolled a page that was reloaded or gone back to before its scripts ran.
  if (!isSoon && scrollY > 0) begin();
  return () => void heard.delete(hear);
}

function begin(): void {
  isSoon = true;
  for (const touch of touches) removeEventListener(touch, begin);
  for (const hear of heard) hear();
}
