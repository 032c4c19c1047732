import { t } from '#messages/messages.ts';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { Parcel } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import { choiceOf, line, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { startOf, valuesFrom } from '#web/core/forms/form-of.ts';

/** Who brings a parcel, '' for the shop itself, and its number. */
const fields = {
  carrierId: choiceOf(t('order-words.carrier'), []),
  trackingNumber: line(t('order-words.trackingNumber')),
};

export type ParcelValues = ValuesOf<typeof fields>;

export const parcelForm = {
  start: startOf(fields),
  valuesOf: ({ carrierId, trackingNumber }: Parcel) => valuesFrom(fields, { carrierId, trackingNumber }),
};

export const ownDelivery = t('order-words.shopDelivers');

/** Returns the names of a parcel's fields for a version conflict. */
export function parcelWords(carriers: readonly CarrierRow[]): FormWords<ParcelValues> {
  const shown = (chosen: string) => carriers.find(({ id }) => String(id) === chosen)?.name ?? ownDelivery;
  return { ...fields, carrierId: { ...fields.carrierId, shown } };
}
