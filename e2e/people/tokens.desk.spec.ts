import { expect, test } from '../fixtures/test.ts';

test('PROG-1 the owner creates a token for a program, which is shown once, works, and ends by a click', async ({
  page,
  owner,
  shop,
}) => {
  await owner.enter('/admin/tokens');
  await page.getByRole('button', { name: 'Nueva credencial' }).click();
  await page.getByLabel('Nombre').fill('Depósito');
  await page.getByLabel('Ver órdenes, envíos y devoluciones').check();
  await page.getByLabel('Su contraseña').fill('admin1234');
  await page.getByRole('button', { name: 'Crear credencial' }).click();
  const secret = await page.getByRole('region', { name: 'Credencial' }).getByRole('textbox').inputValue();
  expect(secret).toMatch(/^percha_[\w-]{43}$/);
  const ask = async () => {
    const answer = await fetch(`${shop.url}/api/admin/orders`, { headers: { authorization: `Bearer ${secret}` } });
    return answer.status;
  };
  expect(await ask()).toBe(200);
  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);
  const row = page.getByRole('row', { name: /Depósito/ });
  await expect(row).toContainText('Activa');
  await row.getByRole('button', { name: 'Dar de baja' }).click();
  await owner.confirm(/^¿Dar de baja la credencial «Depósito»/, 'Dar de baja');
  await expect(row).toContainText('Dada de baja');
  expect(await ask()).toBe(401);
});
