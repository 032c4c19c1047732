import { t } from '#messages/messages.ts';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { Parcel } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';

/** Who brings a parcel, '' for the shop itself, and its number. */
export type ParcelValues = { readonly carrierId: string; readonly trackingNumber: string };

/** Returns the form values of a parcel. */
export function parcelValues({ carrierId, trackingNumber }: Parcel): ParcelValues {
  return { carrierId: String(carrierId ?? ''), trackingNumber };
}

export const ownDelivery = t('order-words.shopDelivers');

/** Returns the names of a parcel's fields for a version conflict. */
export function parcelWords(carriers: readonly CarrierRow[]): FormWords<ParcelValues> {
  return {
    carrierId: {
      label: t('order-words.carrier'),
      shown: (chosen) => carriers.find(({ id }) => String(id) === chosen)?.name ?? ownDelivery,
    },
    trackingNumber: { label: t('order-words.trackingNumber'), shown: (number) => number.trim() },
  };
}
