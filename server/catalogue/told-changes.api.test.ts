import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/checkout.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What the database tells of while some statements run, each with the order's reference as its value. */
async function toldBy(reference: string, statements: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  const client = await shop.pool.connect();
  client.on('notification', ({ payload = '' }) => told.push(payload));
  await client.query('listen shop_change');
  for (const statement of statements) await client.query(statement, [reference]);
  client.release(true);
  return told;
}

test('an order tells of its products when it begins or ceases to be approved, and else of nothing', async () => {
  const product = await purchaseScene(shop).product({ stock: 5 });
  const buyer = await shop.customer('compradora');
  const { reference } = await buyer.call(checkout.start, { cartItems: [product.line()] });
  const tag = `product:${product.id}`;
  const quiet = 'update orders set asked_at = now() where reference = $1';
  const to = (status: string) => `update orders set status = '${status}', is_open = false where reference = $1`;
  expect(await toldBy(reference, [quiet, to('rejected'), to('failure')])).toEqual([]);
  expect(await toldBy(reference, [to('approved'), quiet])).toEqual([tag]);
  expect(await toldBy(reference, [to('failure')])).toEqual([tag]);
});
