import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { ownAdministrator } from '../office/desk-list.ts';
import { unique } from '../actors/unique.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Hay cambios de otra persona o de otra ventana' });

const field = (page: Page, name: string) => question(page).getByRole('group', { name });

/** Two administrators, each in a browser of their own; `name` is the second one's. */
async function twoAdministrators(width = 1440) {
  const [mine, theirs] = [await visit({ width }), await visit({ width })];
  await administrator(mine.page).enter();
  const name = await ownAdministrator(theirs.page);
  const close = async () => {
    await mine.close();
    await theirs.close();
  };
  return { page: mine.page, other: theirs.page, name, close };
}

/** Opens the same page for both. */
const both = (pages: readonly Page[], address: string) => Promise.all(pages.map((one) => one.goto(address)));

test('DESK-6 a parcel that another administrator corrected meanwhile asks, and keeps what was typed', async ({
  page,
}) => {
  const { reference } = await boughtOrder(page);
  const { page, other, name, close } = await twoAdministrators(width);
  await page.goto(`/admin/orders/${reference}`);
  const sent = page.getByRole('form', { name: 'Nuevo bulto' });
  await sent.getByLabel('Transportista').selectOption({ label: 'Andreani' });
  await sent.getByLabel('Número de seguimiento').fill('360001');
  await sent.getByRole('button', { name: 'Despachar 1 prenda' }).click();
  await page.getByText('N° 360001').waitFor();

  await page.getByRole('button', { name: 'Corregir' }).click();
  const form = page.getByRole('form', { name: 'Corregir el bulto' });
  await form.getByLabel('Número de seguimiento').fill('360003');

  await other.goto(`/admin/orders/${reference}`);
  await other.getByRole('button', { name: 'Corregir' }).click();
  const theirs = other.getByRole('form', { name: 'Corregir el bulto' });
  await theirs.getByLabel('Transportista').selectOption({ label: 'Correo Argentino' });
  await theirs.getByLabel('Número de seguimiento').fill('360002');
  await theirs.getByRole('button', { name: 'Guardar' }).click();
  await other.getByText('N° 360002').waitFor();
  // Saved is closed.
  await theirs.waitFor({ state: 'detached' });

  await form.getByRole('button', { name: 'Guardar' }).click();
  await field(page, 'Transportista').getByText('Correo Argentino').waitFor();
  await field(page, 'Transportista').getByText(`lo cambió ${name}`).waitFor();
  await field(page, 'Número de seguimiento').getByText('360002').waitFor();
  await question(page).getByRole('button', { name: 'Volver al formulario' }).click();
  // The page was loaded again with the other number; the typed one stays.
  await page.getByText('N° 360002').waitFor();
  expect(await form.getByLabel('Número de seguimiento').inputValue()).toBe('360003');
  await form.getByRole('button', { name: 'Guardar' }).click();
  expect(await field(page, 'Transportista').getByLabel('Usar lo guardado').isChecked()).toBe(true);
  expect(await field(page, 'Número de seguimiento').getByLabel('Guardar lo mío').isChecked()).toBe(true);
  await question(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await page.getByText('N° 360003').waitFor();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Bultos' }).getByText('Correo Argentino').waitFor();
  await close();
});

test('DESK-6 a correction that was typed is not closed without a question', async ({ visit }) => {
  const buyer = await visit();
  const { reference } = await boughtOrder(buyer.page);
  await buyer.close();
  const { page, close } = await visit();
  await administrator(page).enter(`/admin/orders/${reference}`);
  await page.getByRole('button', { name: 'Despachar 1 prenda' }).click();
  await page.getByRole('button', { name: 'Corregir' }).click();
  const form = page.getByRole('form', { name: 'Corregir el bulto' });
  await form.getByLabel('Número de seguimiento').fill('360009');
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await form.getByLabel('Número de seguimiento').inputValue()).toBe('360009');
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await form.waitFor({ state: 'detached' });
});

test('DESK-6 a carrier that another administrator changed meanwhile asks', async () => {
  const { page, other, name, close } = await twoAdministrators();
  const before = unique('Fletes');
  await page.goto('/admin/carriers');
  await page.getByRole('button', { name: 'Agregar transportista' }).click();
  const added = page.getByRole('dialog', { name: 'Agregar transportista' });
  await added.getByLabel('Nombre').fill(before);
  await added.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('button', { name: before }).waitFor();

  await both([page, other], '/admin/carriers');
  for (const one of [page, other]) await one.getByRole('button', { name: before }).click();
  const [mine, theirs] = [unique('Fletes Mios'), unique('Fletes Suyos')];
  const changed = other.getByRole('dialog', { name: 'Modificar transportista' });
  await changed.getByLabel('Nombre').fill(theirs);
  await changed.getByRole('button', { name: 'Guardar', exact: true }).click();
  await other.getByRole('button', { name: theirs }).waitFor();

  const form = page.getByRole('dialog', { name: 'Modificar transportista' });
  await form.getByLabel('Nombre').fill(mine);
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await field(page, 'Nombre').getByText(theirs).waitFor();
  await field(page, 'Nombre').getByText(`lo cambió ${name}`).waitFor();
  await question(page).getByRole('button', { name: 'Volver al formulario' }).click();
  expect(await form.getByLabel('Nombre').inputValue()).toBe(mine);
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await question(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await page.getByRole('button', { name: mine }).waitFor();
});

/** Saves a new name by the second administrator and then by the first, who is asked, and whose name stays. */
async function renamedTwice(
  { page, other, name }: Awaited<ReturnType<typeof twoAdministrators>>,
  word: string,
): Promise<string> {
  const [mine, theirs] = [unique(`${word} Mia`), unique(`${word} Suya`)];
  await other.getByLabel('Nombre').fill(theirs);
  await other.getByRole('button', { name: 'Guardar' }).click();
  await other.waitForURL((url) => url.pathname === '/admin/delivery');

  await page.getByLabel('Nombre').fill(mine);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await field(page, 'Nombre').getByText(theirs).waitFor();
  await field(page, 'Nombre').getByText(`lo cambió ${name}`).waitFor();
  await question(page).getByRole('button', { name: 'Volver al formulario' }).click();
  expect(await page.getByLabel('Nombre').inputValue()).toBe(mine);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await question(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/delivery');
  await page.getByRole('listitem').filter({ hasText: mine }).waitFor();
  return mine;
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Eliminar ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: `Eliminar ${name}`, exact: true }).waitFor({ state: 'detached' });
}

test('DESK-6 a delivery zone that another administrator changed meanwhile asks', async () => {
  const scene = await twoAdministrators();
  const { page, other, close } = scene;
  const before = unique('Zona Doble');
  await page.goto('/admin/delivery/zones/new');
  await page.getByLabel('Nombre').fill(before);
  await page.getByLabel('Catamarca').check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('listitem').filter({ hasText: before }).waitFor();
  for (const one of [page, other]) {
    await one.goto('/admin/delivery');
    await one.getByRole('listitem').filter({ hasText: before }).getByRole('link').click();
    await one.getByRole('heading', { name: 'Modificar zona' }).waitFor();
  }
  await remove(page, await renamedTwice(scene, 'Zona'));
});

test('DESK-6 a delivery method that another administrator changed meanwhile asks', async () => {
  const scene = await twoAdministrators();
  const { page, other, close } = scene;
  const before = unique('Forma Doble');
  await page.goto('/admin/delivery/methods/new');
  await page.getByLabel('Nombre').fill(before);
  await page.getByLabel('Activa: se ofrece a los clientes').uncheck();
  await page.getByLabel('Precio', { exact: true }).fill('700');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('listitem').filter({ hasText: before }).waitFor();
  for (const one of [page, other]) {
    await one.goto('/admin/delivery');
    await one.getByRole('listitem').filter({ hasText: before }).getByRole('link').click();
    await one.getByRole('heading', { name: 'Modificar forma de entrega' }).waitFor();
  }
  await remove(page, await renamedTwice(scene, 'Forma'));
});
