import { expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { call } from '#contract/core/protocol/call.ts';
import { categories } from '#contract/goods/categories.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { menus } from '#contract/site/menus.ts';
import { socialLogin } from '#contract/people/social-login.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { createClosedGate } from './closed-gate.service.ts';
import { callsOfPages, exactGate } from './closed-pages.ts';
import { liveEnvironment } from '#test/complete-shop.ts';
import { openedShop } from '#test/opened-shop.ts';

const { shop } = openedShop({ env: liveEnvironment, settings: 'none' });

const apiBase = '/api';
const refuse = (request: Request) => createClosedGate(shop.services)(request);

/** Returns what a page sends to the API on behalf of whoever asks for it. */
function pageOf(headers: Readonly<Record<string, string>> = {}, gate = refuse) {
  const api = callsOfPages((request, connection) => shop.api.fetch(request, connection), gate, apiBase);
  return async (path: string, init: RequestInit) =>
    api(
      new Request(`https://tienda.example${apiBase}${path}`, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers },
      }),
      { ip: '127.0.0.1' },
    );
}

const registration = { name: 'Ana', email: 'ana@otra.example', user_name: 'anaotra', user_password: 'primera1' };
const closed = { code: 'closed', status: 503 };

test('OWN-3 the pages that stay open in a closed shop reach only the calls that do: nobody registers', async () => {
  const send = pageOf();
  await expect(call(send, accounts.register, registration)).rejects.toMatchObject(closed);
  await expect(call(send, accounts.findByUsername, { username: 'anaotra' })).rejects.toMatchObject(closed);
  await expect(call(send, socialLogin.start, {})).rejects.toMatchObject(closed);
  await expect(call(send, categories.list, {})).rejects.toMatchObject(closed);
  await expect(call(send, menus.shown, {})).rejects.toMatchObject(closed);
  const { rows } = await shop.pool.query(
    'select (select count(*) from users) || $1 || (select count(*) from events) n',
    [' '],
  );
  expect(rows).toEqual([{ n: '0 0' }]);
  expect((await call(send, accounts.session, {})).user).toBeNull();
  const wrong = { user_name: 'nadie', user_password: 'primera1' };
  await expect(call(send, accounts.logIn, wrong)).rejects.toMatchObject({ code: 'wrong_credentials' });
});

test('OWN-3 the pages of an administrator reach everything of a closed shop, those of a customer do not', async () => {
  const [admin, customer] = [await shop.admin('duenia'), await shop.customer('clienta')];
  const ofAdmin = pageOf({ authorization: `Bearer ${admin.token}` });
  expect(await call(ofAdmin, categories.list, {})).toEqual([]);
  expect(await call(ofAdmin, settingsDesk.list, {})).not.toEqual([]);
  const ofCustomer = pageOf({ authorization: `Bearer ${customer.token}` });
  await expect(call(ofCustomer, categories.list, {})).rejects.toMatchObject(closed);
});

test('OWN-3 a shop that was open before shows its menu to buyers, and nothing else that is closed', async () => {
  const send = pageOf({}, () => Promise.reject(new ShopError('closed', { hasBuyers: 1 })));
  expect(await call(send, categories.list, {})).toEqual([]);
  expect(await call(send, menus.shown, {})).toHaveProperty('legal');
  await expect(call(send, accounts.register, registration)).rejects.toMatchObject(closed);
});

test('OWN-3 an address that no page has, or that is there for a closed call, is as closed as the front page', async () => {
  const pages = [
    '/login',
    '/login.data',
    '/admin',
    '/abrir/x',
    '/media/x/1.avif',
    '/healthz',
    '/login/oidc',
    '/en/login',
  ];
  const methodsOf = (path: string) => (pages.includes(path) ? ['GET'] : []);
  const gate = exactGate(refuse, { apiBase, methodsOf });
  const outcomeOf = (path: string, headers: Record<string, string> = {}) =>
    gate(new Request(`https://tienda.example${path}`, { headers })).then(
      () => 'open',
      (error: unknown) => (error instanceof ShopError ? error.code : String(error)),
    );
  for (const path of ['/login', '/login.data', '/admin', '/abrir/x', '/media/x/1.avif', '/healthz']) {
    expect([path, await outcomeOf(path)]).toEqual([path, 'open']);
  }
  const unknown = ['/admin.x', '/media', '/media.data', '/login/x', '/abrir', '/link/x', '/robots.txt/x', '/admin/x'];
  for (const path of [...unknown, '/login/oidc', '/login/oidc/callback', '/login/availability', '/login/oidc.data']) {
    expect([path, await outcomeOf(path)]).toEqual([path, 'closed']);
  }
  const { token } = await shop.admin('socia');
  expect(await outcomeOf('/admin.x', { authorization: `Bearer ${token}` })).toBe('open');
});
