import { expect, test } from 'vitest';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { dashboard } from '#contract/office/dashboard.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { shop as shopFacts } from '#contract/core/shop/shop.ts';
import { dayAfter } from '#contract/core/time/shop-time.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, admin: owner } = openedDesk(() => undefined, { settings: 'none', anew: true });

async function openAt(country: CountryCode, now: string): Promise<void> {
  await owner.call(settingsDesk.country, { country });
  shop.clock.advance(Date.parse(now) - shop.clock.now().getTime());
}

/** Stores an approved order of 1, 2, 4, 8, … units of the currency for each time, so that a sum tells which ones it has. */
async function sellAt(times: readonly string[]): Promise<void> {
  for (const [place, at] of times.entries()) {
    await shop.pool.query(
      `insert into orders (reference, status, email, currency, subtotal_minor, shipping_method, shipping_title,
        shipping_minor, total_minor, order_date, is_open, bag_key, expires_at)
      values (gen_random_uuid(), 'approved', 'x@example.com', $3, $1, 'home', 'Envío', 0, $1, $2, false, '', now())`,
      [2 ** place, at, shopFacts().country.currency],
    );
  }
}

const sums = (parts: readonly { total: { minor: number } }[]) =>
  parts.map(({ total }) => total.minor).filter((minor) => minor > 0);

const hours = ({ salesByHour }: Output<typeof dashboard.summary>) =>
  salesByHour.flatMap(({ hour, total }) => (total.minor > 0 ? [[hour, total.minor]] : []));

/** The day before the change, its day, and the next one: the first moments, and the last ones. */
const edges = [
  [
    'CL',
    '2026-09-06',
    ['2026-09-05T04:00:00Z', '2026-09-06T03:59:59Z'],
    ['2026-09-06T04:00:00Z', '2026-09-07T02:59:59Z'],
  ],
  [
    'CL',
    '2026-04-04',
    ['2026-04-03T03:00:00Z', '2026-04-04T02:59:59Z'],
    ['2026-04-04T03:00:00Z', '2026-04-05T03:59:59Z'],
  ],
  [
    'ES',
    '2026-03-29',
    ['2026-03-27T23:00:00Z', '2026-03-28T22:59:59Z'],
    ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
  ],
  [
    'ES',
    '2026-10-25',
    ['2026-10-23T22:00:00Z', '2026-10-24T21:59:59Z'],
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
  ],
] as const;

test.each(edges)(
  'OWN-2 MEND-36 in %s the summary and the list have the same orders on %s, whose clocks change, and the day before',
  { tags: 'long' },
  async (country, day, before, during) => {
    const after = new Date(Date.parse(during[1]) + 1000).toISOString();
    await openAt(country, after);
    await sellAt([...before, ...during, after]);
    const { salesByDay } = await owner.call(dashboard.summary, { days: '7' });
    expect(sums(salesByDay)).toEqual([1 + 2, 4 + 8, 16]);
    expect(salesByDay.slice(-3).map((one) => one.day)).toEqual([dayAfter(day, -1), day, dayAfter(day, 1)]);
    for (const one of salesByDay.slice(-3)) {
      const { orders } = await owner.call(orderDesk.list, { from: one.day, to: one.day });
      expect(orders.map(({ orderDate }) => orderDate.slice(0, 10))).toEqual(orders.map(() => one.day));
      expect(orders.reduce((sum, { total }) => sum + total.minor, 0)).toBe(one.total.minor);
    }
  },
);

test('OWN-2 ADM-5 the hours of a day whose clocks change are those of the wall, and so is the time up to which days are compared', async () => {
  // 15:00 in Madrid, where 02:00 was left out this morning.
  await openAt('ES', '2026-03-29T13:00:00Z');
  await sellAt(['2026-03-28T13:59:00Z', '2026-03-28T14:01:00Z', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z']);
  const spring = await owner.call(dashboard.summary, { days: '1' });
  expect(hours(spring)).toEqual([
    [1, 4],
    [3, 8],
  ]);
  expect(spring.salesBefore.total.minor).toBe(1);
});

test('OWN-2 ADM-5 an hour that is twice has one row for both', async () => {
  await openAt('ES', '2026-10-25T14:00:00Z');
  await sellAt(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z', '2026-10-24T12:59:00Z']);
  const autumn = await owner.call(dashboard.summary, { days: '1' });
  expect(hours(autumn)).toEqual([
    [2, 1 + 2],
    [3, 4],
  ]);
  expect(autumn.salesBefore.total.minor).toBe(8);
});
