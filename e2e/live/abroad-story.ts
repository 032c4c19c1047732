import { expect, type Page } from '@playwright/test';
import { categories } from '#contract/goods/categories.ts';
import { opening } from '#contract/office/opening.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { firstLanguage } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { payBag } from './first-purchase.ts';
import { owner, type LiveShop } from './live-shop.ts';
import { ownerCalls, publishTemplate } from './calls.ts';
import { ownerWalk } from './owner-walk.ts';
import type { ShopAbroad } from './shops-abroad.ts';

/** Returns a text with plain spaces. */
export const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** Returns a time as the shop's pages show it: '2026-11-20 21:30'. */
const clockOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** From the opening on, tests read the pages in the Spanish of the country. This ends it. */
export const speakAsAtHome = () => setLanguageSource(() => firstLanguage);

/**
 * The owner opens the shop: on the screens what differs by the country, and by calls what does not. `connect` connects the account
 * at a provider; without it that of the first one is connected.
 */
export async function openAbroad(
  page: Page,
  live: LiveShop,
  abroad: ShopAbroad,
  connect?: () => Promise<void>,
): Promise<void> {
  const walk = ownerWalk(page, live);
  await walk.begin(owner, abroad);
  const before = new Date();
  await walk.set('country', { 'Zona horaria': abroad.zone.name });
  await page.reload();
  await page.getByText('Versiones anteriores').click();
  const chosen = page.getByRole('listitem').filter({ hasText: `Zona horaria: ${abroad.zone.name}` });
  const [written] = /[\d-]{10} [\d:]{5}/.exec(await chosen.innerText()) ?? [];
  expect([before, new Date()].map((at) => clockOf(at, abroad.zone.id))).toContain(written);

  await page.goto('/admin/settings/look');
  expect(plain(await page.getByRole('region', { name: 'Vista previa' }).innerText())).toContain(abroad.shown.sample);
  await page.goto('/admin/settings/seller');
  await page.getByLabel('Identificación tributaria').fill(abroad.wrongTaxId);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText(/revise los dígitos/).waitFor();
  await walk.set('seller', {
    'Razón social': 'Hilo SL',
    'Identificación tributaria': abroad.taxId,
    Domicilio: 'Mayor 1',
    [abroad.city]: 'Centro',
  });
  await page.goto('/admin/opening');
  const payments = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Los cobros' }) });
  await payments.getByText(abroad.payments).waitFor();
  const calls = await ownerCalls(live);
  await walk.addDelivery(abroad.delivery);
  await calls.call(categories.create, { id: 10, title: 'Camisas', genre: 'men' });
  await walk.addProduct({ name: 'Camisa de lino', price: abroad.price });
  await page.goto('/admin/modification/1');
  await page.getByLabel('Precio actual').fill(abroad.wrongPrice);
  await page.getByLabel('Marca').focus();
  await page
    .getByText(/decimales/)
    .first()
    .waitFor();

  await calls.call(settingsDesk.identity, { name: 'Hilo' });
  await calls.call(settingsDesk.contact, { email: 'hola@hilo.example' });
  if (connect) await connect();
  else await calls.call(settingsDesk.payment, live.secrets);
  await calls.call(settingsDesk.mail, { ...live.mailServer, sender: 'hola@hilo.example' });
  await calls.call(opening.tryMail, { email: 'duenia@hilo.example' });
  const { steps } = await calls.call(opening.state, {});
  const pages = steps.find(({ name }) => name === 'pages')?.missing ?? [];
  for (const missing of pages) await publishTemplate(calls, missing.replace(': empezar con la plantilla', ''));
  await calls.call(opening.open, {});
}

/** A new customer buys the product, and sees the amounts on the pages and in the e-mails. */
export async function buyAbroad(
  page: Page,
  live: LiveShop,
  abroad: ShopAbroad,
  pay?: () => Promise<void>,
): Promise<void> {
  const customer = await newCustomer(page, { hasAddress: false });
  await page.goto('/detail/1');
  expect(plain(await page.locator('footer').innerText())).toContain(abroad.shownTaxId);
  expect(plain(await page.locator('main').innerText())).toContain(abroad.shown.price);
  await customer.addToBag();
  await page.goto('/bag');
  await payBag(
    page,
    live,
    async () => {
      await page.getByRole('heading', { name: 'Entrega' }).waitFor();
      await page.getByLabel('Quién recibe').fill('Julia Ríos');
      for (const [label, value] of Object.entries(abroad.address)) await page.getByLabel(label).fill(value);
      await page.getByLabel(abroad.region.label).selectOption({ label: abroad.region.option });
      await page.getByRole('button', { name: 'Continuar al pago' }).click();
    },
    pay,
  );
  await page.goto('/user/orders');
  await expect.poll(async () => plain(await page.locator('main').innerText())).toContain(abroad.shown.total);
  await page.locator('main li a[href^="/user/orders/"]').first().click();
  await page.getByRole('button', { name: /Descargar/ }).waitFor();
  const document = plain(await page.locator('main').innerText());
  expect(document.split('\n')).toContain(`Total: ${abroad.shown.total}`);
  expect([...new Set(document.match(/[$€]/g))]).toEqual([abroad.shown.sign]);
  const told = () => live.emails.filter(({ recipient }) => recipient === `${customer.username}@example.com`);
  await expect
    .poll(
      () =>
        plain(
          told()
            .map(({ text }) => text)
            .join('\n'),
        ),
      { timeout: 60_000 },
    )
    .toContain(abroad.shown.total);
}
