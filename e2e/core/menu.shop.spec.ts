import { expect, test } from '../fixtures/test.ts';
import { misfits, violations } from '../walk/inspection.ts';

const panelOf = (name: string) => `#${name}:popover-open`;

test('SHELL-12 the menu of a gender opens by hovering, by its button and by the keyboard, and closes', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const open = page.locator(panelOf('Women'));

  await menu.getByRole('link', { name: 'Women', exact: true }).hover();
  await open.waitFor();
  expect(await violations(page)).toEqual([]);
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

test('SHELL-12 on a phone the sheet opens the categories of one gender at a time', async ({ visit }) => {
  const { page, close } = await visit({ width: 320 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menú' }).click();
  const sheet = page.getByRole('navigation', { name: 'Menú' });
  await sheet.getByLabel('Categorías de Men', { exact: true }).click();
  await sheet.getByRole('link', { name: 'Camisas' }).waitFor();
  await sheet.getByLabel('Categorías de Women').click();
  await sheet.getByRole('link', { name: 'Camisas' }).waitFor({ state: 'hidden' });
  expect([...(await misfits(page)), ...(await violations(page))]).toEqual([]);
  await sheet.getByRole('link', { name: 'Ofertas' }).filter({ visible: true }).first().click();
  await page.waitForURL(/gender=Women&offers=true/);
});

test('SHELL-12 without scripts the menu opens by its buttons', async ({ visit }) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Categorías de Men', exact: true }).click();
  await page.locator(panelOf('Men')).getByRole('link', { name: 'Camisas' }).click();
  await page.waitForURL(/gender=Men&category=/);
});
