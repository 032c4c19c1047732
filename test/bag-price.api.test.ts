import { beforeAll, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { applyCoupon, isRefused } from '#contract/sales/coupons/apply-coupon.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { coupons } from '#contract/sales/coupons/coupons.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { bagPrice, pricedLines } from '#web/sales/bag/bag-price.ts';
import type { CouponGiven } from './coupons.ts';
import { heldCouponScene } from './held-coupon-scene.ts';
import { openedDesk } from './opened-shop.ts';

const here = openedDesk(heldCouponScene);

beforeAll(async () => {
  await here.scene.offer({ transferDiscount: 7 });
});

const gifts: readonly CouponGiven[] = [
  { code: 'TERCIO', gift: { by: 'percent', percent: 33.33 } },
  { code: 'MONTO', gift: { by: 'amount', amount: 123.45 } },
  { code: 'DOSUNO', gift: { by: 'units', taken: 2, paid: 1 } },
  { code: 'ENVIO', gift: { by: 'delivery' } },
];
const ways = ['transfer', 'delivery', 'provider'] as const;

test.each(gifts.flatMap((given) => ways.map((means) => ({ given, means, code: given.code ?? '' }))))(
  'PRICE-3 PRICE-6 a bag with the coupon $code that is paid by $means costs in the browser what its order costs',
  async ({ given, means, code }) => {
    await here.scene.clear();
    await here.scene.add(given);
    const person = await here.shop.customer(`${code.toLowerCase()}.${means}`);
    const goods = [
      { shelf: await here.scene.product({ price: 3333 }), price: 3333, quantity: 3 },
      { shelf: await here.scene.product({ price: 77_701, name: 'Saco' }), price: 77_701, quantity: 1 },
    ];
    const bag = goods.map(({ shelf, price: currentPrice, quantity }) => ({
      id: shelf.id,
      name: shelf.name,
      image: '',
      picture: null,
      currentPrice,
      color: '',
      brandSize: 'M',
      quantity,
      variants: [],
    }));
    const terms = await person.call(coupons.check, { coupon: code, products: goods.map(({ shelf }) => shelf.id) });
    const effect = applyCoupon(terms, pricedLines(bag));
    if (isRefused(effect)) throw new Error(effect.why);
    const { offers } = await person.call(checkout.means, {});
    const offer = offers.find((one) => one.means === means);
    const seen = bagPrice(bag, shopMoney(5000), { effect, means: offer });
    const cartItems = goods.map(({ shelf, quantity }) => shelf.line(quantity));
    const { reference } = await person.call(checkout.start, { cartItems, means, coupon: code });
    const order = await person.call(orders.one, { key: reference });
    expect(order).toMatchObject({ subtotal: seen.subtotal, shipping: seen.shipping, total: seen.total });
    expect(order.adjustments.map(({ amount }) => amount)).toEqual(seen.adjustments.map(({ amount }) => amount));
    expect(order.adjustments.map(({ source }) => source)).toEqual([
      ...(code === 'ENVIO' ? [] : [`coupon:${code}`]),
      ...(means === 'provider' ? [] : [`means:${means}`]),
    ]);
  },
);
