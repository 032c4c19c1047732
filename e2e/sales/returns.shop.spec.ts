import type { Page } from '@playwright/test';
import { administrator } from '../actors/administrator.ts';
import { arrivedOrder } from '../actors/arrived-order.ts';
import { unique } from '../actors/unique.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/visit.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

const entryOf = (page: Page) => page.getByRole('region', { name: 'Devoluciones y cambios' }).locator('[data-return]');

test('BACK-5 a buyer returns a purchase without scripts, and the owner accepts, receives, inspects and refunds it', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const { reference, number } = await arrivedOrder(page);
  await page.goto(`/user/orders/${reference}`);
  await page.getByRole('link', { name: 'Devolver o cambiar' }).click();
  await page.waitForURL(`**/user/orders/${reference}/return`);
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
  await page.getByRole('alert').getByText('Elija al menos una prenda.').waitFor();
  await expect(page.getByLabel('Motivo (opcional)')).toBeHidden();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Motivo (opcional)').selectOption('El talle es chico');
  await page.getByLabel('Comentario (opcional)').fill('Me queda <b>corta</b>');
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
  await page.waitForURL((url) => url.pathname === `/user/orders/${reference}`);
  await entryOf(page).locator('[data-return-state="requested"]').waitFor();
  expect(await page.getByRole('link', { name: 'Devolver o cambiar' }).count()).toBe(0);
  const id = (await entryOf(page).getAttribute('data-return')) ?? '';

  const desk = await visit({ width: desktop.width, as: 'admin' });
  await administrator(desk.page).enter(`/admin/returns?number=${number}`);
  await desk.page.locator('main [data-row-link]').first().click();
  await desk.page.getByRole('heading', { name: `Solicitud N° ${id}` }).waitFor();
  await desk.page.getByText('El talle es chico: Me queda <b>corta</b>').waitFor();
  await desk.page.getByLabel('Adónde se envía o se lleva').fill('Honduras 4850, CABA');
  await desk.page.getByRole('button', { name: 'Aceptar la solicitud' }).click();
  await desk.page.locator('[data-return-state="accepted"]').waitFor();
  await page.reload();
  await entryOf(page).getByText('Honduras 4850, CABA').waitFor();
  await desk.page.getByRole('button', { name: 'Anotar que llegaron las prendas' }).click();
  await desk.page.locator('[data-return-state="received"]').waitFor();
  expect(await nightlyViolations(desk.page)).toEqual([]);
  const offered = await desk.page.getByLabel('Qué se hace').locator('option', { hasText: 'Devolver' }).innerText();
  await desk.page.getByRole('button', { name: 'Cerrar la solicitud' }).click();
  const closing = desk.page.getByRole('dialog', {
    name: `¿Cerrar la solicitud y ${offered.replace('Devolver', 'devolver')}?`,
  });
  await closing.getByText('Vuelve al stock 1 prenda.').waitFor();
  await closing.getByRole('button', { name: 'Volver' }).click();
  await desk.page.locator('[data-return-state="received"]').waitFor();
  await desk.page.getByRole('button', { name: 'Cerrar la solicitud' }).click();
  await closing.getByRole('button', { name: 'Cerrar la solicitud' }).click();
  await desk.page.locator('[data-return-state="closed"]').waitFor();
  await desk.page.getByText('1 unidad volvió al stock').waitFor();
  await desk.page.getByRole('link', { name: `Orden N° ${number}` }).click();
  const shown = desk.page.getByRole('region', { name: 'Devoluciones y cambios' });
  await shown.getByRole('link', { name: `Solicitud N° ${id}` }).waitFor();
  await desk.page.getByRole('region', { name: 'Dinero' }).locator('[data-money="partly_refunded"]').waitFor();

  await page.reload();
  await entryOf(page).locator('[data-return-state="closed"]').waitFor();
  await entryOf(page)
    .getByText(/^Pedimos devolverle \$/)
    .waitFor();
});

test('BACK-5 a buyer exchanges for another size and gets its parcel; another request is cancelled @all', async ({
  page,
  visit,
  shop,
}) => {
  const { reference } = await arrivedOrder(page);
  const size = () => page.locator('option[value^="size:"]:not([disabled])').first().getAttribute('value');
  const ask = async () => {
    await page.goto(`/user/orders/${reference}/return`);
    await page.getByRole('checkbox').check();
    await page.getByLabel('Qué prefiere').selectOption((await size()) ?? 'refund');
    await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
    await page.waitForURL((url) => url.pathname === `/user/orders/${reference}`);
  };
  await ask();
  // What arrived can be bought again.
  await page.getByRole('button', { name: 'Volver a comprar' }).waitFor();
  await page.getByText('Cancelar la solicitud', { exact: true }).click();
  await page.getByRole('button', { name: 'Sí, cancelar la solicitud' }).click();
  await page.getByText('Su solicitud quedó cancelada.').waitFor();
  await entryOf(page).locator('[data-return-state="cancelled"]').waitFor();
  await ask();
  const id = (await entryOf(page).first().getAttribute('data-return')) ?? '';

  const desk = await visit({ width: desktop.width, as: 'admin' });
  const headers = { origin: shop.url };
  const name = unique('Cambios');
  const linkTemplate = 'https://carrier.example/envio/{numero}';
  const carrier = await desk.page.request.post('/api/admin/carriers', { headers, data: { name, linkTemplate } });
  expect(carrier.status()).toBe(201);
  await administrator(desk.page).enter(`/admin/returns/${id}`);
  await desk.page.getByLabel('Adónde se envía o se lleva').fill('Honduras 4850, CABA');
  await desk.page.getByRole('button', { name: 'Aceptar la solicitud' }).click();
  await desk.page.getByRole('button', { name: 'Anotar que llegaron las prendas' }).click();
  await desk.page.getByLabel('Qué se hace').waitFor();
  await desk.page.getByLabel('Vuelven al stock').fill('0');
  await desk.page.getByLabel('Transportista del cambio').selectOption(name);
  await desk.page.getByLabel('Número de seguimiento').fill('CA 77');
  await desk.page.getByRole('button', { name: 'Cerrar la solicitud' }).click();
  await administrator(desk.page).confirm('¿Cerrar la solicitud sin devolver dinero?', 'Cerrar la solicitud');
  await desk.page.locator('[data-return-state="closed"]').waitFor();

  await page.reload();
  const link = entryOf(page)
    .first()
    .getByRole('link', { name: `Seguirlo en ${name}` });
  expect(await link.getAttribute('href')).toBe('https://carrier.example/envio/CA%2077');
  expect(await nightlyViolations(page)).toEqual([]);
});
