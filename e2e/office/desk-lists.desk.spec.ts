import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { phone } from '../fixtures/visit.ts';
import { rows } from './desk-list.ts';

/** Asserts that the list of orders has rows of this height while a filter of it loads, and none of the earlier ones. */
async function showsItsShape(page: Page, height: number): Promise<void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/admin\/orders\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Failure' }).click();
  const table = page.locator('table[aria-busy="true"]');
  await expect(table).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  const heights = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(heights.filter((one) => one < height || one > height + 1)).toEqual([]);
  release();
  await expect(rows(page).first()).toBeVisible();
}

test('LIST-6 LIST-7 a row is a link as a whole, beside the links in it, and a list shows its shape while it loads @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/orders?number=maria@percha.example');
  const row = rows(page).first();
  await row.getByRole('link', { name: 'María Sol' }).click();
  await expect(page.getByRole('heading', { name: backOfficeTexts.people.detail })).toBeVisible();
  await page.getByRole('link', { name: '‹ Volver' }).click();
  await page.waitForURL(/number=maria/);
  await expect(page.getByRole('heading', { level: 1, name: orderTexts.title })).toBeVisible();
  const box = await row.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 4);
  const order = page.getByRole('dialog', { name: 'Orden de compra' });
  await expect(order).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(order).toHaveCount(0);
  await showsItsShape(page, 44);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('LIST-1 LIST-7 a list is sorted by a field, and shows its shape while it loads @all', async ({
    page,
    owner,
  }) => {
    await owner.enter('/admin/orders?status=approved');
    const order = page.getByRole('combobox', { name: 'Orden' });
    await order.selectOption('Total: descendente');
    await page.waitForURL('**/admin/orders?status=approved&order=total-desc');
    await expect(page.locator('th[aria-sort=descending]')).toHaveText('Total');
    await showsItsShape(page, 63);
  });
});
