import type { APIResponse, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { homeMethod } from '#test/delivery.ts';
import { administrator } from '../actors/administrator.ts';
import { boughtOrder } from '../actors/bought-order.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { unique } from '../actors/unique.ts';
import { expect, test } from '../fixtures/test.ts';
import { shopOf } from '../fixtures/visit.ts';
import { ownAdministrator } from '../office/desk-list.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Hay cambios de otra persona o de otra ventana' });

const field = (page: Page, name: string) => question(page).getByRole('group', { name });

const row = z.object({ id: z.int(), version: z.int() });
const fulfilment = z.object({ parcels: z.array(row) });
const carrier = z.object({ id: z.int(), name: z.string() });

test('DESK-6 a parcel that another administrator corrected meanwhile asks, and keeps what was typed', async ({
  page,
  visit,
}) => {
  const { page: other } = await visit();
  const { reference } = await boughtOrder(page);
  const name = await ownAdministrator(other);
  await logIn(page, 'admin', 'admin1234');
  await administrator(page).enter(`/admin/orders/${reference}`);
  const sent = page.getByRole('form', { name: 'Nuevo bulto' });
  await sent.getByLabel('Transportista').selectOption({ label: 'Andreani' });
  await sent.getByLabel('Número de seguimiento').fill('360001');
  await sent.getByRole('button', { name: 'Despachar 1 prenda' }).click();
  await page.getByText('N° 360001').waitFor();

  await page.getByRole('button', { name: 'Corregir' }).click();
  const form = page.getByRole('form', { name: 'Corregir el bulto' });
  await form.getByLabel('Número de seguimiento').fill('360009');
  // What was typed is not closed without a question.
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(form.getByLabel('Número de seguimiento')).toHaveValue('360009');
  await form.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Corregir' }).click();
  await form.getByLabel('Número de seguimiento').fill('360003');

  const headers = { origin: shopOf(other).url };
  const path = `/api/admin/orders/${reference}`;
  const { parcels } = fulfilment.parse(await (await other.request.get(`${path}/fulfilment`)).json());
  const known = z.array(carrier).parse(await (await other.request.get('/api/admin/carriers')).json());
  const carrierId = known.find((one) => one.name === 'Correo Argentino')?.id;
  for (const { id, version } of parcels) {
    const data = { carrierId, trackingNumber: '360002', version };
    expect((await other.request.patch(`${path}/parcels/${id}`, { headers, data })).status()).toBe(200);
  }

  await form.getByRole('button', { name: 'Guardar' }).click();
  await field(page, 'Transportista').getByText('Correo Argentino').waitFor();
  await field(page, 'Transportista').getByText(`lo cambió ${name}`).waitFor();
  await field(page, 'Número de seguimiento').getByText('360002').waitFor();
  await question(page).getByRole('button', { name: 'Volver al formulario' }).click();
  // The page was loaded again with the other number; the typed one stays.
  await page.getByText('N° 360002').waitFor();
  await expect(form.getByLabel('Número de seguimiento')).toHaveValue('360003');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(field(page, 'Transportista').getByLabel('Usar lo guardado')).toBeChecked();
  await expect(field(page, 'Número de seguimiento').getByLabel('Guardar lo mío')).toBeChecked();
  await question(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await page.getByText('N° 360003').waitFor();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Bultos' }).getByText('Correo Argentino').waitFor();
});

test('DESK-6 a carrier, a delivery zone and a delivery method that another administrator changed meanwhile ask', async ({
  page,
  visit,
  owner,
}) => {
  const { page: other } = await visit();
  const actor = await ownAdministrator(other);
  const headers = { origin: shopOf(other).url };
  const read = async (answer: Promise<APIResponse>) => row.parse(await (await answer).json());

  /** Saves a name which the other administrator changed while it was typed: the question is answered by the own one. */
  async function saveMine(opened: Locator, change: (name: string) => Promise<APIResponse>) {
    const [mine, theirs] = [unique('Mio'), unique('Suyo')];
    expect((await change(theirs)).status()).toBe(200);
    const save = opened.getByRole('button', { name: 'Guardar', exact: true });
    await opened.getByLabel('Nombre').fill(mine);
    await save.click();
    await field(page, 'Nombre').getByText(theirs).waitFor();
    await field(page, 'Nombre').getByText(`lo cambió ${actor}`).waitFor();
    await question(page).getByRole('button', { name: 'Volver al formulario' }).click();
    await expect(opened.getByLabel('Nombre')).toHaveValue(mine);
    await save.click();
    await question(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
    return mine;
  }

  const before = unique('Fletes');
  const { id: carrierId } = await read(other.request.post('/api/admin/carriers', { headers, data: { name: before } }));
  await owner.enter('/admin/carriers');
  await page.getByRole('button', { name: before }).click();
  const saved = await saveMine(page.getByRole('dialog', { name: 'Modificar transportista' }), (name) =>
    other.request.patch(`/api/admin/carriers/${carrierId}`, { headers, data: { name } }),
  );
  await page.getByRole('button', { name: saved }).waitFor();

  const zone = { name: unique('Zona Doble'), provinces: ['K'], postalRanges: [] };
  const method = homeMethod({ title: unique('Forma Doble'), isActive: false });
  for (const { path, data, nameOf } of [
    { path: 'zones', data: zone, nameOf: (name: string) => ({ ...zone, name }) },
    { path: 'methods', data: method, nameOf: (title: string) => ({ ...method, title }) },
  ]) {
    const { id, version } = await read(other.request.post(`/api/admin/delivery/${path}`, { headers, data }));
    await page.goto(`/admin/delivery/${path}/${id}`);
    const mine = await saveMine(page.locator('main'), (name) =>
      other.request.put(`/api/admin/delivery/${path}/${id}`, { headers, data: { ...nameOf(name), version } }),
    );
    await page.waitForURL((url) => url.pathname === '/admin/delivery');
    await page.getByRole('listitem').filter({ hasText: mine }).waitFor();
    expect((await other.request.delete(`/api/admin/delivery/${path}/${id}`, { headers })).ok()).toBe(true);
  }
});
