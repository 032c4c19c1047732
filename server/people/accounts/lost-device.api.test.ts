import { describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { people } from '#contract/office/people-desk.ts';
import { linkIn } from '#test/mailbox.ts';
import { openedPost } from '#test/opened-shop.ts';
import { appCode, browserOf, factorScene, knownPassword } from '#test/second-factor.ts';
import { freeAccountByHand } from './factors-by-hand.service.ts';
import { giveDueHelp } from './lost-device.service.ts';

const post = openedPost();

const minutes = (count: number) => count * 60_000;
const scene = () => factorScene(post.shop);
const now = () => post.shop.clock.now();
const later = async () => giveDueHelp(post.shop.db, now());

/** The letters to somebody, by their subjects. */
async function lettersTo(email: string) {
  await post.deliver();
  return post.box.received.filter(({ recipient }) => recipient === email);
}

describe('TEAM-2 somebody who lost the second factor', () => {
  test('is helped by an owner a day later: the factors are gone, the sessions ended, and two letters say so', async () => {
    const person = await scene().withApp('orders');
    const owner = await post.shop.admin(`duena${person.id}`);
    await lettersTo(person.email);
    post.box.received.length = 0;
    const asked = await owner.call(people.helpFactor, { user_name: person.username });
    expect(asked).toMatchObject({ hasFactor: true, recoveryLeft: 10, helpAt: expect.any(String) });
    expect(await owner.call(people.helpFactor, { user_name: person.username })).toMatchObject({ helpAt: asked.helpAt });
    expect((await lettersTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Se va a quitar el segundo paso de su cuenta',
    ]);
    post.shop.clock.advance(minutes(24 * 60 - 1));
    await later();
    expect((await browserOf(post.shop).refusal(accounts.logIn, logsIn(person.username))).code).toBe(
      'second_step_needed',
    );
    post.shop.clock.advance(minutes(1));
    await Promise.all([later(), later()]);
    expect(await person.browser.call(accounts.session, {})).toEqual({ user: null });
    expect(await scene().logIn(browserOf(post.shop), person.username)).toMatchObject({ rol: 'orders' });
    // The recovery codes, which may be lost as well, are gone with them.
    expect(await owner.call(people.security, { user_name: person.username })).toMatchObject({
      hasFactor: false,
      recoveryLeft: 0,
    });
    expect((await lettersTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Se va a quitar el segundo paso de su cuenta',
      'Su cuenta ya no tiene segundo paso',
    ]);
  });

  test('stops it by the link of the letter, which works once', async () => {
    const person = await scene().withApp('orders');
    const owner = await post.shop.admin(`duena${person.id}`);
    await lettersTo(person.email);
    post.box.received.length = 0;
    await owner.call(people.helpFactor, { user_name: person.username });
    const [letter] = await lettersTo(person.email);
    if (!letter) throw new Error('no letter arrived');
    const link = linkIn(letter);
    expect(link.pathname).toBe('/user/security/keep');
    const token = link.searchParams.get('token') ?? '';
    const guest = post.shop.guest();
    expect(await guest.call(secondFactor.helpOfLink, { token })).toMatchObject({ username: person.username });
    expect(await guest.call(secondFactor.stopHelp, { token })).toEqual({ username: person.username });
    expect((await guest.refusal(secondFactor.stopHelp, { token })).code).toBe('link_spent');
    post.shop.clock.advance(minutes(25 * 60));
    await later();
    expect(await owner.call(people.security, { user_name: person.username })).toMatchObject({
      hasFactor: true,
      helpAt: null,
    });
  });

  test('stops it by logging in with the factor, and an owner stops it too', async () => {
    const person = await scene().withApp('orders');
    const owner = await post.shop.admin(`duena${person.id}`);
    const user_name = person.username;
    await owner.call(people.helpFactor, { user_name });
    expect(await owner.call(people.stopHelp, { user_name })).toMatchObject({ hasFactor: true, helpAt: null });
    expect((await owner.refusal(people.stopHelp, { user_name })).code).toBe('help_not_asked');
    await owner.call(people.helpFactor, { user_name });
    const browser = browserOf(post.shop);
    await scene().halfLogIn(browser, user_name);
    post.shop.clock.advance(minutes(1));
    await browser.call(loginStep.finishByCode, { code: appCode(person.secret, now()) });
    expect(await owner.call(people.security, { user_name })).toMatchObject({ hasFactor: true, helpAt: null });
  });

  test('is helped by nobody with fewer rights, nor by themselves, nor without a factor or an address', async () => {
    const person = await scene().withApp('admin');
    const manager = await post.shop.staff('manager', `encargado${person.id}`);
    const user_name = person.username;
    expect((await manager.refusal(people.helpFactor, { user_name })).code).toBe('not_allowed');
    expect((await person.browser.refusal(people.helpFactor, { user_name })).code).toBe('own_account');
    const owner = await post.shop.admin(`duena${person.id}`);
    expect((await owner.refusal(people.helpFactor, { user_name: manager.username })).code).toBe('no_factor_to_help');
    await post.shop.pool.query('update users set email = null where id = $1', [person.id]);
    expect((await owner.refusal(people.helpFactor, { user_name })).code).toBe('no_email');
    await later();
  });
});

test('TEAM-2 whoever has the server takes the factors of the only owner away by a command, and says so by letter', async () => {
  const person = await scene().withApp('admin');
  await lettersTo(person.email);
  post.box.received.length = 0;
  await freeAccountByHand(post.shop.db, person.username.toUpperCase(), now());
  expect(await person.browser.call(accounts.session, {})).toEqual({ user: null });
  expect(await scene().logIn(browserOf(post.shop), person.username)).toMatchObject({ rol: 'admin' });
  expect((await lettersTo(person.email)).map(({ subject }) => subject)).toEqual(['Su cuenta ya no tiene segundo paso']);
  await expect(freeAccountByHand(post.shop.db, 'nadie', now())).rejects.toThrow('No encontramos ese usuario.');
});

function logsIn(user_name: string) {
  return { user_name, user_password: knownPassword };
}
