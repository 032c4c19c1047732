import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { dashboard, type PeriodSales } from '#contract/office/dashboard.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { dayAfter, shopDay, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

test('ADM-2 the summary counts what was sold, what waits and what runs low', async () => {
  const { scene } = here;
  const shirt = await scene.product({ name: 'Camisa Norte', stock: 5, price: 100_000 });
  const coat = await scene.product({ name: 'Tapado Sur', stock: 50, price: 250_050 });
  const buy = async (name: string, cartItems: { variantId: number; quantity: number }[]) => {
    const buyer = await here.shop.customer(name);
    return buyer.call(checkout.start, { cartItems });
  };
  const paid = await buy('ana', [shirt.line(3), coat.line(1)]);
  const payment = await scene.pay(paid.init_point, 'APRO');
  await scene.notify(payment?.id ?? 0);
  await buy('eva', [coat.line(1)]);
  const summary = await here.admin.call(dashboard.summary, {});
  expect(summary.salesByDay).toHaveLength(30);
  expect(summary.salesByDay.at(-1)).toMatchObject({ total: shopMoney(3 * 100_000 + 250_050 + 5000), orders: 1 });
  expect(summary.salesByDay.slice(0, -1).every((day) => day.total.minor === 0 && day.orders === 0)).toBe(true);
  expect(summary.pendingOrders).toBe(1);
  expect(summary.lowStock).toEqual([
    { id: shirt.id, variantId: shirt.variantId, name: 'Camisa Norte', size: 'M', stock: 2 },
  ]);
  expect(summary.soldOut).toEqual([]);
  expect(summary.bestSellers).toEqual([
    { id: shirt.id, name: 'Camisa Norte', quantity: 3 },
    { id: coat.id, name: 'Tapado Sur', quantity: 1 },
  ]);
});

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('where the process is in %s', (zone) => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env['TZ'] = zone;
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  test.each([
    ['21:30', -1, 21.5],
    ['23:59', -1, 23.99],
    ['00:30', 0, 0.5],
  ])('MEND-26 MEND-36 a sale at %s of the shop counts on that day and says so', async (_time, day, hours) => {
    const { scene } = here;
    const today = shopDay(here.shop.clock.now());
    const sold = dayAfter(today, day);
    const before = await here.admin.call(dashboard.summary, {});
    const product = await scene.product({ name: `Prenda ${zone} ${hours}` });
    const buyer = await here.shop.customer(
      `c${zone.replaceAll(/\W/g, '').toLowerCase()}${String(hours).replace('.', '')}`,
    );
    const { reference } = await buyer.call(checkout.start, { cartItems: [product.line()] });
    const at = new Date(startOfShopDay(sold).getTime() + hours * 3_600_000);
    await here.shop.pool.query(
      "update orders set status = 'approved', is_open = false, order_date = $2 where reference = $1",
      [reference, at],
    );
    const { orderDate } = await here.admin.call(orders.one, { key: reference });
    expect(orderDate.slice(0, 10)).toBe(sold);
    expect(new Date(orderDate)).toEqual(at);
    const after = await here.admin.call(dashboard.summary, {});
    const countOf = ({ salesByDay }: typeof after) => salesByDay.find((one) => one.day === sold)?.orders ?? 0;
    expect(after.salesByDay.at(-1)?.day).toBe(today);
    expect(countOf(after) - countOf(before)).toBe(1);
  });

  test('MEND-36 the first day of the summary counts from its first moment', async () => {
    const { salesByDay } = await here.admin.call(dashboard.summary, {});
    const first = salesByDay[0]?.day ?? '';
    expect(first).toBe(dayAfter(shopDay(here.shop.clock.now()), -29));
    const { rowCount } = await here.shop.pool.query(
      `update orders set order_date = $1 where reference = (select reference from orders where status = 'approved' limit 1)`,
      [startOfShopDay(first)],
    );
    expect(rowCount).toBe(1);
    const counted = (await here.admin.call(dashboard.summary, {})).salesByDay[0];
    expect(counted?.orders).toBeGreaterThanOrEqual(1);
  });
});

test('the calendar month counts from its first day, beside the same days of the month before', async () => {
  const today = shopDay(here.shop.clock.now());
  const { days, salesByDay, sales } = await here.admin.call(dashboard.summary, { days: 'month' });
  expect([days, salesByDay[0]?.day, salesByDay.at(-1)?.day]).toEqual(['month', `${today.slice(0, 7)}-01`, today]);
  expect(salesByDay.reduce((sum, { orders: sold }) => sum + sold, 0)).toBe(sales.orders);
  const { reference } = await newestApproved();
  const month = dayAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  await here.shop.pool.query('update orders set order_date = $2 where reference = $1', [
    reference,
    startOfShopDay(`${month}-01`),
  ]);
  const after = await here.admin.call(dashboard.summary, { days: 'month' });
  expect(after.salesBefore.orders).toBe(1);
  expect(after.salesByDay[0]?.totalBefore.minor).toBeGreaterThan(0);
});

/** Returns an approved order. */
async function newestApproved(): Promise<{ reference: string }> {
  const { rows } = await here.shop.pool.query("select reference from orders where status = 'approved' limit 1");
  return rows[0];
}

test('MEND-34 sizes that are about to run out are listed first, apart from those out of stock', async () => {
  const { scene } = here;
  for (let turn = 0; turn < 9; turn += 1) await scene.product({ name: `Agotada ${turn}`, stock: 0 });
  const last = await scene.product({ name: 'Una sola', stock: 1 });
  const few = await scene.product({ name: 'Tres', stock: 3 });
  const plenty = await scene.product({ name: 'Muchas', stock: 4 });
  const { lowStock, soldOut, runningOut } = await here.admin.call(dashboard.summary, {});
  expect(runningOut).toBe(3);
  expect(lowStock.map(({ name, stock }) => [name, stock])).toEqual([
    ['Una sola', 1],
    ['Camisa Norte', 2],
    ['Tres', 3],
  ]);
  expect(soldOut).toHaveLength(8);
  expect(soldOut.every(({ stock }) => stock === 0)).toBe(true);
  const found = async (stock: 'low' | 'size-out' | 'out') => {
    const { products } = await here.admin.call(productDesk.list, { stock });
    return products.map(({ id }) => id);
  };
  const low = await found('low');
  expect(low).toEqual(expect.arrayContaining([last.id, few.id]));
  expect(low).not.toContain(plenty.id);
  expect(low).toHaveLength(3);
  await here.shop.pool.query("insert into variants (product_id, brand_size, stock) values ($1, 'XL', 0)", [plenty.id]);
  expect(await found('size-out')).toContain(plenty.id);
  expect(await found('out')).not.toContain(plenty.id);
  expect(await found('out')).toHaveLength(9);
});

test('ADM-5 the figures of a period stand beside those of as many days before, up to the same time', async () => {
  const now = here.shop.clock.now();
  const today = startOfShopDay(shopDay(now)).getTime();
  const sinceMidnight = now.getTime() - today;
  const day = 86_400_000;
  const sell = (at: number, status: string, cents: number) =>
    here.shop.pool.query(
      `insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title,
        shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
      values (gen_random_uuid(), $1, 'x@example.com', 'ARS', $2, 'home', 'Envío', 0, $2, $3, false, '', now())`,
      [status, cents, new Date(at)],
    );
  const ask = async (days: '1' | '7' | '30') => {
    const { sales, salesBefore, salesByDay, salesByHour } = await here.admin.call(dashboard.summary, { days });
    return { sales, salesBefore, salesByDay, salesByHour };
  };
  const difference = (after: PeriodSales, before: PeriodSales) => ({
    cents: after.total.minor - before.total.minor,
    orders: after.orders - before.orders,
    failed: after.failed - before.failed,
  });
  const nothing = { cents: 0, orders: 0, failed: 0 };
  const before = { '1': await ask('1'), '7': await ask('7'), '30': await ask('30') };
  await sell(today, 'approved', 1000);
  await sell(today, 'rejected', 9);
  await sell(today - day, 'approved', 200);
  // Yesterday after this time of the day: no part of the day before, but of the last seven and thirty.
  if (sinceMidnight < day - 60_000) await sell(today - day + sinceMidnight + 30_000, 'failure', 7);
  await sell(today - 7 * day, 'approved', 30);
  await sell(today - 31 * day, 'approved', 4);
  await sell(today - 61 * day, 'approved', 5000);
  const late = sinceMidnight < day - 60_000 ? 1 : 0;

  const [one, week, month] = [await ask('1'), await ask('7'), await ask('30')];
  expect(difference(one.sales, before['1'].sales)).toEqual({ cents: 1000, orders: 1, failed: 1 });
  expect(difference(one.salesBefore, before['1'].salesBefore)).toEqual({ cents: 200, orders: 1, failed: 0 });
  expect(difference(week.sales, before['7'].sales)).toEqual({ cents: 1200, orders: 2, failed: 1 + late });
  expect(difference(week.salesBefore, before['7'].salesBefore)).toEqual({ ...nothing, cents: 30, orders: 1 });
  expect(difference(month.sales, before['30'].sales)).toEqual({ cents: 1230, orders: 3, failed: 1 + late });
  expect(difference(month.salesBefore, before['30'].salesBefore)).toEqual({ ...nothing, cents: 4, orders: 1 });

  const { total, orders: count, average } = month.sales;
  expect(Math.abs(average.minor - total.minor / count)).toBeLessThan(1);
  expect([one.salesByDay.length, week.salesByDay.length, month.salesByDay.length]).toEqual([1, 7, 30]);
  expect(one.salesByHour).toHaveLength(24);
  expect(week.salesByHour).toEqual([]);
  const [firstHour, asBefore] = [one.salesByHour[0], before['1'].salesByHour[0]];
  expect((firstHour?.total.minor ?? 0) - (asBefore?.total.minor ?? 0)).toBe(1000);
  expect((firstHour?.totalBefore.minor ?? 0) - (asBefore?.totalBefore.minor ?? 0)).toBe(200);
  const sevenDaysAgo = week.salesByDay.at(-1);
  expect((sevenDaysAgo?.totalBefore.minor ?? 0) - (before['7'].salesByDay.at(-1)?.totalBefore.minor ?? 0)).toBe(30);
});
