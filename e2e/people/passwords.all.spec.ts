import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { phone } from '../fixtures/visit.ts';

test.use({ viewport: phone });

/** Shows all passwords of the page. */
async function showAll(page: Page, count: number): Promise<void> {
  const fields = page.locator('main input[type="password"]');
  await expect(fields).toHaveCount(count);
  const ids = await fields.evaluateAll((inputs) => inputs.map(({ id }) => id));
  for (const id of ids) {
    const field = page.locator(`[id="${id}"]`);
    await field.locator('xpath=following-sibling::button').click();
    await expect(field).toHaveAttribute('type', 'text');
  }
}

test('MEND-21 every password can be shown', async ({ page, buyer, context }) => {
  await page.goto('/user/changepassword');
  await showAll(page, 3);
  await page.goto('/user/profile');
  await page.getByLabel('Correo electrónico').fill('otro@example.com');
  await showAll(page, 1);
  await context.clearCookies();
  await page.goto('/login');
  await showAll(page, 1);
  await page.goto('/login?vista=crear');
  await showAll(page, 2);
  await page.goto(`/user/changepassword/${buyer.username}`);
  await showAll(page, 3);
});

test('MEND-21 the screen for a new administrator shows passwords too', async ({ page, owner }) => {
  await owner.enter('/admin/createadmin');
  await page.getByLabel('Nombre de usuario').fill('mostrador');
  await page.getByLabel('Legajo').fill('1234567');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await showAll(page, 2);
});
