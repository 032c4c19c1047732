import { beforeAll, expect, test } from 'vitest';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { heldScene } from '#test/held-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { reconcile } from '../payments/reconcile.service.ts';

const here = openedDesk(heldScene);

beforeAll(async () => {
  await here.scene.offer({ pickupHold: 3, deliveryHold: 3 });
});

test('PRICE-6 goods that leave while their order ends are sent by an order that stands, or stay in the shop', async () => {
  const held = await Promise.all(Array.from({ length: 8 }, () => here.scene.heldOrder({ means: 'delivery' })));
  here.shop.clock.advance(3.1 * 86_400_000);
  await Promise.allSettled([
    reconcile(here.shop.services),
    ...held.map(({ reference }) => here.admin.call(fulfilmentDesk.addParcel, { reference })),
    ...held.slice(0, 4).map(({ person, reference }) => person.call(orders.cancel, { reference })),
    reconcile(here.shop.services),
  ]);
  for (const { reference, shirt } of held) {
    const { status, fulfilment } = await here.scene.order(reference);
    expect([status, fulfilment, await here.scene.stock(shirt)]).toEqual(
      status === 'pending' ? ['pending', 'dispatched', 8] : ['failure', null, 10],
    );
  }
});

test('PRICE-6 two people who note one hand-over note it once', async () => {
  const { reference } = await here.scene.heldOrder({ means: 'pickup' });
  const taken = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      here.admin.call(manualOrders.take, { reference, means: 'cash', isHandedOver: true }),
    ),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await here.scene.payments(reference)).toHaveLength(1);
  expect(await here.scene.order(reference)).toMatchObject({ status: 'approved', fulfilment: 'delivered' });
});
