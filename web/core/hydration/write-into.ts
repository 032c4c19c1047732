/** What somebody writes into or chooses from. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form takes one change after the other: React renders it in a microtask, and before that it knows the old values. */
export async function formKnows(): Promise<void> {
  await Promise.resolve();
}

/**
 * As if it was written now. React hears of a change when the value differs from the last one set through the element's
 * own property, which it watches; so what the field began with is set there, and what was written past it.
 */
export function writeInto(field: Control, value: string): void {
  const caret = field instanceof HTMLSelectElement ? null : field.selectionEnd;
  field.value = beginningOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (!(field instanceof HTMLSelectElement) && caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** What a field holds before anybody writes into it: of a select, the option that it was rendered with, else its first. */
export function beginningOf(field: Control): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}
