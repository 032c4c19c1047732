import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { misfits, violations } from '../walk/inspection.ts';
import { logIn } from '../actors/ready-accounts.ts';

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Orden, producto, cliente, pantalla o acción' });

/** Returns the text of the option that Enter would choose. */
async function pointed(page: Page): Promise<string> {
  const id = await fieldOf(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`).innerText();
}

test('ADM-6 Ctrl+K leads anywhere by the keyboard, and Escape back to where one was', async ({ page, owner }) => {
  await owner.enter('/admin/audit');
  const button = page.getByRole('button', { name: 'Encontrar o ir a' });
  expect(await button.innerText()).toContain('Ctrl K');
  await button.focus();
  await page.keyboard.press('Control+k');
  await fieldOf(page).waitFor();
  expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole('option').count()).toBeGreaterThan(12);
  await page.keyboard.press('Escape');
  await fieldOf(page).waitFor({ state: 'hidden' });
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('contrasena');
  await expect.poll(() => pointed(page)).toContain('Cambiar contraseña');
  await fieldOf(page).fill('catego');
  await expect.poll(() => pointed(page)).toContain('Categorías');
  const first = await pointed(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await pointed(page)).toBe(first);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/categories$/);
  await fieldOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('ADM-6 finds products, clients and orders, each in its group', async ({ page, owner }) => {
  await owner.enter('/admin/orders');
  const order = page.locator('main [data-row-link]').first();
  const number = /N° (\d{4,})/.exec(await order.innerText())?.[1] ?? '';
  await page.getByRole('button', { name: 'Encontrar o ir a' }).click();
  const group = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('option');
  await fieldOf(page).fill(number);
  await group('Órdenes')
    .filter({ hasText: `N° ${number}` })
    .first()
    .waitFor();
  await fieldOf(page).fill('maria@');
  await group('Clientes').filter({ hasText: 'María' }).first().waitFor();
  expect([...(await violations(page)), ...(await misfits(page))]).toEqual([]);
  await fieldOf(page).fill('zzqqxx');
  await page.getByText('Nada coincide con «zzqqxx».').waitFor();
  expect(await fieldOf(page).getAttribute('aria-expanded')).toBe('false');
  await fieldOf(page).fill('remera');
  await group('Productos').first().click();
  await page.waitForURL(/\/admin\/modification\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Modificar producto' }).waitFor();
});

test('ADM-6 a newer text cancels the request of the one before it', async ({ page, owner }) => {
  await owner.enter('/admin');
  await page.keyboard.press('Control+k');
  await page.route(/\/admin\/find\.data\?search=rem(?:&|$)/, () => {});
  const cancelled = page.waitForEvent('requestfailed', (request) => /search=rem(?:&|$)/.test(request.url()));
  const asked = page.waitForRequest(/search=rem(?:&|$)/);
  await fieldOf(page).fill('rem');
  await asked;
  await fieldOf(page).fill('remera');
  expect((await cancelled).failure()?.errorText).toContain('ABORTED');
  await page.getByRole('group', { name: 'Productos', exact: true }).getByRole('option').first().waitFor();
});

test('ADM-6 MEND-40 what is unsaved is asked for before the finder leads away', async ({ page, owner }) => {
  await owner.enter('/admin/profile');
  await page.getByLabel('Apellido').fill('A medias');
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('ordenes');
  await page.keyboard.press('Enter');
  await owner.confirm('¿Salir sin guardar?', 'Seguir editando');
  expect(await page.getByLabel('Apellido').inputValue()).toBe('A medias');
});

test('ADM-6 the finder answers nobody but an administrator', async ({ page }) => {
  const address = '/admin/find.data?search=maria';
  expect(await (await page.request.get(address)).text()).not.toContain('maria@');
  await logIn(page, 'cliente', 'cliente1234');
  const refused = await page.request.get(address);
  expect(refused.status()).toBe(403);
  expect(await refused.text()).not.toContain('maria@');
});
