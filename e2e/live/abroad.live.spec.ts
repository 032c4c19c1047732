import { expect, test } from '../fixtures/test.ts';
import { firstLanguage } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { shopper } from '../actors/shopper.ts';
import { buyAsNewCustomer } from './first-purchase.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { ownerWalk } from './owner-walk.ts';

/** A shop abroad, as its owner and its first customer write. Amounts are as the pages show them. */
const shops = [
  {
    country: 'Chile',
    language: 'es-CL',
    zone: { name: 'Isla de Pascua', id: 'Pacific/Easter' },
    wrongTaxId: '12.531.909-3',
    taxId: '12531909-2',
    shownTaxId: 'RUT 12.531.909-2',
    price: '18990',
    delivery: '4500',
    city: 'Comuna',
    shown: { sample: '$24.990', price: '$18.990', total: '$23.490', sign: '$' },
    wrongPrice: { typed: '18990,50', message: /decimales/ },
    address: { Teléfono: '9 6123 4567', Calle: 'Av. Providencia', Número: '1234', Comuna: 'Santiago' },
    region: { label: 'Región', option: 'Metropolitana de Santiago' },
    reduced: { previous: '30000', current: '15990', notes: [] },
    authority: 'SERNAC',
    site: 'MLC',
    noProvider: null,
  },
  {
    country: 'España',
    language: 'es-ES',
    zone: { name: 'Canarias', id: 'Atlantic/Canary' },
    wrongTaxId: 'B64717839',
    taxId: 'B-64717838',
    shownTaxId: 'NIF B64717838',
    price: '189,90',
    delivery: '4,50',
    city: 'Localidad',
    shown: { sample: '39,95 €', price: '189,90 €', total: '194,40 €', sign: '€' },
    wrongPrice: { typed: '189,905', message: /decimales/ },
    address: {
      Teléfono: '612 34 56 78',
      Calle: 'Calle Mayor',
      Número: '12',
      'Código postal': '28013',
      Localidad: 'Madrid',
    },
    region: { label: 'Provincia', option: 'Madrid' },
    reduced: {
      previous: '300',
      current: '159,90',
      notes: ['Precio más bajo de los 30 días anteriores a la rebaja: 189,90 €'],
    },
    authority: null,
    // What stands in for the provider, which does not operate in Spain.
    site: null,
    noProvider: /Mercado Pago no opera en España, y la tienda todavía no tiene otro medio de pago con tarjeta/,
  },
] as const;

const owner = { username: 'duenia', password: 'un-telar-con-luz-7' };
/** Returns the texts of all e-mails to a customer. */
const lettersTo = ({ emails }: LiveShop, username: string) =>
  emails
    .filter(({ recipient }) => recipient === `${username}@example.com`)
    .map(({ text }) => text)
    .join('\n');
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** Returns a time as the shop's pages show it: '2026-11-20 21:30'. */
const clockOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

// What the test reads on the pages is in the Spanish of the country.
afterEach(() => setLanguageSource(() => firstLanguage));

test.for(shops)('OWN-2 a shop in $country opens and sells by the rules of its country', async (abroad) => {
  const live = await openLiveShop({ bare: true, site: abroad.site });
  const { page, close } = await visit({ shopUrl: live.url });
  const walk = ownerWalk(page, live);
  await walk.begin(owner, abroad);
  const before = new Date();
  await walk.set('country', { 'Zona horaria': abroad.zone.name });
  await page.reload();
  await page.getByText('Versiones anteriores').click();
  const chosen = page.getByRole('listitem').filter({ hasText: `Zona horaria: ${abroad.zone.name}` });
  const [written] = /[\d-]{10} [\d:]{5}/.exec(await chosen.innerText()) ?? [];
  expect([before, new Date()].map((at) => clockOf(at, abroad.zone.id))).toContain(written);
  await walk.set('identity', { 'Nombre de la tienda': 'Hilo' });

  await page.goto('/admin/settings/look');
  expect(plain(await page.getByRole('region', { name: 'Vista previa' }).innerText())).toContain(abroad.shown.sample);
  await page.goto('/admin/settings/seller');
  const taxId = page.getByLabel('Identificación tributaria');
  await taxId.fill(abroad.wrongTaxId);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText(/revise los dígitos/).waitFor();
  await walk.set('seller', {
    'Razón social': 'Hilo SL',
    'Identificación tributaria': abroad.taxId,
    Domicilio: 'Mayor 1',
    [abroad.city]: 'Centro',
  });
  await walk.set('contact', { 'Correo de contacto': 'hola@hilo.example' });
  await page.goto('/admin/opening');
  const payments = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Los cobros' }) });
  await payments.getByText(abroad.noProvider ?? 'Access token').waitFor();
  await walk.set('payment', { 'Access token': live.secrets.accessToken, 'Firma secreta': live.secrets.webhookSecret });
  await walk.setMail('hola@hilo.example');
  await walk.tryMail('duenia@hilo.example');
  await walk.addDelivery(abroad.delivery);
  await walk.publishPages();
  await walk.addProduct({ name: 'Camisa de lino', price: abroad.price });
  await page.goto('/admin/modification/1');
  await page.getByLabel('Precio actual').fill(abroad.wrongPrice.typed);
  await page.getByLabel('Marca').focus();
  await page.getByText(abroad.wrongPrice.message).first().waitFor();
  await walk.open();
  await close();

  const customer = await visit({ shopUrl: live.url, width: 390 });
  await customer.page.goto('/');
  expect(plain(await customer.page.locator('footer').innerText())).toContain(abroad.shownTaxId);
  await customer.page.goto('/detail/1');
  expect(plain(await customer.page.locator('main').innerText())).toContain(abroad.shown.price);
  const username = await buyAsNewCustomer(customer.page, live, async () => {
    await customer.page.getByRole('heading', { name: 'Entrega' }).waitFor();
    await customer.page.getByLabel('Quién recibe').fill('Julia Ríos');
    for (const [label, value] of Object.entries(abroad.address)) await customer.page.getByLabel(label).fill(value);
    await customer.page.getByLabel(abroad.region.label).selectOption({ label: abroad.region.option });
    await customer.page.getByRole('button', { name: 'Continuar al pago' }).click();
  });
  await customer.page.goto('/user/orders');
  await expect.poll(async () => plain(await customer.page.locator('main').innerText())).toContain(abroad.shown.total);
  await customer.page.locator('main li a[href^="/user/orders/"]').first().click();
  await customer.page.getByRole('button', { name: /Descargar/ }).waitFor();
  const document = plain(await customer.page.locator('main').innerText());
  expect(document.split('\n')).toContain(`Total: ${abroad.shown.total}`);
  expect([...new Set(document.match(/[$€]/g))]).toEqual([abroad.shown.sign]);
  await expect.poll(() => plain(lettersTo(live, username)), { timeout: 60_000 }).toContain(abroad.shown.total);
  await customer.close();

  const later = await visit({ shopUrl: live.url });
  await later.page.goto('/admin/settings/country');
  await shopper(later.page).logIn(owner.username, owner.password);
  await later.page.waitForURL('**/admin/settings/country');
  await later.page.getByLabel('País de la tienda').selectOption({ label: 'Argentina' });
  await later.page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await later.page.getByText('El país no se puede cambiar: la tienda ya tiene órdenes.').first().waitFor();
  await later.page.goto('/admin/modification/1');
  await later.page.getByLabel('Está en oferta').check();
  await later.page.getByLabel('Precio anterior').fill(abroad.reduced.previous);
  await later.page.getByLabel('Precio actual').fill(abroad.reduced.current);
  await later.page.getByRole('button', { name: 'Guardar cambios' }).click();
  await later.page.waitForURL((url) => url.pathname === '/admin/allproducts');
  await later.close();

  const reader = await visit({ shopUrl: live.url, width: 390 });
  for (const address of ['/detail/1', '/home?gender=Men']) {
    await reader.page.goto(address);
    const shown = plain(await reader.page.locator('main').innerText());
    expect(shown).toMatch(/15\.990|159,90/);
    const notes = [...shown.matchAll(/Precio más bajo.*/g)].map(([note]) => note);
    expect(notes).toEqual(abroad.reduced.notes);
  }
  const ending = await reader.page.getByRole('contentinfo').innerText();
  for (const name of ['SERNAC', 'Defensa del consumidor']) {
    expect(ending.includes(name)).toBe(name === abroad.authority);
  }
  await reader.close();
  await live.close();
});
