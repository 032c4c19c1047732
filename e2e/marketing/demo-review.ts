import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { shopOf } from '../fixtures/visit.ts';

const numbered = z.object({ id: z.int() });

/** Returns products of the demo, the oldest first: with more than one review, none of them by María, or without any. */
export async function productsWith(page: Page, reviews: 'several reviews' | 'no reviews') {
  const { rows } = await shopOf(page).database.pool.query<{ id: number; name: string }>(
    `select id, name from products where id <= 120 and
      (select count(*) from reviews where product_id = products.id) ${reviews === 'no reviews' ? '= 0' : '> 1'}
      and not exists (select 1 from reviews join users on users.id = user_id where product_id = products.id and username = 'maria')
      order by id limit 2`,
  );
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new Error(`the demo has no products with ${reviews}`);
  return [first, second] as const;
}

/** Writes a review as the customer of the browser's session, without the screens. Returns its id. */
export async function addReview(page: Page, review: { productId: number; calification: number; comment: string }) {
  const headers = { origin: shopOf(page).url };
  const answer = await page.request.post('/api/product/review', { headers, data: review });
  expect(answer.status()).toBe(201);
  return numbered.parse(await answer.json()).id;
}
