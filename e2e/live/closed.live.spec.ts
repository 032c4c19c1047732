import { expect, test } from '../fixtures/test.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import { openLiveShop, owner } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { ownerWalk } from './owner-walk.ts';

let live: LiveShop;

test.beforeAll(async () => {
  live = await openLiveShop({ bare: true });
}, 180_000);

test.afterAll(() => live.close());

/** What nobody but the owner knows before the shop opens. */
const seller = { 'Razón social': 'Telar del Sur SRL', Domicilio: 'Alsina 120', Localidad: 'Salta' };
const known = /Telar del Sur SRL|30-71234567-1|Alsina|Catálogo|gender=Women/;

const ask = (path: string, init: RequestInit = {}) => fetch(`${live.url}${path}`, { redirect: 'manual', ...init });

test('OWN-3 a closed shop shows the public its name and the login, and its administrators everything, kept nowhere', async ({
  visit,
}) => {
  const { page, close, errors } = await visit({ shopUrl: live.url });
  const walk = ownerWalk(page, live);
  await walk.begin(owner);
  await walk.set('seller', { ...seller, 'Identificación tributaria': '30-71234567-1' });

  for (const path of ['/login', '/login?vista=crear', '/login.data', '/login/recovery', '/abrir/equivocada']) {
    const text = await (await ask(path)).text();
    expect([path, known.exec(text)?.[0]]).toEqual([path, undefined]);
    expect(text).not.toContain(registrationTexts.title);
  }
  for (const path of [
    '/admin.x',
    '/media',
    '/login/oidc',
    '/login/oidc/callback',
    '/login/availability',
    '/admin/x.data',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 503]);
  }
  const registration = { user_name: 'anaotra', name: 'Ana', email: 'ana@otra.example', user_password: 'primera1' };
  const body = new URLSearchParams({ intent: 'register', ...registration, repeatPassword: registration.user_password });
  await (await ask('/login?vista=crear', { method: 'POST', body, headers: { origin: live.url } })).text();
  await page.goto('/admin/clients');
  await page.getByText(owner.username).first().waitFor();
  expect(await page.getByText('anaotra').count()).toBe(0);

  // The administrator came from the login, whose page knows nothing of the shop.
  expect(await page.evaluate('window.shopFacts.company')).toBe('Telar del Sur SRL');
  for (const path of ['/', '/home', '/login/oidc/callback']) {
    const answer = await page.goto(path);
    expect([path, answer?.headers()['cache-control']]).toEqual([path, 'no-store']);
    await page.getByText('Telar del Sur SRL').waitFor();
  }
  expect(errors.filter((trouble) => !/404|503/.test(trouble))).toEqual([]);
  await close();

  const guest = await visit({ shopUrl: live.url });
  await guest.page.goto('/login');
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await guest.page.getByRole('navigation').count()).toBe(0);
  expect(guest.errors).toEqual([]);
  await guest.close();
});
