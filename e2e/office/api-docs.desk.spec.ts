import { expect, test } from '../fixtures/test.ts';

test('PROG-3 a call is tried with a token on the page of the API, and only with it', async ({ page, owner }) => {
  await owner.enter('/admin/tokens');
  await page.getByRole('button', { name: 'Nueva credencial' }).click();
  await page.getByLabel('Nombre').fill('Para probar');
  await page.getByLabel('Ver órdenes, envíos y devoluciones').check();
  await page.getByLabel('Su contraseña').fill('admin1234');
  await page.getByRole('button', { name: 'Crear credencial' }).click();
  const secret = await page.getByRole('region', { name: 'Credencial' }).getByRole('textbox').inputValue();

  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'Probar GET /admin/orders', exact: true }).click();
  const form = page.locator('form');
  await form.getByRole('button', { name: 'Enviar' }).click();
  // The session of the browser is not used.
  await expect(form.getByRole('status')).toContainText('401');
  await page.getByLabel('Credencial para probar').fill(secret);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByRole('status')).toContainText('200');
  await expect(form.getByRole('status')).toContainText('"orders"');
});
