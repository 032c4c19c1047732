import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forAdministrators, forCustomers, forGuests } from './looked-at.ts';
import { offerEnglish } from './offer-english.ts';
import { openOwnShop } from './own-shop.ts';
import type { OwnShop } from './own-shop.ts';
import { logIn } from './ready-accounts.ts';
import { leavingEnglish } from './leaving.ts';
import { textsOf } from './texts-of.ts';
import { visit } from './visit.ts';

/** Its own shop, because the languages are those of every page. */
let shop: OwnShop;

beforeAll(async () => {
  shop = await openOwnShop();
  await offerEnglish(shop.url);
}, 600_000);

afterAll(() => shop.close());

const english = textsOf('en');
const ofBoth = new Set(Object.values(english));

/** Whole sentences and words of the Spanish interface that English does not share. One word may be data of the demo. */
const spanish = new Set(
  Object.entries(textsOf('es-AR')).flatMap(([key, text]) =>
    text !== english[key] && !ofBoth.has(text) && /\p{L}{3,} \p{L}/u.test(text) && !/[{<]/.test(text) ? [text] : [],
  ),
);

/** Contents of the demonstration that are also texts of the interface: its owner wrote them in Spanish. */
const contents = new Set([
  'Guía de talles',
  'Retiro en la tienda',
  'Medios de pago',
  'Política de devolución',
  'Garantía asegurada',
  'Compra segura',
  'Sus datos viajan cifrados, y los de su tarjeta no pasan por la tienda.',
]);

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
    found.push(...lines.filter((line) => spanish.has(line) && !contents.has(line)).map((line) => `${path}: ${line}`));
    found.push(...(await leavingEnglish(page)).map((address) => `${path} leads to ${address}`));
  }
  return found;
}

test('OWN-2 no page of guests in English says a sentence of the Spanish interface, or leads to a page in Spanish', async () => {
  const { page, close } = await visit({ width: 1440, shopUrl: shop.url });
  const own = forGuests.filter((path) => path !== '/muestrario');
  expect(await spanishIn(page, own)).toEqual([]);
  await close();
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
    const { page, troubles, close } = await visit({ width, shopUrl: shop.url });
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
    expect(troubles).toEqual([]);
    await close();
  },
);

test('OWN-2 a shop without a second language has no page below its name', async () => {
  const { page, close } = await visit({ shopUrl: shop.url });
  const answer = await page.request.get(`${shop.url}/es-MX/home`);
  expect(answer.status()).toBe(404);
  const wrongSpelling = await page.request.get(`${shop.url}/en/HOME`, { maxRedirects: 0 });
  expect([wrongSpelling.status(), wrongSpelling.headers()['location']]).toEqual([308, '/en/home']);
  await close();
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
