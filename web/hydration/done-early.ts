import { hydrated, pressedEarly } from './late-scripts.ts';
import { beginningOf, formKnows, writeInto } from './write-into.ts';
import type { Control } from './write-into.ts';

/**
 * Notes what was written into the page's fields before React has taken the page over, and returns how to put it back:
 * React sets the fields that it governs to what they began with. Then presses the button that was pressed in vain.
 * Boxes and radios are left alone, for they can be seen to change.
 */
export function noteDoneEarly(page: Document): () => Promise<void> {
  const typed = new Map<Control, string>();
  const note = () => {
    for (const field of page.querySelectorAll<Control>('input, textarea, select')) {
      if (isWritten(field)) typed.set(field, field.value);
    }
  };
  note();
  // React renders for a while before it sets the fields, and somebody may write meanwhile.
  page.addEventListener('input', note, true);
  return async () => {
    page.removeEventListener('input', note, true);
    for (const [field, value] of typed) {
      if (field.isConnected) writeInto(field, value);
      await formKnows();
    }
    pressAgain(page);
  };
}

function pressAgain(page: Document): void {
  window.dispatchEvent(new Event(hydrated));
  const pressed = page.querySelector<HTMLButtonElement>(`[${pressedEarly}]`);
  pressed?.removeAttribute(pressedEarly);
  pressed?.click();
}

/** Their value is what they send, not what somebody wrote. */
const unwritten = /checkbox|radio|file/;

function isWritten(field: Control): boolean {
  return !unwritten.test(field.type) && field.value !== beginningOf(field);
}
