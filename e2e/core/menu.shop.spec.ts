import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/visit.ts';
import { misfits } from '../walk/inspection.ts';

const panelOf = (department: string) => `#menu-${department}:popover-open`;

test.describe('in the bar of a wide window', () => {
  test.use({ viewport: desktop });

  test('SHELL-12 the menu of a gender opens by hovering, by its button and by the keyboard, and closes', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const open = page.locator(panelOf('women'));

    await menu.getByRole('link', { name: 'Women', exact: true }).hover();
    await open.waitFor();
    await page.mouse.move(700, 800);
    await open.waitFor({ state: 'detached' });

    const button = menu.getByRole('button', { name: 'Categorías de Women' });
    await button.focus();
    await page.keyboard.press('Enter');
    await open.waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Novedades');
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'detached' });
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Categorías de Women');

    await page.keyboard.press('Enter');
    await open.waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await open.waitFor({ state: 'detached' });

    await button.click();
    await open.getByRole('link', { name: 'Vestidos' }).click();
    await page.waitForURL(/\/home\?gender=Women&category=\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Vestidos' }).waitFor();
    await open.waitFor({ state: 'detached' });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('SHELL-12 the menu opens by its buttons, products are sorted by a button, and filters are collapsible @all', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Categorías de Women', exact: true }).click();
      await page.locator(panelOf('women')).getByRole('link', { name: 'Vestidos' }).click();
      await page.waitForURL(/gender=Women&category=/);

      await page.getByLabel('Ordenar por').filter({ visible: true }).selectOption('price-asc');
      await page.getByRole('button', { name: 'Ordenar', exact: true }).filter({ visible: true }).click();
      await page.waitForURL(
        ({ searchParams }) => searchParams.get('order') === 'price-asc' && searchParams.has('category'),
      );
      const colours = page.getByRole('list', { name: 'Colores' });
      await expect(colours).toBeVisible();
      await page.locator('summary').filter({ hasText: 'Color' }).click();
      await expect(colours).toBeHidden();
    });
  });
});

test('SHELL-12 on a phone the sheet opens the categories of one gender at a time', async ({ visit }) => {
  const { page } = await visit({ width: 320 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menú' }).click();
  const sheet = page.getByRole('navigation', { name: 'Menú' });
  await sheet.getByLabel('Categorías de Men', { exact: true }).click();
  await sheet.getByRole('link', { name: 'Camisas' }).waitFor();
  await sheet.getByLabel('Categorías de Women').click();
  await sheet.getByRole('link', { name: 'Camisas' }).waitFor({ state: 'hidden' });
  expect(await misfits(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'Ofertas' }).filter({ visible: true }).first().click();
  await page.waitForURL(/gender=Women&offers=true/);
});
