import { addressLines } from '#contract/address-text.ts';
import type { OrderSheet } from './order-sheets.ts';

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
    return { heading: 'ENTREGAR A', name: recipient, place: addressLines(address), phone: phoneShown, notes };
  }
  if (pickup) {
    const name = contact?.recipient || email || 'Sin datos';
    const phone = contact?.phoneShown ?? '';
    return { heading: 'RETIRA', name, place: [pickup.address, pickup.hours], phone, notes: '' };
  }
  return {
    heading: 'COMPRÓ',
    name: email || 'Sin datos',
    place: ['Sin dirección: acuerde la entrega.'],
    phone: '',
    notes: '',
  };
}

/** Returns what the barcode of an order says to those who cannot see it. */
export function barcodeWords({ number }: OrderSheet): string {
  return `Código de barras de la orden ${number}`;
}
