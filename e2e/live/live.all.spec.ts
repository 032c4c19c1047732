import { settingsDesk } from '#contract/office/settings-desk.ts';
import { shopper } from '../actors/shopper.ts';
import { desktop } from '../fixtures/visit.ts';
import { expectOwn, ownAddresses } from './fictitious.ts';
import { buyAsNewCustomer } from './first-purchase.ts';
import { owner } from './live-shop.ts';
import { ownerCalls, publishTemplate } from './calls.ts';
import { photo } from './photo.ts';
import { sessionCookies } from './session-cookies.ts';
import { addCategory, addDelivery, addProduct } from './stock-shop.ts';
import { expect, test } from './test.ts';

// A shop that has its address, its credentials and its mail server from the environment.
test.use({ liveOptions: { name: 'environment' }, viewport: desktop });
test.describe.configure({ mode: 'serial' });

test('MEND-1 in a shop that is set by its environment the owner stocks it and logs out, and a customer buys', async ({
  page,
  context,
  visit,
  live,
}) => {
  await page.goto('/admin/categories');
  await shopper(page).logIn(owner.username, owner.password);
  await page.waitForURL('**/admin/categories');
  await addCategory(page);
  await addProduct(page, { name: 'Camisa de lino', price: '18990', picture: await photo() });
  await page.goto('/admin/delivery');
  await page.getByText('Ninguna está activa').waitFor();
  await addDelivery(page, '4500');
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
  expect(await sessionCookies(context)).toEqual([]);

  const customer = await visit({ width: 390 });
  await customer.page.goto('/detail/1');
  const username = await buyAsNewCustomer(customer.page, live);
  // The provider's signed notification came through the proxy.
  const noticed = 'select 1 from payment_notices where handled_at is not null';
  await expect.poll(async () => (await live.database.pool.query(noticed)).rowCount).toBeGreaterThan(0);
  await expect.poll(() => live.emails.map(({ recipient }) => recipient)).toContain(`${username}@example.com`);
});

test('OWN-1 OWN-3 nothing fictitious is seen behind any link, on a phone and on a desktop', async ({ visit, live }) => {
  const calls = await ownerCalls(live);
  const seller = { company: 'Telar del Sur SRL', taxId: '33-40404040-0', street: 'Alsina 120', city: 'Salta' };
  await calls.call(settingsDesk.identity, { name: 'Telar del Sur' });
  await calls.call(settingsDesk.seller, seller);
  await calls.call(settingsDesk.contact, { email: 'hola@telar.example' });
  const pages = ['Términos y condiciones', 'Política de privacidad', 'Cambios y devoluciones'];
  for (const title of pages) await publishTemplate(calls, title);
  for (const width of [390, 1440]) {
    const { page, close } = await visit({ width });
    await page.goto('/');
    const links = page.locator('header a, nav a, footer a');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const address of ['/', '/detail/1', ...ownAddresses(addresses)]) {
      const status = (await page.goto(address))?.status() ?? 0;
      expectOwn(address, { status, text: await page.content() });
    }
    await close();
  }
});
