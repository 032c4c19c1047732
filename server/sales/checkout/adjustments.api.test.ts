import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { readPdf } from '#test/read-pdf.ts';
import { purchaseScene } from '#test/purchase.ts';
import { linesOf } from '../orders/order-state.service.ts';
import { openOrder } from '../orders/open-order.service.ts';
import { viewOrders } from './order-view.service.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, scene, admin } = openedPostDesk(purchaseScene, { keepsMail: true });

const discount = { kind: 'discount', source: 'desk' } as const;

/** Places an order of 2 × 1000 and 333.33, of which the second line is 33.33 cheaper, and all goods then 100. */
async function placed(): Promise<string> {
  const reference = randomUUID();
  const goods = [await scene.product({ price: 100_000 }), await scene.product({ price: 33_333 })] as const;
  const now = post.shop.services.clock();
  await openOrder(post.shop.db, {
    reference,
    buyer: { id: null, email: 'rebaja@example.com' },
    source: 'desk',
    actor: 'admin:admin',
    adjustments: [
      { ...discount, line: 1, title: 'Por la mancha', amount: shopMoney(-3333) },
      { ...discount, line: null, title: '', amount: shopMoney(-10_000) },
    ],
    lines: [goods[0].line(2), goods[1].line(1)],
    delivery: {
      method: {
        id: null,
        kind: 'pickup',
        title: 'Local',
        rate: { by: 'flat', price: shopMoney(5000) },
        freeFrom: null,
        days: null,
        pickup: { address: 'Centro', hours: '' },
      },
      address: null,
      contact: null,
    },
    bagKey: '',
    accepted: [],
    now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  return reference;
}

test('DESK-4 an order keeps its adjustments in their order, each with its tax, and what each line bears of them', async () => {
  const reference = await placed();
  expect(await admin.call(orders.one, { key: reference })).toMatchObject({
    subtotal: shopMoney(233_333),
    adjustments: [
      { ...discount, position: 0, line: 1, title: 'Por la mancha', amount: shopMoney(-3333), tax: shopMoney(-579) },
      { ...discount, position: 1, line: null, title: '', amount: shopMoney(-10_000), tax: shopMoney(-1735) },
    ],
    discount: shopMoney(13_333),
    shipping: shopMoney(5000),
    total: shopMoney(225_000),
  });
  const lines = await linesOf(post.shop.db, [reference]);
  expect(lines.map((line) => line.discount)).toEqual([8696, 4637]);
});

test('DESK-4 whoever reads of an order reads each adjustment by its title, and else as a discount', async () => {
  const reference = await placed();
  const { number, trackingToken } = await scene.order(reference);
  await admin.call(manualOrders.link, { reference, isSent: true });
  await post.deliver();
  const letter = post.box.received.find(({ recipient }) => recipient === 'rebaja@example.com')?.text ?? '';
  expect(letter.replaceAll(/\s+/g, ' ')).toMatch(/Por la mancha.*−\$ 33,33.*Descuento.*−\$ 100,00/);
  const shown = await post.shop.guest().call(paymentLinks.show, { token: trackingToken ?? '' });
  expect(shown.adjustments.map(({ title }) => title)).toEqual(['Por la mancha', '']);
  await admin.call(manualOrders.take, { reference, means: 'cash' });
  const { bytes } = await admin.call(documents.purchaseOrder, { key: reference });
  const [page] = (await readPdf(bytes)).pages;
  const printed = page?.text.replaceAll(/\s+/g, ' ') ?? '';
  expect(printed).toMatch(/Por la mancha -\$ 33,33 Descuento -\$ 100,00/);
  const { body } = await admin.call(orderDesk.export, { number: String(number), columns: ['discount', 'total'] });
  const pieces: string[] = [];
  for await (const piece of body) pieces.push(new TextDecoder().decode(piece));
  expect(pieces.join('').trim().split('\r\n').at(-1)).toBe('133,33;2250,00');
});

test('DESK-4 the provider takes what the adjustments leave', async () => {
  const reference = await placed();
  const { trackingToken: token } = await scene.order(reference);
  const { init_point } = await post.shop.guest().call(paymentLinks.pay, { token: token ?? '' });
  await scene.pay(init_point, 'APRO');
  expect(await post.shop.guest().call(paymentLinks.follow, { token: token ?? '' })).toMatchObject({
    status: 'approved',
    total: shopMoney(225_000),
  });
});

test('orders are read with as many statements as before they had adjustments, whatever their number', async () => {
  const rows = await Promise.all([await placed(), await placed()].map((reference) => scene.order(reference)));
  let statements = 0;
  const counted = drizzle(post.shop.pool, { logger: { logQuery: () => void (statements += 1) } });
  const shown = await viewOrders(counted, rows, post.shop.services.clock());
  expect(shown.map(({ adjustments }) => adjustments.length)).toEqual([2, 2]);
  // Their goods, payments, refunds and pictures.
  expect(statements).toBe(4);
});
