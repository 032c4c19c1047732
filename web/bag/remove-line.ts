import { flushSync } from 'react-dom';
import { toast } from '../ui/toast.ts';
import { lowerInBag, removeFromBag } from './bag-store.ts';
import type { BagItem } from './bag.ts';

/** Takes an item out of the bag by the button that was pressed in its line, and offers to put it back. */
export function removeLine(item: BagItem, button: HTMLElement): void {
  leaveLine(item, button, () => removeFromBag(item));
}

/** One unit less; the last one takes the item out likewise. */
export function lowerLine(item: BagItem, button: HTMLElement): void {
  leaveLine(item, button, () => lowerInBag(item));
}

function leaveLine(item: BagItem, button: HTMLElement, change: () => (() => void) | undefined): void {
  const line = button.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling ?? null;
  const place = button.closest('dialog, main');
  const undo = flushSync(change);
  if (!undo) return;
  // The focus goes where the eye is: to the line that came in its place, or to the title of what is empty now.
  focusOn(next?.querySelector(removeButton) ?? place?.querySelector('h1, h2') ?? null);
  toast(`Quitamos «${item.name}», talle ${item.brandSize}, del carrito.`, {
    action: { text: 'Deshacer', run: () => putBack(item, place, undo) },
  });
}

const removeButton = '[data-removes]';

function putBack(item: BagItem, place: Element | null, undo: () => void): void {
  flushSync(undo);
  const back = [...(place ?? document).querySelectorAll(removeButton)].find(
    (button) => button.getAttribute('data-removes') === lineKey(item),
  );
  focusOn(back ?? null);
  toast(`«${item.name}» volvió al carrito.`);
}

/** Which line a remove button belongs to. */
export function lineKey({ id, brandSize }: Pick<BagItem, 'id' | 'brandSize'>): string {
  return `${id}:${brandSize}`;
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (/^H\d$/.test(element.tagName)) element.tabIndex = -1;
  element.focus();
}
