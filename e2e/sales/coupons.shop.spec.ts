import type { Page } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';
import { makeCoupon } from '../actors/made-coupon.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const lineOf = (page: Page, code: string) =>
  page.getByRole('term').filter({ hasText: new RegExp(`^Cupón ${code}: 20\\s% menos$`) });

test('PRICE-3 a coupon is refused in words, explains itself in the bag, is taken away, and the order costs less @all', async ({
  page,
  shopper: she,
  shop,
}) => {
  const code = await makeCoupon(shop);
  await newCustomer(page);
  await she.openProduct('Women');
  await she.addToBag();
  await page.goto('/bag');
  const field = page.getByLabel('Cupón', { exact: true });
  await field.fill('NADIE');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByText('No conocemos ese cupón: revise cómo está escrito.').waitFor();
  await expect(field).toHaveValue('NADIE');
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await lineOf(page, code).waitFor();
  await page.getByRole('button', { name: `Quitar el cupón ${code}` }).click();
  await expect(lineOf(page, code)).toHaveCount(0);
  await page.goto(`/c/${code}`);
  await page.getByRole('heading', { level: 1, name: new RegExp(`^Cupón ${code}`) }).waitFor();
  await page.getByRole('link', { name: texts.bag.view }).click();
  await lineOf(page, code).waitFor();
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await she.payAs('APRO');
  await page.waitForURL('**/user/orders/actual?**');
  await page.getByRole('cell', { name: new RegExp(`^Cupón ${code}: 20\\s% menos$`) }).waitFor();
});

test('PRICE-3 without scripts a coupon is applied and taken away @all', async ({ visit, shop }) => {
  const code = await makeCoupon(shop);
  const { page } = await visit({ javaScriptEnabled: false });
  const { rows } = await shop.database.pool.query<{ id: number; variant: number }>(
    'select product_id as id, id as variant from variants where stock > 50 order by id limit 1',
  );
  const [row = { id: 0, variant: 0 }] = rows;
  const form = { intent: 'add', id: String(row.id), variantId: String(row.variant) };
  await page.request.post('/bag', { headers: { origin: shop.url }, form });
  await page.goto('/bag');
  await page.getByLabel('Cupón', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await lineOf(page, code).waitFor();
  await page.getByRole('button', { name: `Quitar el cupón ${code}` }).click();
  await expect(lineOf(page, code)).toHaveCount(0);
});
