import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { PreparedClient } from '#platform/database/prepared-client.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { purchaseScene } from '#test/purchase.ts';

const here = openedDesk(purchaseScene);

/** How a transaction begins and ends. */
const frames = new Set(['begin', 'commit']);

/** Buys a shirt, from the bag to the approved order, and returns which statements the shop built for it and how many it sent. */
async function purchase(name: string, coupon?: string) {
  const buyer = await here.shop.customer(name);
  const shirt = await here.scene.product();
  const built = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  const sent = vi.spyOn(PreparedClient.prototype, 'query');
  onTestFinished(() => {
    built.mockRestore();
    sent.mockRestore();
  });
  const { init_point, reference } = await buyer.call(checkout.start, { cartItems: [shirt.line()], coupon });
  const payment = await here.scene.pay(init_point, 'APRO');
  expect((await here.scene.notify(payment.id)).status).toBe(200);
  const texts = built.mock.results.flatMap((result) => (result.type === 'return' ? [result.value.sql] : []));
  const statements = sent.mock.calls.length;
  // Which are built each time, so that what is built is seen here.
  expect(texts).toEqual(expect.arrayContaining([...frames]));
  built.mockRestore();
  sent.mockRestore();
  expect((await here.scene.order(reference)).status).toBe('approved');
  return { built: texts.filter((text) => !frames.has(text)), statements };
}

test('an order builds no statement that the one before has built, with a coupon or without', async () => {
  await here.scene.loseNotices();
  await here.admin.call(couponDesk.create, { code: 'VERANO', gift: { by: 'percent', percent: 20 }, mostEach: 3 });
  await purchase('ana', 'VERANO');
  await purchase('berta');
  const [plain, reduced] = [await purchase('carla'), await purchase('dora', 'VERANO')];
  expect([plain.built, reduced.built]).toEqual([[], []]);
  // With the session and the begin and end of both transactions.
  expect([plain.statements, reduced.statements]).toEqual([25, 32]);
});
