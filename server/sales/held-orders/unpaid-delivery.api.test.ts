import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import { tracking } from '#contract/sales/fulfilment/tracking.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { heldScene } from '#test/held-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { readPdf } from '#test/read-pdf.ts';

const here = openedDesk(heldScene);

beforeAll(async () => {
  await here.scene.offer({ pickupHold: 3, deliveryHold: 3 });
});

const move = (reference: string, to: FulfilmentState) => here.admin.call(fulfilmentDesk.move, { reference, to });
const take = (reference: string, isHandedOver: boolean) =>
  here.admin.call(manualOrders.take, { reference, means: 'cash', isHandedOver });
const refusedTake = async (reference: string) =>
  (await here.admin.refusal(manualOrders.take, { reference, means: 'cash', isHandedOver: true })).code;

/** The text of a printed file of one order, with plain spaces. */
async function printed(what: 'slips' | 'labels', number: number): Promise<string> {
  const { bytes } = await here.admin.call(documents.print, { what, number: [number] });
  return (await readPdf(bytes)).pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');
}

describe('PRICE-6 an order that is paid on delivery', () => {
  test('is packed, printed and sent before it is paid, and its money is noted as it is handed over', async () => {
    const { person, shirt, reference } = await here.scene.heldOrder({ means: 'delivery' });
    const { number } = await here.scene.order(reference);
    expect((await here.admin.call(fulfilmentDesk.one, { reference })).state).toBe('to_prepare');
    await move(reference, 'preparing');
    for (const what of ['slips', 'labels'] as const) {
      expect(await printed(what, number)).toContain('A cobrar: $ 2.150,00');
    }
    const { rows } = await here.admin.call(fulfilmentDesk.labels, { format: 'andreani', number: [number] });
    expect(rows).toHaveLength(1);
    expect(await refusedTake(reference)).toBe('fulfilment_refused');
    await here.admin.call(fulfilmentDesk.addParcel, { reference, trackingNumber: 'AB1' });
    // Its time is over while it is on its way.
    await here.scene.later(3.1);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'pending', fulfilment: 'dispatched' });
    const { steps } = await person.call(tracking.ofOrder, { reference });
    expect(steps.map(({ isDone }) => isDone)).toEqual([true, true, true, false]);
    expect(await take(reference, true)).toMatchObject({ status: 'approved', fulfilment: 'delivered' });
    const { parcels } = await here.admin.call(fulfilmentDesk.one, { reference });
    expect(parcels.map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true]);
    expect(await here.scene.history(reference)).toEqual(['pending by_means', 'approved paid']);
    expect(await here.scene.stock(shirt)).toBe(8);
    expect(await printed('slips', number)).not.toContain('A cobrar');
  });

  test('can be delivered by a carrier who pays the shop later', async () => {
    const { person, reference } = await here.scene.heldOrder({ means: 'delivery' });
    await move(reference, 'dispatched');
    await move(reference, 'delivered');
    expect(await person.call(returns.offer, { reference })).toMatchObject({ isPossible: false, until: null });
    const { total } = await here.scene.order(reference);
    await here.admin.call(heldOrders.takePart, { reference, key: randomUUID(), amount: total / 100 });
    expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', fulfilment: 'delivered' });
    expect(await person.call(returns.offer, { reference })).toMatchObject({ isPossible: true });
  });

  test('is another one than the same bag that somebody packs', async () => {
    const { person, shirt, reference } = await here.scene.heldOrder({ means: 'delivery' });
    const again = async () => {
      const bag = { cartItems: [shirt.line(2)], means: 'delivery' as const };
      return (await person.call(checkout.start, bag)).reference;
    };
    expect(await again()).toBe(reference);
    await move(reference, 'preparing');
    const other = await again();
    expect(other).not.toBe(reference);
    await move(other, 'preparing');
    expect(await again()).not.toBe(other);
  });

  test('ends with its units in the stock once its goods came back', async () => {
    const { person, shirt, reference } = await here.scene.heldOrder({ means: 'delivery' });
    await move(reference, 'dispatched');
    const end = { payment_id: reference, status: 'failure' } as const;
    expect((await here.admin.refusal(orderDesk.setStatus, end)).code).toBe('order_has_left');
    expect((await person.refusal(orders.cancel, { reference })).code).toBe('order_in_preparation');
    await move(reference, 'returned');
    expect(await here.admin.call(orderDesk.setStatus, end)).toMatchObject({ status: 'failure', fulfilment: null });
    expect(await here.scene.stock(shirt)).toBe(10);
  });

  test('that came back ends by its time, and one that is being packed does not', async () => {
    const [back, packed] = [
      await here.scene.heldOrder({ means: 'delivery' }),
      await here.scene.heldOrder({ means: 'delivery' }),
    ];
    await move(back.reference, 'dispatched');
    await move(back.reference, 'returned');
    await move(packed.reference, 'preparing');
    await here.scene.later(3.1);
    expect(await here.scene.order(back.reference)).toMatchObject({ status: 'failure' });
    expect(await here.scene.stock(back.shirt)).toBe(10);
    expect(await here.scene.order(packed.reference)).toMatchObject({ status: 'pending', fulfilment: 'preparing' });
  });

  test('is not cancelled as a paid one, and its buyer gives it up only before somebody packs it', async () => {
    const { person, shirt, reference } = await here.scene.heldOrder({ means: 'delivery' });
    expect((await here.admin.refusal(cancellations.byDesk, { reference })).code).toBe('order_unpaid');
    expect((await person.refusal(cancellations.byBuyer, { reference })).code).toBe('order_unpaid');
    expect(await person.call(cancellations.offer, { reference })).toMatchObject({ isPossible: false });
    const isCancellable = async () => (await person.call(heldOrders.show, { reference })).isCancellable;
    await move(reference, 'preparing');
    expect(await isCancellable()).toBe(false);
    await move(reference, 'to_prepare');
    expect(await isCancellable()).toBe(true);
    expect(await person.call(orders.cancel, { reference })).toMatchObject({ status: 'failure', fulfilment: null });
    expect(await here.scene.stock(shirt)).toBe(10);
  });
});

describe('PRICE-6 an order that is paid at pick-up', () => {
  test('waits at the shop, and is handed over with its money alone', async () => {
    const { reference } = await here.scene.heldOrder({ means: 'pickup' });
    const { moves } = await here.admin.call(fulfilmentDesk.move, { reference, to: 'ready_for_pickup' });
    expect(moves.map(({ to }) => to)).toEqual(['preparing']);
    const refused = await here.admin.refusal(fulfilmentDesk.move, { reference, to: 'delivered' });
    expect(refused.code).toBe('fulfilment_refused');
    expect(await take(reference, true)).toMatchObject({ status: 'approved', fulfilment: 'delivered' });
    expect(await refusedTake(reference)).toBe('order_settled');
  });

  test('is handed over at once to who is there, or paid before', async () => {
    const [atOnce, before] = [
      await here.scene.heldOrder({ means: 'pickup' }),
      await here.scene.heldOrder({ means: 'pickup' }),
    ];
    expect(await take(atOnce.reference, true)).toMatchObject({ fulfilment: 'delivered' });
    await move(before.reference, 'ready_for_pickup');
    expect(await take(before.reference, false)).toMatchObject({ status: 'approved', fulfilment: 'ready_for_pickup' });
  });

  test('that nobody picks up ends by its time', async () => {
    const { shirt, reference } = await here.scene.heldOrder({ means: 'pickup' });
    await move(reference, 'ready_for_pickup');
    await here.scene.later(3.1);
    expect(await here.scene.order(reference)).toMatchObject({ status: 'failure', fulfilment: null });
    expect(await here.scene.stock(shirt)).toBe(10);
  });
});

test('PRICE-6 nothing of an order by transfer leaves before it is paid', async () => {
  const { reference } = await here.scene.heldOrder();
  expect((await here.admin.call(fulfilmentDesk.one, { reference })).state).toBeNull();
  const refused = await here.admin.refusal(fulfilmentDesk.move, { reference, to: 'preparing' });
  expect(refused.code).toBe('order_unpaid');
});
