import { beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { markIn } from '#contract/core/shop/session-mark.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

const julia = { name: 'Julia', email: 'julia@example.com', user_name: 'julia', user_password: 'secreta1' };

beforeAll(async () => {
  await here.shop.guest().call(accounts.register, julia);
});

/** Sends a browser's request with these cookies, and returns the cookies that the answer sets. */
async function ask(path: string, method: 'GET' | 'POST', cookie: string, body?: object) {
  const address = `${here.shop.settings.publicUrl}${here.shop.settings.apiBase}${path}`;
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const request = new Request(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return (await here.shop.api.fetch(request, { ip: '10.0.0.1' })).headers.getSetCookie();
}

async function logIn() {
  const { user_name, user_password } = julia;
  return ask('/users/login', 'POST', '', { user_name, user_password });
}

const pairOf = (cookie = '') => cookie.slice(0, cookie.indexOf(';'));

test('MEND-7 each login has its own mark, which scripts may read and which gives no access', async () => {
  const [session, mark] = await logIn();
  const [, other] = await logIn();
  expect(session).toContain('HttpOnly');
  expect(mark).not.toContain('HttpOnly');
  expect(markIn(pairOf(mark))).toMatch(/^[\w-]{16}$/);
  expect(markIn(pairOf(mark))).not.toBe(markIn(pairOf(other)));
  expect(pairOf(session)).not.toContain(markIn(pairOf(mark)));
  const asked = await ask('/session', 'GET', pairOf(mark));
  expect(asked).toEqual([expect.stringContaining('sesion=;')]);
});

test('MEND-7 a session without its mark, or with the mark of another one, gets it again', async () => {
  const [session, mark] = await logIn();
  for (const cookie of [pairOf(session), `${pairOf(session)}; sesion=otra`]) {
    const [mended] = await ask('/session', 'GET', cookie);
    expect(pairOf(mended)).toBe(pairOf(mark));
  }
  expect(await ask('/session', 'GET', `${pairOf(session)}; ${pairOf(mark)}`)).toEqual([]);
});

test('MEND-7 a logout takes the mark away, and a guest without one gets no cookie', async () => {
  const [session, mark] = await logIn();
  const ended = await ask('/users/logout', 'POST', `${pairOf(session)}; ${pairOf(mark)}`);
  expect(ended.map(pairOf)).toEqual(['percha=', 'sesion=']);
  expect(await ask('/session', 'GET', '')).toEqual([]);
});
