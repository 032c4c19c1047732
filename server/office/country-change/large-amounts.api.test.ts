import { expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { addresses } from '#contract/people/addresses.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import { fromDecimal, mostAmount } from '#contract/core/money/money.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { moveShop } from '#test/moved-shop.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const { shop } = openedShop({ anew: true });

const home = { recipient: 'Ana', street: 'Uno', number: '1' } as const;

test.each([
  ['CO', '$ 99.999.999', { city: 'Bogotá', province: 'DC', postalCode: '' }],
  ['CL', '$99.999.999', { city: 'Maipú', province: 'RM', postalCode: '' }],
  ['AR', '$ 99.999.999,00', { city: 'Salta', province: 'A', postalCode: '4400' }],
  ['MX', '$99,999,999.00', { city: 'León', province: 'GUA', postalCode: '37000' }],
] as const)('OWN-2 a shop in %s can ask up to %s, and no order is above it', async (code, largest, place) => {
  await moveShop(await shop.admin(), code);
  const scene = purchaseScene(shop);
  // The delivery costs 50.
  const coat = await scene.product({ price: fromDecimal(mostAmount - 50).minor });
  const buyer = await shop.customer('pudiente', { hasAddress: false });
  await buyer.call(addresses.add, { ...home, ...place, phone: countryOf(code).phoneExample });
  const refused = await buyer.refusal(checkout.start, { cartItems: [coat.line(2)] });
  expect(refused.errors.map(({ path }) => path)).toEqual(['cartItems']);
  const { init_point, reference } = await buyer.call(checkout.start, { cartItems: [coat.line(1)] });
  const { id: payment } = await scene.pay(init_point, 'APRO');
  await buyer.call(orders.record, { reference, payment_id: payment });
  const { total, status } = await buyer.call(orders.one, { key: reference });
  expect([status, formatPrice(total).replaceAll('\u00a0', ' ')]).toEqual(['approved', largest]);
});
