import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sayPriceReason } from '#server/goods/products/price-history.service.ts';
import { campaignScene, twentyOff } from '#test/campaigns.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(campaignScene);

beforeAll(() => here.admin.call(categories.create, { id: 900, title: 'Camisas de prueba', genre: 'women' }));
beforeEach(() => here.shop.pool.query('delete from products; delete from price_campaigns'));

const made = async (given: object = {}) =>
  (await here.admin.call(productDesk.create, { ...shirt, currentPrice: 100, ...given })).id;

/** Adds a product whose price stands since then. */
async function madeAt(at: Date): Promise<number> {
  return inTransaction(here.shop.db, async (transaction) => {
    await sayPriceReason(transaction, { actor: 'clock', at });
    const { rows } = await transaction.execute<{ id: number }>(
      `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
      values ('Camisa', '', 'women', 'Casa', 'Azul', 10000, 900) returning id`,
    );
    return rows[0]?.id ?? 0;
  });
}

/** Sets what the sizes of a product cost, in cents. */
const costs = (id: number, minor: number) =>
  here.shop.pool.query('update variants set cost_minor = $2 where product_id = $1', [id, minor]);

async function previewed(given: object = {}) {
  const { products, counts, total } = await here.admin.call(campaigns.preview, { ...twentyOff, ...given });
  const rows = products.map(({ id, verdict, before, during, marginDuring }) => [
    id,
    verdict,
    before.minor,
    during.minor,
    marginDuring?.least ?? null,
  ]);
  return { rows, counts, total };
}

test('PRICE-2 the preview says what every product would cost, with its margin, and marks what falls below its cost', async () => {
  const [plain, costly, offered] = [
    await made(),
    await made(),
    await made({ currentPrice: 80, previousPrice: 100, isOffertPrice: true }),
  ];
  await costs(costly, 7000);
  await costs(plain, 3000);
  // 80 without 21 % are 66.12.
  const spared = await previewed();
  expect(spared.rows).toEqual([
    [costly, 'spared', 10_000, 8000, -5.9],
    [offered, 'cheaper', 8000, 8000, null],
    [plain, 'reduced', 10_000, 8000, 54.6],
  ]);
  expect(spared.counts).toEqual({ loss: 0, spared: 1, untrue: 0, left: 0, cheaper: 1, reduced: 1 });
  const taken = await previewed({ sparesLosses: false });
  expect(taken.rows[0]).toEqual([costly, 'loss', 10_000, 8000, -5.9]);
  // Nothing was written; and what is saved does what was said.
  expect(await here.scene.price(plain)).toEqual([10_000, null]);
  const { id } = await here.scene.run();
  expect([await here.scene.price(costly), await here.scene.price(plain)]).toEqual([
    [10_000, null],
    [8000, 10_000],
  ]);
  await here.scene.change(id, { sparesLosses: false });
  expect(await here.scene.price(costly)).toEqual([8000, 10_000]);
  // The preview of a campaign that runs is of prices without it.
  await here.admin.call(productDesk.update, { productId: plain, ...shirt, currentPrice: 90 });
  const running = await previewed({ id, discount: { by: 'percent', percent: 50 }, sparesLosses: false });
  expect(running.rows).toEqual([
    [costly, 'loss', 10_000, 5000, -69.4],
    [plain, 'left', 9000, 9000, 59.7],
    [offered, 'reduced', 8000, 5000, null],
  ]);
});

test('PRICE-2 the preview has pages', async () => {
  await here.shop.pool.query(
    `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
    select 'Camisa ' || n, '', 'women', 'Casa', 'Azul', 10000, 900 from generate_series(1, 51) as n`,
  );
  const second = await here.admin.call(campaigns.preview, { ...twentyOff, page: 2 });
  expect([second.total, second.pages, second.products.length]).toEqual([51, 2, 1]);
  expect((await here.admin.call(campaigns.preview, { ...twentyOff, page: 9 })).page).toBe(2);
});

test('PRICE-2 where the price before an offer is that of the history, only products with a true one are reduced', async () => {
  await here.admin.call(settingsDesk.selling, { productRules: 'wide' });
  onTestFinished(async () => {
    await here.admin.call(settingsDesk.selling, { productRules: 'specified' });
  });
  const inDays = (days: number) => new Date(here.shop.clock.now().getTime() + days * dayMs);
  const [old, fresh] = [await madeAt(inDays(-20)), await made()];
  const now = await previewed();
  expect(now.rows.map(([id, verdict]) => [id, verdict])).toEqual([
    [fresh, 'untrue'],
    [old, 'reduced'],
  ]);
  // By then its price has stood long enough.
  expect((await previewed({ from: localShopTime(inDays(20)) })).counts).toMatchObject({ untrue: 0, reduced: 2 });
  await here.scene.run();
  expect([await here.scene.price(old), await here.scene.price(fresh)]).toEqual([
    [8000, 10_000],
    [10_000, null],
  ]);
  // A new product joins as soon as its price before is a true one.
  await here.scene.settle(inDays(20));
  expect([await here.scene.price(old), await here.scene.price(fresh)]).toEqual([
    [8000, 10_000],
    [8000, 10_000],
  ]);
});
