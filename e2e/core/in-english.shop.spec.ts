import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { startOpenIdProvider } from '#test/openid-provider.ts';
import type { OpenIdProvider } from '#test/openid-provider.ts';
import { fail } from './failed-requests.ts';
import { offerEnglish } from './offer-english.ts';
import { openOwnShop } from '../fixtures/shop.ts';
import type { OwnShop } from '../fixtures/shop.ts';
import { addAddress, logIn } from '../actors/ready-accounts.ts';
import { shopper } from '../actors/shopper.ts';
import { inEnglish } from './texts-of.ts';

let provider: OpenIdProvider;
let shop: OwnShop;

test.beforeAll(async () => {
  provider = await startOpenIdProvider();
  provider.people.set('lucia', { sub: 'lucia', email: 'lucia@example.com', email_verified: true, name: 'Lucía' });
  shop = await openOwnShop(provider.settings);
  await offerEnglish(shop.url);
}, 600_000);

test.afterAll(async () => {
  await shop.close();
  await provider.close();
});

const button = (page: Page, key: string) => page.getByRole('button', { name: inEnglish(key), exact: true });

/** Opens a product in stock in English, and chooses its first size. Returns its name. */
async function openProduct(page: Page): Promise<string> {
  await page.goto('/en/home?gender=Women');
  const inStock = page.locator('main li').filter({ hasNotText: inEnglish('product-card.soldOut') });
  await inStock.locator('a[href^="/en/detail/"]').first().click();
  const sizes = page.getByRole('combobox', { name: inEnglish('catalogue.size') });
  const size = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(size ?? '');
  return page.getByRole('heading', { level: 1 }).innerText();
}

async function fillLogin(page: Page): Promise<void> {
  await page.locator('input[autocomplete=username]').fill('cliente');
  await page.locator('input[type=password]').fill('cliente1234');
}

test('OWN-2 MEND-6 in English a form that failed is sent again to the same address, and is busy while it is sent', async ({
  visit,
}) => {
  const { page, close } = await visit({ shopUrl: shop.url });
  const sentTo = /\/en\/login\.data/;
  await page.goto('/en/login');
  await fillLogin(page);
  const heal = await fail(page, sentTo, 'abort');
  await button(page, 'account-texts.logIn').click();
  const notice = page.getByRole('alert').filter({ hasText: inEnglish('accounts.notSignedIn') });
  await notice.waitFor();
  await heal();
  const held = Promise.withResolvers<void>();
  await page.route(sentTo, async (route) => {
    await held.promise;
    await route.continue();
  });
  const again = page.waitForRequest((request) => request.method() === 'POST');
  await notice.getByRole('button', { name: inEnglish('ui.retry') }).click();
  expect(new URL((await again).url()).pathname).toBe('/en/login.data');
  await page.locator('button[type=submit][aria-busy=true]').first().waitFor();
  held.resolve();
  await page.waitForURL((url) => url.pathname === '/en');
});

test('OWN-2 WISH-1 in English a favourite does not load the catalogue again', async ({ visit }) => {
  const { page, close } = await visit({ shopUrl: shop.url });
  await logIn(page, 'cliente', 'cliente1234', shop.url);
  await page.goto('/en/home?gender=Women');
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await page
    .getByRole('button', { name: /^Favourite:/, pressed: false })
    .first()
    .click();
  await page.getByText(inEnglish('wishlist-texts.added')).first().waitFor();
  // The person, whose favourites the page shows, is loaded last.
  await expect.poll(() => loaded).toContain('/api/personal');
  expect(loaded).toContain('/en/wishlist.data');
  expect(loaded).not.toContain('/en/home.data');
});

test('OWN-2 MEND-23 without scripts the cart works in English, and is the same in Spanish', async ({ visit }) => {
  const { page, close } = await visit({ shopUrl: shop.url, javaScriptEnabled: false });
  const name = await openProduct(page);
  await button(page, 'catalogue.addToBag').click();
  await page.waitForURL((url) => url.pathname === '/en/bag');
  const lines = (label: string) => page.getByRole('list', { name: label }).filter({ visible: true });
  await lines(inEnglish('bag.productsIn')).getByText(name).waitFor();
  await page.goto('/bag');
  await lines('Productos en el carrito').getByText(name).waitFor();
  await page
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click();
  await page.getByText('No hay productos en el carrito').first().waitFor();
  await page.goto('/en/bag');
  await page.getByText(inEnglish('texts.emptyBagPage')).first().waitFor();
});

test('OWN-2 PAY-4 a buyer in English comes back from the payment in English', async ({ visit }) => {
  const { page, close } = await visit({ shopUrl: shop.url });
  await logIn(page, 'cliente', 'cliente1234', shop.url);
  await addAddress(page, shop.url);
  const name = await openProduct(page);
  await button(page, 'catalogue.addToBag').click();
  await page.getByRole('dialog', { name: inEnglish('bag.added') }).waitFor();
  await page.goto('/en/bag');
  await button(page, 'texts.pay').click();
  await shopper(page, { sandboxUrl: shop.sandboxUrl }).payAs('APRO');
  await page.waitForURL('**/en/user/orders/actual?**');
  await page.getByRole('heading', { level: 1, name: inEnglish('orders.thanks') }).waitFor();
  await page.getByRole('cell', { name: new RegExp(name) }).waitFor();
});

test.each(['a window', 'the page itself'])(
  'OWN-2 AUTH-4 a login at the provider in %s stays in English',
  async (where) => {
    const { page, close } = await visit({ shopUrl: shop.url });
    if (where === 'the page itself') await page.addInitScript('window.open = () => null');
    await page.goto('/en/login');
    const opened = where === 'a window' ? page.waitForEvent('popup') : page;
    await page.getByRole('link', { name: 'Continue with Prueba' }).click();
    const there = await opened;
    await there.getByLabel('Quién').fill('lucia');
    await there.getByRole('button', { name: 'Entrar' }).click();
    await there.waitForURL('**/en/login/success');
    await page.waitForURL((url) => url.pathname === '/en');
    await close();
  },
);

test('OWN-3 in English the finder opens another tab in English, and a refused upload is told in English', async ({
  visit,
}) => {
  const { page, close } = await visit({ shopUrl: shop.url });
  await logIn(page, 'admin', 'admin1234', shop.url);
  await page.goto('/en/admin/createproduct');
  await page
    .getByLabel(inEnglish('product-desk.uploadPictures'))
    .setInputFiles([{ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }]);
  const files = page.getByRole('list', { name: inEnglish('product-desk.chosenFiles') });
  await files.getByText(/could not be uploaded.*must be/).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: inEnglish('finder.hint') }).fill(inEnglish('admin-links.returns'));
  await page.getByRole('option').first().waitFor();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await opened).url()).pathname).toMatch(/^\/en\/admin\//);
});

test('OWN-2 a call is answered in the language that its program accepts, also from the page cache', async ({
  visit,
}) => {
  const { page, close } = await visit({ shopUrl: shop.url });
  await logIn(page, 'admin', 'admin1234', shop.url);
  const written = await page.request.put('/api/admin/products/1/texts/en', {
    headers: { origin: shop.url },
    data: { name: 'Harbour T-shirt' },
  });
  expect(written.status()).toBe(200);
  await close();
  const asked = async (path: string, language: string, init: RequestInit = {}) => {
    const headers = { 'accept-language': language, 'content-type': 'application/json' };
    const answer = await fetch(`${shop.url}/api${path}`, { ...init, headers });
    return { vary: answer.headers.get('vary'), text: await answer.text() };
  };
  const wrong = { method: 'POST', body: JSON.stringify({ user_name: 'nobody', user_password: 'nothing1' }) };
  expect((await asked('/users/login', 'en', wrong)).text).toContain(inEnglish('account-texts.loginRefused'));
  expect((await asked('/users/login', 'es-MX', wrong)).text).toContain('Usuario o contraseña incorrecta!');
  for (const [language, name] of [
    ['es', 'Remera Puerto Blanco'],
    ['en-GB,en;q=0.9', 'Harbour T-shirt'],
    ['es', 'Remera Puerto Blanco'],
    ['en', 'Harbour T-shirt'],
  ] as const) {
    const { text, vary } = await asked('/products/detail/1', language);
    expect(JSON.parse(text)).toMatchObject({ name });
    expect(vary?.split(', ')).toContain('accept-language');
  }
});

test('OWN-2 search engines are told of the pages in English, and kept out of the private ones', async () => {
  const textOf = async (path: string) => (await fetch(`${shop.url}${path}`)).text();
  const robots = await textOf('/robots.txt');
  for (const path of ['/bag', '/en/bag', '/en/admin', '/en/user']) expect(robots).toContain(`Disallow: ${path}\n`);
  const links = `hreflang="en" href="${shop.url}/en/home"/></url>`;
  const sitemap = await textOf('/sitemap/pages.xml');
  for (const page of ['/home', '/en/home']) {
    expect(sitemap).toMatch(new RegExp(`<loc>${shop.url}${page}</loc>.*${links}`));
  }
  const product = await textOf('/en/detail/1');
  expect(product).toContain(`"url":"${shop.url}/en/detail/1"`);
  expect(product).toContain(`"item":"${shop.url}/en/home?gender=`);
});
