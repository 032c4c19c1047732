import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { forAdministrators, forCustomers, forGuests } from '../walk/looked-at.ts';
import { offerEnglish } from './offer-english.ts';
import { openOwnShop } from '../fixtures/shop.ts';
import type { OwnShop } from '../fixtures/shop.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { leavingEnglish } from './leaving.ts';
import { isSpanish } from './spanish-texts.ts';
import { textsOf } from './texts-of.ts';

/** Its own shop, because the languages are those of every page. */
let shop: OwnShop;

test.beforeAll(async () => {
  shop = await openOwnShop();
  await offerEnglish(shop.url);
}, 600_000);

test.afterAll(() => shop.close());

const english = textsOf('en');

/** Returns what a page shows and says to a screen reader, line by line. */
async function linesOf(page: Page): Promise<string[]> {
  const read = await page.evaluate(() => {
    const { body } = document;
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const said = [...body.querySelectorAll('*')].flatMap((one) =>
      attributes.flatMap((name) => one.getAttribute(name) ?? []),
    );
    return [...body.innerText.split('\n'), ...said, document.title.replace(/ \| .*/, '')];
  });
  return read.map((line) => line.trim());
}

/** Returns the Spanish sentences of pages in English, and what of them leads back to pages in Spanish. */
async function spanishIn(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`/en${path === '/' ? '' : path}`);
    const lines = await linesOf(page);
    expect({ path, language: await page.locator('html').getAttribute('lang') }).toEqual({ path, language: 'en' });
    found.push(...lines.filter(isSpanish).map((line) => `${path}: ${line}`));
    found.push(...(await leavingEnglish(page)).map((address) => `${path} leads to ${address}`));
  }
  return found;
}

test('OWN-2 no page of guests in English says a sentence of the Spanish interface, or leads to a page in Spanish', async ({
  visit,
}) => {
  const { page, close } = await visit({ width: 1440, shopUrl: shop.url });
  const own = forGuests.filter((path) => path !== '/muestrario');
  expect(await spanishIn(page, own)).toEqual([]);
});

test.each([
  ['customers', 'cliente', 'cliente1234', forCustomers],
  ['administrators', 'admin', 'admin1234', forAdministrators],
] as const)(
  'OWN-2 no page of %s in English says a sentence of the Spanish interface, or leads to a page in Spanish',
  async (_who, name, password, paths) => {
    const { page, close } = await visit({ width: 1440, shopUrl: shop.url });
    await logIn(page, name, password, shop.url);
    expect(await spanishIn(page, paths)).toEqual([]);
    await close();
  },
);

test.each([390, 1440] as const)(
  'OWN-2 at %i px a visitor changes the language and keeps it up to the order',
  async (width) => {
    const { page, errors, close } = await visit({ width, shopUrl: shop.url });
    await page.goto('/home?gender=Women');
    await page.locator('footer').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/en/home?gender=Women');
    await page.locator('main a[href^="/en/detail/"]').first().click();
    await page.waitForURL('**/en/detail/*');
    await page.goBack();
    await page.waitForURL('**/en/home?gender=Women');
    await page.goto('/en/user');
    // The way to the login and back keeps the language.
    expect(new URL(page.url()).pathname).toBe('/en/login');
    await page.locator('input[autocomplete=username]').fill('cliente');
    const send = page.getByRole('button', { name: english['account-texts.logIn'] ?? '', exact: true });
    await page.locator('input[type=password]').fill('another one');
    await send.click();
    // What the server refuses is told in English too.
    await page.getByText(english['account-texts.loginRefused'] ?? '').waitFor();
    await page.locator('input[type=password]').fill('cliente1234');
    await send.click();
    await page.waitForURL('**/en/user');
    await page.goto('/en/bag');
    await page.locator('footer').getByRole('link', { name: 'Español (Argentina)' }).click();
    await page.waitForURL((url) => url.pathname === '/bag');
    expect(errors).toEqual([]);
    await close();
  },
);

test('OWN-2 a shop without a second language has no page below its name', async ({ shop }) => {
  const statusOf = async (address: string) => (await fetch(address, { redirect: 'manual' })).status;
  const withoutOne = shop.url;
  for (const path of [
    '/en',
    '/en/',
    '/en/home',
    '/en/home?gender=Women',
    '/en/detail/7',
    '/en/home.data',
    '/en/admin',
  ]) {
    expect([path, await statusOf(`${withoutOne}${path}`)]).toEqual([path, 404]);
  }
  expect(await statusOf(`${withoutOne}/home`)).toBe(200);
  // Nor below that of a third one, which the shop does not speak.
  expect(await statusOf(`${shop.url}/es-MX/home`)).toBe(404);
  expect(await statusOf(`${shop.url}/en/home`)).toBe(200);
});

test('OWN-2 another spelling of an address leads to the one spelling in its language', async () => {
  const wrongSpelling = await fetch(`${shop.url}/en/HOME`, { redirect: 'manual' });
  expect([wrongSpelling.status, wrongSpelling.headers.get('location')]).toEqual([308, '/en/home']);
});

test('OWN-2 what is refused before a page is reached is told in the language of its address', async () => {
  const asked = async (path: string) => {
    const answer = await fetch(`${shop.url}${path}`, { headers: { accept: 'text/html' } });
    return { status: answer.status, text: await answer.text() };
  };
  const home = english['status-page.home'];
  expect(await asked('/en/detail/%')).toMatchObject({
    status: 400,
    text: expect.stringContaining(`href="/en">${home}<`),
  });
  expect((await asked('/detail/%')).text).toContain('href="/">Volver al inicio<');
});

test.each([
  ['Su orden N° 12 queda guardada en su historial de compras.', 'Your order no. 12 is kept in your order history.'],
  ['Abra el enlace que enviamos a ana@example.com para que sea su correo.', 'Open the link that we sent to you.'],
  ['2 unidades', '2 units'],
  ['Ver la portada original', 'See the original home page'],
])('OWN-2 a text of the Spanish interface is found with its arguments and marked parts: %s', (spanish, other) => {
  expect([isSpanish(spanish), isSpanish(other)]).toEqual([true, false]);
});
