import { expect, test } from 'vitest';
import { productGrid } from '#contract/goods/grid/product-grid.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { gridScene } from '#test/product-grid.ts';
import { shirt } from '#test/shirt.ts';
import { publishDue } from './publish-due.ts';

const here = openedDesk(gridScene);

/** The history of a product: price in cents, offer, whether it is public, kind and who, the oldest first. */
async function historyOf(id: number) {
  const { rows } = await here.shop.pool.query<{ row: unknown[]; since: Date }>(
    `select json_build_array(price_minor, is_offer, is_public, kind, actor) as row, since
    from price_history where product_id = $1 order by id`,
    [id],
  );
  return { entries: rows.map(({ row }) => row), times: rows.map(({ since }) => since.getTime()) };
}

test('PRICE-1 every change of a price, an offer and what visitors see is in the history, by whom and when', async () => {
  const { admin, scene, shop } = here;
  const by = `admin:${admin.username}`;
  await scene.goods.product({});
  const before = shop.clock.now().getTime();
  const { id: productId } = await admin.call(productDesk.create, { ...shirt, currentPrice: 100 });
  const save = (given: object) => admin.call(productDesk.update, { productId, ...shirt, currentPrice: 100, ...given });
  await save({ name: 'Camisa Fina' });
  await save({ currentPrice: 80, previousPrice: 100, isOffertPrice: true });
  await save({ currentPrice: 80 });
  await scene.save([{ field: 'currentPrice', productId, from: 80, to: 70 }]);
  await admin.call(productGrid.several, {
    key: crypto.randomUUID(),
    ids: [productId],
    change: { kind: 'price', percent: 10 },
  });
  await admin.call(productDesk.setStates, { ids: [productId], state: 'archived' });
  const publishAt = localShopTime(new Date(before + 3_600_000));
  await save({ currentPrice: 77, state: 'scheduled', publishAt });
  const later = new Date(before + 7_200_000);
  await publishDue(shop.db, later);
  await shop.pool.query('update products set current_price_minor = 5000 where id = $1', [productId]);
  await admin.call(productDesk.remove, { productId });
  const { entries, times } = await historyOf(productId);
  expect(entries).toEqual([
    [10_000, false, true, 'added', by],
    [8000, true, true, 'changed', by],
    [8000, false, true, 'changed', by],
    [7000, false, true, 'changed', by],
    [7700, false, true, 'changed', by],
    [7700, false, false, 'changed', by],
    [7700, false, true, 'changed', 'clock'],
    [5000, false, true, 'changed', ''],
    [5000, false, false, 'removed', by],
  ]);
  expect(times[6]).toBe(later.getTime());
  expect(times.slice(0, 6)).toEqual(times.slice(0, 6).toSorted((one, other) => one - other));
  expect(times[0]).toBeGreaterThanOrEqual(before);
});

test('PRICE-1 the time of a change is the shop’s, and a change that is refused leaves nothing', async () => {
  const { admin, shop } = here;
  const { id: productId } = await admin.call(productDesk.create, { ...shirt, currentPrice: 100 });
  shop.clock.advance(60_000);
  const before = shop.clock.now().getTime();
  await admin.refusal(productDesk.update, { productId, ...shirt, category: 99, currentPrice: 90 });
  await admin.call(productDesk.update, { productId, ...shirt, currentPrice: 95 });
  const { entries, times } = await historyOf(productId);
  expect(entries.map(([price]) => price)).toEqual([10_000, 9500]);
  expect(times[1]).toBeGreaterThanOrEqual(before);
});

test.each([
  'update price_history set price_minor = 1',
  "update price_history set since = since - interval '1 day'",
  'delete from price_history',
  'truncate price_history',
])('PRICE-1 the database refuses to %s', async (statement) => {
  const { scene, shop } = here;
  const { id } = await scene.goods.product({});
  const before = await historyOf(id);
  await expect(shop.pool.query(statement)).rejects.toThrow('the history of prices is only added to');
  expect(await historyOf(id)).toEqual(before);
});
