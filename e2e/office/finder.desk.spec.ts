import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { misfits } from '../walk/inspection.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Orden, producto, cliente, pantalla o acción' });

/** Returns the text of the option that Enter would choose. */
async function pointed(page: Page): Promise<string> {
  const id = await fieldOf(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`).innerText();
}

test('ADM-6 Ctrl+K leads anywhere by the keyboard, and Escape back to where one was', async ({ page, owner }) => {
  await owner.enter('/admin/audit');
  const button = page.getByRole('button', { name: 'Encontrar o ir a' });
  await expect(button).toContainText('Ctrl K');
  await button.focus();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  expect(await page.getByRole('option').count()).toBeGreaterThan(12);
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toBeHidden();
  await expect(button).toBeFocused();

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
  await expect(fieldOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('ADM-6 finds products, clients and orders, each in its group, and a newer text cancels the request of the one before it @all', async ({
  page,
  owner,
  shop,
}) => {
  const { rows } = await shop.database.pool.query<{ number: number }>('select max(number) as number from orders');
  const number = String(rows[0]?.number);
  await owner.enter('/admin');
  await page.getByRole('button', { name: 'Encontrar o ir a' }).click();
  const group = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('option');
  await fieldOf(page).fill(number);
  await expect(
    group('Órdenes')
      .filter({ hasText: `N° ${number}` })
      .first(),
  ).toBeVisible();
  await fieldOf(page).fill('maria@');
  await expect(group('Clientes').filter({ hasText: 'María' }).first()).toBeVisible();
  expect([...(await nightlyViolations(page)), ...(await misfits(page))]).toEqual([]);
  await fieldOf(page).fill('zzqqxx');
  await expect(page.getByText('Nada coincide con «zzqqxx».')).toBeVisible();
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');

  await page.route(/\/admin\/find\.data\?search=rem(?:&|$)/, () => {});
  const cancelled = page.waitForEvent('requestfailed', (request) => /search=rem(?:&|$)/.test(request.url()));
  const asked = page.waitForRequest(/search=rem(?:&|$)/);
  await fieldOf(page).fill('rem');
  await asked;
  await fieldOf(page).fill('remera');
  expect((await cancelled).failure()?.errorText).toContain('ABORTED');
  await group('Productos').first().click();
  await page.waitForURL(/\/admin\/modification\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Modificar producto' })).toBeVisible();
});

test('APROF-1 ADM-6 MEND-40 the administrator edits the own profile, and the finder asks before it leads away from what is unsaved @all', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/profile');
  const save = page.getByRole('button', { name: accountTexts.profile.save });
  await expect(save).toBeDisabled();
  await expect(page.getByLabel('Usuario')).toHaveValue('admin');
  const id = page.getByLabel('DNI');
  const other = (await id.inputValue()) === '30001440' ? '30001441' : '30001440';
  await id.fill(other);
  await save.click();
  await owner.toast(accountTexts.profile.done);
  await page.reload();
  await expect(id).toHaveValue(other);
  await page.getByLabel('Apellido').fill('A medias');
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('ordenes');
  await page.keyboard.press('Enter');
  await owner.confirm('¿Salir sin guardar?', 'Seguir editando');
  await expect(page.getByLabel('Apellido')).toHaveValue('A medias');
});
