import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../visit.ts';
import { buyAsNewCustomer } from './first-purchase.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { ownerWalk } from './owner-walk.ts';

const owner = { username: 'duenia', password: 'un-telar-con-luz-7' };

let live: LiveShop;

beforeAll(async () => {
  live = await openLiveShop({ bare: true });
}, 180_000);

afterAll(() => live.close());

/** Returns the heading that a stranger sees at an address. */
async function seenByStranger(path: string): Promise<string> {
  const { page, close } = await visit({ shopUrl: live.url });
  await page.goto(path);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await close();
  return heading;
}

test('OWN-3 from the first start with nothing set to an open shop with a product, all in the browser', async () => {
  expect(await seenByStranger('/')).toBe('Abrimos pronto');
  const { page, close, troubles } = await visit({ shopUrl: live.url });
  const walk = ownerWalk(page, live);
  await walk.begin(owner);
  await page.getByText('Faltan 8 pasos para abrir.').waitFor();
  await walk.set('identity', { 'Nombre de la tienda': 'Telar del Sur' });
  await walk.set('seller', {
    'Razón social': 'Telar del Sur SRL',
    'Identificación tributaria': '30-71234567-1',
    Domicilio: 'Alsina 120',
    Localidad: 'Salta',
  });
  await walk.set('contact', { 'Correo de contacto': 'hola@telar.example' });

  // A wrong credential is refused with the provider's own words, and what was typed stays.
  await page.goto('/admin/settings/payment');
  const token = page.getByLabel('Access token');
  await token.fill('APP_USR-equivocada');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('invalid access token').waitFor();
  expect(await token.inputValue()).toBe('APP_USR-equivocada');
  await walk.set('payment', { 'Access token': live.secrets.accessToken, 'Firma secreta': live.secrets.webhookSecret });

  await page.goto('/admin/opening');
  await page.getByText(/Cuenta conectada: TIENDA\d+\./).waitFor();

  await walk.set('mail', { 'Dirección del remitente': 'hola@telar.example', 'Servidor de correo': live.smtpUrl });
  await walk.tryMail('duenia@telar.example');
  expect(live.emails.map(({ subject }) => subject)).toContain('Prueba de correo de Telar del Sur');
  await walk.addDelivery('4500');
  await walk.publishPages();
  await walk.addProduct({ name: 'Camisa de lino', price: '18990' });
  expect(await seenByStranger('/home')).toBe('Abrimos pronto');
  await walk.open();
  expect(await seenByStranger('/detail/1')).toBe('Camisa de lino');
  expect(troubles.filter((trouble) => !/50[23]|422/.test(trouble))).toEqual([]);
  await close();
});

test('OWN-1 OWN-3 nothing fictitious is seen, and the first customer buys', async () => {
  const { page, close } = await visit({ shopUrl: live.url, width: 390 });
  await page.goto('/');
  const shown = await page.locator('body').innerText();
  expect(shown).toContain('Telar del Sur SRL');
  expect(shown).not.toMatch(/Percha|30-71234567-1 ·|0000/);
  await page.goto('/detail/1');
  const username = await buyAsNewCustomer(page, live);
  await expect
    .poll(() => live.emails.find(({ recipient }) => recipient === `${username}@example.com`)?.from?.name, {
      timeout: 60_000,
    })
    .toBe('Telar del Sur');
  await close();
});

test('OWN-3 the link of the start works once', async () => {
  const { page, close } = await visit({ shopUrl: live.url });
  const [, path = ''] = /https?:\/\/[^/\s]+(\/abrir\/\S+)/.exec(live.output()) ?? [];
  expect((await page.goto(path))?.status()).toBe(404);
  await close();
});
