import { expect, test } from '../fixtures/test.ts';
import { endSession, expired, storedForm } from './session-scene.ts';

test('MEND-7 what is typed into an editor after the session expired is there again after the login @all', async ({
  page,
  owner,
  shopper,
}) => {
  const path = '/admin/letters/return-accepted';
  await owner.enter(path);
  await endSession(page);
  const subject = page.getByLabel('Asunto');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The preview finds out first that the session is over, and sends nobody away who is writing.
  for (const text of ['Recién', 'Recién escrito']) {
    const previewed = page.waitForResponse(/\/preview$/);
    await subject.fill(text);
    expect((await previewed).status()).toBe(200);
  }
  expect(asked.filter((url) => url.includes('_routes='))).toEqual([]);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expired(page).waitFor();
  await shopper.logIn('admin', 'admin1234');
  await page.waitForURL((url) => url.pathname === path);
  await expect(subject).toHaveValue('Recién escrito');
  // It is unsaved still.
  await page.getByRole('link', { name: 'Ver la tienda' }).first().click();
  await owner.confirm('¿Salir sin guardar?', 'Salir');
  await page.waitForURL((url) => url.pathname === '/');
  expect(await storedForm(page)).toBeNull();
});

test('MEND-7 MEND-27 a product sent after the session expired is restored and overwrites no later change @all', async ({
  page,
  owner,
  shopper,
  shop,
}) => {
  const path = '/admin/modification/9';
  await owner.enter(path);
  await page.getByLabel('Color').fill('Verde lago');
  const change = 'update products set brand_name = $1, version = version + 1 where id = 9';
  const { rows } = await shop.database.pool.query<{ brand: string }>(
    'select brand_name as brand from products where id = 9',
  );
  await shop.database.pool.query(change, ['Otra Marca']);
  await endSession(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expired(page).waitFor();
  await shopper.logIn('admin', 'admin1234');
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByLabel('Color')).toHaveValue('Verde lago');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Otra Marca' });
  await question.getByText('Otra Marca').first().waitFor();
  await shop.database.pool.query(change, [rows[0]?.brand]);
});
