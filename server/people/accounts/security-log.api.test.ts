import { beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { people } from '#contract/office/people-desk.ts';
import { openedScene } from '#test/opened-shop.ts';
import { appCode, browserOf, factorScene, knownPassword } from '#test/second-factor.ts';

const lines: string[] = [];

const here = openedScene((shop) => ({ ...factorScene(shop), browser: () => browserOf(shop) }), {
  env: { RATE_LIMITS: 'on' },
  logTo: (line) => void lines.push(line),
});

beforeEach(() => {
  lines.length = 0;
});

/** Returns what the log tells of security since the test began, without times and the process. */
function told(): unknown[] {
  return lines
    .map((line): unknown => JSON.parse(line))
    .filter((line) => typeof line === 'object' && line !== null && 'security' in line);
}

const login = '/api/users/login';

test('MEND-14 the log tells logins by what they were proven, wrong passwords and codes, and logouts, by the number of the account', async () => {
  const { username, id, secret } = await here.scene.withApp('orders');
  lines.length = 0;
  const browser = here.scene.browser();
  const wrong = { user_name: username, user_password: 'no-es-la-clave' };
  expect((await browser.refusal(accounts.logIn, wrong)).code).toBe('wrong_credentials');
  expect((await browser.refusal(accounts.logIn, { ...wrong, user_name: 'nadie' })).code).toBe('wrong_credentials');
  const right = { user_name: username, user_password: knownPassword };
  expect((await browser.refusal(accounts.logIn, right)).code).toBe('second_step_needed');
  here.shop.clock.advance(30_000);
  const code = appCode(secret, here.shop.clock.now());
  const other = code === '111111' ? '222222' : '111111';
  expect((await browser.refusal(loginStep.finishByCode, { code: other })).code).toBe('wrong_code');
  await browser.call(loginStep.finishByCode, { code });
  await browser.call(accounts.logOut, {});
  expect(told()).toEqual([
    expect.objectContaining({ level: 30, security: 'wrong_credentials', method: 'POST', route: login, account: id }),
    expect.objectContaining({ security: 'wrong_credentials', route: login }),
    expect.objectContaining({ security: 'second_step_needed', route: login, account: id }),
    expect.objectContaining({ security: 'wrong_code', account: id }),
    expect.objectContaining({ security: 'login', account: id, by: 'code' }),
    expect.objectContaining({ security: 'logout', account: id }),
  ]);
  expect(told()[1]).not.toHaveProperty('account');
  const text = lines.join('\n');
  const words = [username, 'no-es-la-clave', knownPassword, code, other];
  expect(words.filter((word) => text.includes(word))).toEqual([]);
});

test('MEND-14 the log tells who may not do something, tokens that there are not, other origins and limits, and no mistake of input', async () => {
  const customer = await here.shop.customer('curiosa');
  expect((await customer.refusal(people.all, {})).code).toBe('not_allowed');
  expect((await here.shop.guest().refusal(people.all, {})).code).toBe('not_logged_in');
  expect(
    (await here.shop.guest().refusal(accounts.register, { name: '', email: '', user_name: '', user_password: '' }))
      .code,
  ).toBe('invalid');
  const program = here.shop.sendAs({ authorization: `Bearer percha_${'x'.repeat(43)}` });
  expect((await program('/users/findall', { method: 'GET', headers: {} })).status).toBe(401);
  const foreign = here.shop.sendAs({ cookie: 'percha=x', origin: 'https://malo.example' });
  expect((await foreign('/users/logout', { method: 'POST', headers: {} })).status).toBe(403);
  expect(told()).toEqual([
    expect.objectContaining({
      security: 'not_allowed',
      method: 'GET',
      route: '/api/users/findall',
      account: customer.id,
    }),
    expect.objectContaining({ security: 'not_logged_in', route: '/api/users/findall' }),
    expect.objectContaining({ security: 'bad_token' }),
    expect.objectContaining({ security: 'foreign_origin', route: '/api/users/logout' }),
  ]);
});
