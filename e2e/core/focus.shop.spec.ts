import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { texts } from '#contract/core/texts.ts';
import { desktop } from '../fixtures/visit.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    return `${one?.tagName} ${one?.getAttribute('href') ?? one?.textContent ?? ''}`;
  });

test('the focus goes to the heading of a new page, and back to the link that was followed', async ({ page }) => {
  await page.goto('/home?gender=Women&page=2');
  const link = page.locator('main li h2 a[href^="/detail/"]').last();
  const address = await link.getAttribute('href');
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await page.getByRole('radiogroup', { name: 'Talle' }).waitFor();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => focused(page)).toBe(`H1 ${name}`);
  await page.goBack();
  await expect.poll(() => focused(page)).toBe(`A ${address}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('DET-5 a product and a catalogue that load slowly show their shape, and their heading has the focus then', async ({
  page,
}) => {
  await page.goto('/home?gender=Women&page=2');
  const hold = async (address: string) => {
    const release = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await release.promise;
      await route.continue();
    });
    return release.resolve;
  };
  const letProduct = await hold('**/detail/*.data*');
  await page.locator('main li h2 a').first().click();
  await page.getByText('Cargando el producto…').waitFor();
  letProduct();
  await page.getByRole('radiogroup', { name: 'Talle' }).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^H1 /);

  const letCatalogue = await hold('**/home.data*');
  await page.getByRole('link', { name: texts.detail.back }).click();
  await page.getByText('Cargando los productos…').waitFor();
  letCatalogue();
  await page.waitForURL(/\/home\?gender=Women$/);
  await page.getByRole('heading', { level: 1, name: 'Mujer' }).waitFor();
  await expect.poll(() => focused(page)).toBe('H1 Mujer');
});

test.describe('where the filters are beside the products', () => {
  test.use({ viewport: desktop });

  test('another page number or filter leads to the heading of the results, a select keeps the focus @all', async ({
    page,
  }) => {
    await page.goto('/home?gender=Women');
    await page.getByRole('link', { name: 'Página 2' }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => focused(page)).toMatch(/^H2 \d+ productos, página 2 de \d+$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: /^M\s*\d+$/ }).click();
    await page.waitForURL(/size=M/);
    await expect.poll(() => focused(page)).toMatch(/^H2 \d+ productos/);
    await page.getByRole('link', { name: 'Quitar M', exact: true }).click();
    await page.waitForURL((url) => !url.searchParams.has('size'));
    await expect.poll(() => focused(page)).toMatch(/^H2 \d+ productos/);
    await page.getByLabel('Ordenar por').filter({ visible: true }).selectOption('price-asc');
    await page.getByLabel('Ordenar por').filter({ visible: true }).focus();
    await page.waitForURL(/order=price-asc/);
    await expect.poll(() => focused(page)).toMatch(/^SELECT/);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Men', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Hombre' }).waitFor();
    await expect.poll(() => focused(page)).toBe('H1 Hombre');
  });
});
