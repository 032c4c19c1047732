import { expect, test } from '../fixtures/test.ts';
import { misfits, violations } from '../walk/inspection.ts';

test('GOOD-6 a collection by a rule is a draft, then has a page, a place in the sitemap and one in the menu', async ({
  page,
  owner,
  visit,
}) => {
  await owner.enter('/admin/collections/new');
  await page.getByLabel('Título').fill('Para regalar ahora');
  await page.getByLabel('Qué productos').selectOption('Los que cumplen una regla');
  await page.getByLabel('Precio hasta').fill('40.000');
  await page.getByLabel('Orden', { exact: true }).selectOption('Del menor precio al mayor');
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  expect([...(await misfits(page)), ...(await violations(page))]).toEqual([]);
  await save.click();
  await owner.toast('Colección guardada');

  const guest = await visit();
  const address = '/colecciones/para-regalar-ahora';
  expect((await guest.page.goto(address))?.status()).toBe(404);
  await page.getByRole('link', { name: /Para regalar ahora/ }).click();
  await page.getByLabel('Publicada', { exact: true }).check();
  await save.click();
  await owner.toast('Colección guardada');

  expect((await guest.page.goto(address))?.status()).toBe(200);
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Para regalar ahora' })).toBeVisible();
  expect([...(await misfits(guest.page)), ...(await violations(guest.page))]).toEqual([]);
  expect(await (await guest.page.request.get('/sitemap/pages.xml')).text()).toContain(`${address}<`);
  expect((await guest.page.goto(`/en${address}`))?.status()).toBe(200);

  await page.getByRole('button', { name: 'Eliminar Para regalar ahora' }).click();
  await owner.confirm('¿Eliminar la colección Para regalar ahora?', 'Eliminar');
  await owner.toast('Colección eliminada');
  expect((await guest.page.goto(address))?.status()).toBe(404);
});
