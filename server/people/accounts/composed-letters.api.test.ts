import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { profile } from '#contract/people/profile.ts';
import { recovery } from '#contract/people/recovery.ts';
import { createActor } from '#test/actor.ts';
import { users } from './accounts.tables.ts';
import { hashCost } from './passwords.service.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

const composed = 'contraseña-árbol-9';

/** The same letters, as some keyboards and file systems write them: a letter, and its accent as a sign of its own. */
const decomposed = composed.normalize('NFD');

const register = (user_name: string, user_password: string) =>
  here.shop
    .guest()
    .call(accounts.register, { name: 'Ana', email: `${user_name}@example.com`, user_name, user_password });
const logIn = (user_name: string, user_password: string) =>
  here.shop.guest().call(accounts.logIn, { user_name, user_password });

test('a password is the same whether its accents are composed or not, at every place that asks it', async () => {
  await register('compuesta', composed);
  await register('separada', decomposed);
  for (const name of ['compuesta', 'separada']) {
    for (const password of [composed, decomposed]) {
      expect(await logIn(name, password)).toMatchObject({ username: name });
    }
  }
  await register('eva', 'secreta1');
  const { token } = await logIn('eva', 'secreta1');
  const eva = createActor('eva', here.shop.sendAs({ authorization: `Bearer ${token}` }));
  await eva.call(profile.update, { id: 'eva', currentPassword: 'secreta1', password: decomposed });
  expect(await eva.call(profile.verifyPassword, { user_password: composed })).toEqual({ isRight: true });
  const change = { user_name: 'eva', currentPassword: composed };
  expect(
    await here.shop.guest().refusal(recovery.changePassword, { ...change, user_password: decomposed }),
  ).toMatchObject({
    code: 'same_password',
  });
  await here.shop.guest().call(recovery.changePassword, { ...change, user_password: 'otra-clave-9' });
  await logIn('eva', 'otra-clave-9');
});

test('a wide letter is not the narrow one in a password', async () => {
  await register('angosta', 'clave-ab12');
  expect(
    await here.shop.guest().refusal(accounts.logIn, { user_name: 'angosta', user_password: 'clave-ａb12' }),
  ).toMatchObject({
    code: 'wrong_credentials',
  });
});

test('a password that was hashed as it was typed still logs in, and is then hashed as composed', async () => {
  await register('antigua', composed);
  const stored = async () =>
    (await here.shop.db.select().from(users).where(eq(users.username, 'antigua')))[0]?.passwordHash;
  const before = await hash(decomposed, hashCost);
  await here.shop.db.update(users).set({ passwordHash: before }).where(eq(users.username, 'antigua'));
  expect(
    await here.shop.guest().refusal(accounts.logIn, { user_name: 'antigua', user_password: composed }),
  ).toMatchObject({
    code: 'wrong_credentials',
  });
  await logIn('antigua', decomposed);
  expect(await stored()).not.toBe(before);
  await logIn('antigua', composed);
  const after = await stored();
  await logIn('antigua', decomposed);
  expect(await stored()).toBe(after);
});

test('a user name with accents is one name in both forms', async () => {
  const somebody = { name: 'José', email: 'jose@example.com', user_password: 'secreta1' };
  const { username, name } = await here.shop
    .guest()
    .call(accounts.register, { ...somebody, name: 'José'.normalize('NFD'), user_name: 'josé'.normalize('NFD') });
  expect([username, name]).toEqual(['josé', 'José']);
  for (const typed of ['josé', 'JOSÉ', 'josé'.normalize('NFD')]) {
    expect(await logIn(typed, 'secreta1')).toMatchObject({ username: 'josé' });
  }
  const again = { ...somebody, email: 'otro@example.com', user_name: 'José'.normalize('NFD') };
  expect(await here.shop.guest().refusal(accounts.register, again)).toMatchObject({ code: 'username_taken' });
});

test('a user name that looks like another one is taken, and the form says so', async () => {
  const somebody = { name: 'Ana', user_password: 'secreta1' };
  await here.shop.guest().call(accounts.register, { ...somebody, email: 'admin1@example.com', user_name: 'admin1' });
  for (const user_name of ['ａｄｍｉｎ１', 'ADMIN1', 'ａdmin1', 'ad\u200bmin1', 'ad\u00admin1', 'admin①']) {
    const again = { ...somebody, email: 'otro@example.com', user_name };
    const { code, errors } = await here.shop.guest().refusal(accounts.register, again);
    expect([code, errors.map(({ path }) => path)]).toEqual(['username_taken', ['user_name']]);
    expect(await here.shop.guest().call(accounts.findByUsername, { username: user_name })).toEqual([
      { username: 'admin1' },
    ]);
  }
  for (const [at, user_name] of ['nandu', 'ñandu', 'ÉMILE'].entries()) {
    await here.shop.guest().call(accounts.register, { ...somebody, email: `nuevo${at}@example.com`, user_name });
  }
  expect(await here.shop.guest().call(accounts.findByUsername, { username: 'émile' })).toEqual([{ username: 'ÉMILE' }]);
  const both = { ...somebody, email: 'admin1@example.com', user_name: 'ａdmin1' };
  expect((await here.shop.guest().refusal(accounts.register, both)).errors).toHaveLength(2);
});

test('twenty registrations at once of one look are one account', async () => {
  const names = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'ｖｅｒａ' : 'vera'));
  const tries = names.map((user_name, at) =>
    here.shop
      .guest()
      .call(accounts.register, { name: 'Vera', email: `vera${at}@example.com`, user_name, user_password: 'secreta1' }),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
