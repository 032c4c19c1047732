/** A field of a form: its name for a sentence, and what is wrong with its value. */
export type FieldState = { readonly name: string; readonly isEmpty: boolean; readonly isWrong: boolean };

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Returns which fields of a form are empty and which are wrong, as sentences; empty if none is. */
export function missingWords(fields: readonly FieldState[]): string {
  const wrong = fields.filter(({ isWrong }) => isWrong);
  const missing = wrong.filter(({ isEmpty }) => isEmpty).map(({ name }) => name);
  const mistaken = wrong.filter(({ isEmpty }) => !isEmpty).map(({ name }) => name);
  return [
    missing.length > 0 ? `Falta completar: ${list.format(missing)}.` : '',
    mistaken.length > 0 ? `Hay que corregir: ${list.format(mistaken)}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
