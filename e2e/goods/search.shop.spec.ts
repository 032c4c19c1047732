import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const names = (page: Page) => page.locator('main li a[href^="/detail/"]').allInnerTexts();
const chip = (page: Page, words: string) => page.getByRole('link', { name: `Quitar ${words}`, exact: true });

/** True for an address of the catalogue with these parameters and no others, in any order. */
const asks = (keys: Readonly<Record<string, string>>) => (url: URL) =>
  url.pathname === '/home' &&
  url.searchParams.size === Object.keys(keys).length &&
  Object.entries(keys).every(([key, value]) => url.searchParams.get(key) === value);

/** Opens the filters, which are in a sheet on phones. */
async function openFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('button', { name: /^Filtrar y ordenar/ });
  if (await sheet.isVisible()) await sheet.click();
}

test('MEND-4 the search of the header finds products of both genders', async ({ page }) => {
  await page.goto('/detail/1');
  await page.getByRole('button', { name: 'Buscar' }).filter({ visible: true }).first().click();
  await page.getByLabel('¿Qué busca?').fill('vestido');
  await page.getByRole('link', { name: 'Ver todos los resultados para "vestido"' }).click();
  await page.waitForURL(/\/home\?search=vestido$/);
  await page.getByRole('heading', { name: 'Resultados para "vestido"', exact: true }).waitFor();
  expect((await names(page)).some((name) => /vestido/i.test(name))).toBe(true);
  await openFilters(page);
  await page
    .getByRole('list', { name: 'Géneros' })
    .getByRole('link', { name: /^✓?\s*Mujer/ })
    .click();
  await page.waitForURL(asks({ search: 'vestido', gender: 'Women' }));
  await page.getByRole('heading', { name: 'Resultados para "vestido" en Mujer' }).waitFor();
  await page.goto('/home?search=vestido&gender=Men');
  await page.getByText('No se encontraron productos.').waitFor();
  await page.getByRole('link', { name: /^Ver \d+ en Mujer$/ }).click();
  await page.waitForURL(asks({ search: 'vestido', gender: 'Women' }));
  await chip(page, 'Mujer').click();
  await page.waitForURL(/\/home\?search=vestido$/);
  await page.locator('main li a[href^="/detail/"]').first().click();
  await page.getByRole('combobox', { name: 'Talle' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Resultados para "vestido"', exact: true }).waitFor();
});

test('MEND-4 the offers of the phone menu, and /home alone, are of both genders', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Ofertas' }).click();
  await page.getByRole('heading', { name: 'Ofertas', exact: true }).waitFor();
  await openFilters(page);
  const counts = page.getByRole('list', { name: 'Géneros' });
  await counts.waitFor();
  for (const gender of [/Hombre/, /Mujer/]) expect(await counts.getByText(gender).count()).toBe(1);
  await page.goto('/home');
  expect(await heading(page)).toBe('Todas las prendas');
  const groups = page.getByLabel('Categoría', { exact: true }).locator('optgroup');
  expect(await groups.evaluateAll((all) => all.map((one) => one.getAttribute('label')))).toEqual(['Hombre', 'Mujer']);
  await page.goto('/home?gender=Women');
  expect(await heading(page)).toBe('Mujer');
  expect(await groups.count()).toBe(0);
});

test('MEND-4 without scripts the search of the header is a form that finds the same', async ({ visit, shop }) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Buscar' }).filter({ visible: true }).first().click();
  await page.getByLabel('¿Qué busca?').fill('vestido');
  await page.getByLabel('¿Qué busca?').press('Enter');
  await page.waitForURL(/\/home\?search=vestido$/);
  expect(await heading(page)).toBe('Resultados para "vestido"');
  expect((await names(page)).length).toBeGreaterThan(0);
});

test.each([
  ['/home', '/home'],
  ['/home?page=2', '/home?page=2'],
  ['/home?category=201', '/home?gender=Women&category=201'],
])('MEND-4 the canonical address of %s is %s', async (path, canonical) => {
  const html = await (await fetch(`${shop.url}${path}`)).text();
  const [, found = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  expect(found.replaceAll('&amp;', '&')).toBe(`${shop.url}${canonical}`);
});

test('MEND-4 an unknown gender is an unknown address', async ({ shop }) => {
  expect((await fetch(`${shop.url}/home?gender=Kids`)).status).toBe(404);
});

test('MEND-25 a minimum price above the maximum gets a message', async ({ page }) => {
  // Not all products, because other tests create and delete some meanwhile, with other names.
  await page.goto('/home?gender=Men&search=remera');
  const total = await page
    .locator('main')
    .getByText(/^\d+ productos$/)
    .first()
    .innerText();
  await openFilters(page);
  await page.getByLabel('Desde').fill('90.000');
  await page.getByLabel('Hasta').fill('$ 20.000,50');
  await page.getByRole('button', { name: 'Aplicar precios' }).click();
  const notice = page.getByText(
    'El precio mínimo es mayor que el máximo. Mientras tanto se muestran todos los precios.',
  );
  await notice.filter({ visible: true }).first().waitFor();
  expect(
    await page
      .locator('main')
      .getByText(/^\d+ productos$/)
      .first()
      .innerText(),
  ).toBe(total);
  expect(await page.getByLabel('Desde').inputValue()).toBe('90.000');
  await page.getByLabel('Desde').fill('20.000');
  await page.getByLabel('Hasta').fill('90.000');
  await page.getByRole('button', { name: 'Aplicar precios' }).click();
  await chip(page, 'Desde $ 20.000,00').waitFor({ state: 'attached' });
  expect(await notice.count()).toBe(0);
});
