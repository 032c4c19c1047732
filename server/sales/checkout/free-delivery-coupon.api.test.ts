import { beforeEach, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { couponScene } from '#test/coupons.ts';
import { homeMethod } from '#test/delivery.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(couponScene);

beforeEach(() => here.scene.clear());

test('PRICE-3 a delivery that is free anyway uses no coupon, and the coupon is there for one that costs something', async () => {
  await here.scene.add({ code: 'ENVIO', gift: { by: 'delivery' }, mostUses: 1 });
  const { id: free } = await here.admin.call(delivery.addMethod, homeMethod({ rate: { by: 'flat', price: 0 } }));
  const { id: paid } = await here.admin.call(delivery.addMethod, homeMethod({ title: 'Moto', freeFrom: 1500 }));
  const buyer = await here.shop.customer('envios');
  const shirt = await here.scene.product({ stock: 90, price: 100_000 });
  const order = async (deliveryMethodId: number, units = 1) => {
    const bag = { cartItems: [shirt.line(units)], deliveryMethodId, coupon: 'ENVIO' };
    const started = await buyer.call(checkout.start, bag);
    const { shipping, adjustments, delivery: sent } = await buyer.call(orders.one, { key: started.reference });
    return { shipping, adjustments, title: sent.title, uses: await here.scene.uses('ENVIO') };
  };
  const nothing = { shipping: shopMoney(0), adjustments: [] };
  expect(await order(free)).toEqual({ ...nothing, title: 'Correo', uses: 0 });
  // Free from a total on.
  expect(await order(paid, 2)).toEqual({ ...nothing, title: 'Moto', uses: 0 });
  expect(await order(paid)).toEqual({ ...nothing, title: 'Moto (gratis por el cupón ENVIO)', uses: 1 });
});
