import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { desktop, shopOf } from '../fixtures/visit.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

/** Shows instalments in places, as the owner's form does. */
async function show(page: Page, instalmentsShown: string): Promise<void> {
  const headers = { origin: shopOf(page).url };
  const data = { instalmentsShown };
  expect((await page.request.patch('/api/admin/settings/payment', { headers, data })).status()).toBe(200);
}

const free = /^3 cuotas sin interés de \$\s[\d.]+,\d\d$/;

test('PRICE-4 the page of a product, its card and the bag say the instalments that the provider has @all', async ({
  page,
  buyer,
  visit,
}) => {
  const desk = await visit({ width: desktop.width, as: 'admin' });
  await show(desk.page, 'cards');
  try {
    // The shop asks beside its pages: they show it as soon as it is known.
    await expect(async () => {
      await page.goto('/detail/1');
      await page.getByText(free).first().waitFor({ timeout: 500 });
    }).toPass();
    await page.getByText('Ver todas las cuotas').click();
    const [cft, tea] = [page.getByText('CFT: 132,4%'), page.getByText('TEA: 101,75%')];
    await expect(cft).toBeVisible();
    const sizes = await Promise.all(
      [cft, tea].map((text) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))),
    );
    expect(sizes[0]).toBeGreaterThanOrEqual(5 * (sizes[1] ?? Infinity));
    expect(await nightlyViolations(page)).toEqual([]);
    await page.goto('/home?gender=Women');
    await expect(page.getByRole('article').first().getByText(free)).toBeVisible();
    await buyer.openProduct('Women');
    await buyer.addToBag();
    await page.goto('/bag');
    await expect(page.getByRole('region', { name: 'Resumen' }).getByText(free)).toBeVisible();
    await expect(page.getByText('Ver todas las cuotas')).toHaveCount(0);
  } finally {
    await show(desk.page, 'nowhere');
  }
});
