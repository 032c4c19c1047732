import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';

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

test('a product that loads slowly gets the focus on its name too', async ({ page }) => {
  await page.goto('/home?gender=Women&page=2');
  const release = Promise.withResolvers<void>();
  await page.route('**/detail/*.data*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.locator('main li h2 a').first().click();
  await page.getByText('Cargando el producto…').waitFor();
  release.resolve();
  await page.getByRole('radiogroup', { name: 'Talle' }).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^H1 /);
});

test('another page number or filter leads to the heading of the results, a select keeps the focus', async ({
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

test('on phones the sheet of filters keeps the focus, and its button counts every active filter', async ({ page }) => {
  await page.goto('/home?gender=Women&minPrice=90.000&maxPrice=20.000');
  await page.getByRole('button', { name: 'Filtrar y ordenar', exact: true }).click();
  await page.getByRole('link', { name: /^M\s*\d+$/ }).click();
  await page.waitForURL(/size=M/);
  await page.getByRole('link', { name: 'Quitar M', exact: true }).waitFor({ state: 'attached' });
  expect(await focused(page)).toMatch(/^A .*gender=Women/);
  await page.getByRole('button', { name: /^Ver \d+ producto/ }).click();
  await page.getByRole('button', { name: 'Filtrar y ordenar (2)', exact: true }).waitFor();
});

test('while the catalogue loads slowly its shape is shown', async ({ page }) => {
  await page.goto('/detail/3');
  const release = Promise.withResolvers<void>();
  await page.route('**/home.data*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Hombre', exact: true }).first().click();
  await page.getByText('Cargando los productos…').waitFor();
  release.resolve();
  await page.getByRole('heading', { level: 1, name: 'Hombre' }).waitFor();
  await expect.poll(() => focused(page)).toBe('H1 Hombre');
});

test('without scripts the products are sorted by a button, and filters are collapsible', async ({ visit }) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/home?gender=Women&size=M');
  await page.getByLabel('Ordenar por').filter({ visible: true }).selectOption('price-asc');
  await page.getByRole('button', { name: 'Ordenar', exact: true }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.searchParams.get('order') === 'price-asc' && url.searchParams.get('size') === 'M');
  const colours = page.getByRole('list', { name: 'Colores' });
  expect(await colours.isVisible()).toBe(true);
  await page.locator('summary').filter({ hasText: 'Color' }).click();
  expect(await colours.isVisible()).toBe(false);
});

test('a window of 320 by 256 px, as at 400 % zoom, leaves at least 200 px to the page', async ({ visit }) => {
  const { page, close } = await visit({ width: 320 });
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/home?gender=Women', '/detail/3']) {
    await page.goto(path);
    // The header and the bar below it scroll with the page.
    await page.evaluate(() => window.scrollTo(0, 400));
    const free = await page.evaluate(() => {
      const isFixed = (one: Element) => /fixed|sticky/.test(getComputedStyle(one).position);
      const covers = [...document.querySelectorAll('body *')].filter(
        (one) => isFixed(one) && one.getBoundingClientRect().width > 200 && one.checkVisibility(),
      );
      const top = Math.max(0, document.querySelector('main')?.getBoundingClientRect().top ?? 0);
      const covered = covers.map((one) => one.getBoundingClientRect()).filter((box) => box.top < 256 && box.bottom > 0);
      return 256 - top - covered.reduce((sum, { height }) => sum + height, 0);
    });
    expect(free).toBeGreaterThanOrEqual(198);
  }
});

test('forced colours show what is chosen: a size, a filter, a picture', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).borderColor].join(' '));
  await page.goto('/detail/3');
  await page.getByRole('radiogroup', { name: 'Talle' }).getByRole('radio', { disabled: false }).first().check();
  expect(await look('label:has(:checked)')).not.toBe(await look('label:has([type="radio"]:enabled:not(:checked))'));
  expect(await look('button[aria-pressed="true"]:has(img)')).not.toBe(
    await look('button[aria-pressed="false"]:has(img)'),
  );
  await page.goto('/home?gender=Women&size=M');
  const sizes = 'ul[aria-label="Talle"] a';
  expect(await look(`${sizes}[aria-current]`)).not.toBe(await look(`${sizes}:not([aria-current])`));
});
