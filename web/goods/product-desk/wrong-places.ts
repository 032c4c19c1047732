import { t } from '#messages/messages.ts';

/** A field whose text is added to a list by a button. */
export type PendingField = 'picture' | 'size';

/** Returns the first field with text that was not added to its list; undefined for none. */
export function pendingField(form: HTMLFormElement | null): PendingField | undefined {
  const isPending = (name: PendingField) =>
    (form?.querySelector<HTMLInputElement>(`[data-pending="${name}"]`)?.value ?? '').trim() !== '';
  return (['picture', 'size'] as const).find(isPending);
}

/** The message of a field whose text was not added. */
export const notAdded = (text: string) => t('product-desk.notAdded', { text });
