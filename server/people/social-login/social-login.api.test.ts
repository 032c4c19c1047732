import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, type User } from '#contract/people/accounts/accounts.ts';
import { socialLogin } from '#contract/people/social-login.ts';
import { logInAtProvider, startOpenIdProvider, type OpenIdProvider } from '#test/openid-provider.ts';
import { openShop, type Shop } from '#test/shop.ts';

let provider: OpenIdProvider;
let shop: Shop;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  shop = await openShop({ env: provider.settings });
});

afterAll(async () => {
  await shop.close();
  await provider.close();
});

const json = { 'content-type': 'application/json' };

/** Starts a login in a new browser. Returns where it is redirected, and its cookie. */
async function begin(): Promise<{ url: string; cookie: string }> {
  const answer = await shop.guest().send('/auth/oidc', { method: 'POST', headers: json, body: '{}' });
  const { url }: { url?: string } = await answer.json();
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=600$/);
  return { url: url ?? '', cookie: cookie.split(';')[0] ?? '' };
}

type Finished = { status: number; user: Partial<User & { token: string; code: string }>; cookies: string[] };

async function finish(query: string, cookie: string): Promise<Finished> {
  const body = JSON.stringify({ query });
  const answer = await shop.sendAs({ cookie })('/auth/oidc/callback', { method: 'POST', headers: json, body });
  return { status: answer.status, user: await answer.json(), cookies: answer.headers.getSetCookie() };
}

async function logIn(sub: string | null): Promise<Finished> {
  const { url, cookie } = await begin();
  return finish((await logInAtProvider(url, sub)).search.slice(1), cookie);
}

const people = async () => (await shop.pool.query<{ n: number }>('select count(*)::int as n from users')).rows[0]?.n;

describe('a login by another provider', () => {
  test('AUTH-4 makes an account the first time and finds it again', async () => {
    provider.people.set('1', { sub: '1', email: 'Lucía.P@example.com', email_verified: true, name: 'Lucía Paz' });
    const first = await logIn('1');
    expect(first).toMatchObject({ status: 200, user: { username: 'Lucía.P', name: 'Lucía Paz', rol: 'client' } });
    for (const cookie of [/^percha=[\w-]{43};/, /^percha-oidc=;/, /^known-browser=[\w-]{43};/]) {
      expect(first.cookies).toContainEqual(expect.stringMatching(cookie));
    }
    const send = shop.sendAs({ authorization: `Bearer ${first.user.token}` });
    const session: unknown = await (await send('/session', { method: 'GET', headers: {} })).json();
    expect(session).toMatchObject({ user: { email: 'Lucía.P@example.com' } });
    const count = await people();
    provider.people.set('1', { sub: '1', email: 'otra@example.com', email_verified: true });
    expect((await logIn('1')).user.username).toBe('Lucía.P');
    expect(await people()).toBe(count);
  });

  test('AUTH-4 a user name that is taken is replaced by another', async () => {
    await shop.customer('repetida', { email: 'primera@example.com' });
    provider.people.set('2', { sub: '2', email: 'repetida@example.com', email_verified: true });
    expect((await logIn('2')).user.username).toBe('repetida2');
  });

  test('AUTH-4 an account with the same address is linked; who had not proven it loses password and sessions', async () => {
    const victim = { name: 'Ana', email: 'ana@example.com', user_name: 'impostora', user_password: 'secreta1' };
    await shop.guest().call(accounts.register, victim);
    const waiting = await shop.guest().call(accounts.logIn, { user_name: 'impostora', user_password: 'secreta1' });
    provider.people.set('3', { sub: '3', email: 'ANA@example.com', email_verified: true });
    expect((await logIn('3')).user.username).toBe('impostora');
    const send = shop.sendAs({ authorization: `Bearer ${waiting.token}` });
    expect(await (await send('/session', { method: 'GET', headers: {} })).json()).toEqual({ user: null });
    const again = await shop.guest().refusal(accounts.logIn, { user_name: 'impostora', user_password: 'secreta1' });
    expect(again.code).toBe('wrong_credentials');
  });

  test('AUTH-4 an owner who had proven the address keeps the password', async () => {
    const owner = { name: 'Eva', email: 'eva@example.com', user_name: 'eva', user_password: 'secreta1' };
    await shop.guest().call(accounts.register, owner);
    await shop.pool.query(`update users set email_verified_at = now() where username = 'eva'`);
    provider.people.set('4', { sub: '4', email: 'eva@example.com', email_verified: true });
    expect((await logIn('4')).user.username).toBe('eva');
    await shop.guest().call(accounts.logIn, { user_name: 'eva', user_password: 'secreta1' });
  });

  test.each([
    ['an address that the provider has not verified', { email: 'eva@example.com', email_verified: false }],
    ['an address without a word about it', { email: 'nueva@example.com' }],
    ['no address', {}],
  ])('AUTH-4 %s opens no account, known or new', async (_, claims) => {
    const count = await people();
    provider.people.set('5', { sub: '5', ...claims });
    expect(await logIn('5')).toMatchObject({ status: 403, user: { code: 'identity_unverified' } });
    expect(await people()).toBe(count);
  });

  test('AUTH-4 an administrator’s account is never linked by its address', async () => {
    await shop.admin('jefa');
    provider.people.set('6', { sub: '6', email: 'jefa@example.com', email_verified: true });
    expect(await logIn('6')).toMatchObject({ status: 403, user: { code: 'identity_refused' } });
  });

  test('AUTH-4 ten windows of the same new person make one account', async () => {
    provider.people.set('7', { sub: '7', email: 'siete@example.com', email_verified: true });
    const count = (await people()) ?? 0;
    const begun = await Promise.all(Array.from({ length: 10 }, begin));
    const answers = await Promise.all(begun.map(({ url }) => logInAtProvider(url, '7')));
    const ended = await Promise.all(answers.map(({ search }, at) => finish(search.slice(1), begun[at]?.cookie ?? '')));
    expect(new Set(ended.map(({ user }) => user.username))).toEqual(new Set(['siete']));
    expect(await people()).toBe(count + 1);
  });
});

describe('an answer that was not requested', () => {
  /** Returns what the provider sends back to the browser of a person who may log in. */
  async function answered() {
    provider.people.set('8', { sub: '8', email: 'ocho@example.com', email_verified: true });
    const { url, cookie } = await begin();
    const { search } = await logInAtProvider(url, '8');
    return { query: search.slice(1), cookie };
  }

  const changed = (query: string, name: string, value: string) => {
    const parameters = new URLSearchParams(query);
    parameters.set(name, value);
    return parameters.toString();
  };

  test('AUTH-4 is rejected from another browser, a second time, late, altered, and mixed up', async () => {
    const refused = { status: 403, user: { code: 'identity_refused' } };
    const other = await begin();
    const stolen = await answered();
    expect(await finish(stolen.query, other.cookie)).toMatchObject(refused);
    expect(await finish(stolen.query, '')).toMatchObject(refused);
    expect((await finish(stolen.query, stolen.cookie)).status).toBe(200);
    expect(await finish(stolen.query, stolen.cookie)).toMatchObject(refused);

    const altered = await answered();
    expect(await finish(changed(altered.query, 'state', 'x'), altered.cookie)).toMatchObject(refused);
    expect(await finish(changed(altered.query, 'code', 'x'), altered.cookie)).toMatchObject(refused);

    const [one, two] = [await answered(), await answered()];
    const mixed = changed(one.query, 'code', new URLSearchParams(two.query).get('code') ?? '');
    expect(await finish(mixed, one.cookie)).toMatchObject(refused);

    const foreign = await answered();
    expect(await finish(changed(foreign.query, 'iss', 'https://malo.example'), foreign.cookie)).toMatchObject(refused);

    const late = await answered();
    shop.clock.advance(600_001);
    expect(await finish(late.query, late.cookie)).toMatchObject(refused);
  });

  test('AUTH-4 a login that was cancelled at the provider is refused', async () => {
    expect(await logIn(null)).toMatchObject({ status: 403, user: { code: 'identity_refused' } });
  });

  test('AUTH-4 another nonce than the one that was sent is refused', async () => {
    const { query, cookie } = await answered();
    await shop.pool.query(`update login_flows set nonce = 'another'`);
    expect((await finish(query, cookie)).status).toBe(403);
  });
});

test('AUTH-4 without settings there is no such login, and a provider that does not answer is reported', async () => {
  const plain = await openShop();
  expect((await plain.guest().refusal(socialLogin.start, {})).status).toBe(404);
  await plain.close();
  const away = await openShop({ env: { ...provider.settings, OIDC_ISSUER: 'http://127.0.0.1:9' } });
  const refusal = await away.guest().refusal(socialLogin.start, {});
  expect([refusal.code, refusal.status]).toEqual(['identity_unavailable', 503]);
  await away.close();
});
