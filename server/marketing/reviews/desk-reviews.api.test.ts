import { beforeAll, expect, test } from 'vitest';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

let products: readonly { readonly id: number }[];

const here = openedDesk(purchaseScene);

beforeAll(async () => {
  const { scene } = here;
  products = [await scene.product({ name: 'Camisa' }), await scene.product({ name: 'Saco' })];
  await here.shop.pool.query(`
    insert into users (username, name, lastname) select 'lectora' || n, 'Lectora', 'Número ' || n
    from generate_series(1, 40) n`);
  await here.shop.pool.query(
    `insert into reviews (user_id, product_id, calification, comment, created_at)
    select users.id, product, 1 + n % 5, case when n = 3 then 'La costura se abrió' else 'Linda tela' end,
      timestamptz '2026-01-01' + n * interval '1 hour'
    from generate_series(1, 40) n join users on username = 'lectora' || n, unnest($1::int[]) product`,
    [products.map(({ id }) => id)],
  );
});

const asked = async (given: Given<typeof reviews.desk>) => here.admin.call(reviews.desk, given);

test('AREV-1 reviews of all products are sorted and read in pages, forwards and backwards', async () => {
  for (const order of ['date-desc', 'date-asc', 'stars-desc', 'stars-asc'] as const) {
    const first = await asked({ order });
    const second = await asked({ order, after: first.next ?? '' });
    const third = await asked({ order, after: second.next ?? '' });
    const all = [first, second, third].flatMap((page) => page.reviews);
    expect([new Set(all.map(({ id }) => id)).size, first.total, third.next]).toEqual([80, 80, null]);
    expect((await asked({ order, before: second.previous ?? '' })).reviews).toEqual(first.reviews);
    const values = all.map((one) => (order.startsWith('date') ? Date.parse(one.createdAt) : one.calification));
    const sorted = values.toSorted((a, b) => a - b);
    expect(values).toEqual(order.endsWith('asc') ? sorted : sorted.toReversed());
  }
});

test('AREV-1 reviews are found by product, stars, author and comment', async () => {
  expect((await asked({ productId: products[0]?.id ?? 0 })).total).toBe(40);
  expect((await asked({ stars: 1 })).total).toBe(16);
  expect((await asked({ search: 'costura' })).total).toBe(2);
  expect((await asked({ search: 'lectora40' })).total).toBe(2);
  expect((await asked({ search: 'costura', stars: 5 })).total).toBe(0);
});
