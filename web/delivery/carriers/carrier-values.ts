import { t } from '#messages/messages.ts';
import { carriers } from '#contract/delivery/carriers.ts';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

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
  name: { label: t('order-words.name'), shown: (name) => name.trim() },
  linkTemplate: { label: t('carriers.link'), shown: (link) => link.trim() || '—' },
  isActive: {
    label: t('carriers.offered'),
    shown: (isActive) => (isActive ? t('order-words.yes') : t('order-words.no')),
  },
};
