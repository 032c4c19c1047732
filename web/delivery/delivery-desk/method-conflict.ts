import { t } from '#messages/messages.ts';
import type { DeliveryZone } from '#contract/delivery/delivery.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import type { MethodValues } from './method-values.ts';

const kindNames = { home: t('delivery-desk.home'), pickup: t('delivery-desk.pickup') } as const;

export const rateNames = {
  flat: t('delivery-desk.flat'),
  weight: t('delivery-desk.byWeight'),
  total: t('delivery-desk.byTotal'),
} as const;

const plain = (text: string) => text.trim();

/** Returns the names of a method's fields for a version conflict. */
export function methodConflictWords(zones: readonly DeliveryZone[]): FormWords<MethodValues> {
  return {
    kind: { label: t('delivery-desk.kind'), shown: (kind) => kindNames[kind] },
    title: { label: t('order-words.name'), shown: plain },
    zoneId: {
      label: t('delivery-desk.zone'),
      shown: (chosen) => zones.find(({ id }) => String(id) === chosen)?.name ?? t('delivery-desk.wholeCountry'),
    },
    by: { label: t('delivery-desk.rate'), logged: 'rate', shown: (by) => rateNames[by] },
    price: { label: t('delivery-desk.price'), logged: 'rate', shown: plain },
    steps: {
      label: t('delivery-desk.steps'),
      logged: 'rate',
      shown: (steps) =>
        steps.map(({ upTo, price }) => `${upTo || t('delivery-desk.withoutBound')}: ${price}`).join('; '),
    },
    freeFrom: { label: t('delivery-desk.freeFrom'), shown: plain },
    daysFrom: { label: t('delivery-desk.daysFrom'), logged: 'days', shown: plain },
    daysTo: { label: t('delivery-desk.daysTo'), logged: 'days', shown: plain },
    address: { label: t('delivery-desk.address'), logged: 'pickup', shown: plain },
    hours: { label: t('delivery-desk.hours'), logged: 'pickup', shown: plain },
    isActive: {
      label: t('delivery-desk.active'),
      shown: (isActive) => (isActive ? t('order-words.yes') : t('order-words.no')),
    },
  };
}
