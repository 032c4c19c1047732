import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { shopMoney } from '#contract/money.ts';
import type { Order } from '#contract/orders.ts';
import { orderTexts } from '#contract/order.texts.ts';
import { shop } from '#contract/shop.ts';
import { orderPdf } from './order-pdf.ts';

const line = (id: number): Order['orderDetails'][number] => ({
  id,
  name: `Campera de gabardina con capucha desmontable ${id}`,
  color: 'Verde petróleo',
  brandSize: 'XL',
  quantity: id,
  currentPrice: shopMoney(9_499_000),
  picture: null,
});

const order: Order = {
  number: 1042,
  payment_id: 117_952_851_511,
  reference: '53cb485e-0000-4000-8000-000000000000',
  orderDate: '2026-11-20T10:00:00.000-03:00',
  status: 'approved',
  fulfilment: 'to_prepare',
  email: 'maria@example.com',
  source: 'shop',
  subtotal: shopMoney(9_499_000),
  discount: shopMoney(0),
  shipping: shopMoney(5000),
  total: shopMoney(9_504_000),
  isPayable: false,
  isRefunded: false,
  moneyState: 'paid',
  refunds: [],
  awaits: null,
  payUntil: null,
  voucherUrl: null,
  deliveryAddress: {
    recipient: 'María Sol',
    phone: '+541123456789',
    phoneShown: '011 2345-6789',
    street: 'Av. Corrientes',
    number: '1234',
    floor: '5° B',
    city: 'Buenos Aires',
    province: 'C',
    provinceName: 'Ciudad Autónoma de Buenos Aires',
    postalCode: 'C1043AAZ',
    notes: '',
  },
  delivery: { kind: 'home', title: 'Envío', days: { from: 3, to: 7 }, pickup: null, contact: null },
  orderDetails: Array.from({ length: 16 }, (_, at) => line(at + 1)),
};

test('ORD-3 the document has embedded faces, selectable text, and the columns again on each page', async () => {
  const data = new Uint8Array((await orderPdf(order)).output('arraybuffer'));
  const raw = new TextDecoder('latin1').decode(data);
  expect(raw.match(/\/FontFile2/g)).toHaveLength(3);
  expect(raw).not.toContain('Helvetica');
  const pdf = await getDocument({ data }).promise;
  expect(pdf.numPages).toBe(2);
  const [first = '', second = ''] = await Promise.all(
    [1, 2].map(async (at) => {
      const { items } = await (await pdf.getPage(at)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  for (const part of [
    shop().company,
    shop().taxId,
    orderTexts.document,
    'maria@example.com',
    'Av. Corrientes 1234, 5° B',
    'N° 1042',
    '117952851511',
    '1 de 2',
  ]) {
    expect(first).toContain(part);
  }
  for (const part of ['NOMBRE', 'CANTIDAD', 'Total: $', '2 de 2']) expect(second).toContain(part);
});
