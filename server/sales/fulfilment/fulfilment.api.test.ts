import { beforeAll, describe, expect, test } from 'vitest';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { fulfilmentSteps } from '#test/fulfilment-steps.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, scene, admin } = openedDesk(fulfilmentScene);
let andreani: number;

beforeAll(async () => {
  ({ id: andreani } = await scene.carrier(admin));
});

const seen = (reference: string) => admin.call(fulfilmentDesk.one, { reference });
const steps = async (reference: string) =>
  (await fulfilmentSteps(admin, reference)).map(({ from, to }) => `${from} ${to}`);

describe('the state', () => {
  test('SHIP-4 an order has a delivery once it is paid, and none before', async () => {
    const { reference } = await scene.unpaidOrder();
    expect(await seen(reference)).toMatchObject({ state: null, moves: [], left: [], trackingPath: null });
    expect((await admin.refusal(fulfilmentDesk.move, { reference, to: 'preparing' })).code).toBe('order_unpaid');
    expect((await admin.refusal(fulfilmentDesk.addParcel, { reference })).code).toBe('order_unpaid');
    const paid = await scene.paidOrder();
    expect(await seen(paid.reference)).toMatchObject({ state: 'to_prepare', parcels: [], left: [{ quantity: 2 }] });
    expect(await paid.buyer.call(orders.one, { key: paid.reference })).toMatchObject({ fulfilment: 'to_prepare' });
  });

  test('SHIP-4 each move is recorded once, with who made it and why', async () => {
    const { reference } = await scene.paidOrder();
    await scene.pickedUp(reference);
    await admin.call(fulfilmentDesk.move, { reference, to: 'preparing' });
    await admin.call(fulfilmentDesk.move, { reference, to: 'ready_for_pickup', reason: 'Avisó que pasa hoy' });
    await admin.call(fulfilmentDesk.move, { reference, to: 'delivered' });
    expect((await seen(reference)).state).toBe('delivered');
    expect(await fulfilmentSteps(admin, reference)).toMatchObject([
      { from: 'to_prepare', to: 'preparing', actor: 'admin:jefa', reason: 'by_hand' },
      { from: 'preparing', to: 'ready_for_pickup', actor: 'admin:jefa', reason: 'Avisó que pasa hoy' },
      { from: 'ready_for_pickup', to: 'delivered' },
    ]);
  });

  test('SHIP-4 a move that there is not is rejected by the name of the state, and changes nothing', async () => {
    const { reference } = await scene.paidOrder();
    const refusal = await admin.refusal(fulfilmentDesk.move, { reference, to: 'delivered' });
    expect([refusal.code, refusal.detail]).toEqual([
      'fulfilment_refused',
      'La entrega de la orden está en «Por preparar»: ese paso ya no es posible.',
    ]);
    const late = await admin.refusal(fulfilmentDesk.move, { reference, from: 'preparing', to: 'dispatched' });
    expect(late.code).toBe('fulfilment_refused');
    expect(await steps(reference)).toEqual([]);
  });

  test('SHIP-4 a wrong move is taken back', async () => {
    const { reference } = await scene.paidOrder();
    for (const to of ['preparing', 'to_prepare', 'preparing', 'dispatched', 'delivered'] as const) {
      await admin.call(fulfilmentDesk.move, { reference, to });
    }
    expect((await seen(reference)).parcels[0]?.deliveredAt).not.toBeNull();
    const back = await admin.call(fulfilmentDesk.move, { reference, to: 'dispatched' });
    expect(back).toMatchObject({ state: 'dispatched', parcels: [{ deliveredAt: null }] });
    expect((await admin.refusal(fulfilmentDesk.move, { reference, to: 'to_prepare' })).code).toBe('fulfilment_refused');
  });

  test('SHIP-4 only administrators see and move deliveries', async () => {
    const { buyer, reference } = await scene.paidOrder();
    for (const actor of [buyer, shop.guest()]) {
      const code = actor === buyer ? 'not_allowed' : 'not_logged_in';
      expect((await actor.refusal(fulfilmentDesk.one, { reference })).code).toBe(code);
      expect((await actor.refusal(fulfilmentDesk.move, { reference, to: 'preparing' })).code).toBe(code);
      expect((await actor.refusal(fulfilmentDesk.addParcel, { reference })).code).toBe(code);
    }
    expect(await steps(reference)).toEqual([]);
  });

  test('SHIP-4 an order whose delivery was stopped stays in the shop', async () => {
    const { reference } = await scene.paidOrder();
    await shop.pool.query('update orders set delivery_stopped_at = now() where reference = $1', [reference]);
    expect((await admin.refusal(fulfilmentDesk.move, { reference, to: 'dispatched' })).code).toBe('delivery_stopped');
    expect((await admin.refusal(fulfilmentDesk.addParcel, { reference })).code).toBe('delivery_stopped');
    expect(await seen(reference)).toMatchObject({ state: 'to_prepare', isStopped: true, parcels: [] });
    await scene.pickedUp(reference);
    const ready = await admin.refusal(fulfilmentDesk.move, { reference, to: 'ready_for_pickup' });
    expect(ready.code).toBe('delivery_stopped');
  });
});

describe('several orders at once', () => {
  test('SHIP-4 each is moved by itself, and those that cannot be are named', async () => {
    const first = await scene.paidOrder();
    const second = await scene.paidOrder([1, 1]);
    const unpaid = await scene.unpaidOrder();
    const gone = '00000000-0000-4000-8000-000000000000';
    const references = [first.reference, unpaid.reference, second.reference, gone, first.reference];
    expect(await admin.call(fulfilmentDesk.moveSeveral, { references, to: 'preparing' })).toMatchObject({
      moved: [first.reference, second.reference],
      failed: [
        { reference: unpaid.reference, code: 'order_unpaid' },
        { reference: gone, number: null, code: 'order_not_found' },
      ],
    });
    const both = [first.reference, second.reference];
    const sent = await admin.call(fulfilmentDesk.moveSeveral, {
      references: both,
      to: 'dispatched',
      carrierId: andreani,
    });
    expect(sent.failed).toEqual([]);
    expect(await seen(second.reference)).toMatchObject({
      state: 'dispatched',
      left: [],
      parcels: [{ carrier: 'Andreani', trackingNumber: '', link: null, lines: [{ quantity: 1 }, { quantity: 1 }] }],
    });
  });
});

test('SHIP-4 several orders at once are only moved on: one that is further stays as it is, with its dates', async () => {
  const arrived = await scene.paidOrder();
  const ready = await scene.paidOrder();
  await admin.call(fulfilmentDesk.addParcel, { reference: arrived.reference, trackingNumber: '1' });
  await admin.call(fulfilmentDesk.move, { reference: arrived.reference, to: 'delivered' });
  await scene.pickedUp(ready.reference);
  await admin.call(fulfilmentDesk.move, { reference: ready.reference, to: 'ready_for_pickup' });
  const before = await seen(arrived.reference);
  const references = [arrived.reference, ready.reference];
  for (const to of ['dispatched', 'preparing'] as const) {
    const { moved, failed } = await admin.call(fulfilmentDesk.moveSeveral, { references, to });
    expect([moved, failed.map(({ code }) => code)]).toEqual([[], ['fulfilment_refused', 'fulfilment_refused']]);
  }
  expect(await seen(arrived.reference)).toEqual(before);
  expect((await seen(ready.reference)).state).toBe('ready_for_pickup');
});

test('SHIP-4 the list of orders shows those of one state of the delivery', async () => {
  const { reference } = await scene.paidOrder();
  const { reference: unpaid } = await scene.unpaidOrder();
  await scene.pickedUp(reference);
  await admin.call(fulfilmentDesk.move, { reference, to: 'ready_for_pickup' });
  const ready = await admin.call(orderDesk.list, { fulfilment: 'ready_for_pickup' });
  expect(ready.orders.map((one) => one.reference)).toContain(reference);
  expect(ready.orders.every(({ fulfilment }) => fulfilment === 'ready_for_pickup')).toBe(true);
  expect(ready.total).toBe(ready.orders.length);
  const waiting = await admin.call(orderDesk.list, { fulfilment: 'to_prepare' });
  expect(waiting.orders.map((one) => one.reference)).not.toContain(reference);
  expect(waiting.orders.map((one) => one.reference)).not.toContain(unpaid);
});
