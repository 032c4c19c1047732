import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { returnScene } from '#test/return-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(returnScene);

const unit = { what: 'lines' as const, lines: [{ position: 0, quantity: 1 }] };
const refundUnit = (reference: string) =>
  here.admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: unit });

/** The provider took a refund into process, and refuses it in the end. */
async function refuse(payment: number): Promise<void> {
  await here.scene.control.settleRefund(await here.scene.refundIdOf(payment), { status: 'rejected' });
  await here.scene.later();
}

test.each([1, 2])(
  'BACK-5 BACK-2 a return of %i bought whose refund is refused, and refunded again, puts its unit back once',
  async (units) => {
    const { person, reference, shirt, payment } = await here.scene.arrivedOrder({ units });
    const id = await here.scene.received(person, reference, [here.scene.line('refund')]);
    await here.scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
    await here.scene.close(id, [{ position: 0, restock: 1, outcome: 'refund' }]);
    await refuse(payment);
    const { refunds } = await here.scene.ledger(here.admin, reference);
    expect(refunds.map(({ state }) => state)).toEqual(['refused']);
    expect(await here.scene.stockOf(shirt, 'M')).toBe(10 - units + 1);
    expect(await refundUnit(reference)).toMatchObject({ state: 'partly_refunded' });
    expect(await here.scene.stockOf(shirt, 'M')).toBe(10 - units + 1);
  },
);

test('BACK-5 BACK-2 a unit that was exchanged does not go back a second time with a refund of everything', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder({ units: 1 });
  const id = await here.scene.received(person, reference, [here.scene.line('exchange')]);
  await here.scene.close(id, [{ position: 0, restock: 1, outcome: 'exchange' }]);
  expect([await here.scene.stockOf(shirt, 'M'), await here.scene.stockOf(shirt, 'L')]).toEqual([10, 4]);
  await here.scene.refund(here.admin, reference);
  expect([await here.scene.stockOf(shirt, 'M'), await here.scene.stockOf(shirt, 'L')]).toEqual([10, 4]);
});

test('BACK-5 BACK-2 a unit that a refund put back while its return was open is not put back by the inspection', async () => {
  const { person, reference, shirt } = await here.scene.arrivedOrder({ units: 1 });
  const id = await here.scene.received(person, reference, [here.scene.line('refund')]);
  await refundUnit(reference);
  expect(await here.scene.stockOf(shirt, 'M')).toBe(10);
  const refusal = await here.scene.refusedClose(id, [{ position: 0, restock: 1, outcome: 'nothing' }], {
    note: 'Ya está',
  });
  expect(refusal).toMatchObject({ code: 'invalid', errors: [{ path: 'lines.0.restock' }] });
  await here.scene.close(id, [{ position: 0, restock: 0, outcome: 'nothing' }], { note: 'Ya está' });
  expect(await here.scene.stockOf(shirt, 'M')).toBe(10);
});

test('BACK-5 units that never left the shop cannot be returned', async () => {
  const { person, reference, payment } = await here.scene.arrivedOrder({ units: 2, to: 'paid' });
  await here.scene.control.setSwitch({ scope: 'next', refund: { status: 'in_process' } });
  await refundUnit(reference);
  await refuse(payment);
  await here.admin.call(fulfilmentDesk.addParcel, { reference });
  const { lines } = await person.call(returns.offer, { reference });
  expect(lines).toMatchObject([{ position: 0, left: 1 }]);
});
