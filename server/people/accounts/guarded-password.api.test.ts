import { beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { rolesOf } from '#contract/core/protocol/permissions.ts';
import { sweepRateLimits } from '#platform/http/rate-limit.ts';
import { hashOf } from './passwords.service.ts';
import { fieldsOf } from '#test/sample-input.ts';
import { openedShop } from '#test/opened-shop.ts';

const right = 'secreta1';
const many = 130;

const here = openedShop({ env: { RATE_LIMITS: 'on' } });
/** What stands in paths for their parameter: of a role of the owner's own, or else a person. */
const named = { role: 0, person: 'ana' };

beforeAll(async () => {
  for (const user_name of ['ana', 'eva', 'luz', 'sol', 'mar', 'paz']) {
    const somebody = { name: 'Alguien', email: `${user_name}@example.com`, user_name, user_password: right };
    await here.shop.guest().call(accounts.register, somebody);
  }
  const { id } = await here.shop.staff('admin', 'jefa');
  await here.shop.pool.query('update users set password_hash = $1 where id = $2', [await hashOf(right), id]);
  const role = await here.shop.ownRole('Atención', ['orders.read']);
  await here.shop.staff(role.rol, 'teo');
  named.role = role.id;
});

type Sent = { readonly ip: string; readonly headers?: Readonly<Record<string, string>> };

/** Makes a call from an IP address. */
async function send({ method, path }: Endpoint, body: object, { ip, headers = {} }: Sent): Promise<Response> {
  const filled = path.replace(/:\w+/g, String(path.startsWith('/admin/roles/') ? named.role : named.person));
  const address = `${here.shop.settings.publicUrl}${here.shop.settings.apiBase}${filled}`;
  const sent = { 'content-type': 'application/json', ...headers };
  return here.shop.api.fetch(new Request(address, { method, headers: sent, body: JSON.stringify(body) }), { ip });
}

const logIn = (user_name: string, user_password: string, sent: Sent) =>
  send(accounts.logIn, { user_name, user_password }, sent);

/** Returns the cookies of a browser after a login, without the session cookie. */
function browserOf(answer: Response): Record<string, string> {
  const [known = ''] = answer.headers.getSetCookie().filter((line) => line.startsWith('known-browser='));
  return { cookie: known.split(';')[0] ?? '' };
}

/**
 * Calls that set a password and compare none: used by administrators, also for the mail server, or with a secret link. Of the
 * first two a live shop compares the own password, in the same place as /client/update.
 */
const setsOnly = new Set(['/users/createAdmin', '/admin/users/invitations', '/setup/:token', '/admin/settings/mail']);

const takesPassword = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .filter((endpoint) =>
    [...fieldsOf(endpoint).keys()].some((name) => /password/i.test(name) && name !== 'linkPassword'),
  )
  .filter(({ path }) => !setsOnly.has(path));

test('MEND-12 the list has every call with a password', () => {
  expect(takesPassword.map(({ path }) => path).toSorted()).toEqual([
    '/admin/roles/:id',
    '/admin/roles/:id',
    '/admin/tokens',
    '/client/update',
    '/users/changePassword',
    '/users/create',
    '/users/erasure',
    '/users/login',
    '/users/proof',
    '/users/update/:id',
    '/users/verifyPassword',
  ]);
});

/** Builds a request with a wrong password for each call; everything else in it is valid. */
const guesses: Readonly<Record<string, (guess: number) => object>> = {
  '/users/login': (guess) => ({ user_name: `nadie${guess}`, user_password: `mal${guess}` }),
  '/users/changePassword': (guess) => ({
    user_name: `nadie${guess}`,
    user_password: 'nueva123',
    currentPassword: `mal${guess}`,
  }),
  '/users/create': (guess) => ({
    name: 'Alguien',
    email: `n${guess}@example.com`,
    user_name: `nueva${guess}`,
    user_password: right,
  }),
  '/users/update/:id': (guess) => ({ email: `nueva${guess}@example.com`, currentPassword: `mal${guess}` }),
  '/client/update': (guess) => ({ user_name: 'ana', rol: 'viewer', currentPassword: `mal${guess}` }),
  // More for those who have a role, and its deletion that gives them a greater one.
  '/admin/roles/:id': (guess) => ({
    name: 'Atención',
    permissions: ['orders.read', 'customers.read'],
    moveTo: 'manager',
    currentPassword: `mal${guess}`,
  }),
  '/admin/tokens': (guess) => ({ name: `n${guess}`, scopes: ['orders.read'], currentPassword: `mal${guess}` }),
  '/users/proof': (guess) => ({ password: `mal${guess}` }),
  '/users/erasure': (guess) => ({ currentPassword: `mal${guess}` }),
  '/users/verifyPassword': (guess) => ({ user_password: `mal${guess}` }),
};

test.each(takesPassword.map((endpoint, index) => [endpoint.method, endpoint.path, endpoint, index] as const))(
  'MEND-12 a hundred and thirty guesses at %s %s from one address end in 429',
  async (_method, path, endpoint, index) => {
    const ip = `198.51.100.${index}`;
    const { token }: { token?: string } = await (
      await logIn(endpoint.permission ? 'jefa' : 'ana', right, { ip: '192.0.2.99' })
    ).json();
    const isOpen = rolesOf(endpoint).includes('guest');
    const headers: Record<string, string> = isOpen ? {} : { authorization: `Bearer ${token}` };
    const answers: Response[] = [];
    for (let guess = 0; guess < many; guess += 1) {
      answers.push(await send(endpoint, guesses[path]?.(guess) ?? {}, { ip, headers }));
    }
    const statuses = answers.map(({ status }) => status);
    expect(statuses).not.toContain(422);
    expect(statuses.slice(100)).toEqual(Array(many - 100).fill(429));
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  },
  120_000,
);

test('MEND-12 strangers everywhere make an account wait longer and longer, but not its owner on a known browser', async () => {
  const home = browserOf(await logIn('eva', right, { ip: '192.0.2.1' }));
  const guess = (at: number) => logIn('eva', `mal${at}`, { ip: `203.0.113.${at}` });
  const statuses: number[] = [];
  for (let at = 0; at < 40; at += 1) statuses.push((await guess(at)).status);
  expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(-10).every((status) => status === 429)).toBe(true);
  const pauses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const wait = Number((await logIn('eva', 'mal', { ip: `198.18.0.${round}` })).headers.get('retry-after'));
    pauses.push(wait);
    here.shop.clock.advance(wait * 1000);
    expect((await logIn('eva', 'mal', { ip: `198.18.1.${round}` })).status).toBe(401);
  }
  expect(pauses.map((seconds) => Math.round(seconds / 60))).toEqual([1, 2, 4, 8, 15, 15]);
  expect((await logIn('eva', right, { ip: '198.18.2.1' })).status).toBe(429);
  expect((await logIn('eva', right, { ip: '198.18.2.2', headers: home })).status).toBe(200);
});

test('MEND-12 a known browser that guesses is stopped too, and is known for its own account only', async () => {
  const home = browserOf(await logIn('luz', right, { ip: '192.0.2.2' }));
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await logIn('luz', `mal${guess}`, { ip: `203.0.114.${guess}`, headers: home })).status).toBe(401);
  }
  expect((await logIn('luz', right, { ip: '203.0.114.99', headers: home })).status).toBe(429);
  for (let guess = 0; guess < 10; guess += 1) await logIn('sol', `mal${guess}`, { ip: '203.0.115.1', headers: home });
  expect((await logIn('sol', right, { ip: '203.0.115.1', headers: home })).status).toBe(429);
  const invented = { cookie: `known-browser=${'x'.repeat(43)}` };
  expect((await logIn('sol', right, { ip: '203.0.115.1', headers: invented })).status).toBe(429);
});

test('MEND-12 successful logins are not counted, however many', async () => {
  for (let login = 0; login < 105; login += 1) {
    expect((await logIn('mar', right, { ip: '203.0.116.1' })).status).toBe(200);
  }
}, 120_000);

test('MEND-12 two addresses of one /64 count together, and IPv4 written as IPv6 is IPv4', async () => {
  const pairs = [
    ['2001:db8:7:7::1', '2001:db8:7:7:ffff::2'],
    ['203.0.117.1', '::ffff:203.0.117.1'],
  ] as const;
  for (const [one, other] of pairs) {
    for (let guess = 0; guess < 10; guess += 1) await logIn('paz', `mal${guess}`, { ip: guess % 2 ? one : other });
    expect((await logIn('paz', right, { ip: other })).status).toBe(429);
    expect((await logIn('paz', right, { ip: '2001:db8:7:8::1' })).status).toBe(200);
  }
});

test('MEND-14 counters hold no names or addresses, and are swept', async () => {
  const kept = async () => (await here.shop.pool.query<{ key: string }>('select key from rate_limits')).rows;
  const keys = JSON.stringify(await kept());
  expect(keys).toContain('guess-account:');
  expect(keys).not.toMatch(/nadie|example|203\.0/);
  await sweepRateLimits(here.shop.db, here.shop.clock.now());
  expect((await kept()).length).toBeGreaterThan(0);
  here.shop.clock.advance(86_400_001);
  await sweepRateLimits(here.shop.db, here.shop.clock.now());
  expect(await kept()).toEqual([]);
});
