import type { APIResponse, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { homeMethod } from '#test/delivery.ts';
import { unique } from '../actors/unique.ts';
import { expect, test } from '../fixtures/test.ts';
import { shopOf } from '../fixtures/visit.ts';
import { ownAdministrator } from '../office/desk-list.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Hay cambios de otra persona o de otra ventana' });

const field = (page: Page, name: string) => question(page).getByRole('group', { name });

const row = z.object({ id: z.int(), version: z.int() });

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
