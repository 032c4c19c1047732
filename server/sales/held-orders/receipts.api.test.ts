import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '#contract/office/people-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { mostReceiptBytes, mostReceipts } from '#contract/sales/payments/receipt-rules.ts';
import { heldScene } from '#test/held-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(heldScene);

beforeAll(async () => {
  await here.scene.offer();
});

const pdf = (body = '') => Buffer.from(`%PDF-1.7\n${body}\ntrailer\n%%EOF\n`, 'latin1');
const picture = (format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width: 30, height: 40, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer();

const receiptsIn = async (reference: string) =>
  (await here.admin.call(heldOrders.show, { reference })).receipts.map(({ state, reason }) => [state, reason]);

describe('a receipt', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'PRICE-6 that is a %s is drawn anew, without what it carried',
    async (format) => {
      const { person, reference } = await here.scene.heldOrder();
      const bytes = Buffer.concat([await picture(format), Buffer.from('MZ a program behind the picture')]);
      const { receipts } = await person.call(heldOrders.sendReceipt, { reference, bytes });
      expect(receipts).toMatchObject([{ type: 'jpg', state: 'waiting' }]);
      const { id } = receipts[0] ?? { id: '' };
      const file = await here.admin.call(heldOrders.receipt, { reference, id });
      expect(file.name).toMatch(/^comprobante-\d+\.jpg$/);
      expect(Buffer.from(file.bytes).includes('a program')).toBe(false);
      expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 40 });
    },
  );

  test('PRICE-6 that is a PDF stays as it is, and no browser opens it', async () => {
    const { person, reference } = await here.scene.heldOrder();
    const { receipts } = await person.call(heldOrders.sendReceipt, { reference, bytes: pdf() });
    const { id } = receipts[0] ?? { id: '' };
    const path = heldOrders.receipt.path.replace(':reference', reference).replace(':id', id);
    const answer = await person.send(path, { method: 'GET', headers: {} });
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="comprobante-\d+\.pdf"$/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf())).toBe(true);
  });

  test.each([
    ['a program', Buffer.from('MZ\u0090\u0000 and more of it')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['nothing', Buffer.alloc(0)],
    ['a PDF behind something else', Buffer.concat([Buffer.from('#!/bin/sh\n'), pdf()])],
    ['a PDF that breaks off', pdf().subarray(0, 12)],
    ['a PDF with a script', pdf('1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj')],
    ['a PDF that starts a program', pdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
    ['a picture that breaks off', Buffer.from('\u0089PNG\r\n\u001a\n and no more', 'latin1')],
  ])('PRICE-6 that is %s is refused', async (_what, bytes) => {
    const { person, reference } = await here.scene.heldOrder();
    const refused = await person.refusal(heldOrders.sendReceipt, { reference, bytes });
    expect([refused.code, refused.status]).toEqual(['bad_receipt', 422]);
    expect(await receiptsIn(reference)).toEqual([]);
  });

  test('PRICE-6 that is too large is not read to its end, and one order has few', async () => {
    const { person, reference } = await here.scene.heldOrder();
    const large = await person.refusal(heldOrders.sendReceipt, {
      reference,
      bytes: Buffer.alloc(mostReceiptBytes + 1),
    });
    expect(large.status).toBe(413);
    for (let sent = 0; sent < mostReceipts; sent += 1) {
      await person.call(heldOrders.sendReceipt, { reference, bytes: pdf(String(sent)) });
    }
    const more = await person.refusal(heldOrders.sendReceipt, { reference, bytes: pdf() });
    expect(more.code).toBe('too_many_receipts');
  });

  test('PRICE-6 is seen by its buyer and the shop’s people only, and by no other order', async () => {
    const [one, other] = [await here.scene.heldOrder(), await here.scene.heldOrder()];
    const { reference } = one;
    const { receipts } = await one.person.call(heldOrders.sendReceipt, { reference, bytes: pdf() });
    const { id } = receipts[0] ?? { id: '' };
    for (const actor of [here.shop.guest(), other.person]) {
      const refusals = [
        await actor.refusal(heldOrders.show, { reference }),
        await actor.refusal(heldOrders.receipt, { reference, id }),
        await actor.refusal(heldOrders.sendReceipt, { reference, bytes: pdf() }),
      ];
      for (const { code } of refusals) expect(['not_logged_in', 'order_not_found']).toContain(code);
    }
    const elsewhere = { reference: other.reference, id };
    for (const actor of [other.person, here.admin]) {
      expect((await actor.refusal(heldOrders.receipt, elsewhere)).code).toBe('order_not_found');
    }
    const settle = { ...elsewhere, reason: 'No es suyo' };
    expect((await here.admin.refusal(heldOrders.refuseReceipt, settle)).code).toBe('order_settled');
    expect((await other.person.refusal(heldOrders.refuseReceipt, settle)).code).toBe('not_allowed');
  });
});

test('PRICE-6 while a receipt waits its order does not end, and once it was refused its buyer has the whole time again', async () => {
  const { person, shirt, reference } = await here.scene.heldOrder();
  const { receipts } = await person.call(heldOrders.sendReceipt, { reference, bytes: pdf() });
  expect((await person.refusal(orders.cancel, { reference })).code).toBe('order_under_review');
  await here.scene.later(10);
  expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
  const { id } = receipts[0] ?? { id: '' };
  const refusal = { reference, id, reason: 'Es de otra compra' };
  await here.admin.call(heldOrders.refuseReceipt, refusal);
  expect((await here.admin.refusal(heldOrders.refuseReceipt, refusal)).code).toBe('order_settled');
  expect(await receiptsIn(reference)).toEqual([['refused', 'Es de otra compra']]);
  await here.scene.later(2);
  expect(await here.scene.order(reference)).toMatchObject({ status: 'pending' });
  await here.scene.later(1.1);
  expect(await here.scene.order(reference)).toMatchObject({ status: 'failure' });
  expect(await here.scene.stock(shirt)).toBe(10);
  expect((await person.refusal(heldOrders.sendReceipt, { reference, bytes: pdf() })).code).toBe('order_settled');
});

test('PRICE-6 orders whose receipts wait are counted and listed for the office, until they are settled', async () => {
  const waiting = async () => (await here.admin.call(orderDesk.counts, {}))['receipt-waiting'];
  const before = await waiting();
  const { person, reference } = await here.scene.heldOrder();
  for (const body of ['one', 'two']) await person.call(heldOrders.sendReceipt, { reference, bytes: pdf(body) });
  expect(await waiting()).toBe(before + 1);
  const listed = await here.admin.call(orderDesk.list, { trouble: 'receipt-waiting' });
  expect(listed.orders.map((order) => order.reference)).toContain(reference);
  await here.admin.call(manualOrders.take, { reference, means: 'transfer' });
  expect(await waiting()).toBe(before);
  expect(await receiptsIn(reference)).toEqual([
    ['confirmed', ''],
    ['confirmed', ''],
  ]);
});

test('PRICE-6 a receipt that is sent again, because its answer was lost, is one receipt, also in two tabs at once; once refused it is another', async () => {
  const { person, reference } = await here.scene.heldOrder();
  const png = await picture();
  const send = (bytes: Buffer) => person.call(heldOrders.sendReceipt, { reference, bytes });
  await send(pdf());
  await Promise.all([send(png), send(png), send(pdf())]);
  const { receipts } = await send(png);
  expect(receipts.map(({ type }) => type).toSorted()).toEqual(['jpg', 'pdf']);
  const { rows } = await here.shop.pool.query(`select 1 from events where kind = 'order.receipt' and subject = $1`, [
    reference,
  ]);
  expect(rows).toHaveLength(2);
  for (const { id } of receipts) {
    await here.admin.call(heldOrders.refuseReceipt, { reference, id, reason: 'No se ve' });
  }
  expect((await send(pdf())).receipts).toHaveLength(3);
});

test('PRICE-6 money that is noted confirms the receipts that wait', async () => {
  const { person, reference } = await here.scene.heldOrder();
  await person.call(heldOrders.sendReceipt, { reference, bytes: pdf() });
  await here.admin.call(heldOrders.takePart, { reference, key: randomUUID(), amount: 100 });
  expect(await receiptsIn(reference)).toEqual([['confirmed', '']]);
});

test('PRICE-6 a receipt goes with the account of its buyer', async () => {
  const { person, reference } = await here.scene.heldOrder();
  await person.call(heldOrders.sendReceipt, { reference, bytes: pdf() });
  expect(await receiptsIn(reference)).toHaveLength(1);
  await here.admin.call(people.remove, { user_name: person.username });
  expect(await receiptsIn(reference)).toEqual([]);
});
