import { beginningOf, formKnows, writeInto, type Control } from './write-into.ts';

/** What was written into or chosen in a field of a form. `value` tells the boxes of one name apart. */
export type WrittenField = {
  readonly name: string;
  readonly value: string;
  /** Null for what is no box or radio. */
  readonly isChecked: boolean | null;
};

const unwritten = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

/**
 * What somebody wrote into a form: the controls in `written`, and those that hold something else than at the beginning, for
 * that may be from before anybody listened; all where there are none. A password is left out also while it is shown.
 */
export function writtenFields(form: HTMLFormElement, written: WeakSet<EventTarget>): WrittenField[] {
  const controls = controlsOf(form);
  const own = controls.filter((control) => written.has(control) || isChanged(control));
  return (own.length > 0 ? own : controls).map((control) => ({
    name: control.name,
    value: control.value,
    isChecked: isBox(control) ? control.checked : null,
  }));
}

/** The form of a page that has all of these fields; undefined when there is none by now. */
export function formWith(page: Document, fields: readonly WrittenField[]): HTMLFormElement | undefined {
  return [...page.forms].find((form) => {
    const controls = controlsOf(form);
    return fields.every((field) => controls.some((control) => isOf(control, field)));
  });
}

/** Writes all fields into a form, as if somebody did it now. */
export async function writeFields(form: HTMLFormElement, fields: readonly WrittenField[]): Promise<void> {
  const controls = controlsOf(form);
  for (const field of fields) {
    const control = controls.find((one) => isOf(one, field));
    if (!control) continue;
    if (!isBox(control)) writeInto(control, field.value);
    else if (control.checked !== field.isChecked) control.click();
    await formKnows();
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !unwritten.has(element.type) &&
      !element.autocomplete.includes('password'),
  );
}

/** Whether a field holds something else than it began with. Of one that React writes, the beginning is what it wrote last. */
function isChanged(control: Control): boolean {
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== beginningOf(control);
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function isOf(control: Control, { name, value, isChecked }: WrittenField): boolean {
  return (
    control.name === name && isBox(control) === (isChecked !== null) && (!isBox(control) || control.value === value)
  );
}
