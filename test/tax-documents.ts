import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import type { Actor } from './actor.ts';
import { guestScene } from './guests.ts';
import type { Shop } from './shop.ts';

/** A PDF with this in it. */
export const pdf = (body = '') => Buffer.from(`%PDF-1.7\n${body}\ntrailer\n%%EOF\n`, 'latin1');

/** A document of the tax authority of Mexico with this in it. */
export const xml = (body = '') =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<cfdi:Comprobante Folio="1">${body}</cfdi:Comprobante>`);

/** What a company of Argentina gives for an invoice. */
export const company = {
  condition: 'registered',
  taxId: '20-26756539-3',
  name: 'Ana Pérez S. A.',
  address: 'Mitre 1, Rosario',
} as const;

type Given = { readonly [Name in keyof typeof company]: string };

type Attached = {
  readonly number?: string;
  readonly bytes?: Uint8Array;
  readonly of?: string;
  readonly present?: string;
};

/** What tests of tax documents need: paid orders, with what their buyers gave, and documents of them. */
export function taxScene(shop: Shop, admin: Actor) {
  const scene = guestScene(shop, admin);
  let buyers = 0;
  return {
    ...scene,

    /** Returns the paid order of one shirt of a new customer. */
    async paidOrder(taxData?: Given) {
      buyers += 1;
      const person = await shop.customer(`factura${buyers}`);
      const shirt = await scene.product({ price: 100_000 });
      const started = await person.call(checkout.start, { cartItems: [shirt.line()], ...(taxData && { taxData }) });
      await scene.pay(started.init_point, 'APRO');
      const { reference, number, status } = await person.call(orders.record, { reference: started.reference });
      if (status !== 'approved') throw new Error(`the order is ${status}`);
      return { person, reference, number };
    },

    /** Attaches a document, the invoice of an order by default. */
    attach: (reference: string, asked: Attached = {}) =>
      admin.call(documentDesk.attach, {
        reference,
        of: 'invoice',
        present: 'none',
        number: 'A-0001-00000001',
        bytes: pdf(),
        ...asked,
      }),
  };
}
