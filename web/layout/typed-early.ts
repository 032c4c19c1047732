type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody chose or wrote in a field before the page's scripts were there. */
type Typed = { readonly field: Field; readonly value: string };

/**
 * Notes what was written into the page's fields before its scripts came, and answers how to put it back: taking over the
 * page, React sets the fields that it governs to what they began with. Boxes and radios are left alone, for they can be
 * seen to change.
 */
export function noteTypedEarly(page: ParentNode): () => void {
  const typed = [...page.querySelectorAll<Field>('input, textarea, select')].flatMap((field): Typed[] =>
    isWritten(field) ? [{ field, value: field.value }] : [],
  );
  return () => {
    for (const { field, value } of typed) if (field.isConnected) writeInto(field, value);
  };
}

const unwritten = new Set(['checkbox', 'radio', 'hidden', 'file', 'submit', 'button']);

function isWritten(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => defaultSelected && !selected);
  }
  return !unwritten.has(field.type) && field.value !== field.defaultValue;
}

/**
 * As if it was written now. React hears of a change when the value differs from the last one set through the element's
 * own property, which it watches; so what the field began with is set there, and what was written past it.
 */
function writeInto(field: Field, value: string): void {
  const caret = field instanceof HTMLSelectElement ? null : field.selectionEnd;
  field.value = beginningOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (!(field instanceof HTMLSelectElement) && caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function beginningOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}
