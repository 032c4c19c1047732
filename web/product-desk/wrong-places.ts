import { toast } from '../ui/toast.ts';

/** Goes to the first place of a form that is wrong: a field, or a group of them. They get their marks with the next paint. */
export function showFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus());
}

/** Says which text was written but not added to its list, and goes there; false when there is none. */
export function remindOfPending(form: HTMLFormElement | null): boolean {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-pending]') ?? [])];
  const forgotten = fields.find(({ value }) => value.trim() !== '');
  if (!forgotten) return false;
  toast(`Falta agregar lo que escribió: ${forgotten.value}`, { tone: 'error' });
  forgotten.focus();
  return true;
}
