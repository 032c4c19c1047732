import { beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop({ env: { RATE_LIMITS: 'on' } });

beforeAll(async () => {
  for (const user_name of ['ana', 'eva', 'luz']) {
    const somebody = { name: 'Alguien', email: `${user_name}@example.com`, user_name, user_password: 'secreta1' };
    await here.shop.guest().call(accounts.register, somebody);
  }
});

/** Logs in from an IP address. */
async function logIn(user_name: string, user_password: string, ip: string): Promise<Response> {
  const address = `${here.shop.settings.publicUrl}${here.shop.settings.apiBase}/users/login`;
  const body = JSON.stringify({ user_name, user_password });
  const headers = { 'content-type': 'application/json' };
  return here.shop.api.fetch(new Request(address, { method: 'POST', headers, body }), { ip });
}

const statuses = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test('AUTH-2 after ten wrong passwords an address waits, and the owner elsewhere does not', async () => {
  for (let index = 0; index < 10; index += 1) {
    expect((await logIn(index % 2 ? 'ANA' : ' ana', `x${index}`, '10.0.0.1')).status).toBe(401);
  }
  const stopped = await logIn('ana', 'secreta1', '10.0.0.1');
  expect(stopped.status).toBe(429);
  const seconds = Number(stopped.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  expect(await stopped.json()).toMatchObject({
    detail: `Demasiados intentos. Vuelva a probar en ${seconds} segundos.`,
  });
  expect((await logIn('ana', 'secreta1', '10.0.0.2')).status).toBe(200);
  expect((await logIn('eva', 'secreta1', '10.0.0.1')).status).toBe(200);
  here.shop.clock.advance(900_000);
  expect((await logIn('ana', 'secreta1', '10.0.0.1')).status).toBe(200);
});

test('AUTH-2 fifty concurrent guesses do not get around the limit', async () => {
  const answered = await statuses(Array.from({ length: 50 }, (_, index) => logIn('luz', `x${index}`, '10.0.0.3')));
  expect(answered.filter((status) => status === 401)).toHaveLength(10);
  expect(answered.filter((status) => status === 429)).toHaveLength(40);
});

test('AUTH-2 the right password resets the count of wrong ones', async () => {
  for (let round = 0; round < 3; round += 1) {
    await statuses(Array.from({ length: 9 }, (_, index) => logIn('eva', `x${index}`, '10.0.0.4')));
    expect((await logIn('eva', 'secreta1', '10.0.0.4')).status).toBe(200);
  }
});

test('AUTH-2 one address that tries many names is stopped too', async () => {
  const answered = await statuses(Array.from({ length: 105 }, (_, index) => logIn(`nadie${index}`, 'x', '10.0.0.5')));
  expect(answered.filter((status) => status === 429)).toHaveLength(5);
});
