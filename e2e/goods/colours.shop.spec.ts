import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

const tiles = (page: Page) => page.getByRole('radiogroup', { name: 'Talle' }).getByRole('radio');

/** The height of what only assistive technology finds around the select of the sizes; 0 if it is in view. */
const hiddenHeight = (page: Page) =>
  page
    .getByRole('combobox', { name: 'Talle' })
    .evaluate((one) => one.closest('.sr-only')?.getBoundingClientRect().height ?? 0);

test('GOOD-2 a product links to the other colours of its model @all', async ({ page }) => {
  await page.goto('/detail/3');
  const heading = page.getByRole('heading', { level: 1 });
  const [model] = (await heading.innerText()).split(' ');
  const colours = page.getByRole('list', { name: /^Color/ });
  await expect(colours.getByRole('link')).toHaveCount(3);
  const present = colours.locator('[aria-current="page"]');
  const other = colours.locator('a:not([aria-current])').first();
  const name = (await other.getAttribute('aria-label')) ?? '';
  expect(await present.getAttribute('aria-label')).not.toBe(name);
  await other.click();
  await expect(heading).toContainText(name.replace(/, agotado$/, ''));
  await expect(heading).toContainText(model ?? '');
  await expect(present).toHaveAttribute('aria-label', name);
});

test('DET-2 DET-4 the sizes are radio tiles: arrows move, sold-out ones cannot be chosen, the error is at the tiles', async ({
  page,
  shop,
}) => {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `select product_id as id from variants group by product_id
     having count(*) filter (where stock = 0) > 0 and count(*) filter (where stock > 0) > 1 order by product_id limit 1`,
  );
  await page.goto(`/detail/${rows[0]?.id}`);
  // The select is for those without scripts.
  const select = page.getByRole('combobox', { name: 'Talle' });
  expect(await hiddenHeight(page)).toBeLessThanOrEqual(1);
  await expect(select).toHaveAttribute('tabindex', '-1');

  const group = page.getByRole('radiogroup', { name: 'Talle' });
  const add = page.getByRole('button', { name: 'Agregar al carrito' });
  await add.click();
  const missing = group.getByText(texts.detail.sizeMissing);
  await expect(missing).toBeVisible();
  const open = tiles(page).and(page.locator(':enabled'));
  await expect(open.first()).toBeFocused();
  await expect(tiles(page).and(page.locator(':disabled')).first()).toHaveAttribute('aria-label', /, agotado$/);
  await page.keyboard.press('ArrowRight');
  await expect(open.nth(1)).toBeChecked();
  await expect(select).toHaveValue(await open.nth(1).inputValue());
  await expect(missing).toHaveCount(0);
  await expect(group.getByText(/^\d+ disponibles?$/)).toBeVisible();
  expect(await nightlyViolations(page)).toEqual([]);
  await add.click();
  await expect(page.getByText('Agregado al carrito').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('DET-2 the sizes are a select in view, and no tiles', async ({ page }) => {
    await page.goto('/detail/3');
    expect(await hiddenHeight(page)).toBeGreaterThan(44);
    await expect(tiles(page)).toHaveCount(0);
  });
});
