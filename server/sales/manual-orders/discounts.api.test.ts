import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { delivery } from '#contract/delivery/delivery.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { homeMethod } from '#test/delivery.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(refundScene);

test('DESK-4 all units of an order with a discount, unit by unit, and its delivery give back all that was paid', async () => {
  const [one, other] = [await here.scene.product({ price: 3333 }), await here.scene.product({ price: 9999 })];
  const method = await here.admin.call(delivery.addMethod, homeMethod({ rate: { by: 'flat', price: 50.37 } }));
  const person = await here.shop.customer('centavos');
  const { reference, total } = await here.admin.call(manualOrders.create, {
    key: randomUUID(),
    customer: 'centavos',
    cartItems: [one.line(3), other.line(2)],
    discount: 10,
    delivery: { what: 'method', id: method.id },
    payment: 'cash',
  });
  expect(total).toEqual(shopMoney(34_034));
  const units = [0, 1, 0, 1, 0];
  for (const [at, position] of units.entries()) {
    if (at === 2) await here.scene.refund(here.admin, reference, { refund: { what: 'amount', amount: 50.37 } });
    await here.scene.refund(here.admin, reference, { refund: { what: 'lines', lines: [{ position, quantity: 1 }] } });
  }
  expect(await here.scene.ledger(here.admin, reference)).toMatchObject({
    state: 'refunded',
    givenBack: shopMoney(34_034),
    refundable: shopMoney(0),
  });
  expect(await person.call(orders.one, { key: reference })).toMatchObject({ moneyState: 'refunded', isRefunded: true });
});
