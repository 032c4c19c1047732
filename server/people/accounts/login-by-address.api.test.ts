import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { users } from './accounts.tables.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop({ env: { RATE_LIMITS: 'on' } });

beforeAll(async () => {
  for (const user_name of ['ana', 'eva', 'luz', 'mallory']) {
    const somebody = {
      name: 'Alguien',
      email: `${user_name}@example.com`,
      user_name,
      user_password: `de-${user_name}`,
    };
    await here.shop.guest().call(accounts.register, somebody);
  }
});

const logIn = (user_name: string, user_password: string) =>
  here.shop.guest().call(accounts.logIn, { user_name, user_password });
const refusal = (user_name: string, user_password: string) =>
  here.shop.guest().refusal(accounts.logIn, { user_name, user_password });

test('MEND-21 the address logs in like the user name, in any case and with spaces around it', async () => {
  for (const typed of ['ana', ' ANA ', 'ana@example.com', ' Ana@Example.COM ']) {
    expect(await logIn(typed, 'de-ana')).toMatchObject({ username: 'ana' });
  }
});

test('MEND-21 an unknown address, an unknown name and a wrong password are refused in the same words', async () => {
  const refusals = [
    await refusal('nadie@example.com', 'x'),
    await refusal('nadie', 'x'),
    await refusal('eva@example.com', 'x'),
  ];
  const said = refusals.map(({ code, detail }) => `${code}: ${detail}`);
  expect(new Set(said)).toEqual(new Set(['wrong_credentials: Usuario o contraseña incorrecta!']));
});

test('MEND-21 a user name that looks like the address of somebody else does not log in to that account', async () => {
  const { errors } = await here.shop.guest().refusal(accounts.register, taken);
  expect(new Set(errors.map(({ path }) => path))).toEqual(new Set(['user_name']));
  // A row from before that rule, or one inserted by hand.
  await here.shop.db.update(users).set({ username: 'eva@example.com' }).where(eq(users.username, 'mallory'));
  expect(await logIn('eva@example.com', 'de-mallory')).toMatchObject({ email: 'mallory@example.com' });
  expect(await refusal('eva@example.com', 'de-eva')).toMatchObject({ code: 'wrong_credentials' });
  expect(await logIn('eva', 'de-eva')).toMatchObject({ email: 'eva@example.com' });
});

const taken = { name: 'Mala', email: 'm2@example.com', user_name: 'eva@example.com', user_password: 'de-mala' };

test('MEND-21 wrong passwords by name and by address count for one account', async () => {
  for (let index = 0; index < 10; index += 1) {
    await refusal(index % 2 === 0 ? 'luz' : 'luz@example.com', `x${index}`);
  }
  expect(await refusal('luz@example.com', 'de-luz')).toMatchObject({ code: 'too_many_requests' });
  expect(await refusal('luz', 'de-luz')).toMatchObject({ code: 'too_many_requests' });
});
