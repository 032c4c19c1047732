import { carriers } from '#contract/carriers.ts';
import type { CarrierRow } from '#contract/carriers.ts';
import type { FormWords } from '../forms/field-conflicts.ts';
import { schemaErrors } from '../forms/schema-errors.ts';

export type CarrierValues = { readonly name: string; readonly linkTemplate: string; readonly isActive: boolean };

/** Returns the initial values of the form. */
export function carrierValues(carrier: CarrierRow | null): CarrierValues {
  const { name = '', linkTemplate = '', isActive = true } = carrier ?? {};
  return { name, linkTemplate, isActive };
}

/** Returns the errors of each field, by the server's rules. */
export function carrierErrors(values: CarrierValues): Partial<Record<keyof CarrierValues, string>> {
  return schemaErrors(carriers.create.input, values);
}

/** The names of the fields in a version conflict. */
export const carrierWords: FormWords<CarrierValues> = {
  name: { label: 'Nombre', shown: (name) => name.trim() },
  linkTemplate: { label: 'Enlace de seguimiento', shown: (link) => link.trim() || '—' },
  isActive: { label: 'Se ofrece', shown: (isActive) => (isActive ? 'Sí' : 'No') },
};
