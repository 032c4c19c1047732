import { describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { loginStep } from '#contract/people/accounts/login-step.ts';
import { proofCalls } from '#contract/people/accounts/proof-calls.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { openAuthenticator } from '#test/authenticator.ts';
import { openedScene, openedShop } from '#test/opened-shop.ts';
import { browserOf, factorScene, setUpApp } from '#test/second-factor.ts';

const origin = 'https://tienda.example';

const here = openedScene(
  (shop) => {
    const scene = factorScene(shop);
    return {
      ...scene,
      /** Somebody who has a passkey, logged in in a browser. */
      async withPasskey() {
        const person = await scene.somebody('manager');
        const browser = browserOf(shop);
        await scene.logIn(browser, person.username);
        const key = openAuthenticator(origin);
        const made = key.make(await browser.call(secondFactor.startPasskey, {}));
        const { recoveryCodes } = await browser.call(secondFactor.confirmPasskey, { made, name: 'Mi llave' });
        return { ...person, browser, key, recoveryCodes };
      },
      /** A browser in which somebody did the first step. */
      async begun(username: string) {
        const browser = browserOf(shop);
        await scene.halfLogIn(browser, username);
        return browser;
      },
    };
  },
  { env: { SHOP_MODE: 'live', PUBLIC_URL: origin, RATE_LIMITS: 'on' } },
);
const plain = openedShop();

describe('TEAM-2 a passkey', () => {
  test('is added with recovery codes, and finishes a login', async () => {
    const person = await here.scene.withPasskey();
    expect(person.recoveryCodes).toHaveLength(10);
    const browser = await here.scene.begun(person.username);
    expect(await browser.call(loginStep.step, {})).toEqual({ kinds: ['passkey', 'recovery'] });
    const options = await browser.call(loginStep.passkeyOptions, {});
    expect(options).toMatchObject({ rpId: 'tienda.example', allowCredentials: [{ id: person.key.id }] });
    const signed = person.key.sign(options);
    expect(await browser.call(loginStep.finishByPasskey, { signed })).toMatchObject({ username: person.username });
    expect((await browser.call(accounts.session, {})).user).toMatchObject({ rol: 'manager' });
  });

  test('of another origin or another host is refused, when it is made and when it signs', async () => {
    const person = await here.scene.withPasskey();
    const key = openAuthenticator(origin);
    const made = key.make(await person.browser.call(secondFactor.startPasskey, {}), 'https://tienda-example.com');
    expect((await person.browser.refusal(secondFactor.confirmPasskey, { made, name: 'Ajena' })).code).toBe(
      'wrong_passkey',
    );
    const asked = await person.browser.call(secondFactor.startPasskey, {});
    const elsewhere = key.make({ ...asked, rp: { ...asked.rp, id: 'tienda-example.com' } });
    const added = { made: elsewhere, name: 'Ajena' };
    expect((await person.browser.refusal(secondFactor.confirmPasskey, added)).code).toBe('wrong_passkey');
    for (const lie of [{ at: 'https://tienda-example.com' }, { host: 'tienda-example.com' }]) {
      const browser = await here.scene.begun(person.username);
      const signed = person.key.sign(await browser.call(loginStep.passkeyOptions, {}), lie);
      expect((await browser.refusal(loginStep.finishByPasskey, { signed })).code).toBe('wrong_passkey');
    }
  });

  test('signs a challenge once, its own alone, and not one of another login', async () => {
    const person = await here.scene.withPasskey();
    const [first, second] = [await here.scene.begun(person.username), await here.scene.begun(person.username)];
    const signed = person.key.sign(await first.call(loginStep.passkeyOptions, {}));
    await second.call(loginStep.passkeyOptions, {});
    expect((await second.refusal(loginStep.finishByPasskey, { signed })).code).toBe('wrong_passkey');
    expect(await first.call(loginStep.finishByPasskey, { signed })).toBeTruthy();
    const third = await here.scene.begun(person.username);
    expect((await third.refusal(loginStep.finishByPasskey, { signed })).code).toBe('wrong_passkey');
    // A wrong signature spends the challenge too.
    const options = await third.call(loginStep.passkeyOptions, {});
    const forged = { ...person.key.sign(options), response: signed.response };
    expect((await third.refusal(loginStep.finishByPasskey, { signed: forged })).code).toBe('wrong_passkey');
    expect((await third.refusal(loginStep.finishByPasskey, { signed: person.key.sign(options) })).code).toBe(
      'wrong_passkey',
    );
  });

  test('of somebody else is refused, and none is added twice', async () => {
    const [person, other] = [await here.scene.withPasskey(), await here.scene.withPasskey()];
    const browser = await here.scene.begun(person.username);
    const signed = other.key.sign(await browser.call(loginStep.passkeyOptions, {}));
    expect((await browser.refusal(loginStep.finishByPasskey, { signed })).code).toBe('wrong_passkey');
    const made = other.key.make(await person.browser.call(secondFactor.startPasskey, {}));
    expect((await person.browser.refusal(secondFactor.confirmPasskey, { made, name: 'Otra' })).code).toBe(
      'wrong_passkey',
    );
  });

  test('that was copied is noticed by its counter', async () => {
    const person = await here.scene.withPasskey();
    const browser = await here.scene.begun(person.username);
    const options = await browser.call(loginStep.passkeyOptions, {});
    await browser.call(loginStep.finishByPasskey, { signed: person.key.sign(options) });
    const thief = await here.scene.begun(person.username);
    const copied = person.key.sign(await thief.call(loginStep.passkeyOptions, {}), { counts: false });
    expect((await thief.refusal(loginStep.finishByPasskey, { signed: copied })).code).toBe('wrong_passkey');
  });

  test('proves before a call who one is, in its own session', async () => {
    const person = await here.scene.withPasskey();
    here.shop.clock.advance(11 * 60_000);
    expect((await person.browser.refusal(secondFactor.newRecoveryCodes, {})).code).toBe('step_up_needed');
    expect(await person.browser.call(proofCalls.proof, {})).toEqual({
      kinds: ['passkey', 'recovery'],
      isFresh: false,
    });
    const signed = person.key.sign(await person.browser.call(proofCalls.proofOptions, {}));
    await person.browser.call(proofCalls.provePasskey, { signed });
    expect((await person.browser.call(secondFactor.newRecoveryCodes, {})).recoveryCodes).toHaveLength(10);
    expect((await person.browser.refusal(proofCalls.provePasskey, { signed })).code).toBe('wrong_passkey');
    // A wrong signature spends the challenge, as at a login.
    const options = await person.browser.call(proofCalls.proofOptions, {});
    const forged = { ...person.key.sign(options), response: signed.response };
    for (const late of [forged, person.key.sign(options)]) {
      expect((await person.browser.refusal(proofCalls.provePasskey, { signed: late })).code).toBe('wrong_passkey');
    }
  });

  test('is tried as often as a code: of all wrong ones ten are looked at, and the right one waits too', async () => {
    const [person, other] = [await here.scene.withPasskey(), await here.scene.withPasskey()];
    const codes: string[] = [];
    for (let begun = 0; begun < 3; begun += 1) {
      const thief = await here.scene.begun(person.username);
      const signed = other.key.sign(await thief.call(loginStep.passkeyOptions, {}));
      // A login that has begun takes eight tries.
      for (let tried = 0; tried < 6; tried += 1) {
        codes.push((await thief.refusal(loginStep.finishByPasskey, { signed })).code);
      }
    }
    expect(codes.filter((code) => code === 'wrong_passkey').length).toBeLessThanOrEqual(11);
    expect(codes.at(-1)).toBe('too_many_requests');
    const late = await here.scene.begun(person.username);
    const right = person.key.sign(await late.call(loginStep.passkeyOptions, {}));
    expect((await late.refusal(loginStep.finishByPasskey, { signed: right })).code).toBe('too_many_requests');
  });
});

test('TEAM-2 where browsers know no passkeys none is offered, and codes work', async () => {
  const scene = factorScene(plain.shop);
  const person = await scene.somebody('orders');
  const browser = browserOf(plain.shop);
  await scene.logIn(browser, person.username);
  expect((await browser.refusal(secondFactor.startPasskey, {})).code).toBe('no_passkeys_here');
  await setUpApp(browser, plain.shop);
  expect(await browser.call(secondFactor.list, {})).toMatchObject({ hasPasskeys: false, factors: [{ kind: 'code' }] });
});
