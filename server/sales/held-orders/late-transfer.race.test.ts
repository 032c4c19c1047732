import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { heldScene } from '#test/held-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(heldScene);

beforeAll(async () => {
  await here.scene.offer();
});

test('PRICE-6 late money and a buyer of the last units at once sell them once, and no money is lost', async () => {
  for (let round = 1; round <= 6; round += 1) {
    const { shirt, reference } = await here.scene.heldOrder({ stock: 2 });
    await here.scene.later(3.1);
    const { total } = await here.scene.order(reference);
    const other = await here.shop.customer(`rival${round}`);
    const note = () => here.admin.call(heldOrders.takePart, { reference, key: randomUUID(), amount: total / 100 });
    const [sold, ...noted] = await Promise.allSettled([
      other.call(checkout.start, { cartItems: [shirt.line(2)], means: 'transfer' }),
      note(),
      note(),
    ]);
    expect(noted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const payments = await here.scene.payments(reference);
    expect(payments).toHaveLength(1);
    const { status } = await here.scene.order(reference);
    expect([status, payments[0]?.refund, await here.scene.stock(shirt)]).toEqual(
      sold.status === 'fulfilled' ? ['failure', 'due', 0] : ['approved', null, 0],
    );
  }
});
