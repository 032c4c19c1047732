import { expect, test } from 'vitest';
import { preorders } from '#contract/goods/stock/preorder-desk.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { dayAfter, shopDay } from '#contract/core/time/shop-time.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { stockDifferences } from '#server/goods/products/verify-stock.service.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { purchaseScene } from '#test/purchase.ts';

const here = openedDesk(purchaseScene);

test('GOOD-10 a pre-order of 20 units goes to 20 of 40 buyers at once, while units are received beside them', async () => {
  const { id: productId, variantId, line } = await here.scene.product({ stock: 0 });
  const promised = dayAfter(shopDay(here.shop.clock.now()), 30);
  await here.admin.call(preorders.save, { productId, on: promised, sizes: [{ variantId, most: 20 }] });
  const buyers = await Promise.all(Array.from({ length: 40 }, (_, place) => here.shop.customer(`queue${place}`)));
  const settled = await Promise.allSettled(
    buyers.map((buyer) => buyer.call(checkout.start, { cartItems: [{ variantId, quantity: 1, promised }] })),
  );
  const reasons = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  expect(reasons.map((reason) => reason instanceof ShopError && reason.code)).toEqual(
    Array.from({ length: 20 }, () => 'preorder_changed'),
  );
  const lines = 'select count(*)::int as sold from order_lines where variant_id = $1 and promised_on = $2';
  const { rows } = await here.shop.pool.query(lines, [variantId, promised]);
  expect(rows).toEqual([{ sold: 20 }]);
  // Those who ask again and 12 units that come in: nobody is sold what somebody waits for.
  await Promise.allSettled([
    here.admin.call(stock.giveBack, [line(12)]),
    ...buyers.map((buyer) => buyer.call(checkout.start, { cartItems: [{ variantId, quantity: 1, promised }] })),
  ]);
  const sums = `select stock, waiting, (select sum(quantity)::int from order_lines join orders on reference = order_reference
    where variant_id = variants.id and status = 'pending') as sold from variants where id = $1`;
  const { rows: after } = await here.shop.pool.query<{ stock: number; waiting: number; sold: number }>(sums, [
    variantId,
  ]);
  const [{ stock: left = -1, waiting = -1, sold = -1 } = {}] = after;
  expect(left - waiting).toBe(12 - sold);
  expect(waiting).toBeLessThanOrEqual(20);
  expect(await stockDifferences(here.shop.db)).toEqual([]);
});
