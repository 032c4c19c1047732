import { t } from '#messages/messages.ts';
import { language } from '#messages/present-language.ts';

/** A field of a form: its name for a sentence, and what is wrong with its value. */
export type FieldState = { readonly name: string; readonly isEmpty: boolean; readonly isWrong: boolean };

const list = new Intl.ListFormat(language(), { type: 'conjunction' });

/** Returns which fields of a form are empty and which are wrong, as sentences; empty if none is. */
export function missingWords(fields: readonly FieldState[]): string {
  const wrong = fields.filter(({ isWrong }) => isWrong);
  const missing = wrong.filter(({ isEmpty }) => isEmpty).map(({ name }) => name);
  const mistaken = wrong.filter(({ isEmpty }) => !isEmpty).map(({ name }) => name);
  return [
    missing.length > 0 ? t('accounts.missing', { fields: list.format(missing) }) : '',
    mistaken.length > 0 ? t('accounts.mistaken', { fields: list.format(mistaken) }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
