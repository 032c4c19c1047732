import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import type { Actor } from '#test/actor.ts';
import { returnScene } from '#test/return-scene.ts';
import type { ReturnScene } from '#test/return-scene.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;
let scene: ReturnScene;
let admin: Actor;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  scene = returnScene(shop, admin);
});
afterAll(() => shop.close());

const unit = { what: 'lines' as const, lines: [{ position: 0, quantity: 1 }] };
const refundUnit = (reference: string) =>
  admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: unit });

/** The provider took a refund into process, and refuses it in the end. */
async function refuse(payment: number): Promise<void> {
  await scene.control.settleRefund(await scene.refundIdOf(payment), { status: 'rejected' });
  await scene.later();
}

test.each([1, 2])(
  'BACK-5 BACK-2 a return of %i bought whose refund is refused, and refunded again, puts its unit back once',
  async (units) => {
    const { person, reference, shirt, payment } = await scene.arrivedOrder({ units });
    const id = await scene.received(person, reference, [scene.line('refund')]);
    await scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
    await scene.close(id, [{ position: 0, restock: 1, outcome: 'refund' }]);
    await refuse(payment);
    const { refunds } = await scene.ledger(admin, reference);
    expect(refunds.map(({ state }) => state)).toEqual(['refused']);
    expect(await scene.stockOf(shirt, 'M')).toBe(10 - units + 1);
    expect(await refundUnit(reference)).toMatchObject({ state: 'partly_refunded' });
    expect(await scene.stockOf(shirt, 'M')).toBe(10 - units + 1);
  },
);

test('BACK-5 BACK-2 a unit that was exchanged does not go back a second time with a refund of everything', async () => {
  const { person, reference, shirt } = await scene.arrivedOrder({ units: 1 });
  const id = await scene.received(person, reference, [scene.line('exchange')]);
  await scene.close(id, [{ position: 0, restock: 1, outcome: 'exchange' }]);
  expect([await scene.stockOf(shirt, 'M'), await scene.stockOf(shirt, 'L')]).toEqual([10, 4]);
  await scene.refund(admin, reference);
  expect([await scene.stockOf(shirt, 'M'), await scene.stockOf(shirt, 'L')]).toEqual([10, 4]);
});

test('BACK-5 BACK-2 a unit that a refund put back while its return was open is not put back by the inspection', async () => {
  const { person, reference, shirt } = await scene.arrivedOrder({ units: 1 });
  const id = await scene.received(person, reference, [scene.line('refund')]);
  await refundUnit(reference);
  expect(await scene.stockOf(shirt, 'M')).toBe(10);
  const refusal = await scene.refusedClose(id, [{ position: 0, restock: 1, outcome: 'nothing' }], { note: 'Ya está' });
  expect(refusal).toMatchObject({ code: 'invalid', errors: [{ path: 'lines.0.restock' }] });
  await scene.close(id, [{ position: 0, restock: 0, outcome: 'nothing' }], { note: 'Ya está' });
  expect(await scene.stockOf(shirt, 'M')).toBe(10);
});

test('BACK-5 units that never left the shop cannot be returned', async () => {
  const { person, reference, payment } = await scene.arrivedOrder({ units: 2, to: 'paid' });
  await scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
  await refundUnit(reference);
  await refuse(payment);
  await admin.call(fulfilmentDesk.addParcel, { reference });
  const { lines } = await person.call(returns.offer, { reference });
  expect(lines).toMatchObject([{ position: 0, left: 1 }]);
});
