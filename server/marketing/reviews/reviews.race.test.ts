import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Actor } from '#test/actor.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

/** Returns the stored counts and those computed from the reviews. Five stars first. */
async function countsOf(productId: number) {
  const kept = (await here.shop.guest().call(reviews.board, { id: productId })).histogram.map(({ count }) => count);
  const written = await here.shop.guest().call(reviews.list, { productId });
  const recounted = [5, 4, 3, 2, 1].map((stars) => written.filter(({ calification }) => calification === stars).length);
  return { kept, recounted };
}

test('REV-1 the counts are right after 20 customers wrote, edited and deleted at once', async () => {
  const scene = purchaseScene(here.shop);
  const products = [await scene.product(), await scene.product()];
  const crowd = await Promise.all(Array.from({ length: 20 }, (_, place) => here.shop.customer(`crowd${place}`)));
  await Promise.all(products.flatMap(({ id }) => crowd.map((person, place) => live(person, place, id))));
  for (const { id } of products) {
    const { kept, recounted } = await countsOf(id);
    expect(kept).toEqual(recounted);
    // One of every five customers deletes the review and writes no new one.
    expect(recounted.reduce((sum, count) => sum + count, 0)).toBe(16);
  }
});

/** Does what one of the concurrent customers does with a product, one step after the other. */
async function live(person: Actor, place: number, productId: number) {
  const stars = (step: number) => ((place + step) % 5) + 1;
  const write = (step: number) =>
    person.call(reviews.create, { productId, calification: stars(step), comment: `Paso ${step}` });
  const { id: reviewId } = await write(0);
  await Promise.all([1, 2, 3].map((step) => person.call(reviews.update, { reviewId, calification: stars(step) })));
  if (place % 5 < 2) await person.call(reviews.remove, { reviewId });
  if (place % 5 === 1) await write(4);
}

test('REV-2 of ten equal concurrent reviews one is accepted', async () => {
  const { id: productId } = await purchaseScene(here.shop).product();
  const hasty = await here.shop.customer('hasty');
  const settled = await Promise.allSettled(
    Array.from({ length: 10 }, () => hasty.call(reviews.create, { productId, calification: 5, comment: 'Linda' })),
  );
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.map((reason) => (reason instanceof ShopError ? reason.code : reason))).toEqual(
    Array.from({ length: 9 }, () => 'review_taken'),
  );
  expect(await countsOf(productId)).toMatchObject({ kept: [1, 0, 0, 0, 0], recounted: [1, 0, 0, 0, 0] });
});

test('REV-1 the counts are right after an account or a product was deleted, also under concurrent writes', async () => {
  const scene = purchaseScene(here.shop);
  const [staying, going] = [await scene.product(), await scene.product()];
  const crowd = await Promise.all(Array.from({ length: 20 }, (_, place) => here.shop.customer(`leaving${place}`)));
  for (const { id: productId } of [staying, going]) {
    await Promise.all(
      crowd.map((person) => person.call(reviews.create, { productId, calification: 4, comment: 'Linda' })),
    );
  }
  const [half, rest] = [crowd.slice(0, 10), crowd.slice(10)];
  const done = await Promise.allSettled([
    ...half.map(({ id }) => inTransaction(here.shop.db, (open) => open.delete(users).where(eq(users.id, id)))),
    ...rest.map(async (person) => {
      const [own] = await person.call(reviews.list, { username: person.username, productId: staying.id });
      return person.call(reviews.update, { reviewId: own?.id ?? 0, calification: 2 });
    }),
  ]);
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
  await here.shop.pool.query('delete from products where id = $1', [going.id]);
  expect(await countsOf(staying.id)).toEqual({ kept: [0, 0, 0, 10, 0], recounted: [0, 0, 0, 10, 0] });
  const { rows } = await here.shop.pool.query('select 1 from review_totals where product_id = $1', [going.id]);
  expect(rows).toEqual([]);
});
