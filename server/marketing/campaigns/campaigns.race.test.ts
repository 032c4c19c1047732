import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import pino from 'pino';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { categories } from '#contract/goods/categories.ts';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { campaignScene, twentyOff } from '#test/campaigns.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { openCampaignClock } from './campaign-clock.service.ts';
import { settleCampaigns } from './settle-campaigns.service.ts';

const here = openedDesk(campaignScene);
const many = 250;

beforeAll(() => here.admin.call(categories.create, { id: 900, title: 'Camisas de prueba', genre: 'women' }));
beforeEach(async () => {
  await here.shop.pool.query('delete from products; delete from price_campaigns');
  await here.shop.pool.query(
    `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
    select 'Camisa ' || n, '', 'women', 'Casa', 'Azul', 10000, 900 from generate_series(1, ${many}) as n`,
  );
  await here.shop.pool.query(`insert into variants (product_id, brand_size, stock) select id, 'M', 9 from products`);
});

const off = (percent: number) => ({ by: 'percent' as const, percent });

/** How many products have each price. */
async function prices(): Promise<Record<string, number>> {
  const { rows } = await here.shop.pool.query<{ price: string; products: number }>(
    'select current_price_minor as price, count(*)::int as products from products group by 1',
  );
  return Object.fromEntries(rows.map(({ price, products }) => [price, products]));
}

/** How many products have more than one row of a price in a row in their history: two processes switched them. */
async function twice(): Promise<number> {
  const { rows } = await here.shop.pool.query<{ n: number }>(
    `select count(*)::int as n from (
      select price_minor = lag(price_minor) over (partition by product_id order by id) as same from price_history
      where product_id in (select id from products)) as steps where same`,
  );
  return rows[0]?.n ?? -1;
}

test('PRICE-2 several processes switch each product once', async () => {
  await here.admin.call(campaigns.create, twentyOff);
  await Promise.all([here.scene.settle(), here.scene.settle(), here.scene.settle()]);
  expect([await prices(), await twice()]).toEqual([{ 8000: many }, 0]);
});

test('PRICE-2 two campaigns that are saved at once, and one that is changed during the switch, end in the prices of the last', async () => {
  const [one, two] = await Promise.all([
    here.admin.call(campaigns.create, { ...twentyOff, discount: off(10) }),
    here.admin.call(campaigns.create, { ...twentyOff, discount: off(30) }),
  ]);
  const switching = [here.scene.settle(), here.scene.settle()];
  await here.admin.call(campaigns.update, { id: two.id, ...twentyOff, discount: off(40) });
  await Promise.all(switching);
  await here.scene.settle();
  expect(await prices()).toEqual({ 6000: many });
  await Promise.all([here.scene.end(one.id), here.scene.end(two.id)]);
  await here.scene.settle();
  expect([await prices(), await twice()]).toEqual([{ 10000: many }, 0]);
});

test('PRICE-2 a switch that began before a campaign was added does not undo what that one did', async () => {
  await here.admin.call(campaigns.create, twentyOff);
  let begun = 0;
  const { db } = here.shop;
  const slow = new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      return async (...args: Parameters<typeof db.transaction>) => {
        begun += 1;
        if (begun === 2) await here.scene.run({ discount: off(40) });
        return target.transaction(...args);
      };
    },
  });
  await settleCampaigns(slow, here.shop.clock.now);
  expect([begun, await prices()]).toEqual([2, { 6000: many }]);
});

test('PRICE-2 a switch that is cut off leaves whole products, and the next one goes on from there', async () => {
  await here.admin.call(campaigns.create, twentyOff);
  let statements = 0;
  const cut = new Proxy(here.shop.db, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (name === 'transaction' && (statements += 1) > 2) throw new Error('cut off');
      return found;
    },
  });
  await expect(settleCampaigns(cut, here.shop.clock.now)).rejects.toThrow('cut off');
  const { rows } = await here.shop.pool.query<{ n: number }>(
    `select count(*)::int as n from products full join campaign_prices as standing on product_id = products.id
    where (current_price_minor = 8000) <> (standing.price_minor is not null) or (current_price_minor = 8000) <> is_offert_price`,
  );
  expect([await prices(), rows[0]?.n]).toEqual([{ 8000: 200, 10000: many - 200 }, 0]);
  expect((await here.admin.call(campaigns.list, {})).campaigns[0]?.isSettled).toBe(false);
  await here.scene.settle();
  expect([await prices(), await twice()]).toEqual([{ 8000: many }, 0]);
  expect((await here.admin.call(campaigns.list, {})).campaigns[0]?.isSettled).toBe(true);
});

test('PRICE-2 a process that is told of a campaign begins and ends it in the moment of its times', async () => {
  const log = pino({ level: 'silent' });
  const clock = await openCampaignClock({ db: here.shop.db, clock: () => new Date(), log });
  onTestFinished(clock.stop);
  const starts = new Date(Date.now() + 700);
  const { rows } = await here.shop.pool.query<{ id: number }>(
    `insert into price_campaigns (name, goods, percent, rounding, spares_losses, starts_at, due_at)
    values ('Corta', '{"by": "all"}', 20, 'none', true, $1, now()) returning id`,
    [starts],
  );
  clock.subscriber.invalidate(['price-campaigns']);
  await expect.poll(prices).toEqual({ 8000: many });
  const { rows: first } = await here.shop.pool.query<{ late: number }>(
    'select (extract(epoch from min(since) - $1) * 1000)::float8 as late from price_history where price_minor = 8000 and product_id in (select id from products)',
    [starts],
  );
  expect(first[0]?.late).toBeGreaterThanOrEqual(0);
  await here.shop.pool.query('update price_campaigns set ends_at = now(), due_at = now() where id = $1', [rows[0]?.id]);
  clock.subscriber.invalidate(['price-campaigns']);
  await expect.poll(prices).toEqual({ 10000: many });
});

test('PRICE-2 an order keeps the price at which it was placed when its campaign ends', async () => {
  const { id } = await here.scene.run();
  const { rows } = await here.shop.pool.query<{ id: number }>('select id from variants limit 1');
  const ida = await here.shop.customer('ida');
  const { reference } = await ida.call(checkout.start, { cartItems: [{ variantId: rows[0]?.id ?? 0, quantity: 2 }] });
  await here.scene.end(id);
  const { rows: lines } = await here.shop.pool.query<{ price: string }>(
    'select price_minor as price from order_lines where order_reference = $1',
    [reference],
  );
  expect(lines.map(({ price }) => Number(price))).toEqual([8000]);
});
