import { unique } from '../actors/unique.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { interactions } from '../fixtures/interactions.ts';
import { expect, test } from '../fixtures/test.ts';

/*
 * How many clicks and texts the tasks of each day take, from the first page on. The table of all twelve is in docs/performance.md;
 * those that are not here are counted by the tests of their screens.
 */

test('DESK-1 DESK-2 DESK-3 an order is found, prepared and refunded in 3, 4 and 4 interactions', async ({
  page,
  owner,
  visit,
}) => {
  const { reference, number } = await boughtOrder((await visit()).page);
  await owner.enter('/admin');
  const found = interactions();
  await found.does(() => page.keyboard.press('Control+k'));
  await found.does(() => page.getByRole('dialog').getByRole('combobox').pressSequentially(String(number)));
  await page
    .getByRole('option', { name: new RegExp(String(number)) })
    .first()
    .waitFor();
  await found.does(() => page.keyboard.press('Enter'));
  await page.waitForURL(/\/admin\/orders\/[^/]+$/);
  expect(found.count()).toBe(3);

  await page.goto('/admin');
  const prepared = interactions();
  const today = page.getByRole('region', { name: 'Para hoy' });
  await prepared.does(() => today.getByRole('link', { name: /por preparar$/ }).click());
  await page.waitForURL((url) => url.searchParams.get('fulfilment') === 'to_prepare');
  await prepared.does(() => page.getByRole('checkbox', { name: `Elegir la orden ${number}` }).check());
  await prepared.does(() => page.getByRole('button', { name: 'Preparar' }).click());
  await owner.toast('1 orden en preparación.');
  await prepared.does(() => page.getByRole('link', { name: /^En preparación/ }).click());
  await page
    .locator('main [data-row]')
    .filter({ hasText: `N° ${number}` })
    .waitFor();
  expect(prepared.count()).toBe(4);

  await page.goto(`/admin/orders/${reference}`);
  const refunded = interactions();
  const money = page.getByRole('region', { name: 'Dinero' });
  await refunded.does(() => money.getByRole('radio', { name: 'Por monto' }).check());
  await refunded.does(() => money.getByLabel('Monto', { exact: true }).fill('100,50'));
  await refunded.does(() => money.getByRole('button', { name: 'Devolver $ 100,50' }).click());
  await refunded.does(() => owner.confirm('¿Devolver $ 100,50?', 'Devolver'));
  await money.locator('[data-money="partly_refunded"]').waitFor();
  expect(refunded.count()).toBe(4);
});

test('DESK-4 GOOD-6 a sale at the counter takes 5 interactions by the key of the first action, a collection of three 8', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/orders');
  const sale = interactions();
  // The first action of a page has the key 'n' on all of them.
  await sale.does(() => page.keyboard.press('n'));
  await page.waitForURL('**/admin/orders/new');
  await sale.does(() => page.getByLabel('Buscar una prenda').fill('Camisa'));
  await sale.does(() =>
    page
      .getByRole('button', { name: /^Agregar / })
      .first()
      .click(),
  );
  await page.getByRole('list', { name: 'Prendas de la orden' }).getByRole('listitem').waitFor();
  await sale.does(() => page.keyboard.press('Control+s'));
  await sale.does(() => owner.confirm('¿Registrar el pago?', 'Cargar orden'));
  await owner.toast(/^Orden N° \d+ cargada\.$/);
  expect(sale.count()).toBe(5);

  await owner.enter('/admin/collections');
  const collection = interactions();
  const title = unique('Para el lunes');
  await collection.does(() => page.keyboard.press('n'));
  await collection.does(() => page.getByLabel('Título').fill(title));
  await collection.does(() => page.getByLabel('Buscar una prenda').fill('camisa'));
  const results = page.getByRole('list', { name: 'Prendas encontradas' }).getByRole('button');
  const picked = page.getByRole('list', { name: 'Prendas elegidas' }).getByRole('button', { name: /^Quitar / });
  for (const count of [1, 2, 3]) {
    await collection.does(() => results.first().click());
    await expect(picked).toHaveCount(count);
  }
  await collection.does(() => page.getByLabel('Publicada', { exact: true }).check());
  await collection.does(() => page.keyboard.press('Control+s'));
  await owner.toast('Colección guardada');
  expect(collection.count()).toBe(8);
  await page.getByRole('button', { name: `Eliminar ${title}` }).click();
  await owner.confirm(`¿Eliminar la colección ${title}?`, 'Eliminar');
  await owner.toast('Colección eliminada');
});

test('GOOD-11 labels of the products that a search finds take 6 interactions', async ({ page, owner }) => {
  await owner.enter('/admin/allproducts');
  const { does, count } = interactions();
  await does(() => page.keyboard.press('/'));
  await does(() => page.keyboard.type('chomba'));
  await does(() => page.keyboard.press('Enter'));
  await page.waitForURL((url) => url.searchParams.get('search')?.toLowerCase() === 'chomba');
  await does(() => page.getByRole('checkbox', { name: /^Elegir todas las filas/ }).check());
  await does(() => page.getByRole('link', { name: 'Etiquetas' }).click());
  await page.waitForURL(/\/admin\/labels\?/);
  const file = page.context().waitForEvent('request', (request) => request.url().includes('/admin/labels/print'));
  await does(() => page.getByRole('link', { name: /^Imprimir \d+ etiqueta/ }).click());
  expect((await file).url()).toContain('/admin/labels/print');
  expect(count()).toBe(6);
});
