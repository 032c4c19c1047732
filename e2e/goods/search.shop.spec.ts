import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/visit.ts';

const names = (page: Page) => page.locator('main li a[href^="/detail/"]').allInnerTexts();
const chip = (page: Page, words: string) => page.getByRole('link', { name: `Quitar ${words}`, exact: true });

/** How far the products begin below their count, in px: what is above it may be in more lines. */
const topOfProducts = async (page: Page) => {
  const products = await page.locator('main ul:has(> li a[href^="/detail/"])').last().boundingBox();
  const count = await page.locator('[data-results]').boundingBox();
  return (products?.y ?? 0) - (count?.y ?? 0);
};

/** True for an address of the catalogue with these parameters and no others, in any order. */
const asks = (keys: Readonly<Record<string, string>>) => (url: URL) =>
  url.pathname === '/home' &&
  url.searchParams.size === Object.keys(keys).length &&
  Object.entries(keys).every(([key, value]) => url.searchParams.get(key) === value);

/** Searches from the page of a product. */
async function search(page: Page): Promise<void> {
  await page.goto('/detail/1');
  await page.getByRole('button', { name: 'Buscar' }).filter({ visible: true }).first().click();
  await page.getByLabel('¿Qué busca?').fill('vestido');
  await page.getByRole('link', { name: 'Ver todos los resultados para "vestido"' }).click();
  await page.waitForURL(/\/home\?search=vestido$/);
  await page.getByRole('heading', { name: 'Resultados para "vestido"', exact: true }).waitFor();
}

async function chooseWomen(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: 'Géneros' })
    .getByRole('link', { name: /^✓?\s*Mujer/ })
    .click();
  await page.waitForURL(asks({ search: 'vestido', gender: 'Women' }));
  await page.getByRole('heading', { name: 'Resultados para "vestido" en Mujer' }).waitFor();
}

test('MEND-4 the search of the header finds products of both genders @all', async ({ page }) => {
  await search(page);
  expect((await names(page)).some((name) => /vestido/i.test(name))).toBe(true);
  await page.getByRole('button', { name: /^Filtrar y ordenar/ }).click();
  await chooseWomen(page);
  await page.goto('/home?search=vestido&gender=Men');
  await page.getByText('No se encontraron productos.').waitFor();
  await page.getByRole('link', { name: /^Ver \d+ en Mujer$/ }).click();
  await page.waitForURL(asks({ search: 'vestido', gender: 'Women' }));
  const filtered = await topOfProducts(page);
  await chip(page, 'Mujer').click();
  await page.waitForURL(/\/home\?search=vestido$/);
  await chip(page, 'Mujer').waitFor({ state: 'hidden' });
  expect(await topOfProducts(page), 'the filters have their place before there are any').toBe(filtered);
  await page.locator('main li a[href^="/detail/"]').first().click();
  await page.getByRole('combobox', { name: 'Talle' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Resultados para "vestido"', exact: true }).waitFor();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('MEND-4 the search of the header leads to the products, with the filters beside them', async ({ page }) => {
    await search(page);
    await chooseWomen(page);
  });
});
