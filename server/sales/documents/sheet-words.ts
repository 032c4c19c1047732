import { t } from '#messages/messages.ts';
import { shortDayWords } from '#contract/core/time/shop-time.ts';
import { addressLines } from '#contract/sales/orders/address-text.ts';
import type { OrderSheet, SheetLine } from './order-sheets.ts';

type Receiver = {
  readonly heading: string;
  readonly name: string;
  /** Lines of the address, or of the place of the pick-up. */
  readonly place: readonly string[];
  readonly phone: string;
  readonly notes: string;
};

/** Returns who gets the goods and where: at an address, or at the shop. */
export function receiverOf({ address, pickup, contact, email }: OrderSheet): Receiver {
  if (address) {
    const { recipient, phoneShown, notes } = address;
    return {
      heading: t('documents.deliverTo'),
      name: recipient,
      place: addressLines(address),
      phone: phoneShown,
      notes,
    };
  }
  if (pickup) {
    const name = contact?.recipient || email || t('documents.unknown');
    const phone = contact?.phoneShown ?? '';
    return { heading: t('documents.collector'), name, place: [pickup.address, pickup.hours], phone, notes: '' };
  }
  return {
    heading: t('documents.buyer'),
    name: email || t('documents.unknown'),
    place: [t('documents.noAddress')],
    phone: '',
    notes: '',
  };
}

/** Returns what the barcode of an order says to those who cannot see it. */
export function barcodeWords({ number }: OrderSheet): string {
  return t('documents.barcode', { number });
}

/** Returns what is said of a line whose units are waited for: 'Preventa, prometido para el 12 dic 2026'; '' of any other. */
export function promiseOf({ promisedOn }: Pick<SheetLine, 'promisedOn'>): string {
  return promisedOn === null ? '' : t('documents.preorder', { day: shortDayWords(promisedOn) });
}
