import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { unique } from '../actors/unique.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('MEND-28 filter, page and scroll position of the products stay', async ({ page, owner }) => {
  const list = '/admin/allproducts?order=name&stock=in&page=2';
  await owner.enter(list);
  const isList = (url: URL) => url.pathname + url.search === list;
  const row = page.locator('main [data-row]').nth(20);
  await row.getByRole('link', { name: 'Modificar' }).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await row.getByRole('link', { name: 'Modificar' }).click();
  await expect(page.getByRole('heading', { name: 'Modificar producto' })).toBeVisible();
  await page.getByLabel('Cuidados').fill('Lavar a mano.');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await owner.toast(backOfficeTexts.productForm.updated);
  await page.waitForURL(isList);
  await expect.poll(() => scrolled(page)).toBe(place);
  await row.getByRole('link', { name: 'Reseñas' }).click();
  await page.getByRole('link', { name: '‹ Volver' }).click();
  await page.waitForURL(isList);
  await expect.poll(() => scrolled(page)).toBe(place);
  await row.getByRole('link', { name: 'Modificar' }).click();
  await page.getByRole('link', { name: 'Duplicar' }).click();
  await page.waitForURL(/createproduct/);
  await page.getByLabel('Nombre', { exact: true }).fill(unique('Copia'));
  await page.getByLabel('Color').fill('Azul');
  await page.getByLabel('Precio actual').fill('19990');
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await page.waitForURL(isList);
});

test('MEND-28 the list behind an open order keeps its filter, page and scroll position', async ({ page, owner }) => {
  await owner.enter('/admin/orders?status=approved');
  const list = /\/admin\/orders\?status=approved$/;
  const rows = page.locator('main [data-row]');
  const shown = await rows.count();
  const link = rows.last().locator('[data-row-link]');
  const dialog = page.getByRole('dialog', { name: 'Orden de compra' });
  const ways = [
    () => dialog.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => page.goBack(),
    () => dialog.getByRole('link', { name: 'Cerrar' }).click(),
  ];
  for (const leave of ways) {
    await link.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await link.click();
    await expect(dialog).toBeVisible();
    await expect(rows).toHaveCount(shown);
    await leave();
    await page.waitForURL(list);
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => scrolled(page)).toBe(place);
    await expect(rows).toHaveCount(shown);
  }
});
