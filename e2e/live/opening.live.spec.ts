import type { APIRequestContext } from '@playwright/test';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { readPage, sentPage } from '../fixtures/sent-page.ts';
import { desktop } from '../fixtures/visit.ts';
import { demoPages, expectOwn, ownAddresses } from './fictitious.ts';
import { buyAsNewCustomer } from './first-purchase.ts';
import { owner } from './live-shop.ts';
import { ownerCalls, publishTemplate } from './calls.ts';
import { ownerWalk } from './owner-walk.ts';
import { sessionCookies } from './session-cookies.ts';
import { expect, test } from './test.ts';

test.use({ liveOptions: { name: 'opening', bare: true }, viewport: desktop });

/**
 * The story of one shop. Its start and the four tests up to the open shop have three minutes each, fifteen in all: a test
 * ends at its limit.
 */
test.describe.configure({ mode: 'serial', timeout: 3 * 60_000 });

/** What is set of the shop's variables (docs/operations.md), and why. */
const set = {
  owner: ['SHOP_MODE'],
  proxy: ['PORT', 'TRUST_PROXY'],
  // A folder of its own, the simulator in the place of the provider, fewer lines of the log, and a quicker start.
  test: ['DATA_DIR', 'LOG_LEVEL', 'MP_API_URL', 'NODE_COMPILE_CACHE', 'SANDBOX_PORT'],
  // Of React, Node and the C library, as in `npm start`.
  start: ['PATH', 'NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'],
} as const;

/** What nobody but the owner knows before the shop opens. */
const known = /Telar del Sur SRL|33-40404040-0|Alsina|Catálogo|gender=Women/;

/** Returns the heading that a stranger sees at an address. */
const seenByStranger = async (request: APIRequestContext, path: string) =>
  (await readPage(request, path, { accept: 'text/html' })).$('h1').text();

test('OWN-3 the shop is started with its mode and what a proxy needs, and nothing else of the shop', ({ live }) => {
  expect(Object.keys(live.environment).toSorted()).toEqual(Object.values(set).flat().toSorted());
  expect(live.environment).toMatchObject({ SHOP_MODE: 'live', TRUST_PROXY: '1' });
});

test('OWN-3 the link of the start makes the owner’s account, once, and she sees what is missing', async ({
  page,
  live,
  request,
}) => {
  expect(await seenByStranger(request, '/')).toBe('Abrimos pronto');
  const walk = ownerWalk(page, live);
  await walk.begin(owner);
  await page.getByText('Faltan 9 pasos para abrir.').waitFor();
  const [, path = ''] = /https?:\/\/[^/\s]+(\/abrir\/\S+)/.exec(live.output()) ?? [];
  expect((await readPage(request, path)).status).toBe(404);
  await walk.set('identity', { 'Nombre de la tienda': 'Telar del Sur' });
  // Not only on the next page.
  await page.getByRole('banner').getByRole('link', { name: 'Telar del Sur' }).waitFor();
  // Each page leads to the next step that is not done.
  await page.getByRole('link', { name: 'Siguiente: El vendedor' }).click();
  await page.waitForURL('**/admin/settings/seller');
  await walk.set('seller', {
    'Razón social': 'Telar del Sur SRL',
    'Identificación tributaria': '33-40404040-0',
    Domicilio: 'Alsina 120',
    Localidad: 'Salta',
  });
});

test('OWN-3 a closed shop shows the public its name and the login, and its administrators everything, kept nowhere', async ({
  page,
  visit,
  live,
  request,
}) => {
  for (const path of ['/login', '/login?vista=crear', '/login.data', '/login/recovery', '/abrir/equivocada']) {
    const { text } = await readPage(request, path);
    expect([path, known.exec(text)?.[0]]).toEqual([path, undefined]);
    expect(text).not.toContain(registrationTexts.title);
  }
  for (const path of ['/admin.x', '/media', '/login/oidc', '/login/availability', '/admin/x.data']) {
    expect([path, (await readPage(request, path)).status]).toEqual([path, 503]);
  }
  expect((await readPage(request, '/login/oidc/callback')).status).toBe(503);
  const registration = { user_name: 'anaotra', name: 'Ana', email: 'ana@otra.example', user_password: 'primera1' };
  const form = { intent: 'register', ...registration, repeatPassword: registration.user_password };
  await request.post('/login?vista=crear', { form, headers: { origin: live.url }, maxRedirects: 0 });

  const guest = await visit();
  await guest.page.goto('/login');
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await guest.page.getByRole('navigation').count()).toBe(0);

  await logIn(page, owner.username, owner.password);
  await page.goto('/admin/clients');
  await page.getByText(owner.username).first().waitFor();
  expect(await page.getByText('anaotra').count()).toBe(0);
  for (const path of ['/', '/home', '/login/oidc/callback']) {
    const answer = await page.goto(path);
    expect([path, answer?.headers()['cache-control']]).toEqual([path, 'no-store']);
    await page.getByText('Telar del Sur SRL').waitFor();
  }
});

test('OWN-3 within 15 minutes from the first start with nothing set to an open shop with a product, all in the browser', async ({
  page,
  live,
  request,
}) => {
  await logIn(page, owner.username, owner.password);
  const walk = ownerWalk(page, live);
  await walk.set('contact', { 'Correo de contacto': 'hola@telar.example' });

  // A wrong credential is refused with the provider's own words, and what was typed stays.
  await page.goto('/admin/settings/payment');
  const token = page.getByLabel('Access token');
  await token.fill('APP_USR-equivocada');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('invalid access token').waitFor();
  expect(await token.inputValue()).toBe('APP_USR-equivocada');
  await walk.set('payment', { 'Access token': live.secrets.accessToken, 'Firma secreta': live.secrets.webhookSecret });

  await walk.setMail('hola@telar.example');
  await page.goto('/admin/opening');
  await page.getByText(/Cuenta conectada: TIENDA\d+\./).waitFor();
  await walk.tryMail('duenia@telar.example');
  expect(live.emails.map(({ subject }) => subject)).toContain('Prueba de correo de Telar del Sur');
  await walk.addDelivery('4500');
  await walk.publishPages();
  await page.goto('/admin/createproduct');
  await page.getByLabel('Género').selectOption('men');
  await page.getByText('No hay categorías de este género.').waitFor();
  await page.getByLabel('Género').selectOption('');
  await walk.addCategory();
  await walk.addProduct({ name: 'Camisa de lino', price: '18990' });
  expect(await seenByStranger(request, '/home')).toBe('Abrimos pronto');
  await walk.open();
  expect(await seenByStranger(request, '/detail/1')).toBe('Camisa de lino');
});

test('OWN-3 MEND-1 the first customer registers, logs in, buys and logs out over https', async ({ visit, live }) => {
  const { page, context } = await visit({ width: 390 });
  const shown = page.waitForResponse((one) => one.url().startsWith(`${live.url}/media/`));
  await page.goto('/home?gender=Men');
  expect((await shown).headers()['content-type']).toMatch(/^image\//);
  await page.locator('main li').locator('a[href^="/detail/"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Camisa de lino' }).waitFor();
  const username = await buyAsNewCustomer(page, live);
  const letter = () => live.emails.find(({ recipient }) => recipient === `${username}@example.com`);
  await expect.poll(() => letter()?.from?.name, { timeout: 60_000 }).toBe('Telar del Sur');
  expect(live.emails.every(({ html = '' }) => !html.includes('http://localhost'))).toBe(true);
  await page.getByRole('button', { name: 'Cuenta' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).first().click();
  await expect.poll(() => sessionCookies(context)).toEqual([]);
  expect((await page.goto('/user/orders'))?.url()).toContain('/login');
});

test('OWN-1 OWN-3 MEND-1 nothing fictitious is behind any link, and every address is on the public origin', async ({
  live,
  request,
}) => {
  const front = await readPage(request, '/');
  const ending = front.$('footer');
  for (const part of ['Telar del Sur SRL', 'CUIT 33-40404040-0', 'Alsina 120', 'hola@telar.example']) {
    expect(ending.text()).toContain(part);
  }
  const links = front.$('header a, nav a, footer a').map((_, link) => front.$(link).attr('href'));
  for (const address of ['/', '/detail/1', ...ownAddresses(links.get())]) {
    const page = await sentPage(await request.get(address));
    expectOwn(address, page);
    expect([...page.text.matchAll(/http:\/\/localhost[^"' ]*/g)]).toEqual([]);
    // Also from the cache.
    const again = await readPage(request, address, { 'x-forwarded-host': 'malo.example' });
    expect(again.text).not.toContain('malo.example');
  }
  expect(live.output()).not.toMatch(/"level":(?:5|6)0/);
});

test('OWN-1 the pages of the demonstration are not in a live shop, nor told to search engines', async ({ request }) => {
  for (const address of demoPages) {
    const { status, $ } = await readPage(request, address);
    expect([address, status, $('footer').length]).toEqual([address, 404, 1]);
  }
  const { text } = await readPage(request, '/sitemap/pages.xml');
  expect(demoPages.filter((address) => text.includes(`${address}<`))).toEqual([]);
  expect(text).toContain('/paginas/terminos-y-condiciones<');
});

test('OWN-1 OWN-5 /about and the guide of sizes are the owner’s pages, once there are such', async ({
  live,
  request,
}) => {
  const linked = async (address: string, part: string, text: string) => {
    const { $ } = await readPage(request, address);
    return $(`${part} a`)
      .filter((_, link) => $(link).text() === text)
      .attr('href');
  };
  expect(await linked('/detail/1', 'main', 'Guía de talles')).toBeUndefined();
  const calls = await ownerCalls(live);
  await publishTemplate(calls, 'Guía de talles');
  await publishTemplate(calls, 'Nosotros');
  expect(await linked('/detail/1', 'main', 'Guía de talles')).toBe('/paginas/guia-de-talles');
  expect(await linked('/', 'nav', 'Nosotros')).toBe('/paginas/nosotros');
  expect((await readPage(request, '/about')).headers['location']).toBe('/paginas/nosotros');
  for (const path of ['/paginas/guia-de-talles', '/paginas/nosotros']) {
    expect([path, (await readPage(request, path)).status]).toEqual([path, 200]);
  }
});

test('OWN-3 a shop that closes again says to its buyers who the seller is, and opens again', async ({
  page,
  visit,
  live,
  request,
}) => {
  await logIn(page, owner.username, owner.password);
  const walk = ownerWalk(page, live);
  await walk.close();
  expect(await seenByStranger(request, '/home')).toBe('Abrimos pronto');
  const buyer = await visit();
  await buyer.page.goto('/paginas/terminos-y-condiciones');
  // The company is in the page as the server writes it, and stays once the page is hydrated.
  expect(await buyer.page.evaluate('window.shopFacts.company')).toBe('Telar del Sur SRL');
  await buyer.page.locator('footer').getByText('Telar del Sur SRL').waitFor();
  await walk.open();
  expect(await seenByStranger(request, '/detail/1')).toBe('Camisa de lino');
});
