import { hydrated, pressedEarly } from './late-scripts.ts';
import { beginningOf, formKnows, writeInto, type Control } from './write-into.ts';

const held = ['input', 'change', 'click'] as const;

/**
 * Notes what was written into the page's fields before React has hydrated the page, and returns how to put it back:
 * React sets the fields that it controls to their initial values. Then clicks the button that was clicked in vain.
 *
 * From here until then React does not receive what is written, nor the clicks on buttons. It would put the values back
 * in the middle of such an event, and handle the event itself with the values from before: the size that was just chosen
 * would be lost, and the button beside it would ask for one. Checkboxes and radios are left alone, because they show
 * their state.
 */
export function noteDoneEarly(page: Document): () => Promise<void> {
  const typed = new Map<Control, string>();
  const note = () => {
    for (const field of page.querySelectorAll<Control>('input, textarea, select')) {
      if (isWritten(field)) typed.set(field, field.value);
    }
  };
  const hold = (event: Event) => {
    if (event.type === 'click') holdClick(page, event);
    else if (isField(event.target)) {
      note();
      event.stopImmediatePropagation();
    }
  };
  note();
  // The window's listeners run before those of React, which are on the document.
  for (const type of held) window.addEventListener(type, hold, true);
  return async () => {
    for (const type of held) window.removeEventListener(type, hold, true);
    for (const [field, value] of typed) {
      if (field.isConnected) writeInto(field, value);
      await formKnows();
    }
    pressAgain(page);
  };
}

/** Only the last button is clicked again. */
function holdClick(page: Document, event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  page.querySelector(`[${pressedEarly}]`)?.removeAttribute(pressedEarly);
  button.setAttribute(pressedEarly, '');
  event.preventDefault();
  event.stopImmediatePropagation();
}

function pressAgain(page: Document): void {
  window.dispatchEvent(new Event(hydrated));
  const pressed = page.querySelector<HTMLButtonElement>(`[${pressedEarly}]`);
  pressed?.removeAttribute(pressedEarly);
  pressed?.click();
}

/** Their value is what they send, not what somebody wrote. */
const unwritten = /checkbox|radio|file/;

function isField(target: EventTarget | null): boolean {
  return (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement) &&
    !unwritten.test(target.type)
  );
}

function isWritten(field: Control): boolean {
  return !unwritten.test(field.type) && field.value !== beginningOf(field);
}
