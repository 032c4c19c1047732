import { t } from '#messages/messages.ts';
import { unitKey } from '#contract/goods/sizes/unit-name.ts';
import { flushSync } from 'react-dom';
import { toast } from '#web/core/ui/toast.ts';
import { lowerInBag, removeFromBag } from './bag-changes.ts';
import type { BagItem } from './bag.ts';

/** Removes an item of the bag by its line's remove button, and shows a message with undo. */
export function removeLine(item: BagItem, button: HTMLElement): void {
  leaveLine(item, button, () => removeFromBag(item));
}

/** Removes one unit; the last one removes the item likewise. */
export function lowerLine(item: BagItem, button: HTMLElement): void {
  leaveLine(item, button, () => lowerInBag(item));
}

function leaveLine(item: BagItem, button: HTMLElement, change: () => (() => void) | undefined): void {
  const line = button.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling ?? null;
  const place = button.closest('dialog, main');
  const undo = flushSync(change);
  if (!undo) return;
  // The focus moves to the line that moved into its place, or to the title if the list is empty.
  focusOn(next?.querySelector(removeButton) ?? place?.querySelector('h1, h2') ?? null);
  toast(t('bag.removed', { name: item.name, size: item.brandSize }), {
    action: { text: t('bag.undo'), run: () => putBack(item, place, undo) },
  });
}

const removeButton = '[data-removes]';

function putBack(item: BagItem, place: Element | null, undo: () => void): void {
  flushSync(undo);
  const back = [...(place ?? document).querySelectorAll(removeButton)].find(
    (button) => button.getAttribute('data-removes') === unitKey(item),
  );
  focusOn(back ?? null);
  toast(t('bag.restored', { name: item.name }));
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (/^H\d$/.test(element.tagName)) element.tabIndex = -1;
  element.focus();
}
