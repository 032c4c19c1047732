import { expect, test } from '../fixtures/test.ts';
import { unique } from '../actors/unique.ts';

test('MOVE-1 an address that a visitor did not find is listed, and leads where the owner directs it @all', async ({
  page,
  owner,
}) => {
  const path = `/blogs/${unique('nota').replaceAll(' ', '-').toLowerCase()}`;
  expect((await page.request.get(path)).status()).toBe(404);
  await owner.enter('/admin/old-addresses');
  const entry = page.getByRole('listitem').filter({ hasText: path });
  await expect(entry).toContainText('1 visita');
  const to = page.getByLabel(`Dirigir ${path} a`);
  await to.fill('https://otra.example/inicio');
  await entry.getByRole('button', { name: 'Guardar' }).click();
  await expect(entry.getByText('Escriba una dirección de la tienda, como /detail/12.')).toBeVisible();
  // As it is copied from the browser.
  await to.fill(new URL('/home?gender=Women', page.url()).href);
  await entry.getByRole('button', { name: 'Guardar' }).click();
  await owner.toast('Dirección guardada');
  const answer = await page.request.get(`${path}/?utm_source=viejo`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/home?gender=Women']);
  await page.reload();
  await expect(to).toHaveValue('/home?gender=Women');
});
