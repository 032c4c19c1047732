import { sentTexts, textsBy, type TextsBy } from '#web/core/forms/form-text.ts';

/** The names of the fields, as the contract has them: without its rules, which only those load who open the form. */
const names = ['idKind', 'condition', 'taxId', 'name', 'activity', 'address', 'postalCode', 'use'] as const;

/** What somebody gives for a tax document, as its form has it. */
export type TaxDataValues = TextsBy<(typeof names)[number]>;

/** In a form the names have a beginning of their own, because an address has some of them too. */
export const taxFieldPrefix = 'tax.';

export const taxFieldNames: readonly string[] = names.map((name) => `${taxFieldPrefix}${name}`);

/** Reads the data of a submitted form; undefined if it was not opened. */
export function sentTaxData(form: FormData): TaxDataValues | undefined {
  if (!form.has(`${taxFieldPrefix}taxId`)) return undefined;
  const sent = sentTexts(taxFieldNames, form);
  return textsBy(names, (name) => sent[`${taxFieldPrefix}${name}`] ?? '');
}

/** Returns what a form begins with. */
export function taxDataStart(data: Partial<TaxDataValues> | null): TaxDataValues {
  return textsBy(names, (name) => data?.[name] ?? '');
}
