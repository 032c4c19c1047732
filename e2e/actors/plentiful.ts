import type { Page } from '@playwright/test';
import { shopOf } from '../fixtures/visit.ts';

/** Returns a size of the demo of which there are many units. Its product has other sizes too. */
export async function plentifulSize(page: Page): Promise<{ readonly id: number; readonly variantId: number }> {
  const { rows } = await shopOf(page).database.pool.query<{ id: number; variantId: number }>(
    `select product_id as id, min(id) as "variantId" from variants where stock > 50
      group by product_id having count(*) > 1 order by product_id limit 1`,
  );
  const [size] = rows;
  if (size === undefined) throw new Error('the demo has no product with many units');
  return size;
}

/** Opens the page of a product of which there are many units, without the catalogue. */
export async function openPlentiful(page: Page): Promise<void> {
  await page.goto(`/detail/${(await plentifulSize(page)).id}`);
}
