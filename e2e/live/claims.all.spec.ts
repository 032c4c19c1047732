import { opening } from '#contract/office/opening.ts';
import { moveShop } from '#test/moved-shop.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { phone } from '../fixtures/visit.ts';
import { ownerCalls } from './calls.ts';
import { owner } from './live-shop.ts';
import { expect, test } from './test.ts';

test.use({ liveOptions: { name: 'claims' }, viewport: phone });

test('OWN-2 what the laws of Peru and Colombia let buyers state is stated without login, and its owner answers', async ({
  page,
  visit,
  live,
}) => {
  expect((await page.goto('/libro-de-reclamaciones'))?.status()).toBe(404);
  const calls = await ownerCalls(live);
  // An open shop does not move; a closed one keeps the book open.
  await calls.call(opening.close, {});
  await moveShop(calls, 'PE');
  await page.goto('/libro-de-reclamaciones');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Libro de Reclamaciones' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Libro de Reclamaciones' }).waitFor();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Complete este campo.').first().waitFor();
  await expect(page.getByLabel('Reclamo', { exact: true })).toBeFocused();
  await page.getByLabel('Reclamo', { exact: true }).check();
  await page.getByLabel('Producto', { exact: true }).check();
  for (const [label, text] of [
    ['Nombre y apellido', 'Rosa Quispe'],
    ['DNI u otro documento de identidad', '10117410'],
    ['Domicilio', 'Av. Larco 345'],
    ['Correo', 'rosa@example.com'],
    ['Monto (opcional)', '129.90'],
    ['Descripción del producto o servicio', 'Un saco de lino'],
    ['Qué pasó', 'La costura se abrió.\nFue el primer día.'],
    ['Qué pide', 'Que lo cambien.'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Revise los datos.').waitFor();
  await page.getByRole('button', { name: 'Corregir los datos' }).click();
  await expect(page.getByLabel('Qué pasó', { exact: true })).toHaveValue('La costura se abrió.\nFue el primer día.');
  await page.getByLabel('Qué pide', { exact: true }).fill('Que me devuelvan el dinero.');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Enviar la hoja de reclamación' }).click();
  const number = await page.locator('[data-code]').innerText();
  expect(number).toMatch(/^000000001-\d{4}$/);
  await page.getByText('Que me devuelvan el dinero.').waitFor();
  await page.getByText(/Le responderemos a más tardar el/).waitFor();

  const desk = await visit({ width: 1440 });
  await logIn(desk.page, owner.username, owner.password);
  await desk.page.goto('/admin/principal');
  await desk.page.getByRole('link', { name: /^1 reclamo por responder hasta el/ }).click();
  await desk.page.getByRole('link', { name: new RegExp(number) }).click();
  await desk.page.getByText('Que me devuelvan el dinero.').waitFor();
  await desk.page.getByRole('textbox', { name: 'Respuesta' }).fill('Le devolvemos el dinero.');
  await desk.page.getByRole('button', { name: 'Enviar la respuesta' }).click();
  const asked = desk.page.getByRole('dialog');
  await asked.getByText('Se envía a rosa@example.com y no se puede cambiar.').waitFor();
  await asked.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await desk.page.getByText(/^Respondido el/).waitFor();
  const told = () =>
    live.emails.filter(({ recipient }) => recipient === 'rosa@example.com').map(({ subject }) => subject);
  await expect
    .poll(told, { timeout: 60_000 })
    .toEqual([`Recibimos su reclamo N° ${number}`, `Respuesta a su reclamo N° ${number}`]);

  await moveShop(calls, 'CO');
  await page.goto('/reversion-del-pago');
  for (const [label, text] of [
    ['Número de orden', '1042'],
    ['Correo con el que compró', 'camilo@example.com'],
    ['Nombre y apellido', 'Camilo Rojas'],
    ['Cédula de ciudadanía u otro documento de identidad', '1020304050'],
    ['Día en que lo supo', '2026-11-20'],
    ['Monto', '129.950'],
    ['Tarjeta o cuenta con la que pagó', 'Banco de Bogotá, 4321'],
    ['Qué pasó', 'Nunca llegó.'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('No recibí el producto').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Pedir la reversión' }).click();
  expect(await page.locator('[data-code]').innerText()).toMatch(/^000000001-\d{4}$/);
});
