import { beforeAll, expect, test } from 'vitest';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { stock } from '#contract/goods/stock/stock.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

beforeAll(async () => {
  const { scene } = here;
  await scene.product({ name: 'Saco Norte', stock: 2 });
  const many = await scene.product({ name: 'Camisa Sur', size: 'U', stock: 0 });
  await here.shop.pool.query(
    `insert into variants (product_id, brand_size, stock) select $1, 'T' || n, n / 3 from generate_series(1, 90) n`,
    [many.id],
  );
});

const asked = async (given: Given<typeof stock.list>) => here.admin.call(stock.list, given);

test('sizes are sorted by units and read in pages, forwards and backwards', async () => {
  for (const order of ['units-asc', 'units-desc', 'newest', 'oldest'] as const) {
    const first = await asked({ order });
    const second = await asked({ order, after: first.next ?? '' });
    const third = await asked({ order, after: second.next ?? '' });
    const all = [first, second, third].flatMap((page) => page.sizes);
    expect([new Set(all.map(({ variantId }) => variantId)).size, first.total, third.next]).toEqual([92, 92, null]);
    expect((await asked({ order, before: third.previous ?? '' })).sizes).toEqual(second.sizes);
    const values = all.map((size) => (order.startsWith('units') ? size.stock : size.Product.id));
    const sorted = values.toSorted((a, b) => a - b);
    expect(values).toEqual(['units-asc', 'oldest'].includes(order) ? sorted : sorted.toReversed());
  }
});

test('sizes are found by product and by how many units are left', async () => {
  expect((await asked({ search: 'saco' })).sizes).toMatchObject([
    { size: 'M', stock: 2, Product: { name: 'Saco Norte' } },
  ]);
  expect((await asked({ level: 'out' })).total).toBe(3);
  expect((await asked({ level: 'low', search: 'camisa' })).total).toBe(9);
  expect((await asked({ level: 'low' })).total).toBe(10);
});
