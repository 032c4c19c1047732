import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/checkout.ts';
import { dashboard } from '#contract/dashboard.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

test('ADM-2 the summary counts what was sold, what waits and what runs low', async () => {
  const scene = purchaseScene(shop);
  const admin = await shop.admin();
  const shirt = await scene.product({ name: 'Camisa Norte', stock: 5, price: 100_000 });
  const coat = await scene.product({ name: 'Tapado Sur', stock: 50, price: 250_050 });
  const buy = async (name: string, lines: { id: number; brandSize: string; quantity: number }[]) => {
    const buyer = await shop.customer(name);
    return buyer.call(checkout.start, { cartItems: lines });
  };
  const paid = await buy('ana', [shirt.line(3), coat.line(1)]);
  const payment = await scene.pay(paid.init_point, 'APRO');
  await scene.notify(payment?.id ?? 0);
  await buy('eva', [coat.line(1)]);
  const summary = await admin.call(dashboard.summary, {});
  expect(summary.salesByDay).toHaveLength(30);
  expect(summary.salesByDay.at(-1)).toMatchObject({ total: 3 * 100_000 + 250_050 + 5000, orders: 1 });
  expect(summary.salesByDay.slice(0, -1).every(({ total, orders }) => total === 0 && orders === 0)).toBe(true);
  expect(summary.pendingOrders).toBe(1);
  expect(summary.lowStock).toEqual([{ id: shirt.id, name: 'Camisa Norte', brandSize: 'M', stock: 2 }]);
  expect(summary.bestSellers).toEqual([
    { id: shirt.id, name: 'Camisa Norte', quantity: 3 },
    { id: coat.id, name: 'Tapado Sur', quantity: 1 },
  ]);
});
