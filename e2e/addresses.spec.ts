import { expect, inject, test } from 'vitest';
import { administrator } from './administrator.ts';
import { visit } from './visit.ts';

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${inject('shopUrl')}${path}`, { redirect: 'manual', ...init });

test.each([
  ['/HOME?gender=Women&utm_source=correo', '/home?gender=Women&utm_source=correo'],
  ['/home/', '/home'],
  ['/detail/06', '/detail/6'],
  ['/detail/6.0?opiniones=2', '/detail/6?opiniones=2'],
  ['/detail/6e0', '/detail/6'],
  ['/detail/0x6', '/detail/6'],
  ['/detail/6/', '/detail/6'],
  ['/Robots.TXT', '/robots.txt'],
  ['/ADMIN/publicidad', '/admin/Publicidad'],
])('MEND-46: %s leads to %s', async (path, address) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, address]);
  }
});

test.each([
  ['/HOME.data?gender=Women', '/home?gender=Women'],
  ['/detail/0x6.data', '/detail/6'],
  ['/detail/6/_.data', '/detail/6'],
])('MEND-46: the scripts of a page that ask for %s are led to %s', async (path, address) => {
  const data = await ask(path);
  expect([data.status, await data.text()]).toEqual([202, expect.stringContaining(address)]);
});

test('MEND-46: an unknown category, page or product is a 404 that leads back to the list', async () => {
  const visitor = await visit();
  const { page } = visitor;
  for (const path of [
    '/home?gender=Men&category=99999',
    '/home?gender=Men&page=99999',
    '/detail/999999',
    '/detail/x',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect([path, (await ask(path.replace(/\?|$/, '.data$&'))).status]).toEqual([path, 404]);
  }
  expect((await page.goto(`${inject('shopUrl')}/home?gender=Men&page=99999`))?.status()).toBe(404);
  await page.getByText(/La lista termina en la página \d+\./).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Ver la tienda' }).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === '/home?gender=Men');
  await visitor.close();
});

test('MEND-39: an unknown page of the back office is a 404 in its frame; guests are led to the login', async () => {
  const guest = await ask('/admin/nada');
  expect([guest.status, guest.headers.get('location')]).toEqual([302, '/login?volver=%2Fadmin%2Fnada']);
  const visitor = await visit();
  const { page } = visitor;
  await administrator(page).enter();
  expect((await page.goto(`${inject('shopUrl')}/admin/nada/de/nada`))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'No encontramos esta página' }).waitFor();
  await page.getByRole('link', { name: 'Volver a la administración' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await visitor.close();
});

test('MEND-45: every icon that a page or the manifest names is there', async () => {
  const html = await (await ask('/')).text();
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  const manifest: { icons: { src: string }[] } = await (await ask('/percha.webmanifest')).json();
  const paths = [...named.map(([, path = '']) => path), ...manifest.icons.map(({ src }) => src)];
  expect(paths).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png']));
  for (const path of paths) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringMatching(/^(?:image\/(?:png|svg\+xml|x-icon)|application\/manifest\+json)/),
    ]);
  }
});

test.each([
  '/',
  '/home?gender=Women',
  '/detail/6',
  '/detail/6.data',
  '/search/suggestions?search=campera',
  '/api/catalogue',
])('MEND-19: a campaign’s link to %s is the page that is kept already', async (path) => {
  const join = path.includes('?') ? '&' : '?';
  // What has a query is kept from the second time on.
  for (const _ of [1, 2]) await (await ask(path)).arrayBuffer();
  await expect.poll(async () => (await ask(path)).headers.has('x-request-id')).toBe(false);
  const plain = await ask(path);
  const long = 'x'.repeat(3000);
  for (const more of [
    'utm_source=correo&utm_campaign=primavera',
    'fbclid=abc',
    `gclid=${long}`,
    `${Math.random()}=1`,
  ]) {
    const campaign = await ask(`${path}${join}${more}`);
    // A kept answer goes out without a request of its own.
    expect([more, campaign.headers.has('x-request-id')]).toEqual([more, false]);
    expect(campaign.headers.get('etag')).toBe(plain.headers.get('etag'));
  }
});

test('MEND-19: no link of the catalogue carries on what a campaign added', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/home?utm_source=correo&gender=Women&fbclid=abc');
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => link?.includes('utm_') || link?.includes('fbclid'))).toEqual([]);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/home\?gender=Women$/);
  await page.getByRole('link', { name: 'Página 2', exact: true }).click();
  await page.waitForURL(/page=2/);
  expect(page.url()).not.toContain('utm_');
  await visitor.close();
});
