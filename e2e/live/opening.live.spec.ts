import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { demonstration } from '#demo/info/demonstration.ts';
import { demoSettings } from '#demo/settings/demo-settings.ts';
import { shopper } from '../actors/shopper.ts';
import { buyAsNewCustomer } from './first-purchase.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { ownerWalk } from './owner-walk.ts';

const owner = { username: 'duenia', password: 'un-telar-con-luz-7' };

/** Fifteen minutes in all, from the start of the process to a product that strangers see, in ms. A test fails after its limit. */
const limits = { start: 3 * 60_000, walk: 12 * 60_000 };
vi.setConfig({ testTimeout: limits.walk });

/** What is set of the shop's variables (docs/operations.md), and why. */
const set = {
  owner: ['SHOP_MODE'],
  proxy: ['PORT', 'TRUST_PROXY'],
  // A folder of its own, the simulator in the place of the provider, and fewer lines of the log.
  test: ['DATA_DIR', 'LOG_LEVEL', 'MP_API_URL', 'SANDBOX_PORT'],
  // Of Node and the C library, as in `npm start`.
  start: ['PATH', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'],
} as const;

let live: LiveShop;

test.beforeAll(async () => {
  live = await openLiveShop({ bare: true });
}, limits.start);

test.afterAll(() => live.close());

/** Returns the heading that a stranger sees at an address. */
async function seenByStranger(path: string): Promise<string> {
  const { page, close } = await visit({ shopUrl: live.url });
  await page.goto(path);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await close();
  return heading;
}

test('OWN-3 the shop is started with its mode and what a proxy needs, and nothing else of the shop', () => {
  expect(Object.keys(live.environment).toSorted()).toEqual(Object.values(set).flat().toSorted());
  expect(live.environment).toMatchObject({ SHOP_MODE: 'live', TRUST_PROXY: '1' });
});

test('OWN-3 within 15 minutes from the first start with nothing set to an open shop with a product, all in the browser', async ({
  visit,
}) => {
  expect(await seenByStranger('/')).toBe('Abrimos pronto');
  const { page, close, errors } = await visit({ shopUrl: live.url });
  const walk = ownerWalk(page, live);
  await walk.begin(owner);
  await page.getByText('Faltan 9 pasos para abrir.').waitFor();
  await walk.set('identity', { 'Nombre de la tienda': 'Telar del Sur' });
  await walk.set('seller', {
    'Razón social': 'Telar del Sur SRL',
    'Identificación tributaria': '33-40404040-0',
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

  await walk.setMail('hola@telar.example');
  await walk.tryMail('duenia@telar.example');
  expect(live.emails.map(({ subject }) => subject)).toContain('Prueba de correo de Telar del Sur');
  await walk.addDelivery('4500');
  await walk.publishPages();
  await page.goto('/admin/createproduct');
  await page.getByLabel('Género').selectOption('men');
  await page.getByText('No hay categorías de este género.').waitFor();
  await page.getByLabel('Género').selectOption('');
  await walk.addProduct({ name: 'Camisa de lino', price: '18990' });
  expect(await seenByStranger('/home')).toBe('Abrimos pronto');
  await walk.open();
  expect(await seenByStranger('/detail/1')).toBe('Camisa de lino');
  expect(errors.filter((trouble) => !/50[23]|422/.test(trouble))).toEqual([]);
});

/** What a live shop never says: the demonstration's names, numbers and placeholders. */
const fictitious = [
  demoSettings.identity.name,
  demoSettings.identity.motto,
  demoSettings.seller.taxId,
  demoSettings.seller.street,
  demoSettings.contact.whatsApp.slice(-9),
  ...demonstration.developers.flatMap(({ people }) => people.map(({ name }) => name)),
  'en construcción',
  'Perfil en desarrollo',
  'Plataforma de pago',
  'con envío a todo el país',
];

/** The demonstration's own pages. */
const demoPages = ['/about', '/info/dev', '/account', '/construction', '/pay'];

/** Returns the shop's own addresses that its header, menu and footer lead to. */
async function linkedPages(page: Page): Promise<string[]> {
  const found = await page
    .locator('header a, nav a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(found)].filter((address) => address.startsWith('/'));
}

test.each([390, 1440])('OWN-1 OWN-3 nothing fictitious is seen behind any link, at %i px', async (width) => {
  const { page, close } = await visit({ shopUrl: live.url, width });
  await page.goto('/');
  const ending = page.locator('footer');
  for (const part of ['Telar del Sur SRL', 'CUIT 33-40404040-0', 'Alsina 120']) {
    expect(await ending.innerText()).toContain(part);
  }
  await ending.getByRole('link', { name: 'hola@telar.example' }).waitFor();
  const addresses = await linkedPages(page);
  expect(addresses).toEqual(
    expect.arrayContaining(['/home?gender=Women', '/arrepentimiento', '/paginas/terminos-y-condiciones']),
  );
  expect(addresses.filter((address) => demoPages.includes(address))).toEqual([]);
  for (const address of new Set(['/', '/detail/1', ...addresses])) {
    expect({ address, status: (await page.goto(address))?.status() }).toEqual({ address, status: 200 });
    const said = await page.content();
    const found = fictitious.filter((words) => said.includes(words));
    expect({ address, found }).toEqual({ address, found: [] });
  }
});

test('OWN-1 the pages of the demonstration are not in a live shop, nor told to search engines', async ({ visit }) => {
  const { page, close } = await visit({ shopUrl: live.url });
  for (const address of demoPages) {
    expect({ address, status: (await page.goto(address))?.status() }).toEqual({ address, status: 404 });
    await page.getByRole('contentinfo').waitFor();
  }
  const sitemap = await (await page.request.get('/sitemap/pages.xml')).text();
  expect(demoPages.filter((address) => sitemap.includes(`${address}<`))).toEqual([]);
  expect(sitemap).toContain('/paginas/terminos-y-condiciones<');
});

test('OWN-1 OWN-5 /about and the guide of sizes are the owner’s pages, once there are such', async ({ visit }) => {
  const { page, close } = await visit({ shopUrl: live.url, width: 390 });
  await page.goto('/login');
  await shopper(page).logIn(owner.username, owner.password);
  await page.waitForURL((url) => url.pathname !== '/login');
  const walk = ownerWalk(page, live);
  const guide = page.locator('main').getByRole('link', { name: 'Guía de talles' });
  await page.goto('/detail/1');
  expect(await page.getByText('Guía de talles').count()).toBe(0);
  await walk.publishPage('Guía de talles');
  await page.goto('/detail/1');
  await guide.click();
  await page.waitForURL('**/paginas/guia-de-talles');
  await walk.publishPage('Nosotros');
  await page.goto('/about');
  expect(new URL(page.url()).pathname).toBe('/paginas/nosotros');
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menú' });
  expect(await menu.getByRole('link', { name: 'Nosotros' }).getAttribute('href')).toBe('/paginas/nosotros');
});

test('OWN-3 the first customer buys', async ({ visit }) => {
  const { page, close } = await visit({ shopUrl: live.url, width: 390 });
  await page.goto('/detail/1');
  const username = await buyAsNewCustomer(page, live);
  await expect
    .poll(() => live.emails.find(({ recipient }) => recipient === `${username}@example.com`)?.from?.name, {
      timeout: 60_000,
    })
    .toBe('Telar del Sur');
});

test('OWN-3 the link of the start works once', async ({ visit }) => {
  const { page, close } = await visit({ shopUrl: live.url });
  const [, path = ''] = /https?:\/\/[^/\s]+(\/abrir\/\S+)/.exec(live.output()) ?? [];
  expect((await page.goto(path))?.status()).toBe(404);
});

test('OWN-3 a shop that closes again says to its buyers who the seller is, and opens again', async ({ visit }) => {
  const admin = await visit({ shopUrl: live.url });
  await admin.page.goto('/login');
  await shopper(admin.page).logIn(owner.username, owner.password);
  await admin.page.waitForURL((url) => url.pathname !== '/login');
  const walk = ownerWalk(admin.page, live);
  await walk.close();
  expect(await seenByStranger('/home')).toBe('Abrimos pronto');
  const { page, close } = await visit({ shopUrl: live.url });
  await page.goto('/paginas/terminos-y-condiciones');
  // The company is in the page as the server writes it, and stays once the page is hydrated.
  expect(await page.evaluate('window.shopFacts.company')).toBe('Telar del Sur SRL');
  await page.locator('footer').getByText('Telar del Sur SRL').waitFor();
  await close();
  await walk.open();
  expect(await seenByStranger('/detail/1')).toBe('Camisa de lino');
  await admin.close();
});
