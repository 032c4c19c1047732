/** Where the toasts are, in px from an edge of the window. */
export type ToastPlace = { readonly top: number } | { readonly bottom: number };

/** Between the toasts and the bars of the page, in px. */
const gap = 12;

/** How far from an edge of the window a bar may end, in px. */
const reach = 200;

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/**
 * Returns the place of toasts: below the bars at the top of the window or above those at its bottom, whichever covers
 * fewer controls, and not what has the focus.
 */
export function toastPlace(toasts: HTMLElement): ToastPlace {
  const { innerHeight: high } = window;
  const top = barsFrom(toasts, (px) => px) + gap;
  const bottom = barsFrom(toasts, (px) => high - 1 - px) + gap;
  const height = toasts.offsetHeight;
  const atTop = coveredBy(toasts, top, top + height);
  const atBottom = coveredBy(toasts, high - bottom - height, high - bottom);
  return atBottom < atTop ? { bottom } : { top };
}

/** Returns how far the bars reach that are as wide as the window, from the edge where `lineAt(0)` is. */
function barsFrom(toasts: HTMLElement, lineAt: (px: number) => number): number {
  for (let px = reach; px > 0; px -= 4) {
    if ([0.03, 0.5, 0.97].every((part) => isBar(toasts, window.innerWidth * part, lineAt(px)))) return px + 4;
  }
  return 0;
}

function isBar(toasts: HTMLElement, x: number, y: number): boolean {
  const there = document.elementsFromPoint(x, y).find((one) => !toasts.contains(one));
  // A dialog is fixed, as is what shades the page around it: what can be a bar is only what stands in it.
  for (let one = there; one && !(one instanceof HTMLDialogElement); one = one.parentElement ?? undefined) {
    if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
  }
  return false;
}

/** Returns how many controls the toasts would cover between two heights; what has the focus counts as many. */
function coveredBy(toasts: HTMLElement, top: number, bottom: number): number {
  const widest = [...toasts.children].map((one) => one.getBoundingClientRect());
  const left = Math.min(...widest.map((one) => one.left));
  const right = Math.max(...widest.map((one) => one.right));
  return [...document.querySelectorAll(controls)]
    .filter((one) => !toasts.contains(one) && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .reduce((sum, one) => sum + (one === document.activeElement ? 100 : 1), 0);
}
